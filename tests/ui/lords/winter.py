"""The Hot Stove League before a board: matches in winter, and what their owner is offered."""

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action
from lordsball.ui.lords.shown import HOT_STOVE, phase_of
from tests.ui.lords.leagues import board_of, new_match, players


def in_winter(match):
    return match.decision is not None and phase_of(match.position) == HOT_STOVE


def winters(owners, seed, seat=0, years=3):
    """A match at each decision that a seat takes in winter; there it chooses at random, everything else Regulars do."""
    match, chance = new_match(owners=owners, seed=seed, years=years), Chance(seed)
    seated = players(match)
    while match.decision is not None:
        decision = match.decision
        if decision.seat == seat and in_winter(match):
            yield match
            options = decision.options
            match.act(options[chance.below(len(options))])
        else:
            match.act(seated[decision.seat].choose(decision, lambda decision=decision: match.view(decision.seat)))


def until(owners, seed, holds, seat=0):
    """The first of these moments at which something holds, in the game of this seed or the next one that has any."""
    games = (winters(owners, each, seat) for each in range(seed, seed + 40))
    return next(match for game in games for match in game if holds(match))


def asks(*wanted):
    return lambda match: match.decision.ask in wanted


class Before:
    """A board before a match, and a person who sits at it."""

    def __init__(self, match):
        self.match, self.chosen = match, []
        self.board = board_of(match)
        self.seat = match.decision.seat
        self.board.again = self.offer
        self.show()

    def show(self):
        view = self.match.view(self.seat)
        self.board.show(view, self.seat)
        self.offer()

    def offer(self):
        self.view = self.match.view(self.seat)
        self.offered = self.board.offer(self.view, self.chosen.append, self.match.position.why_not)
        return self.offered

    def widget(self, action, kind=None):
        """The thing that chooses an action."""
        found = [w for w in self.offered.widgets if str(getattr(w, "action", None)) == action]
        return next(w for w in found if kind is None or type(w).__name__ == kind)

    def look_at(self, card):
        """Take a card of the hand into consideration."""
        self.widget(f"card {card}").activate()
        self.offer()


def at_the_stadium(owners=4):
    """A match in its first winter in which seat 0 has just played a card for two Stadium actions or more."""
    for seed in range(1, 40):
        for match in winters(owners, seed):
            if match.position.year > 1:
                break
            if match.decision.ask == "hot_stove_option":
                card = match.position.stack[-1].card
                if match.position.cards.hot_stove[card].stadium > 1:
                    match.act(Action("stadium"))
                    return match
    raise AssertionError("nobody has such a card")
