"""The trays under the zones: the dice of a roll, what is added to them, and what they come to."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards import totals
from lordsball.games.wild_cards.names import AT_BAT, BAT, CATCH, HOME, MOUND, OUTFIELD, PITCH
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.card_faces import look_of
from lordsball.ui.wild_cards.pieces.dice_and_tokens import TWISTS, draw_die, draw_rolling_die
from lordsball.ui.wild_cards.pieces.look import BAT_CYAN, CATCH_GOLD, MUTED, PITCH_PINK, TEXT, TeamLook, draw_icon
from lordsball.ui.wild_cards.pieces.mat import draw_tray
from lordsball.ui.wild_cards.pieces.scoreboard import draw_reach, draw_sum
from lordsball.ui.wild_cards.table_layout import TRAYS, spread, zone_seat
from lordsball.ui.wild_cards.view_model import ViewModel

ROLLS = {MOUND: PITCH, AT_BAT: BAT, OUTFIELD: CATCH}
_COLOURS = {PITCH: PITCH_PINK, BAT: BAT_CYAN, CATCH: CATCH_GOLD}
_DIE = 34.0


def reach_words(potential: int) -> str:
    """How far a Hit goes, for plates and stamps."""
    return "HOME!" if potential >= HOME else f"HIT +{potential}"


def fixed(t: WildCards, roll: str) -> int:
    """The total of a kind of roll as it was locked; 0 before that."""
    return {PITCH: t.pitch_total, BAT: t.bat_total, CATCH: t.catch_total}[roll]


def total_of(t: WildCards, roll: str) -> int:
    """What a kind of roll comes to, or came to; 0 where there is none."""
    return totals.total(t) if t.roll == roll else fixed(t, roll)


def extra(t: WildCards, roll: str, total: int) -> int:
    """What abilities have added to a total: all that dice, number and modifiers in effect do not explain."""
    return total - sum(t.thrown.get(roll, ())) - totals.modifier(t, roll)


class Thrown(NamedTuple):
    """What a tray shows.

    :param addends: what is added to the dice, with signs.
    :param number: the same as one number before the roll; None while nobody is turned up there.
    :param need: a line where nothing is rolled.
    """

    look: TeamLook
    dice: tuple[int, ...]
    addends: str
    number: int | None
    total: int
    need: str
    reach: str
    lit: bool
    rolling: bool


class TrayView:
    """One tray."""

    def __init__(self, zone: str) -> None:
        self.zone, self.roll = zone, ROLLS[zone]
        self.box = TRAYS[zone]
        self.area = spread(self.box, 12)

    def describe(self, model: ViewModel) -> Thrown:
        """Dice and sum; before the roll, what would be added."""
        t, roll = model.t, self.roll
        rolling = model.motion.rolling is not None and model.motion.rolling.roll == roll
        total = total_of(t, roll)
        dice = tuple(t.thrown.get(roll, ())) if total else ()
        seat = zone_seat(t, self.zone)
        player = getattr(t.coaches[seat], self.zone)
        lit = t.roll == roll or self.zone in model.lit
        parts = [by for _, by in totals.sources(t, roll)]
        more = extra(t, roll, total) if total else 0
        reach = reach_words(t.potential) if roll == BAT and t.potential else ""
        return Thrown(
            look_of(t.team(seat)), dice, _signed([*parts, more], 2 if self.zone != AT_BAT else 3),
            totals.modifier(t, roll) if player else None, total, _need(t, roll), reach, lit, rolling,
        )

    def paint(self, canvas: Canvas, told: Thrown) -> None:
        """The tray as it lies; while dice roll, only what lies under them."""
        x, y, w, h = self.box
        draw_tray(canvas, x, y, w, h, told.look, told.lit)
        if told.rolling:
            return
        if not told.total:
            self._paint_waiting(canvas, told)
            return
        for number, face in enumerate(told.dice):
            cx, cy = self.die_place(number)
            draw_die(canvas, cx, cy, _DIE, face, told.look, TWISTS[number])
        if told.reach:
            draw_reach(canvas, x + w - 41, y + 24, told.reach)
        draw_sum(canvas, x + 10, y + h - 20, w - 20, told.addends, self.roll, str(told.total), _COLOURS[self.roll])

    def _paint_waiting(self, canvas: Canvas, told: Thrown) -> None:
        x, y, w, h = self.box
        middle = y + (28 if told.need else h / 2)
        if told.number is None:
            draw_icon(canvas, self.roll, x + w / 2 - 17, y + h / 2 - 17, 34, 0.35)
            return
        draw_icon(canvas, self.roll, x + w / 2 - 38, middle - 17, 34)
        canvas.text(f"{told.number:+d}", "black", 28, x + w / 2 + 4, middle, TEXT, "ml", width=w / 2 - 8, height=40)
        if told.need:
            canvas.text(told.need, "semibold", 18, x + w / 2, y + h - 22, MUTED, "mc", width=w - 12, height=28)

    def die_place(self, number: int) -> tuple[float, float]:
        """Where a die lies."""
        x, y, w, _ = self.box
        step = 38.0 if self.zone == AT_BAT else 54.0
        first = x + (25 if self.zone == AT_BAT else (w - step) / 2)
        return first + number * step, y + 25

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Dice that roll, and those of the pair that lie still meanwhile."""
        rolling = model.motion.rolling
        if rolling is None or rolling.roll != self.roll:
            return
        look = look_of(model.t.team(zone_seat(model.t, self.zone)))
        for number, (face, moves) in enumerate(zip(rolling.dice, rolling.moving, strict=True)):
            cx, cy = self.die_place(number)
            progress = rolling.progress if moves else 1.0
            draw_rolling_die(canvas, cx, cy, _DIE, face, progress, look, rolling.turn + number * 2.3, TWISTS[number])


def _need(t: WildCards, roll: str) -> str:
    """What the roll must beat, as long as it is not made."""
    if roll == BAT and t.pitch_total:
        return f"beat {t.pitch_total}"
    if roll == CATCH and t.bat_total and t.potential:
        return f"beat {t.bat_total}"
    return ""


def _signed(parts: list[int], most: int) -> str:
    """Summands with their signs; many of them as one."""
    there = [by for by in parts if by] or [0]
    if len(there) > most:
        there = [sum(there)]
    return " ".join(f"{by:+d}" for by in there)


def sentence(model: ViewModel, zone: str) -> str:
    """Every summand of a roll with where it comes from."""
    t, roll = model.t, ROLLS[zone]
    total = total_of(t, roll)
    name = {PITCH: "Pitch", BAT: "Bat", CATCH: "Catch"}[roll]
    words = [f"{by:+d} {t.name(card)}" for card, by in totals.sources(t, roll) if by or not total]
    if not total:
        return f"{name}: two dice {', '.join(words)}." if words else f"{name}: two dice."
    dice = t.thrown.get(roll, [])
    more = extra(t, roll, total)
    summands = [*(["dice " + " and ".join(map(str, dice))] if dice else []), *words]
    summands += [f"{by:+d} {source}" for source, by in model.deeds.added(roll, more)]
    return f"{name} {total}: {', '.join(summands)}."
