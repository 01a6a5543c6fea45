"""How each event looks: steps of the timeline that fill the motion in, empty it, and let the event stand.

Every step calls `stand` exactly once, whether it is watched, hurried or finished at once: then the board shows the
position right after the event. Until then `sight.t` is the table before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.wild_cards.moments import card_moves, occasions, plays, tokens
from lordsball.ui.wild_cards.sight import Sight, Stand

_STEPS: dict[type[Any], Callable[[Sight, Any, Timeline, Stand], Step]] = {
    told.CoinTossed: occasions.toss,
    told.HalfStarted: occasions.half,
    told.SidesChanged: occasions.sides,
    told.HalfOver: occasions.end_of_half,
    told.GameOver: occasions.end_of_game,
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
    told.Rolled: plays.roll,
    told.TotalChanged: plays.total_changed,
    told.Locked: plays.lock,
    told.Struck: plays.strike,
    told.BallCalled: plays.ball,
    told.HitMade: plays.hit,
    told.PotentialChanged: plays.potential_changed,
    told.LetRun: plays.let_run,
    told.Fumbled: plays.fumbled,
    told.Caught: plays.caught,
    told.OutMade: plays.out,
    told.Walked: plays.walked,
    told.StrikesChanged: plays.lamps_changed,
    told.BallsChanged: plays.lamps_changed,
    told.RunnerMoved: plays.run,
    told.RunScored: plays.scored,
    told.NobodyFound: plays.nobody,
    told.AbilityUsed: tokens.ability,
    told.AbilityFired: tokens.ability,
    told.VibesPaid: tokens.paid,
    told.VibesGained: tokens.gained,
    told.VibesLost: tokens.lost,
    told.VibesStolen: tokens.stolen,
    told.VibesSaved: tokens.saved,
}


def play(sight: Sight, event: Any, timeline: Timeline, after: Callable[[], WildCards]) -> Step:
    """The step of an event; where there is nothing to see it stands at once.

    :param after: makes the view of the position right after the event.
    """
    made = _STEPS.get(type(event), _at_once)
    yield from made(sight, event, timeline, lambda: sight.set(after()))
    sight.hearsay.hear(event, sight.t)


def _at_once(sight: Sight, event: Any, timeline: Timeline, stand: Stand) -> Step:
    stand()
    yield from ()
