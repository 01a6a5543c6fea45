"""Hot Stove League: the event, cards and Media support, five actions."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import Action, Decision, Flow, Procedure, procedure, step
from lordsball.games.lords import clubs
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import MANAGER, MEDIA, MOVE, OPTION, STADIUM
from lordsball.games.lords.carrying_out import CarryOut, make_trade, trades
from lordsball.games.lords.decks import deal, draw
from lordsball.games.lords.hands import PlayCards
from lordsball.games.lords.order import FEWEST_WINS, LEAST_VP, order
from lordsball.games.lords.spring import MediaSupport
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager, move_track
from lordsball.games.lords.state import MOST_LEVEL, NOBODY, Lords, Owner


@procedure
class HotStove(Procedure):
    """Players trade, upgrade stadiums, and bring on scouts, executives or a new Manager."""

    extra: list[int] = field(default_factory=list)
    """Extra cards of each seat, by its Front Office when this phase begins (ruling L42)."""

    @step
    def front_offices(self, t: Lords) -> None:
        extra = t.cards.rules.hands.extra
        self.extra = [extra[o.front_office - 1] for o in t.owners]

    @step
    def hot_stove_event(self, t: Lords) -> Flow:
        return HotStoveEvent()

    @step
    def card_draw(self, t: Lords) -> None:
        """Deal each player three cards; a Front Office at level 4 or 5 is dealt one or two extra ones first."""
        hands = t.cards.rules.hands
        for o in t.owners:
            count = hands.hot_stove + self.extra[o.seat] + t.winter_cards
            deal(t, o.seat, "hot_stove", min(hands.most, count))

    @step
    def media_support(self, t: Lords) -> Flow:
        return MediaSupport("hot_stove")

    @step
    def player_actions(self, t: Lords) -> Flow:
        return HotStoveActions()


@procedure
class HotStoveEvent(Procedure):
    """Deal two cards to the player with the fewest VP, who picks one for everyone; a tie gets one (ruling L8)."""

    seat: int = NOBODY
    """Who picks, NOBODY where owners tie: settled before the question, for a loan paid back at it is worth a VP."""
    card: str = ""

    @step
    def deal_events(self, t: Lords) -> None:
        last = fewest_vp(t)
        self.seat = NOBODY if len(last) > 1 else last[0]
        t.event_cards = [draw(t, "hot_stove") for _ in range(1 if self.seat == NOBODY else 2)]
        t.announce(told.EventDealt(self.seat, tuple(t.event_cards)))

    @step
    def pick_one(self, t: Lords) -> Flow:
        if self.seat == NOBODY:
            return None
        return Decision(self.seat, "event", tuple(Action("event", (card,)) for card in t.event_cards))

    @pick_one.answer
    def picked(self, t: Lords, chosen: Action) -> None:
        (other,) = (card for card in t.event_cards if card != chosen.args[0])
        t.event_cards.remove(other)
        t.hot_stove_used.append(other)
        t.announce(told.EventDiscarded(other))

    @step
    def take_effect(self, t: Lords) -> Flow:
        """It takes effect before card dealing continues."""
        self.card = t.event_cards.pop()
        t.hot_stove_used.append(self.card)
        t.uses[t.cards.uses[f"event {self.card}"]] += 1
        t.announce(told.EventResolved(self.card))
        return CarryOut(0, f"{self.card}.event")


def fewest_vp(t: Lords) -> list[int]:
    """The seats with the fewest VP."""
    least = min(o.vp for o in t.owners)
    return [o.seat for o in t.owners if o.vp == least]


@procedure
class HotStoveActions(PlayCards):
    """Players play cards one at a time, each for one of its five options (rulings L17, L41)."""

    DECK, USED = "hot_stove", told.HotStoveCardUsed

    @step
    def turn_order(self, t: Lords) -> None:
        """From the lowest VP to the highest; ties by fewest wins last season, then a die roll."""
        self.seats = order(t, "hot_stove", (LEAST_VP, FEWEST_WINS), 1)

    choose_card, choose_option, next_player = PlayCards.choose_card, PlayCards.choose_option, PlayCards.next_player

    def options(self, t: Lords, o: Owner) -> tuple[Action, ...]:
        return hot_stove_options(t, o, self.card)

    def use(self, t: Lords, o: Owner, chosen: Action) -> Flow:
        return use_hot_stove_card(t, o, self.card, chosen)


def hot_stove_options(t: Lords, o: Owner, card_id: str) -> tuple[Action, ...]:
    """The legal options of a Hot Stove card; a Stadium card may be used for no action at all (ruling L17)."""
    return (*trades(t, o.seat, t.cards.hot_stove[card_id].trade), MANAGER, STADIUM, OPTION, MEDIA)


def use_hot_stove_card(t: Lords, o: Owner, card_id: str, chosen: Action) -> Flow:
    """Trade, Manager, Stadium Actions, Option, Media."""
    card = t.cards.hot_stove[card_id]
    match chosen.verb:
        case "trade":
            make_trade(t, o.seat, card.trade, int(chosen.args[0]))
        case "manager":
            return HireManager(o.seat, card.manager + t.manager_rolls)
        case "stadium":
            return StadiumActions(o.seat, card.stadium)
        case "option":
            return ExecutiveMovement(o.seat, card.option)
        case "media":
            clubs.change(t, o, "media", card.media, "hot_stove")
    return None


@procedure
class ExecutiveMovement(Procedure):
    """Option: raise or lower the level of the Front Office or Farm System track (ruling L29)."""

    seat: int
    levels: int

    @step
    def which_way(self, t: Lords) -> Flow:
        o = t.owners[self.seat]
        options = tuple(
            move
            for (track, steps), move in MOVE.items()
            if abs(steps) <= self.levels and 1 <= getattr(o, track) + steps <= MOST_LEVEL
        )
        return Decision(self.seat, "executive", options)

    @which_way.answer
    def moved(self, t: Lords, chosen: Action) -> None:
        track, steps = chosen.args
        move_track(t, t.owners[self.seat], str(track), int(steps))
