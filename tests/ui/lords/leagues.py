"""Matches of Lords of Baseball for tests, and a board before them."""

from functools import cache

from lordsball import games, paths
from lordsball.ai.player import PLAYERS
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.lords.board import make_board
from lordsball.ui.table.board import Seated

KEY = "lords"


@cache
def cards():
    return games.game(KEY).load_cards([paths.cards()])


def new_match(people=1, owners=4, seed=1, years=3) -> Match:
    game = games.game(KEY)
    options = game.options(cards(), owners, {"years": str(years)})
    seats = [Seat(f"Owner {n + 1}", HUMAN if n < people else "regular") for n in range(owners)]
    return Match(game, cards(), options, seats, seed)


def board_of(match):
    return make_board([Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in match.seats])


def players(match):
    return [PLAYERS[KEY]["regular"](seat) for seat in range(len(match.seats))]


class Course:
    """What regulars have chosen from one first position on, as far as anybody has played it, and they themselves."""

    def __init__(self, match):
        self.actions, self.seated = [], players(match)


COURSES: dict[str, Course] = {}


def play(match, until=lambda match: False, most=20_000):
    """Regulars play for everybody until something holds (asked before every decision) or the game is over.

    What they choose in a match that begins is thought of once for all tests.
    """
    course = Course(match)
    if match.history.now == 0:
        course = COURSES.setdefault(f"{match.cards.fingerprint} {match.position.save()}", course)
    for number in range(most):
        decision = match.decision
        if decision is None or until(match):
            break
        if number == len(course.actions):
            player = course.seated[decision.seat]
            course.actions.append(player.choose(decision, lambda seat=decision.seat: match.view(seat)))
        match.act(course.actions[number])
    return match


def asked(match, ask, seat=None):
    decision = match.decision
    return decision.ask == ask and (seat is None or decision.seat == seat)
