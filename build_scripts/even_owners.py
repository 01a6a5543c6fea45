"""Measure whether the owners of Lords of Baseball (cards/lords/owners.yaml) are equally strong.

    python build_scripts/even_owners.py --level veteran --owners 4 --years 3 --seeds 100

Every seed is played once for each owner of the file: the same clubs, cards and dice, and the owners move on by one club
from game to game, so that each of them has played each club on the same luck. A share of wins above the even one, with
its 95 % interval over the seeds, says how much stronger a taste makes. The same seeds give the same figures everywhere.
"""

import argparse
import dataclasses
import math

from lordsball import games as shelf
from lordsball import paths
from lordsball.ai.player import PLAYERS
from lordsball.engine.chance import scatter
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import new, options_for

LEVELS = PLAYERS["lords"]


def main() -> None:
    """Play, then print a line for each owner."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--level", default="veteran")
    words.add_argument("--owners", type=int, default=4)
    words.add_argument("--years", type=int, default=3)
    words.add_argument("--seeds", type=int, default=50)
    words.add_argument("--first", type=int, default=0, help="the first seed")
    wishes = words.parse_args()
    cards: Catalog = shelf.game("lords").load_cards([paths.cards()])
    count, even = len(cards.owners), 1 / wishes.owners
    seated = [dataclasses.replace(cards, owners=cards.owners[turn:] + cards.owners[:turn]) for turn in range(count)]
    shares: list[list[float]] = [[] for _ in range(count)]
    for number in range(wishes.first, wishes.first + wishes.seeds):
        won, played = [0.0] * count, [0] * count
        for turn in range(count):
            found = winners(seated[turn], wishes.level, wishes.owners, wishes.years, number)
            for seat in range(wishes.owners):
                who = (seat + turn) % count
                played[who] += 1
                won[who] += (seat in found) / max(1, len(found))
        for who in range(count):
            shares[who].append(won[who] / played[who])
    games = wishes.seeds * count
    print(f"{games} games of {wishes.owners} owners, {wishes.years} years, {wishes.level}; even: {even:.1%}")
    for character, mine in zip(cards.owners, shares, strict=True):
        mean, error = interval(mine)
        print(f"{character.called:18} {mean:6.1%} of the games won, {mean - even:+6.1%} ± {error:.1%}")


def winners(cards: Catalog, level: str, owners: int, years: int, number: int) -> tuple[int, ...]:
    """The seats that win game `number` of the usual clubs; owners sit in the order of the cards."""
    seed = scatter(scatter(years, owners), number)
    t = new(cards, options_for(cards, owners, years), seed)
    t.answers_forced = True
    t.begin()
    players = [LEVELS[level].make(scatter(seed, seat)) for seat in range(owners)]
    while (decision := t.decision) is not None:
        t.apply(players[decision.seat].choose(decision, lambda: t))
    return t.winners()


def interval(found: list[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval.

    >>> mean, half = interval([0.2, 0.3, 0.4])
    >>> mean, round(half, 3)
    (0.3, 0.113)
    """
    mean = math.fsum(found) / len(found)
    spread = math.fsum((each - mean) * (each - mean) for each in found) / max(1, len(found) - 1)
    return round(mean, 12), 1.96 * math.sqrt(spread / len(found))


if __name__ == "__main__":
    main()
