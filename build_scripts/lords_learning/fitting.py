"""The fit: a ridge regression for each point of the year, with weights that change little from knot to knot.

What a club has a year before the end is judged by how the game ended. Earlier, the end is mostly luck that came later:
there a club is judged mostly by what the value, fitted so far, says of it one year later.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from lords_learning.cards import numbers_of
from lords_learning.games import NotedGame, put_back
from lordsball.ai.lords.features import NAMES, POINTS, STANDING, features, scored, standing, surroundings
from lordsball.ai.lords.weights import ERROR, OWNERS, YEARS, Learned, shares
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import new, options_for
from lordsball.games.lords.state import Lords

SMALL, NEAR = 3.0, 60.0
"""How dear a weight is, and its difference from the one at the next knot."""
A_YEAR_LATER = 0.8
"""How much the value a year later counts, against the end of the game."""
HELD_OUT = 5
"""Every fifth game is kept apart to see how much the fit explains."""
WEIGHED = (*NAMES, *STANDING)


def fitted(cards: Catalog, games: list[NotedGame], say: Callable[[str], None]) -> Learned:
    """The weights of all points."""
    samples = {point: Samples() for point in POINTS}
    for place, game in enumerate(games):
        t = new(cards, options_for(cards, len(game.ends), game.years), 0)
        for noted in game.points:
            put_back(t, noted)
            samples[noted.point].add(t, noted.point, game, place)
    return Learned(numbers_of(cards), len(games), {point: _table(point, samples[point], say) for point in POINTS})


class Group:
    """What was noted at one point of the year, with so many owners and years to go: a row for each owner of each game.

    Everything is told against the mean of the other owners, or of all lone owners of games of that length.
    """

    def __init__(self, owners: int) -> None:
        self.counts = (owners - 1) / owners if owners > 1 else 1.0
        """What a row counts: those of one game say the same with other signs."""
        self.games: list[int] = []
        self.lengths: list[int] = []
        self.held_out: Any = []
        self.features: Any = []
        self.scores: Any = []
        self.ends: Any = []

    def settle(self, owners: int) -> None:
        """All games are in: make them arrays of (games, owners) and (games, owners, features)."""
        lengths = np.array(self.lengths)
        self.held_out = np.array(self.held_out)
        self.features, self.scores, self.ends = (
            _against_the_others(np.array(found, float), lengths, owners)
            for found in (self.features, self.scores, self.ends)
        )


def _against_the_others(found: Any, lengths: Any, owners: int) -> Any:
    if owners > 1:
        return found - (found.sum(1, keepdims=True) - found) / (owners - 1)
    for years in np.unique(lengths):
        found[lengths == years] -= found[lengths == years].mean(0)
    return found


class Samples:
    """What one point of the year has shown, in groups by years to go and owners."""

    def __init__(self) -> None:
        self.groups: dict[tuple[int, int], Group] = {}

    def add(self, t: Lords, point: str, game: NotedGame, place: int) -> None:
        """Note a position, and what came of it; `place`: of the game among all."""
        scores = [scored(t, o) for o in t.owners]
        owners = len(scores)
        group = self.groups.setdefault((t.last_year - t.year, owners), Group(owners))
        group.games.append(place)
        group.lengths.append(game.years)
        group.held_out.append(game.number % HELD_OUT == 0)
        group.features.append([
            features(o, surroundings(t, o, point))
            + standing(scores[o.seat], [float(score) for seat, score in enumerate(scores) if seat != o.seat])
            for o in t.owners
        ])
        group.scores.append(scores)
        group.ends.append(game.ends)


def _table(point: str, samples: Samples, say: Callable[[str], None]) -> dict[str, tuple[float, ...]]:
    groups = samples.groups
    for (_, owners), group in groups.items():
        group.settle(owners)
    weights = np.zeros((len(OWNERS) * len(YEARS), len(WEIGHED)))
    for _ in range(max(years for years, _ in groups) + 1):  # one year earlier each time
        weights = _solved(groups, {key: _targets(groups, key, weights) for key in groups})
    errors = {}
    for key in sorted(groups):
        group = groups[key]
        rest = (group.ends - group.scores - group.features @ _at(weights, key))[group.held_out]
        lead = (group.ends - group.scores)[group.held_out]
        errors[key] = float(rest.std()) * (2 * group.counts) ** 0.5
        say(f"{point}, {key[0]} years to go, {key[1]} owners, {len(group.games)} games: "
            f"{1 - (rest**2).sum() / (lead**2).sum():.1%} of the variance explained in {len(rest)} held out")
    found = {name: tuple(float(w) for w in weights[:, place]) for place, name in enumerate(WEIGHED)}
    found[ERROR] = tuple(errors.get((years, owners), 3.0) for owners in OWNERS for years in YEARS)
    return found


def _at(weights: Any, key: tuple[int, int]) -> Any:
    return sum(share * weights[knot] for knot, share in shares(*key))


def _targets(groups: dict[tuple[int, int], Group], key: tuple[int, int], weights: Any) -> Any:
    """The points still to come that each owner is to be believed to get."""
    (years, owners), group = key, groups[key]
    if not years:
        return group.ends - group.scores
    later = groups[years - 1, owners]
    place = {game: row for row, game in enumerate(later.games)}
    rows = [place[game] for game in group.games]
    then = (later.scores + later.features @ _at(weights, (years - 1, owners)))[rows]
    return A_YEAR_LATER * then + (1 - A_YEAR_LATER) * group.ends - group.scores


def _solved(groups: dict[tuple[int, int], Group], targets: dict[tuple[int, int], Any]) -> Any:
    """The weights (knots, features) that fit these targets, without the games that are held out."""
    knots, wide = len(OWNERS) * len(YEARS), len(WEIGHED)
    products = {}
    for key, group in groups.items():
        x, y = group.features[~group.held_out].reshape(-1, wide), targets[key][~group.held_out].reshape(-1)
        products[key] = group.counts * x.T @ x, group.counts * x.T @ y, group.counts * len(y)
    scale = np.sqrt(sum(p[0].diagonal() for p in products.values()) / sum(p[2] for p in products.values()))
    seen = scale > 1e-6
    scale[~seen] = 1.0
    left, right = np.zeros((knots, wide, knots, wide)), np.zeros((knots, wide))
    for key, (xx, xy, _) in products.items():
        for one, part in shares(*key):
            right[one] += part * xy / scale
            for other, share in shares(*key):
                left[one, :, other, :] += part * share * xx / np.outer(scale, scale)
    every = range(wide)
    for knot in range(knots):
        left[knot, every, knot, every] += SMALL
    for one, other in _neighbors():
        for here, there in ((one, other), (other, one)):
            left[here, every, here, every] += NEAR
            left[here, every, there, every] -= NEAR
    solved = np.linalg.solve(left.reshape(knots * wide, -1), right.reshape(-1)).reshape(knots, wide) / scale
    solved[:, ~seen] = 0.0
    return solved


def _neighbors() -> Iterator[tuple[int, int]]:
    """The pairs of knots next to each other."""
    for row in range(len(OWNERS)):
        for column in range(len(YEARS)):
            knot = row * len(YEARS) + column
            if column + 1 < len(YEARS):
                yield knot, knot + 1
            if row + 1 < len(OWNERS):
                yield knot, knot + len(YEARS)
