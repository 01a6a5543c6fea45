"""Positions of Lords of Baseball at one decision, for tests of its players: cards that say what a test needs, and
clubs that are set as it needs them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from lordsball.ai.lords.regular import Regular
from lordsball.engine.procedure import Procedure
from lordsball.games.lords.cards import Catalog, load_texts
from lordsball.games.lords.finances import Finances
from lordsball.games.lords.hot_stove import HotStove
from lordsball.games.lords.postseason import Postseason
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.spring import SpringTraining
from lordsball.games.lords.state import EMPTY_STACK, Lords
from tests.games.lords.plain_decks import hot_stove, season, spring, texts
from tests.games.lords.table import table

STAR_FOR_TWO = [{"stars": 1}, {"regulars": 2}]
SPRING: dict[str, dict[str, Any]] = {
    "st_00": {"upgrade": "none", "call_up": "none", "trade": STAR_FOR_TWO, "sign": {"pay": 4, "prospects": 1},
              "fans": 2},
    "st_01": {"upgrade": "none", "call_up": "none", "trade": [{"stars": 3}, {"prospects": 1}],
              "sign": {"pay": 2, "prospects": 1}, "fans": 0},
    "st_02": {"upgrade": "star", "call_up": "none", "trade": [{"stars": 3}, {"prospects": 1}],
              "sign": {"pay": 4, "prospects": 1}, "fans": 0},
    "st_03": {"upgrade": "none", "call_up": "regular", "trade": [{"stars": 3}, {"prospects": 1}],
              "sign": {"pay": 4, "prospects": 1}, "fans": 0},
}
SEASON: dict[str, tuple[list[Any], list[Any]]] = {
    "rs_01": ([{"pay": 6}, {"series_tq": 1}], [{"gain": {"cash": 4}}]),
    "rs_02": ([{"series_tq": 2}], [{"series_tq": 1}]),
    "rs_03": ([{"trade": STAR_FOR_TWO}], [{"series_tq": -6}]),
    "rs_04": ([{"series_tq": -2}, {"lose": {"fans": 2}}], [{"gain": {"fans": 1}}]),
    "rs_05": ([{"if": {"needs": [{"facing": "owner"}], "then": [{"series_tq": 5}]}}], [{"series_tq": -1}]),
    "rs_06": ([{"series_tq": 1}], [{"series_tq": -1}]),
    "rs_07": ([{"either": [{"text": "Take $9", "do": [{"gain": {"cash": 9}}]},
                           {"text": "Take $2", "do": [{"gain": {"cash": 2}}]}]}], [{"series_tq": -6}]),
    "rs_08": ([{"pay": 9}, {"series_tq": -1}], [{"lose": {"regulars": 3}}]),
}
EVENTS: dict[str, list[Any]] = {
    "hs_00": [{"each_owner": {"needs": [{"most": "wins"}], "do": [{"lose": {"stars": 2}}, {"pay": 9}]}}],
    "hs_01": [{"each_owner": {"do": [{"gain": {"fans": 1}}]}}],
}
WINTER: dict[str, Any] = {"trade": STAR_FOR_TWO, "manager": 0, "stadium": 1, "option": 1, "media": 1}


@cache
def cards() -> Catalog:
    """Plain decks with these cards in them."""
    springs = [card | SPRING.get(card["id"], {}) for card in spring()]
    seasons = season()
    for card in seasons:
        if card["id"] in SEASON:
            for side, do in zip(("primary", "secondary"), SEASON[card["id"]], strict=True):
                card[side] = {"text": card[side]["text"], "do": do}
    winters = [card | (WINTER if card["id"] in EVENTS else {}) for card in hot_stove()]
    for card in winters:
        card["event"]["do"] = EVENTS.get(card["id"], card["event"]["do"])
    return load_texts(texts(spring=springs, season=seasons, hot_stove=winters), "cards")


OUTER: dict[str, Callable[[], Procedure]] = {
    "spring": lambda: SpringTraining(at=SpringTraining.PLACES["player_actions"] + 1),
    "season": lambda: RegularSeason(at=RegularSeason.PLACES["go_on"]),
    "postseason": lambda: Postseason(at=Postseason.PLACES["leftover_cards"]),
    "finances": lambda: Finances(at=Finances.PLACES["win_track"]),
    "winter": lambda: HotStove(at=HotStove.PLACES["player_actions"] + 1),
}
"""The phase that is going on around a procedure."""


def position(owners: int = 2, year: int = 1, bonus: str = "bo_09", **club: int) -> Lords:
    """A table of these cards in that year of three."""
    t = table(owners, cards(), **club)
    t.year = year
    t.bonus = bonus
    t.bonus_left.remove(bonus)
    return t


def asked(t: Lords, phase: str, *procedures: Procedure) -> Lords:
    """The position at the first decision of the last procedure, inside the others, in that phase."""
    t.stack = [OUTER[phase](), *procedures]
    t.begin()
    assert t.decision is not None
    return t


def hold(t: Lords, deck: str, *ids: str, seat: int = 0) -> Lords:
    """Cards of a deck in a hand."""
    o = t.owners[seat]
    hand = o.hand if deck == "season" else getattr(o, deck)
    for card in ids:
        getattr(t, f"{deck}_left").remove(card)
        hand.append(card)
    return t


def nothing_to_build(t: Lords) -> Lords:
    """No tile is left for anybody."""
    for o in t.owners:
        o.stacks = [EMPTY_STACK] * 4
    return t


def chosen(t: Lords) -> str:
    """What a Regular does at the decision, by its text."""
    decision = t.decision
    assert decision is not None
    return str(Regular(1).choose(decision, lambda: t.view(decision.seat)))
