"""Between the halves: both teams with the runs of their half, and what the second team needs."""

from __future__ import annotations

from lordsball.games.phrasing import spelled
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.wild_cards.dress import faces, look_of, seat_mark
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.light import draw_glass
from lordsball.ui.wild_cards.pieces.look import MUTED, NIGHT, TEXT
from lordsball.ui.wild_cards.pieces.track import TrackRow, draw_score_track
from lordsball.ui.wild_cards.places import STAGE
from lordsball.ui.wild_cards.sight import Sight

_CARD = (140.0, 195.0)
_TRACK = (300.0, 330.0, 360.0, 124.0)


def is_half_time(sight: Sight) -> bool:
    """Is the first half over and the second not begun?"""
    return sight.motion.half_time or (sight.asked is not None and sight.asked.ask == "change_sides")


def draw_half_time(canvas: Canvas, sight: Sight) -> None:
    """Over the dimmed table."""
    t = sight.t
    done, next_up = t.batting, 1 - t.batting
    look = look_of(t.team(next_up))
    with canvas.clipped(*STAGE):
        draw_rays(canvas, 480, 390, look.edge)
    canvas.outlined("Change sides", "black", 52, 480, 158, TEXT, NIGHT, 3, NIGHT, 3, room=860)
    for seat, x in ((done, 150.0), (next_up, 810.0)):
        team = t.team(seat)
        draw_card(canvas, x - _CARD[0] / 2, 280, faces(t.cards)[team.id], _CARD, chosen=seat == next_up)
        words = "at bat next" if seat == next_up else "take the field"
        canvas.text(words, "semibold", 20, x, 506, TEXT if seat == next_up else MUTED, "mc", width=240, height=32)
    x, y, w, h = _TRACK
    draw_glass(canvas, x - 24, y - 16, w + 48, h + 32, 14, look.edge, opacity=0.97)
    order = (t.first, 1 - t.first)
    rows = [TrackRow(*seat_mark(seat), t.team(seat).short, ("·", "") if number else (str(t.runs[seat]), "·"))
            for number, seat in enumerate(order)]
    draw_score_track(canvas, x, y, w, h, rows, 1)
    target = t.runs[done] + 1
    words = f"{t.team(next_up).short} need {spelled(target, 'run')} to win"
    canvas.outlined(words, "black", 30, 480, 560, TEXT, NIGHT, 3, room=880)
