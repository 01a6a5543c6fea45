"""The rule book: complete, in step with rules and cards, opened where the game stands, searchable."""

import re

import pytest

from lordsball import games, paths
from lordsball.engine.procedure import Procedure
from lordsball.games.monster_league import rules as chapters
from lordsball.match.match import Match
from lordsball.ui.kit.booklet.markup import CHAPTER, FIGURE, HEADING, READING, parse
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.shelf import cover_for
from tests.ui.scenes.desks import KEY, PEOPLE, open_desk, own_cards, played

COVER = cover_for(KEY)


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def booklet(table):
    return COVER.booklet(table.desk.cards(KEY))


def steps_of_the_rules():
    found = set()
    for thing in vars(chapters).values():
        if isinstance(thing, type) and issubclass(thing, Procedure) and thing is not Procedure:
            found |= {f"{thing.__name__}.{name}" for name in thing.STEPS}
    return found


def test_every_step_the_book_names_is_one_of_the_rules(table):
    named = {step for block in booklet(table).blocks for step in block.steps}
    assert named <= steps_of_the_rules()


def test_wherever_a_game_stands_there_is_a_paragraph_about_it(table):
    """Every question of many games, and what it is about."""
    book, seen = booklet(table), {}
    game, cards = games.game(KEY), table.desk.cards(KEY)
    for seed in range(60):
        match = Match(game, cards, game.default_options(cards), PEOPLE, seed)
        while match.decision is not None:
            block = book.at_step(match.position.where())
            assert block is not None, match.position.where()
            seen.setdefault(match.decision.ask, set()).add(book.blocks[block].anchor)
            match.act(match.decision.options[(seed + match.history.now) % len(match.decision.options)])
    assert seen == {
        "coin_toss": {"coin"}, "choose_side": {"coin"}, "starting_pitcher": {"starter"}, "pitching_change": {"change"},
        "at_bat": {"spin"}, "ability": {"ability"}, "second_spin": {"exhausted"},
    }


def test_every_ruling_is_told_once(table):
    labels = [label for block in booklet(table).blocks if block.kind == READING for label in block.label.split(", ")]
    written = [f"M{number}" for number in (*range(1, 18), *range(26, 30))]
    assert sorted(labels, key=lambda label: int(label[1:])) == written


def test_every_figure_exists_and_every_anchor_is_its_own(table):
    book = booklet(table)
    figures = COVER.figures(table.desk.cards(KEY))
    assert {block.text for block in book.blocks if block.kind == FIGURE} == set(figures)
    anchors = [block.anchor for block in book.blocks if block.anchor]
    assert len(set(anchors)) == len(anchors)


def test_no_sentence_is_copied_from_a_rulebook_phrase_list(table):
    """Names and numbers carry over; six words in a row of the printed text do not."""
    words = " ".join(block.plain for block in booklet(table).blocks).casefold()
    printed = (
        "score more runs after 3 innings", "line up your 4 batter cards", "the first card is the next batter",
        "fielding positions organize the table", "low rolls are worse", "after seeing the result, defense may spend",
        "only the pitcher in the game can", "a pitcher who leaves or runs out", "must accept the second result",
        "after both teams bat, the inning is complete", "the game ends early if the home team",
    )
    assert not [phrase for phrase in printed if phrase in words]


def test_numbers_and_house_rules_come_from_the_cards(data_dir, tmp_path):
    own = own_cards(
        tmp_path / "cards", ("innings: 3", "innings: 5"), ("tokens: 2", "tokens: 1"), ("outs: 3", "outs: 4"),
        ("tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"),
        ("ties_stand: false", "ties_stand: true"),
    )
    desked = open_desk(data_dir, own=own)
    words = " ".join(block.plain for block in booklet(desked).blocks)
    for phrase in ("five innings", "one token for", "four outs", "may go on pitching", "it stays a tie"):
        assert phrase in words, phrase
    assert "whole innings are added" not in words and "three innings" not in words


def test_the_book_opens_at_the_present_step_and_says_so(table):
    scene = table.show(RulesScene(table.desk, KEY, "PlayGame.finish > HalfInning.three_outs > AtBat.pitcher_ability"))
    block = scene.booklet.blocks[scene.page.now]
    assert block.kind == HEADING and block.anchor == "ability"
    top = scene.page._tops[scene.page.now] - scene.page.scrolled
    assert 0 <= top < 60


def test_it_opens_at_its_beginning_where_no_game_is_played(table):
    scene = table.show(RulesScene(table.desk, KEY))
    assert scene.page.now is None and scene.page.scrolled == 0 and scene.page.chapter == 0


def test_f1_opens_it_from_the_first_screen_and_escape_closes_it(table):
    table.hands.key("f1")
    assert isinstance(table.top, RulesScene)
    table.hands.key("escape")
    assert isinstance(table.top, TitleScene)


def test_chapters_turn_the_page(table):
    scene = table.show(RulesScene(table.desk, KEY))
    for number, block in enumerate(scene.booklet.chapters):
        table.press(scene.booklet.blocks[block].text)
        table.hands.wait(0.1)
        assert scene.page.chapter == number


