"""Windows of control: when a coach may use Specials and Abilities, and when the other may answer (ruling W18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import effects, moving
from lordsball.games.wild_cards.abilities import CarryOut, fire_card, forget, usable
from lordsball.games.wild_cards.names import ANSWERS, REVEAL
from lordsball.games.wild_cards.refusals import special_refusal, works
from lordsball.games.wild_cards.state import WildCards

PASS, TURN_UP = Action("pass"), Action("turn_up")


def options(t: WildCards, seat: int, window: str) -> Iterator[Action]:
    """Everything this coach can do in a window but pass."""
    coach, cards = t.coaches[seat], t.cards.card
    if coach.special_down and not special_refusal(t, seat, coach.special_down, window):
        yield TURN_UP
    for card in coach.hand:
        if cards[card].quick and window in cards[card].when and not special_refusal(t, seat, card, window):
            yield _play(card)
    for card, number in usable(t, seat, window):
        yield _use(card, number)


@lru_cache(maxsize=1024)
def _play(card: str) -> Action:
    return Action("play", (card,))


@lru_cache(maxsize=1024)
def _use(card: str, number: int) -> Action:
    return Action("use", (card, number))


def gives_away(t: WildCards, seat: int, window: str) -> bool:
    """Does it tell the other coach something whether this one is asked? Not where an open card can be used, and not
    where no card that could lie hidden here would do (ruling W25)."""
    return next(usable(t, seat, window), None) is None and may_hide_one(t, seat, window)


def may_hide_one(t: WildCards, seat: int, window: str) -> bool:
    """For all that others know, could a Special that lies hidden be turned up or played here?"""
    coach, cards = t.coaches[seat], t.cards.card
    if not (coach.special_down or (coach.hand and not coach.special)):
        return False
    specials = (card for card in t.unseen(seat) if not cards[card].player)
    may = (card for card in specials if window in cards[card].when and (coach.special_down or cards[card].quick))
    return any(works(t, seat, card) for card in may)


@procedure
class Window(Procedure):
    """Abilities: a coach is in control until they pass. Nobody is asked where nothing can be done."""

    seat: int
    window: str

    @step
    def look(self, t: WildCards) -> Flow:
        """Whether there is anything to ask is settled before the question, so that a re-dealt game asks the same."""
        return None if self.asks(t) else self.close(t)

    @step
    def ask(self, t: WildCards) -> Flow:
        return Decision(self.seat, "window", (*options(t, self.seat, self.window), PASS), secret=True)

    @ask.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        match chosen.verb:
            case "turn_up":
                return PlaySpecial(self.seat, t.coaches[self.seat].special_down)
            case "play":
                return PlaySpecial(self.seat, str(chosen.args[0]))
            case "use":
                return CarryOut(self.seat, str(chosen.args[0]), int(chosen.args[1]), paid=True)
        return self.close(t)

    @step
    def again(self, t: WildCards) -> Flow:
        """In control until they pass, as long as something can be done."""
        return Goto("ask") if self.asks(t) else self.close(t)

    def asks(self, t: WildCards) -> bool:
        """Is there anything to do, or is the coach asked whatever there is, so that timing tells nothing?"""
        if t.half_end or t.always_ask:
            return not t.half_end
        if t.tell is not None and gives_away(t, self.seat, self.window):
            t.hint(self.seat)
        return next(options(t, self.seat, self.window), None) is not None

    def close(self, t: WildCards) -> Flow:
        """Abilities used in this window can be used in the next; one around this window is not closed by that."""
        if t.used and not any(isinstance(each, Window) and each.seat == self.seat for each in t.stack[:-1]):
            forget(t, f"window{self.seat}")
        return DONE


@procedure
class PlaySpecial(Procedure):
    """Specials: turned up from the zone or played from the hand; a reaction may cancel it; then it takes effect."""

    seat: int
    card: str

    @step
    def turn_up(self, t: WildCards) -> Flow:
        before = effects.on_the_table(t)
        moving.special_up(t, self.seat, self.card)
        effects.retell(t, before)
        return Window(1 - self.seat, ANSWERS[REVEAL])

    @step
    def take_effect(self, t: WildCards) -> Flow:
        """Weather and Shadows: a Weather moves to the Weather zone at once."""
        if t.coaches[self.seat].special != self.card:
            return DONE
        if t.cards.card[self.card].weather:
            before = effects.on_the_table(t)
            moving.weather_moves(t, self.seat)
            effects.retell(t, before)
        return fire_card(t, self.seat, self.card) or None
