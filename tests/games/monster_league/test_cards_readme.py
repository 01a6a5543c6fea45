"""What cards/README.md shows to designers is true: each snippet loads, each message is printed like that."""

import re

from lordsball import paths
from lordsball.games.monster_league.cards import Catalog, load_texts
from lordsball.games.monster_league.needs import NEEDS
from lordsball.games.monster_league.verbs import VERBS
from tests.games.monster_league.card_texts import GRAVEYARD, edited, messages, texts

README = (paths.cards() / "README.md").read_text(encoding="utf-8")
SNIPPETS = dict(re.findall(r"<!-- (.+?) -->\n```yaml\n(.+?)```", README, re.DOTALL))


def with_snippet(path: str, **more: str) -> Catalog:
    return load_texts({**texts(), path: SNIPPETS[f"as {path}"], **more})


def test_every_snippet_is_tried_here() -> None:
    assert README.count("```yaml") == len(SNIPPETS) == 4


def test_the_odds() -> None:
    old = "odds: {out: 40, single: 15, double: 15, triple: 5, home_run: 25}\n"
    catalog = load_texts(edited(GRAVEYARD, old, SNIPPETS["in teams/graveyard_shift.yaml, batters, jack_o_slugger"]))
    assert catalog.team("graveyard_shift").batters[0].odds == (40, 10, 15, 5, 30)


def test_the_rules() -> None:
    rules = with_snippet("rules.yaml").rules
    assert (rules.innings, rules.tokens, rules.house_rules.ties_stand) == (5, 3, True)
    assert rules.house_rules.tokenless_pitcher_may_stay


def test_the_team() -> None:
    catalog = with_snippet("teams/bog_standards.yaml")
    assert catalog.warnings == ()
    assert [batter.short for batter in catalog.team("bog_standards").batters] == ["Muddy", "Fern", "Toad", "No"]


def test_the_abilities() -> None:
    team = (
        SNIPPETS["as teams/bog_standards.yaml"]
        .replace("double_trouble", "knee_deep")
        .replace("heads_youre_out", "fog_bank")
        .replace("portrait: muddy,", "portrait: muddy, ability: tiptoe,")
    )
    catalog = with_snippet("abilities/swamp_magic.yaml", **{"teams/bog_standards.yaml": team})
    assert catalog.warnings == ()
    assert [p.ability.own_words for p in catalog.team("bog_standards").pitchers] == [
        "The result gets 1 step worse.",
        "Flip a coin. Heads: The batter tries again and the worse result counts. Tails: The result becomes a Single.",
    ]


def test_every_verb_is_explained() -> None:
    verbs, needs = README.split("Any ability can have conditions")
    for part, vocabulary in ((verbs, VERBS), (needs, NEEDS)):
        assert re.findall(r"^\| `(\w+):", part, re.MULTILINE) == list(vocabulary.verbs)


def test_the_messages_are_those_of_the_program() -> None:
    broken = edited(GRAVEYARD, "single: 15", "sinlge: 15")
    broken[GRAVEYARD] = (
        broken[GRAVEYARD].replace("single: 10", "single: 15").replace("double_trouble", "double_trubble")
    )
    assert "\n".join(messages(broken)) + "\n" in README
