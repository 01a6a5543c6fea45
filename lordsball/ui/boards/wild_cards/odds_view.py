"""The column beside the Mound: the exact odds where somebody wants to see them, else what the Batter has to beat."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards import odds
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.boards.wild_cards.places import ODDS, spread
from lordsball.ui.boards.wild_cards.shown import PLAY
from lordsball.ui.boards.wild_cards.sight import Sight
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces import svg
from lordsball.ui.pieces.wild_cards.card_frame import draw_narrowed
from lordsball.ui.pieces.wild_cards.look import FRAME, LIME, MUTED, OUT_TEXT, TEXT
from lordsball.ui.pieces.wild_cards.odds import draw_odds
from lordsball.ui.widgets.button import cap_width, draw_key_cap
from lordsball.ui.widgets.widget import Box

SWITCH = Box(ODDS.x, ODDS.bottom - 36, ODDS.w, 36)
"""Where the button stands that shows the odds or puts them away."""
_TALL = ODDS.h - 42


class Chances(NamedTuple):
    """Ways to a Hit, a Ball and a Strike; `of` 0: they are not shown.

    :param beat: the number that counts now, under its `head`: what there is to beat, else runs. "" for none.
    :param caught: how likely a Hit is caught, "" where that is open.
    """

    hit: int
    ball: int
    strike: int
    of: int
    head: str
    beat: str
    caught: str
    on: bool


class OddsView:
    """The column; its key stands below it as a button."""

    area = spread(ODDS, 10)

    def describe(self, sight: Sight) -> Chances:
        """The swing as things stand."""
        t = sight.t
        head, beat = _what_counts(t)
        if not sight.odds or sight.shown.stage != PLAY:
            return Chances(0, 0, 0, 0, head, beat, "", sight.odds)
        if t.bat_total:
            ways = odds.catch(t)
            caught = f"{ways.caught / ways.of:.0%}" if t.potential and not t.catch_total else ""
            return Chances(0, 0, 0, 0, head, beat, caught, True)
        chances = odds.swing(t)
        return Chances(chances.hit, chances.ball, chances.strike, chances.of, head, beat, "", True)

    def paint(self, canvas: Canvas, told: Chances) -> None:
        """Three segments, each as high as it is likely."""
        x, y, w = ODDS.x, ODDS.y, ODDS.w
        _paint_switch(canvas, told.on)
        if told.of:
            draw_odds(canvas, x, y, told.hit, told.ball, told.strike, told.of, w, _TALL)
            return
        canvas.draw(svg.box(1, 1, w - 2, _TALL - 2, 10, "#07051c", FRAME, 1.6, 0.7), x, y, w, _TALL)
        if told.beat:
            draw_narrowed(canvas, told.head, x + w / 2, y + 70, w - 10, MUTED)
            canvas.text(told.beat, "black", 40, x + w / 2, y + 112, TEXT, "mc", width=w - 12, height=56)
        if told.caught:
            draw_narrowed(canvas, "caught", x + w / 2, y + 164, w - 12, MUTED)
            canvas.text(told.caught, "black", 24, x + w / 2, y + 190, OUT_TEXT, "mc", width=w - 8, height=34)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def _what_counts(t: WildCards) -> tuple[str, str]:
    """What a roll has to beat; before the pitch the runs of the team at bat, or those that it needs to win."""
    beat = t.bat_total if t.potential else t.pitch_total
    if beat:
        return "BEAT", str(beat)
    if not t.half:
        return "", ""
    runs, others = t.runs[t.batting], t.runs[t.pitching]
    return ("RUNS", str(runs)) if t.half == 1 else ("TO WIN", str(max(0, others + 1 - runs)))


def _paint_switch(canvas: Canvas, on: bool) -> None:
    x, y, w, h = SWITCH
    edge, ink = (LIME, LIME) if on else (FRAME, MUTED)
    canvas.rounded(x, y, w, h, 9, "#1b1556", "#0f0b34", edge, 1.6)
    cap = cap_width(canvas, "O")
    room = w - cap - 16
    draw_narrowed(canvas, "Odds", x + 6 + room / 2, y + h / 2, room, ink)
    draw_key_cap(canvas, "O", x + w - cap - 5, y + h / 2)
