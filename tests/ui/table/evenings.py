"""Evenings at a table, for tests: a match on the screen, played with a pointer and keys through SDL's dummy driver."""

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.ui.scenes.table.scene import TableScene
from tests.ui.hands import FRAME
from tests.ui.scenes.desks import KEY, open_desk

TWO_PEOPLE = (Seat("Robin"), Seat("Sam"))
AGAINST_VERA = (Seat("Robin"), Seat("Vera", "veteran"))
TWO_COMPUTERS = (Seat("Rita", "rookie"), Seat("Vera", "veteran"))


def state(match):
    """All that a match is, for comparing two."""
    return match.position.save(), match.record()


class Evening:
    """A table with a match on it, and a person before it.

    :param until: play the match (its last option each time) until this holds before sitting down to it.
    """

    def __init__(self, folder, seats=TWO_PEOPLE, seed=4, until=None, size=(960, 540), own=None, **settings):
        for name, usual in (("speed", "off"), ("ask_change", True), ("confirm_last_token", False)):
            settings.setdefault(name, usual)
        self.desked = open_desk(folder, size, own, **settings)
        self.app, self.desk, self.hands = self.desked.app, self.desked.desk, self.desked.hands
        self.app._on_crash = self.desk.trouble
        self._plan = (seats, seed, until)
        self.begin_again()

    def begin_again(self):
        """The same match from the same moment once more."""
        seats, seed, until = self._plan
        match = new_match(self.desk, seats, seed)
        if until is not None:
            play_until(match, until)
        self.sit_down(match)

    def sit_down(self, match):
        """Show a match instead of whatever was shown."""
        self.match = match
        self.table = TableScene(self.desk, match)
        self.app.scenes.reset(self.table)
        self.rest()

    def close(self):
        self.app.close()

    def look_away(self):
        """Play as ever but draw nothing, as while the window is minimised: quicker."""
        self.app.presenter._minimised = True

    # -- waiting -----------------------------------------------------------------------------------------------

    def turn(self, turns=1, dt=FRAME):
        for _ in range(turns):
            self.app.turn(dt)

    def rest(self, dt=0.1, most=2000):
        """Until nothing moves and a person has to decide, or another scene lies on top."""
        for _ in range(most):
            self.app.turn(dt)
            if self.app.scenes.top is not self.table:
                return
            waiting = not self.table.timeline.busy and not self.table.opponents.to_act
            if waiting and self.table.group.primary() is not None:
                break
        else:
            raise AssertionError("the table never comes to rest")
        self.turn(4, 0.1)  # whatever was pressed before is forgotten

    # -- hands -------------------------------------------------------------------------------------------------

    def choices(self):
        """Every widget that would act in the match now."""
        kept = {*self.table.bar.widgets, self.table.panel, self.table.panel.tabs}
        return [
            placed
            for placed in self.table.group.placed()
            if placed.widget not in kept and placed.widget.enabled and not placed.widget.always
        ]

    def primary(self):
        return self.table.group.primary()

    def widget(self, label):
        return next(p.widget for p in self.table.group.placed() if p.widget.label == label)

    def click(self, widget, button=1):
        self.hands.click(*middle(widget), button)


def middle(widget):
    return widget.rect.cx, widget.rect.cy


def new_match(desk, seats=TWO_PEOPLE, seed=4):
    game, cards = games.game(KEY), desk.cards(KEY)
    return Match(game, cards, game.default_options(cards), seats, seed)


def play_until(match, until):
    while match.decision is not None and not until(match):
        match.act(match.decision.options[-1])


def asks(*kinds, seat=None, after=0):
    """Has so much been done, and is one of these questions asked (of that seat)?"""

    def holds(match):
        decision = match.decision
        return match.history.now >= after and decision.ask in kinds and seat in (None, decision.seat)

    return holds
