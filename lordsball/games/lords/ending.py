"""Bonus Card Resolution, and ENDING THE GAME & VICTORY."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Flow, Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords import money
from lordsball.games.lords.quality import figures, park_vp
from lordsball.games.lords.state import BONUS, TILES, Lords, standing

TIE_BREAKS = ("vp", "titles", "fans", "cash", "tq")


@procedure
class BonusCardResolution(Procedure):
    """The owner with the most of the named stat wins the bonus VP; if several tie, each wins it.

    A lone owner has to have as much as the best club of the league (ruling L50).
    """

    @step
    def resolve(self, t: Lords) -> Flow:
        """The VP depend on the winner's standing at this moment, looked at once for all (ruling L33)."""
        values = figures(t, t.cards.bonus[t.bonus].stat)
        best = max(values)
        winners = [o for o in t.owners if values[o.seat] == best]
        vp = {o.seat: bonus_vp(t, o.vp) for o in winners}
        card, t.bonus = t.bonus, ""
        t.bonus_used.append(card)
        if t.tell is not None:
            t.announce(told.BonusResolved(card, tuple(values[: len(t.owners)]), tuple(vp), best))
        for o in winners:
            money.score(t, o, BONUS, vp[o.seat])
        return DONE


def bonus_vp(t: Lords, vp: int) -> int:
    """1 in the lead, 3 in last place, else 2; with everybody tied, all lead."""
    last, between, leader = t.cards.rules.bonus_vp
    standings = [o.vp for o in t.owners]
    return leader if vp == max(standings) else last if vp == min(standings) else between


@procedure
class FinalStadiumScoring(Procedure):
    """Final Year Stadium Scoring, then Winning the Game."""

    @step
    def stadiums(self, t: Lords) -> None:
        """Each player adds any VP the current tiles award once, at the end."""
        for o in t.owners:
            money.score(t, o, TILES, park_vp(t, o, yearly=False))

    @step
    def winning_the_game(self, t: Lords) -> Flow:
        """Most Victory Points; ties: Championships won, Fans, cash, Team Quality, else a shared win (ruling L35)."""
        if t.tell is not None:
            standings = tuple(standing(o) for o in t.owners)
            t.announce(told.GameOver(t.winners(), standings, decided_by(t)))
        return DONE


def ruling_out(t: Lords) -> int:
    """The most wins of a season after which a club cannot win the game (ruling L4)."""
    return max((wins for wins, row in enumerate(t.cards.win_rows) if row.cannot_win), default=0)


def decided_by(t: Lords) -> str:
    """The first number in which the winner is ahead of everybody who could win, or `shared`."""
    winners = t.winners()
    if len(t.owners) == 1:
        return TIE_BREAKS[0]
    if len(winners) > 1:
        return "shared"
    best = standing(t.owners[winners[0]])
    rivals = [o for o in t.owners if o.seat not in winners and (not o.cannot_win or t.owners[winners[0]].cannot_win)]
    if not rivals:
        return TIE_BREAKS[0]
    closest = max(standing(o) for o in rivals)
    return next(name for name, one, other in zip(TIE_BREAKS, best, closest, strict=True) if one != other)
