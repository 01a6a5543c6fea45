"""First-time tips: each once, where somebody decides, on nothing that can be pressed, never in a lesson."""

import pytest

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from tests.ui.lessons.pupils import Pupil
from tests.ui.scenes.desks import open_desk

SEATS = (Seat("Robin", HUMAN), Seat("Vera", "veteran"))


@pytest.fixture
def opened(data_dir):
    made = []

    def sit_down(seats=SEATS, **settings):
        made.append(open_desk(data_dir, speed="off", **settings))
        desk = made[-1].desk
        cards = desk.cards("monster_league")
        game = games.game("monster_league")
        desk.play(Match(game, cards, game.default_options(cards), seats, 3))
        made[-1].hands.key("space")  # the coin; this person wins it
        made[-1].hands.wait(0.4)
        return made[-1]

    yield sit_down
    for desked in made:
        desked.app.close()


def told(desked):
    tip = desked.top.tips.tip
    return tip.landmark.name if tip is not None and tip.told else None


def test_it_is_told_once_and_counts_as_soon_as_it_is_shown(opened):
    desked = opened()
    assert told(desked) == "coin"
    assert desked.desk.progress.told == {"monster_league/toss"}
    desked.hands.move(640, 400)
    assert told(desked) == "coin"  # it stays until somebody goes on
    desked.hands.key("space")
    desked.hands.wait(0.5)
    assert told(desked) != "coin"
    desked.app.background.finish()
    again = opened()
    assert told(again) is None
    assert opened().desk.progress.told == {"monster_league/toss"}


def test_it_lies_on_nothing_that_can_be_pressed(opened):
    desked = opened(text_size=150)
    desked.app.draw()
    slip = desked.top.tips.slip
    for box in desked.top.group.controls():
        both = slip.inside(box)
        assert both.w * both.h == 0
    about = desked.top.tips.tip.landmark.box
    assert slip.inside(about).w * slip.inside(about).h == 0


def test_nobody_is_told_who_wants_none_or_does_not_play(opened):
    assert told(opened(first_tips=False)) is None
    watched = opened(seats=(Seat("A", "veteran"), Seat("B", "rookie")))
    watched.hands.wait(1)
    assert watched.desk.progress.told == set()


def test_told_again_they_all_come_once_more(opened):
    desked = opened()
    desked.desk.open_settings()
    desked.hands.key("2")
    desked.hands.wait(0.1)
    desked.press("Tell them again")
    assert desked.desk.progress.told == set()
    desked.app.background.finish()
    assert told(opened()) == "coin"


def test_there_are_none_in_a_lesson(data_dir):
    pupil = Pupil(data_dir)
    pupil.begin(pupil.lesson("monster_league", "wheel_and_bases"))
    pupil.hands.wait(2)
    assert pupil.scene.table.tips.tip is None
    assert pupil.desk.progress.told == set()
    pupil.close()
