"""Small positions of Monster League with loaded dice, to try one sentence of the rules at a time.

    table = at_bat([17, 2], bases="J-D", outs=1)     # Jack on first, Dave on third; the next faces are 17 and 2
    table.do("spin", "use")
    assert table.bases == "---"

Batters are called by the first letter of their short names, which differ within each team: the Graveyard Shift bats
J(ack) C(harlie) H(al) D(ave), the Candy Crushers bat B(uck) H(omer) J(ones) C(obb). Coins are dice of two: 1 is heads.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from lordsball.engine.chance import Chance, Loaded
from lordsball.engine.position import Told
from lordsball.engine.procedure import Procedure, parse_action
from lordsball.games import Line, game
from lordsball.games.monster_league.cards import Catalog, load_texts
from lordsball.games.monster_league.rules import AtBat, HalfInning, PlayGame
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from tests.games.monster_league.card_texts import texts

FOLDER = Path(__file__).resolve().parents[3] / "cards" / "monster_league"
MONSTERS = game("monster_league")
SHIPPED: Catalog = load_texts(texts())
GRAVEYARD, CANDY = 0, 1
TEAMS = ("graveyard_shift", "candy_crushers")
LETTERS = ("JCHD", "BHJC")
HEADS, TAILS = 1, 2

E = TypeVar("E")


@lru_cache(maxsize=32)
def cards_where(*changes: tuple[str, str, str]) -> Catalog:
    """The shipped cards with each (file, text, other text) put in; the text must be there."""
    texts = dict(SHIPPED.texts)
    for file, old, new in changes:
        assert old in texts[file], f"{file} does not say {old!r}"
        texts[file] = texts[file].replace(old, new)
    return load_texts(texts)


class Table:
    """A game somebody plays and listens to."""

    def __init__(self, position: MonsterLeague) -> None:
        self.t = position
        self.told: list[Told] = []
        position.tell = self.told.append
        position.begin()

    def do(self, *actions: str) -> Table:
        """Carry these actions out, by their text forms."""
        for action in actions:
            self.t.apply(parse_action(action))
        return self

    @property
    def ask(self) -> str:
        """Who is asked what: `0 at_bat`; "over" when the game is."""
        decision = self.t.decision
        return "over" if decision is None else f"{decision.seat} {decision.ask}"

    @property
    def options(self) -> list[str]:
        """The options' text forms."""
        return [] if self.t.decision is None else [str(option) for option in self.t.decision.options]

    @property
    def bases(self) -> str:
        """First, second, third: the runners' letters."""
        letters = LETTERS[self.t.batting]
        return "".join("-" if runner == NOBODY else letters[runner] for runner in self.t.bases)

    @property
    def log(self) -> list[str]:
        """Everything told so far, in words."""
        return [line.text for line in self.lines]

    @property
    def lines(self) -> list[Line]:
        """The same, as lines of the log."""
        return [line for told in self.told for line in MONSTERS.words.lines(told.event, self.t)]

    def heard(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]


def new_table(faces: Sequence[int] = (), cards: Catalog = SHIPPED, seed: int = 1) -> Table:
    """A game from its very beginning. The first face is the opening coin's: 1 for seat 0, 2 for seat 1."""
    return Table(
        MonsterLeague(
            Loaded(seed, list(faces)), [PlayGame()], TEAMS, tokens=[cards.rules.tokens] * 4
        ).deal(cards)
    )


def at_bat(faces: Sequence[int] = (), **situation: Any) -> Table:
    """A batter about to spin, with the next faces, in a situation that `position` describes."""
    defense = 1 - situation.get("batting", GRAVEYARD)
    t = position(faces, "three_outs", **situation)
    t.stack.append(AtBat(t.bullpen_empty(defense)))
    return Table(t)


def between_batters(faces: Sequence[int] = (), **situation: Any) -> Table:
    """The same, but the last batter has just been dealt with and the next one is not up yet."""
    return Table(position(faces, "tired_pitcher", **situation))


def position(
    faces: Sequence[int],
    place: str,
    *,
    batting: int = GRAVEYARD,
    batter: int = 0,
    bases: str = "---",
    outs: int = 0,
    inning: int = 1,
    home: int = CANDY,
    runs: Sequence[int] = (0, 0),
    pitcher: int = 0,
    tokens: int = 2,
    gone: Sequence[int] = (),
    cards: Catalog = SHIPPED,
) -> MonsterLeague:
    """A half-inning at the step `place`. `pitcher` is on the mound with `tokens`; `gone` have left the defense."""
    defense = 1 - batting
    half = PlayGame.PLACES["bottom_half" if batting == home else "top_half"]
    stack: list[Procedure] = [PlayGame(at=half + 1), HalfInning(at=HalfInning.PLACES[place])]
    t = MonsterLeague(Loaded(1, list(faces)), stack, TEAMS, home, inning, batting, outs)
    t.bases = [NOBODY if letter == "-" else LETTERS[batting].index(letter) for letter in bases]
    t.runs = list(runs)
    t.next_batter[batting] = t.lead_off = batter
    t.active = [0, 0]
    t.tokens = [cards.rules.tokens] * 4
    t.tokens[2 * defense + pitcher] = tokens
    for each in gone:
        t.gone[2 * defense + each] = True
    t.active[defense] = NOBODY if t.bullpen_empty(defense) else pitcher
    return t.deal(cards)


def played(seed: int, policy_seed: int, cards: Catalog = SHIPPED) -> MonsterLeague:
    """A whole game of random choices, nobody listening."""
    t = MONSTERS.new(cards, {"teams": list(TEAMS)}, seed)
    assert isinstance(t, MonsterLeague)
    below = Chance(policy_seed).below
    while t.decision is not None:
        options = t.decision.options
        t.apply(options[below(len(options))])
    return t
