"""Turn Sequence: drawing and playing cards, Reveal, Play Ball, Clean Up, Draw Back Up."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import moving, totals, vibes
from lordsball.games.wild_cards.abilities import fire_card
from lordsball.games.wild_cards.at_bat import PlayBall
from lordsball.games.wild_cards.drawing import DrawCards, EmergencyDraw
from lordsball.games.wild_cards.ending import can_bat
from lordsball.games.wild_cards.names import (
    AT_BAT,
    BATTING_ZONES,
    DOWN,
    MOUND,
    OUTFIELD,
    PITCHING_ZONES,
    REVEAL,
    SPECIAL,
    WEATHER,
)
from lordsball.games.wild_cards.paying import pay
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.windows import Window

DONE_PLACING, CLEAN_UP, STOP = Action("done"), Action("clean_up"), Action("draw")


@procedure
class Turn(Procedure):
    """One Batter's turn, from cards face down to full hands."""

    @step
    def drawing_and_playing_cards(self, t: WildCards) -> Flow:
        """Both coaches place cards unseen; nobody knows what the other placed."""
        return [Place(1 - t.batting), Place(t.batting)]

    @step
    def reveal(self, t: WildCards) -> Flow:
        """Reveal: Pitcher, Batter, Outfielder."""
        return [Reveal(1 - t.batting, MOUND), Reveal(t.batting, AT_BAT), Reveal(1 - t.batting, OUTFIELD)]

    @step
    def play_ball(self, t: WildCards) -> Flow:
        return DONE if t.half_end else PlayBall()

    @step
    def clean_up(self, t: WildCards) -> Flow:
        """Clean Up comes after an Out, a Hit or a Walk only (rulings W14, W23): the pitching coach first (W10)."""
        totals.clear(t)
        return DONE if t.half_end else [Keep(1 - t.batting), Keep(t.batting), Trash()]

    @step
    def draw_back_up(self, t: WildCards) -> Flow:
        """Draw Back Up: first both may discard, then both draw, the pitching coach before the other."""
        seats, full = (1 - t.batting, t.batting), t.cards.rules.hand
        return [*(DiscardHand(seat) for seat in seats), *(DrawCards(seat, full) for seat in seats)]

    @step
    def no_players_left(self, t: WildCards) -> None:
        """Draw Back Up: a batting coach with no Players in deck or hand can no longer bat (ruling W9)."""
        if not can_bat(t):
            t.half_end = "no_players"


def open_zones(t: WildCards, seat: int) -> list[str]:
    """The zones this coach can still place a card in: empty, face up and down."""
    coach = t.coaches[seat]
    return [zone for zone in _own_zones(t, seat) if not getattr(coach, zone) and not getattr(coach, DOWN[zone])]


def placements(t: WildCards, seat: int) -> list[Action]:
    """Every way to place a card of the hand."""
    cards, zones = t.cards.card, open_zones(t, seat)
    return [
        Action("place", (card, zone))
        for card in t.coaches[seat].hand
        for zone in zones
        if cards[card].player == (zone != SPECIAL)
    ]


