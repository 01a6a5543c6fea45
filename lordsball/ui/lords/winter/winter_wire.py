"""The news of a winter, a line for each thing a club has done."""

from __future__ import annotations

from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.figures import MINUS, STAT_ICONS
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, KINDS, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_owner
from lordsball.ui.lords.pieces.material import draw_paper, draw_title

_MOST = 12
_NAMES = {"front_office": "Front Office", "farm_system": "Farm System"}
_PLAYERS = ("{star}", "{regular}", "{prospect}")


class News(NamedTuple):
    """A line: whose, and what, as icon text."""

    club: Club
    words: str


class Wire:
    """What has been watched of this winter."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.event = ""
        """The name of the winter's event."""

    def clear(self) -> None:
        """No news yet."""
        self.news.clear()
        self.event = ""

    def tell(self, event: Any, t: Lords) -> None:
        """A line about an event that stands on the table already, where there is something to say."""
        if isinstance(event, told.EventDealt):
            self.clear()
        elif isinstance(event, told.EventResolved):
            self.event = t.cards.hot_stove[event.card].event.name
        words = news_of(event, t)
        if words:
            self.news.append(News(club_of_seat(t, event.seat), words))

    @property
    def latest(self) -> tuple[News, ...]:
        """The lines there is room for."""
        return tuple(self.news[-_MOST:])


def news_of(event: Any, t: Lords) -> str:
    """What a club has done or met with, as icon text; "" where it is no news."""
    match event:
        case told.Traded(given=given, gained=gained):
            return f"{{trade}} {_players(given)} › *{_players(gained)}*"
        case told.ManagerHired(before=before, level=level):
            return f"{{manager}} Manager {before or 'none'} › *{level}*"
        case told.Built(component=component, level=level):
            kind = KINDS[component]
            price = max(0, t.cards.stacks[component][level - 1].price + t.tile_price)
            return f"{{{kind.key}}} *{kind.name} {level}*, ${price}"
        case told.Innovated(component=component, level=level):
            return f"{{innovate}} past {KINDS[component].name} {level}"
        case told.Changed(thing=thing, amount=amount, now=now):
            return f"{STAT_ICONS[thing]} {_NAMES.get(thing, thing.capitalize())} {now - amount} › *{now}*"
        case told.CashMoved(amount=amount, why="card"):
            return f"{{cash}} Cash *{'+' if amount > 0 else MINUS}${abs(amount)}*"
        case told.LoanTaken(loans=loans):
            return f"{{loan}} {counted(loans, 'loan')} taken"
        case told.LoanRepaid():
            return "{loan} 1 loan paid back"
        case told.Scored(source="bonus", amount=amount):
            return f"{{vp}} Bonus *+{amount}*"
        case told.Scored(source="cards", amount=amount):
            return f"{{vp}} VP *{amount:+d}*".replace("-", MINUS)
    return ""


def _players(counts: tuple[int, int, int]) -> str:
    return " ".join(f"{n} {icon}" for n, icon in zip(counts, _PLAYERS, strict=True) if n)


def paint_wire(canvas: Canvas, box: Box, news: tuple[News, ...], event: str) -> None:
    """The list on its sheet; under its title the name of the winter's event."""
    draw_paper(canvas, *box, 6, blur=5)
    draw_title(canvas, box.x + 8, box.y + 8, box.w - 16, 32, "This winter")
    y = box.y + 46
    if event:
        icon_line(
            canvas, f"{{stove}} {plain(event)}", "serif_italic", 18, box.cx, y + 12, BURGUNDY, "c", box.w - 24, 26
        )
        y += 27
    step = (box.bottom - 8 - y) / _MOST
    for club, words in news:
        draw_owner(canvas, club.glyph, club.colour, box.x + 13, y + step / 2 - 9, 18)
        icon_line(canvas, words, "semibold", 18, box.x + 40, y + step / 2, INK, "l", box.w - 52, step, BURGUNDY)
        y += step
    if not news:
        canvas.text("No news yet.", "serif_italic", 18, box.cx, y + 30, SOFT, "mc", width=box.w - 24, height=28)
