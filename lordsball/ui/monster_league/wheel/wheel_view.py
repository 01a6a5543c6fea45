"""Where chance speaks: the wheel on its stand or a d20 on felt, and the plate that says what came up."""

from __future__ import annotations

import math
from typing import NamedTuple

from lordsball.games.monster_league.cards import RESULTS
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import draw_stamp
from lordsball.ui.kit.pieces.coin import at_rest, draw_coin, flip
from lordsball.ui.kit.pieces.sectors import pointer_lean, rest_angle, spin_angle, spin_speed
from lordsball.ui.kit.theme import OUTCOMES
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Box, State
from lordsball.ui.monster_league.card_faces import RESULT_WORDS, batter_face
from lordsball.ui.monster_league.pieces.card import CardFace
from lordsball.ui.monster_league.pieces.d20 import draw_d20, orientation, tumble
from lordsball.ui.monster_league.pieces.plate import draw_plate
from lordsball.ui.monster_league.pieces.tray import draw_tray
from lordsball.ui.monster_league.pieces.wheel import Hub, draw_pointer, draw_stand, draw_wheel
from lordsball.ui.monster_league.shown import Spin
from lordsball.ui.monster_league.table_layout import PLATE, SECOND_PLATE, SWITCH, TRAY, WHEEL, WHEEL_WIDTH
from lordsball.ui.monster_league.view_model import D20, ViewModel

TURNS = 3
SPINNER_NAMES = ("Spinner", "d20")
_IN_THE_AIR = tumble(20, 0.42)
"""How the die lies before a roll: on an edge, showing nothing."""
_DIE = (812.0, 314.0)
_DIE_WIDTH = 148.0
_GOLD = "#ffc24a"
_OLD = "#fff3d6"


class Chance(NamedTuple):
    """What the wheel or the die shows."""

    d20: bool
    batter: CardFace
    spins: tuple[Spin, ...]
    counts: int
    """The place in `spins` of the one that counts; -1 while that is open."""
    moving: bool
    open: bool
    """It may be spun now."""
    coin: bool | None
    switch: bool
    """There is room for the switch between wheel and die."""


