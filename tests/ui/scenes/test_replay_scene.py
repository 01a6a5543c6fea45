"""Watching again: every step at every speed comes to the same end, and a parting of ways is named."""

import pytest

from lordsball.match.loading import Divergence
from lordsball.match.replay import Replay
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.title import TitleScene
from tests.ui.scenes.desks import open_desk, played


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def watch(table, steps=None, seed=4):
    match = played(table.desk, seed, steps)
    return match, table.show(ReplayScene(table.desk, Replay(match)))


@pytest.mark.parametrize("speed", ["off", "fast", "normal"])
@pytest.mark.parametrize("frame", [1 / 60, 0.09, 30.0])
def test_it_plays_to_the_same_end_at_every_speed_and_whatever_frames_are_lost(table, speed, frame):
    table.app.change(speed=speed)
    match, scene = watch(table, 24)
    table.hands.key("space")
    assert scene.playing
    for _ in range(20_000):
        scene.update(frame)
        if not scene.playing:
            break
    assert not scene.playing and scene.replay.at == match.history.now
    assert scene.replay.position.save() == match.position.save()


def test_the_board_shows_the_same_after_playing_as_after_jumping(table):
    table.app.change(speed="off")
    match, scene = watch(table, 30)
    for _ in range(30):
        scene.step(1)
        scene.update(0.02)
        played_to = scene.board.model.shown
        scene.go(scene.replay.at)
        assert played_to == scene.board.model.shown


def test_space_pauses_and_plays_and_the_arrows_step(table):
    _, scene = watch(table, 60)
    table.hands.key("right", "right", "right")
    assert scene.replay.at == 3 and not scene.playing
    table.hands.key("left")
    assert scene.replay.at == 2
    table.hands.key("space")
    assert scene.playing
    table.hands.wait(0.3)
    table.hands.key("space")
    at = scene.replay.at
    table.hands.wait(3)
    assert not scene.playing and scene.replay.at == at


def test_at_the_end_playing_begins_again(table):
    table.app.change(speed="off")
    match, scene = watch(table, 20)
    table.hands.key("end")
    assert scene.replay.at == 20
    table.hands.key("space")
    assert scene.playing and scene.replay.at < 20


def test_the_bar_goes_anywhere_and_by_innings(table):
    match, scene = watch(table)
    bar = scene.scrubber
    starts = [chapter.step for chapter in bar.chapters]
    assert starts == sorted(set(starts)) and len(starts) >= 5
    table.hands.click(bar.rect.x + bar.rect.w / 2, bar.rect.cy)
    assert abs(scene.replay.at - match.history.now / 2) <= 1
    table.hands.key("home")
    for start in [start for start in starts if start > 0]:
        table.hands.key("pagedown")
        assert scene.replay.at == start
        assert scene.replay.position.save() == match.history.at(start).save()
    table.hands.key("pageup")
    assert scene.replay.at == starts[-2]


def test_dragging_the_handle_beyond_both_ends_is_harmless(table):
    match, scene = watch(table, 40)
    rect = scene.scrubber.rect
    table.hands.drag((rect.cx, rect.cy), (5, 5), (1279, 700), (rect.x, rect.cy))
    assert scene.replay.at == 0


def test_the_log_grows_and_shrinks_with_the_steps(table):
    match, scene = watch(table, 60)
    scene.go(60)
    assert [line.text for line in scene._log.lines] == [line.text for line in match.log(None)]
    scene.go(0)
    assert scene._log.lines == []


def test_a_parting_of_ways_is_named_and_nothing_beyond_it_is_shown(table):
    match = played(table.desk, 4)
    replay = Replay(match, Divergence(31, "the record says “spin”, but the game is over already"), match.history.now)
    replay.history.now = 30
    scene = table.show(ReplayScene(table.desk, replay))
    assert scene.notice == (
        "This replay diverged at step 31: the record says “spin”, but the game is over already."
    )
    table.hands.key("end")
    assert scene.replay.at == 30
    rect = scene.scrubber.rect
    table.hands.click(rect.right - 4, rect.cy)
    assert scene.replay.at == 30
    table.app.change(speed="off")
    scene.go(28)
    table.hands.key("space")
    table.hands.wait(1)
    assert not scene.playing and scene.replay.at == 30


def test_a_game_that_has_not_begun_can_be_watched_too(table):
    _, scene = watch(table, 0)
    table.hands.key("space", "left", "right", "end", "home", "pagedown", "pageup")
    assert scene.replay.at == 0
    table.hands.key("escape")
    assert isinstance(table.top, TitleScene)


def test_watching_changes_nothing_of_the_match(table):
    match, scene = watch(table, 50)
    before = match.position.save()
    table.hands.key("home", "right", "right", "space")
    table.hands.wait(1)
    assert match.position.save() == before and match.history.now == 50


def test_a_replay_explains_what_is_pointed_at_as_a_table_does(table):
    scene = table.show(ReplayScene(table.desk, Replay(played(table.desk, 4, 40))))
    scene.go(20)
    landmark = min(scene.board.landmarks(), key=lambda each: each.box.w * each.box.h)
    table.hands.move(landmark.box.cx, landmark.box.cy)
    table.hands.wait(0.4)
    assert scene.tips.tip.landmark.name == landmark.name
    table.hands.key("right")
    assert scene.tips.tip is None
