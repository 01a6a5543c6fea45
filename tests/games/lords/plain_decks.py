"""The shipped board with plain decks of our own: every rule's test knows exactly what its cards say, whatever the
shipped decks say this week. Between them the cards use every verb, every condition and every stat."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from lordsball import paths
from lordsball.games.lords.amounts import STATS
from lordsball.games.lords.cards import Catalog, load_texts

SHIPPED = paths.cards() / "lords"
BOARD = (
    "rules.yaml",
    "board.yaml",
    "park.yaml",
    "tokens.yaml",
    "franchises.yaml",
    "championship.yaml",
    "bonus.yaml",
)
TRADES = (
    [{"stars": 1}, {"regulars": 2}],
    [{"stars": 1}, {"prospects": 2}],
    [{"regulars": 1}, {"prospects": 1}],
    [{"regulars": 2}, {"prospects": 2}],
    [{"stars": 1}, {"regulars": 1, "prospects": 1}],
)
EFFECTS: tuple[list[Any], ...] = (
    [{"series_tq": 2}],
    [{"series_tq": {"per": 1, "of": "stars", "most": 3}}],
    [{"rival_tq": -1}],
    [{"extra_dice": 1}],
    [{"extra_dice": {"per": 1, "of": "stars", "every": 2}}],
    [{"extra_dice": {"per": 1, "of": "regulars", "every": 4}}, {"pay": 6}],
    [{"gain": {"fans": 1}}],
    [{"gain": {"cash": 4, "media": 1}}],
    [{"gain": {"stars": 1}}, {"pay": 9}],
    [{"gain": {"prospects": 1}}, {"lose": {"fans": 1}}],
    [{"gain": {"front_office": 1}}],
    [{"gain": {"farm_system": 1}}, {"series_tq": -1}],
    [{"lose": {"regulars": 1}}, {"series_tq": 3}],
    [{"gain": {"manager": 1}}],
    [{"rival_loses": {"fans": 1, "cash": 3}}, {"series_tq": 1}],
    [{"trade": [{"stars": 1}, {"regulars": 2}]}],
    [{"spring_card": "trade"}],
    [{"innovate": 1}],
    [{"if": {"needs": [{"upgrade": "bleachers"}], "then": [{"extra_dice": 1}], "otherwise": [{"series_tq": 1}]}}],
    [{"if": {"needs": [{"facing": "stronger"}], "then": [{"series_tq": 3}]}}],
    [{"if": {"needs": [{"facing": "owner"}], "then": [{"innovate": 1}], "otherwise": [{"gain": {"cash": 2}}]}}],
    [{"either": [{"text": "Take $4", "do": [{"gain": {"cash": 4}}]},
                 {"text": "Take a Media token", "do": [{"gain": {"media": 1}}]},
                 {"text": "Innovate", "do": [{"innovate": 1}]}]}],
    [{"roll": {"needs": 4, "then": [{"series_tq": 4}], "otherwise": [{"series_tq": -1}]}}],
    [{"gain": {"vp": 1}}, {"lose": {"prospects": 2}}],
)
EVENTS: tuple[list[Any], ...] = (
    [{"each_owner": {"needs": [{"fewest": "fans"}], "do": [{"gain": {"fans": 1}}], "otherwise": [{"pay": 2}]}}],
    [{"star_pool": 2}],
    [{"tile_price": -4}],
    [{"manager_rolls": 1}],
    [{"winter_cards": 1}],
    [{"each_owner": {"do": [{"innovate": 1}]}}],
    [{"each_owner": {"do": [{"either": [{"text": "Pay $3", "do": [{"pay": 3}]},
                                        {"text": "Lose a Fan", "do": [{"lose": {"fans": 1}}]}]}]}}],
    [{"each_owner": {"needs": [{"at_least": {"farm_system": 2}}, {"at_most": {"farm_system": 3}}],
                     "do": [{"gain": {"prospects": 1}}]}}, {"star_pool": -1}],
    [{"each_owner": {"needs": [{"most": "wins"}], "do": [{"lose": {"front_office": 1, "stars": 1}}]}}],
    [{"each_owner": {"do": [{"roll": {"needs": 5, "then": [{"gain": {"prospects": 2}}]}}]}}],
    [{"each_owner": {"do": [{"spring_card": "trade"}]}}, {"tile_price": 3}],
    [{"each_owner": {"do": [{"trade": [{"regulars": 1}, {"prospects": 2}]}]}}],
)


def lettered(n: int) -> str:
    """A number that no check takes for one that a verb should have: 28 is `BC`."""
    return "".join("ABCDEFGHIJ"[int(digit)] for digit in str(n))


def spring() -> list[dict[str, Any]]:
    """Fifty Spring Training cards."""
    return [
        {"id": f"st_{n:02}", "name": f"Spring {n}", "text": f"Spring text {lettered(n)}.",
         "upgrade": ("none", "star")[n % 2], "call_up": ("none", "regular", "star")[n % 3], "trade": TRADES[n % 5],
         "sign": {"pay": n % 4 + 1, "prospects": n % 2 + 1}, "fans": n % 3}
        for n in range(50)
    ]


def season() -> list[dict[str, Any]]:
    """Ninety-nine Regular Season cards; EFFECTS in turn, and on the other side in another order."""
    cards: list[dict[str, Any]] = []
    for n in range(1, 100):
        primary: dict[str, Any] = {"text": f"Primary {lettered(n)}.", "do": EFFECTS[n % len(EFFECTS)]}
        if n > 76:
            stat = STATS[n % len(STATS)]
            primary["needs"] = [{"at_least": {stat: 2}}, {"facing": ("npt", "owner", "stronger", "weaker")[n % 4]}]
        secondary = {"text": f"Secondary {lettered(n)}.", "do": EFFECTS[n * 7 % len(EFFECTS)]}
        cards.append(
            {"id": f"rs_{n:02}", "name": f"Season {n}", "number": n, "primary": primary, "secondary": secondary}
        )
    return cards


def hot_stove() -> list[dict[str, Any]]:
    """Sixty Hot Stove cards; EVENTS in turn."""
    return [
        {"id": f"hs_{n:02}", "name": f"Winter {n}", "text": f"Winter text {lettered(n)}.", "trade": TRADES[n % 5],
         "manager": n % 3 + 1, "stadium": n % 3 + 1, "option": n % 2 + 1, "media": n % 2 + 1,
         "event": {"name": f"Event {n}", "text": f"Event text {lettered(n)}.", "do": EVENTS[n % len(EVENTS)]}}
        for n in range(60)
    ]


def texts(**changed: Any) -> dict[str, str]:
    """The card files; `season=[…]` and the like replace a deck, `rules="…"` the text of a file."""
    found = {path: (SHIPPED / path).read_text(encoding="utf-8") for path in BOARD}
    for league in sorted((SHIPPED / "leagues").glob("*.yaml")):
        found[f"leagues/{league.name}"] = league.read_text(encoding="utf-8")
    for name, cards in (("spring", spring()), ("season", season()), ("hot_stove", hot_stove())):
        found[f"{name}.yaml"] = f"{name}:\n" + "".join(f"  - {json.dumps(card)}\n" for card in cards)
    for name, value in changed.items():
        if isinstance(value, str):
            found[f"{name}.yaml"] = value
        else:
            found[f"{name}.yaml"] = f"{name}:\n" + "".join(f"  - {json.dumps(card)}\n" for card in value)
    return found


@cache
def plain() -> Catalog:
    """The shipped board with plain decks."""
    return load_texts(texts(), "cards")


@cache
def _loaded(files: tuple[tuple[str, str], ...]) -> Catalog:
    """Many tests ask for the same cards; catalogs never change."""
    return load_texts(dict(files), "cards")


def with_season(*effects: list[Any], second: list[Any] | None = None) -> Catalog:
    """All Regular Season cards do these effects on their primary side, and on the secondary side another."""
    cards = season()
    for n, card in enumerate(cards):
        card["primary"] = {"text": f"Primary {lettered(n)}.", "do": effects[n % len(effects)]}
        card["secondary"] = {"text": f"Secondary {lettered(n)}.", "do": second or [{"gain": {"cash": 1}}]}
    return _loaded(tuple(texts(season=cards).items()))


def with_event(effects: list[Any]) -> Catalog:
    """All Hot Stove cards have this event."""
    cards = hot_stove()
    for card in cards:
        card["event"]["do"] = effects
    return _loaded(tuple(texts(hot_stove=cards).items()))


def with_rules(old: str, new: str) -> Catalog:
    """The plain cards with a line of rules.yaml changed."""
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8")
    assert old in rules
    return _loaded(tuple(texts(rules=rules.replace(old, new)).items()))
