"""The column beside the Mound: the exact odds where somebody wants to see them, else the number that counts now."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards import odds
from lordsball.games.wild_cards.names import BAT
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.card_faces import seat_mark
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.look import CYAN, FRAME, LIME, MUTED, NIGHT, OUT_TEXT, TEXT, WHITE, draw_glow
from lordsball.ui.wild_cards.table_layout import ODDS, spread
from lordsball.ui.wild_cards.view_model import ViewModel

SWITCH = Box(ODDS.x, ODDS.bottom - 36, ODDS.w, 36)
"""Where the button stands that shows the odds or puts them away."""
_WELL = Box(ODDS.x, ODDS.y, ODDS.w, ODDS.h - 42)
_LEAST = 25.0
"""The lowest segment that still holds its words (units)."""
_STRIKE = "#ff9a3c"
RUNS, TO_WIN = "RUNS", "TO WIN"
"""What the team at bat has, or still needs."""


class Segment(NamedTuple):
    """One result with its letter and how likely it is: in percent."""

    letter: str
    percent: int
    colour: str


class Chances(NamedTuple):
    """What the column says.

    :param segments: each result of the swing; none where they are not shown.
    :param head: over everything.
    :param number: the number that counts now, "" where the segments are shown.
    :param caught: how likely a Hit is caught, "" where that is open.
    :param tie: what makes a tie, "" where that is open.
    :param whose: the seat the number belongs to, None where it is anybody's to beat.
    """

    segments: tuple[Segment, ...]
    head: str
    number: str
    caught: str
    on: bool
    whose: int | None = None
    tie: str = ""


class OddsView:
    """The column; its key stands below it as a button."""

    area = spread(ODDS, 10)

    def describe(self, model: ViewModel) -> Chances:
        """The swing as things stand."""
        t = model.t
        if not model.odds or not both_up(model):
            head, number = _what_counts(t)
            whose = t.batting if head in (RUNS, TO_WIN) else None
            return Chances((), head, number, "", model.odds, whose, _tie(t) if head == TO_WIN else "")
        if t.bat_total or t.roll == BAT:
            # Both throws lie there: what is left to chance is the Catch, and answers that nobody can reckon.
            ways = odds.catch(t)
            # Who decides about it has it on a plate.
            open_still = (
                t.bat_total and t.potential and not t.catch_total and not model.is_asked("run_or_ball", "catch_or_run")
            )
            caught = f"{ways.caught / ways.of:.0%}" if open_still else ""
            return Chances((), *_what_counts(t), caught, True)
        swing = odds.swing(t).shares()
        hits = zip("H321", reversed(swing.potentials), strict=True)
        segments = [Segment(letter, percent, LIME) for letter, percent in hits]
        segments += [Segment("B", swing.ball, CYAN), Segment("S", swing.strike, _STRIKE)]
        return Chances(tuple(segments), f"HIT {swing.hit}%", "", "", True)

    def paint(self, canvas: Canvas, told: Chances) -> None:
        """Segments, each as high as it is likely; or a number."""
        x, y, w, h = _WELL
        canvas.draw(svg.box(1, 1, w - 2, h - 2, 10, "#07051c", FRAME, 1.6, 0.92 if told.on else 0.7), x, y, w, h)
        _paint_switch(canvas, told.on)
        if told.segments:
            draw_narrowed(canvas, told.head, x + w / 2, y + 15, w - 10, LIME)
            _paint_segments(canvas, told.segments)
            return
        if told.whose is not None:
            glyph, colour = seat_mark(told.whose)
            draw_glyph(canvas, glyph, colour, x + w / 2 - 13, y + 26, 26)
        if told.number:
            draw_narrowed(canvas, told.head, x + w / 2, y + 70, w - 10, MUTED)
            canvas.text(told.number, "black", 40, x + w / 2, y + 112, TEXT, "mc", width=w - 12, height=56)
        if told.tie:
            draw_narrowed(canvas, told.tie, x + w / 2, y + 150, w - 10, MUTED)
        if told.caught:
            draw_narrowed(canvas, "caught", x + w / 2, y + 164, w - 12, MUTED)
            canvas.text(told.caught, "black", 24, x + w / 2, y + 190, OUT_TEXT, "mc", width=w - 8, height=34)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def both_up(model: ViewModel) -> bool:
    """Are Pitcher and Batter turned up? Before that nobody can say how a swing will go."""
    t = model.t
    return len(t.ends) < t.half and bool(t.coaches[t.pitching].mound) and bool(t.coaches[t.batting].at_bat)


def _paint_segments(canvas: Canvas, segments: tuple[Segment, ...]) -> None:
    x, w, top = _WELL.x + 6, _WELL.w - 12, _WELL.y + 28
    spare = _WELL.bottom - 6 - top - len(segments) * _LEAST
    likely = max(segment.percent for segment in segments)
    for segment in segments:
        high = _LEAST + spare * segment.percent / 100 - 3
        on = segment.percent == likely
        if on:
            draw_glow(canvas, x, top, w, high, 6, 6, segment.colour, 0.5)
        light, deep = (0.3, 0.06) if on else (0.58, 0.74)
        stops = (mix(segment.colour, WHITE if on else NIGHT, light), mix(segment.colour, NIGHT, deep))
        body = svg.box(0.8, 0.8, w - 1.6, high - 1.6, 6, "url(#g)", mix(segment.colour, WHITE, 0.2), 1.4)
        canvas.draw(body, x, top, w, high, defs=svg.linear("g", *stops))
        words = f"{segment.letter}  {segment.percent}%"
        draw_narrowed(canvas, words, x + w / 2, top + high / 2, w - 6, NIGHT if on else WHITE)
        top += high + 3


def _what_counts(t: WildCards) -> tuple[str, str]:
    """What a roll has to beat; before the pitch the runs of the team at bat, or those that it needs to win."""
    beat = t.bat_total if t.potential else t.pitch_total
    if beat:
        return "BEAT", str(beat)
    if not t.half:
        return "", ""
    runs, others = t.runs[t.batting], t.runs[t.pitching]
    return (RUNS, str(runs)) if t.half == 1 else (TO_WIN, str(max(0, others + 1 - runs)))


def _tie(t: WildCards) -> str:
    """In the second half: how the runs stand to a tie, which ends the game as well."""
    missing = t.runs[t.pitching] - t.runs[t.batting]
    return f"{missing} to tie" if missing > 0 else "tied now"


def _paint_switch(canvas: Canvas, on: bool) -> None:
    x, y, w, h = SWITCH
    edge, ink = (LIME, LIME) if on else (FRAME, MUTED)
    canvas.rounded(x, y, w, h, 9, "#1b1556", "#0f0b34", edge, 1.6)
    cap = cap_width(canvas, "O")
    room = w - cap - 16
    draw_narrowed(canvas, "Odds", x + 6 + room / 2, y + h / 2, room, ink)
    draw_key_cap(canvas, "O", x + w - cap - 5, y + h / 2)
