"""Retirements on the stage: the tokens, who picks in which order, and what each would take."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs
from lordsball.games.lords.state import MOST_TQ, NOBODY, Lords, Owner, base_tq
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar, words_of
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.finances.finance_moment import RETIRING, moment_of, part_of, retirements_of
from lordsball.ui.lords.pieces.icon_text import icon_line, icon_paragraph, line_width, plain
from lordsball.ui.lords.pieces.look import BRIGHT, BURGUNDY, INK, LIT_PLATE, PALE, RIM, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_owner, draw_roundel
from lordsball.ui.lords.pieces.material import draw_green, draw_paper, draw_title
from lordsball.ui.lords.pieces.retirement import draw_retirement
from lordsball.ui.lords.preview import ICONS
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel

_THING_ICONS = {"star": "star", "regulars": "regular", "prospects": "prospect"}


def icon_of(loses: str) -> str:
    """The icon of what a token costs."""
    return _THING_ICONS.get(loses, loses)


class Picks(NamedTuple):
    """Who picks in which order, what they have taken so far, and who takes what is left (NOBODY: nobody)."""

    order: tuple[int, ...]
    taken: tuple[str, ...]
    last: int


def picks_of(model: ViewModel) -> Picks:
    """The Retirements that are being told, else those of the view."""
    t, moment = model.shown.t, moment_of(model)
    most = max(o.wins for o in t.owners)
    leaders = [o.seat for o in t.owners if o.wins == most]
    last = leaders[0] if len(leaders) == 1 else NOBODY
    if moment is not None:
        return Picks(moment.order, moment.taken, last)
    found = retirements_of(t)
    if found is None:
        return Picks((), (), last)
    return Picks(tuple(found.seats), tuple(found.taken), last)


class Loss(NamedTuple):
    """What a token would cost a club: a figure of it and its Team Quality, before and after."""

    icon: str
    before: int
    after: int
    tq: tuple[int, int]

    @property
    def words(self) -> tuple[str, ...]:
        """`Regulars 12 › 10`, and the Team Quality where that moves."""
        if self.before == self.after:
            return ("no loss",)
        first = f"{self.icon} {self.before} › *{self.after}*"
        return (first, f"{{tq}} {self.tq[0]} › *{self.tq[1]}*") if self.tq[0] != self.tq[1] else (first,)

    @property
    def short(self) -> str:
        """The same where there is little room."""
        if self.before == self.after:
            return "nothing"
        first = f"{self.icon}{self.before}›*{self.after}*"
        return f"{first} {{tq}}*−{self.tq[0] - self.tq[1]}*" if self.tq[0] != self.tq[1] else first


def loss_of(t: Lords, o: Owner, token: str) -> Loss:
    """What a token would cost this club."""
    card = t.cards.retirement[token]
    thing = "stars" if card.loses == "star" else card.loses
    before = getattr(o, thing)
    lost = before if thing == "manager" else min(card.count, clubs.stock(o, thing))
    stars, regulars = o.stars - lost * (thing == "stars"), o.regulars - lost * (thing == "regulars")
    raw = stars + regulars // 3 + (o.manager if thing != "manager" else 0) + o.field_tq
    return Loss(ICONS[thing], before, before - lost, (base_tq(o), min(raw, MOST_TQ)))


def tokens_of(t: Lords, picks: Picks) -> list[str]:
    """All tokens of the year, wherever they are now, in an order that does not change while they are picked."""
    numbers = {token: number for number, token in enumerate(t.cards.retirement)}
    return sorted({*t.retirement, *picks.taken}, key=numbers.__getitem__)


ORDER = Box(STAGE.x + 10, STAGE.y + 9, 250, 374)
TRAY = Box(ORDER.right + 8, ORDER.y, STAGE.right - 18 - ORDER.right, ORDER.h)
ADVICE = "A Star who retires is out of the game for good. A new Manager has to be hired."
_HEAD = 44.0
_APART = 16.0
"""At least this much lies between two tokens, their light and the keys at their corners included."""


class Place(NamedTuple):
    """A token on the tray.

    `number`: how many are lost; `owner`: glyph and color of who has taken it;
    `gone`: it is not on the tray; `key`: what chooses it.
    """

    icon: str
    number: int
    words: tuple[str, ...]
    owner: tuple[str, str] | None
    gone: bool
    lit: bool
    chosen: bool
    key: str


class Row(NamedTuple):
    """A line of the order: the club, its wins, what it has taken, and whether it picks now."""

    club: Club
    wins: int
    taken: str
    now: bool


class Laid(NamedTuple):
    """The whole stage."""

    rows: tuple[Row, ...]
    left: str
    places: tuple[Place, ...]
    turned: float


def token_middle(number: int, count: int) -> tuple[float, float, float]:
    """Where a token lies: its middle, and how large it is."""
    columns = 2 if count in (2, 4) else 3
    rows = -(-count // columns)
    row, column = divmod(number, columns)
    here = min(columns, count - row * columns)
    step = (TRAY.w - 16) / columns
    d = min((112.0, 96.0, 70.0)[rows - 1], step - _APART)
    left = TRAY.x + 8 + (columns - here) * step / 2
    high = (TRAY.h - _HEAD - 8) / rows
    return left + (column + 0.5) * step, TRAY.y + _HEAD + row * high + (high - (52 if rows < 3 else 28)) / 2, d


def row_box(number: int, count: int) -> Box:
    """The line of somebody who picks."""
    high = min(44.0, (ORDER.h - _HEAD - 12 - 44) / max(1, count))
    return Box(ORDER.x + 10, ORDER.y + _HEAD + number * high, ORDER.w - 20, high - 3)


class RetiringView:
    """Order and tray."""

    area = Box(STAGE.x + 2, STAGE.y + 3, STAGE.w - 4, STAGE.h - 2)

    def describe(self, model: ViewModel) -> Hashable:
        """Rows and tokens."""
        if part_of(model) != RETIRING:
            return None
        t, moment, picks = model.shown.t, moment_of(model), picks_of(model)
        flying = moment.flying[0] if moment is not None and moment.flying is not None else ""
        now = len(picks.taken) if moment is None or moment.seat != NOBODY else -1
        rows = tuple(
            Row(club_of_seat(t, seat), t.owners[seat].wins, _short(t, picks.taken, number), number == now)
            for number, seat in enumerate(picks.order)
        )
        asked = model.asked is not None and model.asked.ask == "retirement"
        weighing = model.asked_seat if asked else model.attending
        places = tuple(
            self._place(model, picks, token, token in t.retirement and token != flying, weighing, number)
            for number, token in enumerate(tokens_of(t, picks))
        )
        return Laid(rows, _last_words(t, picks), places, moment.turned if moment is not None else 99.0)

    def _place(self, model: ViewModel, picks: Picks, token: str, there: bool, weighing: int, number: int) -> Place:
        t = model.shown.t
        owner = None
        if token in picks.taken:
            place = picks.taken.index(token)
            seat = picks.order[place] if place < len(picks.order) else picks.last
            owner = (SEATS[seat].glyph, SEATS[seat].colour) if seat != NOBODY else None
        card, lit = t.cards.retirement[token], model.ours and there
        chosen = lit and model.considered == Action("token", (token,))
        icon = icon_of(card.loses)
        loss = loss_of(t, t.owners[weighing], token)
        words = loss.words if len(t.owners) < 6 else (loss.short,)
        return Place(icon, card.count, words, owner, not there, lit, chosen, str(number + 1))

    def paint(self, canvas: Canvas, told: Laid | None) -> None:
        """The list at the left, the tray at the right."""
        if told is None:
            return
        draw_paper(canvas, *ORDER, rule=None)
        draw_title(canvas, ORDER.x + 8, ORDER.y + 7, ORDER.w - 16, 32, "Who picks")
        for number, row in enumerate(told.rows):
            _paint_row(canvas, row_box(number, len(told.rows)), number + 1, row)
        under = row_box(len(told.rows), max(1, len(told.rows))).y
        room = ORDER.bottom - 40 - under
        if room > 80:
            draw_hair(canvas, ORDER.x + 16, under + 8, ORDER.w - 32)
            icon_paragraph(canvas, ADVICE, ORDER.x + 14, under + 20, ORDER.w - 28, 18, "serif_italic", SOFT, BURGUNDY,
                           "c", room - 22)
        icon_line(canvas, told.left, "body", 18, ORDER.cx, ORDER.bottom - 22, INK, "c", ORDER.w - 24, 28, BURGUNDY)
        draw_green(canvas, *TRAY)
        draw_title(canvas, TRAY.x + 60, TRAY.y + 10, TRAY.w - 120, 32, "They hang up their caps")
        for number, place in enumerate(told.places):
            _paint_place(canvas, place, number, len(told.places), told.turned)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """A token on its way to who takes it."""
        moment = moment_of(model)
        if moment is None or moment.part != RETIRING or moment.flying is None:
            return
        token, seat, u = moment.flying
        t, picks = model.shown.t, picks_of(model)
        tokens = tokens_of(t, picks._replace(taken=(*picks.taken, token)))
        x, y, d = token_middle(tokens.index(token), len(tokens))
        if seat in picks.order:
            goal = row_box(picks.order.index(seat), len(picks.order))
            gx, gy, gd = goal.right - 40, goal.cy, 34.0
        else:
            gx, gy, gd = x, TRAY.y - 60, d
        card = t.cards.retirement[token]
        icon = icon_of(card.loses)
        size = round(d + (gd - d) * u)
        draw_retirement(canvas, x + (gx - x) * u, y + (gy - y) * u, icon, card.count, size)


def draw_hair(canvas: Canvas, x: float, y: float, w: float) -> None:
    """A printer's rule with a diamond in its middle."""
    canvas.draw(svg.rule(w, SOFT), x, y, w, 9)


