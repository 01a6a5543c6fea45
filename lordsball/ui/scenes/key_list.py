"""The keys and what they do, as a list of key caps."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box

KEYS = (
    (("Space",), "Gold button; skip"),
    (("Tab", "Arrows"), "Move the focus"),
    (("Enter",), "Press what has focus"),
    (("1", "…", "9"), "Choose by number"),
    (("Esc",), "Back; the menu"),
    (("A", "D"), "Use or keep"),
    (("S", "C"), "Second try; pitcher"),
    (("Ctrl+Z", "Ctrl+Y"), "Undo, redo"),
    (("Ctrl+S", "Ctrl+O"), "Save, load"),
    (("F1", "?"), "Rules of a tip or step"),
    (("+", "-"), "Faster, slower"),
    (("M",), "Mute the sound"),
    (("L",), "The whole log"),
    (("T",), "Log, box score, odds"),
    (("I",), "What is this? Pin it"),
    (("H",), "Ask the coach; do it"),
    (("W",), "Your chance to win"),
    (("Left", "Right"), "Step through a replay"),
    (("R",), "Rematch"),
    (("F5",), "Reload the cards"),
    (("F11",), "Full screen"),
    (("F12",), "Screenshot"),
)
"""Keys by what they do; those of the table are the table's own."""


def draw_key_list(canvas: Canvas, box: Box) -> None:
    """All of them in two columns in the rectangle."""
    rows = (len(KEYS) + 1) // 2
    step, column = box.h / rows, box.w / 2
    for number, (caps, act) in enumerate(KEYS):
        left = box.x + (number // rows) * column
        middle = box.y + (number % rows + 0.5) * step - 6
        at = left
        for cap in caps:
            at += draw_key_cap(canvas, cap, at, middle) + 6
        at = max(at + 4, left + 84)
        canvas.text(act, "body", 18, at, middle, canvas.theme.text, "ml", width=left + column - 12 - at, height=34)

