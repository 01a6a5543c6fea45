"""What is drawn over the table: cards and Vibes in the air, the band and the runs between the halves, great moments."""

from __future__ import annotations

from lordsball.games.phrasing import capital, spelled
from lordsball.games.wild_cards.names import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.coin import at_rest, flip
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.timeline import ease_out, smooth
from lordsball.ui.table.band import BandLook, Bands
from lordsball.ui.table.celebrating import DimmedGround
from lordsball.ui.table.still import AREA
from lordsball.ui.wild_cards.card_faces import faces, look_of, lying, seat_mark
from lordsball.ui.wild_cards.moments.celebrations import draw_celebration
from lordsball.ui.wild_cards.moments.motion import Flight, Glow, Laid
from lordsball.ui.wild_cards.moments.ticks import draw_ticks
from lordsball.ui.wild_cards.moments.trick_sheet import draw_trick
from lordsball.ui.wild_cards.offers.opening import TOSS, TOSS_WIDTH
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_flipping_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_vibe, draw_wild_coin
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND
from lordsball.ui.wild_cards.pieces.look import CYAN, LIT, MUTED, NIGHT, TEXT, TeamLook, draw_glass
from lordsball.ui.wild_cards.pieces.scoreboard import TrackRow, draw_score_track
from lordsball.ui.wild_cards.pieces.signs import draw_stamp
from lordsball.ui.wild_cards.table_layout import STAGE, card_in
from lordsball.ui.wild_cards.view_model import COIN, SIDES, Dragged, ViewModel
from lordsball.ui.wild_cards.zones.frame_views import InspectorView


def draw_flying(canvas: Canvas, model: ViewModel) -> None:
    """Everything that moves over the table, the topmost last."""
    motion = model.motion
    if motion.turning is not None:
        turning = motion.turning
        spot = turning.spot
        draw_flipping_card(canvas, spot.cx, spot.cy, turning.back, turning.face, spot.size, turning.progress)
    for flight in motion.flights:
        if 0 <= flight.progress <= 1:
            _draw_flight(canvas, flight)
    for paying in motion.paying:
        if 0 < paying.progress < 1:
            u = smooth(paying.progress)
            (x1, y1), (x2, y2) = paying.start, paying.end
            for number in range(min(paying.many, 3)):
                draw_vibe(canvas, x1 + (x2 - x1) * u + number * 12, y1 + (y2 - y1) * u - 30 * u * (1 - u), 26)
    if motion.glow is not None:
        _draw_glow(canvas, motion.glow)
    if motion.laid is not None:
        _draw_laid(canvas, motion.laid)
    if model.dragged is not None:
        _draw_dragged(canvas, model, model.dragged)
    draw_ticks(canvas, model)
    if motion.stamp is not None:
        stamp = motion.stamp
        draw_stamp(canvas, stamp.cx, stamp.cy, stamp.words, stamp.landed, size=stamp.size)


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    u = ease_out(flight.progress)
    start, end = flight.start, flight.end
    cx, cy = start.cx + (end.cx - start.cx) * u, start.cy + (end.cy - start.cy) * u - 36 * u * (1 - u)
    # A card is drawn in the larger of its two sizes, so that its letters are never blown up.
    size = max(start.size, end.size)
    scale = (start.size[1] + (end.size[1] - start.size[1]) * u) / size[1]
    angle = start.angle + (end.angle - start.angle) * u
    face = flight.face
    if flight.back is not None and u < 0.5:
        face = flight.back
    draw_turned_card(canvas, cx, cy, face, size, angle, scale=scale)


def _draw_dragged(canvas: Canvas, model: ViewModel, dragged: Dragged) -> None:
    card = card_in(model, dragged.spot)
    if card:
        face = lying(model.t.cards, card, model.t.team(model.me))
        draw_turned_card(canvas, dragged.x, dragged.y, face, HAND, 3, scale=1.04)


