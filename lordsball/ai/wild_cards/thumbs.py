"""Rules of thumb for what abilities and Specials of Wild Cards are worth, in runs, to the coach who has them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import Any

from lordsball.ai.arithmetic import whole
from lordsball.ai.wild_cards import outlook
from lordsball.games.wild_cards import totals, verbs
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.effects import possible
from lordsball.games.wild_cards.idle import idle, rests, spent
from lordsball.games.wild_cards.names import BAT, CATCH, PITCH, SPECIAL
from lordsball.games.wild_cards.refusals import FLIPPED
from lordsball.games.wild_cards.state import WildCards

VIBE, CARD = 0.07, 0.12
"""What a Vibe and a card of the hand are worth."""
FLAT: dict[type, float] = {
    verbs.Gain: 0.07, verbs.Steal: 0.11, verbs.Drain: 0.05, verbs.Draw: 0.08, verbs.ToShadows: 0.05, verbs.Take: 0.14,
    verbs.Cancel: 0.2, verbs.Peek: 0.01,
}
"""Verbs that do not touch the roll, for every 1 they say."""
HIDDEN_SPECIAL, SPENT_SPECIAL = 0.2, 0.1
"""What it is worth that a Special of the other coach goes: one that may still do something, one that has done all."""
BLOCKS = 0.06
"""What it costs that a Special takes up its zone for a turn."""
WORTH_TAKING = 3.0
"""The least a card must be wanted in hand for another to be played for it."""
FACES = range(1, 7)
ANY_HAND = dict.fromkeys(product(FACES, FACES), 1 / 36)
"""Every pair of faces, equally likely."""


class Scale:
    """What abilities and Specials are worth to a coach at one moment: what they all need is worked out once."""

    def __init__(self, t: WildCards, seat: int) -> None:
        self.t, self.seat, self.sign = t, seat, 1 if seat == t.batting else -1

    def worth(self, effects: tuple[Any, ...]) -> float:
        """What these verbs are worth now."""
        t, seat = self.t, self.seat
        rolled = on_rolls(effects)
        gained = self.on_roll(rolled) if rolled and t.roll else 0.0
        if len(rolled) == len(effects):
            return gained
        for effect in effects:
            if not possible(t, seat, "", effect):
                continue  # nobody has the Vibes, the cards or the runner that it would need
            match effect:
                case verbs.Potential(by=by):
                    gained += self._potential(by)
                case verbs.Gain(vibes=count):
                    gained += FLAT[verbs.Gain] * count
                case verbs.Steal(vibes=count) | verbs.Drain(vibes=count):
                    gained += FLAT[type(effect)] * min(count, t.vibes_of(1 - seat))
                case verbs.Draw(cards=count):
                    gained += FLAT[verbs.Draw] * count
                case verbs.Strikes(by=by):
                    gained += self.sign * self._count(strikes=by)
                case verbs.Balls(by=by):
                    gained += self.sign * self._count(balls=by)
                case verbs.Advance():
                    gained += self.sign * outlook.steal(outlook.state_of(t))
                case verbs.ToShadows(what="this" | "own_hand"):
                    continue
                case verbs.ToShadows(what="their_special"):
                    gained += SPENT_SPECIAL if spent(t, 1 - seat, SPECIAL) else HIDDEN_SPECIAL
                case verbs.Take(pile=pile):
                    cards = t.shadows if pile == "shadows" else t.coaches[seat].discard
                    wanted = (hand_worth(t, seat, t.cards.card[card]) for card in cards)
                    gained += FLAT[verbs.Take] if max(wanted, default=0.0) >= WORTH_TAKING else 0.0
                case verbs.Cancel():
                    gained += self._cancel()
                case verbs.Swap():
                    gained += self._swap()
                case verbs.Clear():
                    gained -= self._weather()
                case _:
                    gained += FLAT.get(type(effect), 0.0)
        return gained

    def on_roll(self, effects: tuple[Any, ...]) -> float:
        """What changing the roll on the table is worth: the mean over all faces, less what the roll is worth now."""
        value, number, now = self._roll
        one, other = self.t.dice
        then = math.fsum(p * value(total + number) for total, p in sums_after(one, other, effects))
        return self.sign * (then - now)

    @cached_property
    def _roll(self) -> tuple[Callable[[int], float], int, float]:
        """What each total would be worth, what is added to the dice, and what the roll is worth as it lies."""
        t = self.t
        value, number = value_of_total(t), totals.modifier(t, t.roll) + t.added
        return value, number, value(whole(t.dice) + number)

    def special(self, card: Card) -> float:
        """What turning up this Special is worth: its own verbs, and what it goes on doing."""
        t, seat = self.t, self.seat
        value = VIBE * card.vibes
        if idle(card, seat == t.batting):
            return value - BLOCKS - (self._weather() if card.weather else 0.0)
        for number, ability in enumerate(card.abilities):
            if ability.always is not None:
                value += self._modifier(ability.always, card.weather)
            elif ability.on == FLIPPED:
                if all(need.met(t, seat, card.id) for need in ability.needs):
                    value += self.worth(ability.effects)
            elif not rests(card, number, seat == t.batting):
                value += 0.06
        return value - self._weather() if card.weather else value

    def lasting(self, card: Card) -> float:
        """What a Special that stays goes on doing for one turn: nothing of what it did when it was turned up."""
        standing = (ability.always for ability in card.abilities if ability.always is not None)
        return math.fsum(self._modifier(always, card.weather) for always in standing)

    def _modifier(self, always: verbs.Modifier, lasting: bool) -> float:
        """A pip on every roll of a kind is worth about a fifth of a run a Batter; Weather lasts for several."""
        batting = self.seat == self.t.batting
        pips = 0.0
        for side, sign in (("ours", 1), ("theirs", -1)):
            if always.for_ in (side, "everyone"):
                pips += sign * (always.bat if batting == (side == "ours") else always.pitch + 0.5 * always.catch)
        return 0.2 * pips * (3 if lasting else 1)

    def _weather(self) -> float:
        """What the Weather that lies there is worth to this coach; what is bad for one is good for the other."""
        t = self.t
        if not t.weather:
            return 0.0
        worth = Scale(t, t.weather_owner).lasting(t.cards.card[t.weather])
        return worth if t.weather_owner == self.seat else -0.5 * worth

    def _cancel(self) -> float:
        """A Special that would do nothing for the other coach is not worth an answer."""
        other = 1 - self.seat
        card = self.t.cards.card[self.t.coaches[other].special]
        return 0.0 if idle(card, other == self.t.batting) else FLAT[verbs.Cancel]

    def _count(self, strikes: int = 0, balls: int = 0) -> float:
        """What Strikes and Balls more or less do for the team at bat."""
        state = outlook.state_of(self.t)
        strikes, balls = state.strikes + strikes, state.balls + balls
        then = state._replace(strikes=max(0, min(2, strikes)), balls=max(0, min(3, balls)))
        return outlook.standing(then) - outlook.standing(state)

    def _potential(self, by: int) -> float:
        t = self.t
        if not t.potential:
            return 0.0
        state, need = outlook.state_of(t), t.bat_total - outlook.number_of(t, CATCH)
        changed = max(1, min(outlook.MOST, t.potential + by))
        if self.seat == t.batting:  # may still take a Ball
            return outlook.hit(state, changed, need) - outlook.hit(state, t.potential, need)
        return outlook.running(state, t.potential, need) - outlook.running(state, changed, need)

    def _swap(self) -> float:
        mine, cards = self.t.coaches[self.seat], self.t.cards.card
        if not mine.mound or not mine.outfield:
            return 0.0
        pitcher, fielder = cards[mine.mound], cards[mine.outfield]
        return 0.2 * (fielder.pitch - pitcher.pitch) + 0.1 * (pitcher.catch - fielder.catch)


def hand_worth(view: WildCards, seat: int, card: Card) -> float:
    """How much a coach wants a card in hand, on the scale of a Player's numbers."""
    if idle(card, seat == view.batting):
        return 0.0
    if not card.player:
        return 3.2 if card.quick or card.weather else 2.6
    return float(card.bat) if seat == view.batting else max(card.pitch, card.catch - 0.5)


