"""The coin and the halves; dice, lamps, words that come down on the table, and runners on their way round the bases."""

from __future__ import annotations

from typing import Any

from lordsball.games.phrasing import NUMBERS, capital, spelled
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import AT_BAT, HOME, MOUND, NOBODY, OUTFIELD, PLACES
from lordsball.ui.kit.timeline import Step, Timeline, together
from lordsball.ui.table.band import Wipe, pass_band
from lordsball.ui.table.celebrating import celebrate
from lordsball.ui.table.moment_weight import STAGED, seconds_of
from lordsball.ui.wild_cards.moments.motion import Celebration, Rolling, Running, Stamp
from lordsball.ui.wild_cards.moments.walk_off import walk_off
from lordsball.ui.wild_cards.moments.weights import weight_of
from lordsball.ui.wild_cards.table_layout import PARK, ZONES, own
from lordsball.ui.wild_cards.view_model import Stand, ViewModel
from lordsball.ui.wild_cards.zones.tray_view import reach_words

_READ_COIN = 0.4
_HOLD = 0.6
_HALF_TIME = 1.6


def toss(model: ViewModel, event: told.CoinTossed, timeline: Timeline, stand: Stand) -> Step:
    """The coin turns over in the air."""

    def show(u: float) -> None:
        model.motion.tossed = (u, event.winner == 0)

    if timeline.reduced:
        yield from timeline.wait("coin")
    else:
        yield from timeline.drive(timeline.seconds("coin") * 1.3, show)
    model.motion.tossed = None
    stand()
    yield from timeline.wait(_READ_COIN)


def half(model: ViewModel, event: told.HalfStarted, timeline: Timeline, stand: Stand) -> Step:
    """A band passes; behind it the half begins."""
    team = model.t.team(event.batting)
    words = f"{team.short} at bat"
    second = "The first half" if event.half == 1 else _target(model, event)
    wipe = Wipe(words, second, event.batting, 0)
    yield from pass_band(model.motion, wipe, timeline, stand)


def _target(model: ViewModel, event: told.HalfStarted) -> str:
    tie = model.t.runs[1 - event.batting]
    wins = f"{spelled(tie + 1, 'run')} {'win' if tie else 'wins'} it"
    return f"The second half: {wins}, {spelled(tie, 'run')} {'tie' if tie != 1 else 'ties'} it"


def sides(model: ViewModel, event: told.SidesChanged, timeline: Timeline, stand: Stand) -> Step:
    """Where a computer player goes on at once, there is time to read the runs."""
    if not model.seats[event.batting].human and any(seat.human for seat in model.seats):
        model.motion.half_time = True
        yield from timeline.pause(_HALF_TIME)
        model.motion.half_time = False
    stand()


def end_of_half(model: ViewModel, event: told.HalfOver, timeline: Timeline, stand: Stand) -> Step:
    """The last lamp burns a little longer; a walk-off is celebrated."""
    yield from timeline.wait(_HOLD)
    stand()
    if event.why == "walk_off":
        yield from walk_off(model, event.batting, event.runs, timeline)


def end_of_game(model: ViewModel, event: told.GameOver, timeline: Timeline, stand: Stand) -> Step:
    """The winner, or the tie that stands."""
    t = model.t
    weight = weight_of("last_out", t)
    if event.winner == NOBODY:
        fact = f"{event.score[0]} to {event.score[1]}, and so it stands"
        yield from celebrate(model, Celebration(t.batting, "", "A TIE", fact, 0), timeline, None, "last_out", weight)
    else:
        team, other = t.team(event.winner), t.team(1 - event.winner)
        fact = f"{team.short} {event.score[event.winner]}, {other.short} {event.score[1 - event.winner]}"
        won = Celebration(event.winner, "", f"The {team.short} win!", fact, 0)
        yield from celebrate(model, won, timeline, event.score[event.winner], "last_out", weight)
    stand()


def home_run(model: ViewModel, seat: int, card: str, timeline: Timeline) -> Step:
    """All the way round, on their own or with everybody who was on base."""
    name = model.t.cards.card[card].short
    slam = len(model.home) >= len(PLACES)
    words, kind = ("GRAND SLAM", "grand_slam") if slam else ("HOME RUN", "home_run")
    more = f" and brings {spelled(len(model.home), 'runner')} home" if model.home else " goes all the way"
    moment = Celebration(seat, card, words, f"{name}{more}", 0)
    yield from celebrate(model, moment, timeline, 7, kind, weight_of(kind, model.t))


_READ = 0.25
"""Seconds to read a total before anything else happens."""
_STAMP = 0.65


