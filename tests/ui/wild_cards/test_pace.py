"""A duel keeps going: what needs nobody is done by itself, what the computer does is held until it has been read."""

import pygame

from lordsball.ai.wild_cards.thrift import Thrifty
from lordsball.match.record import Done
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.shell.settings import READING
from tests.ui.table.evening import Evening
from tests.ui.wild_cards.boards import board_of
from tests.ui.wild_cards.duels import at, new_match, regulars

ROLLS = ("pitch", "swing")


def test_a_batter_costs_at_most_two_presses_that_decide_nothing(tmp_path):
    match, coach = new_match((True, False), seed=6), Thrifty(1)
    evening, idle = Evening(tmp_path, match), []
    while not match.over:
        evening.rest()
        decision = match.decision
        if decision is None:
            break
        if decision.ask == "place" and (not idle or sum(match.position.half_batters) != idle[-1][0]):
            idle.append((sum(match.position.half_batters), []))
        action = coach.choose(decision, lambda: match.view(0))
        if len(decision.options) == 1 and idle and decision.ask != "place":
            idle[-1][1].append(decision.ask)
        evening.table.choose(match.ticket, action)
        evening.hands.turn(2)
    assert max(len(presses) for _, presses in idle) <= 2
    steps = [step for step in match.history.steps if isinstance(step.line, Done) and step.seat == 0]
    by_itself = [str(step.line) for step in steps if step.line.forced]
    assert {"* pass", "* roll"} <= set(by_itself)
    assert all(step.line.action.verb in ("pass", "roll", "move", "clean_up", "shuffle", "done", "draw")
               for step in steps if step.line.forced)


def held_trick(evening):
    """The trick that is held up, once one is."""
    for _ in range(3000):
        if evening.board.model.motion.trick is not None:
            return evening.board.model.motion.trick
        if not evening.table.timeline.busy and evening.match.to_act() is not None and evening.match.to_act().human:
            evening.hands.key("space")
        evening.hands.turn()
    raise AssertionError("the other coach has done nothing")


def test_a_trick_of_the_computer_is_held_until_it_has_been_read(tmp_path):
    match = at("pitch", seed=4, seat=0, people=(True, False))
    evening = Evening(tmp_path, match, speed="fast", reading="press")
    trick = held_trick(evening)
    assert trick.words.startswith("Sam ") and trick.seat == 1
    assert all(change.before != change.after for change in trick.changes)
    evening.hands.wait(6)
    assert evening.board.model.motion.trick == trick
    evening.hands.key("space")
    evening.hands.turn(3)
    assert evening.board.model.motion.trick != trick


def test_how_long_it_is_held_is_a_setting_of_its_own(tmp_path):
    match = at("pitch", seed=4, seat=0, people=(True, False))
    evening = Evening(tmp_path, match, speed="slow", reading="short")
    trick = held_trick(evening)
    evening.hands.wait(0.9)
    assert evening.board.model.motion.trick == trick
    evening.hands.wait(0.9)
    assert evening.board.model.motion.trick != trick


def held(board, timeline, packet):
    """For how many seconds the trick of a packet is held."""
    for event, after in packet.watched(0):
        timeline.add(board.play(event, timeline, after))
    timeline.add(board.told(timeline))
    seconds = 0.0
    while timeline.busy:
        timeline.update(0.05)
        seconds += 0.05 * timeline.holding
    return seconds


def test_a_card_that_was_held_up_before_is_held_up_more_briefly():
    match, packets = new_match((True, False), seed=4), []
    seated, board, timeline = regulars(), board_of(match, 0), Timeline("normal")
    while not packets:
        decision = match.decision
        packet = match.act(seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat)))
        packets += [packet] if decision.seat == 1 and packet.action.verb == "use" else []
    first, *_, last = [held(board, timeline, packets[0]) for _ in range(5)]
    assert READING["normal"] - 0.1 <= first <= READING["normal"] + 0.1
    assert first / 4 < last < first / 2


def test_the_table_stirs_in_its_boxes_alone_and_rests_in_reduced_motion(tmp_path):
    for reduced in (False, True):
        match = at("swing", seed=4, seat=0, people=(True, False))
        evening = Evening(tmp_path / str(reduced), match, speed="normal", reduced_motion=reduced, first_tips=False)
        evening.hands.wait(3)
        app, seen = evening.app, set()
        before, size = pygame.image.tobytes(app.picture, "RGB"), app.picture.get_size()
        boxes = [app.screen.rect(*mover.box) for mover in evening.board.life.movers]
        for _ in range(60):
            evening.hands.turn()
            seen.add(pygame.image.tobytes(app.picture, "RGB"))
        assert (len(seen) > 3) != reduced
        for picture in seen:
            both = [pygame.image.frombytes(each, size, "RGB") for each in (before, picture)]
            for surface in both:
                for rect in boxes:
                    surface.fill("black", rect)
            assert pygame.image.tobytes(both[0], "RGB") == pygame.image.tobytes(both[1], "RGB")
