"""The faces of the board's widgets while nobody can reach them: they stay on the table when their widgets are away."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import State
from lordsball.ui.monster_league.places import CHANGE, KEEP, SECOND_SPIN, SWITCH, USE

SPINNER_NAMES = ("Spinner", "d20")
CHANGE_COMES = "Change comes"
"""The button for changing pitchers, once somebody has pressed it ahead of time."""


def draw_switch(canvas: Canvas, d20: bool) -> None:
    """The switch as it looks while it cannot be reached."""
    Segmented(SWITCH, "", SPINNER_NAMES, int(d20), lambda number: None, radius=17).draw(canvas, State())


def draw_locked(canvas: Canvas, change_wanted: bool) -> None:
    """The dock's buttons as they look while nothing can be chosen."""
    change = CHANGE_COMES if change_wanted else "Change pitcher"
    for box, label, size, radius in (
        (USE, "Use ability", 21, 12), (KEEP, "Keep", 21, 12), (CHANGE, change, 18, 9),
        (SECOND_SPIN, "Second try", 18, 9),
    ):
        Button(box, label, size=size, radius=radius, enabled=False).draw(canvas, State())
