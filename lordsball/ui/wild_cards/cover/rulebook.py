"""The rule book of Wild Cards: its text from the assets, its numbers from the cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lordsball import paths
from lordsball.games.phrasing import spelled
from lordsball.games.wild_cards.cards import Catalog
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import kind_of
from lordsball.ui.kit.booklet.every_card import with_cards
from lordsball.ui.kit.booklet.markup import Booklet, parse

FILE = "wild_cards.md"
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def booklet(cards: Catalog) -> Booklet:
    """The booklet as today's cards have it."""
    source = (paths.assets() / "rules" / FILE).read_text("utf-8")
    rules = cards.rules
    starts = sorted({team.card.vibes for team in cards.teams})
    values = {
        "outs": spelled(rules.outs, "Out"),
        "last_out": ORDINALS[rules.outs],
        "strikes": ORDINALS[rules.strikes],
        "balls": ORDINALS[rules.balls],
        "hand": rules.hand,
        "keep": vibes(rules.keep_cost),
        "trash": vibes(rules.trash_cost),
        "team_vibes": vibes(starts[0]) if len(starts) == 1 else "as many as it prints",
    }
    return with_cards(parse(source, values), _decks(cards.contents["teams"]))


def _decks(teams: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each team's cards, with what their frames say they are."""
    for team in teams:
        own = {key: team[key] for key in ("name", "motto", "abilities")}
        specials = [{**card, "kind": kind_of(card["weather"], card["quick"])} for card in team["specials"]]
        players = [{**card, "kind": "Player"} for card in team["players"]]
        yield team["name"], [{**own, "kind": "Team card"}, *players, *specials]
