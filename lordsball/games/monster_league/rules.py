"""The rules of Monster League Baseball: one procedure a heading of the one-page rules, one step a sentence group.

Ruling ids (M1 …) are explained in docs/rulings.md.
"""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.monster_league import effects
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.diamond import enter, leave, move, spin
from lordsball.games.monster_league.outlook import open_now, stance_open
from lordsball.games.monster_league.state import NOBODY, AtThePlate, MonsterLeague

FLIP, BAT_FIRST, FIELD_FIRST = Action("flip"), Action("bat_first"), Action("field_first")
STANCE = Action("stance")
SPIN, USE, KEEP, STAY = Action("spin"), Action("use"), Action("keep"), Action("stay")
PITCH = (Action("pitch", (0,)), Action("pitch", (1,)))

# Every question of the game, made once: what is asked, of whom, with which options.
COIN_TOSS = Decision(0, "coin_toss", (FLIP,))
CHOOSE_SIDE = tuple(Decision(seat, "choose_side", (BAT_FIRST, FIELD_FIRST)) for seat in (0, 1))
STARTING_PITCHER = tuple(Decision(seat, "starting_pitcher", PITCH) for seat in (0, 1))
PITCHING_CHANGE = tuple(tuple(Decision(s, "pitching_change", (STAY, new)) for new in PITCH) for s in (0, 1))
AT_BAT = tuple(Decision(seat, "at_bat", (SPIN,)) for seat in (0, 1))
AT_BAT_OR_STANCE = tuple(Decision(seat, "at_bat", (SPIN, STANCE)) for seat in (0, 1))
ABILITY = tuple(Decision(seat, "ability", (USE, KEEP)) for seat in (0, 1))
SECOND_SPIN = tuple(Decision(seat, "second_spin", (SPIN, KEEP)) for seat in (0, 1))
BATTER_ABILITY = tuple(Decision(seat, "batter_ability", (USE, KEEP)) for seat in (0, 1))

NEXT_BATTER = Goto("tired_pitcher")


@procedure
class PlayGame(Procedure):
    """The whole game: choose sides, then innings until one team has won."""

    @step
    def choose_teams(self, t: MonsterLeague) -> Flow:
        """1 · Choose teams and first sides: flip a coin, the winner chooses who bats first."""
        return ChooseSides()

    @step
    def top_half(self, t: MonsterLeague) -> Flow:
        t.batting = 1 - t.home
        return HalfInning()

    @step
    def bottom_half(self, t: MonsterLeague) -> Flow:
        """5 · Finish: a home team that leads already does not need its last turn (ruling M7)."""
        if t.inning >= t.cards.rules.innings and t.runs[t.home] > t.runs[1 - t.home]:
            return None
        t.batting = t.home
        return HalfInning()

    @step
    def finish(self, t: MonsterLeague) -> Flow:
        """5 · Finish: more runs after 3 innings win; if tied, complete extra innings until they are not."""
        tied = t.runs[0] == t.runs[1]
        if t.inning < t.cards.rules.innings or (tied and not t.cards.rules.house_rules.ties_stand):
            t.inning += 1
            return Goto("top_half")
        if t.tell is not None:
            skipped = t.halves[-1][1] != t.home
            t.announce(told.GameOver(t.leader(), (t.runs[0], t.runs[1]), skipped))
        return DONE


@procedure
class ChooseSides(Procedure):
    """1 · Choose teams and first sides."""

    winner: int = NOBODY

    @step
    def flip_a_coin(self, t: MonsterLeague) -> Flow:
        return COIN_TOSS

    @flip_a_coin.answer
    def flipped(self, t: MonsterLeague, chosen: Action) -> None:
        self.winner = t.chance.below(2)
        t.announce(told.CoinTossed(self.winner))

    @step
    def winner_chooses(self, t: MonsterLeague) -> Flow:
        return CHOOSE_SIDE[self.winner]

    @winner_chooses.answer
    def chosen(self, t: MonsterLeague, chosen: Action) -> None:
        first = self.winner if chosen == BAT_FIRST else 1 - self.winner
        t.home = 1 - first
        t.announce(told.SidesChosen(first))