def stamp(model: ViewModel, words: str, timeline: Timeline, zone: str = "") -> Step:
    """A word comes down on the park, or on a zone."""
    cx, cy = (ZONES[zone].cx, ZONES[zone].cy) if zone else (PARK.cx, PARK.cy + 6)

    def show(u: float) -> None:
        model.motion.stamp = Stamp(words, cx, cy, u)

    yield from timeline.drive(_STAMP if not timeline.reduced else 0.5, show)
    model.motion.stamp = None


def weighty_stamp(model: ViewModel, name: str, words: str, timeline: Timeline) -> Step:
    """A word over the park that is the larger, and stays the longer, the more it decides."""
    weight = weight_of(name, model.t)

    def show(u: float) -> None:
        model.motion.stamp = Stamp(words, PARK.cx, PARK.cy + 6, u, round(46 + 44 * weight))

    model.heard(name)
    yield from timeline.drive(max(_STAMP, seconds_of(weight) * 0.7) if not timeline.reduced else 0.5, show)
    model.motion.stamp = None


# -- dice ------------------------------------------------------------------------------------------------------------


def roll(model: ViewModel, event: told.Rolled, timeline: Timeline, stand: Stand) -> Step:
    """Both dice roll; of a second throw only what is thrown again."""
    motion = model.motion
    before = model.t.thrown.get(event.roll, [])
    moving = (True, True)
    if event.why != "roll" and len(before) == 2:
        moving = (before[0] != event.dice[0], before[1] != event.dice[1])
        if event.why == "reroll" and not any(moving):
            moving = (True, True)
    turn = (event.dice[0] * 3 + event.dice[1] * 5 + event.total) % 7

    def show(u: float) -> None:
        motion.rolling = Rolling(event.roll, event.dice, moving, u, turn)

    if timeline.reduced:
        yield from timeline.wait("dice")
    else:
        yield from timeline.drive(timeline.seconds("dice") * (1.0 if event.why == "roll" else 0.7), show)
    motion.rolling = None
    stand()
    yield from timeline.wait(_READ)


def total_changed(model: ViewModel, event: told.TotalChanged, timeline: Timeline, stand: Stand) -> Step:
    """The sum changes, and by how much comes down beside it."""
    stand()
    zone = {"pitch": MOUND, "bat": AT_BAT, "catch": OUTFIELD}[event.roll]
    yield from stamp(model, f"{event.by:+d}", timeline, zone)


def lock(model: ViewModel, event: told.Locked, timeline: Timeline, stand: Stand) -> Step:
    """The tracking die shows the total."""
    stand()
    yield from timeline.wait(0.2)


# -- what comes of them ----------------------------------------------------------------------------------------------


def _flare(model: ViewModel, lamp: str, moment: str, timeline: Timeline) -> Step:
    def show(u: float) -> None:
        model.motion.flare = (lamp, 1 - u)

    yield from timeline.drive(moment, show)
    model.motion.flare = None


def strike(model: ViewModel, event: told.Struck, timeline: Timeline, stand: Stand) -> Step:
    """STRIKE, and its lamp; then the dice are taken up. Of the last one the strikeout tells that follows."""
    t = model.t
    last = event.strikes >= t.cards.rules.strikes
    model.motion.holding = (event.strikes, t.balls, t.outs)
    flare = _flare(model, "strike", "lamp", timeline)
    yield from flare if last else together(stamp(model, "STRIKE", timeline), flare)
    stand()
    if not last:
        model.motion.holding = None


def ball(model: ViewModel, event: told.BallCalled, timeline: Timeline, stand: Stand) -> Step:
    """BALL, and its lamp."""
    t = model.t
    model.motion.holding = (t.strikes, event.balls, t.outs)
    yield from together(stamp(model, "BALL", timeline), _flare(model, "ball", "lamp", timeline))
    stand()
    model.motion.holding = None


def hit(model: ViewModel, event: told.HitMade, timeline: Timeline, stand: Stand) -> Step:
    """HIT, and the Batter's card tilts to its potential."""
    stand()
    model.home = ()
    yield from together(_tilt(model, timeline), stamp(model, reach_words(event.potential), timeline))


def _tilt(model: ViewModel, timeline: Timeline) -> Step:
    def show(u: float) -> None:
        model.motion.tilt = u

    if not timeline.reduced:
        yield from timeline.drive(timeline.seconds("card_flip") * 1.4, show)
    model.motion.tilt = None


def potential_changed(model: ViewModel, event: told.PotentialChanged, timeline: Timeline, stand: Stand) -> Step:
    """The card tilts on."""
    stand()
    yield from timeline.wait(0.3)


def let_run(model: ViewModel, event: told.LetRun, timeline: Timeline, stand: Stand) -> Step:
    """The other coach lets them go."""
    stand()
    yield from stamp(model, "RUN!", timeline)


def fumbled(model: ViewModel, event: told.Fumbled, timeline: Timeline, stand: Stand) -> Step:
    """The ball is dropped."""
    stand()
    yield from stamp(model, "FUMBLE", timeline)


