"""First-time tips: which of them what has just happened, or what is asked now, brings up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import lru_cache
from inspect import isfunction, signature
from typing import Any, NamedTuple, get_type_hints

from lordsball.ai.player import ANYBODY
from lordsball.content.problems import Problem, did_you_mean, found, listed
from lordsball.engine.position import Position
from lordsball.games import Game
from lordsball.lessons.library import FirstTip

GAMES = 60
"""So many games are played at random to see what can come up at all."""
_VIEWS = 4
"""This many sights of the same are kept."""
MOST_STEPS = 5_000
"""No game at random goes on longer."""
_PLAIN = {bool: "true or false", int: "a whole number", str: "a word"}
"""What a tip can hold a field against."""


def event_name(event: Any) -> str:
    """What tips call an event.

    >>> event_name(type("GameOver", (), {})())
    'game_over'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", type(event).__name__).lower()


def brought_up_by(tips: Iterable[FirstTip], event: Any) -> list[FirstTip]:
    """The tips that this event brings up."""
    name = event_name(event)
    return [tip for tip in tips if tip.card.on == name and _holds(tip.card.only, event)]


def brought_up_at(tips: Iterable[FirstTip], view: Any) -> list[FirstTip]:
    """The tips that the present question brings up, from the view of who is asked."""
    ask = view.decision.ask if view.decision is not None else None
    return [tip for tip in tips if tip.card.ask is not None and tip.card.ask == ask and _holds(tip.card.only, view)]


def _holds(only: Mapping[str, Any], thing: Any) -> bool:
    there = _askable(thing)
    return all(name in there and _value(thing, name) == wanted for name, wanted in only.items())


def _askable(thing: Any) -> tuple[str, ...]:
    """What a tip may ask of an event or a position: the game's own fields, and what is answered to a plain question.

    A file may name anything. What Python itself or the engine adds, such as `count` or `apply`, is no answer.
    """
    kind: Any = type(thing)
    return _askable_of(kind)


@lru_cache
def _askable_of(kind: type) -> tuple[str, ...]:
    added = set(dir(Position if issubclass(kind, Position) else tuple))
    fields = get_type_hints(kind) if issubclass(kind, Position) else getattr(kind, "_fields", ())
    names = dict.fromkeys((*fields, *(name for name in dir(kind) if _answers(getattr(kind, name)))))
    return tuple(name for name in names if not name.startswith("_") and name not in added)


def _answers(attribute: Any) -> bool:
    return isinstance(attribute, property) or isfunction(attribute) and len(signature(attribute).parameters) == 1


def _value(thing: Any, name: str) -> Any:
    value = getattr(thing, name, None)
    return value() if callable(value) else value


class Sight(NamedTuple):
    """What somebody sees who is asked something, at a table of this many seats."""

    seats: int
    view: Any


class Seen(NamedTuple):
    """What came up in games that were played at random."""

    events: dict[str, Any]
    """An event of each kind, by its name."""
    asks: dict[str, list[Sight]]
    """Who is asked a question, by its name."""
    after: dict[str, list[Sight]]
    """Who is asked something right after an event, by its name: that is when a tip about it is told."""


def seen_in(game: Game, cards: Any) -> Seen:
    """Play at random, and look."""
    seen, fresh = Seen({}, {}, {}), list[str]()

    def hear(told: Any) -> None:
        seen.events.setdefault(name := event_name(told.event), told.event)
        if len(seen.after.setdefault(name, [])) < _VIEWS:
            fresh.append(name)

    kept: Counter[tuple[str, bool]] = Counter()
    for seed in range(GAMES):
        seats = (game.fewest_seats, game.most_seats)[seed % 2]  # decks run out, and owners tie, at a full table
        position = game.new(cards, _options(game, cards, seats, seed // 2), seed)
        player = ANYBODY["random"](seed)
        position.tell = hear
        fresh.clear()
        for _ in range(MOST_STEPS):
            decision = position.decision
            if decision is None:
                break
            wanting = [seen.after[name] for name in dict.fromkeys(fresh)]
            chooses = decision.ask, len(decision.options) > 1  # the same question may offer more to some
            if kept[chooses] < _VIEWS:
                kept[chooses] += 1
                wanting.append(seen.asks.setdefault(decision.ask, []))
            if wanting:
                sight = Sight(seats, position.view(decision.seat))
                for sights in wanting:
                    sights.append(sight)
            fresh.clear()
            position.apply(player.choose(decision, lambda: None))
    return seen


def _options(game: Game, cards: Any, seats: int, turn: int) -> dict[str, Any]:
    """Where seats play sides of their own, all of them in turn: what comes up may depend on them."""
    if game.seated is None:
        return game.options(cards, seats, {})
    keys = [side.key for side in game.sides_of(cards, {})]
    return game.options_of(cards, [keys[(turn + seat) % len(keys)] for seat in range(seats)], {})


def mistakes(tip: FirstTip, seen: Seen) -> list[Problem]:
    """What keeps a tip from ever coming up."""
    card = tip.card
    asked = {ask: sights[0].view for ask, sights in seen.asks.items()}
    word, known = ("on", seen.events) if card.on is not None else ("ask", asked)
    name = card.on or card.ask or ""
    if name not in known:
        kind = "an event" if card.on is not None else "a question"
        text = f"found {found(name)}, expected {kind} of the game: {listed(known)}{did_you_mean(name, known)}"
        return [tip.problem(text, word)]
    problems = []
    for field, wanted in card.only.items():
        there = _askable(known[name])
        if field not in there:
            text = f"found {found(field)}, expected something that {found(name)} has: {listed(there)}"
            problems.append(tip.problem(f"{text}{did_you_mean(field, there)}", "only", field))
        elif (kind := _plain_kind(type(known[name]), field)) not in (None, type(wanted)):
            problems.append(tip.problem(f"found {found(wanted)}, expected {_PLAIN[kind]}", "only", field))
    return problems


def _plain_kind(holder: type, field: str) -> Any:
    """The only kind of value that a field can be held against; None where it may have several, or none is known."""
    kind = get_type_hints(holder).get(field)
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return int
    return kind if kind in _PLAIN else None