def _short(t: Lords, taken: tuple[str, ...], number: int) -> str:
    if number >= len(taken):
        return ""
    card = t.cards.retirement[taken[number]]
    return f"−{card.count} {{{icon_of(card.loses)}}}"


def _last_words(t: Lords, picks: Picks) -> str:
    if picks.last == NOBODY:
        return "Tied on wins: the last goes back"
    return f"The last goes to: *{plain(t.team_of(picks.last).short)}*"


def _paint_row(canvas: Canvas, box: Box, number: int, row: Row) -> None:
    face = LIT_PLATE if row.now else PALE
    canvas.rounded(*box, 5, *face, "#b8892f" if row.now else RIM, 1.6 if row.now else 1.0, 1 if not row.taken else 0.7)
    middle = box.cy
    canvas.text(str(number), "display", 18, box.x + 16, middle, BURGUNDY, "mc", width=20, height=box.h)
    draw_owner(canvas, row.club.glyph, row.club.colour, box.x + 30, middle - 9, 18)
    canvas.text(row.club.name, "serif_bold", 18, box.x + 54, middle, INK, "ml", width=84, height=min(25.0, box.h))
    if row.taken:
        icon_line(canvas, row.taken, "bold", 18, box.right - 10, middle, BURGUNDY, "r", 64, box.h)
    else:
        icon_line(canvas, f"{{wins}} {row.wins}", "semibold", 18, box.right - 10, middle, INK, "r", 76, box.h)


