"""What an option of a winter's card has begun but not finished: looking for a Manager, building at the stadium."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import EMPTY_STACK, Lords

MANAGER, STADIUM = "manager", "stadium"


@dataclass
class Errand:
    """Whose, which, and how many rerolls or stadium actions are left."""

    seat: int
    kind: str
    left: int
    levels: list[int] = field(default_factory=list)
    """Of the Managers who have come so far."""
    dice: tuple[int, int] | None = field(default=None, compare=False)
    """What the last roll showed, if it was watched."""

    @classmethod
    def of(cls, view: Lords) -> Errand | None:
        """That of a view, if there is one."""
        match view.stack[-1] if view.stack else None:
            case HireManager(seat=seat, rerolls=rerolls, levels=levels):
                return cls(seat, MANAGER, rerolls, list(levels))
            case StadiumActions(seat=seat, actions=actions) if actions:
                return cls(seat, STADIUM, actions)
        return None


def carried_on(errand: Errand | None, event: Any, t: Lords) -> Errand | None:
    """The errand after an event that stands on the table already."""
    match event:
        case told.HotStoveCardUsed(seat=seat, card=card, option=option):
            winter = t.cards.hot_stove[card]
            if option == MANAGER:
                return Errand(seat, MANAGER, winter.manager + t.manager_rolls)
            return Errand(seat, STADIUM, winter.stadium) if option == STADIUM else None
        case told.ManagerRolled(seat=seat, dice=dice, level=level, rerolls_left=left):
            before = errand.levels if errand is not None and errand.kind == MANAGER else []
            return Errand(seat, MANAGER, left, [*before, level], dice)
        case told.Built(seat=seat) | told.Innovated(seat=seat):
            if errand is None or errand.left <= 1 or min(t.owners[seat].stacks) >= EMPTY_STACK:
                return None
            return Errand(seat, errand.kind, errand.left - 1)
        case told.CashMoved() | told.LoanTaken() | told.LoanRepaid() | told.Scored() | told.Changed():
            return errand
    return None
