"""Pieces of sentences that the log, the questions and the reasons share."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.lords.card_files import RetirementToken
from lordsball.games.lords.needs import COMPONENT_NAMES
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import THING_NAMES, Players

TRACKS = {"front_office": "Front Office", "farm_system": "Farm System"}
DECK_NAMES = {"spring": "Spring Training", "season": "Regular Season", "hot_stove": "Hot Stove"}
SPACES = tuple(
    f"{row}, {side}" for row in ("Top row", "Middle row", "Bottom row") for side in ("left", "centre", "right")
)


def counted(number: int, one: str, several: str = "") -> str:
    """1 Star, 3 Stars."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def things(thing: str, amount: int) -> str:
    """2 Prospects, 1 Media token."""
    one, several = THING_NAMES[thing]  # type: ignore[index]
    return counted(amount, one, several)


def players(counts: Sequence[int]) -> str:
    """1 Star and 2 Regulars."""
    return listed([things(thing, n) for thing, n in zip(("stars", "regulars", "prospects"), counts, strict=True) if n])


def listed(words: Sequence[str]) -> str:
    """A; A and B; A, B and C."""
    return "nothing" if not words else words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th …"""
    if number % 100 in (11, 12, 13) or not 1 <= number % 10 <= 3:
        return f"{number}th"
    return f"{number}{('st', 'nd', 'rd')[number % 10 - 1]}"


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
