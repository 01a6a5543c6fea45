"""The cover of Wild Cards: its rule book in step with the rules, its numbers and moments in step with the game."""

import importlib
import pkgutil
import random
from types import SimpleNamespace

import pytest

from lordsball import games, paths
from lordsball.engine.procedure import Procedure
from lordsball.games import wild_cards
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.ui.kit.booklet.markup import FIGURE, READING
from lordsball.ui.wild_cards.cover.highlights import CAUGHT, HIT, STRUCK, WALK, ending, numbers, plays
from lordsball.ui.wild_cards.cover.preview import preview
from lordsball.ui.wild_cards.cover.rulebook import booklet

GAME = games.game("wild_cards")
PEOPLE = [Seat("Ann", "human"), Seat("Bo", "human")]


@pytest.fixture(scope="module")
def cards():
    return GAME.load_cards([paths.cards()])


@pytest.fixture(scope="module")
def finished(cards):
    """Twenty games to their end, chosen by dice."""
    return [play_out(cards, seed) for seed in range(20)]


def play_out(cards, seed, look=lambda match: None):
    match = Match(GAME, cards, GAME.default_options(cards), PEOPLE, seed)
    dice = random.Random(seed)
    while match.decision is not None:
        look(match)
        match.act(dice.choice(match.decision.options))
    return match


def steps_of_the_rules():
    found = set()
    for module in pkgutil.iter_modules(wild_cards.__path__, wild_cards.__name__ + "."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Procedure) and thing is not Procedure:
                found |= {f"{thing.__name__}.{name}" for name in thing.STEPS}
    return found


def test_every_step_the_book_names_is_one_of_the_rules(cards):
    named = {step for block in booklet(cards).blocks for step in block.steps}
    assert named <= steps_of_the_rules()


def test_wherever_a_game_stands_there_is_a_paragraph_about_it(cards):
    book, seen = booklet(cards), {}

    def look(match):
        block = book.at_step(match.position.where())
        assert block is not None, match.position.where()
        seen.setdefault(match.decision.ask, set()).add(book.blocks[block].anchor)

    for seed in range(12):
        play_out(cards, seed, look)
    assert seen["place"] == {"placing"}
    assert seen["pitch"] == {"play_ball"}
    assert seen["swing"] == {"swing"}
    assert seen["run_or_ball"] == {"hit"}
    assert seen["catch_or_run"] == {"catch"}
    assert seen["run"] == {"running"}
    assert seen["keep"] == seen["trash"] == {"clean_up"}
    assert seen["discard"] == {"draw"}
    assert seen["change_sides"] == {"changing"}


def test_every_ruling_is_told_once(cards):
    labels = [label for block in booklet(cards).blocks if block.kind == READING for label in block.label.split(", ")]
    assert sorted(labels, key=lambda label: int(label[1:])) == [f"W{number}" for number in range(1, 31)]


def test_every_figure_exists_and_every_anchor_is_its_own(cards):
    from lordsball.ui.wild_cards.cover.rulebook import figures

    book = booklet(cards)
    assert {block.text for block in book.blocks if block.kind == FIGURE} == set(figures(cards))
    anchors = [block.anchor for block in book.blocks if block.anchor]
    assert len(set(anchors)) == len(anchors)


def test_the_book_tells_todays_numbers(cards):
    words = " ".join(block.plain for block in booklet(cards).blocks)
    assert "three Outs" in words
    assert "back up to 5" in words
    assert "The fourth is a Walk, and the Batter strolls" in words


def test_the_runs_of_all_plays_are_the_score(finished):
    for match in finished:
        runs = [0, 0]
        for play in plays(match):
            runs[play.batting] += len(play.home)
        assert runs == match.position.runs


def test_the_numbers_of_both_teams_agree_with_each_other(finished):
    seen = set()
    for match in finished:
        counts, told = numbers(match), plays(match)
        for seat in (0, 1):
            mine = [play for play in told if play.batting == seat]
            seen |= {play.result for play in mine}
            assert counts[seat]["hits"] == sum(play.result == HIT for play in mine)
            assert counts[seat]["walks"] == sum(play.result == WALK for play in mine)
            assert counts[1 - seat]["strikeouts"] == sum(play.result == STRUCK for play in mine)
            assert counts[1 - seat]["catches"] == sum(play.result == CAUGHT for play in mine)
            outs = sum(play.result in (STRUCK, CAUGHT) for play in mine)
            assert outs <= match.position.cards.rules.outs
    assert seen == {HIT, WALK, STRUCK, CAUGHT}


def test_the_end_names_the_winner_and_three_moments_in_order(finished):
    for match in finished:
        end = ending(match)
        won = match.position.winners()
        assert end.seat == (won[0] if len(won) == 1 else None)
        assert len(end.highlights) <= 3
        steps = [moment.step for moment in end.highlights]
        assert steps == sorted(steps)
        for moment in end.highlights:
            assert 1 <= moment.step <= match.history.now
            assert moment.what.endswith(".")


def test_a_moment_that_scored_tells_the_score_after_it(finished):
    told = [moment for match in finished for moment in ending(match).highlights if "lead" in moment.meant]
    assert told
    for match in finished:
        for play in plays(match):
            assert play.score[0] <= match.position.runs[0]
            assert play.score[1] <= match.position.runs[1]


def test_a_save_is_told_in_two_lines(cards):
    match = Match(GAME, cards, GAME.default_options(cards), PEOPLE, 3)
    saved = SimpleNamespace(position=match.position.save(), over=False)
    assert preview(saved, cards) == ("All-Stars 0, Underdogs 0", "Before the first pitch")
    match = play_out(cards, 3)
    told = preview(SimpleNamespace(position=match.position.save(), over=True), cards)
    assert told.where == "Final"
    assert {f"All-Stars {match.position.runs[0]}", f"Underdogs {match.position.runs[1]}"} == set(told.score.split(", "))


@pytest.mark.parametrize("broken", [{"team_ids": 7}, {"runs": [1]}, {"half": "2"}, {"first": 9}, {"runs": None}])
def test_a_save_of_another_shape_has_no_lines(broken, cards):
    match = Match(GAME, cards, GAME.default_options(cards), PEOPLE, 3)
    assert preview(SimpleNamespace(position={**match.position.save(), **broken}, over=False), cards) is None
