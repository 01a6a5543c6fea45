"""What events do to the table that is shown: cards, dice, tokens and markers go where the rules have put them."""

from __future__ import annotations

from typing import Any

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import vibes
from lordsball.games.wild_cards.names import BAT, DOWN, HOME, NOBODY, PITCH, PLACES, PLAYER_ZONES, SPECIAL
from lordsball.games.wild_cards.state import Coach, WildCards
from lordsball.games.wild_cards.totals import modifier

_IN_PLAY = (*PLAYER_ZONES, SPECIAL, *DOWN.values(), *PLACES)


def apply_to_table(t: WildCards, event: Any, viewer: int | None, laying: str = "") -> None:
    """Let an event stand.

    :param viewer: the seat whose eyes the table is shown to.
    :param laying: the card that the person before the screen has just chosen, if that is known.
    """
    _cards(t, event, viewer, laying)
    for apply in (_setting, _rolls, _scoreboard, _runners, _tokens):
        apply(t, event)


# -- the game around the turns ---------------------------------------------------------------------------------------


def _setting(t: WildCards, event: Any) -> None:
    match event:
        case told.SidesChosen(first=first):
            t.first = t.batting = first
        case told.HalfStarted(half=half, batting=batting):
            t.half, t.batting = half, batting
            for seat in (0, 1):
                vibes.put(t, seat, t.team_ids[seat], t.team(seat).card.vibes)
        case told.HalfOver():
            _clear_totals(t)
        case told.SidesChanged(batting=batting):
            _go_home(t)
            t.batting = batting


def _go_home(t: WildCards) -> None:
    """Changing Sides: all cards but those in the Shadows go home, tokens to the supply (ruling W16)."""
    for coach in t.coaches:
        deck = [card.id for card in t.team(coach.seat).deck]
        coach.deck = [HIDDEN] * sum(card not in t.shadows for card in deck)
        coach.hand, coach.discard, coach.borrowed = [], [], []
        for zone in _IN_PLAY:
            setattr(coach, zone, "")
        coach.vibes = coach.gained = coach.returned = 0
    t.weather, t.weather_owner = "", NOBODY
    t.vibes.clear()
    t.strikes = t.balls = t.outs = 0
    _clear_totals(t)
    t.added, t.roll = 0, ""
    t.dice.clear()


# -- cards -----------------------------------------------------------------------------------------------------------


def _cards(t: WildCards, event: Any, viewer: int | None, laying: str) -> None:
    match event:
        case told.Drew(seat=seat, cards=cards, how_many=count):
            coach = t.coaches[seat]
            del coach.deck[len(coach.deck) - count :]
            coach.hand.extend(cards or [HIDDEN] * count)
        case told.Shuffled(seat=seat, how_many=count):
            t.coaches[seat].deck, t.coaches[seat].discard = [HIDDEN] * count, []
        case told.Placed(seat=seat, zone=zone, card=card):
            coach = t.coaches[seat]
            taken = _take(coach.hand, card, laying)
            setattr(coach, DOWN[zone], card or taken)
        case told.Revealed(seat=seat, zone=zone, card=card, vibes=count):
            setattr(t.coaches[seat], DOWN[zone], "")
            setattr(t.coaches[seat], zone, card)
            vibes.put(t, seat, card, count)
        case told.EmergencyDrawn(seat=seat, card=card, player=player):
            coach = t.coaches[seat]
            del coach.deck[-1:]
            if not player:
                coach.discard.append(card)
        case told.SpecialPlayed(seat=seat, card=card, from_hand=from_hand, vibes=count):
            coach = t.coaches[seat]
            if from_hand:
                _take(coach.hand, card)
            else:
                coach.special_down = ""
            coach.special = card
            vibes.put(t, seat, card, count)
        case told.WeatherChanged(seat=seat, card=card):
            t.coaches[seat].special = ""
            t.weather, t.weather_owner = card, seat
        case told.Discarded(seat=seat, card=card, why=why):
            _out_of_play(t, t.coaches[seat], card)
            t.coaches[seat].discard.append(card)
            if why == "out":
                _clear_totals(t)
        case told.HandDiscarded(seat=seat, card=card):
            _take(t.coaches[seat].hand, card)
            t.coaches[seat].discard.append(card)
        case told.Shadowed(seat=seat, card=card, source=source):
            _to_shadows(t, t.coaches[seat], card, source)
        case told.Took(seat=seat, pile=pile, card=card):
            _from_pile(t, seat, pile, card, seat == viewer)
        case told.FieldersSwapped(seat=seat, pitcher=pitcher, outfielder=outfielder):
            t.coaches[seat].mound, t.coaches[seat].outfield = pitcher, outfielder


