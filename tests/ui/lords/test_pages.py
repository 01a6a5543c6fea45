"""Pages over the table: they come when the year or the game is over, wait to be read, and go with their moment."""

import pytest

from lordsball.games.lords.events import PennantWon
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.match.seats import Table
from lordsball.ui.lords.board import ENDING, YEAR_END
from lordsball.ui.lords.frame import card_inspected
from lordsball.ui.lords.shown import HOT_STOVE
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.table.great_moment import GreatMoment
from tests.ui.lords.leagues import new_match, play
from tests.ui.scenes.desks import open_desk
from tests.ui.table.evening import Evening


def before_the_year_ends(year=1, **details):
    """The moment of the last action of a year, and that action; only people play."""
    details = {"owners": 3, **details}
    details["people"] = details["owners"]
    match = play(new_match(**details))
    actions = [line.action for line in match.history.lines()]
    short = new_match(**details)
    last = 0
    for number, action in enumerate(actions):
        short.act(action)
        if short.position.year > year or short.over:
            last = number
            break
    match = new_match(**details)
    for action in actions[:last]:
        match.act(action)
    return match, actions[last]


def ended(tmp_path, year=1, **details):
    match, last = before_the_year_ends(year, **details)
    evening = Evening(tmp_path, match, hides=False)
    evening.table._play([match.act(last)])
    evening.rest()
    return evening


def gold(evening):
    return next(placed.widget for placed in evening.table.group.placed() if placed.widget.primary)


def test_a_year_ends_with_a_newspaper_and_the_match_waits(tmp_path):
    evening = ended(tmp_path)
    board = evening.board
    assert board.pile.top == YEAR_END and board.holds
    assert gold(evening).label == "Year 2"
    ticket = evening.match.ticket
    evening.hands.wait(1)
    assert evening.match.ticket == ticket
    assert evening.table.announcer.prompt.question.key == "Year 1 is in the books."
    evening.press("space")
    assert not board.holds and board.pile.top == ""


def test_the_inspector_shows_the_bonus_card_of_the_year(tmp_path):
    evening = ended(tmp_path)
    card, part = evening.board.model.exhibited()
    assert card in evening.match.cards.bonus
    assert part in (0, 1, 2, None)
    evening.press("space")
    assert evening.board.model.exhibited() == ("", None)


def test_the_log_does_not_run_ahead_of_the_page(tmp_path):
    evening = ended(tmp_path)
    lines = len(evening.table.frame.log.lines)
    evening.press("space")
    written = [line.text for line in evening.table.frame.log.lines]
    reader = evening.table.privacy.reader
    assert len(written) > lines
    told = [*evening.match.opening(reader), *evening.match.log(reader)]
    assert written == [line.text for line in told]


def test_what_a_page_lies_over_is_taken_back_with_it(tmp_path):
    match, last = before_the_year_ends()
    evening = Evening(tmp_path, match, hides=False)
    evening.match.table = Table(friendly=True, screen={"hide_hands": False})
    evening.table._play([match.act(last)])
    evening.rest()
    assert evening.board.holds
    evening.table.undo()
    assert not evening.board.holds and evening.board.pile.top == ""


def test_after_the_last_year_the_parks_are_counted_and_then_the_results_come(tmp_path):
    match, last = before_the_year_ends(3)
    evening = Evening(tmp_path, match, hides=False, speed="normal")
    evening.table._play([match.act(last)])
    evening.table.timeline.finish()
    evening.hands.turn(3)
    board = evening.board
    assert board.pile.top == YEAR_END and gold(evening).label == "The last points"
    heard = []
    board.heard = heard.append
    gold(evening).on_click()
    ending = board.pile.pages[ENDING]
    assert board.pile.top == ENDING and ending.busy and ending.counted == 0
    evening.hands.turn(2)
    assert gold(evening).label == "Count at once"
    evening.hands.wait(2)
    assert set(heard) <= {"tile_counted"}, "how it ended is not heard before everything is counted"
    gold(evening).on_click()
    assert ending.counted == len(ending.final.tiles) and board.pile.top == ENDING
    assert heard[-1] == "parks_won"
    evening.hands.turn(2)
    assert gold(evening).label == "Results"
    winner = evening.match.position.winners()[0]
    assert evening.match.position.team_of(winner).short in board.reading.key, "no word of counting stays"
    assert board.model.exhibited()[0] == evening.match.position.owners[winner].franchise
    assert "Final" in [line.chapter for line in evening.table.frame.log.lines], "the log says how it ended, too"
    gold(evening).on_click()
    evening.hands.wait(0.3)
    assert isinstance(evening.top, EndScene)