def caught(model: ViewModel, event: told.Caught, timeline: Timeline, stand: Stand) -> Step:
    """The ball is held: the more hangs on it, the larger."""
    t = model.t
    if event.fielder and weight_of("caught", t) >= STAGED:
        fact = f"{t.name(event.fielder)} {t.catch_total}, {t.name(event.batter)} {t.bat_total}."
        moment = Celebration(t.pitching, event.fielder, "CAUGHT!", fact, 0, event.batter)
        yield from celebrate(model, moment, timeline, None, "caught", weight_of("caught", t))
    else:
        yield from weighty_stamp(model, "caught", "CAUGHT!", timeline)
    stand()


def out(model: ViewModel, event: told.OutMade, timeline: Timeline, stand: Stand) -> Step:
    """OUT, and its lamp; a strikeout is a moment of its own."""
    t = model.t
    strikes = t.strikes if event.caught else t.cards.rules.strikes
    model.motion.holding = (strikes, t.balls, event.outs)
    if not event.caught:
        yield from _strikeout(model, event, timeline)
    call = _flare(model, "out", "out_lamp", timeline)
    yield from together(weighty_stamp(model, "out", "OUT", timeline), call) if event.caught else call
    stand()
    model.motion.holding = None


def _strikeout(model: ViewModel, event: told.OutMade, timeline: Timeline) -> Step:
    """The Pitcher and the Batter, and what it came to."""
    t = model.t
    pitcher = t.coaches[t.pitching].mound
    if not pitcher:
        yield from weighty_stamp(model, "strikeout", "STRIKEOUT!", timeline)
        return
    down = "Side retired." if event.outs >= t.cards.rules.outs else f"{capital(NUMBERS[event.outs])} down."
    fact = f"{t.name(pitcher)} {t.pitch_total}, {t.name(event.batter)} {t.bat_total}. {down}"
    moment = Celebration(t.pitching, pitcher, "STRIKEOUT!", fact, 0, event.batter)
    yield from celebrate(model, moment, timeline, None, "strikeout", weight_of("strikeout", t))


def walked(model: ViewModel, event: told.Walked, timeline: Timeline, stand: Stand) -> Step:
    """WALK; the four Balls come off."""
    model.home = ()
    yield from stamp(model, "WALK", timeline)
    stand()


def lamps_changed(model: ViewModel, event: Any, timeline: Timeline, stand: Stand) -> Step:
    """A lamp comes on or goes out."""
    stand()
    yield from _flare(model, "strike" if isinstance(event, told.StrikesChanged) else "ball", "lamp", timeline)


def nobody(model: ViewModel, event: told.NobodyFound, timeline: Timeline, stand: Stand) -> Step:
    """No Player is left for a zone."""
    stand()
    yield from stamp(model, "NOBODY LEFT", timeline)


# -- runners ---------------------------------------------------------------------------------------------------------


def run(model: ViewModel, event: told.RunnerMoved, timeline: Timeline, stand: Stand) -> Step:
    """A runner goes along the lines; who comes home leaves the park."""
    motion = model.motion
    legs = event.end - event.start
    stand()
    if event.end == HOME:
        motion.away = frozenset((own(model, event.seat, "discard"),))

    def show(u: float) -> None:
        at = event.start + legs * u
        alpha = 1.0 if event.end < HOME or u < 1 else 0.0
        motion.running = Running(event.card, at, alpha)

    if timeline.reduced:
        yield from timeline.wait("runner")
    else:
        yield from timeline.drive(timeline.seconds("runner") * max(1, legs) * 1.3, show)
    motion.running, motion.away = None, frozenset()
    if event.start == 0 and event.end == HOME and event.why == "run":
        yield from home_run(model, event.seat, event.card, timeline)


def scored(model: ViewModel, event: told.RunScored, timeline: Timeline, stand: Stand) -> Step:
    """The number of runs grows; a run that ties the game or takes the lead is called."""
    motion, others = model.motion, model.t.runs[1 - event.seat]
    stand()
    model.home = (*model.home, event.card)

    def show(u: float) -> None:
        motion.scored = (event.seat, 1 - u)

    pop = timeline.drive("run", show)
    ends_it = model.t.half > 1 and event.runs > others
    if ends_it:
        yield from pop  # the walk-off that follows says all there is to say
    elif event.runs == others:
        yield from together(pop, weighty_stamp(model, "tie", "TIE GAME!", timeline))
    elif event.runs == others + 1:
        lead = f"{model.t.team(event.seat).short} LEAD!".upper()
        yield from together(pop, weighty_stamp(model, "lead", lead, timeline))
    else:
        yield from together(pop, weighty_stamp(model, "run", "RUN!", timeline))
    motion.scored = None
