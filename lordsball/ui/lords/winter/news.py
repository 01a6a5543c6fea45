"""The news of a winter: the event to choose or read, what it would do, and a line for each thing a club does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.carrying_out import parts_of
from lordsball.games.lords.effects import RUN
from lordsball.games.lords.event_verbs import ManagerRolls, StarPool, TilePrice, WinterCards
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.card_pictures import press_pictures
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.figures import MINUS, STAT_ICONS
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.clipping import Clipping, draw_clipping
from lordsball.ui.lords.pieces.faces import Face
from lordsball.ui.lords.pieces.icon_text import NO_BREAK, icon_line, plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, KINDS, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_owner
from lordsball.ui.lords.pieces.material import draw_paper, draw_title
from lordsball.ui.lords.preview import Preview, figures_of, in_figures, run_unasked
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.layout import CLIPPINGS, EVENT_CARD, ONE_CLIPPING, event_cards

_OPEN = (("a die", "{dice}"), ("your choice", "chooses"), ("a trade", "{trade} if it likes"),
         ("Innovate", "{innovate}"))
"""What a die or a later choice decides, in short."""


class Forecast(NamedTuple):
    """Markup of what changes for the whole winter, and of each club that is concerned, by its seat."""

    everywhere: tuple[str, ...]
    clubs: tuple[tuple[int, tuple[str, ...]], ...]


def forecast(view: Lords, card: str) -> Forecast:
    """An event counted on a copy of a view by the game's own rules; no die is thrown."""
    t = view.copy()
    before = [figures_of(t, o.seat) for o in t.owners]
    everywhere: list[str] = []
    still_open: list[list[str]] = [[] for _ in t.owners]
    for seat, name, place in [*parts_of(t, 0, f"{card}.event", [o.seat for o in t.owners])]:
        effect = t.cards.scripts[name].effects[place]
        if isinstance(effect, StarPool | TilePrice | ManagerRolls | WinterCards):
            everywhere.append(_everywhere(t, effect))
            RUN[type(effect)](t, t.owners[seat], effect)
        else:
            run_unasked(t, t.owners[seat], (effect,), still_open[seat])
    clubs = []
    for o in t.owners:
        seen = Preview(before[o.seat], figures_of(t, o.seat))
        # Sums that follow from what moved (Team Quality, wages, income) are read on the mat.
        moved = [change for change in seen.changes if change.thing not in ("tq", "wages", "income")]
        parts = [in_figures(change).removeprefix(f"Cash{NO_BREAK}") for change in moved]
        parts += [_short(words) for words in still_open[o.seat]]
        if parts:
            clubs.append((o.seat, tuple(parts)))
    return Forecast(tuple(everywhere), tuple(clubs))


def _short(words: str) -> str:
    return next((short for start, short in _OPEN if words.startswith(start)), words)


def _everywhere(t: Lords, effect: object) -> str:
    match effect:
        case StarPool(stars=stars):
            after = t.star_pool + (min(stars, t.supply) if stars > 0 else -min(-stars, t.star_pool))
            return f"{{star}} Star Player Pool {t.star_pool} › *{after}*"
        case TilePrice(dollars=dollars):
            return f"{{stadium}} Every tile *{MINUS if dollars < 0 else '+'}${abs(dollars)}*"
        case ManagerRolls(rolls=rolls):
            return f"{{manager}} Every Manager *+{rolls}* {{dice}}"
        case WinterCards(cards=cards):
            return f"{{stove}} Every hand *+{cards}*"
    return ""


EVENT_PART = 5
"""The event's place on a Hot Stove card: below its five options."""


def clipping_of(t: Lords, card: str, after: bool = False) -> Clipping:
    """The news that a card brings, counted as the clubs stand.

    :param after: it has come to pass already, so that nobody's figures are foretold.
    """
    event = t.cards.hot_stove[card].event
    picture = press_pictures(t.cards)[card]
    if after:
        return Clipping(event.name, event.text, (), (), picture, True)
    would = forecast(t, card)
    clubs = tuple((club_of_seat(t, seat), words) for seat, words in would.clubs)
    return Clipping(event.name, event.text, would.everywhere, clubs, picture)


def boxes_for(count: int) -> tuple[Box, ...]:
    """Where this many clippings go."""
    return CLIPPINGS if count > 1 else (ONE_CLIPPING,)


def event_card_at(model: ViewModel, x: float, y: float) -> str:
    """The card whose news lies at a point, or the card itself; "" for none."""
    cards = event_cards(model)
    found = next((card for card, box in zip(cards, boxes_for(len(cards)), strict=False) if box.contains(x, y)), "")
    return found or (cards[0] if len(cards) == 1 and EVENT_CARD.contains(x, y) else "")


def event_widgets(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """Each piece of news can be chosen."""
    cards = event_cards(model)
    found: list[Widget] = []
    for number, (card, box) in enumerate(zip(cards, boxes_for(len(cards)), strict=False)):
        event, action = view.cards.hot_stove[card].event, Action("event", (card,))
        place = ActionPlace(box, f"{event.name}: {event.text}", action, card, keys=(str(number + 1),),
                            on_click=_choosing(choose, action))
        place.radius = 4.0
        bar(place, action, view, why_not, model.ours)
        found.append(place)
    return found


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


class Event(NamedTuple):
    """The news on the stage, the card of a single one, and whether they may be chosen."""

    news: tuple[Clipping, ...]
    card: Face | None
    ours: bool


def event_of(model: ViewModel, cards: tuple[str, ...]) -> Event:
    """What lies on the stage."""
    t = model.shown.t
    face = face_of(t.cards, cards[0]) if len(cards) == 1 else None
    return Event(tuple(clipping_of(t, card) for card in cards), face, model.ours)


def paint_event(canvas: Canvas, event: Event) -> None:
    """A clipping beside its card, or two to choose from with the keys that choose them."""
    several = len(event.news) > 1
    for number, (clipping, box) in enumerate(zip(event.news, boxes_for(len(event.news)), strict=False)):
        draw_clipping(canvas, *box, clipping, lit=event.ours)
        if event.ours and several:
            draw_key_cap(canvas, str(number + 1), box.right - 40, box.y + 20)
    if several:
        canvas.text("or", "serif_italic", 22, STAGE.cx, STAGE.cy - 10, SOFT, "mc", width=26, height=50)
    elif event.card is not None:
        draw_card(canvas, EVENT_CARD.x, EVENT_CARD.y, event.card, full=True, part=EVENT_PART)


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

    def read(self, events: Iterable[Any], t: Lords) -> None:
        """This winter's lines, from everything that has been told of the game: a jump in a replay has watched none."""
        self.clear()
        winter = False
        for event in events:
            winter = isinstance(event, told.EventDealt) or (winter and not isinstance(event, told.YearBegan))
            if winter:
                self.tell(event, t)
            else:
                self.clear()

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
