"""What came up in a game that declares its zones: a card is drawn as it comes to a seat, and played as it leaves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from lordsball.engine.position import Position, Told
from lordsball.engine.secrets import places
from lordsball.games.ledger import Ledger, Ledgers, Thing
from lordsball.games.pieces import every_record


def things(t: Any) -> list[Thing]:
    """Every card that some zone can hold, once each, by the name the card files give it."""
    names = {each["id"]: each["name"] for each in every_record(t.cards.contents) if isinstance(each.get("name"), str)}
    pools = {place.pool for place in places(t)}
    ids = {id: None for pool in sorted(pools, key=str) for id in t.pool(*pool)}
    return [Thing(id, "Card", names.get(id, id)) for id in ids]


def keep(t: Position, ledger: Ledger) -> Callable[[Told], None]:
    """Compare what each seat holds, whenever something is told, with what it held before."""
    before: dict[int, Counter[str]] = {}

    def look() -> None:
        held: dict[int, Counter[str]] = {}
        for place in places(t):
            if place.owner is not None and place.seen_by == "owner":
                held.setdefault(place.owner, Counter()).update(place.cards)
        for seat, now in held.items():
            earlier = before.get(seat, Counter())
            ledger.draw(seat, *(now - earlier).elements())
            for card in (earlier - now).elements():
                ledger.play(seat, card)
            before[seat] = now

    look()
    return lambda message: look()


LEDGERS = Ledgers(things, keep)