@procedure
class HalfInning(Procedure):
    """One team's turn at bat: batters until three outs, or until the home team walks off."""

    @step
    def switch_sides(self, t: MonsterLeague) -> None:
        """4 · Three outs: markers off the bases, the batting order stays as it lies (ruling M10)."""
        t.outs = t.half_batters = t.half_runs = 0
        t.bases = [NOBODY, NOBODY, NOBODY]
        t.lead_off = t.next_batter[t.batting]
        if t.tell is not None:
            t.announce(told.HalfStarted(t.inning, t.batting))

    @step
    def starting_pitcher(self, t: MonsterLeague) -> Flow:
        """1 · Fielding team: choose the starting pitcher. Later turns begin with the one who is in the game."""
        defense = 1 - t.batting
        if t.active[defense] != NOBODY or t.gone[2 * defense] or t.gone[2 * defense + 1]:
            return None
        return STARTING_PITCHER[defense]

    @starting_pitcher.answer
    def take_the_mound(self, t: MonsterLeague, chosen: Action) -> Flow:
        enter(t, 1 - t.batting, int(chosen.args[0]))
        return Goto("at_bat")

    @step
    def tired_pitcher(self, t: MonsterLeague) -> None:
        """Pitching and bullpen: one who ran out of tokens leaves before the next batter (ruling M1)."""
        defense = 1 - t.batting
        active = t.active[defense]
        tired = active != NOBODY and not t.tokens[2 * defense + active]
        if tired and not t.cards.rules.house_rules.tokenless_pitcher_may_stay:
            leave(t, defense, tired=True)
            relief = t.relief(defense)
            if relief != NOBODY:
                enter(t, defense, relief)

    @step
    def change_pitchers(self, t: MonsterLeague) -> Flow:
        """Pitching and bullpen: change pitchers only between batters (ruling M4)."""
        defense = 1 - t.batting
        if t.active[defense] == NOBODY:
            return None
        other = 1 - t.active[defense]
        return None if t.gone[2 * defense + other] else PITCHING_CHANGE[defense][other]

    @change_pitchers.answer
    def changed(self, t: MonsterLeague, chosen: Action) -> None:
        if chosen is not STAY and chosen != STAY:
            defense = 1 - t.batting
            leave(t, defense, tired=False)
            enter(t, defense, int(chosen.args[0]))

    @step
    def at_bat(self, t: MonsterLeague) -> Flow:
        """2 · Take one at-bat. Whether the bullpen is empty is settled before it starts (ruling M5)."""
        defense = 2 - 2 * t.batting
        return AtBat(t.gone[defense] and t.gone[defense + 1])

    @step
    def three_outs(self, t: MonsterLeague) -> Flow:
        """4 · Three outs end the turn; a lead in the home team's last turn ends the game at once (ruling M7)."""
        rules = t.cards.rules
        last_turn = t.batting == t.home and t.inning >= rules.innings
        walk_off = last_turn and t.runs[t.home] > t.runs[1 - t.home]
        if t.outs < rules.outs and not walk_off:
            return NEXT_BATTER
        left = sum(runner != NOBODY for runner in t.bases)
        t.halves.append((t.inning, t.batting, t.lead_off, t.half_batters, t.half_runs, left))
        if t.tell is not None:
            t.announce(told.HalfOver(t.inning, t.batting, t.half_runs, left, walk_off))
        return DONE


@procedure
class AtBat(AtThePlate):
    """2 · Take one at-bat, in the result order of "Exhausted bullpen": result, ability or second spin, movement."""

    @step
    def batter_spins(self, t: MonsterLeague) -> Flow:
        """A batter with a stance may take it before the spin, where it can change something (ruling M26)."""
        own = t.own[t.batting][t.next_batter[t.batting]]
        if own is not None and stance_open(own, t.situation(t.batting)):
            return AT_BAT_OR_STANCE[t.batting]
        return AT_BAT[t.batting]

    @batter_spins.answer
    def first_result(self, t: MonsterLeague, chosen: Action) -> None:
        own = t.own[t.batting][t.next_batter[t.batting]]
        if chosen == STANCE and own is not None:
            self.stance, self.runners = True, own.runners
            t.announce(told.StanceTaken(t.batting, t.next_batter[t.batting]))
        spin(t, "spin", self.stance)

    @step
    def pitcher_ability(self, t: MonsterLeague) -> Flow:
        """The pitcher in the game may pay for his ability, once an at-bat (ruling M12), where it can change something
        and all it needs is so (rulings M3, M27)."""
        defense = 1 - t.batting
        active = t.active[defense]
        if active == NOBODY or t.tokens[2 * defense + active] < t.abilities[defense][active].price:
            return None
        can = open_now(t.abilities[defense][active], t.situation(defense), self.runners)
        return ABILITY[defense] if can else None

    @pitcher_ability.answer
    def spend_or_keep(self, t: MonsterLeague, chosen: Action) -> None:
        defense = 1 - t.batting
        if chosen == KEEP:
            t.announce(told.ResultKept(defense, t.result, False))
            return
        active, before = t.active[defense], t.result
        ability = t.abilities[defense][active]
        t.tokens[2 * defense + active] -= ability.price
        left, batter = t.tokens[2 * defense + active], t.next_batter[t.batting]
        t.announce(told.TokenSpent(defense, active, left, batter, before, ability.price))
        effects.carry_out(ability.effects, t, self)
        t.announce(told.ResultChanged(before, t.result))

    @step
    def exhausted_bullpen(self, t: MonsterLeague) -> Flow:
        """The offense may spin a second time and must accept it (rulings M5, M6)."""
        return SECOND_SPIN[t.batting] if self.bullpen_was_empty else None

    @exhausted_bullpen.answer
    def second_result(self, t: MonsterLeague, chosen: Action) -> None:
        if chosen is SPIN or chosen == SPIN:
            before = t.result
            t.result = spin(t, "second", self.stance)
            if t.tell is not None:
                t.announce(told.ResultChanged(before, t.result, second=True))
        elif t.tell is not None:
            t.announce(told.ResultKept(t.batting, t.result, True))

    @step
    def batter_ability(self, t: MonsterLeague) -> Flow:
        """A batter who has one may use his own ability last, on a hit (ruling M28)."""
        own = t.own[t.batting][t.next_batter[t.batting]]
        if own is None or not open_now(own, t.situation(t.batting), self.runners):
            return None
        return BATTER_ABILITY[t.batting]

    @batter_ability.answer
    def try_or_keep(self, t: MonsterLeague, chosen: Action) -> None:
        own = t.own[t.batting][t.next_batter[t.batting]]
        if chosen == KEEP or own is None:
            t.announce(told.ResultKept(t.batting, t.result, True))
            return
        before = t.result
        t.announce(told.BatterTries(t.batting, t.next_batter[t.batting], before))
        effects.carry_out(own.effects, t, self)
        t.announce(told.ResultChanged(before, t.result))

    @step
    def resolve(self, t: MonsterLeague) -> Flow:
        """3 · Batter results: move the batter and the runners, add outs, record runs; the card goes to the back."""
        move(t, self)
        return DONE
