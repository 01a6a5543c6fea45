"""What the board shows after its animations is what a view of the position says, no matter what is skipped and when."""

import random

import pytest

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.monster_league.field.dock import Defense
from lordsball.ui.monster_league.motion import Motion
from lordsball.ui.monster_league.shown import FIELD, OVER, SIDES, STARTER, Shown
from tests.ui.monster_league.monsters import AGAINST_VERA, Likes, acted, board_of, canvas_of, new_game, offer_of, play


def still_told(board):
    """What every still part of the board depends on, the inspector and the dock's buttons apart: they follow the
    decision."""
    told = [view.describe(board.model) for view in board._views[:-1]]
    return [one._replace(buttons=None, note="") if isinstance(one, Defense) else one for one in told]


@pytest.mark.parametrize("seed", range(60))
def test_animations_end_where_the_view_is(seed: int) -> None:
    chance = random.Random(seed)
    position = new_game(seed)
    likes = Likes(throw=chance.choice(("wheel", "d20")), reduced_motion=seed % 5 == 0)
    board = board_of(position, AGAINST_VERA if seed % 2 else ((*AGAINST_VERA[:1], *AGAINST_VERA[:1])), likes)
    timeline = Timeline(chance.choice(("fast", "normal", "slow", "off")), likes.reduced_motion)
    while position.decision is not None:
        offer_of(board, position)
        events = acted(position, chance.choice(position.decision.options))
        play(board, events, timeline, skip_after=chance.choice((0, 1, 3, 10, 30, 90, None)))
        assert board.model.motion == Motion()
        before = still_told(board)
        board.show(position.view(None))
        assert not events or still_told(board) == before


def test_a_cleared_timeline_leaves_nothing_behind() -> None:
    position = new_game(3)
    board, timeline, chance = board_of(position), Timeline("normal"), random.Random(3)
    for frames in range(1, 60):
        if position.decision is None:
            break
        before = position.copy()
        events = acted(position, chance.choice(position.decision.options))
        for event, view in zip(events, events.views, strict=True):
            step = board.play(event, timeline, lambda view=view: view)
            if step is not None:
                timeline.add(step)
        for _ in range(frames % 25):
            timeline.update(1 / 30)
        timeline.clear()
        board.show(before.view(None))  # somebody took it back
        assert board.model.motion == Motion()
        assert board.model.shown == Shown.of(before.view(None))
        board.show(position.view(None))


def test_after_each_event_the_board_shows_the_view_that_came_with_it_and_what_was_spun() -> None:
    moved = thrown = 0
    for seed in range(40):
        position, chance = new_game(seed), random.Random(seed)
        shown = Shown.of(position.view(None))
        while position.decision is not None:
            events = acted(position, chance.choice(position.decision.options))
            for event, view in zip(events, events.views, strict=True):
                before, shown = shown, shown.then(event, view)
                assert shown.view is view
                match event:
                    case told.CoinTossed():
                        assert (shown.stage, shown.winner) == (SIDES, event.winner)
                    case told.HalfStarted():
                        assert shown.line(event.batting)[-1:] == [0] and shown.stage in (STARTER, FIELD)
                    case told.Spun():
                        assert shown.spins == (*before.spins, (event.face, event.result))
                        assert shown.result == (event.result if event.why == "spin" else NOBODY)
                    case told.ResultChanged():
                        assert shown.result == event.after
                    case told.AbilityCoin():
                        assert shown.coin is event.heads
                        thrown += 1
                    case told.AtBatOver():
                        assert before.result == event.result and before.moves() == event.moves
                        assert (shown.spins, shown.result, shown.coin) == ((), NOBODY, None)
                        assert (view.outs, tuple(view.runs)) == (event.outs, event.score)
                        moved += bool(event.moves)
                    case told.HalfOver():
                        assert shown.line(event.batting)[-1] == event.runs
                        assert len(shown.line(event.batting)) == event.inning
                    case told.GameOver():
                        assert shown.stage == OVER
    assert moved > 500 and thrown > 20


def test_runs_pop_in_one_by_one_and_never_twice() -> None:
    scored = 0
    position, chance = new_game(8), random.Random(8)
    board, timeline = board_of(position), Timeline("slow")
    while position.decision is not None:
        before = sum(board.model.shown.view.runs)
        seen = []
        events = acted(position, chance.choice(position.decision.options))
        model = board.model
        play(board, events, timeline, each=lambda model=model, seen=seen: seen.append(
            sum(model.shown.view.runs) + model.motion.runs_in))
        runs = sum(event.runs for event in events if isinstance(event, told.AtBatOver))
        if runs > 1:
            scored += 1
            assert sorted(set(seen)) == list(range(before, before + runs + 1))
            assert seen == sorted(seen)
        board.show(position.view(None))
    assert scored >= 2


def test_nothing_falls_or_turns_in_reduced_motion() -> None:
    position = new_game(11)
    board, chance = board_of(position, likes=Likes(reduced_motion=True)), random.Random(11)
    timeline, canvas = Timeline("normal", reduced=True), canvas_of((960, 540))

    def watch() -> None:
        motion = board.model.motion
        assert motion.turning is motion.tossed is motion.token is motion.walking is motion.shift is None
        assert not board.model.confetti.flakes
        board.draw(canvas)

    for _ in range(25):
        if position.decision is not None:
            play(board, acted(position, chance.choice(position.decision.options)), timeline, each=watch)
