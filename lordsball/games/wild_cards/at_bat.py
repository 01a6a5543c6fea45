"""Play Ball and Batting: the pitch, the swing, Strike, Ball or Hit, the Catch, the Out and the Walk."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import effects, moving, totals
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.abilities import doubles, fire
from lordsball.games.wild_cards.ending import walk_off
from lordsball.games.wild_cards.names import ANSWERS, AT_BAT, BAT, CATCH, HIT, PITCH
from lordsball.games.wild_cards.running import RunTheBases
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.windows import Window

ROLL, RUN, BALL, TRY_CATCH, LET_RUN = (Action(v) for v in ("roll", "run", "ball", "catch", "let_run"))
ASK_PITCH = tuple(Decision(seat, "pitch", (ROLL,)) for seat in (0, 1))
ASK_SWING = tuple(Decision(seat, "swing", (ROLL,)) for seat in (0, 1))
RUN_OR_BALL = tuple(Decision(seat, "run_or_ball", (RUN, BALL)) for seat in (0, 1))
CATCH_OR_RUN = tuple(Decision(seat, "catch_or_run", (TRY_CATCH, LET_RUN)) for seat in (0, 1))


@procedure
class PlayBall(Procedure):
    """Pitch and swing until the Batter is out or on base."""

    caught: bool = False

    @step
    def new_batter(self, t: WildCards) -> None:
        t.half_batters[t.batting] += 1

    @step
    def new_pitch(self, t: WildCards) -> None:
        """Play Ball: the tracking dice begin off the cards, even if an earlier pitch left them there."""
        totals.clear(t)

    @step
    def pitch(self, t: WildCards) -> Flow:
        """Play Ball: the pitching coach rolls two dice and adds the Pitcher's number."""
        return ASK_PITCH[1 - t.batting]

    @pitch.answer
    def pitched(self, t: WildCards, chosen: Action) -> None:
        roll(t, PITCH)

    @step
    def pitch_doubles(self, t: WildCards) -> Flow:
        return doubles(t) or None

    @step
    def pitch_abilities(self, t: WildCards) -> Flow:
        """At this point Abilities can change the value; then the other coach may answer (ruling W18)."""
        return [Window(1 - t.batting, PITCH), Window(t.batting, ANSWERS[PITCH])]

    @step
    def pitch_is_fixed(self, t: WildCards) -> Flow:
        if t.half_end:
            return DONE
        lock(t)
        return None

    @step
    def swing(self, t: WildCards) -> Flow:
        """Batting: the batting coach rolls two dice and adds the Batter's number."""
        return ASK_SWING[t.batting]

    @swing.answer
    def swung(self, t: WildCards, chosen: Action) -> None:
        roll(t, BAT)

    @step
    def bat_doubles(self, t: WildCards) -> Flow:
        return doubles(t) or None

    @step
    def bat_abilities(self, t: WildCards) -> Flow:
        return [Window(t.batting, BAT), Window(1 - t.batting, ANSWERS[BAT])]

    @step
    def compare(self, t: WildCards) -> Flow:
        """Batting: one of three things is going to happen."""
        if t.half_end:
            return DONE
        lock(t)
        if t.bat_total > t.pitch_total:
            return Goto("hit")
        if t.bat_total == t.pitch_total:
            call_ball(t, chosen=False)
            return Goto("ball_abilities")
        t.strikes += 1
        t.struck[t.batting] += 1
        if t.strikes < t.cards.rules.strikes:
            totals.clear(t)
        t.announce(told.Struck(t.coaches[t.batting].at_bat, t.strikes))
        return fire(t, "strike") or None

    @step
    def three_strikes(self, t: WildCards) -> Flow:
        """The Pitch Total is higher: the third Strike is an Out, else back to Play Ball (ruling W14)."""
        if t.half_end:
            return DONE
        if t.strikes < t.cards.rules.strikes:
            return Goto("new_pitch")
        t.strikes = 0
        return [*fire(t, "strikeout"), Out(caught=False)]

    @step
    def struck_out(self, t: WildCards) -> Flow:
        return DONE

    @step
    def hit(self, t: WildCards) -> Flow:
        """The Bat Total is higher: it's a Hit. How far, the difference says; 4 and more are H (ruling W5)."""
        t.potential = min(effects.MOST_POTENTIAL, t.bat_total - t.pitch_total)
        t.announce(told.HitMade(t.coaches[t.batting].at_bat, t.potential))
        return [*fire(t, "hit"), Window(t.batting, HIT)]

    @step
    def run_or_ball(self, t: WildCards) -> Flow:
        """Try to run, or play it safe and take a Ball (ruling W2)."""
        return DONE if t.half_end else RUN_OR_BALL[t.batting]

    @run_or_ball.answer
    def decided(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == RUN:
            return Goto("answer_the_hit")
        call_ball(t, chosen=True)
        return Goto("ball_abilities")

    @step
    def ball_abilities(self, t: WildCards) -> Flow:
        return fire(t, "ball") or None

    @step
    def four_balls(self, t: WildCards) -> Flow:
        """The totals are the same: the fourth Ball is a Walk, else back to Play Ball."""
        if t.half_end:
            return DONE
        return Goto("new_pitch") if t.balls < t.cards.rules.balls else Walk()

    @step
    def walked(self, t: WildCards) -> Flow:
        return DONE

    @step
    def answer_the_hit(self, t: WildCards) -> Flow:
        return Window(1 - t.batting, ANSWERS[HIT])

    @step
    def catch_or_run(self, t: WildCards) -> Flow:
        """Running: the pitching coach lets the Batting Player run or attempts a Catch."""
        return DONE if t.half_end else CATCH_OR_RUN[1 - t.batting]

    @catch_or_run.answer
    def chosen_catch(self, t: WildCards, chosen: Action) -> Flow:
        if chosen == LET_RUN:
            t.announce(told.LetRun(1 - t.batting))
            return Goto("running")
        roll(t, CATCH)
        return None

    @step
    def catch_doubles(self, t: WildCards) -> Flow:
        return doubles(t) or None

    @step
    def catch_abilities(self, t: WildCards) -> Flow:
        return [Window(1 - t.batting, CATCH), Window(t.batting, ANSWERS[CATCH])]

    @step
    def catch(self, t: WildCards) -> Flow:
        """Catch: higher than the Bat Total is an Out and nobody moves; else one base more for all (W5, W6)."""
        if t.half_end:
            return DONE
        lock(t)
        fielder, batter = t.coaches[1 - t.batting].outfield, t.coaches[t.batting].at_bat
        if t.catch_total > t.bat_total:
            self.caught = True
            t.potential = 0
            t.announce(told.Caught(fielder, batter))
            return [*fire(t, "caught"), Out(caught=True)]
        t.announce(told.Fumbled(fielder, batter))
        t.potential = effects.bounded(t.potential + 1)
        t.announce(told.PotentialChanged(t.potential, True))
        return fire(t, "fumble") or None

    @step
    def running(self, t: WildCards) -> Flow:
        return DONE if self.caught or t.half_end else RunTheBases()


@procedure
class Out(Procedure):
    """Out: the Batter's card is discarded; the third Out ends the half (ruling W7)."""

    caught: bool

    @step
    def out(self, t: WildCards) -> Flow:
        t.outs += 1
        t.announce(told.OutMade(t.batting, t.coaches[t.batting].at_bat, t.outs, self.caught))
        return fire(t, "out") or None

    @step
    def batter_leaves(self, t: WildCards) -> None:
        totals.clear(t)
        moving.discard(t, t.batting, AT_BAT, "out")
        if t.outs >= t.cards.rules.outs and not t.half_end:
            t.half_end = "outs"


@procedure
class Walk(Procedure):
    """Walk: four Balls come off, the Batter goes to first and everybody moves one base (ruling W1)."""

    @step
    def everybody_moves(self, t: WildCards) -> Flow:
        t.balls = 0
        seat, before = t.batting, t.runs[t.batting]
        t.announce(told.Walked(seat, t.coaches[seat].at_bat))
        for base in (*moving.runners(t), 0):
            moving.run_to(t, seat, base, base + 1, "walk")
        runs = t.runs[seat] - before
        return [*fire(t, "walk"), *(fire(t, "run") if runs else [])] or None

    @step
    def outscored(self, t: WildCards) -> None:
        if walk_off(t):
            t.half_end = "walk_off"


def roll(t: WildCards, what: str) -> None:
    """Two dice onto the table."""
    t.roll, t.added = what, 0
    t.dice = [t.chance.below(6) + 1, t.chance.below(6) + 1]
    effects.show_roll(t, "roll")


def lock(t: WildCards) -> None:
    """The roll on the table is final: the tracking die shows it."""
    seat, what, total = totals.roller(t, t.roll), t.roll, totals.total(t)
    setattr(t, f"{what}_total", total)
    t.roll, t.added = "", 0
    t.announce(told.Locked(seat, what, total))


def call_ball(t: WildCards, chosen: bool) -> None:
    """One Ball more on the scoreboard."""
    t.balls += 1
    t.potential = 0
    if t.balls < t.cards.rules.balls:
        totals.clear(t)
    t.announce(told.BallCalled(t.coaches[t.batting].at_bat, t.balls, chosen))
