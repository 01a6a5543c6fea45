"""What the screens around the table ask of every game: setting up, how it ended, its rules."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from lordsball.expectancy.figures import Credited
from lordsball.match.best_list import Alone
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import Booklet
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, Fact
from lordsball.ui.kit.theme import Theme

if TYPE_CHECKING:
    from lordsball.ui.kit.booklet.page import Figure
    from lordsball.ui.table.proofs import Proof


class Setting(NamedTuple):
    """Something a table chooses before a game, beside who plays what."""

    word: str
    """What the game's options call it."""
    name: str
    answers: tuple[tuple[str, str], ...]
    """What can be chosen, the usual first: what the options call it, and its name."""
    abouts: tuple[str, ...] = ()
    """A few words on each answer, such as how long it takes; or none."""
    tells: tuple[str, ...] = ()
    """A sentence on each answer, to be read beside a menu; or none."""


class Switch(NamedTuple):
    """A yes or no that a table agrees on before a game; no, where nobody touches it."""

    word: str
    """What the game's options call it."""
    name: str
    about: str
    """What yes means, in a sentence."""


class SetupWords(NamedTuple):
    """What a setup calls things."""

    player: str = "player"
    """Who sits at a seat."""
    side: str = "side"
    """What a seat plays."""
    about: str = ""
    """A sentence under the game's name."""
    called: tuple[str, ...] = ()
    """What computer players are called, one name for each seat; by their level where it is empty."""
    luck: str = "Luck"
    """What chance is called where it is added up: the wheel and the coin."""


class Highlight(NamedTuple):
    """A moment of a finished match: when it was, what happened, what it meant. Facts only."""

    when: str
    what: str
    meant: str
    seat: int
    picture: int
    """Whose picture stands beside it, as the game counts them."""
    chip: str
    """The letters of a result, or "" """
    result: str
    """Its key among the outcomes of the theme, or "" """
    step: int
    """After how many steps of the record it had happened."""


class Preview(NamedTuple):
    """A saved match in two lines: who against whom with the score, and how far it is."""

    score: str
    where: str


@dataclass(frozen=True)
class Ending:
    """What the results screen shows of a finished match."""

    banner: str
    """A few words in capitals."""
    sentence: str
    seat: int | None
    """Who won; None for a tie."""
    highlights: tuple[Highlight, ...]
    table: tuple[str, ...] = ()
    """The final table as lines of text, for a person who copies the result."""
    no_moments: str = "Nothing stands out"
    """The heading where there is no moment to show."""
    turning: Highlight | None = None
    """The moment that moved the game most."""
    ruled_out: bool = False
    """Who came first has not won all the same."""


class Persona(NamedTuple):
    """Who plays a side when the computer does, at whatever level."""

    name: str
    about: str
    """A few sentences: who that is, and what they like to do."""


class Solo(Protocol):
    """What a game shows somebody who plays it alone."""

    def kind(self, chosen: Mapping[str, str]) -> str:
        """What is about to be played, as far as games can be compared; `chosen`: the answers to the settings."""

    def finished(self, match: Match) -> Alone:
        """A game that is over, for the best list."""

    def draw_goal(
        self, canvas: Canvas, cards: Any, chosen: Mapping[str, str], best: Sequence[Alone],
        x: float, y: float, w: float, h: float,
    ) -> None:
        """What there is to win, before the game; `best`: this person's games of the kind, the best first."""

    def draw_best(
        self, canvas: Canvas, best: Sequence[Alone], place: int | None, x: float, y: float, w: float, h: float
    ) -> None:
        """The best games of a kind, after one; `place`: where that one stands, from 1."""


class Cover(Protocol):
    """One game's cover."""

    key: str
    theme: Theme
    banners: tuple[str, str] | None
    """Sprites of a banner to win and one to lose; None where the game has drawn none."""
    has_secrets: bool
    """Do people hold cards that others may not see? Then a curtain falls between them, if they like."""
    setup: SetupWords
    solo: Solo | None
    """For games that one person can play alone and be measured at."""

    @property
    def poster(self) -> Art:
        """What hangs on the clubhouse wall."""

    def facts(self, cards: Any) -> Fact:
        """Who plays, how long, how hard: the foot of the poster."""

    def settings(self, cards: Any) -> Sequence[Setting]:
        """What a table chooses before a game, beside who plays what."""

    def switches(self, cards: Any) -> Sequence[Switch]:
        """What a table can agree on before a game."""

    def draw_side(self, canvas: Canvas, cards: Any, side: str, x: float, y: float, w: float, h: float) -> None:
        """A picture of a side that fills the rectangle."""

    def persona(self, cards: Any, side: str) -> Persona | None:
        """Whom a person meets in a computer player of that side; None where a level is all there is."""

    def plan_of(self, cards: Any, side: str) -> str:
        """How a side means to win, in a line for the person who chooses it; nothing where its picture says it."""

    def preview(self, saved: SavedMatch, cards: Any) -> Preview | None:
        """What a save holds, read from its data alone; None where it is not as expected. Never raises.

        `cards` are today's, or None; a save may speak of sides they do not have.
        """

    def ending(self, match: Match) -> Ending:
        """How a finished match went."""

    def draw_ending(
        self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float,
        players: Sequence[Credited] = (),
    ) -> None:
        """The numbers of a finished match: its final score in full, and what everybody did."""

    def draw_picture(self, canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
        """The round picture of somebody in the match, with its center at (cx, cy)."""

    def booklet(self, cards: Any) -> Booklet:
        """The rules in our own words, with the numbers of these cards."""

    def figures(self, cards: Any) -> dict[str, Figure]:
        """The pictures and tables that the booklet names."""

    def proofs(self, cards: Any) -> Iterator[Proof]:
        """Every place on the table that shows a card in full: `check` makes sure its words fit there."""


class Part:
    """What a cover shows, imported by name from the package it stands in when it is asked for: not before."""

    def __init__(self, place: str) -> None:
        self.module, self.name = place.split(".")

    def __get__(self, cover: object, kind: type) -> Any:
        package = kind.__module__.rpartition(".")[0]
        return getattr(importlib.import_module(f"{package}.{self.module}"), self.name)


class DrawnCover:
    """See `Cover`: where a wing that has drawn one keeps the parts of its cover.

    The first picture does not wait for what only some screens need. A wing's own cover says what differs.
    """

    key: str
    solo: Any = None
    poster = Part("teams.POSTER")
    preview = Part("preview.preview")
    ending = Part("highlights.ending")
    booklet = Part("rulebook.booklet")
    figures = Part("figures.figures")
    proofs = Part("proofs.proofs")
    draw_side = Part("teams.draw_side")
    draw_ending = Part("box_score.draw_ending")
    draw_picture = Part("box_score.draw_picture")

    @property
    def banners(self) -> tuple[str, str]:
        """Those of the game's own folder."""
        return f"{self.key}/moments/win", f"{self.key}/moments/lose"

    def persona(self, cards: Any, side: str) -> Persona | None:
        """Nobody in particular."""
        return None

    def plan_of(self, cards: Any, side: str) -> str:
        """Nothing: the picture says it."""
        return ""

    def settings(self, cards: Any) -> Sequence[Setting]:
        """Nothing beside who plays what."""
        return []

    def switches(self, cards: Any) -> Sequence[Switch]:
        """Nothing: house rules stand in the cards."""
        return []
