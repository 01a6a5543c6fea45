"""Five rails and a wheel: odds always make a whole die, and somebody gives for what somebody takes."""

import random

import pytest

from lordsball import games, paths
from lordsball.games.monster_league.cards import RESULTS
from lordsball.ui.kit.scene import Scene
from lordsball.ui.monster_league.editing import EDITING, FACES, OddsEditor, faces_of, moved
from tests.ui.hands import Hands, open_app

JACK = {"out": 40, "single": 15, "double": 15, "triple": 5, "home_run": 25}


@pytest.fixture(scope="module")
def cards():
    return games.game("monster_league").load_cards([paths.cards()])


@pytest.fixture
def bench(cards):
    """The odds of Jack before somebody; what is changed comes back into the rails, as the page brings it back."""

    class Bench:
        def __init__(self):
            self.odds, self.still, self.steps = dict(JACK), False, 0
            self.editor = OddsEditor((328, 104, 920, 346), cards, "jack_o_slugger", self.take)
            self.editor.show(self.odds, JACK, False)
            scene = Scene()
            scene.add(self.editor)
            self.app = open_app(scene)
            self.hands = Hands(self.app)

        def take(self, odds, goes_on):
            self.odds = odds
            self.steps += not goes_on
            self.editor.show(odds, JACK, self.still)

        def at(self, row, notch):
            rail = self.editor.rails[row]
            return 328 + rail._at(notch), 104 + rail.rail.cy

    made = Bench()
    yield made
    made.app.close()


def test_out_gives_the_face_and_the_card_gets_better(bench):
    bench.hands.click(*bench.at(4, 6))
    assert bench.odds == {**JACK, "out": 35, "home_run": 30}
    bench.app.art.drawn_text = []
    bench.app.draw()
    shown = [text.shown for text in bench.app.art.drawn_text]
    assert {"−5", "+5", "Out gave the face.", "100 %: 20 of 20 faces.", "where it was"} <= set(shown)


def test_dragging_goes_notch_by_notch_and_back(bench):
    bench.hands.drag(bench.at(1, 4), bench.at(1, 6), bench.at(1, 9), bench.at(1, 3))
    assert bench.odds == JACK and bench.steps == 1
    bench.hands.click(*bench.at(1, 4))
    assert bench.steps == 2


def test_once_out_is_used_up_the_largest_other_gives(bench):
    bench.hands.click(*bench.at(4, 20))
    assert bench.odds["out"] == 5 and bench.odds["home_run"] == 95
    assert sum(bench.odds.values()) == 100


def test_keys_choose_a_row_and_move_it(bench):
    bench.hands.key("tab", "down", "right", "right")
    assert bench.odds["single"] == 25 and bench.odds["out"] == 30
    bench.hands.key("up", "home")
    assert bench.odds["out"] == 5
    bench.hands.key("4", "0", "enter")
    assert bench.odds["out"] == 40


def test_any_moves_make_a_whole_die_with_an_out_and_a_hit():
    chance = random.Random(5)
    faces = faces_of(JACK)
    for _ in range(3000):
        before, (faces, giver) = faces, moved(faces, chance.randrange(5), chance.randint(-3, 25))
        assert sum(faces) == FACES and all(each >= 0 for each in faces) and 1 <= faces[0] <= 19
        assert (giver is None) == (before == faces)


def test_figures_are_arithmetic():
    new = {**JACK, "out": 35, "home_run": 30}
    told = {figure.label: (figure.before, figure.after) for figure in EDITING.figures({"odds": JACK}, {"odds": new})}
    assert told == {"Bases per at-bat": ("1.60", "1.80"), "On-base rate": ("60 %", "65 %")}
    assert EDITING.figures({}, {"name": "Phantom Phil"}) == ()


def test_odds_that_cannot_be_read_count_nothing_and_say_so(bench):
    bench.editor.show({"out": "many", "single": 15}, JACK, True)
    bench.app.art.drawn_text = []
    bench.app.draw()
    assert "15 %: 3 of 20 faces." in [text.shown for text in bench.app.art.drawn_text]


def test_the_wheel_turns_into_new_odds_and_stands_still_where_that_is_wished(bench):
    bench.hands.click(*bench.at(4, 6))
    assert [sector.faces for sector in bench.editor._sectors()] != [7, 3, 3, 1, 6]
    bench.hands.wait(0.2)
    assert [sector.faces for sector in bench.editor._sectors()] == [7, 3, 3, 1, 6]
    bench.still = True
    bench.hands.key("tab", "left")
    assert [sector.faces for sector in bench.editor._sectors()] == [bench.odds[key] // 5 for key in RESULTS]
