"""What the board shows after its animations is what a view of the position says, no matter what is skipped and when."""

import random

import pygame
import pytest

from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.wild_cards.moments.motion import Motion
from tests.ui.wild_cards.boards import board_of, canvas_of, play, still_told
from tests.ui.wild_cards.duels import new_match, regulars


@pytest.mark.parametrize("seed", range(12))
def test_animations_end_where_the_view_is(seed):
    chance = random.Random(seed)
    viewer = (0, 1, None)[seed % 3]
    reduced = seed % 5 == 0
    match = new_match((viewer != 1, viewer == 1), seed)
    board = board_of(match, viewer, reduced)
    timeline = Timeline(chance.choice(("fast", "normal", "slow", "off")), reduced)
    seated = regulars()
    while match.decision is not None:
        decision = match.decision
        view = match.view(viewer)
        if decision.seat == viewer:
            board.offer(view, lambda action: None, match.position.why_not)
        else:
            board.watch(view, match.position.why_not)
        action = seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat))
        packet = match.act(chance.choice(decision.options) if seed % 2 else action)
        play(board, packet, viewer, timeline, chance.choice((0, 0, 1, 3, 10, 30, None) if seed < 4 else (0, 2)))
        assert board.model.motion == Motion()
        before = still_told(board)
        heard = board.model.deeds.words(0), board.model.deeds.words(1)
        board.show(match.view(viewer), viewer)
        seen = any(told.for_seat(viewer) is not None for told in packet.told)  # a hint is for nobody's eyes
        if seen:
            assert still_told(board) == before, f"after {packet.action} at {match.position.where()}"
        if chance.random() < 0.1:
            fresh = board_of(match, viewer)
            assert heard == (fresh.model.deeds.words(0), fresh.model.deeds.words(1))


def test_a_cleared_timeline_leaves_nothing_behind():
    match, chance, timeline = new_match(seed=3), random.Random(3), Timeline("normal")
    board = board_of(match, 0)
    for frames in range(1, 80):
        before = match.view(0)
        packet = match.act(chance.choice(match.decision.options))
        for event, after in packet.watched(0):
            timeline.add(board.play(event, timeline, after))
        for _ in range(frames % 25):
            timeline.update(1 / 30)
        timeline.clear()
        board.show(before, 0)  # somebody took it back
        assert board.model.motion == Motion()
        board.show(match.view(0), 0)


def test_the_picture_after_animations_is_that_of_a_board_that_has_seen_none_of_them():
    match, timeline = new_match((True, False), 6), Timeline("fast")
    board, canvas = board_of(match, 0), canvas_of((960, 540))
    seated = regulars()
    for number in range(120):
        decision = match.decision
        packet = match.act(seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat)))
        play(board, packet, 0, timeline, 2)
        board.advance(9.0)
        if number % 6 == 0:
            board.show(match.view(0), 0)
            board.watch(match.view(0), match.position.why_not)
            board.draw(canvas)
            watched = pygame.image.tobytes(canvas.surface, "RGB")
            fresh = board_of(match, 0)
            fresh.watch(match.view(0), match.position.why_not)
            fresh.draw(canvas)
            assert pygame.image.tobytes(canvas.surface, "RGB") == watched, match.position.where()


def test_nothing_flies_or_rolls_in_reduced_motion():
    match, chance = new_match(seed=11), random.Random(11)
    board, canvas, timeline = board_of(match, 0, reduced=True), canvas_of((960, 540)), Timeline("normal", reduced=True)

    def watch():
        motion = board.model.motion
        assert not motion.flights and not motion.paying
        assert motion.rolling is motion.turning is motion.tossed is motion.tilt is motion.running is None
        assert not board.model.confetti.flakes

    for number in range(60):
        play(board, match.act(chance.choice(match.decision.options)), 0, timeline, each=watch)
        if number % 20 == 0:
            board.draw(canvas)
