"""Which cards are shown: by team, by kind, by what is the matter with them, by a word on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from lordsball.ui.workshop.room import Card, Room

CHANGED, PROBLEMS, NEVER = "changed", "problems", "never"
MATTERS = (CHANGED, PROBLEMS, NEVER)


@dataclass
class Filters:
    """What has to be true of a card. Of groups and kinds, an empty set lets all through."""

    groups: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    matters: set[str] = field(default_factory=set)
    """Some of :data:`MATTERS`; a card has to have one of them."""
    words: str = ""

    @property
    def active(self) -> bool:
        """Is anything left out?"""
        return bool(self.groups or self.kinds or self.matters or self.words.strip())

    def clear(self) -> None:
        """Let everything through."""
        self.groups, self.kinds, self.matters, self.words = set(), set(), set(), ""

    def through(self, room: Room, never: Collection[str]) -> list[Card]:
        """The cards that are shown, in the order of the files.

        :param never: ids of cards that never came up in the last simulation.
        """
        return [
            card for card in room.cards
            if (not self.groups or card.group in self.groups or (card.id in self.groups and not card.group))
            and (not self.kinds or card.kind in self.kinds)
            and (not self.matters or any(is_so(card, matter, never) for matter in self.matters))
            and self._says(card, room)
        ]

    def _says(self, card: Card, room: Room) -> bool:
        told = f"{card.name} {card.id} {room.kinds.get(card.kind, '')} {room.texts.get(card.id, '')}".casefold()
        return all(word in told for word in self.words.casefold().split())


def is_so(card: Card, matter: str, never: Collection[str]) -> bool:
    """Is this the matter with a card?"""
    if matter == CHANGED:
        return card.changed
    return bool(card.problems) if matter == PROBLEMS else card.id in never


@dataclass(frozen=True)
class Section:
    """Cards under one heading."""

    title: str
    cards: tuple[Card, ...]


def sections(cards: Iterable[Card], room: Room) -> list[Section]:
    """Cards in the order they are shown: those of a team together under its name, others by kind."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        whose = card.group or (card.id if card.id in room.groups else "")
        title = room.groups[whose] if whose else room.kinds.get(card.kind, card.kind.replace("_", " ").capitalize())
        found.setdefault(title, []).append(card)
    return [Section(title, tuple(each)) for title, each in found.items()]

