"""The games on the shelf: all the rest of the program needs to know about each, in one description."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from lordsball.engine.position import Position, Told
from lordsball.engine.procedure import Action
from lordsball.games.keepsake import Keepsake
from lordsball.games.ledger import Ledgers
from lordsball.games.pieces import Table

Options = Mapping[str, Any]
"""How a game is set up, as plain data that a save can hold: for Monster League `{"teams": [id, id]}`."""


class Catalog(Protocol):
    """The cards of a game, as its own loader returns them."""

    @property
    def fingerprint(self) -> str:
        """A hash over what the cards say; comments and layout do not count."""

    @property
    def texts(self) -> Mapping[str, str]:
        """The source of each card file by its relative path: what a save keeps of its cards."""

    @property
    def contents(self) -> Mapping[str, Any]:
        """The cards as plain data, by kind."""


class Line(NamedTuple):
    """One line of the play-by-play: `chip` and `face` stand beside it on the screen; a heading starts a half."""

    text: str
    short: str = ""
    """The same in about twenty letters, for a narrow log; empty where only the long log needs it."""
    chip: str = ""
    face: int = 0
    heading: bool = False
    chapter: str = ""
    """The part of a game that a heading begins, as no other part of it is called; empty where `short` says that."""


class Question(NamedTuple):
    """What the prompt bar says for a decision: the key words, then the rest of the sentence."""

    key: str
    text: str


class Words(Protocol):
    """How a game speaks: about events, decisions and actions, always from what a seat may see."""

    def lines(self, event: Any, position: Any) -> list[Line]:
        """The event as lines of the log; none where it says nothing new. `position` is as after the event."""

    def question(self, position: Any, names: Sequence[str]) -> Question:
        """The present decision, addressed by the seats' names."""

    def action(self, action: Action, position: Any) -> str:
        """A button's words for an action."""

    def result(self, position: Any, names: Sequence[str]) -> str:
        """The end of a game in one sentence."""


class Choice(NamedTuple):
    """Something a table chooses before a game, beside who plays: on the command line `--years 5`."""

    word: str
    value: str
    """What stands for its value in a help text."""
    about: str


class Tally(Protocol):
    """Statistics of many finished games: add games, merge tallies, report plain numbers."""

    def add(self, position: Any) -> None:
        """Count one finished game."""

    def merge(self, other: Any) -> None:
        """Add what another tally of the same kind has counted."""

    def report(self) -> dict[str, Any]:
        """The game's own part of a simulation's report."""


class Side(NamedTuple):
    """Something a seat plays, such as a team; no two seats play the same."""

    key: str
    """What the game's options call it."""
    name: str


