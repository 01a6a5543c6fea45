"""Evenings at a table, for tests: a match on the screen, played with a pointer and keys through SDL's dummy driver."""

import pygame

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.thinking.thinker import Thinker
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.settings import Settings
from lordsball.ui.table.scene import TableScene
from tests.ui.hands import FRAME, Hands, open_app

KEY = "monster_league"

TWO_PEOPLE = (Seat("Robin"), Seat("Sam"))
AGAINST_VERA = (Seat("Robin"), Seat("Vera", "veteran"))
TWO_COMPUTERS = (Seat("Rita", "rookie"), Seat("Vera", "veteran"))


def state(match):
    """All that a match is, for comparing two."""
    return match.position.save(), match.record()


class Evening:
    """A table with a match on it, and a person before it.

    :param until: play the match (its last option each time) until this holds before sitting down to it.
    :param own: a folder of cards instead of the shipped ones.
    :param rest: let computer players act until a person has to.
    :param thinker: who thinks for them and for the coach; by default somebody who has always thought at once.
    """

    def __init__(
        self, folder, seats=TWO_PEOPLE, seed=4, until=None, size=(960, 540), own=None, rest=True, thinker=None,
        **settings,
    ):
        for name, usual in (("speed", "off"), ("ask_change", True), ("confirm_last_token", False)):
            settings.setdefault(name, usual)
        self.app = open_app(
            size=size, settings=Settings(**settings), settings_path=folder / "settings.json", user_data=folder,
            on_crash=lambda problem: self.desk.trouble(problem),
        )
        thinker = thinker or Thinker.on_the_spot()
        self.desk = Desk(self.app, folder, [own or paths.cards()], Saves(folder), thinker)
        self.hands = Hands(self.app)
        self._plan = (seats, seed, until)
        self.begin_again(rest)

    def begin_again(self, rest=True):
        """The same match from the same moment once more."""
        seats, seed, until = self._plan
        match = new_match(self.desk, seats, seed)
        if until is not None:
            play_until(match, until)
        self.sit_down(match, rest)

    def sit_down(self, match, rest=True):
        """Show a match instead of whatever was shown."""
        self.match = match
        self.table = TableScene(self.desk, match)
        self.app.scenes.reset(self.table)
        if rest:
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

    def words(self):
        """Everything that is written on the screen, as one text."""
        art = self.app.art
        art.drawn_text = []
        self.app.draw()
        drawn, art.drawn_text = art.drawn_text, None
        return " ".join(text.shown for text in drawn)

    # -- hands -------------------------------------------------------------------------------------------------

    def choices(self):
        """Every widget that would act in the match now."""
        kept = {*self.table.frame.bar.widgets, self.table.frame.panel, self.table.frame.panel.tabs}
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


def storm(evening, widget, clicks=20, seconds=0.1):
    """This many clicks on a widget within this short a time."""
    place = evening.app.screen.to_pixels(*middle(widget))
    for number in range(clicks):
        evening.hands.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        evening.hands.post(pygame.MOUSEBUTTONUP, pos=place, button=1)
        if number % 4 == 3:
            evening.turn(1, seconds / (clicks / 4))


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
