"""Pieces of sentences that the log, the questions and the reasons share."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.lords.card_files import RetirementToken
from lordsball.games.lords.needs import COMPONENT_NAMES
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import THING_NAMES, Players
from lordsball.games.phrasing import counted, listed

TRACKS = {"front_office": "Front Office", "farm_system": "Farm System"}
DECK_NAMES = {"spring": "Spring Training", "season": "Regular Season", "hot_stove": "Hot Stove"}
SPACES = tuple(
    f"{row}, {side}" for row in ("Top row", "Middle row", "Bottom row") for side in ("left", "center", "right")
)


def things(thing: str, amount: int) -> str:
    """2 Prospects, 1 Media token."""
    one, several = THING_NAMES[thing]  # type: ignore[index]
    return counted(amount, one, several)


def players(counts: Sequence[int]) -> str:
    """1 Star and 2 Regulars."""
    return listed([things(thing, n) for thing, n in zip(("stars", "regulars", "prospects"), counts, strict=True) if n])


def rival_name(name: str) -> str:
    """A Championship Series opponent in the middle of a sentence: the Boardwalk Barkers."""
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def club(t: Lords, seat: int) -> str:
    """The short name of an owner's team."""
    return t.team_of(seat).short


def tile_name(t: Lords, component: int, level: int) -> str:
    """Bleachers 3, Painted Planks."""
    return f"{COMPONENT_NAMES[component]} {level}, {t.cards.stacks[component][level - 1].name}"


def sides(trade: Sequence[Players], given: int) -> str:
    """Trade 1 Star for 2 Regulars."""
    return f"Trade {players(trade[given].counts)} for {players(trade[1 - given].counts)}"


def loss(token: RetirementToken, number: int) -> str:
    """What a Retirement token takes, as many as `number`: `2 Regulars`, `the Manager`, `nothing`."""
    if not number:
        return "nothing"
    return "the Manager" if token.loses == "manager" else things(token.loses.replace("star", "stars"), number)


def on_loan(loans: int, costs_vp: int) -> str:
    """What an action costs beyond the cash, to be put behind its words."""
    return f" (takes {counted(loans, 'loan')}, -{loans * costs_vp} VP)" if loans else ""
