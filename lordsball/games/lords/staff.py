"""Manager and Executive Movement: who runs the club."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.procedure import AGAIN, Action, Decision, Flow, Procedure, procedure, step
from lordsball.games.lords import clubs, money
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import HIRE, REROLL
from lordsball.games.lords.state import Lords, Owner


@procedure
class HireManager(Procedure):
    """Manager: roll 2d6, rerolling as many times as the card allows, and keep whichever result you prefer."""

    seat: int
    rerolls: int
    levels: list[int] = field(default_factory=list)
    """The levels rolled so far."""

    @step
    def first_roll(self, t: Lords) -> None:
        self.roll(t)

    @step
    def keep_or_reroll(self, t: Lords) -> Flow:
        """You may see every roll before choosing, but must use one of them, even with a Manager in place."""
        hires = tuple(HIRE[level] for level in sorted(set(self.levels), reverse=True))
        return Decision(self.seat, "manager", (*hires, REROLL) if self.rerolls else hires)

    @keep_or_reroll.answer
    def decided(self, t: Lords, chosen: Action) -> Flow:
        if chosen == REROLL:
            self.rerolls -= 1
            self.roll(t)
            return AGAIN
        o = t.owners[self.seat]
        before, o.manager = o.manager, int(chosen.args[0])
        if t.tell is not None:
            t.announce(told.ManagerHired(self.seat, before, o.manager))
        return None

    def roll(self, t: Lords) -> None:
        """Two dice against the table of levels."""
        dice = t.chance.die(6), t.chance.die(6)
        level = t.cards.board.manager_rolls[sum(dice) - 2]
        self.levels.append(level)
        if t.tell is not None:
            t.announce(told.ManagerRolled(self.seat, dice, level, self.rerolls))


def raise_price(t: Lords, o: Owner, track: str, steps: int) -> int:
    """What moving a track this many levels costs; lowering is free."""
    level = getattr(o, track)
    return sum(t.cards.board.staff_prices[level - 1 : level - 1 + max(0, steps)])


def move_track(t: Lords, o: Owner, track: str, steps: int) -> None:
    """Pay the price shown for each level, then move the marker."""
    money.pay(t, o, raise_price(t, o, track, steps), track)
    clubs.change(t, o, track, steps, "option")
