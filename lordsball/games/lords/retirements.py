"""Retirements: one token more than there are players, and who has to take which."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Procedure, procedure, step
from lordsball.games.lords import clubs
from lordsball.games.lords import events as told
from lordsball.games.lords.card_files import RetirementToken
from lordsball.games.lords.decks import take
from lordsball.games.lords.order import FEWEST_WINS, LEAST_VP, order
from lordsball.games.lords.state import Lords, Owner


@procedure
class Retirements(Procedure):
    """Draw the tokens, pick them in turn, return them all to the pool."""

    seats: list[int] = field(default_factory=list)
    """Who picks, in order."""
    taken: list[str] = field(default_factory=list)
    """What they have picked so far."""

    @step
    def draw_tokens(self, t: Lords) -> None:
        """Draw one token more than there are owners, and lay them face up."""
        pile = list(t.cards.retirement)
        t.retirement = [take(t, pile) for _ in range(len(t.owners) + 1)]
        if t.tell is not None:
            t.announce(told.RetirementsDrawn(tuple(t.retirement)))

    @step
    def turn_order(self, t: Lords) -> None:
        """Fewest wins pick first, then fewest VP, then a die roll."""
        self.seats = order(t, "retirements", (FEWEST_WINS, LEAST_VP), 1)

    @step
    def pick_a_token(self, t: Lords) -> Flow:
        if len(self.taken) == len(self.seats):
            return None
        options = tuple(Action("token", (token,)) for token in t.retirement)
        return Decision(self.seats[len(self.taken)], "retirement", options)

    @pick_a_token.answer
    def picked(self, t: Lords, chosen: Action) -> Flow:
        token = str(chosen.args[0])
        resolve(t, t.owners[self.seats[len(self.taken)]], token, leftover=False)
        self.taken.append(token)
        return AGAIN

    @step
    def the_last_token(self, t: Lords) -> Flow:
        """The team with the most wins handles the leftover; if several tie for it, it is discarded (ruling L2)."""
        most = max(o.wins for o in t.owners)
        leaders = [o for o in t.owners if o.wins == most]
        if len(leaders) == 1:
            resolve(t, leaders[0], t.retirement[0], leftover=True)
        else:
            t.announce(told.RetirementLeft(t.retirement.pop()))
        return DONE


def loses(o: Owner, token: RetirementToken) -> int:
    """How much of a token's loss there is to lose (rulings L20, L28, L29); the Manager counts once."""
    match token.loses:
        case "star":
            return min(1, o.stars)
        case "manager":
            return min(1, o.manager)
        case thing:
            return min(token.count, clubs.stock(o, thing))


def resolve(t: Lords, o: Owner, token: str, leftover: bool) -> None:
    """Each drawn token forces a loss, as much of it as there is (rulings L20, L28, L29)."""
    t.retirement.remove(token)
    card = t.cards.retirement[token]
    if t.tell is not None:
        t.announce(told.RetirementTaken(o.seat, token, leftover))
    match card.loses:
        case "star":
            if o.stars:
                clubs.retire_star(t, o)
        case "manager":
            if o.manager:
                before, o.manager = o.manager, 0
                if t.tell is not None:
                    t.announce(told.Changed(o.seat, "manager", -before, 0, "retired"))
        case thing:
            clubs.change(t, o, thing, -card.count, "retired")