def _take(hand: list[str], card: str, laying: str = "") -> str:
    """Take a card out of a hand in which it may lie face down; what was taken."""
    for each in (card, HIDDEN, laying):
        if each and each in hand:
            hand.remove(each)
            return each
    return hand.pop() if hand else HIDDEN


def _out_of_play(t: WildCards, coach: Coach, card: str) -> None:
    """Take a card from wherever it lies in play; one whose face was unknown lies face down."""
    if t.weather == card:
        t.weather, t.weather_owner = "", NOBODY
        return
    player = t.cards.card[card].player
    lying = [zone for zone in _IN_PLAY if getattr(coach, zone) == card]
    hidden = [down for zone, down in DOWN.items() if getattr(coach, down) == HIDDEN and (zone != SPECIAL) == player]
    for zone in (lying or hidden)[:1]:
        setattr(coach, zone, "")


def _to_shadows(t: WildCards, coach: Coach, card: str, source: str) -> None:
    if source == "play":
        _out_of_play(t, coach, card)
    elif source == "hand":
        _take(coach.hand, card)
    elif card in coach.discard:
        coach.discard.remove(card)
    if t.numbers[card] in coach.borrowed:
        coach.borrowed.remove(t.numbers[card])
    t.shadows.append(card)


def _from_pile(t: WildCards, seat: int, pile: str, card: str, seen: bool) -> None:
    coach = t.coaches[seat]
    lying = t.shadows if pile == "shadows" else coach.discard
    lying.remove(card)
    if pile == "shadows" and all(card != own.id for own in t.team(seat).deck):
        coach.borrowed.append(t.numbers[card])
    coach.hand.append(card if seen else HIDDEN)


# -- dice and the scoreboard -----------------------------------------------------------------------------------------


def _rolls(t: WildCards, event: Any) -> None:
    match event:
        case told.Rolled(roll=roll, dice=dice, total=total):
            t.roll, t.dice, t.thrown[roll] = roll, list(dice), list(dice)
            _account_for(t, total)
        case told.TotalChanged(total=total):
            _account_for(t, total)
        case told.Locked(roll=roll, total=total):
            t.roll, t.added = "", 0
            if roll == PITCH:
                t.pitch_total = total
            elif roll == BAT:
                t.bat_total = total
            else:
                t.catch_total = total
        case told.HitMade(potential=potential) | told.PotentialChanged(potential=potential):
            t.potential = potential
        case told.Caught():
            t.potential = 0


def _account_for(t: WildCards, total: int) -> None:
    """What dice, numbers and modifiers in effect do not explain of a total, abilities have added."""
    t.added = total - sum(t.dice) - modifier(t, t.roll)


def _clear_totals(t: WildCards) -> None:
    """The tracking dice come off the cards."""
    t.pitch_total = t.bat_total = t.catch_total = t.potential = 0
    t.thrown.clear()


def _scoreboard(t: WildCards, event: Any) -> None:
    rules = t.cards.rules
    match event:
        case told.Struck(strikes=strikes):
            t.strikes = strikes
            if strikes < rules.strikes:
                _clear_totals(t)
        case told.BallCalled(balls=balls):
            t.balls = balls
            t.potential = 0
            if balls < rules.balls:
                _clear_totals(t)
        case told.OutMade(outs=outs, caught=caught):
            t.outs = outs
            if not caught:
                t.strikes = 0
        case told.Walked():
            t.balls = 0
        case told.StrikesChanged(strikes=strikes):
            t.strikes = strikes
        case told.BallsChanged(balls=balls):
            t.balls = balls


def _runners(t: WildCards, event: Any) -> None:
    match event:
        case told.RunnerMoved(seat=seat, card=card, start=start, end=end):
            coach = t.coaches[seat]
            setattr(coach, PLACES[start - 1] if start else "at_bat", "")
            if end < HOME:
                setattr(coach, PLACES[end - 1], card)
            else:
                coach.discard.append(card)
            if not start:
                _clear_totals(t)
        case told.RunScored(seat=seat, runs=runs):
            t.runs[seat] = runs


# -- Vibes -----------------------------------------------------------------------------------------------------------


def _tokens(t: WildCards, event: Any) -> None:
    match event:
        case told.VibesPaid(seat=seat, card=card, how_many=count):
            vibes.pay_with(t, seat, card, count)
        case told.VibesGained(seat=seat, card=card, how_many=count):
            vibes.put(t, seat, card, count)
        case told.VibesLost(seat=seat, how_many=count):
            vibes.lose(t, seat, count)
        case told.VibesStolen(seat=seat, how_many=count):
            vibes.move_to(t, seat, count)
        case told.VibesSaved(seat=seat, card=card, lost=lost):
            t.vibes.pop(card, None)
            t.coaches[seat].vibes += 1
            t.coaches[seat].returned += lost
