"""What A or B asks: two versions of the cards, or two teams, and who plays them."""

from __future__ import annotations

from typing import Any, NamedTuple

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.games.from_folder import folder_of
from lordsball.simulation.batch import Plan, Texts
from lordsball.simulation.compare import in_play
from lordsball.simulation.paired import Version
from lordsball.simulation.shares import Table

SEED = 1
SHIPPED, NOW = "as shipped", "as the cards are now"


class Cards(NamedTuple):
    """A version of the cards: what it is called, and the cards."""

    label: str
    catalog: Any


class Side(NamedTuple):
    """A or B."""

    cards: Cards
    team: str
    name: str
    """Of the team."""


class Question(NamedTuple):
    """What is played."""

    game: str
    a: Side
    b: Side
    teams: tuple[tuple[str, ...], tuple[str, ...]]
    """The tables of A and of B: the team in question, then the others."""
    level: str
    changes: tuple[str, ...]
    """What B says otherwise, a sentence each."""

    @property
    def fingerprints(self) -> tuple[str, str]:
        """Of the cards of A and of B."""
        return self.a.cards.catalog.fingerprint, self.b.cards.catalog.fingerprint

    @property
    def two_teams(self) -> bool:
        """Are two teams compared, and not two versions of the cards?"""
        return self.a.team != self.b.team

    def texts(self) -> tuple[Texts, Texts]:
        """The card files of A and of B."""
        a, b = (tuple(sorted(side.cards.catalog.texts.items())) for side in (self.a, self.b))
        return a, b

    def versions(self) -> tuple[Version, Version]:
        """As `simulation.compare` takes them."""
        game = games.game(self.game)

        def version(which: int, cards: Any) -> Version:
            teams = self.teams[which]
            options = game.options_of(cards, teams, {})
            plan = Plan(self.game, self.texts()[which], options, (self.level,) * len(teams), SEED, folder_of(self.game))
            return Version(plan, teams, lambda table: game.options_of(cards, table, {}))

        return version(0, self.a.cards.catalog), version(1, self.b.cards.catalog)

    def tables(self) -> tuple[list[Table], list[Table]]:
        """As they travel: the team in question in every seat."""
        a, b = ([Table(plan, seat) for plan, seat in version.plans()] for version in self.versions())
        return a, b

    def nothing_to_play(self) -> bool:
        """Is everything that these teams play with the same in both?"""
        if self.two_teams:
            return False
        before, after = (in_play(self.game, side.cards.catalog, self.teams[0]) for side in (self.a, self.b))
        return bool(before == after)


def ask(game: str, a: Cards, b: Cards, team: str, against: str = "") -> Question:
    """The question about a team in two versions of the cards, or about two teams. Raises ValueError with a sentence
    where that cannot be played."""
    described = games.game(game)
    names = [{side.key: side.name for side in described.sides_of(cards.catalog, {})} for cards in (a, b)]
    second = against or team
    for which, id in ((0, team), (1, second)):
        if id not in names[which]:
            raise ValueError(f"{names[1 - which].get(id, id)} is only in {'BA'[which]}.")
    seats = described.usual_seats or described.fewest_seats
    others = [id for id in names[0] if id in names[1] and id not in (team, second)]
    if len(others) < seats - 1:
        raise ValueError("There are too few other teams to play against.")
    teams = tuple((id, *others[: seats - 1]) for id in (team, second))
    changes = () if a.catalog.fingerprint == b.catalog.fingerprint else described.changes(a.catalog, b.catalog)
    sides = Side(a, team, names[0][team]), Side(b, second, names[1][second])
    return Question(game, *sides, (teams[0], teams[1]), usual_level(game), tuple(changes))


def usual_level(game: str) -> str:
    """The strongest player that is quick: it plays both sides."""
    return [key for key, level in levels_of(game).items() if level.quick][-1]
