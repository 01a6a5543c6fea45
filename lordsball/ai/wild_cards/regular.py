"""Computer players for Wild Cards who go by rules of thumb: the Rookie, and the Regular."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.ai.arithmetic import whole
from lordsball.ai.wild_cards import outlook, thumbs
from lordsball.engine.procedure import Action, Decision
from lordsball.games.wild_cards import totals, verbs
from lordsball.games.wild_cards.cards import Card
from lordsball.games.wild_cards.idle import spent
from lordsball.games.wild_cards.names import AT_BAT, BAT, CATCH, MOUND, OUTFIELD, PITCH, ROLLER, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import DiscardHand

Look = Callable[[], WildCards]


MOST_HELP = 2
"""How many Vibes a coach counts on to help with a Catch; half of them will be spent."""
FAIR_PITCH = 7
"""On two dice."""
LEAST_GAIN = 0.02
"""What an option has to be worth beyond its price."""
NOTHING = -1.0
"""What it is worth to pay for a card that does nothing: no player thinks of it."""


class Choice(NamedTuple):
    """An action, and why in a few words."""

    action: Action
    why: str


class Rookie:
    """Goes by the big numbers, counts the dice for its Team card and for a Catch, and plays Specials as they come.

    It has never read what is printed below the numbers: a good opponent for a first evening.
    """

    def __init__(self, seed: int) -> None:
        """These players leave nothing to chance of their own; every player is made from a seed."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        return decision.options[0] if len(decision.options) == 1 else self.think(look()).action

    def reason(self, view: WildCards, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about, and for what is secret."""
        if view.decision is None or len(view.decision.options) <= 1 or view.decision.ask in ("place", "discard"):
            return ""
        choice = self.think(view)
        return choice.why if choice.action == action else ""

    def think(self, view: WildCards) -> Choice:
        """The choice at the view's decision, with its reason."""
        decision = view.decision
        assert decision is not None
        match decision.ask:
            case "choose_side":
                return Choice(decision.options[1], "Who bats last knows what is needed.")
            case "place":
                return self.place(view, decision)
            case "window":
                return self.window(view, decision)
            case "run_or_ball":
                return Choice(decision.options[0], "A Hit is a Hit.")
            case "catch_or_run":
                return self.catch(view, decision)
            case "keep" | "trash" | "discard":
                return self.clean_up(view, decision)
            case "choose":
                return self.pick(view, decision)
            case "run":
                return Choice(decision.options[0], "Run until they stop you.")
        return Choice(decision.options[0], "")

    def place(self, view: WildCards, decision: Decision) -> Choice:
        """The best number for each zone."""
        players = [option for option in decision.options if option.verb == "place" and option.args[1] != SPECIAL]
        if players:
            return Choice(max(players, key=lambda option: number(view, option)), "")
        slow = (o for o in decision.options if o.verb == "place" and not view.cards.card[str(o.args[0])].quick)
        return Choice(next(slow, decision.options[-1]), "")

    def window(self, view: WildCards, decision: Decision) -> Choice:
        """Plays Specials as they come, and counts the dice for the Team card."""
        seat = decision.seat
        helps = not view.roll or (totals.roller(view, view.roll) == seat and _short(view))
        for option in decision.options[:-1]:
            if helps and option.verb in ("play", "turn_up"):
                return Choice(option, "Let us see what this does.")
        scale = thumbs.Scale(view, seat)
        team = [o for o in decision.options if o.verb == "use" and o.args[0] == view.team_ids[seat]]
        best = max(team, key=lambda option: option_worth(scale, option), default=decision.options[-1])
        if team and option_worth(scale, best) > LEAST_GAIN:
            return Choice(best, "That roll can be better.")
        return Choice(decision.options[-1], "That will do.")

    def catch(self, view: WildCards, decision: Decision) -> Choice:
        """Counts the dice."""
        state, need = outlook.state_of(view), view.bat_total - outlook.number_of(view, CATCH)
        runs, left = outlook.ran(state, view.potential)
        if view.half == 2 and view.runs[view.batting] + runs > view.runs[decision.seat]:
            return Choice(decision.options[0], "That run would end it.")
        helped = min(MOST_HELP, view.vibes_of(decision.seat))
        cost = 0.5 * helped * thumbs.VIBE
        if outlook.catching(state, view.potential, need - helped) + cost < runs + left:
            return Choice(decision.options[0], "The odds are with the glove.")
        return Choice(decision.options[1], "A fumble would cost more.")

    def clean_up(self, view: WildCards, decision: Decision) -> Choice:
        """Keeps an ace, lets everything else go, and throws its worst Player away for a Vibe while there are others."""
        ace, cards = view.coaches[decision.seat].mound, view.cards.card
        if decision.ask == "discard":
            players = [o for o in decision.options[:-1] if cards[str(o.args[0])].player]
            top = view.stack[-1]
            if len(players) > 2 and isinstance(top, DiscardHand) and not top.discarded:
                wanted = {o: thumbs.hand_worth(view, decision.seat, cards[str(o.args[0])]) for o in players}
                return Choice(min(players, key=wanted.__getitem__), "")
        elif ace and decision.options[0] == Action("keep", (MOUND,)) and cards[ace].pitch >= 5:
            return Choice(decision.options[0], "My ace stays.")
        return Choice(decision.options[-1], "")

    def pick(self, view: WildCards, decision: Decision) -> Choice:
        """The first that is offered."""
        return Choice(decision.options[0], "")


def _short(view: WildCards) -> bool:
    """Does the roll on the table fall short: of a Hit, of a Catch, or of a fair pitch?"""
    match view.roll:
        case "bat":
            return totals.total(view) <= view.pitch_total
        case "catch":
            return totals.total(view) <= view.bat_total
    return whole(view.dice) + view.added < FAIR_PITCH


def number(view: WildCards, option: Action) -> float:
    """How well a Player fits a zone: the number that counts there, the Mound before the Outfield."""
    card = view.cards.card[str(option.args[0])]
    match option.args[1]:
        case "at_bat":
            return card.bat
        case "mound":
            return card.pitch + 0.1
    return card.catch - 0.1 if view.coaches[1 - view.batting].mound_down else card.catch - 1


class Regular(Rookie):
    """Reads every card, counts the dice, and spends a Vibe where it is worth a Vibe."""

    def place(self, view: WildCards, decision: Decision) -> Choice:
        """The best pair for the field, the best bat for the plate, and any Special that is worth something."""
        seat, cards = decision.seat, view.cards.card
        players = [option for option in decision.options if option.verb == "place" and option.args[1] != SPECIAL]
        if players:
            if seat == view.batting:
                return Choice(max(players, key=lambda option: at_bat_worth(view, cards[str(option.args[0])])), "")
            return Choice(self._fielder(view, players), "")
        specials = [option for option in decision.options if option.verb == "place"]
        good = [(self._to_place(view, seat, cards[str(option.args[0])]), option) for option in specials]
        best = max(good, key=lambda each: each[0], default=(0.0, decision.options[-1]))
        return Choice(best[1] if best[0] > 0 else decision.options[-1], "")

    @staticmethod
    def _fielder(view: WildCards, players: list[Action]) -> Action:
        """Pitcher and Outfielder together: a pip of pitching is worth two of catching."""
        cards = view.cards.card

        def value(option: Action) -> float:
            card, others = cards[str(option.args[0])], [o for o in players if o.args[0] != option.args[0]]
            if option.args[1] == MOUND:
                rest = [cards[str(o.args[0])].catch for o in others if o.args[1] == OUTFIELD]
                return 2.0 * card.pitch + max(rest, default=0) + 0.3 * card.vibes
            rest = [cards[str(o.args[0])].pitch for o in others if o.args[1] == MOUND]
            return 2.0 * max(rest, default=0) + card.catch + 0.3 * card.vibes - 0.1 * card.pitch

        return max(players, key=value)

    @staticmethod
    def _to_place(view: WildCards, seat: int, card: Card) -> float:
        """A quick Special waits in the hand, which keeps the zone open for any of them."""
        return -1.0 if card.quick else thumbs.Scale(view, seat).special(card)

    def window(self, view: WildCards, decision: Decision) -> Choice:
        """The option that is worth most after its price, if any is."""
        best, gain = decision.options[-1], LEAST_GAIN
        scale = thumbs.Scale(view, decision.seat)
        for option in decision.options[:-1]:
            value = option_worth(scale, option)
            if value > gain:
                best, gain = option, value
        if best == decision.options[-1]:
            return Choice(best, "That will do.")
        return Choice(best, _why(view, decision.seat, best))

    def think(self, view: WildCards) -> Choice:
        decision = view.decision
        assert decision is not None
        if decision.ask == "run_or_ball":
            state, need = outlook.state_of(view), view.bat_total - outlook.number_of(view, CATCH)
            if outlook.ball(state) > outlook.running(state, view.potential, need):
                return Choice(decision.options[1], "A Ball is worth more than that Hit.")
            return Choice(decision.options[0], "That is far enough to run.")
        return super().think(view)

    def clean_up(self, view: WildCards, decision: Decision) -> Choice:
        """Keeps a Pitcher who is clearly better than the next, trashes nobody, and turns useless cards into a Vibe."""
        seat = decision.seat
        if decision.ask == "keep":
            return self.keep(view, decision, 0.0)
        if decision.ask == "trash":
            for option in decision.options[:-1]:
                if trash_worth(view, str(option.args[0])) > 2 * thumbs.VIBE:
                    return Choice(option, "Too good to let stay.")
        else:
            for option in decision.options[:-1]:
                if useless(view, seat, view.cards.card[str(option.args[0])]):
                    return Choice(option, "")
        return Choice(decision.options[-1], "Enough.")

    @staticmethod
    def keep(view: WildCards, decision: Decision, least: float) -> Choice:
        """Keep what is worth more than `least` beyond its price, and let go of what would stay for free but is not."""
        for option in decision.options[:-1]:
            worth = keep_worth(view, decision.seat, str(option.args[0]))
            if option.verb == "keep" and worth > least:
                return Choice(option, "Worth a Vibe to keep.")
            if option.verb == "let_go" and worth < least:
                return Choice(option, "There is somebody better.")
        return Choice(decision.options[-1], "Enough.")

    def pick(self, view: WildCards, decision: Decision) -> Choice:
        """The best card for what comes next; from the own hand, the worst."""
        cards, seat = view.cards.card, decision.seat
        ranked = sorted(decision.options, key=lambda option: thumbs.hand_worth(view, seat, cards[str(option.args[0])]))
        return Choice(ranked[0] if decision.secret else ranked[-1], "")


def _why(view: WildCards, seat: int, option: Action) -> str:
    """Why a coach pays for this, by what lies on the table."""
    match option:
        case Action("use", (str(card), int(number))) if view.roll:
            effects = view.cards.card[card].abilities[number].effects
            if not any(isinstance(effect, verbs.ON_ROLLS) for effect in effects):
                return "That is worth more than it costs."
            total = totals.total(view)
            if totals.roller(view, view.roll) == seat:
                return f"{total} is not enough for me."
            return f"{total} is too much for my taste."
        case Action("use", _):
            return "That is worth more than it costs."
    return "Now is the time for it."


def option_worth(scale: thumbs.Scale, option: Action) -> float:
    """What a window's option is worth after its price."""
    cards = scale.t.cards.card
    match option:
        case Action("use", (str(card), int(number))):
            ability = cards[card].abilities[number]
            return scale.worth(ability.effects) - ability.pay * thumbs.VIBE
        case Action("play", (str(card),)):
            return scale.special(cards[card]) - thumbs.CARD
    return scale.special(cards[scale.t.coaches[scale.seat].special_down])


def at_bat_worth(view: WildCards, card: Card) -> float:
    """The bat, and what the card can do at the plate."""
    powers = 0.5 * whole(1 for ability in card.abilities if not ability.zones or AT_BAT in ability.zones)
    return card.bat + powers + 0.3 * card.vibes


def useless(view: WildCards, seat: int, card: Card) -> bool:
    """Would another card be better than this one? The batting coach goes through the deck only once."""
    if seat != view.batting:
        return card.player and max(card.pitch, card.catch) <= 3
    return card.player and card.bat <= 3 and len(view.coaches[seat].deck) >= 8


def keep_worth(view: WildCards, seat: int, zone: str) -> float:
    """What a card in play is worth beyond the one that would take its place, and beyond the price of keeping it."""
    coach, cards = view.coaches[seat], view.cards.card
    if spent(view, seat, zone):
        return NOTHING
    price = 0.0 if totals.keeps_free(view, seat, zone) else thumbs.VIBE * view.cards.rules.keep_cost
    roll = {MOUND: PITCH, OUTFIELD: CATCH, AT_BAT: BAT}.get(zone)
    if roll is None:
        lying = coach.special or coach.special_down
        return thumbs.Scale(view, seat).lasting(cards[lying]) - price - thumbs.VIBE if lying in cards else 0.0
    card: str = getattr(coach, ROLLER[roll])
    hand = [cards[id].number(roll) for id in coach.hand if id in cards and cards[id].player]
    pip = 0.2 if roll == PITCH else 0.1
    return pip * (cards[card].number(roll) - max([3.5, *hand])) - price


def trash_worth(view: WildCards, zone: str) -> float:
    """What it costs the pitching coach to lose a card in play."""
    coach, cards = view.coaches[1 - view.batting], view.cards.card
    if spent(view, view.pitching, zone):
        return NOTHING
    if zone == MOUND and coach.mound:
        return 0.2 * (cards[coach.mound].pitch - 4.0)
    if zone == OUTFIELD and coach.outfield:
        return 0.1 * (cards[coach.outfield].catch - 4.0)
    return 0.3 if zone == "weather" else 0.1
