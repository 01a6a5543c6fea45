"""First-time tips: which of them what has just happened, or what is asked now, brings up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from lordsball.ai.player import ANYBODY
from lordsball.content.problems import Problem, did_you_mean, found, listed
from lordsball.games import Game
from lordsball.lessons.library import FirstTip

GAMES = 60
"""So many games are played at random to see what can come up at all."""
MOST_STEPS = 5_000
"""No game at random goes on longer."""


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
    return all(_value(thing, name) == wanted for name, wanted in only.items())


def _value(thing: Any, name: str) -> Any:
    value = getattr(thing, name, None)
    return value() if callable(value) else value


class Seen(NamedTuple):
    """What came up in games that were played at random."""

    events: dict[str, Any]
    """An event of each kind, by its name."""
    asks: dict[str, Any]
    """A view of each question, by its name."""


def seen_in(game: Game, cards: Any) -> Seen:
    """Play at random, and look."""
    seen = Seen({}, {})
    for seed in range(GAMES):
        seats = (game.fewest_seats, game.most_seats)[seed % 2]  # decks run out, and owners tie, at a full table
        position = game.new(cards, game.options(cards, seats, {}), seed)
        player = ANYBODY["random"](seed)
        position.tell = lambda told: seen.events.setdefault(event_name(told.event), told.event)
        for _ in range(MOST_STEPS):
            decision = position.decision
            if decision is None:
                break
            if decision.ask not in seen.asks:
                seen.asks[decision.ask] = position.view(decision.seat)
            position.apply(player.choose(decision, lambda: None))
    return seen


def mistakes(tip: FirstTip, seen: Seen) -> list[Problem]:
    """What keeps a tip from ever coming up."""
    card = tip.card
    word, known = ("on", seen.events) if card.on is not None else ("ask", seen.asks)
    name = card.on or card.ask or ""
    if name not in known:
        kind = "an event" if card.on is not None else "a question"
        text = f"found {found(name)}, expected {kind} of the game: {listed(known)}{did_you_mean(name, known)}"
        return [tip.problem(text, word)]
    problems = []
    for field in card.only:
        if not hasattr(known[name], field):
            there = getattr(known[name], "_fields", ()) or getattr(type(known[name]), "TYPES", ())
            text = f"found {found(field)}, expected something that {found(name)} has: {listed(there)}"
            problems.append(tip.problem(f"{text}{did_you_mean(field, there)}", "only", field))
    return problems
