"""What the line under the Finances stage says: what an option would change, else what is going on."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.lords.finances import vp_price
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted
from lordsball.ui.lords.finances.finance_moment import moment_of, retirements_of
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.preview import in_a_line, preview
from lordsball.ui.lords.sight import Sight

INCOME_WORDS = "*Income:* each club's share, an amount per Fan, and what its park pays."
WAGES_WORDS = "*Wages:* the last filled box is the price of all Stars together."
OWN_WORDS = "*Your books:* ${} came in, ${} went out in wages, ${} in hand."
RETIRING_WORDS = "*Retirements:* fewest wins pick first; a sole leader in wins takes the rest."
BOTH_WORDS = "*Retirements:* the sole leader takes both that are left; this is only the first."
LADDER_WORDS = "*The season's points:* only the highest rung counts."
PROSPECT_WORDS = "*Prospects:* a point for every {} of them; they stay."
TITLE_WORDS = "*The title* is worth a point."
PARK_WORDS = "*The park:* some tiles bring points every year."
COUNTER_WORDS = "*The counter:* most points buy first, ties roll; the bank takes loans back."
CROWD_WORDS = "*The crowd:* five rules in turn, each for where a club stands by then."
LEAGUE_WORDS = "*The league:* a team that every owner has out-won gives way for good."


def info_line(sight: Sight) -> str:
    """The line, as icon text."""
    view, action = sight.view, sight.considered
    if view is not None and action is not None and sight.ours:
        if action.verb == "buy":
            tokens = "   *A D* Media tokens" if view.owners[sight.asked_seat].media else ""
            return f"*1–9* how many points{tokens}   *B* buys   *Space* ends it"
        seen = preview(view, action)
        if seen is not None:
            name = view.cards.retirement[str(action.args[0])].name if action.verb == "token" else ""
            return f"*{plain(name)}:*  {in_a_line(seen)}" if name else in_a_line(seen)
    moment = moment_of(sight)
    if moment is not None:
        return moment.words
    return _at_rest(sight, sight.shown.t)


def _takes_both(t: Lords, seats: Sequence[int], taken: Sequence[str]) -> bool:
    """Does the last who picks take what is left as well?"""
    last = t.owners[seats[-1]]
    return len(taken) == len(seats) - 1 and all(o.wins < last.wins for o in t.owners if o is not last)


def _at_rest(sight: Sight, t: Lords) -> str:
    found = retirements_of(t)
    if found is not None:
        return BOTH_WORDS if _takes_both(t, found.seats, found.taken) else RETIRING_WORDS
    name = plain(t.team_of(sight.asked_seat).short)
    if t.decision is not None and not any(action.verb == "buy" for action in t.decision.options):
        terms = t.cards.rules.loans
        points = counted(terms.returns_vp, "point")
        return f"*The bank:* ${terms.repaid_with} pay back a loan of the {name}, for {points}."
    return f"*For sale:* a point for ${vp_price(t)}, never on loan. The {name} may buy."
