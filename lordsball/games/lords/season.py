"""THE PHASES OF A SEASON: a whole game is years, a year is its phases in their printed order."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords.ending import BonusCardResolution, FinalStadiumScoring
from lordsball.games.lords.finances import Finances
from lordsball.games.lords.hot_stove import HotStove
from lordsball.games.lords.postseason import Postseason
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.spring import SpringTraining
from lordsball.games.lords.state import NOBODY, Lords, Owner


@procedure
class PlayGame(Procedure):
    """The agreed number of years, then the final scoring."""

    @step
    def a_year(self, t: Lords) -> Flow:
        return Year()

    @step
    def moving_the_year_marker(self, t: Lords) -> Flow:
        """If more years remain, the next one begins; the final year plays every phase as well (ruling L34)."""
        if t.tell is not None:
            t.announce(told.YearOver(t.year, t.year == t.last_year))
        if t.year < t.last_year:
            t.year += 1
            return Goto("a_year")
        return None

    @step
    def ending_the_game(self, t: Lords) -> Flow:
        return FinalStadiumScoring()


@procedure
class Year(Procedure):
    """One full game turn: Spring Training through the Hot Stove League."""

    @step
    def spring_training(self, t: Lords) -> Flow:
        t.pennant = t.champion = NOBODY
        t.tile_price = t.manager_rolls = t.winter_cards = 0
        for o in t.owners:
            o.wins = 0
        return SpringTraining()

    @step
    def regular_season(self, t: Lords) -> Flow:
        return RegularSeason()

    @step
    def postseason(self, t: Lords) -> Flow:
        return Postseason()

    @step
    def finances(self, t: Lords) -> Flow:
        return Finances()

    @step
    def hot_stove_league(self, t: Lords) -> Flow:
        return HotStove()

    @step
    def bonus_card_resolution(self, t: Lords) -> Flow:
        return BonusCardResolution()

    @step
    def write_the_year_down(self, t: Lords) -> Flow:
        """What becomes of the year's numbers in the books; the game itself does not need them."""
        npt_tq = sum(t.cards.npt[token].tq for token in t.npt if token)
        for o in t.owners:
            o.years.append(_entry(t, o, npt_tq))
        return DONE


def _entry(t: Lords, o: Owner, npt_tq: int) -> tuple[int, ...]:
    row = t.cards.board.win_track.index(t.cards.win_rows[o.wins])
    titles = int(t.pennant == o.seat), int(t.champion == o.seat)
    return o.wins, o.income, o.payroll, o.cash, o.quality, npt_tq, o.vp, *titles, row
