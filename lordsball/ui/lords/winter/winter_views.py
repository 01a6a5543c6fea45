"""The stage in winter: the news to choose from, or the park and what lies beside it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.games.lords.state import EMPTY_STACK
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import spaces_of
from lordsball.ui.lords.pieces.clipping import Clipping, draw_clipping
from lordsball.ui.lords.pieces.dice import draw_die, draw_rolling_die
from lordsball.ui.lords.pieces.hiring import Hiring, draw_hiring
from lordsball.ui.lords.pieces.icon_text import as_many_as_fit, icon_line
from lordsball.ui.lords.pieces.look import CREAM
from lordsball.ui.lords.pieces.material import draw_cardboard, draw_plaque
from lordsball.ui.lords.pieces.park import Space, draw_park, tile_name
from lordsball.ui.lords.pieces.park_places import tile_corner
from lordsball.ui.lords.pieces.stack_card import StackFace, draw_stack
from lordsball.ui.lords.places import STAGE, spread
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.winter import winter_state
from lordsball.ui.lords.winter.winter_event import Event, clipping_of, event_of, paint_event
from lordsball.ui.lords.winter.winter_hire import hiring_of, move_dice
from lordsball.ui.lords.winter.winter_places import (
    EFFECT_DIE,
    HEADER,
    HIRING,
    PARK,
    SIDE,
    STACKS,
    UNDER_PLATES,
    WIDE_HEADER,
)
from lordsball.ui.lords.winter.winter_site import Plan, Site, component_of, plan_of
from lordsball.ui.lords.winter.winter_state import TILE, beside_park, event_cards, seat_shown
from lordsball.ui.lords.winter.winter_tiles import services, stack_face, with_tile
from lordsball.ui.lords.winter.winter_wire import News, Wire, paint_wire
from lordsball.ui.lords.winter.winter_words import Lines, header

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

    def describe(self, sight: Sight) -> Hashable:
        """The news while they lie there, else the park."""
        t, cards = sight.shown.t, event_cards(sight)
        if cards:
            return event_of(sight, cards)
        seat, plan = seat_shown(sight), plan_of(sight, self.site)
        side: Stacks | Hiring | Clipping | tuple[News, ...] | None = None
        happened, beside = winter_state.winters_event(t), beside_park(sight)
        asked = sight.asked.ask if sight.asked is not None else ""
        match beside:
            case winter_state.STACKS:
                side = self._stacks(sight, seat, plan)
            case winter_state.HIRING:
                side = hiring_of(sight)
            case winter_state.CLIPPING if happened in t.cards.hot_stove:
                side = clipping_of(t, happened, after=True)
            case winter_state.PLATES if asked in winter_state.BY_EVENT and happened in t.cards.hot_stove:
                side = clipping_of(t, happened, after=True)
            case winter_state.NEWS_LIST | winter_state.CLIPPING:
                side = self.wire.latest
        low, park = beside == winter_state.PLATES, self._park(sight, seat, plan)
        return Ground(header(sight, seat, plan), park, side, low, self.wire.event)

    def _park(self, sight: Sight, seat: int, plan: Plan | None) -> Park:
        t, view = sight.shown.t, sight.view
        o = t.owners[seat]
        title = f"{t.team_of(seat).short} Park"
        lit: tuple[int, ...] = ()
        chosen = ghost = None
        foot = services(t, o)
        if plan is not None and o.stacks[plan.component] < EMPTY_STACK:
            lit = t.cards.takes[plan.component]
            if plan.space >= 0:
                chosen, ghost = plan.space, (plan.space, plan.component, o.stacks[plan.component])
                foot = services(t, o, with_tile(t, o, plan.component, plan.space))
        elif sight.ours and view is not None and component_of(view, self.site) >= 0:
            lit = t.cards.takes[component_of(view, self.site)]
        return Park(title, spaces_of(o), foot, lit, chosen, ghost)

    def _stacks(self, sight: Sight, seat: int, plan: Plan | None) -> Stacks:
        faces = tuple(stack_face(sight.shown.t, seat, number) for number in range(4))
        picked = plan.component if plan is not None else -1
        return Stacks(faces, picked, sight.ours)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Cardboard and what lies on it."""
        draw_cardboard(canvas, *STAGE)
        if isinstance(told, Event):
            paint_event(canvas, told)
        else:
            _paint_ground(canvas, told)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Dice that roll or lie in their tray, and a tile on its way."""
        motion = sight.motion
        if event_cards(sight):
            return
        if beside_park(sight) == winter_state.HIRING:
            move_dice(canvas, sight)
        if winter_state.EFFECT_DIE in motion:
            face, progress = motion[winter_state.EFFECT_DIE]
            if progress < 1:
                draw_rolling_die(canvas, *EFFECT_DIE, 58, face, progress, twist=-8)
            else:
                draw_die(canvas, *EFFECT_DIE, 58, face, twist=-8)
        if TILE in motion:
            _move_tile(canvas, sight, *motion[TILE])


def _move_tile(canvas: Canvas, sight: Sight, component: int, level: int, space: int, progress: float) -> None:
    """A tile on its way from its stack to its space (-1: out of the game)."""
    stacked = beside_park(sight) == winter_state.STACKS
    left, top, wide = tile_corner(max(0, space), PARK.w, PARK.h)
    picture = canvas.sprite(tile_name(space, component, level), wide)
    box = STACKS[component]
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
            for number, (box, face) in enumerate(zip(STACKS, faces, strict=True)):
                draw_stack(canvas, box.x, box.y, face, chosen=number == picked, dim=not face.level, keyed=lit)
        case Hiring() as hiring:
            draw_hiring(canvas, *HIRING, hiring)
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
