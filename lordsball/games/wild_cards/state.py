"""The position of a game of Wild Cards: two coaches with their zones, the scoreboard, and the roll on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache

from lordsball.engine import secrets
from lordsball.engine.chance import Chance
from lordsball.engine.position import Position
from lordsball.engine.procedure import Action
from lordsball.engine.records import Record, record, shared
from lordsball.engine.secrets import zone
from lordsball.games.wild_cards import reasons
from lordsball.games.wild_cards.cards import Catalog, Team
from lordsball.games.wild_cards.names import (
    AT_BAT,
    BASES,
    DOWN,
    MOUND,
    NOBODY,
    OUTFIELD,
    PLAYER_ZONES,
    SPECIAL,
    TEAM,
    WEATHER,
)


@record
class Coach(Record):
    """One coach: cards in every zone. What lies face down is a field of its own, because eyes differ."""

    seat: int
    deck: list[str] = zone("cards", "nobody", by_owner=True, default_factory=list)
    """The top is the last."""
    hand: list[str] = zone("cards", "owner", by_owner=True, default_factory=list)
    discard: list[str] = zone("cards", "everyone", by_owner=True, default_factory=list)
    """The top is the last."""
    mound: str = zone("cards", "everyone", by_owner=True, default="")
    outfield: str = zone("cards", "everyone", by_owner=True, default="")
    at_bat: str = zone("cards", "everyone", by_owner=True, default="")
    special: str = zone("cards", "everyone", by_owner=True, default="")
    mound_down: str = zone("cards", "owner", by_owner=True, default="")
    outfield_down: str = zone("cards", "owner", by_owner=True, default="")
    at_bat_down: str = zone("cards", "owner", by_owner=True, default="")
    special_down: str = zone("cards", "owner", by_owner=True, default="")
    first: str = zone("cards", "everyone", by_owner=True, default="")
    second: str = zone("cards", "everyone", by_owner=True, default="")
    third: str = zone("cards", "everyone", by_owner=True, default="")
    borrowed: list[int] = field(default_factory=list)
    """Numbers of cards of the other deck that this coach has (ruling W17)."""
    vibes: int = 0
    """On the Team card."""
    gained: int = 0
    """Vibes taken from the supply in this half, by whatever rule."""
    returned: int = 0
    """Vibes that went back to the supply in this half."""


@record
class WildCards(Position):
    """Two seats, 0 and 1; `batting` is the one at bat now, `first` the one that bats first."""

    team_ids: tuple[str, str]
    coaches: list[Coach]
    first: int = 0
    half: int = 0
    """0 before the game, then 1 and 2."""
    batting: int = 0
    strikes: int = 0
    balls: int = 0
    outs: int = 0
    runs: list[int] = field(default_factory=lambda: [0, 0])
    shadows: list[str] = zone("open", "everyone", default_factory=list)
    weather: str = zone("open", "everyone", default="")
    weather_owner: int = NOBODY
    vibes: dict[str, int] = field(default_factory=dict)
    """Vibes on each card in play that has any."""
    half_end: str = ""
    """Why the half is over: outs, no_players, walk_off; empty while it goes on."""
    roll: str = ""
    """The roll on the table: pitch, bat, catch; empty where there is none."""
    dice: list[int] = field(default_factory=list)
    thrown: dict[str, list[int]] = field(default_factory=dict)
    """The dice of each roll of this pitch as they lie in the end, by pitch, bat and catch."""
    added: int = 0
    """What abilities have added to the roll on the table."""
    pitch_total: int = 0
    bat_total: int = 0
    catch_total: int = 0
    """Totals as they were fixed; 0 before that."""
    potential: int = 0
    """How many bases everybody may run, 0 without a Hit."""
    used: list[str] = field(default_factory=list)
    """Abilities used: `window:card:number`, `turn:…`, `half:…`, as long as they are barred."""
    half_batters: list[int] = field(default_factory=lambda: [0, 0])
    """Batters each team has sent up."""
    struck: list[int] = field(default_factory=lambda: [0, 0])
    """Strikes taken by each team."""
    ends: list[str] = field(default_factory=list)
    """How each half ended."""
    plays: list[int] = field(default_factory=list)
    """How often each card was turned up or brought in, by its number."""
    fired: list[str] = field(default_factory=list)
    """Abilities carried out in this game, as `card:number`, each once: for the tally."""
    always_ask: bool = False
    """True: windows are opened even where nothing can be done, so that timing tells nothing."""
    choose_payment: bool = False
    """True: the coaches choose which cards pay; else it is done for them, in the order that costs least."""
    cards: Catalog = shared(default=None, kw_only=True)
    numbers: Mapping[str, int] = shared(default=None, kw_only=True)
    """A number for each card of both decks, in their order: a way to speak of a card that gives no id away."""

    def deal(self, cards: Catalog) -> WildCards:
        """Play with these cards from now on. Raises KeyError for a team they do not have."""
        self.cards = cards
        self.numbers = _numbered(cards, self.team_ids)
        return self

    def pool(self, name: str, owner: int | None) -> list[str]:
        """All cards of one coach's zones: the deck, with what was borrowed, without what lies elsewhere."""
        if owner is None:
            return [*self.shadows, *([self.weather] if self.weather else [])]
        ids = list(self.numbers)
        mine = [card.id for card in self.team(owner).deck] + [ids[number] for number in self.coaches[owner].borrowed]
        away = {ids[number] for number in self.coaches[1 - owner].borrowed}.union(self.shadows, (self.weather,))
        return [id for id in mine if id not in away]

    def imagine(self, seat: int | None, chance: Chance) -> WildCards:
        """See Position.imagine. Under a back in a zone for Players lies a Player, in the Special zone a Special."""
        new, cards = self.copy(), self.cards.card
        fits: dict[str, secrets.Fits] = {
            down: (lambda card: not cards[card].player) if place == SPECIAL else (lambda card: cards[card].player)
            for place, down in DOWN.items()
        }
        secrets.deal_again(new, seat, chance, fits)
        new.chance = chance
        new.masked = False
        if new.decision is not None and new.decision.secret and new.decision.seat != seat:
            new.begin()
        return new

    def why_not(self, action: Action) -> str | None:
        """A sentence why this action is not open now, or None if it is."""
        if self.decision is None or action in self.decision.options:
            return Position.why_not(self, action)
        return reasons.why_not(self, action)

    @property
    def pitching(self) -> int:
        """The seat of the pitching coach."""
        return 1 - self.batting

    def team(self, seat: int) -> Team:
        """The team a seat plays."""
        return self.cards.team(self.team_ids[seat])

    def name(self, card: str) -> str:
        """A card's name in the log; a card nobody knows is a card."""
        return self.cards.card[card].short if card in self.cards.card else "a card"

    def zone_of(self, seat: int, card: str) -> str:
        """Where in play a card of this coach lies; "" where it does not."""
        if card == self.team_ids[seat]:
            return TEAM
        return next((zone for lying, zone in self.in_play(seat) if lying == card), "")

    def in_play(self, seat: int) -> list[tuple[str, str]]:
        """Every card of a coach that is face up in play, with its zone; the Team card is not among them."""
        coach, found = self.coaches[seat], []  # no loop over names: search asks this more often than anything else
        if coach.mound:
            found.append((coach.mound, MOUND))
        if coach.outfield:
            found.append((coach.outfield, OUTFIELD))
        if coach.at_bat:
            found.append((coach.at_bat, AT_BAT))
        if coach.special:
            found.append((coach.special, SPECIAL))
        if self.weather and self.weather_owner == seat:
            found.append((self.weather, WEATHER))
        if coach.first:
            found.append((coach.first, BASES))
        if coach.second:
            found.append((coach.second, BASES))
        if coach.third:
            found.append((coach.third, BASES))
        return found

    def any_in_play(self, seat: int, among: frozenset[str]) -> bool:
        """Is one of these among the cards of a coach that are face up in play?"""
        coach = self.coaches[seat]
        lying = (coach.mound, coach.outfield, coach.at_bat, coach.special, coach.first, coach.second, coach.third)
        return not among.isdisjoint(lying) or (self.weather in among and self.weather_owner == seat)

    def vibes_of(self, seat: int) -> int:
        """All Vibes of a coach: on the Team card and on every card in play."""
        total = self.coaches[seat].vibes
        if self.vibes:
            for card, _ in self.in_play(seat):
                total += self.vibes.get(card, 0)
        return total

    def has_vibes(self, seat: int, price: int) -> bool:
        """Can a coach pay this?"""
        return self.coaches[seat].vibes >= price or self.vibes_of(seat) >= price

    def unseen(self, seat: int) -> list[str]:
        """The cards of a coach that lie in the deck, in the hand or face down. Everybody can work out which those are:
        all others lie open."""
        coach = self.coaches[seat]
        out = {*coach.discard, *(card for card, _ in self.in_play(seat))}
        return [card for card in self.pool("cards", seat) if card not in out]

    def players_left(self, seat: int) -> int:
        """Players in the deck and hand of a coach. Everybody can count them: all others lie open or are placed."""
        coach, card = self.coaches[seat], self.cards.card
        placed = sum(1 for place in PLAYER_ZONES if getattr(coach, DOWN[place]))
        return sum(card[id].player for id in self.unseen(seat)) - placed

    def winners(self) -> tuple[int, ...]:
        """The seat that won a finished game; both for a tie (ruling W21)."""
        if self.runs[0] == self.runs[1]:
            return (0, 1)
        return (int(self.runs[1] > self.runs[0]),)


@lru_cache(maxsize=8)
def _numbered(cards: Catalog, team_ids: tuple[str, str]) -> dict[str, int]:
    """The same for every game between two teams."""
    return {card.id: number for number, card in enumerate(card for id in team_ids for card in cards.team(id).deck)}