def _draw_glow(canvas: Canvas, glow: Glow) -> None:
    x, y, w, h = glow.box
    light = 1 - abs(2 * glow.progress - 1)
    canvas.halo(glow.box.cx, glow.box.cy, h * 0.8, LIT, round(0.7 * light, 1), sx=w / h)
    canvas.ring(x - 3, y - 3, w + 6, h + 6, 10, LIT, 3)
    wide = canvas.fitted_width(glow.words, "black", 18, 220, 26) + 24
    left = min(max(20.0, glow.box.cx - wide / 2), 940.0 - wide)
    top = y - 34 - 8 * ease_out(glow.progress)
    canvas.rounded(left, top, wide, 30, 15, "#3a2a05", NIGHT, LIT, 2)
    canvas.text(glow.words, "black", 18, left + wide / 2, top + 15, LIT, "mc", width=wide - 16, height=28)


def _draw_laid(canvas: Canvas, laid: Laid) -> None:
    """Cards held up over the mat: one large, several side by side."""
    u = ease_out(laid.progress)
    single = len(laid.faces) == 1
    size = FULL if single else HAND
    gap = 14.0
    wide = len(laid.faces) * (size[0] + gap) - gap
    left, top = 480 - wide / 2, 392 - size[1] / 2 + 24 * (1 - u)
    canvas.halo(480, 392, 330, "#05010c", round(0.85 * u, 1), sx=max(1.0, wide / 420), sy=0.9)
    canvas.outlined(laid.words, "black", 28, 480, top - 24, TEXT, NIGHT, 3, room=800, alpha=u)
    for number, face in enumerate(laid.faces):
        draw_card(canvas, left + number * (size[0] + gap), top, face, size, alpha=None if u >= 1 else u, shadow=u >= 1)


_WIPE_CARD = (140.0, 195.0)


def draw_wipe(canvas: Canvas, bands: Bands, model: ViewModel) -> None:
    """The band of the team that comes to bat, on its way."""
    wipe = model.motion.wipe
    assert wipe is not None
    team = model.t.team(wipe.seat)

    def words(canvas: Canvas, cx: float) -> None:
        draw_card(canvas, cx - _WIPE_CARD[0] / 2, AREA.y + 96, faces(model.t.cards)[team.id], _WIPE_CARD)
        canvas.outlined(wipe.words, "black", 58, cx, AREA.y + 372, TEXT, NIGHT, 3, NIGHT, 4, room=900)
        canvas.text(wipe.second, "semibold", 24, cx, AREA.y + 440, TEXT, "mc", width=860, height=44)

    bands.draw(canvas, wipe, _band(look_of(team)), words, model.reduced)


def _band(look: TeamLook) -> BandLook:
    return BandLook(
        top=mix(look.edge, NIGHT, 0.62),
        foot=mix(look.edge, NIGHT, 0.88),
        outer=(look.edge, 9),
        inner=(look.second, 5),
        stripes=0.03,
        glow=(200, 260, look.edge, 0.4),
    )


_TEAM_CARD = (140.0, 195.0)
_TRACK = (300.0, 330.0, 360.0, 124.0)


def is_half_time(model: ViewModel) -> bool:
    """Is the first half over and the second not begun?"""
    return model.motion.half_time or (model.asked is not None and model.asked.ask == "change_sides")


def draw_half_time(canvas: Canvas, model: ViewModel) -> None:
    """Over the dimmed table."""
    t = model.t
    done, next_up = t.batting, 1 - t.batting
    look = look_of(t.team(next_up))
    with canvas.clipped(*STAGE):
        draw_rays(canvas, 480, 390, look.edge)
    canvas.outlined("Change sides", "black", 52, 480, 158, TEXT, NIGHT, 3, NIGHT, 3, room=860)
    for seat, x in ((done, 150.0), (next_up, 810.0)):
        team = t.team(seat)
        draw_card(canvas, x - _TEAM_CARD[0] / 2, 280, faces(t.cards)[team.id], _TEAM_CARD, chosen=seat == next_up)
        words = "at bat next" if seat == next_up else "take the field"
        canvas.text(words, "semibold", 20, x, 506, TEXT if seat == next_up else MUTED, "mc", width=240, height=32)
    x, y, w, h = _TRACK
    draw_glass(canvas, x - 24, y - 16, w + 48, h + 32, 14, look.edge, opacity=0.97)
    order = (t.first, 1 - t.first)
    rows = [TrackRow(*seat_mark(seat), t.team(seat).short, ("·", "") if number else (str(t.runs[seat]), "·"))
            for number, seat in enumerate(order)]
    draw_score_track(canvas, x, y, w, h, rows, 1)
    target = t.runs[done] + 1
    tie = f"{capital(spelled(target - 1, 'run'))} {'makes' if target == 2 else 'make'} a tie, which stands."
    words = f"{t.team(next_up).short} need {spelled(target, 'run')} to win. {tie}"
    canvas.outlined(words, "black", 30, 480, 552, TEXT, NIGHT, 3, room=880)
    canvas.outlined("All cards go home, and all Vibes are lost.", "bold", 22, 480, 596, TEXT, NIGHT, 3, room=880)


