"""Paying Vibes: taken off by themselves in a fixed order, or card after card by choice (ruling W10)."""

from __future__ import annotations

from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Procedure, procedure, step
from lordsball.games.wild_cards import vibes
from lordsball.games.wild_cards.state import WildCards


def pay(t: WildCards, seat: int, price: int, first: str = "") -> Pay | None:
    """Pay a price at once, or what has to be carried out so that the coach chooses from which cards."""
    if price and t.choose_payment:
        return Pay(seat, price, first)
    if price:
        vibes.pay(t, seat, price, first)
    return None


@procedure
class Pay(Procedure):
    """Clean Up: a Vibe is taken from any of the coach's cards. One choice for each Vibe, while there is one."""

    seat: int
    price: int
    first: str = ""
    """The card whose ability is paid for."""

    @step
    def ask(self, t: WildCards) -> Flow:
        cards = vibes.payers(t, self.seat, self.first)
        if not self.price:
            return DONE
        if len(cards) == 1 or t.vibes_of(self.seat) == self.price:
            return None
        return Decision(self.seat, "pay", tuple(Action("pay", (card,)) for card in cards))

    @ask.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        self.price -= vibes.pay_with(t, self.seat, str(chosen.args[0]), 1)
        return AGAIN

    @step
    def the_only_way(self, t: WildCards) -> None:
        vibes.pay(t, self.seat, self.price, self.first)