@procedure
class Place(Procedure):
    """Drawing and Playing Cards: Players have to be placed while there are any; a Special may be."""

    seat: int
    count: int = 0
    """How many cards have been placed."""

    @step
    def ask(self, t: WildCards) -> Flow:
        """The coach says when it is done, also with every zone filled: until then a card can be taken back."""
        if not self.count and not open_zones(t, self.seat):
            return DONE
        options = placements(t, self.seat)
        if not any(option.args[1] != SPECIAL for option in options):
            options.append(DONE_PLACING)
        return Decision(self.seat, "place", tuple(options), secret=True)

    @ask.answer
    def placed(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == DONE_PLACING:
            return DONE
        moving.place(t, self.seat, str(chosen.args[0]), str(chosen.args[1]))
        self.count += 1
        return AGAIN


@procedure
class Reveal(Procedure):
    """Reveal: a Special before or after; the Player is turned up, or an Emergency Draw finds one."""

    seat: int
    zone: str

    @step
    def before(self, t: WildCards) -> Flow:
        """A Player already face up needs no reveal; the window still opens once."""
        return None if t.half_end or getattr(t.coaches[self.seat], self.zone) else Window(self.seat, REVEAL)

    @step
    def flip(self, t: WildCards) -> Flow:
        if t.half_end:
            return DONE
        coach = t.coaches[self.seat]
        if getattr(coach, self.zone):
            return Goto("after")
        if not getattr(coach, DOWN[self.zone]):
            return EmergencyDraw(self.seat, self.zone)
        moving.turn_up(t, self.seat, self.zone)
        return None

    @step
    def when_flipped(self, t: WildCards) -> Flow:
        card: str = getattr(t.coaches[self.seat], self.zone)
        return (fire_card(t, self.seat, card) or None) if card else None

    @step
    def after(self, t: WildCards) -> Flow:
        return DONE if t.half_end else Window(self.seat, REVEAL)


@procedure
class Keep(Procedure):
    """Clean Up: pay for the cards that stay; all others are discarded (ruling W10)."""

    seat: int
    kept: list[str] = field(default_factory=list)
    let_go: list[str] = field(default_factory=list)
    """Zones of cards that would have stayed for free."""

    @step
    def ask(self, t: WildCards) -> Flow:
        """What stays for free stays unless it is let go; once it is, that is settled."""
        free = [zone for zone in staying(t, self.seat) if zone not in self.let_go]
        paid = [zone for zone in keepable(t, self.seat) if zone not in self.kept]
        options = [*(Action("keep", (zone,)) for zone in paid), *(Action("let_go", (zone,)) for zone in free)]
        if not options:
            return Goto("discard_the_rest")
        return Decision(self.seat, "keep", (*options, CLEAN_UP))

    @ask.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == CLEAN_UP:
            return Goto("discard_the_rest")
        zone = str(chosen.args[0])
        if chosen.verb == "let_go":
            self.let_go.append(zone)
            return None
        price = t.cards.rules.keep_cost
        self.kept.append(zone)
        t.announce(told.Kept(self.seat, zone, price, getattr(t.coaches[self.seat], zone)))
        return pay(t, self.seat, price)

    @step
    def another(self, t: WildCards) -> Flow:
        return Goto("ask")

    @step
    def discard_the_rest(self, t: WildCards) -> None:
        free = [zone for zone in staying(t, self.seat) if zone not in self.let_go]
        for zone in _own_zones(t, self.seat):
            if zone in free:
                t.announce(told.Kept(self.seat, zone, 0, getattr(t.coaches[self.seat], zone)))
            elif zone not in self.kept:
                moving.discard(t, self.seat, zone, "clean_up")


def _own_zones(t: WildCards, seat: int) -> tuple[str, ...]:
    return PITCHING_ZONES if seat != t.batting else BATTING_ZONES


def staying(t: WildCards, seat: int) -> list[str]:
    """The zones whose cards stay in play for free."""
    return [zone for zone in _own_zones(t, seat) if totals.keeps_free(t, seat, zone)]


def keepable(t: WildCards, seat: int) -> list[str]:
    """The zones whose cards this coach can pay to keep."""
    if not t.has_vibes(seat, t.cards.rules.keep_cost):
        return []
    coach = t.coaches[seat]
    zones = [zone for zone in _own_zones(t, seat) if getattr(coach, zone) or getattr(coach, DOWN[zone])]
    return [zone for zone in zones if not totals.keeps_free(t, seat, zone)]


@procedure
class Trash(Procedure):
    """Clean Up: the batting coach may force the other to remove cards (ruling W10)."""

    zone: str = ""
    """Where the card lies that is paid for."""

    @step
    def ask(self, t: WildCards) -> Flow:
        options = [Action("trash", (zone,)) for zone in trashable(t)]
        if not options or not t.has_vibes(t.batting, t.cards.rules.trash_cost):
            return DONE
        return Decision(t.batting, "trash", (*options, CLEAN_UP))

    @ask.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == CLEAN_UP:
            return DONE
        self.zone = str(chosen.args[0])
        return pay(t, t.batting, t.cards.rules.trash_cost)

    @step
    def trash(self, t: WildCards) -> Flow:
        if self.zone == WEATHER:
            moving.clear_weather(t, "trashed")
        else:
            moving.discard(t, 1 - t.batting, self.zone, "trashed")
        return Goto("ask")


def trashable(t: WildCards) -> list[str]:
    """The zones of the pitching coach that hold a card."""
    coach = t.coaches[1 - t.batting]
    found = [zone for zone in PITCHING_ZONES if getattr(coach, zone) or getattr(coach, DOWN[zone])]
    return [*found, WEATHER] if t.weather and t.weather_owner != t.batting else found


@procedure
class DiscardHand(Procedure):
    """Draw Back Up: before drawing, discard any cards of the hand for exactly one Vibe (ruling W12)."""

    seat: int
    discarded: int = 0

    @step
    def ask(self, t: WildCards) -> Flow:
        hand = t.coaches[self.seat].hand
        if not hand:
            return None
        return Decision(self.seat, "discard", (*(Action("discard", (card,)) for card in hand), STOP), secret=True)

    @ask.answer
    def chosen(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == STOP:
            return None
        coach, card = t.coaches[self.seat], str(chosen.args[0])
        coach.hand.remove(card)
        coach.discard.append(card)
        self.discarded += 1
        t.announce(told.HandDiscarded(self.seat, card))
        return AGAIN

    @step
    def one_vibe(self, t: WildCards) -> None:
        if self.discarded:
            vibes.gain(t, self.seat, t.team_ids[self.seat], 1)
