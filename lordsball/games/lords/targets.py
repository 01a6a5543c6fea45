"""What a lone owner plays for: a bronze, a silver or a gold season (ruling L49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, own_words

if TYPE_CHECKING:
    from lordsball.games.lords.state import Lords

GRADES = ("bronze", "silver", "gold")
MEANINGS = {
    "bronze": "More than a beginner's usual season.",
    "silver": "Half of all good owners reach it.",
    "gold": "One in ten of the best does.",
}
"""What each grade means (`build_scripts/solo_targets.py`)."""

_Points = Annotated[int, Field(ge=-50, le=500)]


class Target(Model):
    """What one owner has to reach in a league in so many years."""

    league: Id
    """The id of a league; of one that is not in these cards it has no meaning."""
    years: Annotated[int, Field(ge=1, le=7)]
    """The length of the game."""
    bronze: _Points
    """Victory Points at the end with which the owner wins at all."""
    silver: _Points
    """With which the season is a silver one."""
    gold: _Points
    """With which it is a golden one."""
    games: Annotated[int, Field(ge=0)] = 0
    """How many games of each level the three come from."""

    @model_validator(mode="after")
    def _rising(self) -> Target:
        if not self.bronze < self.silver < self.gold:
            found = f"found bronze {self.bronze}, silver {self.silver}, gold {self.gold}"
            raise own_words(f"{found}, expected each to be more than the one before")
        return self


class TargetsFile(Model):
    """The targets of a lone owner (`targets.yaml`), by league and years."""

    targets: Annotated[tuple[Target, ...], Field(min_length=1, max_length=200, title="targets")]
    """One entry for each league and length; a game without one is won as the rulebook says."""


TARGETS = Kind("targets", ("targets.yaml",), TargetsFile)


def target(t: Lords) -> Target | None:
    """What the lone owner of this table plays for; None with several owners and where no target is set."""
    if len(t.owners) != 1:
        return None
    return t.cards.targets.get((t.league, t.last_year))


def solo_won(t: Lords) -> bool:
    """Whether the lone owner has won: not ruled out, and with a bronze season where a target is set (ruling L49)."""
    found, owner = target(t), t.owners[0]
    return not owner.cannot_win and (found is None or owner.vp >= found.bronze)


def grade(t: Lords) -> str:
    """The grade that the lone owner has reached so far, one of `GRADES`; empty below bronze or ruled out (L4)."""
    found, owner = target(t), t.owners[0]
    if found is None or owner.cannot_win:
        return ""
    return next((name for name in reversed(GRADES) if owner.vp >= getattr(found, name)), "")


def next_grade(t: Lords) -> tuple[str, int] | None:
    """The grade that comes next and the points it takes; the last one once it is reached."""
    found = target(t)
    if found is None:
        return None
    name = next((name for name in GRADES if t.owners[0].vp < getattr(found, name)), GRADES[-1])
    return name, getattr(found, name)
