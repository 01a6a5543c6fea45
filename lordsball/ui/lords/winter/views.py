"""What the Hot Stove League draws: the club's mat, what lies beside the park, whose turn it is."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.state import EMPTY_STACK
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.timeline import ease_out, smooth
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import mat_of, spaces_of
from lordsball.ui.lords.pieces.clipping import Clipping, draw_clipping
from lordsball.ui.lords.pieces.dice import draw_die, draw_rolling_die
from lordsball.ui.lords.pieces.hiring import Hiring, draw_hiring
from lordsball.ui.lords.pieces.icon_text import as_many_as_fit, icon_line
from lordsball.ui.lords.pieces.look import CREAM
from lordsball.ui.lords.pieces.marks import draw_cube
from lordsball.ui.lords.pieces.material import draw_cardboard, draw_plaque
from lordsball.ui.lords.pieces.park import Space, draw_park, tile_corner, tile_name
from lordsball.ui.lords.pieces.stack_card import StackFace, draw_stack
from lordsball.ui.lords.pieces.team_mat import cube_place, draw_team_mat
from lordsball.ui.lords.table_layout import LEFT, STAGE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter import layout
from lordsball.ui.lords.winter.hire import hiring_of, move_dice
from lordsball.ui.lords.winter.layout import (
    BY_EVENT,
    CUBES,
    DIE_AT,
    EFFECT_DIE,
    HEADER,
    HIRING,
    HIRING_AT,
    PARK,
    SIDE,
    STACKS,
    STACKS_AT,
    TILE,
    TURNS,
    UNDER_PLATES,
    WIDE_HEADER,
    beside_park,
    event_cards,
    seat_shown,
)
from lordsball.ui.lords.winter.news import Event, News, Wire, clipping_of, event_of, paint_event, paint_wire
from lordsball.ui.lords.winter.site import Plan, Site, component_of, plan_of, services, stack_face, with_tile
from lordsball.ui.lords.winter.winter_words import Lines, header

CUBED = ("regulars", "prospects", "front_office", "farm_system", "manager")
"""What a cube counts on the mat."""


class Climb(NamedTuple):
    """Cubes on their way, of one club: what they count, from where to where; and how far they are."""

    seat: int
    moves: tuple[tuple[str, int, int], ...]
    progress: float


class MatView:
    """The left of the table."""

    area = spread(LEFT, 16)

    def describe(self, model: ViewModel) -> Hashable:
        """The mat's numbers, and which cubes are in the air."""
        mat = mat_of(model, seat_shown(model))
        climb = _climb(model)
        return mat._replace(lifted=tuple(part for part, _, _ in climb.moves)) if climb is not None else mat

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The mat."""
        draw_team_mat(canvas, LEFT.x, LEFT.y, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The cubes in the air."""
        climb = _climb(model)
        if climb is None:
            return
        for part, before, after in climb.moves:
            cx, cy, size = cube_place(part, before + (after - before) * smooth(climb.progress))
            draw_cube(canvas, LEFT.x + cx, LEFT.y + cy - 3, size, SEATS[climb.seat].colour)


def _climb(model: ViewModel) -> Climb | None:
    climb: Climb | None = model.motion.get(CUBES)
    return climb if climb is not None and climb.seat == seat_shown(model) else None


_FADED = "#7a6a55"


class Turn(NamedTuple):
    """An owner: seat, whether it is at turn, whether it still holds cards."""

    seat: int
    now: bool
    holds: bool


class TurnsView:
    """A row of glyphs beside the hand."""

    area = spread(TURNS, 2)

    def describe(self, model: ViewModel) -> Hashable:
        """The order, while cards are played."""
        t = model.shown.t
        playing = next((p for p in t.stack if isinstance(p, HotStoveActions)), None)
        if playing is None or len(playing.seats) < 2:
            return ()
        return tuple(Turn(seat, seat == seat_shown(model), bool(t.owners[seat].hot_stove)) for seat in playing.seats)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Glyph after glyph, a ring round the one at turn."""
        if not told:
            return
        step = TURNS.w / len(told)
        for number, turn in enumerate(told):
            cx, cy = TURNS.x + (number + 0.5) * step, TURNS.cy
            look = SEATS[turn.seat]
            if turn.now:
                canvas.rounded(cx - 12, cy - 12, 24, 24, 6, "#120a05", None, "#ffd75e", 2)
            colour = look.colour if turn.holds or turn.now else _FADED
            draw_glyph(canvas, look.glyph, colour, cx - 8, cy - 8, 16)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


_ACCENT = "#ffd98a"
_FALL = 90.0
"""From how high above its space a tile comes down where no stack lies beside the park (units)."""


class Stacks(NamedTuple):
    """The tiles for sale: each stack's face, which is picked, whether they may be chosen."""

    faces: tuple[StackFace, ...]
    picked: int
    lit: bool


class Park(NamedTuple):
    """A park as it stands, with what is weighed."""

    title: str
    spaces: tuple[Space, ...]
    foot: str
    lit: tuple[int, ...]
    chosen: int | None
    ghost: tuple[int, int, int] | None


class Ground(NamedTuple):
    """The stage with a park on it, and what lies beside that."""

    lines: Lines
    park: Park
    side: Stacks | Hiring | Clipping | tuple[News, ...] | None
    low: bool
    """The clipping lies below plates."""
    event: str


