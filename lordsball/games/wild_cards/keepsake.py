"""What stays of a finished game of Wild Cards: both halves, how it was won, and how often each card was played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lordsball.games.keepsake import COMEBACK, Amount, Keepsake, Special
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.state import WildCards


def keepsake(t: WildCards, events: Iterable[Any]) -> Keepsake:
    """Of the position at the end and everything that was told in public."""
    runs: dict[tuple[int, str], int] = {}
    for event in events:
        if isinstance(event, told.RunScored):
            runs[event.seat, event.card] = runs.get((event.seat, event.card), 0) + 1
    amounts: list[Amount] = []
    for seat in (0, 1):
        for card in t.team(seat).deck:
            if played := t.plays[t.numbers[card.id]]:
                amounts.append(Amount(seat, "card", card.id, card.name, "played", played))
        amounts += [
            Amount(seat, "card", id, t.cards.card[id].name, "runs", scored)
            for (whose, id), scored in runs.items() if whose == seat
        ]
    return Keepsake(
        columns=("Up", "K", "R"),
        rows=tuple((t.half_batters[seat], t.struck[seat], t.runs[seat]) for seat in (0, 1)),
        order=(t.first, 1 - t.first),
        specials=tuple(_specials(t)),
        amounts=tuple(amounts),
    )


def _specials(t: WildCards) -> Iterable[Special]:
    if t.runs[0] == t.runs[1]:
        return
    winner = int(t.runs[1] > t.runs[0])
    if "walk_off" in t.ends:
        yield Special("walk_off", "Walk-off")
    if winner != t.first and t.runs[t.first] >= COMEBACK:
        yield Special("comeback", "Comeback")
    if not t.runs[1 - winner]:
        yield Special("shutout", "Shutout")
