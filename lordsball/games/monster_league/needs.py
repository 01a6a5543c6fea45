"""Under what conditions an ability can be used: the words under `needs` in `abilities.yaml`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from lordsball.content.problems import listed
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.games.monster_league.verbs import RESULT_NAMES, RESULTS, ResultName

FULL, SCORING_POSITION = 0b111, 0b110


class Situation(NamedTuple):
    """All of a game that conditions look at, seen by the team whose ability it is."""

    bases: int
    """1 for a runner on first, 2 on second, 4 on third, added up."""
    outs: int
    last_out: bool
    """Would an Out end the turn?"""
    last_inning: bool
    """The last inning of the rules, or an extra one."""
    lead: int
    """Runs ahead; negative where the team is behind."""
    result: int = -1
    """What the at-bat stands at, OUT to HOME_RUN; -1 before the spin."""


class Need(Effect):
    """One condition."""

    @abstractmethod
    def met(self, now: Situation) -> bool:
        """Is it so?"""


class NeedRunners(Need):
    """Runners on the bases."""

    where: Literal["none", "any", "scoring_position", "full"] = Field(alias="runners")
    """None, any at all, one on second or third, one on each base."""

    def met(self, now: Situation) -> bool:
        match self.where:
            case "none":
                return not now.bases
            case "any":
                return now.bases > 0
            case "scoring_position":
                return now.bases & SCORING_POSITION > 0
        return now.bases == FULL

    def own_words(self) -> str:
        return {
            "none": "the bases are empty",
            "any": "a runner is on base",
            "scoring_position": "a runner is on second or third",
            "full": "the bases are full",
        }[self.where]


class NeedOuts(Need):
    """Outs in this turn at bat."""

    these: Annotated[tuple[Annotated[int, Field(ge=0, le=8)], ...], Field(min_length=1, max_length=9)] = Field(
        alias="outs"
    )
    """One of these numbers."""

    def met(self, now: Situation) -> bool:
        return now.outs in self.these

    def own_words(self) -> str:
        one = self.these == (1,)
        return f"there {'is' if one else 'are'} {listed(map(str, self.these))} out{'' if one else 's'}"


class NeedInning(Need):
    """How late it is."""

    when: Literal["early", "last"] = Field(alias="inning")
    """`last`: the last inning, or an extra one; `early`: any inning before."""

    def met(self, now: Situation) -> bool:
        return now.last_inning == (self.when == "last")

    def own_words(self) -> str:
        return "it is the last inning or an extra one" if self.when == "last" else "it is not the last inning yet"


class NeedScore(Need):
    """How the game stands for the team."""

    standing: Literal["behind", "tied", "ahead"] = Field(alias="score")
    """Behind, tied or ahead."""

    def met(self, now: Situation) -> bool:
        return self.standing == ("behind" if now.lead < 0 else "ahead" if now.lead else "tied")

    def own_words(self) -> str:
        return f"your team is {self.standing}"


class NeedResult(Need):
    """What the at-bat stands at. Before the spin there is nothing to need."""

    these: Annotated[tuple[ResultName, ...], Field(min_length=1, max_length=4)] = Field(alias="result")
    """One of these results."""

    def met(self, now: Situation) -> bool:
        return now.result >= 0 and RESULTS[now.result] in self.these

    def own_words(self) -> str:
        return f"the result is {listed([RESULT_NAMES[RESULTS.index(name)] for name in self.these])}"


NEEDS = Vocabulary(NeedRunners, NeedOuts, NeedInning, NeedScore, NeedResult)
"""Every condition an ability can have."""
