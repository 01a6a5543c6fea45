"""Spring Training on the stage: a card in full with its five options, the Star Player Pool, what others have done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import CALL_UP, FANS, SIGN, TRADE, UPGRADE
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.card_in_view import as_if, card_action, considered_card
from lordsball.ui.lords.choosing import Choose, WhyNot, bar, words_of
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.figures import short_players
from lordsball.ui.lords.landmarks.spring import spring
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.faces import FULL, Face
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_cube, draw_owner
from lordsball.ui.lords.pieces.material import draw_paper, draw_title
from lordsball.ui.lords.plates import Plate, make_mates
from lordsball.ui.lords.preview import Preview, in_figures, preview, weighty
from lordsball.ui.lords.stage import BareBoard, PlainStage
from lordsball.ui.lords.table_layout import STAGE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

CARD = (STAGE.x + 14, STAGE.y + 20)
RIGHT = Box(STAGE.x + 278, STAGE.y + 10, STAGE.w - 290, STAGE.h - 20)
WHOLE = Box(STAGE.x + 14, RIGHT.y, STAGE.w - 28, RIGHT.h)
"""With large letters the card lies in the inspector, and its options have the whole width."""
ROW, TRADE_ROW, GAP = 54.0, 76.0, 4.0
"""Heights of the options; a trade has its two directions beside each other, and so more words in less width."""
OPTIONS: tuple[tuple[Action, ...], ...] = ((UPGRADE,), (CALL_UP,), TRADE, (SIGN,), (FANS,))
"""The options of a Spring Training card in the order of the rules; a trade goes either way."""
LABELS = {"upgrade": "Upgrade", "call_up": "Call-Up", "trade": "Trade", "sign": "Sign", "fans": "Fans"}
_GOLD_CUBE = "#e8b530"
_READ = 0.7
_MOST_DEEDS = 7


def pool_box(room: Box) -> Box:
    """Where the Star Player Pool lies: under the options."""
    return Box(room.x, room.bottom - 62, room.w, 62)


class Deed(NamedTuple):
    """What somebody has done this spring: whose, with which card, by which option (its place on the card)."""

    club: Club
    card: str
    option: int
    words: str


def deed(t: Lords, used: told.SpringCardUsed) -> Deed:
    """A card that was used, in words."""
    words = f"*{LABELS[used.option]}* · {plain(t.cards.spring[used.card].name)}"
    return Deed(club_of_seat(t, used.seat), used.card, list(LABELS).index(used.option), words)


class Laid(NamedTuple):
    """What lies there: a card with the option that is weighed or was used, deeds of others, the pool."""

    face: Face | None
    part: int | None
    deeds: tuple[tuple[Club, str], ...]
    pool: int
    supply: int
    plated: bool
    """Its options lie beside it, or have the whole width."""


class SpringView:
    """The whole stage."""

    area = spread(STAGE, 20)

    def describe(self, model: ViewModel) -> Hashable:
        """The card in question and the pool."""
        t, view = model.shown.t, model.view
        deeds = [deed(t, used) for used in model.shown.deeds[-_MOST_DEEDS:]]
        card, part = "", None
        if model.ours and view is not None:
            card = considered_card(model, view)
            part = _part(model.considered)
        weighed = bool(card)
        if not card and deeds:
            card, part = deeds[-1].card, deeds[-1].option
        listed = tuple((each.club, each.words) for each in deeds)
        face = face_of(t.cards, card) if card and not (model.ours and model.large) else None
        return Laid(face, part, listed, t.star_pool, t.supply, weighed)

    def paint(self, canvas: Canvas, laid: Laid) -> None:
        """Card, deeds, pool; the options of a person are widgets."""
        if laid.face is not None:
            draw_card(canvas, *CARD, laid.face, full=True, part=laid.part)
        room = RIGHT if laid.face is not None else WHOLE
        if not laid.plated:
            _paint_deeds(canvas, room, laid.deeds)
        _paint_pool(canvas, pool_box(room), laid.pool, laid.supply)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


class SpringStage(PlainStage):
    """See `stage.Stage`."""

    def __init__(self) -> None:
        self.views = (BareBoard(), SpringView())

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The options of the card that is considered, each with what it would change."""
        card = considered_card(model, view)
        if not card or card not in view.cards.spring or not model.ours:
            return []
        chosen = as_if(view, card)
        found: list[Plate] = []
        keys = iter("ABCDEF")
        room = WHOLE if model.large else RIGHT
        top = room.y
        for actions in OPTIONS:
            each = (room.w - 6 * (len(actions) - 1)) / len(actions)
            height = ROW if len(actions) == 1 else TRADE_ROW
            for number, action in enumerate(actions):
                box = Box(room.x + number * (each + 6), top, each, height)
                found.append(_plate(model, view, chosen, card, action, box, next(keys), choose))
            top += height + GAP
        make_mates(found)
        return [*found]

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The card in full, and the Star Player Pool."""
        laid = self.views[1].describe(model)
        assert isinstance(laid, Laid)
        room = RIGHT if laid.face is not None else WHOLE
        card = considered_card(model, model.view) if laid.face is not None and laid.plated and model.view else ""
        return spring(model, card, Box(*CARD, *FULL), pool_box(room))

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """A card that is used lies there for a moment with its option in gold."""
        match event:
            case told.SpringCardUsed(seat=seat):
                return _seen(timeline, stand, 0.1 if model.seats[seat].human else _READ)
            case told.Changed() | told.Traded() | told.CashMoved():
                return _seen(timeline, stand, 0.1)
        return None


def _seen(timeline: Timeline, stand: Callable[[], None], seconds: float) -> Step:
    stand()
    yield from timeline.wait(seconds)


def _part(action: Action | None) -> int | None:
    """The place on the card of the option that is weighed."""
    if action is None:
        return None
    return next((row for row, actions in enumerate(OPTIONS) if action in actions), None)


def _plate(
    model: ViewModel, view: Lords, chosen: Lords, card: str, action: Action, box: Box, key: str, choose: Choose
) -> Plate:
    seen = preview(chosen, action)
    label, words = plain(words_of(action, chosen)), weighty(seen) if seen is not None else ()
    if action.verb == "trade":
        sides = chosen.cards.spring[card].trade
        given = int(action.args[0])
        label = f"{short_players(sides[given])} › {short_players(sides[1 - given])}"
        words = (_weight(seen),) if seen is not None else ()
    plate = Plate(box, label, words, action, key)
    plate.label = words_of(action, chosen)

    def take() -> None:
        if view is chosen:
            choose(action)
            return
        # Two questions of the rules, one wish: the card, and with it the option.
        model.wish = action
        choose(card_action(card))

    plate.on_click = take
    bar(plate, action, chosen, chosen.why_not, model.ours)
    return plate


def _weight(seen: Preview) -> str:
    """What a trade does to Team Quality and wages: all there is room for."""
    changes = [change for change in seen.changes if change.thing in ("tq", "wages")]
    return "   ".join(in_figures(change) for change in changes) or "Quality and wages stay."


def _paint_deeds(canvas: Canvas, room: Box, deeds: tuple[tuple[Club, str], ...]) -> None:
    box = room._replace(h=room.h - 72)
    draw_title(canvas, box.x, box.y, box.w, 32, "This spring")
    y = box.y + 40
    step = (box.bottom - y) / _MOST_DEEDS
    for club, words in deeds:
        draw_owner(canvas, club.glyph, club.colour, box.x + 6, y + step / 2 - 10, 20)
        icon_line(canvas, words, "body", 18, box.x + 34, y + step / 2, INK, "l", box.w - 40, step, BURGUNDY)
        y += step
    if not deeds:
        canvas.text("The clubs are packing their trunks.", "serif_italic", 18, box.cx, y + 40, SOFT, "mc",
                    width=box.w - 20, height=28)


def _paint_pool(canvas: Canvas, box: Box, pool: int, supply: int) -> None:
    draw_paper(canvas, *box, rule=None, blur=4)
    half = (box.w - 30) / 2
    canvas.text("Star Player Pool", "display", 18, box.x + 12, box.y + 16, BURGUNDY, "ml", width=half, height=26)
    canvas.text(f"{pool}, supply {supply}", "body", 18, box.right - 12, box.y + 16, INK, "mr", width=half, height=26)
    step = min(24.0, (box.w - 40) / max(1, pool))
    for number in range(pool):
        draw_cube(canvas, box.x + 24 + number * step, box.y + 42, 22, _GOLD_CUBE)
