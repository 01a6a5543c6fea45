"""A new card, team or deck, as a copy of one that is there: its name and its id."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection

from lordsball.content.problems import did_you_mean
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box

PANEL = Box(340, 140, 600, 440)
WAYS = ("A whole copy", "Its figures alone")
_LONGEST = 40
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def id_for(name: str, taken: Collection[str]) -> str:
    """An id made of a name: small letters, digits and _, and one that nothing else has.

    >>> id_for("Jack O. Slugger", {"jack_o_slugger"}), id_for("7 Éclairs", ())
    ('jack_o_slugger_2', 'card_7_eclairs')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    made = re.sub(r"[^a-z0-9]+", "_", plain).strip("_") or "card"
    made = (made if made[0].isalpha() else f"card_{made}")[:_LONGEST]
    number, found = 2, made
    while found in taken:
        found, number = f"{made[: _LONGEST - 4]}_{number}", number + 1
    return found


class NewCardScene(Scene):
    """A panel over the workshop.

    :param what: what is made, in a word: card, team.
    :param like: the name of what it is a copy of.
    :param taken: ids that are used already.
    :param on_make: called with name, id, and whether only the figures are copied; returns a sentence where it cannot
        be made.
    """

    overlay = True

    def __init__(
        self, what: str, like: str, taken: Collection[str], on_make: Callable[[str, str, bool], str]
    ) -> None:
        super().__init__()
        self.what, self.like, self.taken, self.on_make = what, like, frozenset(taken), on_make
        self._own_id = False
        self._blank = False

    def enter(self) -> None:
        left, w = PANEL.x + 130, PANEL.w - 162
        self._name = TextField((left, PANEL.y + 122, w, 46), "Name", "", self._named, longest=_LONGEST,
                               placeholder=f"New {self.what}", on_enter=lambda _: self._make())
        self._id = TextField((left, PANEL.y + 184, w, 46), "Id", "", self._identified, longest=_LONGEST,
                             allowed=lambda c: c.isascii() and (c.isalnum() or c == "_"),
                             on_enter=lambda _: self._make())
        self._go = Button((PANEL.right - 212, PANEL.bottom - 76, 180, 52), "Make it", self._make, kind="gold", size=21)
        leave = Button((PANEL.x + 32, PANEL.bottom - 76, 160, 52), "Cancel", self.close, kind="slate", size=20)
        ways = Segmented((left, PANEL.y + 306, w, 42), "What is copied", WAYS, 0, self._choose)
        self.set_widgets([self._name, self._id, ways, leave, self._go])
        self.group.focus(self._name, ring=False)
        self._look()

    def _choose(self, way: int) -> None:
        self._blank = way == 1

    def _named(self, name: str) -> None:
        if not self._own_id:
            self._id.show(id_for(name, self.taken) if name.strip() else "")
        self._look()

    def _identified(self, text: str) -> None:
        self._own_id = bool(text)
        self._look()

    @property
    def trouble(self) -> str:
        """Why it cannot be made yet; "" where it can."""
        id = self._id.text
        if not self._name.text.strip():
            return f"Give the new {self.what} a name first."
        if not _ID.fullmatch(id):
            return "An id is made of small letters, digits and _, and starts with a letter."
        return f"The id {id} is taken{did_you_mean(id, [id_for(id, self.taken)])}." if id in self.taken else ""

    def _look(self) -> None:
        self._go.enabled, self._go.why = not self.trouble, self.trouble

    def _make(self) -> None:
        if self.trouble:
            self.refuse(self.trouble)
            return
        refused = self.on_make(self._name.text.strip(), self._id.text, self._blank)
        if refused:
            self.refuse(refused)
        else:
            self.close()

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 18, alpha=1)
        room = PANEL.w - 64
        canvas.text(f"New {self.what}", "display", 28, PANEL.x + 32, PANEL.y + 42, theme.text, "ml", width=room,
                    height=52)
        words = f"It starts as {self.like}." if not self._blank else f"Numbers like {self.like}; the words are yours."
        canvas.text(words, "body", 18, PANEL.x + 32, PANEL.y + 86, theme.muted, "ml", width=room, height=36)
        for words, y in (("Name", 145), ("Id", 207), ("Copied", 327)):
            canvas.text(words, "semibold", 18, PANEL.x + 32, PANEL.y + y, theme.text, "ml", width=92, height=40)
        about = "The id is what files and other cards call it. It stays when the name changes."
        canvas.paragraph(about, PANEL.x + 130, PANEL.y + 235, PANEL.w - 162, 18, colour=theme.muted, most_rows=2,
                         line_height=1.1)
