"""What stands round every stage: felt, phases, standings, the club in short, the inspector; and who is away when."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from lordsball.games.lords.actions import REPAY
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.choosing import Choose, WhyNot, action_button
from lordsball.ui.lords.club_view import ClubView
from lordsball.ui.lords.gazette.page import Page
from lordsball.ui.lords.hand_view import HandView
from lordsball.ui.lords.inspector_view import InspectorView
from lordsball.ui.lords.phase_view import PhaseView
from lordsball.ui.lords.pieces.material import draw_felt
from lordsball.ui.lords.places import CLUB, HAND
from lordsball.ui.lords.season.standings_view import StandingsView
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.stage import CLUB as CLUB_PART
from lordsball.ui.lords.stage import HAND as HAND_PART
from lordsball.ui.lords.stage import PHASES, STANDINGS, Stage
from lordsball.ui.table.still import View

PEEK = Box(HAND.right - 214, HAND.bottom - 38, 204, 34)
_LEFT = Box(CLUB.x + 9, CLUB.bottom - 43, 137, 36)
_RIGHT = Box(CLUB.x + 154, CLUB.bottom - 43, 137, 36)
_READ_ON = Box(1056, 45, 208, 40)


class Staged:
    """A view that is drawn only while something holds."""

    def __init__(self, view: View[Sight], up: Callable[[], bool]) -> None:
        self.view = view
        self.up = up
        self.area: Box = view.area

    def describe(self, sight: Sight) -> Hashable:
        """None while it is away."""
        return (self.view.describe(sight),) if sight.shown.table is not None and self.up() else None

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Nothing while it is away."""
        if told is not None:
            self.view.paint(canvas, told[0])

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing while it is away."""
        if sight.shown.table is not None and self.up():
            self.view.move(canvas, sight)


def make_frame(hand: HandView, stage: Callable[[], Stage]) -> list[Staged]:
    """All that stands round the stage, each away while the stage covers its place."""
    parts: tuple[tuple[str, View[Sight]], ...] = (
        (PHASES, PhaseView()), (STANDINGS, StandingsView()), (CLUB_PART, ClubView()), (HAND_PART, hand),
        ("", InspectorView()),
    )

    def there(name: str) -> Callable[[], bool]:
        return lambda: name not in stage().covers

    return [Staged(view, there(name)) for name, view in parts]


def draw_ground(canvas: Canvas) -> None:
    """The table."""
    draw_felt(canvas)


def club_widgets(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """The club in full, and paying a loan back."""
    mat = Button(_LEFT, "My Club", lambda: _open_club(sight), kind="green", cap="M", size=18, radius=8)
    terms = view.cards.rules.loans
    loan = action_button(_RIGHT, f"Repay ${terms.repaid_with}", REPAY, view, choose, why_not, sight.ours, kind="bone",
                         size=18, radius=8, tooltip=f"Pay back a loan: ${terms.repaid_with} for "
                         f"{terms.returns_vp} Victory Point.", hint="Pay back a loan")
    return [mat, loan]


def _open_club(sight: Sight) -> None:
    from lordsball.ui.lords.club_mat import open_club

    open_club(sight, sight.attending)


def page_widgets(
    page: Page, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot, turn: Callable[[], object]
) -> Sequence[Widget]:
    """What can be touched on a page: its own, and the gold button that goes on."""
    return [*page.widgets(sight, view, choose, why_not), Button(_READ_ON, page.onward, turn, kind="gold", size=19)]
