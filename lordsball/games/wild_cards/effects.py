"""Carrying out what abilities say in YAML: whether a verb can do anything now, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.content.vocabulary import Effect
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import moving, totals, verbs, vibes
from lordsball.games.wild_cards.ending import walk_off
from lordsball.games.wild_cards.names import DOWN, HOME

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards

MOST_POTENTIAL = 4


def possible(t: WildCards, seat: int, card: str, effect: Effect) -> bool:
    """Would this verb change anything, for a card of this coach?"""
    mine, other = t.coaches[seat], t.coaches[1 - seat]
    match effect:
        case verbs.Add() | verbs.Reroll():
            return bool(t.roll)
        case verbs.TurnDie(to=to):
            return bool(t.roll) and min(t.dice) != to
        case verbs.TurnHighest(to=to):
            return bool(t.roll) and max(t.dice) != to
        case verbs.Potential(by=by):
            return bool(t.potential) and bounded(t.potential + by) != t.potential
        case verbs.Steal() | verbs.Drain():
            return t.vibes_of(1 - seat) > 0
        case verbs.Draw():
            return bool(mine.deck) or (seat != t.batting and bool(mine.discard))
        case verbs.Strikes(by=by):
            return 0 <= t.strikes + by < t.cards.rules.strikes
        case verbs.Balls(by=by):
            return 0 <= t.balls + by < t.cards.rules.balls
        case verbs.ToShadows(what="this"):
            return t.zone_of(seat, card) not in ("", "team")
        case verbs.ToShadows(what="their_discard"):
            return bool(other.discard)
        case verbs.ToShadows(what="their_hand"):
            return bool(other.hand)
        case verbs.ToShadows(what="their_special"):
            return bool(other.special or other.special_down)
        case verbs.ToShadows() | verbs.Take():
            return bool(choices(t, seat, effect))
        case verbs.Cancel():
            return bool(other.special)
        case verbs.Swap():
            return seat != t.batting and bool(mine.mound) and bool(mine.outfield)
        case verbs.Advance():
            return seat == t.batting and bool(moving.runners(t))
        case verbs.Peek(what=what):
            return bool(other.hand) if what == "hand" else any(getattr(other, down) for down in DOWN.values())
        case verbs.Clear():
            return bool(t.weather)
    return True


def choices(t: WildCards, seat: int, effect: Effect) -> list[str]:
    """The cards a coach can choose from for this verb; none for verbs without a choice. The latest first."""
    mine = t.coaches[seat]
    match effect:
        case verbs.Take(pile="shadows"):
            return t.shadows[::-1]
        case verbs.Take():
            return mine.discard[::-1]
        case verbs.ToShadows(what="own_hand"):
            return list(mine.hand)
    return []


def carry_out(t: WildCards, seat: int, card: str, effect: Effect, chosen: str = "") -> None:
    """Do what the verb says; what is not possible does not happen."""
    if possible(t, seat, card, effect):
        before = on_the_table(t)
        _do(t, seat, card, effect, chosen)
        if not isinstance(effect, verbs.ON_ROLLS):
            retell(t, before)


def _do(t: WildCards, seat: int, card: str, effect: Effect, chosen: str) -> None:
    match effect:
        case verbs.Add(by=by):
            t.added += by
            t.announce(told.TotalChanged(seat, t.roll, by, totals.total(t)))
        case verbs.Reroll(dice=dice):
            if dice == "both":
                t.dice = [t.chance.below(6) + 1, t.chance.below(6) + 1]
            else:
                t.dice[_die(t, dice)] = t.chance.below(6) + 1
            show_roll(t, "reroll")
        case verbs.TurnDie(to=to):
            t.dice[_die(t, "lowest")] = to
            show_roll(t, "turn")
        case verbs.TurnHighest(to=to):
            t.dice[_die(t, "highest")] = to
            show_roll(t, "turn")
        case verbs.Potential(by=by):
            t.potential = bounded(t.potential + by)
            t.announce(told.PotentialChanged(t.potential, False))
        case verbs.Gain(vibes=count):
            vibes.gain(t, seat, card, count)
        case verbs.Steal(vibes=count):
            t.announce(told.VibesStolen(seat, vibes.move_to(t, seat, count)))
        case verbs.Drain(vibes=count):
            t.announce(told.VibesLost(1 - seat, vibes.lose(t, 1 - seat, count)))
        case verbs.Strikes(by=by):
            t.strikes += by
            t.announce(told.StrikesChanged(t.strikes))
        case verbs.Balls(by=by):
            t.balls += by
            t.announce(told.BallsChanged(t.balls))
        case verbs.ToShadows(what=what):
            _to_shadows(t, seat, card, what, chosen)
        case verbs.Take(pile=pile):
            moving.take(t, seat, pile, chosen)
        case verbs.Cancel():
            moving.discard(t, 1 - seat, "special", "cancelled")
        case verbs.Swap():
            mine = t.coaches[seat]
            mine.mound, mine.outfield = mine.outfield, mine.mound
            t.announce(told.FieldersSwapped(seat, mine.mound, mine.outfield))
        case verbs.Advance():
            base = moving.runners(t)[0]
            moving.run_to(t, seat, base, base + 1, "steal")
            if base + 1 == HOME and walk_off(t):
                t.half_end = "walk_off"
        case verbs.Peek(what=what):
            other = t.coaches[1 - seat]
            cards = other.hand if what == "hand" else [c for down in DOWN.values() if (c := getattr(other, down))]
            t.announce(told.Peeked(seat, what, tuple(cards)), seat, told.Peeked(seat, what, ()))
        case verbs.Clear():
            moving.clear_weather(t, "cleared")


def _to_shadows(t: WildCards, seat: int, card: str, what: str, chosen: str) -> None:
    mine, other = t.coaches[seat], t.coaches[1 - seat]
    match what:
        case "this":
            _out_of_play(t, seat, card)
        case "their_discard":
            moving.to_shadows(t, 1 - seat, other.discard.pop(), "discard")
        case "their_hand":
            moving.to_shadows(t, 1 - seat, other.hand.pop(t.chance.below(len(other.hand))), "hand")
        case "their_special":
            _out_of_play(t, 1 - seat, other.special or other.special_down)
        case _:
            mine.hand.remove(chosen)
            moving.to_shadows(t, seat, chosen, "hand")


def _out_of_play(t: WildCards, seat: int, card: str) -> None:
    coach = t.coaches[seat]
    vibes.leave(t, seat, card)
    if t.weather == card:
        t.weather, t.weather_owner = "", -1
    for name in ("mound", "outfield", "at_bat", "special", "special_down", "first", "second", "third"):
        if getattr(coach, name) == card:
            setattr(coach, name, "")
    moving.to_shadows(t, seat, card, "play")


def _die(t: WildCards, which: str) -> int:
    pick = min if which == "lowest" else max
    return t.dice.index(pick(t.dice))


def bounded(potential: int) -> int:
    """Between 1 and H, which stands for 4 (ruling W5)."""
    return max(1, min(MOST_POTENTIAL, potential))


def on_the_table(t: WildCards) -> int:
    """The total of the roll on the table, where somebody listens."""
    return totals.total(t) if t.roll and t.tell is not None else 0


def retell(t: WildCards, before: int) -> None:
    """Tell of the roll on the table, if a card that came or left has changed what it comes to."""
    after = on_the_table(t)
    if after != before:
        t.announce(told.TotalChanged(totals.roller(t, t.roll), t.roll, after - before, after))


def show_roll(t: WildCards, why: str) -> None:
    """Note the dice as they lie, and tell of them."""
    t.thrown[t.roll] = t.dice[:]
    if t.tell is not None:
        seat, number = totals.roller(t, t.roll), totals.modifier(t, t.roll) + t.added
        t.announce(told.Rolled(seat, t.roll, (t.dice[0], t.dice[1]), number, sum(t.dice) + number, why))