def _paint_place(canvas: Canvas, place: Place, number: int, count: int, turned: float) -> None:
    x, y, d = token_middle(number, count)
    if place.owner is not None:
        draw_retirement(canvas, x, y, place.icon, place.number, d * 0.86, owner=place.owner)
        return
    if place.gone:
        draw_roundel(canvas, x, y, d * 0.9, dark=True)
        return
    if number + 1 > turned:
        draw_retirement(canvas, x, y, place.icon, place.number, d, turned=min(1.0, max(0.0, turned - number)))
        return
    draw_retirement(canvas, x, y, place.icon, place.number, d, place.lit, place.chosen)
    if place.lit:
        draw_key_cap(canvas, place.key, x + d * 0.36, y - d * 0.36)
    wide = (TRAY.w - 20) / (2 if count in (2, 4) else 3)
    for row, words in enumerate(place.words):
        follows = words.find("{", 1)
        if follows > 0 and line_width(canvas, words, "semibold", 18 / canvas.art.text_scale) > wide:
            # What goes is said; what follows from it is read on the club's slip.
            words = words[:follows].rstrip()
        icon_line(canvas, words, "semibold", 18, x, y + d / 2 + 15 + 24 * row, BRIGHT, "c", wide, 26, "#ffe08a")


def token_widgets(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """The tokens of the present decision, to be taken."""
    picks = picks_of(model)
    tokens = tokens_of(view, picks)
    found: list[Widget] = []
    for number, token in enumerate(tokens):
        if token not in view.retirement:
            continue
        x, y, d = token_middle(number, len(tokens))
        action = Action("token", (token,))
        box = (x - d / 2 - 4, y - d / 2 - 2, d + 8, d + 30)
        place = TokenPlace(box, words_of(action, view), action, keys=(str(number + 1),))
        place.on_click = _taking(choose, action)
        bar(place, action, view, why_not, model.ours)
        found.append(place)
    return found


class TokenPlace(ActionPlace):
    """A token: it lights up by itself, in the picture."""

    def draw(self, canvas: Canvas, state: Any) -> None:
        """Nothing more."""


def _taking(choose: Choose, action: Action) -> Any:
    return lambda: choose(action)
