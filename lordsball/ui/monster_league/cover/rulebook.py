"""The rule book of Monster League: its text from the assets, its numbers and pictures from the cards."""

from __future__ import annotations

from lordsball import paths
from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.state import BATTERS, PITCHERS
from lordsball.games.phrasing import NUMBERS, spelled
from lordsball.ui.kit.booklet.every_card import with_cards
from lordsball.ui.kit.booklet.markup import Booklet, parse

FILE = "monster_league.md"


def booklet(cards: Catalog) -> Booklet:
    """The booklet as today's cards have it."""
    source = (paths.assets() / "rules" / FILE).read_text("utf-8")
    rules = cards.rules
    values = {
        "batters": NUMBERS[BATTERS],
        "pitchers": NUMBERS[PITCHERS],
        "innings": spelled(rules.innings, "inning"),
        "outs": spelled(rules.outs, "out"),
        "tokens": spelled(rules.tokens, "token"),
    }
    book = parse(source, values, {name for name, on in rules.house_rules if on})
    contents = cards.contents
    teams = [(team["name"], [*team["batters"], *team["pitchers"]]) for team in contents["teams"]]
    return with_cards(book, [("Abilities", contents["abilities"]), *teams])
