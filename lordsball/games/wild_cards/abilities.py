"""Abilities: which can be used in a window of control, which go off by themselves, and carrying them out."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.content.vocabulary import Effect
from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import effects, totals, verbs
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.cards import Ability
from lordsball.games.wild_cards.drawing import DrawCards
from lordsball.games.wild_cards.names import TEAM
from lordsball.games.wild_cards.paying import pay
from lordsball.games.wild_cards.refusals import FLIPPED, refusal_in, used_key
from lordsball.games.wild_cards.state import WildCards

DOUBLES = "doubles"


def effect_asked(t: WildCards) -> Effect | None:
    """What a coach who has to choose a card chooses it for; None where no card has to be chosen."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, CarryOut) or t.decision is None or t.decision.ask != "choose":
        return None
    return top.ability(t).effects[top.effect]


def forget(t: WildCards, what: str) -> None:
    """Abilities barred for a window (`window0`), a turn or a half can be used again."""
    if t.used:
        t.used = [key for key in t.used if not key.startswith(what)]


def usable(t: WildCards, seat: int, window: str) -> Iterator[tuple[str, int]]:
    """Every ability of cards in play that this coach can use now: card and number."""
    cards, used, team = t.cards.card, t.cards.used_in.get(window, frozenset()), t.team_ids[seat]
    lying = [(team, TEAM)] if team in used else []
    if t.any_in_play(seat, used):
        lying += t.in_play(seat)
    for card, zone in lying:
        if card in used:
            for number in cards[card].uses:
                if not refusal_in(t, seat, card, number, window, zone):
                    yield card, number


def fire(t: WildCards, happening: str, only: int | None = None) -> list[Procedure]:
    """Abilities that go off because of something: the pitching coach's first, then the batting coach's."""
    found: list[Procedure] = []
    cards, firing = t.cards.card, t.cards.firing.get(happening, frozenset())
    for seat in (1 - t.batting, t.batting):
        if (only is None or only == seat) and t.any_in_play(seat, firing):
            for card, zone in t.in_play(seat):
                if card in firing:
                    numbers = cards[card].fires[happening]
                    found += [CarryOut(seat, card, n) for n in numbers if _goes_off(t, seat, card, n, zone)]
    return found


def fire_card(t: WildCards, seat: int, card: str) -> list[Procedure]:
    """What goes off because this card was turned up."""
    zone = t.zone_of(seat, card)
    numbers = t.cards.card[card].fires.get(FLIPPED, ())
    return [CarryOut(seat, card, n) for n in numbers if _goes_off(t, seat, card, n, zone)]


def doubles(t: WildCards) -> list[Procedure]:
    """What goes off because two equal faces have just been rolled, or rolled again (ruling W27)."""
    return fire(t, DOUBLES, totals.roller(t, t.roll)) if t.dice[0] == t.dice[1] else []


def _goes_off(t: WildCards, seat: int, card: str, number: int, zone: str) -> bool:
    ability: Ability = t.cards.card[card].abilities[number]
    if zone not in ability.zones or not all(need.met(t, seat, card) for need in ability.needs):
        return False
    return any(effects.possible(t, seat, card, effect) for effect in ability.effects)


@procedure
class CarryOut(Procedure):
    """One ability, verb after verb. Where a card has to be chosen, its coach is asked."""

    seat: int
    card: str
    number: int
    paid: bool = False
    """True where the coach used it; it does not fire by itself then."""
    effect: int = 0

    @step
    def begin(self, t: WildCards) -> Flow:
        """Abilities: pay for one that is used; the price is its own, whatever comes of it."""
        ability = self.ability(t)
        key = f"{self.card}:{self.number}"
        if key not in t.fired:
            t.fired.append(key)
        if not self.paid:
            if t.tell is not None and self.number not in t.cards.card[self.card].uses:
                t.announce(told.AbilityFired(self.seat, self.card, self.number))
            return None
        t.used.append(used_key(self.seat, self.card, self.number, ability.once))
        t.announce(told.AbilityUsed(self.seat, self.card, self.number, ability.pay))
        return pay(t, self.seat, ability.pay, self.card)

    @step
    def next_verb(self, t: WildCards) -> Flow:
        """Each verb in the order of the card."""
        verbs_here = self.ability(t).effects
        if self.effect == len(verbs_here) or t.half_end:
            return DONE
        effect = verbs_here[self.effect]
        if isinstance(effect, verbs.Draw):
            self.effect += 1
            return DrawCards(self.seat, len(t.coaches[self.seat].hand) + effect.cards)
        if effects.choices(t, self.seat, effect):
            return None
        before = t.runs[self.seat]
        effects.carry_out(t, self.seat, self.card, effect)
        self.effect += 1
        if isinstance(effect, verbs.Reroll) and t.roll:
            return doubles(t) or AGAIN
        return AGAIN if t.runs[self.seat] == before else fire(t, "run") or AGAIN

    @step
    def choose(self, t: WildCards) -> Flow:
        """A card of an open pile, or of the own hand; nothing to choose after drawing."""
        verbs_here = self.ability(t).effects
        if self.effect == len(verbs_here) or not effects.choices(t, self.seat, verbs_here[self.effect]):
            return Goto("next_verb")
        effect = verbs_here[self.effect]
        options = tuple(Action("choose", (card,)) for card in effects.choices(t, self.seat, effect))
        return Decision(self.seat, "choose", options, secret=isinstance(effect, verbs.ToShadows))

    @choose.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        effects.carry_out(t, self.seat, self.card, self.ability(t).effects[self.effect], str(chosen.args[0]))
        self.effect += 1
        return Goto("next_verb")

    def ability(self, t: WildCards) -> Ability:
        """The ability that is carried out."""
        return t.cards.card[self.card].abilities[self.number]
