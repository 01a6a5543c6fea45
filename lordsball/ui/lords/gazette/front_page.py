"""The newspaper at the end of a year: its front page, and the page as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from lordsball.games import Question
from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.card_pictures import victory_picture
from lordsball.ui.lords.clubs_shown import club_of
from lordsball.ui.lords.figures import STAT_ICONS
from lordsball.ui.lords.gazette.flag import flag_of
from lordsball.ui.lords.gazette.page import READING, Page
from lordsball.ui.lords.gazette.race import standings
from lordsball.ui.lords.gazette.stories import chosen, column, picked, spelled
from lordsball.ui.lords.gazette.year_book import YearBook, year_book
from lordsball.ui.lords.gazette.year_news import news_of
from lordsball.ui.lords.landmarks.pages import newspaper
from lordsball.ui.lords.pieces.gazette import FrontPage, Place, draw_front_page
from lordsball.ui.lords.table_layout import WHOLE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

MASTHEAD = "The Hot Stove Gazette"
_EDITIONS = (("Final Edition", "Two cents"), ("Evening Edition", "Three cents"), ("Extra! Extra!", "A nickel"))
_MOTTOES = (
    "All the news the owners could not suppress", "Printed daily, believed occasionally",
    "We were there, or near it", "Truth in nine columns, abridged to three",
)
_ADVERTISEMENTS = (
    ("loan", "Loans", "Twenty dollars, at once"), ("manager", "Hats", "For heads of every level"),
    ("concessions", "Mustard", "It covers everything"), ("media", "Ink", "By the barrel or the cup"),
    ("trade", "Trades", "Inquire in the lobby"),
)

_BONUS_ROWS = {
    "stars": "Most Stars", "regulars": "Most Regulars", "prospects": "Most Prospects", "impact_players": "Most players",
    "manager": "Best Manager", "front_office": "Front Office", "farm_system": "Farm System", "fans": "Most Fans",
    "cash": "Most cash", "media": "Most Media", "tq": "Best quality", "wins": "Most wins", "vp": "Most VP",
    "loans": "Most loans", "highest_field": "Best Field", "highest_press_box": "Best Press Box",
    "highest_bleachers": "Best Bleachers", "highest_concessions": "Best Concessions",
    "combined_press_box": "Press Boxes", "combined_bleachers": "Bleachers", "combined_concessions": "Concessions",
    "park_income": "Park income", "upgrades": "Most tiles",
}
"""What a Bonus card asks for, in the few letters that a line of numbers has."""


def front_page(book: YearBook, t: Lords) -> FrontPage:
    """The page of a year, from its book and the table at its end."""
    game = "".join(f"{o.team}{o.franchise}" for o in t.owners)
    seed = f"{t.league}{game} {book.year} {t.owners[0].vp}"
    turn = picked(game, len(_EDITIONS) * len(_MOTTOES)) + book.year

    def pick(what: str, wordings: Sequence[str]) -> str:
        return wordings[picked(f"{seed} {what}", len(wordings))]

    flag = flag_of(book, t, pick)
    team = book.pennant.team if book.pennant is not None else standings(t)[0][1]
    stories = column(chosen(news_of(book, t), seed, flag.tells), seed, book.year)
    year = f"Year {spelled(book.year)}"
    return FrontPage(
        MASTHEAD, (_EDITIONS[turn % len(_EDITIONS)], _bonus_ear(book, t)), year,
        _MOTTOES[turn % len(_MOTTOES)], "October", flag.headline, flag.subheading, stories, flag.lead,
        flag.caption, _places(t), _numbers(book, t), victory_picture(t.cards, t.league, team),
        _ADVERTISEMENTS[picked(seed, len(_ADVERTISEMENTS))],
    )


def summary(book: YearBook, t: Lords) -> tuple[str, str]:
    """The year in a line: that it is over, and who leads the owners."""
    ranked = sorted((o.vp for o in t.owners), reverse=True)
    leaders = [t.team_of(o.seat).short for o in t.owners if o.vp == ranked[0]]
    over = f"Year {book.year} is in the books."
    best = str(ranked[0]).replace("-", "−")
    if len(t.owners) == 1:
        return over, f"The {leaders[0]} have {best} VP."
    if len(leaders) == 1:
        return over, f"The {leaders[0]} lead the owners, {best} VP to {ranked[1]}.".replace("to -", "to −")
    names = f"The {' and '.join(leaders)}" if len(leaders) == 2 else f"{spelled(len(leaders)).capitalize()} clubs"
    return over, f"{names} lead the owners with {best} VP each."


THE_LEAGUE = "the league"
"""Who has the Bonus where a lone owner had less than the best club without one (ruling L50)."""


def _bonus_ear(book: YearBook, t: Lords) -> tuple[str, str]:
    paid = book.bonus_paid
    if not paid:
        return "Weather", "Fair, some flags"
    if len(paid) == 1:
        ((seat, vp),) = paid.items()
        return f"Bonus +{vp} VP", t.team_of(seat).short
    return "Bonus", f"{spelled(len(paid)).capitalize()} clubs"


def _places(t: Lords) -> tuple[Place, ...]:
    return tuple(
        Place(place, club_of(t, team), str(wins), _vp(t, team)) for place, (wins, team) in enumerate(standings(t), 1)
    )


def _vp(t: Lords, team: int) -> str:
    seat = t.seat_of[team]
    return "–" if seat == NOBODY else str(t.owners[seat].vp).replace("-", "−")


def _numbers(book: YearBook, t: Lords) -> tuple[tuple[str, str, str], ...]:
    """The Bonus card's winners, the greatest series, the largest crowd, what was built."""
    rows = []
    stat = ""
    if book.bonus:
        stat = t.cards.bonus[book.bonus].stat
        names = [t.team_of(seat).short for seat in book.bonus_paid]
        icon = STAT_ICONS[stat].split("}")[0].lstrip("{")
        said = names[0] if len(names) == 1 else f"{len(names)} clubs" if names else THE_LEAGUE
        rows.append((icon, _BONUS_ROWS[stat], said))
    if book.series:
        best = max(book.series, key=lambda played: (max(played.wins), -played.week))
        team = t.team(best.teams[best.winner]).short
        rows.append(("dice", "Best series", f"{team} {max(best.wins)}–{min(best.wins)}"))
    if stat != "fans":
        rows.append(("fans", "Most Fans", _most(t, [o.fans for o in t.owners])))
    else:
        rows.append(("star", "Most Stars", _most(t, [o.stars for o in t.owners])))
    rows.append(("stadium", "Tiles built", str(len(book.built))))
    if len(rows) < 4:
        loans = sum(o.loans for o in t.owners)
        rows.append(("loan", "Loans open", str(loans)))
    return tuple(rows[:4])


