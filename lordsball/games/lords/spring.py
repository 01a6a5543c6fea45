"""Spring Training: Bonus Card, NPT Phase, cards and Media support, five actions, Quality Phase."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import AGAIN, DONE, Action, Flow, Procedure, procedure, step
from lordsball.games.lords import clubs, money
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import CALL_UP, DRAW, FANS, MEDIA_SUPPORT, SIGN, UPGRADE
from lordsball.games.lords.carrying_out import make_trade, trades
from lordsball.games.lords.decks import deal, take
from lordsball.games.lords.hands import PlayCards
from lordsball.games.lords.order import LEAST_VP, MOST_VP, order
from lordsball.games.lords.quality import park_dice, park_media, quality_phase
from lordsball.games.lords.state import MOST_FANS, MOST_STARS, NOBODY, Lords, Owner


@procedure
class SpringTraining(Procedure):
    """The first phase of a new year, in which teams try to improve before the season starts."""

    @step
    def bonus_card(self, t: Lords) -> None:
        """Flip the top card of the Bonus deck face up: the goal every team is chasing this season."""
        t.bonus = take(t, t.bonus_left)
        t.announce(told.YearBegan(t.year, t.bonus))

    @step
    def press_boxes(self, t: Lords) -> None:
        """Press Box tiles grant their Media tokens at the start of Spring Training (ruling L31)."""
        for o in t.owners:
            clubs.change(t, o, "media", park_media(t, o), "press_box")
            o.field_dice = park_dice(t, o)

    @step
    def npt_phase(self, t: Lords) -> None:
        """Draw NPT Quality tokens for every team no one controls, from the top of the column to the bottom."""
        for team, seat in enumerate(t.seat_of):
            if seat == NOBODY:
                token = draw_npt(t)
                t.npt[team] = token
                card = t.cards.npt[token]
                t.announce(told.NptDrawn(team, token, card.tq, card.wins))
        if t.year == 1:
            t.npt_left.extend(t.npt_start)
            t.npt_start = []

    @step
    def spring_training_cards(self, t: Lords) -> None:
        """Deal each player three cards; a Farm System at level 4 or 5 is dealt one or two extra ones first."""
        hands = t.cards.rules.hands
        for o in t.owners:
            deal(t, o.seat, "spring", min(hands.most, hands.spring + hands.extra[o.farm_system - 1]))

    @step
    def media_support(self, t: Lords) -> Flow:
        return MediaSupport("spring")

    @step
    def player_actions(self, t: Lords) -> Flow:
        return SpringActions()

    @step
    def quality(self, t: Lords) -> None:
        quality_phase(t)


def draw_npt(t: Lords) -> str:
    """A token of the right pile; where it is short, tokens that had left come back, strongest first (ruling L12)."""
    pile = t.npt_start if t.year == 1 else t.npt_left
    if not pile:
        strongest = max(t.npt_removed, key=lambda token: (t.cards.npt[token].tq, t.cards.npt[token].wins, token))
        t.npt_removed.remove(strongest)
        pile.append(strongest)
        t.announce(told.NptReturned(strongest))
    return take(t, pile)


@procedure
class MediaSupport(Procedure):
    """Media support: before playing any card, spend Media tokens to draw more (ruling L25)."""

    deck: str
    seats: list[int] = field(default_factory=list)

    @step
    def turn_order(self, t: Lords) -> Flow:
        """The player with the most VP decides first, breaking ties with a die roll."""
        able = [o.seat for o in t.owners if self.may_draw(t, o)]
        if not able:
            return DONE
        self.seats = order(t, f"media_{self.deck}", (MOST_VP,), 1, able)
        return None

    @step
    def spend_or_not(self, t: Lords) -> Flow:
        """No one may hold more than 5 cards; in the Regular Season it is one extra card."""
        while self.seats and not self.may_draw(t, t.owners[self.seats[0]]):
            self.seats.pop(0)
        return MEDIA_SUPPORT[self.seats[0]] if self.seats else DONE

    @spend_or_not.answer
    def spent(self, t: Lords, chosen: Action) -> Flow:
        if chosen != DRAW:
            self.seats.pop(0)
            return AGAIN
        o = t.owners[self.seats[0]]
        o.media -= 1
        if t.tell is not None:
            t.announce(told.MediaSpent(o.seat, o.media))
        deal(t, o.seat, self.deck, 1)
        return AGAIN

    def may_draw(self, t: Lords, o: Owner) -> bool:
        """A token to spend, and room in the hand."""
        if not o.media:
            return False
        if self.deck == "season":
            return len(o.hand) < 8
        return len(o.spring if self.deck == "spring" else o.hot_stove) < t.cards.rules.hands.most


@procedure
class SpringActions(PlayCards):
    """Players resolve their cards one at a time, each for exactly one of its five options (rulings L17, L41)."""

    DECK = "spring"

    @step
    def turn_order(self, t: Lords) -> None:
        """From the lowest-scoring player to the highest; tied players roll two dice, high roll first."""
        self.seats = order(t, "spring", (LEAST_VP,), 2)

    choose_card, choose_option, next_player = PlayCards.choose_card, PlayCards.choose_option, PlayCards.next_player

    def options(self, t: Lords, o: Owner) -> tuple[Action, ...]:
        return spring_options(t, o, self.card)

    def use(self, t: Lords, o: Owner, chosen: Action) -> None:
        use_spring_card(t, o, self.card, chosen)


def spring_options(t: Lords, o: Owner, card_id: str) -> tuple[Action, ...]:
    """The legal options of a Spring Training card; Sign is always one of them (ruling L16)."""
    card = t.cards.spring[card_id]
    found = []
    if card.upgrade == "none" or (o.regulars and o.stars < MOST_STARS and t.supply):
        found.append(UPGRADE)
    if card.call_up == "none" or (o.prospects and clubs.room(t, o, f"{card.call_up}s")):
        found.append(CALL_UP)
    found += trades(t, o.seat, card.trade)
    found.append(SIGN)
    if not card.fans or o.fans < MOST_FANS:
        found.append(FANS)
    return tuple(found)


def use_spring_card(t: Lords, o: Owner, card_id: str, chosen: Action) -> None:
    """Spring Training actions 1 to 5."""
    card = t.cards.spring[card_id]
    match chosen.verb:
        case "upgrade":
            if card.upgrade == "star":
                clubs.change(t, o, "regulars", -1, "upgrade")
                clubs.change(t, o, "stars", 1, "upgrade")
        case "call_up":
            if card.call_up != "none":
                clubs.change(t, o, "prospects", -1, "call_up")
                clubs.change(t, o, f"{card.call_up}s", 1, "call_up")
        case "trade":
            make_trade(t, o.seat, card.trade, int(chosen.args[0]))
        case "sign":
            money.pay(t, o, card.sign.pay, "sign")
            clubs.change(t, o, "prospects", card.sign.prospects, "sign")
        case "fans":
            clubs.change(t, o, "fans", card.fans, "spring")
