"""New widgets in the place of old ones, without taking the keyboard's place away from whoever uses it."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.widget import Widget


def rebuild(scene: Scene, widgets: Sequence[Widget]) -> None:
    """Have these widgets; the focus goes to the one of the same kind at the place where it was."""
    group = scene.group
    before, ring = group.focused, group.ring
    scene.set_widgets(widgets)
    if before is None or group.focused is not None:
        return
    for placed in group.placed():
        if type(placed.widget) is type(before) and placed.widget.rect == before.rect and placed.widget.enabled:
            group.focus(placed.widget, ring)
            return
