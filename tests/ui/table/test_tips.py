"""Help where the eyes are: whatever stands on a table says what it is, to the mouse and to the keys."""

import pytest

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.shell.gallery_tables import play_on
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.scene import TableScene
from lordsball.ui.table.tips import meant
from tests.ui.scenes.desks import open_desk

SIZE = (1024, 600)
STEPS = (0, 40)


def at_the_table(folder, key, steps, **settings):
    desked = open_desk(folder, SIZE, speed="off", first_tips=False, **settings)
    game, cards = games.game(key), desked.desk.cards(key)
    seats = [Seat("Robin", HUMAN), Seat("Sam", "regular")]
    match = Match(game, cards, game.options(cards, 2, {}), seats, 4)
    play_on(match, lambda match: match.history.now >= steps and match.seats[match.decision.seat].human)
    desked.show(TableScene(desked.desk, match))
    desked.hands.wait(0.3)
    return desked


def middle_of(landmark, landmarks):
    """A point at which this one is meant; None where smaller ones cover it."""
    box = landmark.box
    spots = [(box.x + box.w * across, box.y + box.h * down) for down in (0.5, 0.1, 0.9) for across in (0.5, 0.05, 0.95)]
    return next((spot for spot in spots if meant(landmarks, spot) == landmark), None)


def covered(group, slip, about):
    return [box for box in group.controls(about) if box.inside(slip).w > 0 and box.inside(slip).h > 0]


@pytest.mark.parametrize("key", games.SHELF)
def test_every_landmark_has_its_tip_under_the_mouse_and_none_lies_on_a_control(data_dir, key):
    told = 0
    for steps in STEPS:
        desked = at_the_table(data_dir / str(steps), key, steps)
        table = desked.top
        landmarks = table.tips.landmarks()
        for landmark in landmarks:
            spot = middle_of(landmark, landmarks)
            if spot is None:
                continue
            desked.hands.move(*spot)
            explained = table.group.explains
            table.update(0.4)
            if explained or table.tips.tip is None:
                continue
            desked.app.draw()
            told += 1
            assert table.tips.tip.landmark.title
            slip = table.tips.slip
            assert slip.x >= 0 and slip.right <= 1280 and slip.bottom <= 720
            assert not covered(table.group, slip, landmark.box), landmark.name
    assert told > 20


def test_the_smallest_landmark_is_meant():
    large, small = (Landmark(name, box, name) for name, box in (("all", Box(0, 0, 99, 99)), ("one", Box(9, 9, 9, 9))))
    assert meant([small, large], (10, 10)) == small == meant([large, small], (10, 10))
    assert meant([large, small], (50, 50)) == large and meant([large], (200, 0)) is None


def test_a_tip_comes_with_i_stays_with_i_and_leads_to_its_heading(data_dir):
    desked = at_the_table(data_dir, "monster_league", 25)
    table, tips = desked.top, desked.top.tips
    landmark = next(each for each in tips.landmarks() if each.heading and middle_of(each, tips.landmarks()))
    desked.hands.move(*middle_of(landmark, tips.landmarks()))
    assert tips.tip is None
    desked.hands.key("i")
    assert tips.tip.landmark == landmark and not tips.pinned
    desked.hands.key("i")
    desked.hands.move(4, 716)
    assert tips.tip.landmark == landmark and tips.pinned
    desked.hands.key("f1")
    assert isinstance(desked.top, RulesScene)
    desked.hands.key("escape", "escape")
    assert desked.top is table and tips.tip is None


def test_a_tip_goes_when_somebody_acts_and_does_not_come_back_by_itself(data_dir):
    desked = at_the_table(data_dir, "monster_league", 25)
    table, tips = desked.top, desked.top.tips
    landmark = next(each for each in tips.landmarks() if middle_of(each, tips.landmarks()))
    desked.hands.move(*middle_of(landmark, tips.landmarks()))
    table.update(0.4)
    assert tips.tip is not None
    desked.hands.key("t")
    desked.hands.key("page up")
    table.update(0.4)
    table.update(0.4)
    desked.hands.key("space")
    assert tips.tip is None
    table.update(0.4)
    assert tips.tip is None
