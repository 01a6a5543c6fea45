"""How each event looks: steps of the timeline that fill the motion in, empty it, and let the event stand.

Every step calls `stand` exactly once, whether it is watched, hurried or finished at once: then the board shows the
position right after the event. Until then `model.t` is the table before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.wild_cards.moments import card_moves, play_moves
from lordsball.ui.wild_cards.view_model import Stand, ViewModel

_STEPS: dict[type[Any], Callable[[ViewModel, Any, Timeline, Stand], Step]] = {
    told.CoinTossed: play_moves.toss,
    told.HalfStarted: play_moves.half,
    told.SidesChanged: play_moves.sides,
    told.HalfOver: play_moves.end_of_half,
    told.GameOver: play_moves.end_of_game,
    told.Drew: card_moves.draw,
    told.Shuffled: card_moves.shuffle,
    told.Placed: card_moves.place,
    told.Revealed: card_moves.turn_up,
    told.EmergencyDrawn: card_moves.emergency,
    told.SpecialPlayed: card_moves.special,
    told.WeatherChanged: card_moves.weather,
    told.Discarded: card_moves.discard,
    told.HandDiscarded: card_moves.discard_from_hand,
    told.Shadowed: card_moves.to_shadows,
    told.Took: card_moves.take,
    told.FieldersSwapped: card_moves.swap,
    told.Peeked: card_moves.peek,
    told.Rolled: play_moves.roll,
    told.TotalChanged: play_moves.total_changed,
    told.Locked: play_moves.lock,
    told.Struck: play_moves.strike,
    told.BallCalled: play_moves.ball,
    told.HitMade: play_moves.hit,
    told.PotentialChanged: play_moves.potential_changed,
    told.LetRun: play_moves.let_run,
    told.Fumbled: play_moves.fumbled,
    told.Caught: play_moves.caught,
    told.OutMade: play_moves.out,
    told.Walked: play_moves.walked,
    told.StrikesChanged: play_moves.lamps_changed,
    told.BallsChanged: play_moves.lamps_changed,
    told.RunnerMoved: play_moves.run,
    told.RunScored: play_moves.scored,
    told.NobodyFound: play_moves.nobody,
    told.AbilityUsed: card_moves.ability,
    told.AbilityFired: card_moves.ability,
    told.VibesPaid: card_moves.paid,
    told.VibesGained: card_moves.gained,
    told.VibesLost: card_moves.lost,
    told.VibesStolen: card_moves.stolen,
    told.VibesSaved: card_moves.saved,
}


_FOLLOWED = (told.Revealed, told.SpecialPlayed, told.AbilityUsed, told.AbilityFired, told.WeatherChanged)
"""What the card in full follows, as its face is for everybody's eyes."""


def play(model: ViewModel, event: Any, timeline: Timeline, after: Callable[[], WildCards]) -> Step:
    """The step of an event; where there is nothing to see it stands at once.

    :param after: makes the view of the position right after the event.
    """
    made = _STEPS.get(type(event), _at_once)
    if isinstance(event, _FOLLOWED):
        model.followed = event.card
    yield from made(model, event, timeline, lambda: model.set(after()))
    model.deeds.hear(event, model.t)


def _at_once(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step:
    stand()
    yield from ()
