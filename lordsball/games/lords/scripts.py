"""The effects of all cards as named lists, so that a card that is half carried out can be saved by name and place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lordsball.content.vocabulary import Effect
from lordsball.games.lords.card_files import HotStoveCard, SeasonCard
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.needs import Need
from lordsball.games.lords.verbs import Either, If, Innovate, Roll, SpringCard, Trade

__all__ = ["Effect", "Effects", "Script", "asks", "inner_lists", "scripts_of"]


Effects = tuple[Effect, ...]
"""What cards do, from top to bottom."""


class Script(NamedTuple):
    """A list of effects that is carried out from top to bottom."""

    name: str
    effects: Effects
    needs: tuple[Need, ...] = ()
    """Without these the list is illegal as a whole."""
    asks: bool = False
    """True where somebody may have to choose in the middle of it."""


def scripts_of(season: Mapping[str, SeasonCard], hot_stove: Mapping[str, HotStoveCard]) -> dict[str, Script]:
    """Every list of effects of these cards by its name; a list inside another is named after its place in it."""
    found: dict[str, Script] = {}
    for id, card in season.items():
        for side, part in (("primary", card.primary), ("secondary", card.secondary)):
            for script in _with_inner(f"{id}.{side}", part.do, part.needs):
                found[script.name] = script
    for id, winter in hot_stove.items():
        for script in _with_inner(f"{id}.event", winter.event.do):
            found[script.name] = script
    return found


def _with_inner(name: str, effects: tuple[Effect, ...], needs: tuple[Need, ...] = ()) -> Iterator[Script]:
    yield Script(name, effects, needs, any(map(asks, effects)))
    for place, effect in enumerate(effects):
        for inner, part in inner_lists(effect):
            yield from _with_inner(f"{name}.{place}.{inner}", part)


def inner_lists(effect: Effect) -> tuple[tuple[str, tuple[Effect, ...]], ...]:
    """The lists an effect holds, with the last word of their names."""
    match effect:
        case If(condition=c):
            return ("then", c.then), ("otherwise", c.otherwise)
        case Roll(throw=t):
            return ("then", t.then), ("otherwise", t.otherwise)
        case Either(choices=choices):
            return tuple((str(number), choice.do) for number, choice in enumerate(choices))
        case EachOwner(clubs=clubs):
            return ("do", clubs.do), ("otherwise", clubs.otherwise)
    return ()


def asks(effect: Effect) -> bool:
    """Whether an effect, or one inside it, may ask somebody."""
    if isinstance(effect, Trade | SpringCard | Innovate | Either):
        return True
    return any(asks(inner) for _, part in inner_lists(effect) for inner in part)
