"""Every event is told after its change: the view that travels with it already says what the event says."""

import random

import pytest

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import DOWN, HOME, PLACES
from tests.ui.wild_cards.duels import new_match, regulars


def says(event, t, viewer):
    """Does the table stand as the event tells?"""
    coach = t.coaches[event.seat] if hasattr(event, "seat") else None
    match event:
        case told.HalfStarted(half=half, batting=batting):
            return (t.half, t.batting) == (half, batting)
        case told.SidesChanged(batting=batting):
            return t.batting == batting and not t.vibes and not any(c.hand or c.discard for c in t.coaches)
        case told.Drew(cards=cards, how_many=count):
            return coach.hand[-count:] == (list(cards) or [HIDDEN] * count)
        case told.Shuffled(how_many=count):
            return len(coach.deck) == count and not coach.discard
        case told.Placed(zone=zone, card=card):
            return getattr(coach, DOWN[zone]) == (card or HIDDEN)
        case told.Revealed(zone=zone, card=card):
            return getattr(coach, zone) == card and not getattr(coach, DOWN[zone])
        case told.EmergencyDrawn(card=card, player=player):
            return player or coach.discard[-1] == card
        case told.SpecialPlayed(card=card):
            return coach.special == card
        case told.WeatherChanged(card=card, seat=seat):
            return (t.weather, t.weather_owner, coach.special) == (card, seat, "")
        case told.Discarded(card=card) | told.HandDiscarded(card=card):
            return coach.discard[-1] == card and card not in coach.hand and not t.zone_of(event.seat, card)
        case told.Shadowed(card=card):
            return t.shadows[-1] == card and not t.zone_of(event.seat, card)
        case told.Took(card=card, seat=seat):
            return coach.hand[-1] == (card if seat == viewer else HIDDEN)
        case told.FieldersSwapped(pitcher=pitcher, outfielder=outfielder):
            return (coach.mound, coach.outfield) == (pitcher, outfielder)
        case told.Rolled(roll=roll, dice=dice):
            return t.roll == roll and t.thrown[roll] == t.dice == list(dice)
        case told.Locked(roll=roll, total=total):
            return not t.roll and getattr(t, f"{roll}_total") == total
        case told.HitMade(potential=potential) | told.PotentialChanged(potential=potential):
            return t.potential == potential
        case told.Struck(strikes=strikes) | told.StrikesChanged(strikes=strikes):
            return t.strikes == strikes
        case told.BallCalled(balls=balls) | told.BallsChanged(balls=balls):
            return t.balls == balls
        case told.Walked():
            return t.balls == 0
        case told.Caught():
            return t.potential == 0
        case told.OutMade(outs=outs, caught=caught):
            return t.outs == outs and (caught or t.strikes == 0)
        case told.RunnerMoved(card=card, end=end):
            return coach.discard[-1] == card if end == HOME else getattr(coach, PLACES[end - 1]) == card
        case told.RunScored(seat=seat, runs=runs):
            return t.runs[seat] == runs
        case told.VibesSaved(card=card):
            return card not in t.vibes
    return True


@pytest.mark.parametrize(("viewer", "seed"), [(0, 1), (1, 2), (None, 3), (0, 4), (1, 5), (0, 6), (None, 7), (1, 8)])
def test_each_event_is_told_after_its_change_and_the_last_leads_to_the_decision(viewer, seed):
    match, seated, chance = new_match(seed=seed), regulars(), random.Random(seed)
    while match.decision is not None:
        decision = match.decision
        action = (
            chance.choice(decision.options) if seed % 2
            else seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat))
        )
        packet, last = match.act(action), None
        for event, after in packet.watched(viewer):
            last = after()
            assert last.decision is None and says(event, last, viewer), f"{event} at {match.position.where()}"
            for coach in last.coaches:
                hidden = [*coach.deck, *(() if coach.seat == viewer else coach.hand)]
                assert set(hidden) <= {HIDDEN}, event
        if last is not None:
            view = match.view(viewer)
            assert drawn(last) == drawn(view), f"{packet.action} at {match.position.where()}"


def drawn(t):
    """What a board draws of a view."""
    marks = (t.half, t.batting, t.strikes, t.balls, t.outs, t.runs, t.shadows, t.weather, t.vibes, t.thrown, t.roll,
             t.pitch_total, t.bat_total, t.catch_total, t.potential)
    return marks, [coach.save() for coach in t.coaches]
