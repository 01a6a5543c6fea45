"""Conditions of cards: `needs: [{upgrade: bleachers}, {at_least: {manager: 4}}]`, all of which must hold."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from lordsball.content.models import Model, own_words
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.games.lords.amounts import MEASURES, STAT_NAMES, STATS, Stat, measure

Component = Literal["field", "press_box", "bleachers", "concessions"]
COMPONENTS: tuple[Component, ...] = ("field", "press_box", "bleachers", "concessions")
"""The four parts of a stadium; the place in this list is the part's number."""
COMPONENT_NAMES = ("Field", "Press Box", "Bleachers", "Concessions")
"""The same for people."""


_Number = Annotated[int | None, Field(ge=-50, le=500, json_schema_extra={"type": "integer"})]


class Numbers(Model):
    """Numbers to compare with: one key or several, such as `{stars: 3, fans: 10}`."""

    stars: _Number = None
    regulars: _Number = None
    prospects: _Number = None
    impact_players: _Number = None
    manager: _Number = None
    front_office: _Number = None
    farm_system: _Number = None
    fans: _Number = None
    cash: _Number = None
    media: _Number = None
    tq: _Number = None
    wins: _Number = None
    vp: _Number = None
    loans: _Number = None
    highest_field: _Number = None
    highest_press_box: _Number = None
    highest_bleachers: _Number = None
    highest_concessions: _Number = None
    combined_press_box: _Number = None
    combined_bleachers: _Number = None
    combined_concessions: _Number = None
    park_income: _Number = None
    upgrades: _Number = None

    @model_validator(mode="after")
    def _compares_something(self) -> Numbers:
        if not self.pairs:
            raise own_words("found nothing to compare, expected a number for at least one of stars, regulars, …")
        return self

    @cached_property
    def pairs(self) -> tuple[tuple[Stat, int], ...]:
        """Each stat with its number, in the order of STATS."""
        return tuple((stat, number) for stat in STATS if (number := getattr(self, stat)) is not None)

    def words(self, how: str) -> str:
        """`at least 3 Stars and at least 10 Fans`, `a Manager of level 4 or more`."""
        more = "more" if how == "at least" else "less"
        return " and ".join(
            f"{measure(stat, number)} or {more}" if stat in MEASURES else f"{how} {measure(stat, number)}"
            for stat, number in self.pairs
        )


class Need(Effect):
    """One condition. A kind of condition is a subclass with one field."""


class Upgrade(Need):
    """At least one tile of that component has been built; what the mat prints does not count."""

    component: Component = Field(alias="upgrade")
    """Which component."""

    def own_words(self) -> str:
        return f"a {COMPONENT_NAMES[COMPONENTS.index(self.component)]} upgrade"


class AtLeast(Need):
    """Each of these numbers is reached."""

    numbers: Numbers = Field(alias="at_least")
    """The least of each."""

    def own_words(self) -> str:
        return self.numbers.words("at least")


class AtMost(Need):
    """None of these numbers is passed."""

    numbers: Numbers = Field(alias="at_most")
    """The most of each."""

    def own_words(self) -> str:
        return self.numbers.words("at most")


class Most(Need):
    """No other owner has more of it (ties count)."""

    stat: Stat = Field(alias="most")
    """Of what."""

    def own_words(self) -> str:
        which = "highest" if self.stat in MEASURES else "most"
        return f"the {which} {STAT_NAMES[self.stat]} of all owners (ties count)"


class Fewest(Need):
    """No other owner has less of it (ties count)."""

    stat: Stat = Field(alias="fewest")
    """Of what."""

    def own_words(self) -> str:
        which = "lowest" if self.stat in MEASURES else "fewest"
        return f"the {which} {STAT_NAMES[self.stat]} of all owners (ties count)"


class Facing(Need):
    """Whom this series is played against; compared by Team Quality before any card."""

    whom: Literal["npt", "owner", "stronger", "equal", "weaker"] = Field(alias="facing")
    """A team nobody owns, another owner's team, or a team of higher, the same or lower Team Quality."""

    def own_words(self) -> str:
        return {
            "npt": "a series against a team without an owner",
            "owner": "a series against another owner",
            "stronger": "a rival of higher Team Quality",
            "equal": "a rival of the same Team Quality",
            "weaker": "a rival of lower Team Quality",
        }[self.whom]


CLUB_NEEDS = Vocabulary(Upgrade, AtLeast, AtMost, Most, Fewest)
"""Conditions on a club alone."""
NEEDS = CLUB_NEEDS + Vocabulary(Facing)
"""All conditions; `facing` only makes sense on Regular Season cards."""


def needs_in_words(needs: tuple[Need, ...]) -> str:
    """All of them in one phrase."""
    return " and ".join(need.own_words() for need in needs)