class WinterView:
    """The stage."""

    area = spread(STAGE, 20)

    def __init__(self, site: Site, wire: Wire) -> None:
        self.site, self.wire = site, wire

    def describe(self, model: ViewModel) -> Hashable:
        """The news while they lie there, else the park."""
        t, cards = model.shown.t, event_cards(model)
        if cards:
            return event_of(model, cards)
        seat, plan = seat_shown(model), plan_of(model, self.site)
        side: Stacks | Hiring | Clipping | tuple[News, ...] | None = None
        happened, beside = layout.winters_event(t), beside_park(model)
        asked = model.asked.ask if model.asked is not None else ""
        match beside:
            case layout.STACKS:
                side = self._stacks(model, seat, plan)
            case layout.HIRING:
                side = hiring_of(model)
            case layout.CLIPPING if happened in t.cards.hot_stove:
                side = clipping_of(t, happened, after=True)
            case layout.PLATES if asked in BY_EVENT and happened in t.cards.hot_stove:
                side = clipping_of(t, happened, after=True)
            case layout.NEWS_LIST | layout.CLIPPING:
                side = self.wire.latest
        low, park = beside == layout.PLATES, self._park(model, seat, plan)
        return Ground(header(model, seat, plan), park, side, low, self.wire.event)

    def _park(self, model: ViewModel, seat: int, plan: Plan | None) -> Park:
        t, view = model.shown.t, model.view
        o = t.owners[seat]
        title = t.team_of(seat).home
        lit: tuple[int, ...] = ()
        chosen = ghost = None
        foot = services(t, o)
        if plan is not None and o.stacks[plan.component] < EMPTY_STACK:
            lit = t.cards.takes[plan.component]
            if plan.space >= 0:
                chosen, ghost = plan.space, (plan.space, plan.component, o.stacks[plan.component])
                foot = services(t, o, with_tile(t, o, plan.component, plan.space))
        elif model.ours and view is not None and component_of(view, self.site) >= 0:
            lit = t.cards.takes[component_of(view, self.site)]
        return Park(title, spaces_of(o), foot, lit, chosen, ghost)

    def _stacks(self, model: ViewModel, seat: int, plan: Plan | None) -> Stacks:
        faces = tuple(stack_face(model.shown.t, seat, number) for number in range(4))
        picked = plan.component if plan is not None else -1
        return Stacks(faces, picked, model.ours)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Cardboard and what lies on it."""
        draw_cardboard(canvas, *STAGE)
        if isinstance(told, Event):
            paint_event(canvas, told)
        else:
            _paint_ground(canvas, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Dice that roll or lie in their tray, and a tile on its way."""
        motion = model.motion
        if event_cards(model):
            return
        if beside_park(model) == HIRING:
            move_dice(canvas, model)
        if EFFECT_DIE in motion:
            face, progress = motion[EFFECT_DIE]
            if progress < 1:
                draw_rolling_die(canvas, *DIE_AT, 58, face, progress, twist=-8)
            else:
                draw_die(canvas, *DIE_AT, 58, face, twist=-8)
        if TILE in motion:
            _move_tile(canvas, model, *motion[TILE])


def _move_tile(canvas: Canvas, model: ViewModel, component: int, level: int, space: int, progress: float) -> None:
    """A tile on its way from its stack to its space (-1: out of the game)."""
    stacked = beside_park(model) == STACKS
    left, top, wide = tile_corner(max(0, space), PARK.w, PARK.h)
    picture = canvas.sprite(tile_name(space, component, level), wide)
    box = STACKS_AT[component]
    start = (box.x + 2, box.y + 6) if stacked else (PARK.x + left, PARK.y + top - _FALL)
    if space < 0:
        middle = (box.x + 20, box.y + 6) if stacked else (PARK.cx - wide / 2, PARK.y + 70)
        canvas.blit(picture, middle[0] + 60 * progress, middle[1] - 46 * ease_out(progress), 1 - progress)
        return
    u = ease_out(progress)
    x, y = start[0] + (PARK.x + left - start[0]) * u, start[1] + (PARK.y + top - start[1]) * u
    canvas.blit(picture, x, y - 40 * (1 - u) * u * 2, min(1.0, 0.35 + 2 * progress))


# -- painting ----------------------------------------------------------------------------------------------------------


def _paint_ground(canvas: Canvas, told: Ground) -> None:
    park = told.park
    _paint_header(canvas, WIDE_HEADER if isinstance(told.side, Stacks) else HEADER, told.lines)
    draw_park(canvas, *PARK, park.title, park.spaces, park.lit, park.chosen, park.foot, park.ghost, numbered=True)
    match told.side:
        case Stacks(faces=faces, picked=picked, lit=lit):
            for number, (box, face) in enumerate(zip(STACKS_AT, faces, strict=True)):
                draw_stack(canvas, box.x, box.y, face, chosen=number == picked, dim=not face.level, keyed=lit)
        case Hiring() as hiring:
            draw_hiring(canvas, *HIRING_AT, hiring)
        case Clipping() as clipping:
            draw_clipping(canvas, *(UNDER_PLATES if told.low else SIDE), clipping)
        case None:
            pass
        case news:
            paint_wire(canvas, SIDE, news, told.event)


def _paint_header(canvas: Canvas, box: Box, lines: Lines) -> None:
    draw_plaque(canvas, *box)
    for parts, middle, font in ((lines.title, box.y + 15, "semibold"), (lines.figures, box.y + 36, "body")):
        words = as_many_as_fit(canvas, parts, font, box.w - 24, 23)
        icon_line(canvas, words, font, 18, box.cx, middle, CREAM, "c", box.w - 24, 23, _ACCENT)
