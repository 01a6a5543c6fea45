"""Small positions of Wild Cards with loaded dice, to try one sentence of the rules at a time.

    table = at_bat([3, 3, 6, 6], mound="ud_p04", batter="as_p01")      # pitch 3 and 3, swing 6 and 6
    table.do("roll", "pass", "roll", "pass")

Seat 0 plays the All-Stars (cards as_…), seat 1 the Underdogs (ud_…) or the deck that `teams` names. Cards that are not
placed are in the decks, by id.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from lordsball.engine.chance import Chance, Loaded
from lordsball.engine.position import Told
from lordsball.engine.procedure import Procedure, parse_action
from lordsball.games.wild_cards.at_bat import PlayBall
from lordsball.games.wild_cards.cards import Catalog, load, load_texts
from lordsball.games.wild_cards.game import GAME
from lordsball.games.wild_cards.setup import Half, PlayGame
from lordsball.games.wild_cards.state import Coach, WildCards
from lordsball.games.wild_cards.turn import Turn
from lordsball.games.wild_cards.windows import Window

FOLDER = Path(__file__).resolve().parents[3] / "cards" / "wild_cards"
SHIPPED: Catalog = load([FOLDER])
STARS, DOGS = 0, 1
TEAMS = ("all_stars", "underdogs")
ALL = tuple(card for team in TEAMS for card in SHIPPED.team(team).deck)
"""Every card of the two decks of the rulebook."""
EVERY = tuple((team.id, card) for team in SHIPPED.teams for card in team.deck)
"""Every card there is, each with its team."""

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

    def __init__(self, position: WildCards) -> None:
        self.t = position
        self.told: list[Told] = []
        position.tell = self.told.append
        position.begin()

    def do(self, *actions: str) -> Table:
        """Carry these actions out, by their text forms."""
        for action in actions:
            self.t.apply(parse_action(action))
        return self

    def through(self, *asks: str) -> Table:
        """Answer everything with the last option (pass, done …) until one of these questions is asked, or the end."""
        while self.t.decision is not None and self.t.decision.ask not in asks:
            self.t.apply(self.t.decision.options[-1])
        return self

    @property
    def ask(self) -> str:
        """Who is asked what: `0 pitch`; "over" when the game is."""
        decision = self.t.decision
        return "over" if decision is None else f"{decision.seat} {decision.ask}"

    @property
    def options(self) -> list[str]:
        """The options' text forms."""
        return [] if self.t.decision is None else [str(option) for option in self.t.decision.options]

    def why_not(self, action: str) -> str | None:
        """Why an action is not open."""
        return self.t.why_not(parse_action(action))

    @property
    def bases(self) -> tuple[str, str, str]:
        """Who stands on first, second, third."""
        coach = self.t.coaches[self.t.batting]
        return coach.first, coach.second, coach.third

    @property
    def log(self) -> list[str]:
        """Everything told so far, in words."""
        return [line.text for told in self.told for line in GAME.words.lines(told.event, self.t)]

    def heard(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]


def new_table(faces: Sequence[int] = (), always_ask: bool = False, cards: Catalog = SHIPPED) -> Table:
    """A game from its very beginning. The first face is the opening coin's: 1 for seat 0, 2 for seat 1."""
    coaches = [Coach(seat, deck=[card.id for card in cards.team(id).deck]) for seat, id in enumerate(TEAMS)]
    t = WildCards(Loaded(1, list(faces)), [PlayGame()], TEAMS, coaches, plays=[0] * len(ALL), always_ask=always_ask)
    return Table(t.deal(cards))


def at_bat(faces: Sequence[int] = (), **situation: Any) -> Table:
    """A Pitcher about to pitch, with the next faces of the dice, in a situation that `position` describes."""
    t = position(faces, **situation)
    t.stack += [Turn(at=Turn.PLACES["play_ball"] + 1), PlayBall(at=PlayBall.PLACES["new_pitch"])]
    return Table(t)


