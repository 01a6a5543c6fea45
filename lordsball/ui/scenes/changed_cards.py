"""A saved game whose cards have changed since: what is different, and with which cards to go on."""

from __future__ import annotations

from lordsball.match.loading import Changed, Loaded
from lordsball.match.saves import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import marked
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import RichText
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

PANEL = Box(250, 70, 780, 580)


class ChangedCardsScene(Scene):
    """A choice of three: the old cards, today's cards, not now."""

    overlay = True

    def __init__(self, desk: Desk, entry: Entry, changed: Changed) -> None:
        super().__init__()
        assert entry.saved is not None
        self.desk = desk
        self.entry = entry
        self.changed = changed
        self.theme = cover_for(entry.saved.game).theme

    def enter(self) -> None:
        changed, left = self.changed, PANEL.x + 36
        lines = [f"•  {sentence}" for sentence in changed.sentences]
        top = PANEL.bottom - 86
        self.add(
            RichText((left + 16, PANEL.y + 202, PANEL.w - 104, 196), "What has changed", lines, gap=4),
            self._way(left, "The old cards", changed.with_old, changed.why_not_old, "gold"),
            self._way(left + 262, "Today's cards", changed.with_todays, changed.why_not_todays,
                      "plain" if changed.with_old else "gold"),
            Button((PANEL.right - 36 - 170, top, 170, 54), "Cancel", self.close, cap="Esc"),
        )

    def _way(self, x: float, label: str, way: Loaded | None, why: str, kind: str) -> Button:
        def go() -> None:
            if way is not None:
                self.desk.play(way.match, way.notice)

        kind = kind if way is not None else "plain"
        return Button((x, PANEL.bottom - 86, 246, 54), label, go, kind=kind, enabled=way is not None, why=why)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("The cards have changed", "display", 30, PANEL.x + 36, PANEL.y + 46, theme.accents[0], "ml",
                    width=PANEL.w - 72)
        words = marked(
            "*{name}* was played with other cards than those of today. Go on with the cards it was "
            "played with, or with today's from where it stands?",
            name=self.entry.name,
        )
        canvas.paragraph(words, PANEL.x + 38, PANEL.y + 80, PANEL.w - 76, 18, bold_colour=theme.text, most_rows=3)
        canvas.rounded(PANEL.x + 36, PANEL.y + 190, PANEL.w - 72, 220, 12, theme.well, alpha=0.6)
        note = "With today's cards, you cannot undo past this point."
        canvas.text(note, "body", 18, PANEL.x + 38, PANEL.y + 440, theme.muted, "ml", width=PANEL.w - 76, height=34)
