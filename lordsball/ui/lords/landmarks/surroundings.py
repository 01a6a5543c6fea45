"""What surrounds the stage: the rail of the year, the standings, the club's slip, the big card, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.state import NOBODY, base_tq
from lordsball.games.lords.unowned import rivals
from lordsball.games.phrasing import counted, ordinal
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import wins_of
from lordsball.ui.lords.landmarks.cards import card_landmark, in_words
from lordsball.ui.lords.landmarks.things import NAMES, signed, things_of
from lordsball.ui.lords.pieces import club_summary, phase_bar, standings
from lordsball.ui.lords.season.standings_view import order, weeks_played
from lordsball.ui.lords.shown import PHASE_NAMES
from lordsball.ui.lords.table_layout import CLUB, INSPECTOR, PHASES, STANDINGS
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_PHASES = (
    ("spring", "Everybody gets cards, each good for one improvement before the season.", "SpringTraining.bonus_card"),
    ("season", "Seven series of 22 games. Team Quality, a card and a die decide each.", "Year.regular_season"),
    ("postseason", "Most wins takes the pennant, and its winner plays for the championship.", "Year.postseason"),
    ("finances", "Money comes in, wages go out, players retire, and Victory Points are scored.", "Year.finances"),
    ("hot_stove", "Winter: trade, hire a Manager, build your park. At its end the Bonus card is settled.",
     "Year.hot_stove_league"),
)
"""The parts of a year: name, what happens there, the rule book's heading."""
_COLUMNS = (
    ("tq", "Team Quality", "How good each team is: its players, its Manager and its park.", "SpringTraining.quality"),
    ("wins", "Wins", "Owners play for theirs. A team without owner wins what its token says, week by week: you have to "
     "beat where it ends.", "SpringTraining.npt_phase"),
    ("vp", "Victory Points", "Most of them at the end win the game. Only owners score.", "Finances.win_track"),
    ("fans", "Fans", "They pay their club at the books. Only owners' clubs have them.", "fans"),
)


def placed(at: Box, box: tuple[float, float, float, float]) -> Box:
    """A place that a piece names from its own upper left corner, on the table."""
    x, y, w, h = box
    return Box(at.x + x, at.y + y, w, h)


def rail(model: ViewModel) -> Iterator[Landmark]:
    """The year and its five parts."""
    t, now = model.shown.t, model.shown.phase
    count = len(_PHASES)
    yield Landmark("year", placed(PHASES, phase_bar.arrow_box(-1, count, PHASES.w)), f"Year {t.year} of {t.last_year}",
                   "Every year has five parts. After the last year the most Victory Points win.", "start")
    for number, (name, about, heading) in enumerate(_PHASES):
        when = "now" if number == now else "done" if number < now else "to come"
        yield Landmark(f"phase:{name}", placed(PHASES, phase_bar.arrow_box(number, count, PHASES.w)),
                       f"{PHASE_NAMES[number]}: {when}", about, heading)


def table_of_teams(model: ViewModel) -> Iterator[Landmark]:
    """The standings, their columns, and a row for each team; the viewer's own is `my_row`."""
    t = model.shown.t
    yield Landmark("standings", STANDINGS, "The standings", "All eight teams of the league by wins.",
                   "SpringTraining.npt_phase")
    for icon, title, about, heading in _COLUMNS:
        yield Landmark(f"column:{icon}", placed(STANDINGS, standings.column_box(icon)), title, about, heading)
    for place, team in enumerate(order(model.shown), 1):
        entry, seat = t.team(team), t.seat_of[team]
        box = placed(STANDINGS, standings.row_box(place - 1))
        if seat == NOBODY:
            tq = t.cards.npt[t.npt[team]].tq if t.npt[team] else 0
            about = f"Its token says Team Quality {tq}, and {wins_of(t, team)} wins by the season's end." if tq else (
                "It draws its token in Spring Training."
            )
            about = f"Nobody owns this team. {about}"
            yield Landmark(f"team:{entry.id}", box, entry.name, about, "SpringTraining.npt_phase")
            continue
        o = t.owners[seat]
        name = "my_row" if seat == model.attending else f"team:{entry.id}"
        title = f"{entry.name}: {ordinal(place)}" if weeks_played(model.shown) else entry.name
        about = f"Team Quality {base_tq(o)}, {counted(o.wins, 'win')}, {signed(o.vp)} VP, {counted(o.fans, 'Fan')}."
        yield Landmark(name, box, title, about, "Matchup.records_table")


def club(model: ViewModel) -> Iterator[Landmark]:
    """The slip with the twelve figures and its two buttons."""
    t = model.shown.t
    o = t.owners[model.attending]
    yield Landmark("club", CLUB, f"The {t.team_of(o.seat).name}", "A club in figures.", "mat")
    things = things_of(t, o)
    for number, name in enumerate(NAMES):
        yield things[name].at(placed(CLUB, club_summary.figure_box(number)))


def buttons(my_club: Box, repay: Box, model: ViewModel) -> Iterator[Landmark]:
    """The two buttons of a club."""
    terms, loans = model.shown.t.cards.rules.loans, model.shown.t.owners[model.attending].loans
    yield Landmark("my_club", my_club, "Your club in full", "Your mat, your park, and every sum written out.", "mat")
    yield Landmark("repay", repay, f"Pay back a loan: you have {loans or 'none'}",
                   f"${terms.repaid_with} for a loan, and {terms.returns_vp} VP comes back.", "loans")


def big_card(model: ViewModel, card: str) -> Iterator[Landmark]:
    """The card at the upper right, whichever it is; where it is the Bonus card it is called `bonus` as well."""
    told = in_words(model.shown.t.cards, card) if card else None
    if told is not None:
        if card == model.shown.t.bonus and rivals(model.shown.t):
            told = (told[0], f"{told[1]} Playing alone, you have to match the best club in the league.", told[2])
        yield Landmark("big_card", INSPECTOR, *told)
        if card in model.shown.t.cards.bonus:
            yield Landmark("bonus", INSPECTOR, *told)


def hand(model: ViewModel, cards: list[str], places: list[Box], rack: Box) -> Iterator[Landmark]:
    """The rack, and every card on it that lies face up."""
    names = {0: "Spring Training", 1: "Regular Season", 4: "Hot Stove"}
    kind = names.get(model.shown.phase, "Regular Season")
    hidden = HIDDEN in cards
    about = "They lie face down until their owner looks." if hidden else "Click a card to see what it would do."
    title = f"The hand: {len(cards)} {kind} card{'' if len(cards) == 1 else 's'}" if cards else "The hand is empty"
    yield Landmark("hand", rack, title, about if cards else "Cards are dealt in spring, for the season and in winter.",
                   "SpringTraining.spring_training_cards")
    for card, box in zip(cards, places, strict=True):
        found = card_landmark(model.shown.t.cards, card, box) if card != HIDDEN else None
        if found is not None:
            yield found
