"""The coin, a half that begins or ends, a home run, the end of the game."""

from __future__ import annotations

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import NOBODY
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.table.band import Wipe, pass_band
from lordsball.ui.table.celebrating import celebrate
from lordsball.ui.wild_cards.moments.motion import Celebration
from lordsball.ui.wild_cards.sight import Sight, Stand

_READ = 0.4
_HOLD = 0.6
_HALF_TIME = 1.6


def toss(sight: Sight, event: told.CoinTossed, timeline: Timeline, stand: Stand) -> Step:
    """The coin turns over in the air."""

    def show(u: float) -> None:
        sight.motion.tossed = (u, event.winner == 0)

    if timeline.reduced:
        yield from timeline.wait("coin")
    else:
        yield from timeline.drive(timeline.seconds("coin") * 1.3, show)
    sight.motion.tossed = None
    stand()
    yield from timeline.wait(_READ)


def half(sight: Sight, event: told.HalfStarted, timeline: Timeline, stand: Stand) -> Step:
    """A band passes; behind it the half begins."""
    team = sight.t.team(event.batting)
    words = f"{team.short} at bat"
    second = "The first half" if event.half == 1 else _target(sight, event)
    wipe = Wipe(words, second, event.batting, 0)
    yield from pass_band(sight.motion, wipe, timeline, stand)


def _target(sight: Sight, event: told.HalfStarted) -> str:
    needed = sight.t.runs[1 - event.batting] + 1
    return f"The second half: {needed} {'run wins' if needed == 1 else 'runs win'} it"


def sides(sight: Sight, event: told.SidesChanged, timeline: Timeline, stand: Stand) -> Step:
    """Where a computer player goes on at once, there is time to read the runs."""
    if not sight.seats[event.batting].human and any(seat.human for seat in sight.seats):
        sight.motion.half_time = True
        yield from timeline.pause(_HALF_TIME)
        sight.motion.half_time = False
    stand()


def end_of_half(sight: Sight, event: told.HalfOver, timeline: Timeline, stand: Stand) -> Step:
    """The last lamp burns a little longer; a walk-off is celebrated."""
    yield from timeline.wait(_HOLD)
    stand()
    if event.why == "walk_off":
        fact = f"{sight.t.team(event.batting).short} end it on the spot"
        yield from celebrate(sight, Celebration(event.batting, "", "WALK-OFF!", fact, 0), timeline, event.runs)


def end_of_game(sight: Sight, event: told.GameOver, timeline: Timeline, stand: Stand) -> Step:
    """The winner, or the tie that stands."""
    t = sight.t
    if event.winner == NOBODY:
        fact = f"{event.score[0]} to {event.score[1]}, and so it stands"
        yield from celebrate(sight, Celebration(t.batting, "", "A TIE", fact, 0), timeline, None)
    else:
        team, other = t.team(event.winner), t.team(1 - event.winner)
        fact = f"{team.short} {event.score[event.winner]}, {other.short} {event.score[1 - event.winner]}"
        won = Celebration(event.winner, "", f"The {team.short} win!", fact, 0)
        yield from celebrate(sight, won, timeline, event.score[event.winner])
    stand()


def home_run(sight: Sight, seat: int, card: str, timeline: Timeline) -> Step:
    """All the way round."""
    name = sight.t.cards.card[card].short
    yield from celebrate(sight, Celebration(seat, card, "HOME RUN", f"{name} goes all the way", 0), timeline, 7)