def _most(t: Lords, counts: list[int]) -> str:
    """`Gulls 12`; where several have as many, `2 clubs, 12`."""
    best = max(counts)
    first = [seat for seat, count in enumerate(counts) if count == best]
    return f"{t.team_of(first[0]).short} {best}" if len(first) == 1 else f"{len(first)} clubs, {best}"


class PaperView:
    """The newspaper on the table."""

    area = spread(WHOLE, 14)

    def __init__(self, page: YearEnd) -> None:
        self.page = page

    def describe(self, model: ViewModel) -> Hashable:
        """What is printed."""
        return self.page.printed

    def paint(self, canvas: Canvas, told: FrontPage | None) -> None:
        """The sheet."""
        if told is not None:
            draw_front_page(canvas, WHOLE.x, WHOLE.y, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def _share(book: YearBook, t: Lords) -> int | None:
    """Which share of the Bonus card was paid: its place on the card, if it was one only."""
    paid = set(book.bonus_paid.values())
    shares = list(reversed(t.cards.rules.bonus_vp))
    return shares.index(min(paid)) if len(paid) == 1 and paid <= set(shares) else None


class YearEnd(Page):
    """Printed when the year is over, from the table as it stands then and from what has been told of the year."""

    def __init__(self) -> None:
        self.printed: FrontPage | None = None
        self.views = (PaperView(self),)

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The sheet."""
        return newspaper(model.shown.t.year)

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """The presses roll; where nobody turns the page it stands for a while."""
        if not isinstance(event, told.YearOver):
            return None
        t = model.shown.t
        book = year_book(model.past(), event.year)
        self.printed = front_page(book, t)
        self.words = Question(*summary(book, t))
        self.exhibit = (book.bonus, _share(book, t))
        self.onward = "The last points" if event.last else f"Year {event.year + 1}"
        return None if model.attended() else timeline.pause(READING)