_CAPTAIN = (140.0, 195.0)


class Moments:
    """What lies over the table for a while."""

    def __init__(self) -> None:
        self._inspector = InspectorView()
        self._bands = Bands()
        self._ground = DimmedGround()

    def draw(self, canvas: Canvas, still: Canvas, paintings: int, model: ViewModel) -> None:
        """The moment there is, if any, over a still picture painted this many times."""
        if model.motion.celebration is not None:
            self._dim(canvas, still, paintings, model, model.motion.veil)
            if model.motion.veil >= 1:
                draw_celebration(canvas, model)
        elif model.motion.trick is not None:
            self._dim(canvas, still, paintings, model)
            draw_trick(canvas, model, model.motion.trick)
        elif model.stage in (COIN, SIDES):
            self._dim(canvas, still, paintings, model)
            _draw_toss(canvas, model)
        elif is_half_time(model):
            self._dim(canvas, still, paintings, model)
            draw_half_time(canvas, model)
        if model.motion.wipe is not None:
            draw_wipe(canvas, self._bands, model)

    def _dim(self, canvas: Canvas, still: Canvas, paintings: int, model: ViewModel, share: float = 1.0) -> None:
        self._ground.draw(canvas, still, paintings, share)
        self._inspector.paint(canvas, self._inspector.describe(model))


def _draw_toss(canvas: Canvas, model: ViewModel) -> None:
    winner, motion = model.winner, model.motion
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *TOSS, CYAN)
    for seat, x in ((0, 166.0), (1, 794.0)):
        _draw_captain(canvas, model, seat, x, 318, winner == seat)
    pose = flip(*motion.tossed) if motion.tossed is not None else at_rest(winner != 1)
    if winner == NOBODY and motion.tossed is None:
        canvas.halo(*TOSS, TOSS_WIDTH * 0.72, CYAN, 0.6, inner=0.55)
    looks = (look_of(model.t.team(0)), look_of(model.t.team(1)))
    draw_wild_coin(canvas, *TOSS, TOSS_WIDTH, pose, looks, rise=110)
    words = "Play ball!"
    if winner != NOBODY:
        words = f"{model.seats[winner].name} won the toss"
    canvas.outlined(words, "black", 48, 480, 158, TEXT, NIGHT, 3, NIGHT, 3, room=860)


def _draw_captain(canvas: Canvas, model: ViewModel, seat: int, x: float, y: float, lit: bool) -> None:
    """A team with its card, and who sits at its seat."""
    team = model.t.team(seat)
    w, h = _CAPTAIN
    if lit:
        canvas.halo(x, y, h * 0.9, look_of(team).edge, 0.7, inner=0.4)
    draw_card(canvas, x - w / 2, y - h / 2, faces(model.t.cards)[team.id], _CAPTAIN, chosen=lit)
    canvas.outlined(team.short, "black", 28, x, y + h / 2 + 34, TEXT, NIGHT, 3, room=290)
    glyph, colour = seat_mark(seat)
    name = model.seats[seat].name
    width = min(220.0, canvas.fitted_width(name, "semibold", 20, 220, 30))
    left = x - (width + 28) / 2
    draw_glyph(canvas, glyph, colour, left, y + h / 2 + 58, 20)
    canvas.text(name, "semibold", 20, left + 28, y + h / 2 + 69, TEXT, "ml", width=220, height=30)
