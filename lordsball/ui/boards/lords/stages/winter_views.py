"""What is drawn in winter: the mat of who is at turn, the park, the stacks of tiles, dice for a Manager, the event."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.quality import holds
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.state import EMPTY_STACK, Lords
from lordsball.ui.boards.lords.card_faces import face_of
from lordsball.ui.boards.lords.clubs_shown import mat_of, park_words, spaces_of, tile_figures
from lordsball.ui.boards.lords.considering import CARD_ASKS
from lordsball.ui.boards.lords.dress import club_of_seat
from lordsball.ui.boards.lords.places import LEFT, STAGE, spread
from lordsball.ui.boards.lords.preview import best_space
from lordsball.ui.boards.lords.sight import Sight
from lordsball.ui.boards.lords.stages.winter_places import CARDS, HEADER, ONE_CARD, PARK, SIDE, STACKS, TRAY
from lordsball.ui.boards.lords.stages.winter_words import header, price_words
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.lords.card import draw_card
from lordsball.ui.pieces.lords.dice import draw_dice_tray, draw_die, draw_rolling_die
from lordsball.ui.pieces.lords.faces import Face
from lordsball.ui.pieces.lords.icon_text import icon_line
from lordsball.ui.pieces.lords.look import BURGUNDY, CREAM, INK, SOFT, Club
from lordsball.ui.pieces.lords.marks import draw_owner
from lordsball.ui.pieces.lords.material import draw_cardboard, draw_plaque
from lordsball.ui.pieces.lords.park import draw_park
from lordsball.ui.pieces.lords.stack_card import StackFace, draw_stack
from lordsball.ui.pieces.lords.team_mat import draw_team_mat

SEAT, DICE, NEWS = "winter seat", "winter dice", "winter news"
"""Names in `Sight.motion`: whose club is shown while things are played; two dice with their progress; an event."""
PLATED = ("hot_stove_card", "hot_stove_option", "manager", "executive", "media_support", "offered_trade", "drawn_trade",
          "choose_effect")  # fmt: skip
"""Questions whose options lie beside the park instead of the stacks."""


def seat_shown(sight: Sight) -> int:
    """Whose club lies on the table: who is at turn."""
    if sight.asked is not None:
        return sight.asked.seat
    seat: int = sight.motion.get(SEAT, sight.attending)
    return seat


class MatView:
    """The left of the table."""

    area = spread(LEFT, 16)

    def describe(self, sight: Sight) -> Hashable:
        """The mat's numbers."""
        return mat_of(sight, seat_shown(sight))

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The mat."""
        draw_team_mat(canvas, LEFT.x, LEFT.y, told)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


class Ground(NamedTuple):
    """The stage with a park on it."""

    title: str
    words: str
    spaces: tuple[tuple[int | None, int], ...]
    foot: str
    lit: tuple[int, ...]
    chosen: int | None
    ghost: tuple[int, int, int] | None
    stacks: tuple[tuple[StackFace, bool, bool], ...]
    """Face, whether it is being built from, whether there is nothing to buy."""
    tray: bool


class News(NamedTuple):
    """The stage with the cards of the winter's event."""

    faces: tuple[Face, ...]
    affected: tuple[tuple[Club, ...], ...]
    lit: bool


class WinterView:
    """The stage."""

    area = spread(STAGE, 20)

    def describe(self, sight: Sight) -> Hashable:
        """The event's cards while they lie there, else the park."""
        cards = event_cards(sight)
        return _news(sight, cards) if cards else _ground(sight)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Cardboard and what lies on it."""
        draw_cardboard(canvas, *STAGE)
        if isinstance(told, News):
            _paint_news(canvas, told)
        else:
            _paint_ground(canvas, told)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Dice that roll, or lie in their tray."""
        dice = sight.motion.get(DICE)
        if dice is None or event_cards(sight):
            return
        draw_dice_tray(canvas, *TRAY)
        (one, two), progress = dice
        for number, face in enumerate((one, two)):
            cx, cy, twist = TRAY.x + 50 + 60 * number, TRAY.cy - 2 + 6 * number, (-9, 11)[number]
            if progress < 1:
                draw_rolling_die(canvas, cx, cy, 44, face, progress, twist=twist, turn=number * 2.1)
            else:
                draw_die(canvas, cx, cy, 44, face, twist=twist)


# -- what there is -----------------------------------------------------------------------------------------------------


def event_cards(sight: Sight) -> tuple[str, ...]:
    """The cards of the winter's event, as long as they lie on the table."""
    told: str = sight.motion.get(NEWS, "")
    return (told,) if told else tuple(sight.shown.t.event_cards)