def test_counting_comes_to_its_end_by_itself(tmp_path):
    match, last = before_the_year_ends(3)
    evening = Evening(tmp_path, match, hides=False, speed="fast")
    evening.table._play([match.act(last)])
    evening.table.timeline.finish()
    evening.hands.turn(3)
    gold(evening).on_click()
    ending = evening.board.pile.pages[ENDING]
    seen = set()
    for _ in range(60 * 20):
        evening.hands.turn()
        seen.add(ending.counted)
        if not ending.busy:
            break
    assert not ending.busy
    assert seen >= set(range(len(ending.final.tiles) + 1))


def test_a_finished_game_that_is_opened_again_shows_its_end_at_rest(tmp_path):
    match = play(new_match())
    evening = Evening(tmp_path, match)
    board = evening.board
    assert board.stage is board.pile.pages[ENDING]
    assert not board.holds and not board.stage.busy
    assert board.stage.final.winners == match.position.winners()


def test_nobody_turns_pages_in_a_replay(tmp_path):
    match = play(new_match(), lambda m: m.position.year == 2)
    desked = open_desk(tmp_path, (960, 540), speed="fast")
    replay = Replay(match)
    replay.go(replay.length - 3)
    scene = ReplayScene(desked.desk, replay)
    desked.show(scene)
    scene.toggle()
    tops = set()
    for _ in range(60 * 30):
        desked.hands.turn()
        tops.add(scene.board.pile.top)
        if replay.at == replay.length and not scene.timeline.busy:
            break
    assert YEAR_END in tops and scene.board.pile.top == ""
    scene.go(3)
    assert scene.board.pile.top == ""


@pytest.mark.parametrize("people", [0, 1])
def test_a_replay_ends_with_the_last_table(tmp_path, people):
    match = play(new_match(people=people, owners=2))
    desked = open_desk(tmp_path, (960, 540), speed="fast")
    replay = Replay(match)
    scene = ReplayScene(desked.desk, replay)
    desked.show(scene)
    scene.go(replay.length)
    assert scene.board.stage is scene.board.pile.pages[ENDING]
    assert isinstance(match, Match)


def until_it_rests(desked, scene, also=lambda: False):
    for _ in range(60 * 60):
        desked.hands.turn()
        if also() or (not scene.playing and not scene.timeline.busy and desked.top is scene):
            return
    raise AssertionError("It never came to rest.")


def test_a_jump_in_a_replay_leaves_nothing_of_another_year(tmp_path):
    match = play(new_match(owners=2, seed=3), lambda m: m.position.year == 3)
    desked = open_desk(tmp_path, (960, 540), speed="off")
    scene = desked.show(ReplayScene(desked.desk, Replay(match)))
    board, wire = scene.board, scene.board.stages[HOT_STOVE].wire
    watched = {}
    for _ in range(scene.replay.length):
        scene.step(1)
        scene.update(0.02)
        if board.model.shown.phase == HOT_STOVE:
            watched[scene.replay.at] = (wire.event, wire.latest, board.pile.top)
    assert {1, 2} == {scene.replay.history.at(at).year for at in watched}
    for at in [*watched][::5]:
        scene.go(3)
        assert card_inspected(board.model) == scene.replay.position.bonus
        assert (wire.event, wire.latest) == ("", ())
        scene.go(at)
        assert (wire.event, wire.latest) == watched[at][:2]
        if scene.replay.position.bonus and not board.model.shown.errand:
            assert card_inspected(board.model) in (scene.replay.position.bonus, *scene.replay.position.hot_stove_used)


def test_a_pennant_fills_the_screen_of_a_replay_and_passes_by_itself(tmp_path):
    for seed in range(1, 30):
        match = play(new_match(owners=2, seed=seed))
        wins = (number for number, moment in enumerate(match.history.walk()) for one in moment.told
                if isinstance(one.event, PennantWon) and one.event.seat == 0)
        at = next(wins, None)
        if at is not None:
            break
    assert at is not None
    desked = open_desk(tmp_path, (960, 540), speed="fast")
    scene = desked.show(ReplayScene(desked.desk, Replay(match)))
    scene.go(at)
    scene.toggle()
    until_it_rests(desked, scene, lambda: isinstance(desked.top, GreatMoment))
    assert isinstance(desked.top, GreatMoment)
    until_it_rests(desked, scene, lambda: desked.top is scene)
    assert scene.playing, "nobody has to press for it to go on"
    desked.hands.click(scene.scrubber.rect.x + 2, scene.scrubber.rect.cy)
    assert scene.replay.at <= 2, "a click on the bar is heard while it plays"