def test_the_keyboard_scrolls_without_a_click(table):
    scene = table.show(RulesScene(table.desk, KEY))
    places = [scene.page.scrolled]
    for key in ("pagedown", "down", "space"):
        table.hands.key(key)
        places.append(scene.page.scrolled)
    assert places == sorted(set(places))
    table.hands.key("end")
    assert scene.page.scrolled == scene.page.furthest
    table.hands.key("home")
    assert scene.page.scrolled == 0


def test_a_search_goes_from_place_to_place(table):
    scene = table.show(RulesScene(table.desk, KEY))
    table.hands.key("ctrl+f")
    table.hands.type("second spin")
    assert len(scene.hits) >= 3
    first = scene.page.hit
    assert all("second" in scene.booklet.blocks[hit].plain.casefold() for hit in scene.hits)
    table.hands.key("enter")
    assert scene.page.hit == scene.hits[1] != first
    table.hands.wait(0.1)
    assert scene.page._tops[scene.page.hit] - scene.page.scrolled < scene.page.rect.h
    table.hands.key("escape")
    assert table.top is scene and scene.hits == [] and scene.field.text == ""


def test_a_search_without_a_find_says_so_and_stays_harmless(table):
    scene = table.show(RulesScene(table.desk, KEY))
    table.hands.key("ctrl+f")
    table.hands.type("zeppelin")
    table.hands.key("enter")
    assert scene.hits == [] and table.top is scene


def test_what_is_read_stays_in_sight_when_letters_grow(table):
    scene = table.show(RulesScene(table.desk, KEY))
    scene.page.open_at(next(n for n, block in enumerate(scene.booklet.blocks) if block.anchor == "tired"))
    table.hands.wait(0.1)
    before = scene.page.chapter
    table.app.change(text_size=150)
    table.hands.wait(0.2)
    assert scene.page.chapter == before


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("words before a chapter", "no chapter"),
        ("# No anchor", "line 1"),
        ("# A {a}\n\n[figure results]", "line 3"),
        ("# A {a}\n\n> how it is read", "line 3"),
    ],
)
def test_a_mistake_in_the_text_is_named_with_its_line(source, message):
    with pytest.raises(ValueError, match=message):
        parse(source, {})


def test_the_text_file_uses_no_line_longer_than_the_house_allows():
    text = (paths.assets() / "rules" / "monster_league.md").read_text("utf-8")
    assert all(len(line) <= 124 for line in text.splitlines())
    assert not re.search(r"\bTODO\b", text)


def test_pages_are_drawn_without_measuring_twice(table):
    scene = table.show(RulesScene(table.desk, KEY, played(table.desk, 4, 40).position.where()))
    tops = scene.page._tops
    table.hands.key("down")
    assert scene.page._tops is tops


@pytest.mark.parametrize("book", sorted((paths.assets() / "rules").glob("*.md")), ids=lambda book: book.stem)
def test_no_word_stands_twice_in_a_row_where_a_sentence_was_cut(book):
    words = re.sub(r"\{.*\}|\d+", "", book.read_text("utf-8"))
    assert re.findall(r"\b(\w+)(?: +|\n *)\1\b", words, re.IGNORECASE) == []


def test_words_of_the_rules_lead_to_their_heading_and_back(table):
    """By mouse and by keys."""
    scene = table.show(RulesScene(table.desk, KEY, "AtBat.pitcher_ability"))
    table.app.draw()
    assert len(scene.page.links) > 2
    link, began = scene.page.links[0], scene.page.scrolled
    table.hands.click(link.box.cx, link.box.cy)
    table.app.draw()
    assert scene.page._tops[link.target] - scene.page.scrolled == 24
    table.hands.key("backspace")
    assert scene.page.scrolled == began and "Back" not in table.labels()
    table.app.draw()
    table.hands.key("right", "right", "left", "enter")
    table.app.draw()
    assert scene.page._tops[link.target] - scene.page.scrolled == 24


@pytest.mark.parametrize("key", games.SHELF)
def test_every_word_that_leads_on_is_about_its_heading_and_never_leads_to_where_it_stands(table, key):
    scene = table.show(RulesScene(table.desk, key))
    page, seen = scene.page, set()
    for top in range(0, round(page._tops[page.booklet.rules_end - 1]), 500):
        page.scroll_to(top)
        table.app.draw()
        for link in page.links:
            assert page.booklet.blocks[link.target].kind in (CHAPTER, HEADING)
            seen.add(link.target)
        assert all(view.box.y >= page.rect.y and view.box.bottom <= page.rect.bottom for view in page.links)
    assert len(seen) > 8


def test_no_number_of_a_ruling_is_shown_to_who_reads(table):
    scene = table.show(RulesScene(table.desk, KEY))
    table.app.art.drawn_text = []
    for top in range(0, round(scene.page.furthest), 500):
        scene.page.scroll_to(top)
        table.app.draw()
    words = " ".join(one.shown for one in table.app.art.drawn_text)
    assert "Our ruling." in words and not re.search(r"\bM\d+\b", words)
