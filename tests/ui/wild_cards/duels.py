"""Duels for tests: matches from a seed, brought to a moment by players."""

import random
from functools import cache

from lordsball import games, paths
from lordsball.ai.player import PLAYERS
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat

KEY = "wild_cards"


@cache
def cards():
    return games.game(KEY).load_cards([paths.cards()])


def new_match(people=(True, True), seed=1, teams=None, **options) -> Match:
    game = games.game(KEY)
    options = {**game.default_options(cards()), **options}
    if teams:
        options["teams"] = list(teams)
    seats = [Seat(name, HUMAN if human else "regular") for name, human in zip(("Robin", "Sam"), people, strict=True)]
    return Match(game, cards(), options, seats, seed)


def regulars():
    return [PLAYERS[KEY]["regular"](seat) for seat in (0, 1)]


def play(match, until=lambda match: False, chance=None):
    """Regulars (with `chance`: anybody) play until something holds, asked before every decision, or to the end."""
    seated = regulars()
    while match.decision is not None and not until(match):
        decision = match.decision
        if chance is not None:
            match.act(chance.choice(decision.options))
        else:
            match.act(seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat)))
    return match


def asked(match, ask, seat=None):
    decision = match.decision
    return decision is not None and decision.ask == ask and (seat is None or decision.seat == seat)


def at(ask, seed=1, seat=None, nth=0, people=(True, True), fits=lambda match: True):
    """A match some way in, at the nth decision of this kind (of this seat)."""
    for number in range(seed, seed + 60):
        left = [nth]

        def there(match, left=left):
            if asked(match, ask, seat) and fits(match):
                left[0] -= 1
            return left[0] < 0

        match = play(new_match(people, number), there, random.Random(number) if number % 2 else None)
        if match.decision is not None:
            return match
    raise AssertionError(f"no game comes to {ask}")
