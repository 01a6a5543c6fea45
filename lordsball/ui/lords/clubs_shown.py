"""Clubs as the pieces draw them: colors, the mat's numbers, what lies in the park, what a year brings and costs."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.finances import salaries
from lordsball.games.lords.quality import figures, park_dice, park_income, park_media, park_vp
from lordsball.games.lords.state import EMPTY_STACK, MOST_LEVEL, NOBODY, SOURCES, YEAR_COLUMNS, Lords, Owner, base_tq
from lordsball.games.lords.targets import next_grade
from lordsball.games.lords.unowned import rivals
from lordsball.games.phrasing import counted
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.pieces.park import Space
from lordsball.ui.lords.pieces.team_mat import Mat
from lordsball.ui.lords.preview import yearly_income
from lordsball.ui.lords.view_model import ViewModel


def club_of(t: Lords, team: int, full: bool = False) -> Club:
    """A team of the league; without glyph where nobody owns it."""
    entry, seat = t.team(team), t.seat_of[team]
    name = entry.name if full else entry.short
    if seat == NOBODY:
        return Club(name, short=entry.short)
    look = SEATS[seat]
    return Club(name, look.glyph, look.colour, entry.short)


def club_of_seat(t: Lords, seat: int, full: bool = False) -> Club:
    """The club of an owner."""
    return club_of(t, t.owners[seat].team, full)


def wins_of(t: Lords, team: int) -> int:
    """A team's wins this season: those of its token where nobody owns it."""
    seat = t.seat_of[team]
    if seat != NOBODY:
        return t.owners[seat].wins
    return t.cards.npt[t.npt[team]].wins if t.npt[team] else 0


WAGE_ICONS = ("{star}", "{regular}", "{prospect}", "{front_office}", "{farm_system}", "{manager}")
"""Who is paid, in the order of `salaries`."""
SOURCE_NAMES = {
    "wins": "wins", "bought": "bought", "prospects": "Prospects", "title": "titles", "tiles": "stadium",
    "bonus": "Bonus", "loans": "loans", "cards": "cards",
}
"""Where Victory Points come from, in a word."""


def mat_of(model: ViewModel, seat: int) -> Mat:
    """The whole mat of a club."""
    t = model.shown.t
    o, board, rules = t.owners[seat], t.cards.board, t.cards.rules
    return Mat(
        club_of_seat(t, seat, full=True), model.seats[seat].name, o.cash, o.media, o.loans, o.fans, o.vp, o.stars,
        board.star_salaries, o.regulars, o.prospects, o.front_office, o.farm_system, o.manager,
        (_raise(t, o.front_office), _raise(t, o.farm_system), "2d6" if o.manager < MOST_LEVEL else ""), o.field_tq,
        base_tq(o), prospects_per=rules.prospects_per_vp,
    )


def _raise(t: Lords, level: int) -> str:
    return f"${t.cards.board.staff_prices[level - 1]}" if level < MOST_LEVEL else ""


def spaces_of(o: Owner) -> tuple[Space, ...]:
    """The nine spaces of a park: component and level."""
    return tuple(((number - 1) // 8, (number - 1) % 8 + 1) if number else (None, 0) for number in o.park)


def park_words(t: Lords, o: Owner) -> str:
    """What a park is good for each year, as icon text."""
    parts = [f"Pays *${park_income(t, o)}*", f"{{media}} *{park_media(t, o)}*", f"{{tq}} *{o.field_tq}*"]
    parts += [f"{{dice}} *{park_dice(t, o)}*", f"{{vp}} *{park_vp(t, o, True) + park_vp(t, o, False)}*"]
    return "   ".join(parts)


def income_words(t: Lords, o: Owner) -> str:
    """`Income $80 + $21 {fans} + $10 {stadium} = *$111*`."""
    board = t.cards.board
    fans = board.income_per_fan * o.fans
    return (
        f"Income  ${board.base_income} + ${fans} {{fans}} + ${park_income(t, o)} {{stadium}} = *${yearly_income(t, o)}*"
    )


def wages_words(t: Lords, o: Owner) -> str:
    """`Wages $33 {star} + $20 {regular} … = *$60*`."""
    parts = salaries(t, o)
    named = [f"${pay} {icon}" for pay, icon in zip(parts, WAGE_ICONS, strict=True) if pay]
    return f"Wages  {' + '.join(named) or '$0'} = *${sum(parts)}*"


def vp_words(t: Lords, o: Owner) -> str:
    """Victory Points, what a lone owner plays for, and where they come from."""
    pairs = zip(SOURCES, o.vp_from, strict=True)
    parts = [f"{SOURCE_NAMES[name]} {number:+d}".replace("-", "−") for name, number in pairs if number]
    following = next_grade(t)
    goal = f" · {following[0]} at {following[1]}" if following else ""
    return f"{{vp}} *{o.vp}*{goal}".replace("-", "−") + (f"   {', '.join(parts)}" if parts else "   none scored yet")


def bonus_race(t: Lords) -> str:
    """How a lone owner stands against the best of the league in what the Bonus card counts; "" where nobody is compared
    (ruling L50)."""
    if not t.bonus or not rivals(t):
        return ""
    mine, *theirs = figures(t, t.cards.bonus[t.bonus].stat)
    return f"you {mine}, league’s best {max(theirs)}:" if theirs else ""


class Record(NamedTuple):
    """What a club did year by year: the years, and for each row an icon, a name and a cell for every year."""

    years: tuple[str, ...]
    rows: tuple[tuple[str, str, tuple[str, ...]], ...]


def record_of(o: Owner, last_year: int) -> Record:
    """Wins, Team Quality and Victory Points of the finished years; a dash for each year to come."""

    def cells(column: str) -> tuple[str, ...]:
        place = YEAR_COLUMNS.index(column)
        done = [str(entry[place]).replace("-", "−") for entry in o.years]
        return tuple(done + ["–"] * (last_year - len(done)))

    return Record(
        tuple(str(year + 1) for year in range(last_year)),
        (("wins", "Wins", cells("wins")), ("tq", "TQ", cells("tq")), ("vp", "VP", cells("vp"))),
    )


def tile_figures(cards: Catalog, component: int, level: int) -> tuple[tuple[str, str], ...]:
    """What a tile brings, as (icon, figure), the greatest first."""
    tile = cards.stacks[component][level - 1]
    return tuple(
        (icon, figure.format(number))
        for icon, number, figure in (
            ("cash", tile.income, "+{}"), ("tq", tile.tq, "{}"), ("fans", tile.fans, "{}"), ("media", tile.media, "{}"),
            ("dice", tile.dice, "{}"), ("vp", tile.yearly_vp, "{}/yr"), ("vp", tile.vp, "{}"),
        ) if number
    )


def stack_words(t: Lords, o: Owner, component: int) -> str:
    """What is left of a stack and what comes next, in a sentence."""
    level = o.stacks[component]
    if level >= EMPTY_STACK:
        return "This stack is empty."
    tile = t.cards.stacks[component][level - 1]
    under = t.cards.stacks[component][level] if level < EMPTY_STACK - 1 else None
    following = f" Under it: level {level + 1} for ${under.price + t.tile_price}." if under is not None else ""
    return f"{tile.name}, level {level}.{following} {counted(EMPTY_STACK - level, 'tile')} left."
