"""Great moments: what they weigh, how they come, and that one which waits goes only when somebody wants it to."""

import itertools

import pytest

from lordsball.games.monster_league import events as told
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.monster_league.motion import Celebration
from lordsball.ui.monster_league.weights import KINDS
from lordsball.ui.table.celebrating import celebrate
from lordsball.ui.table.great_moment import GreatMoment
from lordsball.ui.table.moment_weight import FADE, seconds_of, veil, weigh
from tests.ui.hands import FRAME, Hands, open_app
from tests.ui.monster_league.monsters import AGAINST_VERA, at, board_of
from tests.ui.table.evenings import asks


def test_a_moment_weighs_more_the_later_and_the_closer_it_is():
    for kind in KINDS.values():
        weights = [weigh(kind, late / 4, lead) for late, lead in itertools.product(range(5), (9, 4, 2, 1, 0))]
        assert all(kind.usual <= weight <= kind.most for weight in weights)
        assert weigh(kind, 1.0, 0) == kind.most and weigh(kind, 0.0, 0) == kind.usual
        assert weigh(kind, 1.0, -1) == weigh(kind, 1.0, 1) > weigh(kind, 0.5, 1)
    assert seconds_of(0.2) < seconds_of(0.9) < 3


def test_a_veil_is_no_flash():
    seconds = seconds_of(0.6)
    steps = [veil(n * FRAME / seconds, seconds) for n in range(round(seconds / FRAME))]
    assert steps[0] == 0 and max(steps) == 1
    assert all(abs(b - a) <= FRAME / FADE + 1e-9 for a, b in itertools.pairwise(steps))


def test_confetti_falls_for_a_person_and_ends_with_the_moment():
    for seat, throws in ((0, True), (1, False)):
        position = at("at_bat", 3)
        board = board_of(position, AGAINST_VERA)
        model, timeline, heard, seen = board.model, Timeline("normal"), [], []
        model.heard = heard.append
        timeline.add(celebrate(model, Celebration(seat, "", ""), timeline, 7, "last_out", 0.6))
        while timeline.busy:
            timeline.update(1 / 30)
            seen.append((bool(model.confetti.flakes), model.motion.veil))
        assert any(flakes for flakes, _ in seen) == throws
        assert max(veil for _, veil in seen) == 1
        assert not model.confetti.flakes and model.motion.celebration is None and model.motion.veil == 0
        assert heard == ["last_out"]


@pytest.fixture
def shown():
    app = open_app()
    seen = []
    scene = GreatMoment(MONSTER, "cup", lambda canvas, seconds, u: seen.append(u), lasts=1.0)
    app.show(scene)
    app.turn(FRAME)
    yield app, scene, seen
    app.close()


def test_the_first_press_shows_all_of_it_and_the_next_goes_on(shown):
    app, scene, seen = shown
    hands = Hands(app)
    hands.wait(0.3)
    assert 0 < seen[-1] < 1
    hands.key("space")
    assert app.scenes.top is scene and seen[-1] == 1
    hands.wait(20)
    assert app.scenes.top is scene  # it waits
    hands.key("space")
    assert app.scenes.top is not scene


def test_a_walk_off_fills_the_screen_and_waits_but_not_at_speed_off(evening):
    table = evening(until=asks("at_bat"), speed="normal")
    board, view = table.table.board, table.match.view(None)
    hit = told.AtBatOver(view.home, 0, 4, 20, ((1, 3, 4), (0, 0, 4)), 2, 0, (2, 2))
    for speed, waits in (("normal", True), ("off", False)):
        table.app.change(speed=speed)
        timeline = table.table.timeline
        board.model.last_hit = hit
        timeline.add(board.play(told.HalfOver(3, view.home, 2, 0, True), timeline, lambda: view))
        for _ in range(200):
            if not timeline.busy or isinstance(table.app.scenes.top, GreatMoment):
                break
            table.turn(1)
        assert isinstance(table.app.scenes.top, GreatMoment) == waits
        while isinstance(table.app.scenes.top, GreatMoment):
            table.hands.key("space")
            table.turn(30)
        table.turn(30)
        assert not timeline.busy


def test_an_empty_bullpen_is_seen_as_well_as_heard(evening):
    table = evening(until=asks("at_bat"), speed="normal").table
    timeline, seen = Timeline("normal"), []
    timeline.add(table.board.play(told.BullpenEmptied(0), timeline, lambda: table.match.view(None)))
    while timeline.busy:
        timeline.update(1 / 30)
        seen.append(table.board.model.motion.call)
    assert "BULLPEN EMPTY!" in {call.words for call in seen if call is not None} and seen[-1] is None
