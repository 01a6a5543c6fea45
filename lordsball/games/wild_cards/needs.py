"""Under what conditions an ability works: the words under `needs` in the team files."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from lordsball.content.models import Id
from lordsball.content.vocabulary import Effect, Vocabulary

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards


class Need(Effect):
    """One condition."""

    @abstractmethod
    def met(self, t: WildCards, seat: int, card: str) -> bool:
        """Is it so, for this card of this coach?"""


class NeedStrikes(Need):
    """Strikes on the scoreboard."""

    least: Annotated[int, Field(ge=1, le=2)] = Field(alias="strikes")
    """At least this many."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        return t.strikes >= self.least

    def own_words(self) -> str:
        return f"there are {self.least} or more Strikes" if self.least > 1 else "there is a Strike"


class NeedBalls(Need):
    """Balls on the scoreboard."""

    least: Annotated[int, Field(ge=1, le=3)] = Field(alias="balls")
    """At least this many."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        return t.balls >= self.least

    def own_words(self) -> str:
        return f"there are {self.least} or more Balls" if self.least > 1 else "there is a Ball"


class NeedOuts(Need):
    """Outs in this half."""

    least: Annotated[int, Field(ge=1, le=2)] = Field(alias="outs")
    """At least this many."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        return t.outs >= self.least

    def own_words(self) -> str:
        return f"there are {self.least} or more Outs" if self.least > 1 else "there is an Out"


class NeedRunners(Need):
    """Runners on the bases."""

    least: Annotated[int, Field(ge=1, le=3)] = Field(alias="runners")
    """At least this many."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        batting = t.coaches[t.batting]
        return bool(batting.first) + bool(batting.second) + bool(batting.third) >= self.least

    def own_words(self) -> str:
        return f"there are {self.least} or more runners on base" if self.least > 1 else "a runner is on base"


class NeedShadows(Need):
    """Cards in the Shadows."""

    least: Annotated[int, Field(ge=1, le=9)] = Field(alias="shadows")
    """At least this many."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        return len(t.shadows) >= self.least

    def own_words(self) -> str:
        return f"the Shadows hold {self.least} or more cards" if self.least > 1 else "a card is in the Shadows"


class NeedWeather(Need):
    """What lies in the Weather zone."""

    kind: Literal["any", "none", "ours", "theirs"] = Field(alias="weather")
    """Any Weather, none, one this coach played, one the other coach played."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        match self.kind:
            case "any":
                return bool(t.weather)
            case "none":
                return not t.weather
            case "ours":
                return bool(t.weather) and t.weather_owner == seat
        return bool(t.weather) and t.weather_owner != seat

    def own_words(self) -> str:
        return {
            "any": "there is any Weather", "none": "there is no Weather", "ours": "the Weather is yours",
            "theirs": "the Weather is the other coach's",
        }[self.kind]


class NeedCard(Need):
    """One certain card in the Weather zone."""

    id: Id = Field(alias="weather_is")
    """Its id."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        return t.weather == self.id

    def own_words(self) -> str:
        return "the Weather is right"


class NeedFacing(Need):
    """A tag of the Player on the other side: the Batter for who pitches, the Pitcher for who bats."""

    tag: Id = Field(alias="facing")
    """The tag."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        other = t.coaches[1 - seat]
        who = other.at_bat if seat != t.batting else other.mound
        return bool(who) and self.tag in t.cards.card[who].tags

    def own_words(self) -> str:
        return f"the Player you face is a {self.tag.replace('_', ' ')}"


class NeedTeamMate(Need):
    """A tag among the coach's other Players in play, runners included."""

    tag: Id = Field(alias="team_mate")
    """The tag."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        mine = t.coaches[seat]
        mates = (mine.mound, mine.outfield, mine.at_bat, mine.first, mine.second, mine.third)
        return any(mate and mate != card and self.tag in t.cards.card[mate].tags for mate in mates)

    def own_words(self) -> str:
        return f"you have another {self.tag.replace('_', ' ')} in play"


class NeedScore(Need):
    """How the game stands for this coach."""

    standing: Literal["behind", "tied", "ahead"] = Field(alias="score")
    """Behind, tied or ahead."""

    def met(self, t: WildCards, seat: int, card: str) -> bool:
        lead = t.runs[seat] - t.runs[1 - seat]
        return lead < 0 if self.standing == "behind" else lead > 0 if self.standing == "ahead" else not lead

    def own_words(self) -> str:
        return f"you are {self.standing}"


NEEDS = Vocabulary(
    NeedStrikes, NeedBalls, NeedOuts, NeedRunners, NeedShadows, NeedWeather, NeedCard, NeedFacing, NeedTeamMate,
    NeedScore,
)
"""Every condition an ability can have."""
