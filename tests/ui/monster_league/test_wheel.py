"""The wheel and the die show the engine's face: after watching, skipping, resizing, and by colour under the pointer."""

import math
import random

import pytest

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import RESULTS
from lordsball.games.monster_league.rules import KEEP, SPIN
from lordsball.ui.kit.pieces.sectors import sector_of_face
from lordsball.ui.kit.theme import OUTCOMES, rgb
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.monster_league.card_faces import sectors
from lordsball.ui.monster_league.pieces.d20 import front_face, orientation
from lordsball.ui.monster_league.table_layout import WHEEL, WHEEL_WIDTH
from lordsball.ui.monster_league.wheel.wheel_view import WheelView, wheel_at_pointer
from tests.ui.kit.pieces.table import face_at_pointer
from tests.ui.monster_league.monsters import SIZES, Likes, acted, at, board_of, canvas_of, offer_of, play


def colour_under_the_pointer(canvas) -> str:
    """The result whose colour most of the pixels below the pointer have."""
    votes = dict.fromkeys(RESULTS, 0)
    for step in range(40, 84):
        x, y = canvas.screen.to_pixels(WHEEL[0], WHEEL[1] - WHEEL_WIDTH / 2 * step / 100)
        pixel = canvas.surface.get_at((x, y))[:3]
        votes[min(RESULTS, key=lambda result: math.dist(pixel, rgb(OUTCOMES[result].colour)))] += 1
    return max(votes, key=votes.get)


def spun(position):
    """A spin that leaves the at-bat open: the ability has to be decided. The events of the spin."""
    events = acted(position, SPIN)
    return events if position.decision is not None and position.decision.ask == "ability" else None


@pytest.mark.parametrize("skip_after", [None, 0, 1, 7])
def test_the_wheel_rests_on_the_face_that_was_rolled(skip_after: int | None) -> None:
    found = 0
    for seed in range(60):
        position = at("at_bat", seed)
        board, timeline = board_of(position), Timeline("fast")
        events = spun(position)
        if events is None:
            continue
        found += 1
        play(board, events, timeline, skip_after)
        spin = next(event for event in events if isinstance(event, told.Spun))
        odds = sectors(position.batter(position.batting, position.next_batter[position.batting]))
        angle = wheel_at_pointer(board.model)
        face = face_at_pointer(odds, angle)
        assert face == spin.face == position.face
        assert sector_of_face(odds, face).key == RESULTS[position.result]
    assert found > 20


def test_every_size_of_window_shows_the_same_result() -> None:
    canvases = [canvas_of(size) for size in SIZES]
    for seed in range(0, 40, 4):
        position = at("ability", seed)
        board = board_of(position)
        for canvas in canvases:
            board.draw(canvas)
            assert colour_under_the_pointer(canvas) == RESULTS[position.result]


def test_the_die_shows_the_face_that_was_rolled() -> None:
    for seed in range(20):
        position = at("ability", seed)
        board = board_of(position, likes=Likes(throw="d20"))
        chance = WheelView().describe(board.model)
        assert chance.d20
        assert front_face(orientation(chance.spins[-1].face)) == position.face


def test_switching_between_wheel_and_die_changes_no_result() -> None:
    position, likes = at("ability", 5), Likes()
    board = board_of(position, likes=likes)
    before = board.model.shown
    offer_of(board, position)
    board.controls.switch.choose(1)
    assert likes.throw == "d20"
    assert WheelView().describe(board.model).d20
    assert board.model.shown == before
    board.controls.switch.choose(0)
    assert likes.throw == "wheel"


def test_both_results_of_a_second_spin_are_shown_and_the_loser_is_struck() -> None:
    struck = set()
    for seed in range(80):
        position = at("second_spin", seed)
        board, timeline = board_of(position), Timeline("normal")
        first = position.result
        events = acted(position, SPIN)
        seen = []
        play(board, events, timeline, each=lambda b=board, s=seen: s.append(WheelView().describe(b.model)))
        second = next(event for event in events if isinstance(event, told.Spun))
        settled = [chance for chance in seen if len(chance.spins) == 2 and chance.counts >= 0]
        assert settled, "the second result could not be read"
        assert [spin.result for spin in settled[-1].spins] == [first, second.result]
        if first != second.result:
            struck.add(settled[-1].counts)
    assert struck == {1}  # the second spin counts, whatever it is (ruling M6)


def test_the_wheel_can_be_grabbed_and_flicked() -> None:
    for end in ((WHEEL[0] + 70, WHEEL[1] + 40), (WHEEL[0] + 190, WHEEL[1] + 60)):  # let go on the wheel, and beside it
        position, chosen = at("at_bat", 2), []
        board = board_of(position)
        offer = offer_of(board, position, chosen)
        group = WidgetGroup(offer.widgets)
        hand(group, (WHEEL[0], WHEEL[1] - 80), (WHEEL[0] + 80, WHEEL[1]), end)
        assert chosen == [SPIN]
        turned = wheel_at_pointer(board.model)
        assert turned != 0
        play(board, acted(position, SPIN), Timeline("normal"))


def test_a_wheel_that_may_not_be_spun_does_not_turn() -> None:
    position, chosen = at("ability", 2), []
    board = board_of(position)
    refused = []
    group = WidgetGroup(offer_of(board, position, chosen).widgets, refused.append)
    before = wheel_at_pointer(board.model)
    hand(group, (WHEEL[0], WHEEL[1] - 80), (WHEEL[0] + 80, WHEEL[1]), (WHEEL[0] + 70, WHEEL[1] + 40))
    assert wheel_at_pointer(board.model) == before
    assert chosen == []
    assert refused
    assert refused[0].endswith(".")


def test_the_wheel_under_the_pointer_is_not_stuck_to_the_hand() -> None:
    position = at("at_bat", 2)
    board = board_of(position)
    group = WidgetGroup(offer_of(board, position).widgets)
    from lordsball.ui.kit.inputs import Gone, Press

    group.handle(Press(WHEEL[0], WHEEL[1] - 80))
    group.handle(Gone())
    spin = board.controls.spin
    assert group.hit(spin.rect.cx, spin.rect.cy).widget is spin


def hand(group, start, *stops) -> None:
    """Take hold of a place, move, let go."""
    from lordsball.ui.kit.inputs import Move, Press, Release

    group.handle(Press(*start))
    for stop in stops:
        group.handle(Move(*stop))
    group.handle(Release(*stops[-1]))


def test_keeping_needs_no_wheel() -> None:
    position, rng = at("ability", 9), random.Random(9)
    board = board_of(position)
    play(board, acted(position, KEEP), Timeline(rng.choice(("fast", "slow"))))
    assert wheel_at_pointer(board.model) == 0 or position.decision is None