@dataclass(frozen=True)
class Game:
    """One game: how to load its cards, start it, restore it, speak about it and count it."""

    key: str
    name: str
    fewest_seats: int
    most_seats: int
    load_cards: Callable[..., Any]
    """Called with folders of cards, later ones over earlier ones, and optionally with the `sprites` and `letters` that
    can be drawn. Raises `lordsball.content.problems.Problems`."""
    load_texts: Callable[[Mapping[str, str]], Any]
    changes: Callable[[Any, Any], list[str]]
    """What the second catalog says differently from the first, a sentence each."""
    new: Callable[[Any, Options, int], Position]
    """Cards, options and a seed: the game at its first decision. Raises ValueError for options it cannot play."""
    restore: Callable[[dict[str, Any], Any], Position]
    redeal: Callable[[Any, Any], Position]
    """The same position played on with other cards. Raises ValueError where they do not fit."""
    default_options: Callable[[Any], dict[str, Any]]
    winners: Callable[[Any], tuple[int, ...]]
    """The seats that won a finished game; several: a tie."""
    words: Words
    tally: Callable[[], Tally]
    chosen: Callable[[Any, int, Mapping[str, str]], dict[str, Any]] | None = None
    """Cards, seats and what was chosen, by its word: the options. Raises ValueError with a sentence for a person.

    None for a game with nothing to choose.
    """
    usual_seats: int = 0
    """How many sit down where nobody says; 0: as few as there can be."""
    seats_at: Callable[[Any], int] | None = None
    """How many seats a position is for; None where it is the same for all."""
    opening: Callable[[Any, Options, int], tuple[Sequence[Told], Position]] | None = None
    """What `new` tells before its first decision, and the position there; None where that is nothing."""
    offers: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    """What these cards have for each of the game's CHOICES, the usual first. Goes with `chosen`."""
    sides: Callable[[Any, Mapping[str, str]], Sequence[Side]] | None = None
    """Cards and what was chosen: everything that can be played, the usual first; None where seats play nothing."""
    seated: Callable[[Any, Sequence[str], Mapping[str, str]], dict[str, Any]] | None = None
    """Cards, the side of each seat and what was chosen: the options of a game. Goes with `sides`."""
    score: Callable[[Any], Sequence[int]] | None = None
    """What each seat has of what the game is won by; None where that is no number."""
    score_name: str = "Points"
    stage: Callable[[Any], int] | None = None
    """How far a position has come, a number that only rises (outs so far, years): when simulations note who leads."""
    stage_name: str = "stage"
    ledgers: Ledgers | None = None
    """How a simulation learns which cards came up; None where it does not."""
    keepsake: Callable[[Any, Iterable[Any]], Keepsake] | None = None
    """A finished position and what was told in public (all of it, where it is known): what the record book keeps of the
    game beside its sides and scores. None: nothing more."""
    usual_games: int = 1000
    """How many a simulation plays where nobody says: about what its usual players finish in under a minute."""
    table: Table = field(default_factory=dict, hash=False)
    """What each field of a position is on a plain table; what is not said follows from the field (see `pieces`)."""

    def sides_of(self, cards: Any, chosen: Mapping[str, str]) -> Sequence[Side]:
        """Everything that can be played; where seats play nothing of their own, a place at the table for each."""
        if self.sides is None:
            return [Side(str(seat), f"Seat {seat + 1}") for seat in range(self.most_seats)]
        return self.sides(cards, chosen)

    def options_of(self, cards: Any, sides: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
        """How a game between these sides is set up, one a seat."""
        if self.seated is None:
            return self.options(cards, len(sides), chosen)
        return self.seated(cards, sides, chosen)

    def options(self, cards: Any, seats: int, chosen: Mapping[str, str]) -> dict[str, Any]:
        """How a game for this many seats is set up with these of its CHOICES; the others are as usual.

        Raises ValueError with a sentence for what the game does not have to choose.
        """
        return self.default_options(cards) if self.chosen is None else self.chosen(cards, seats, chosen)


SHELF = {
    "monster_league": "lordsball.games.monster_league.game",
    "lords": "lordsball.games.lords.game",
    "wild_cards": "lordsball.games.wild_cards.game",
}
"""Each game's key and the module that describes it in a constant GAME; `from_folder` puts more here."""
CARDS_OF: dict[str, Path] = {}
"""Where the cards of games that do not come with the program lie: its own come from the shipped folder of cards."""
CHOICES: Mapping[str, tuple[Choice, ...]] = {
    "lords": (Choice("years", "Y", "how many years are played"), Choice("league", "ID", "the id of the league")),
}
"""What each game has to choose, for those that have: here, so that words can be offered before a game is read."""


def game(key: str) -> Game:
    """The description of a game. Raises KeyError for a game that is not on the shelf."""
    found: Game = importlib.import_module(SHELF[key]).GAME
    return found


def card_kinds(key: str) -> Any:
    """The kinds of card files of a game (`lordsball.content.catalog.Kind`), as its module `card_files` lists them."""
    described = importlib.import_module(SHELF[key])
    own = getattr(described, "KINDS", None)
    return importlib.import_module(f"{described.__package__}.card_files").KINDS if own is None else own


def folders_of(key: str, folders: Sequence[Path]) -> list[Path]:
    """Where one game's cards lie in each folder of cards: see :func:`lordsball.games.layout.folders_of`."""
    from lordsball.games import layout

    return layout.folders_of(key, folders)