class WheelView:
    """The right column of the table."""

    area = Box(620, 140, 384, 424)

    def describe(self, model: ViewModel) -> Chance:
        """What came up, and whether it may be spun."""
        shown, motion = model.shown, model.motion
        spins = shown.spins
        moving = not (motion.turning is None and motion.dragged is None and motion.back is None)
        if motion.back is not None:
            spins = ()
        return Chance(
            model.look.spinner == D20,
            batter_face(model.team(shown.view.batting), shown.batter, model.stance),
            spins,
            _counting(spins, shown.result),
            moving,
            model.is_asked("at_bat") or model.is_asked("second_spin"),
            shown.coin,
            len(spins) < 2,
        )

    def paint(self, canvas: Canvas, told: Chance) -> None:
        """Stand or felt, the wheel or die at rest, the plates."""
        if told.d20:
            draw_tray(canvas, TRAY, "d20")
        else:
            draw_stand(canvas, *WHEEL, WHEEL_WIDTH)
        if not told.moving:
            self._draw_at_rest(canvas, told)
        self._draw_plates(canvas, told)
        if told.switch:
            # As it looks while nobody can reach it: the still picture lies under the widget.
            Segmented(SWITCH, "", SPINNER_NAMES, int(told.d20), lambda number: None, radius=17).draw(canvas, State())

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The wheel turning or the die rolling, a coin in the air, a stamp coming down."""
        motion = model.motion
        told = self.describe(model)
        if told.moving:
            if told.d20:
                self._draw_rolling(canvas, model)
            else:
                self._draw_turning(canvas, model, told)
        if motion.tossed is not None:
            progress, heads = motion.tossed
            canvas.halo(*WHEEL, 170, "#05010c", 0.75, inner=0.3)
            draw_coin(canvas, WHEEL[0], WHEEL[1] + 16, 132, flip(progress, heads), rise=92)
        elif motion.stamp is not None and told.coin is not None:
            canvas.halo(*WHEEL, 170, "#05010c", 0.75, inner=0.3)
            draw_coin(canvas, WHEEL[0], WHEEL[1] + 16, 132, at_rest(told.coin))
        if motion.stamp is not None:
            words, good, landed = motion.stamp
            colour = "#2f8036" if good else "#d92a5b"
            draw_stamp(canvas, WHEEL[0] + 46, WHEEL[1] + 78, words, colour, 40, landed=landed)

    # -- at rest -----------------------------------------------------------------------------------------------------

    def _draw_at_rest(self, canvas: Canvas, told: Chance) -> None:
        last = told.spins[-1] if told.spins else None
        if told.open:
            _draw_light(canvas, told.d20)
        if told.d20:
            if last is None:
                draw_d20(canvas, *_DIE, _DIE_WIDTH, _IN_THE_AIR)
            else:
                draw_d20(canvas, *_DIE, _DIE_WIDTH, orientation(last.face), lit=last.face)
            return
        angle = rest_angle(last.face, told.batter.odds) if last else 0.0
        lit = RESULTS[last.result] if last else None
        draw_wheel(canvas, *WHEEL, WHEEL_WIDTH, told.batter.odds, angle, lit=lit, hub=_hub(told.batter))
        for spin in told.spins[:-1]:
            _draw_old_pointer(canvas, angle + (spin.face - 0.5) * 18)
        draw_pointer(canvas, *WHEEL, WHEEL_WIDTH)

    def _draw_plates(self, canvas: Canvas, told: Chance) -> None:
        shown = told.spins[-2:]
        first = len(told.spins) - len(shown)
        for number, (spin, box) in enumerate(zip(shown, (PLATE, SECOND_PLATE), strict=False), first):
            struck = told.counts not in (-1, number)
            outcome = OUTCOMES[RESULTS[spin.result]]
            draw_plate(canvas, box.x, box.y, spin.face, RESULT_WORDS[spin.result], outcome.colour, outcome.text,
                       box.w, box.h, struck=struck)

    # -- moving ------------------------------------------------------------------------------------------------------

    def _draw_turning(self, canvas: Canvas, model: ViewModel, told: Chance) -> None:
        motion = model.motion
        odds = told.batter.odds
        rest, speed = 0.0, 0.0
        if motion.turning is not None:
            face, start, progress = motion.turning
            rest = rest_angle(face, odds)
            angle = spin_angle(progress, start, rest, TURNS)
            speed = spin_speed(progress)
        elif motion.dragged is not None:
            angle = motion.dragged
        else:
            angle = motion.back or 0.0
        draw_wheel(canvas, *WHEEL, WHEEL_WIDTH, odds, angle, rest, hub=_hub(told.batter))
        for spin in told.spins:
            _draw_old_pointer(canvas, angle + (spin.face - 0.5) * 18)
        draw_pointer(canvas, *WHEEL, WHEEL_WIDTH, pointer_lean(angle, speed))

    def _draw_rolling(self, canvas: Canvas, model: ViewModel) -> None:
        turning = model.motion.turning
        if turning is None:
            draw_d20(canvas, *_DIE, _DIE_WIDTH, _IN_THE_AIR)
            return
        u = turning.progress
        # It comes in from the left and hops twice.
        x = _DIE[0] - 46 * (1 - u) ** 2
        y = _DIE[1] - 34 * abs(math.sin(math.pi * 2.5 * u)) * (1 - u)
        draw_d20(canvas, x, y, _DIE_WIDTH * (0.86 + 0.14 * u), tumble(turning.face, u), moving=True)


def wheel_at_pointer(model: ViewModel) -> float:
    """The angle the wheel stands at."""
    shown, motion = model.shown, model.motion
    if motion.dragged is not None:
        return motion.dragged
    odds = batter_face(model.team(shown.view.batting), shown.batter, model.stance).odds
    return rest_angle(shown.spins[-1].face, odds) if shown.spins else 0.0


def _hub(batter: CardFace) -> Hub:
    return Hub(batter.portrait, batter.look)


def _counting(spins: tuple[Spin, ...], result: int) -> int:
    """Which spin counts: the first that stands for the result, `len(spins)` where none does; -1 while that is open."""
    if result == NOBODY:
        return -1
    return next((number for number, spin in enumerate(spins) if spin.result == result), len(spins))


def _draw_light(canvas: Canvas, d20: bool) -> None:
    """Gold light all round: this can be spun."""
    if d20:
        canvas.ring(TRAY.x - 4, TRAY.y - 4, TRAY.w + 8, TRAY.h + 8, 23, _GOLD, 3)
        canvas.halo(*_DIE, 110, _GOLD, 0.5)
        return
    canvas.halo(*WHEEL, WHEEL_WIDTH * 0.62, _GOLD, 0.85, inner=0.74)
    r = WHEEL_WIDTH / 2 + 5
    canvas.ring(WHEEL[0] - r, WHEEL[1] - r, 2 * r, 2 * r, r, _GOLD, 3)


def _draw_old_pointer(canvas: Canvas, angle: float) -> None:
    """Where the pointer stood at the first spin: a hollow mark on the rim that turns with the wheel."""
    r = WHEEL_WIDTH / 2
    turn = math.radians(angle)
    x, y = WHEEL[0] + r * 0.92 * math.sin(turn), WHEEL[1] - r * 0.92 * math.cos(turn)
    body = (
        f'<circle cx="12" cy="12" r="8.5" fill="none" stroke="#1b0f24" stroke-width="6"/>'
        f'<circle cx="12" cy="12" r="8.5" fill="none" stroke="{_OLD}" stroke-width="3"/>'
    )
    canvas.blit_center(canvas.svg(body, 24, 24), x, y)