def affected(t: Lords, card: str) -> tuple[int, ...]:
    """The seats whose clubs an event would concern by its conditions."""
    found: set[int] = set()
    for effect in t.cards.scripts[f"{card}.event"].effects:
        if not isinstance(effect, EachOwner):
            return tuple(o.seat for o in t.owners)
        found |= {o.seat for o in t.owners if holds(t, o, effect.clubs.needs)}
    return tuple(sorted(found))


def _news(sight: Sight, cards: tuple[str, ...]) -> News:
    t = sight.shown.t
    faces = tuple(face for card in cards if (face := face_of(t.cards, card)) is not None)
    clubs = tuple(tuple(club_of_seat(t, seat) for seat in affected(t, card)) for card in cards)
    return News(faces, clubs, sight.ours)


def _ground(sight: Sight) -> Ground:
    t, seat = sight.shown.t, seat_shown(sight)
    o, asked = t.owners[seat], sight.asked
    ask = asked.ask if asked is not None else ""
    lit: tuple[int, ...] = ()
    chosen = ghost = None
    component = -1
    if ask in ("space", "stadium_action") and sight.view is not None and sight.view.stack:
        top = sight.view.stack[-1]
        if ask == "space" and isinstance(top, StadiumActions):
            component, lit = top.component, t.cards.takes[top.component]
        match sight.considered:
            case Action("space", (int(space),)) if component >= 0:
                chosen, ghost = space, (space, component, o.stacks[component])
            case Action("build", (int(stack),)) if o.stacks[stack] < EMPTY_STACK:
                component, lit = stack, t.cards.takes[stack]
                chosen = best_space(t, o, stack)
                ghost = (chosen, stack, o.stacks[stack])
        if ghost is not None and ghost[0] not in lit:
            chosen = ghost = None
    plated = sight.ours and ask in PLATED
    stacks = () if plated else tuple(_stack(t, seat, number, number == component) for number in range(4))
    title = f"{t.team_of(seat).short} Park, year {t.year}"
    return Ground(
        title, header(sight, seat), spaces_of(o), park_words(t, o), lit, chosen, ghost, stacks, ask == "manager"
    )


def _stack(t: Lords, seat: int, component: int, chosen: bool) -> tuple[StackFace, bool, bool]:
    level = t.owners[seat].stacks[component]
    if level >= EMPTY_STACK:
        return StackFace(component, 0, "", (), 0), False, True
    figures = tile_figures(t.cards, component, level)
    face = StackFace(component, level, price_words(t, seat, component), figures, EMPTY_STACK - level)
    return face, chosen, False


# -- painting ----------------------------------------------------------------------------------------------------------


def _paint_ground(canvas: Canvas, told: Ground) -> None:
    draw_plaque(canvas, *HEADER)
    icon_line(canvas, told.words, "semibold", 19, HEADER.cx, HEADER.cy, CREAM, "c", HEADER.w - 28, 34, "#ffd98a")
    draw_park(canvas, *PARK, told.title, told.spaces, told.lit, told.chosen, told.foot, told.ghost)
    for box, (face, chosen, empty) in zip(STACKS, told.stacks, strict=False):
        draw_stack(canvas, box.x, box.y, face, chosen=chosen, dim=empty)
    if not told.stacks:
        canvas.rounded(SIDE.x - 4, SIDE.y, SIDE.w + 4, SIDE.h, 6, "#c9ae72", alpha=0.22)


def _paint_news(canvas: Canvas, told: News) -> None:
    boxes = CARDS if len(told.faces) > 1 else (ONE_CARD,)
    for box, face, clubs in zip(boxes, told.faces, told.affected, strict=False):
        draw_card(canvas, box.x, box.y, face, full=True, part=5, lit=told.lit and len(told.faces) > 1)
        _paint_affected(canvas, box.cx, STAGE.bottom - 20, clubs)
    if len(told.faces) > 1:
        canvas.text("or", "serif_italic", 30, STAGE.cx, STAGE.y + 180, SOFT, "mc", width=60, height=60)


def _paint_affected(canvas: Canvas, cx: float, y: float, clubs: tuple[Club, ...]) -> None:
    """Which clubs an event would concern."""
    words = "Concerns" if clubs else "Concerns nobody"
    wide = canvas.fitted_width(words, "semibold", 18, 160, 28) + 26 * len(clubs)
    left = cx - wide / 2
    left += canvas.text(words, "semibold", 18, left, y, BURGUNDY if clubs else INK, "ml", width=160, height=28) + 8
    for number, club in enumerate(clubs):
        draw_owner(canvas, club.glyph, club.colour, left + 26 * number, y - 10, 20)


def is_choosing_card(sight: Sight) -> bool:
    """Is a card of the hand asked for?"""
    return sight.asked is not None and sight.asked.ask in CARD_ASKS