@lru_cache(maxsize=1024)
def on_rolls(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of these verbs that change the roll on the table."""
    return tuple(effect for effect in effects if isinstance(effect, verbs.ON_ROLLS))


@lru_cache(maxsize=8192)
def sums_after(one: int, other: int, effects: tuple[Any, ...]) -> tuple[tuple[int, float], ...]:
    """What two dice may come to once these verbs have changed them, with what the verbs add: sums and their chances."""
    hands, added = hands_after((one, other), effects)
    sums: dict[int, float] = {}
    for (first, second), p in hands.items():
        total = first + second + added
        sums[total] = sums.get(total, 0.0) + p
    return tuple(sums.items())


def hands_after(dice: tuple[int, int], effects: Iterable[Any]) -> tuple[dict[tuple[int, int], float], int]:
    """The faces that two dice may show once these verbs have changed them, each pair with its chance, and what is
    added to them."""
    hands: dict[tuple[int, int], float] = {dice: 1.0}
    added = 0
    for effect in effects:
        match effect:
            case verbs.Add(by=by):
                added += by
            case verbs.Reroll(dice="both"):
                hands = dict(ANY_HAND)
            case verbs.Reroll(dice=which):
                hands = _turned(hands, which, FACES)
            case verbs.TurnDie(to=to):
                hands = _turned(hands, "lowest", (to,))
            case verbs.TurnHighest(to=to):
                hands = _turned(hands, "highest", (to,))
    return hands, added


def value_of_total(t: WildCards) -> Callable[[int], float]:
    """What each total of the roll on the table would be worth to the team at bat."""
    state = outlook.state_of(t)
    if t.roll == PITCH:
        bat, catch = outlook.number_of(t, BAT), outlook.number_of(t, CATCH)
        return lambda total: outlook.pitched(state, total, bat, catch)
    if t.roll == BAT:
        glove = outlook.number_of(t, CATCH)
        return lambda total: outlook.swung(state, t.pitch_total, total, glove)
    return lambda total: outlook.caught_or_not(state, t.potential, total, t.bat_total)


def _with(dice: tuple[int, int], which: str, face: int) -> tuple[int, int]:
    low, high = sorted(dice)
    return (face, high) if which == "lowest" else (low, face)


def _turned(hands: dict[tuple[int, int], float], which: str, faces: Sequence[int]) -> dict[tuple[int, int], float]:
    """One die of each hand shows any of these faces, equally likely."""
    mixed: dict[tuple[int, int], float] = {}
    for dice, p in hands.items():
        for face in faces:
            new = _with(dice, which, face)
            mixed[new] = mixed.get(new, 0.0) + p / len(faces)
    return mixed
