"""The scoreboard: runs, the half, and the lamps of Strikes, Balls and Outs."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.dress import look_of, seat_mark
from lordsball.ui.wild_cards.pieces.scoreboard import Count, Side, draw_scoreboard
from lordsball.ui.wild_cards.places import SCORE, spread
from lordsball.ui.wild_cards.sight import Sight

_LAMPS = ("strike", "ball", "out")


class Score(NamedTuple):
    """What the scoreboard says; `moving` while a number or a lamp on it is."""

    sides: tuple[Side, Side]
    half: str
    lamps: Count
    moving: bool


class ScoreView:
    """The upper edge of the table."""

    area = spread(SCORE, 14)

    def describe(self, sight: Sight) -> Score:
        """Both teams, seat 0 first: they stay where they are in both halves."""
        t, motion = sight.t, sight.motion
        sides = tuple(
            Side(t.team(seat).short, t.runs[seat], t.half > 0 and t.batting == seat, *seat_mark(seat),
                 look_of(t.team(seat)))
            for seat in (0, 1)
        )
        rules = t.cards.rules
        lit = motion.holding or (t.strikes, t.balls, t.outs)
        half = f"{t.half} of 2" if t.half else "-"
        moving = motion.flare is not None or motion.scored is not None
        return Score((sides[0], sides[1]), half, Count(*lit, (rules.strikes, rules.balls, rules.outs)), moving)

    def paint(self, canvas: Canvas, told: Score) -> None:
        """The board; while something on it moves, nothing."""
        if not told.moving:
            draw_scoreboard(canvas, SCORE.x, SCORE.y, told.sides, told.half, told.lamps)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Runs that grow, a lamp that flares."""
        motion = sight.motion
        if motion.flare is None and motion.scored is None:
            return
        told = self.describe(sight)
        pop, pulse = [0.0, 0.0], [0.0, 0.0, 0.0]
        if motion.scored is not None:
            pop[motion.scored[0]] = motion.scored[1]
        if motion.flare is not None:
            pulse[_LAMPS.index(motion.flare[0])] = motion.flare[1]
        draw_scoreboard(canvas, SCORE.x, SCORE.y, told.sides, told.half, told.lamps, (pop[0], pop[1]),
                        (pulse[0], pulse[1], pulse[2]))
