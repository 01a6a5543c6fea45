"""The Edit page: a card as it lies on the table, every field of it, the lines that change, and the way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lordsball.content.problems import Problem
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.shelf import editing_for
from lordsball.ui.shell.desktop import open_folder
from lordsball.ui.table.deck import DeckCard
from lordsball.ui.table.editing import PLAIN, Figure, Large
from lordsball.ui.workshop import edit_looks as looks
from lordsball.ui.workshop.changing import Hand
from lordsball.ui.workshop.controls import is_leaf, is_long, is_simple
from lordsball.ui.workshop.edit_boards import FigureRow, FileView, UndoRow
from lordsball.ui.workshop.edit_troubles import Troubles
from lordsball.ui.workshop.flow import Sizes
from lordsball.ui.workshop.form import Form
from lordsball.ui.workshop.new_card import NewCardScene
from lordsball.ui.workshop.page import Page
from lordsball.ui.workshop.trial import TrialScene, trial
from lordsball.workshop.fields import Field
from lordsball.workshop.records import Record
from lordsball.workshop.workbench import CannotWrite, Workbench

if TYPE_CHECKING:
    from lordsball.ui.workshop.scene import WorkshopScene

COMPARE = "A or B"
"""The title of the page that plays the changed cards against those of before."""


class EditPage(Page):
    """One card on the bench. Every change counts at once; Undo is what keeps a hand safe."""

    title = "Edit"
    keys = (
        (("Page Up", "Page Down"), "The card before, the next card"),
        (("←", "→"), "Less and more; digits type a number"),
        (("↑", "↓"), "From field to field"),
        (("Z", "Y"), "Undo and redo, outside a text field"),
        (("Space", "F7"), "Try it, A or B"),
    )

    def __init__(self, scene: WorkshopScene) -> None:
        super().__init__(scene)
        self.editing = PLAIN
        self.hand = Hand(self)
        self._troubles = Troubles(self)
        self.form: Form | None = None
        self.fields: tuple[Field, ...] = ()
        self.figures: tuple[Figure, ...] = ()
        self.large: Large | None = None
        self.large_key = ""
        self._for: object = None
        """The bench and the card that the controls are made for."""
        self._column = ScrollView(looks.column_box(None), "The card")
        self._boards = ScrollView(looks.FORM_VIEW, "Fields")
        self.file = FileView(looks.LINES)
        self._steps = ScrollView(looks.STEPS, "Undo goes back to")

    # -- which card ------------------------------------------------------------------------------------------------

    @property
    def bench(self) -> Workbench:
        """The workbench of the game whose cards lie there."""
        return self.room.bench

    @property
    def record(self) -> Record | None:
        """The card as it stands in the files; None where there is none."""
        return None if self.room.card is None else self.room.card.record

    @property
    def face(self) -> DeckCard | None:
        """The card as it lies on the table, of the last sound cards."""
        return None if self.room.card is None else self.room.card.face

    def enter(self) -> None:
        """The page comes up, another card is chosen, or it has changed."""
        record = self.record
        now = (self.bench, None if record is None else record.key)
        if now != self._for or self.form is None:
            self.leave()
            self._for = now
            self.editing = editing_for(self.bench.game.key)
            self.form = Form(self.hand, self.editing, Sizes(self.app))
            self.large, self.large_key = None, ""
            for view in (self._column, self._boards, self._steps):
                view.scrolled = 0.0
        self.form.measure = Sizes(self.app)
        self.fields = () if record is None else self.bench.fields(record)
        self._lay(self.form)

    def changed(self) -> None:
        if self.scene.page is self:
            self.enter()

    def leave(self) -> None:
        """Another page, another card: what was typed counts."""
        if self.form is not None:
            self.form.controls.writing.flush()

    def back(self) -> bool:
        """Out of a text first."""
        focused = self.scene.group.focused
        if focused is None or not focused.takes_text:
            return False
        self.scene.group.focus(None)
        return True

    def step(self, by: int) -> None:
        """The card before or after this one, round and round."""
        self.leave()
        self.room.step(by)
        self.enter()
        self.scene.refresh()

    # -- what the buttons do ---------------------------------------------------------------------------------------

    def settle(self) -> None:
        self.leave()

    def undo(self, steps: int) -> None:
        """Take back so many steps."""
        self.leave()

        def back() -> None:
            for _ in range(steps):
                self.bench.undo()

        self.hand.act(back)

    def revert(self) -> None:
        """Back to the shipped card."""
        self.hand.change(self.bench.revert)

    def new(self) -> None:
        """Ask for the name of a copy."""
        record = self.record
        if record is None:
            return
        taken = {each.id for each in self.bench.records}

        def make(name: str, id: str, blank: bool) -> str:
            try:
                made = self.bench.new(record, id, name, blank)
            except CannotWrite as refused:
                return str(refused)
            self.room.chosen = made.key
            self.scene.changed()
            return ""

        self.app.scenes.push(NewCardScene(singular(record.kind), record.name, taken, make))

    def show_file(self) -> None:
        """Open the folder that the card's file lies in."""
        record = self.record
        if record is not None:
            self.scene.refuse(open_folder(record.where.path.parent) or "")

    def try_it(self) -> None:
        """A game with these cards."""
        record = self.record
        self.leave()
        if record is None or self.why_not_tried:
            self.scene.refuse(self.why_not_tried)
            return
        try:
            match = trial(self.bench.game, self.bench.catalog, (record.id, record.group))
        except ValueError as refused:
            self.scene.refuse(f"These cards cannot be tried: {refused}.")
            return
        self.room.desk.use_packs()  # cards that are read again at that table are these as well
        self.app.scenes.push(TrialScene(self.room.desk, match, record.where.pack))

    def handle(self, what: Input) -> bool:
        if isinstance(what, KeyPress) and not what.repeat and what.name in ("z", "y"):
            if what.name == "z":
                self.scene.undo()
            else:
                self.scene.redo()
            return True
        return False

    def _compare(self) -> None:
        self.scene.open(COMPARE)

    @property
    def why_not_tried(self) -> str:
        """What keeps the cards from being played; "" where nothing does."""
        if self.bench.sound:
            return ""
        return next((f"Fix this first: {problem.text}." for problem in self.wrong()), "These cards cannot be read.")

    def wrong(self) -> list[Problem]:
        """What keeps the cards from being sound, this card's own first."""
        record = self.record
        own = [] if record is None else [problem for problem in record.problems if not problem.warning]
        return own + [problem for problem in self.bench.problems if not problem.warning and problem not in own]

    # -- laying out ------------------------------------------------------------------------------------------------

    def _lay(self, form: Form) -> None:
        record = self.record
        shown = [field for field in self.fields if field.loc != ("id",)]
        large = next((field for field in shown if field.loc and field.loc[-1] in self.editing.large), None)
        left = [field for field in shown if (large is not None and field is not large) or _is_for_column(field)]
        right = [field for field in shown if field not in left and field is not large]
        box = looks.column_box(self.face, large is not None, self.app.art.text_scale)
        self._column.rect = box
        self._column.children = form.column(left, box.w)
        strays = self._strays(record)
        if record is None:
            self._boards.children = self._troubles.unread()
        else:
            self._boards.children = [] if large else form.lay(right, looks.FORM_WIDTH, strays)
        before: Mapping[str, Any] = self.bench.before(record) if record is not None else {}
        now = {str(field.loc[-1]): field.value for field in self.fields if field.loc}
        self.figures = tuple(self.editing.figures(before or now, now))
        if large is not None and record is not None:
            self._show_large(record, large, (before or now).get(str(large.loc[-1]), large.value))
        self.file.show(() if record is None else self.bench.difference(record), looks.unchanged(record))
        self._lay_steps()
        for view in (self._column, self._boards, self._steps):
            view.scroll_to(view.scrolled)

    def _strays(self, record: Record | None) -> list[Problem]:
        """Mistakes of this card that no field shows."""
        told = {problem for field in every(self.fields) for problem in field.problems}
        return [] if record is None else [each for each in record.problems if each not in told and not each.warning]

    def _show_large(self, record: Record, field: Field, was: Any) -> None:
        key = str(field.loc[-1])
        if self.large is None or self.large_key != key:
            self.large_key = key
            make = self.editing.large[key][2]
            self.large = make(looks.LARGE, self.bench.catalog, record.id, partial(self.hand.set, field.loc))
        settings = self.app.settings
        self.large.show(field.value, was, settings.reduced_motion or settings.speed == "off")

    def _lay_steps(self) -> None:
        """Figures that follow from the card, then the steps that can be undone, the newest first."""
        w = looks.STEPS.w - 14
        tall = max(30.0, 25 * self.app.art.text_scale)
        rows: list[Widget] = [FigureRow((2, n * tall, w - 2, tall), each) for n, each in enumerate(self.figures)]
        top = len(rows) * tall + (6 if rows else 0)
        history, sizes = self.bench.history, Sizes(self.app)
        for number, words in enumerate(history):
            last = number == len(history) - 1
            goes = None if last else partial(self.undo, number + 1)
            short = words
            if self.record is not None:
                short = words.removeprefix(f"{self.record.name}: ").removeprefix(f"{self.record.name}, ")
            h = 12 + sizes.line * min(2, sizes.rows(short, w - 46))
            rows.append(UndoRow((0, top, w, h), short, words, goes, number == 0, last))
            top += h + 4
        self._steps.children = rows

    def widgets(self) -> list[Widget]:
        """Everything that can be touched, in the order of the Tab key."""
        record = self.record
        prev = Button((30, 654, 122, 42), "Prev", lambda: self.step(-1), kind="slate", icon="chevron_left", size=19,
                      keys=("page up",), tooltip="Page Up")
        following = Button((160, 654, 122, 42), "Next", lambda: self.step(1), kind="slate", icon="chevron_right",
                           size=19, keys=("page down",), tooltip="Page Down")
        middle = [self._boards] if self.large is None else [self.large.widget]
        why = self.why_not_tried
        box = looks.TRY if self.scene.has(COMPARE) else looks.TRY._replace(w=looks.COMPARE.right - looks.TRY.x)
        attempt = Button(box, "Try it", self.try_it, kind="gold", size=20, enabled=not why, why=why,
                         tooltip="Play a game with these cards. Esc brings you back here.")
        further: list[Widget] = []
        if self.scene.has(COMPARE):
            further = [Button(looks.COMPARE, "A or B", self._compare, kind="slate", cap="F7", size=19)]
        return [self._column, *middle, self.file, *self._tools(record), *self._troubles.widgets(), self._steps, prev,
                following, attempt, *further]

    def _tools(self, record: Record | None) -> list[Widget]:
        """What can be done with the whole card."""
        if record is None:
            return []
        what = singular(record.kind)
        tools = [
            ("copy", f"New {what} from this one", self.new, True, ""),
            ("rematch", "Back to the shipped one", self.revert, record.changed, "This one is as it was."),
            ("folder", "Open the folder of its file", self.show_file, True, ""),
        ]
        made: list[Widget] = []
        for number, (icon, words, act, enabled, why) in enumerate(tools):
            box = (looks.FILE.right - 126 + number * 38, looks.FILE.y + 6, 34, 34)
            made.append(Button(box, "", act, kind="flat", icon=icon, hint=words, tooltip=words, enabled=enabled,
                               why=why))
        return made

    # -- time and looks --------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        if self.form is not None:
            self.form.controls.writing.update(dt)
        return False

    def paint(self, canvas: Canvas) -> None:
        looks.paint(canvas, self)


def _is_for_column(field: Field) -> bool:
    """Is it one of those beside the card: what it is called, its picture, words it is known by?"""
    if field.kind == "list":
        return is_simple(field) and all(entry.kind == "text" for entry in field.fields) and field.written
    return field.kind == "picture" or (field.kind == "text" and is_leaf(field) and not is_long(field)
                                       and not field.options)


def every(fields: Sequence[Field]) -> list[Field]:
    """All fields of a tree, groups before what is in them."""
    return [each for field in fields for each in (field, *every(field.fields))]


def singular(kind: str) -> str:
    """What one of a list is called: players, player.

    >>> singular("abilities"), singular("hot_stove"), singular("batters")
    ('ability', 'hot stove card', 'batter')
    """
    words = kind.replace("_", " ")
    if words.endswith("ies"):
        return words[:-3] + "y"
    return words[:-1] if words.endswith("s") else words if words in ("team", "league") else f"{words} card"
