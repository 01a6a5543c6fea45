"""The bank's note: when a club takes loans, it lies on the table for a moment and says what for and at what cost."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from lordsball.games.lords import events as told
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline, ease_out
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.pieces.note import SIZE, Note, draw_note
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel

NOTE = "note"
"""The name of the note in `ViewModel.motion`: a note, and how far it has been laid down."""
_OURS, _THEIRS = 2.6, 0.9
"""Seconds to read a note of one's own, and another's."""
_FOR = {
    "salaries": "Salaries", "tile": "A tile", "sign": "Signing Prospects", "card": "A card",
    "front_office": "The Front Office", "farm_system": "The Farm System",
}


@dataclass
class Borrowed:
    """What is known of loans before their turn to be told has come: the price that they help to pay."""

    seat: int
    loans: int
    price: int = 0
    why: str = ""


class Bank:
    """It hears all events of a packet before the first of them is shown, so that its notes can name the price."""

    def __init__(self) -> None:
        self._borrowed: deque[Borrowed] = deque()

    def hear(self, event: Any) -> None:
        """An event that will be shown."""
        match event:
            case told.LoanTaken(seat=seat, loans=loans):
                self._borrowed.append(Borrowed(seat, loans))
            case told.CashMoved(seat=seat, amount=amount, why=why) if amount < 0 and self._borrowed:
                last = self._borrowed[-1]
                if last.seat == seat and not last.price:
                    last.price, last.why = -amount, why

    def forget(self) -> None:
        """Forget what was heard, so that none of it is shown."""
        self._borrowed.clear()

    def tell(self, model: ViewModel, event: Any, timeline: Timeline) -> Step:
        """Lay the note down for loans, and take it away again once it can have been read."""
        if not isinstance(event, told.LoanTaken) or not self._borrowed:
            return
        borrowed = self._borrowed.popleft()
        note = note_of(model, borrowed)

        def lay(u: float) -> None:
            model.motion[NOTE] = note, ease_out(u)

        def take(u: float) -> None:
            model.motion[NOTE] = note, 1 - u

        if timeline.reduced:
            lay(1.0)
        else:
            yield from timeline.drive("card_move", lay)
        yield from timeline.pause(_OURS if model.seats[borrowed.seat].human else _THEIRS)
        if not timeline.reduced:
            yield from timeline.drive(0.15, take)
        model.motion.pop(NOTE, None)


def note_of(model: ViewModel, borrowed: Borrowed) -> Note:
    """The note for loans, from the table as it stands before them."""
    t = model.shown.t
    o, terms = t.owners[borrowed.seat], t.cards.rules.loans
    loans = borrowed.loans
    left = o.cash + loans * terms.grants - borrowed.price
    return Note(
        club_of_seat(t, borrowed.seat, full=True),
        f"{loans} loans" if loans > 1 else "One loan",
        f"*{_FOR.get(borrowed.why, 'To pay')}:* ${borrowed.price};  ${o.cash} in hand",
        f"{{cash}} *+${loans * terms.grants}*    {{vp}} *−{loans * terms.costs_vp}*    ${left} left",
        f"Each can be repaid: ${terms.repaid_with}, {terms.returns_vp:+d} {{vp}}",
    )


class NoteView:
    """The note, over everything on the stage."""

    area = Box(STAGE.cx, STAGE.cy, 1, 1)

    def describe(self, model: ViewModel) -> Hashable:
        """Nothing of it stands still."""
        return ()

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Nothing of it stands still."""

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The note, sliding down from the bank and up again."""
        moving = model.motion.get(NOTE)
        if moving is not None:
            note, u = moving
            w, h = SIZE
            draw_note(canvas, STAGE.cx - w / 2, STAGE.cy - h / 2 - (1 - u) * 90, note, u)
