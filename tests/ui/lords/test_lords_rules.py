"""The rule book of Lords: a paragraph for every step of the rules, every ruling, today's numbers."""

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest

from lordsball.engine.procedure import Procedure
from lordsball.games import lords
from lordsball.ui.kit.booklet.markup import CHAPTER, FIGURE, HEADING, READING
from lordsball.ui.lords.cover.figures import figures
from lordsball.ui.lords.cover.rulebook import booklet, vp_prices
from lordsball.ui.scenes.rules import RulesScene
from tests.ui.looks import every_look
from tests.ui.lords.leagues import KEY, cards, new_match, play
from tests.ui.scenes.desks import open_desk
from tests.ui.scenes.test_words_fit import complaints, drawn_alone

RULINGS = Path(__file__).parents[3] / "docs" / "rulings.md"


@cache
def book():
    return booklet(cards())


@cache
def steps_of_the_rules():
    found = set()
    for module in pkgutil.iter_modules(lords.__path__, lords.__name__ + "."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Procedure) and thing is not Procedure:
                found |= {f"{thing.__name__}.{name}" for name in thing.STEPS}
    # Every procedure ends with a step of the engine's own; the hands' common part stands in no rulebook.
    return {step for step in found if not step.startswith("PlayCards.") and not step.endswith(".end")}


def named_steps():
    return [step for block in book().blocks for step in block.steps]


def test_every_step_of_the_rules_is_told_once():
    assert sorted(named_steps()) == sorted(steps_of_the_rules())


@pytest.mark.parametrize(("owners", "seed"), [(1, 1), (2, 2), (4, 3), (8, 4)])
def test_wherever_a_game_stands_the_book_opens_at_the_paragraph_about_it(owners, seed):
    seen = {}

    def look(match):
        where = match.position.where()
        block = book().at_step(where)
        assert block is not None, where
        assert where.split(" > ")[-1] in book().blocks[block].steps, where
        seen.setdefault(match.decision.ask, set()).add(book().blocks[block].anchor)
        return False

    play(new_match(people=0, owners=owners, seed=seed), look)
    assert seen["spring_card"] == {"spring_turn"} and seen["spring_option"] == {"spring_options"}
    assert seen["season_card"] == {"season_card"} and seen["effect"] <= {"effect"}
    assert seen["roll_series"] == {"dice"} and seen["retirement"] == {"retirements"}
    assert seen["hot_stove_card"] == {"winter_cards"} and seen["hot_stove_option"] == {"winter_options"}
    assert seen.get("buy_vp", {"buying"}) == {"buying"} and seen.get("event", {"event"}) == {"event"}
    assert seen.get("manager", {"manager"}) == {"manager"} and seen.get("executive", {"executive"}) == {"executive"}
    assert seen.get("stadium_action", {"stadium"}) == {"stadium"} and seen.get("space", {"space"}) == {"space"}
    assert seen.get("media_support", {"media"}) == {"media"}
    assert seen.get("roll_game", {"series_of_seven"}) == {"series_of_seven"}


def test_every_ruling_is_told_once():
    labels = [label for block in book().blocks if block.kind == READING for label in block.label.split(", ")]
    written = re.findall(r"^### (L\d+) ", RULINGS.read_text("utf-8"), re.MULTILINE)
    assert sorted(labels, key=lambda label: int(label[1:])) == written


def test_every_figure_exists_and_every_anchor_is_its_own():
    assert {block.text for block in book().blocks if block.kind == FIGURE} == set(figures(cards()))
    anchors = [block.anchor for block in book().blocks if block.anchor]
    assert len(set(anchors)) == len(anchors)


PRINTED = (
    "Bonus Card", "teams without owner", "Media support", "Upgrade", "Call-Up", "Trade", "Sign", "Team Quality",
    "schedule", "face down", "Records table", "pennant", "Championship Series", "Income", "Wages", "Retirements",
    "points for wins", "buying points", "Prospects", "weak teams leave", "growth", "steady", "reduction",
    "winter's news", "Manager", "Innovate", "Build", "office", "Media tokens", "Bonus card is settled", "last points",
    "Impact Players", "upgrade", "combined", "highest", "loan", "legendary rivalry", "Franchise", "Star Player Pool",
)
"""What the rulebook has a heading or a term for, in its order."""


@pytest.mark.parametrize("term", PRINTED)
def test_the_book_speaks_of_everything_the_rulebook_has_a_heading_for(term):
    assert any(term.casefold() in block.plain.casefold() for block in book().blocks), term


def test_every_heading_is_followed_by_something_to_read():
    blocks = book().blocks
    for block, following in zip(blocks, blocks[1:], strict=False):
        if block.kind == HEADING:
            assert following.kind not in (HEADING, CHAPTER), block.text
    assert blocks[-1].kind not in (HEADING, CHAPTER)


def test_the_book_tells_todays_numbers():
    rules, board = cards().rules, cards().board
    words = " ".join(block.plain for block in book().blocks)
    for number in (rules.loans.grants, rules.loans.repaid_with, board.base_income):
        assert f"${number}" in words
    assert vp_prices(cards()) == "$30 in years 1 to 3, $50 in years 4 to 7"
    assert vp_prices(cards()) in words
    assert "$10 as the mat is printed" in words
    assert "3 VP if it is last, 2 in between, 1 if it leads" in words
    assert not re.search(r"\{\w*\}", words)


def test_the_rules_open_where_the_table_stands(tmp_path):
    match = play(new_match(people=0, seed=1), lambda m: m.decision.ask == "retirement")
    desked = open_desk(tmp_path, (1280, 720))
    scene = desked.show(RulesScene(desked.desk, KEY, match.position.where()))
    assert scene.booklet.blocks[scene.page.now].anchor == "retirements"
    assert scene.booklet.blocks[scene.booklet.chapters[scene.page.chapter]].text == "Finances and Victory Points"


@every_look
def test_every_page_can_be_read(tmp_path, size, text):
    desked = open_desk(tmp_path, size=size, text_size=round(100 * text))
    scene = desked.show(RulesScene(desked.desk, KEY))
    while True:
        found = complaints(drawn_alone(desked, scene), desked.app.screen.k)
        # Cards are pictures of their own, whose words have places of their own.
        found = [what for what in found if what.startswith(("cut", "small", "pale"))]
        assert not found, "\n".join(dict.fromkeys(found))
        if not scene.page.scroll_to(scene.page.scrolled + 430):
            break