def turn_at(step: str, faces: Sequence[int] = (), **situation: Any) -> Table:
    """A turn about to take one of its steps."""
    t = position(faces, **situation)
    t.stack.append(Turn(at=Turn.PLACES[step]))
    return Table(t)


def in_control(seat: int, window: str = "reveal", faces: Sequence[int] = (), **situation: Any) -> Table:
    """A window of control, before the pitch."""
    t = position(faces, **situation)
    t.stack += [Turn(at=Turn.PLACES["play_ball"]), Window(seat, window)]
    return Table(t)


def position(
    faces: Sequence[int],
    *,
    batting: int = STARS,
    half: int = 1,
    mound: str = "ud_p06",
    outfield: str = "ud_p01",
    batter: str = "as_p12",
    bases: tuple[str, str, str] = ("", "", ""),
    specials: tuple[str, str] = ("", ""),
    down: tuple[str, str] = ("", ""),
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    discards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    decks: tuple[Sequence[str] | None, Sequence[str] | None] = (None, None),
    shadows: Sequence[str] = (),
    weather: str = "",
    vibes: tuple[int, int] = (0, 0),
    on_cards: dict[str, int] | None = None,
    cards: Catalog = SHIPPED,
    teams: Sequence[str] = TEAMS,
    **board: Any,
) -> WildCards:
    """A half between two turns. `specials` lie face up, `down` face down; `decks` leave the rest in the Shadows.

    Players in the field who are named as Underdogs, and Batters who are named as All-Stars, stand for the Players of
    the same number in the decks that are really there.
    """
    field_ids, bat_ids = (cards.team(teams[seat]).deck[0].id[:3] for seat in (1 - batting, batting))
    mound, outfield = mound.replace("ud_", field_ids), outfield.replace("ud_", field_ids)
    batter = batter.replace("as_", bat_ids)
    step = PlayGame.PLACES["first_half" if half == 1 else "second_half"]
    stack: list[Procedure] = [PlayGame(at=step + 1), Half(at=Half.PLACES["turn"] + 1)]
    coaches = [Coach(0), Coach(1)]
    t = WildCards(Loaded(1, list(faces)), stack, (teams[0], teams[1]), coaches, plays=[0] * len(ALL)).deal(cards)
    t.batting, t.half, t.first = batting, half, batting if half == 1 else 1 - batting
    field, plate = coaches[1 - batting], coaches[batting]
    field.mound, field.outfield, plate.at_bat = mound, outfield, batter
    plate.first, plate.second, plate.third = bases
    t.shadows = list(shadows)
    if weather:
        t.weather, t.weather_owner = weather, int(weather not in {card.id for card in cards.team(teams[0]).deck})
    for seat, coach in enumerate(coaches):
        coach.special, coach.special_down = specials[seat], down[seat]
        coach.hand, coach.discard, coach.vibes = list(hands[seat]), list(discards[seat]), vibes[seat]
    placed = {mound, outfield, batter, *bases, *specials, *down, *t.shadows, weather}
    placed.update(*hands, *discards)
    for seat, coach in enumerate(coaches):
        rest = [card.id for card in cards.team(teams[seat]).deck if card.id not in placed]
        wanted = decks[seat]
        coach.deck = rest if wanted is None else list(wanted)
        t.shadows += [] if wanted is None else [id for id in rest if id not in wanted]
    t.vibes = dict(on_cards or {})
    for name, value in board.items():
        setattr(t, name, value)
    return t


def played(seed: int, always_ask: bool = False, teams: tuple[str, str] = TEAMS) -> WildCards:
    """A whole game of random choices, nobody listening."""
    t = GAME.new(SHIPPED, {"teams": list(teams), "always_ask": always_ask}, seed)
    assert isinstance(t, WildCards)
    below = Chance(seed).below
    while t.decision is not None:
        t.apply(t.decision.options[below(len(t.decision.options))])
    return t
