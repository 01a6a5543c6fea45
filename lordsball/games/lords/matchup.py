"""The Matchup: cards, Series Variability, the Records Table."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from lordsball.engine.procedure import AGAIN, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import effects
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import DIE, EFFECT, ROLL_SERIES, STADIUM_DIE, USE_DIE
from lordsball.games.lords.carrying_out import legal_sides, use_side
from lordsball.games.lords.hands import card_question
from lordsball.games.lords.state import MOST_DICE, NOBODY, Lords, Owner, base_tq

SERIES_GAMES = 22


@procedure
class Matchup(Procedure):
    """A head-to-head series. `team` has an owner; `other` may have one."""

    team: int
    other: int
    seats: list[int] = field(default_factory=list)
    """The owners in it; once cards are revealed, in the order they resolve."""
    cards: list[str] = field(default_factory=list)
    """Their cards, once revealed."""
    turn: int = 0
    npt_die: int = 0

    @step
    def the_teams(self, t: Lords) -> None:
        """Whichever matchup comes up, the involved players resolve it."""
        one, two = t.owners[t.seat_of[self.team]], t.seat_of[self.other]
        t.npt_tq = 0
        begin_series(one, two, base_tq(t.owners[two]) if two != NOBODY else t.cards.npt[t.npt[self.other]].tq)
        if two != NOBODY:
            begin_series(t.owners[two], one.seat, base_tq(one))
            self.seats = sorted((one.seat, two))
        else:
            self.seats = [one.seat]
        if t.tell is not None:
            t.announce(told.SeriesBegan((self.team, self.other), (base_tq(one), one.rival_base)))

    @step
    def choose_card(self, t: Lords) -> Flow:
        """Versus an NPT a card is played face up; versus another player each chooses one face down (ruling L27).

        The question is secret in both cases, for its options are the hand.
        """
        if self.turn >= len(self.seats):
            return None
        o = t.owners[self.seats[self.turn]]
        return card_question(o, "season_card", o.hand, secret=True)

    @choose_card.answer
    def laid_down(self, t: Lords, chosen: Action) -> Flow:
        o = t.owners[self.seats[self.turn]]
        card = str(chosen.args[0])
        o.hand.remove(card)
        o.pick = card
        self.turn += 1
        if t.tell is not None and len(self.seats) == 2:
            t.announce(told.CardLaidDown(o.seat))
        return AGAIN

    @step
    def reveal(self, t: Lords) -> None:
        """Reveal simultaneously; cards resolve from highest number to lowest."""
        numbers = t.cards.season
        if len(self.seats) == 2:
            self.seats.sort(key=lambda seat: -numbers[t.owners[seat].pick].number)
        for seat in self.seats:
            o = t.owners[seat]
            card, o.pick = o.pick, ""
            self.cards.append(card)
            t.season_used.append(card)
            if t.tell is not None:
                t.announce(told.CardRevealed(seat, card))
        self.turn = 0

    @step
    def effect(self, t: Lords) -> Flow:
        """Either the primary effect or the lighter secondary one may be used, never both (rulings L27, L47)."""
        seat, card = self.seats[self.turn], self.cards[self.turn]
        sides = legal_sides(t, seat, card)
        return EFFECT[sides][seat] if sides else use_side(t, seat, card, "none")

    @effect.answer
    def carried_out(self, t: Lords, chosen: Action) -> Flow:
        return use_side(t, self.seats[self.turn], self.cards[self.turn], chosen.verb)

    @step
    def next_card(self, t: Lords) -> Flow:
        return self.next_owner("effect")

    @step
    def stadium_die(self, t: Lords) -> Flow:
        """Extra die rolls: a Field may grant one more in some series of the year, when its owner likes.

        Both owners say so before either rolls (ruling L48).
        """
        o = t.owners[self.seats[self.turn]]
        return STADIUM_DIE[o.seat] if o.field_dice and o.dice < MOST_DICE else None

    @stadium_die.answer
    def one_more(self, t: Lords, chosen: Action) -> None:
        if chosen == USE_DIE:
            o = t.owners[self.seats[self.turn]]
            o.field_dice -= 1
            effects.add_dice(t, o, 1, "stadium")

    @step
    def next_stadium(self, t: Lords) -> Flow:
        return self.next_owner("stadium_die")

    @step
    def roll(self, t: Lords) -> Flow:
        return ROLL_SERIES[self.seats[self.turn]]

    @roll.answer
    def rolled(self, t: Lords, chosen: Action) -> None:
        """Both teams add a die roll; the active player rolls for an NPT too (ruling L19)."""
        o = t.owners[self.seats[self.turn]]
        o.faces = [t.chance.die(6) for _ in range(o.dice)]
        o.die = max(o.faces)
        if t.tell is not None:
            t.announce(told.SeriesRolled(o.team, tuple(o.faces), o.seat))
        if len(self.seats) == 1:
            self.npt_die = t.chance.die(6)
            if t.tell is not None:
                t.announce(told.SeriesRolled(self.other, (self.npt_die,), o.seat))

    @step
    def next_roll(self, t: Lords) -> Flow:
        return self.next_owner("roll")

    @step
    def choose_die(self, t: Lords) -> Flow:
        """Dice are not summed: take whichever single result you prefer, the highest standing first."""
        o = t.owners[self.seats[self.turn]]
        if len(set(o.faces)) < 2:
            return None
        return Decision(o.seat, "choose_die", tuple(DIE[face] for face in sorted(set(o.faces), reverse=True)))

    @choose_die.answer
    def chosen_die(self, t: Lords, chosen: Action) -> None:
        o = t.owners[self.seats[self.turn]]
        o.die = int(chosen.args[0])
        if t.tell is not None:
            t.announce(told.DieChosen(o.seat, o.die))

    @step
    def next_choice(self, t: Lords) -> Flow:
        return self.next_owner("choose_die")

    def next_owner(self, at: str) -> Goto | None:
        """The other owner at the same step, in the order of the cards; then the next step begins with the first."""
        self.turn += 1
        if self.turn < len(self.seats):
            return Goto(at)
        self.turn = 0
        return None

    @step
    def records_table(self, t: Lords) -> None:
        """The difference of the final totals gives the wins of both; add them to the win track."""
        one = t.owners[t.seat_of[self.team]]
        mine = base_tq(one) + one.series_tq + one.die
        if one.rival == NOBODY:
            theirs = one.rival_base + t.npt_tq + self.npt_die
        else:
            two = t.owners[one.rival]
            theirs = base_tq(two) + two.series_tq + two.die
        table = t.cards.higher_wins
        higher = table[min(abs(mine - theirs), len(table) - 1)]
        wins = higher if mine >= theirs else SERIES_GAMES - higher
        one.wins += wins
        if one.rival != NOBODY:
            t.owners[one.rival].wins += SERIES_GAMES - wins
        if t.tell is not None:
            wins_of_both = wins, SERIES_GAMES - wins
            t.announce(told.SeriesOver((self.team, self.other), (mine, theirs), wins_of_both))
        for seat in self.seats:
            begin_series(t.owners[seat], NOBODY, 0)


class Split(NamedTuple):
    """What a die would make: the sum, and the games it would win; None where the rival has yet to choose a die."""

    total: int
    wins: int | None


def split_with(t: Lords, seat: int, face: int) -> Split:
    """A series of this owner that is being played, as if this die were the one that counts."""
    found = next(p for p in reversed(t.stack) if isinstance(p, Matchup))
    o = t.owners[seat]
    mine = base_tq(o) + o.series_tq + face
    if o.rival == NOBODY:
        theirs = o.rival_base + t.npt_tq + found.npt_die
    else:
        rival = t.owners[o.rival]
        if len(set(rival.faces)) > 1 and found.seats.index(rival.seat) > found.turn:
            return Split(mine, None)
        theirs = base_tq(rival) + rival.series_tq + rival.die
    higher = t.cards.higher_wins[min(abs(mine - theirs), len(t.cards.higher_wins) - 1)]
    return Split(mine, higher if mine >= theirs else SERIES_GAMES - higher)


def begin_series(o: Owner, rival: int, rival_base: int) -> None:
    """Nothing temporary is left from the series before."""
    o.rival, o.rival_base = rival, rival_base
    o.series_tq, o.dice, o.die = 0, 1, 0
    o.faces = []
