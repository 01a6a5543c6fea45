"""Regular Season: which card for which rival, which side of it, which die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lordsball.ai.arithmetic import whole
from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.effects import DICE, effects_worth
from lordsball.ai.lords.judge import Judge
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import KEEP_DIE, LEAVE, NEITHER, PLAY, PRIMARY, SECONDARY, USE_DIE
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.effects import legal
from lordsball.games.lords.event_verbs import every_effect
from lordsball.games.lords.needs import Facing, Need
from lordsball.games.lords.scripts import Effects
from lordsball.games.lords.state import MOST_DICE, NOBODY, base_tq
from lordsball.games.lords.verbs import If, RivalLoses

WAITING = 0.02
"""Of two cards that do the same everywhere the better one goes first, but that hardly matters."""
SIDES = {"primary": PRIMARY, "secondary": SECONDARY}


def sides(judge: Judge, card: str) -> Iterator[Choice]:
    """The sides of a card that are legal against the present rival, with what they are worth; then to use neither."""
    t, club, cards = judge.t, judge.club, judge.cards
    for side, action in SIDES.items():
        script = cards.scripts[f"{card}.{side}"]
        if legal(t, club, script):
            part = cards.season[card].primary if side == "primary" else cards.season[card].secondary
            yield Choice(action, effects_worth(judge, script.effects), part.text)
    yield Choice(NEITHER, 0.0, "Either side would do more harm than good.")


def side_worth(judge: Judge, card: str) -> float:
    """The better side of a card; 0 where neither is worth using."""
    return max(choice.worth for choice in sides(judge, card))


def season_cards(judge: Judge, hand: Sequence[str]) -> list[Choice]:
    """What each card does more here than it would against the rivals still to come; a little for what it does at all.
    """
    partial, others = looks_at_rival(judge.cards), _others(judge)
    found = []
    for card in hand:
        here = side_worth(judge, card)
        ahead = here - _elsewhere(judge, card, others) if others and card in partial else 0.0
        found.append(Choice(Action("card", (card,)), ahead + WAITING * here, ""))
    return found


def _others(judge: Judge) -> dict[tuple[int, int], int]:
    """The rivals after this one, as (seat, Team Quality) with how many there are of each."""
    t, found = judge.t, dict[tuple[int, int], int]()
    for team in judge.rivals[1:]:
        seat = t.seat_of[team]
        tq = base_tq(t.owners[seat]) if seat != NOBODY else t.cards.npt[t.npt[team]].tq
        found[seat, tq] = found.get((seat, tq), 0) + 1
    return found


def _elsewhere(judge: Judge, card: str, others: dict[tuple[int, int], int]) -> float:
    """The mean worth of a card against these rivals."""
    club = judge.club
    before, total = (club.rival, club.rival_base), 0.0
    for (club.rival, club.rival_base), count in others.items():
        total += count * side_worth(judge, card)
    club.rival, club.rival_base = before
    return total / whole(others.values())


@lru_cache(maxsize=8)
def looks_at_rival(cards: Catalog) -> frozenset[str]:
    """The Regular Season cards that do something else against another rival."""
    return frozenset(
        card.id
        for card in cards.season.values()
        if any(_faces(side.needs) or _about_rival(side.do) for side in (card.primary, card.secondary))
    )


def _faces(needs: tuple[Need, ...]) -> bool:
    return any(isinstance(need, Facing) for need in needs)


def _about_rival(effects: Effects) -> bool:
    return any(
        isinstance(effect, RivalLoses) or (isinstance(effect, If) and _faces(effect.condition.needs))
        for effect in every_effect(effects)
    )


def stadium_die(judge: Judge) -> list[Choice]:
    """The Field's die counts most as a second one; what would be left over after the last series is used as a third."""
    club = judge.club
    now, as_second = (judge.series(DICE[dice + 1] - DICE[dice]) for dice in (min(club.dice, MOST_DICE - 1), 1))
    left_over = len(judge.rivals) <= club.field_dice
    use = Choice(USE_DIE, now, "That is what the Field is for.")
    keep = Choice(KEEP_DIE, 0.0 if left_over else as_second, "It will do more in another series.")
    return [use, keep] if club.dice == 1 or left_over else [keep, use]


def saved_card(judge: Judge) -> list[Choice]:
    """Play the card that was saved, where a side of it is worth anything."""
    worth = side_worth(judge, judge.club.hand[0])
    return [Choice(LEAVE, 0.0, "It would not help."), Choice(PLAY, worth, "This is what it was saved for.")]
