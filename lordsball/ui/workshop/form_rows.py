"""The rows of a form: values behind their labels, lists, verbs with what goes with them, texts and what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lordsball.content.problems import Problem
from lordsball.content.told_numbers import disagreement
from lordsball.ui.kit.pieces.boards import CREAM, QUIET, WARN
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import ChoiceList, Dropdown, open_below
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.editing import Editing
from lordsball.ui.workshop.controls import Acts, Controls, is_leaf, key_of, options_of
from lordsball.ui.workshop.flow import ROW, Sheet
from lordsball.ui.workshop.form_pieces import Trouble, Words
from lordsball.workshop.fields import Field


def may_go(field: Field) -> bool:
    """Is it a choice that is written and need not be?"""
    return field.written and not field.needed and bool(field.options or field.kind == "picture")


TITLES = 126.0
"""Room for the title of a step, or of a long text."""


class Rows:
    """Puts fields on a sheet, each with its label, its control and what is wrong with it.

    :param editing: what the game's wing knows better.
    """

    def __init__(self, acts: Acts, editing: Editing) -> None:
        self.acts = acts
        self.editing = editing
        self.controls = Controls(acts, editing.words, editing.names)

    # -- single values and short lists -----------------------------------------------------------------------------

    def labelled(self, sheet: Sheet, field: Field) -> None:
        """A label and its control, side by side; a new row where both do not fit this one."""
        words = "" if field.kind == "flag" else self.controls.name(field)
        label = sheet.measure(words, "body") + 2 if words else 0.0
        if not sheet.fits(label + 14 + min(self.wish(sheet, field), sheet.width - label - 14)):
            sheet.end_row()
        if words:
            self.words(sheet, ("label", field.loc), words, label, tooltip=field.about)
        self.value(sheet, field)

    def wish(self, sheet: Sheet, field: Field) -> float:
        """How wide the control of a field wants to be."""
        if options_of(field):
            said = " or ".join(self.controls.say(field, each) for each in field.value or ())
            return max(130.0, sheet.measure(said, "semibold") + 60)
        return 150.0 if field.kind == "list" else self.controls.width(sheet, field)

    def value(self, sheet: Sheet, field: Field, most: float | None = None) -> None:
        """The control of a value, a list of values or a verb, and what is wrong with it."""
        room = max(110.0, sheet.rest) if most is None else most
        if options_of(field):
            self.controls.several(sheet, field, min(self.wish(sheet, field), room))
        elif field.kind == "list":
            self._short_list(sheet, field, room)
        elif field.kind == "verb":
            self.verb(sheet, field)
        else:
            self.controls.put(sheet, field, min(self.controls.width(sheet, field), room))
            if unit := self.editing.units.get(key_of(field.loc), ""):
                self.words(sheet, ("unit", field.loc), unit, sheet.measure(unit, "body") + 2)
            self.instead(sheet, field)
            if may_go(field):
                self.leave_out(sheet, field)
        self.after(sheet, field)

    def instead(self, sheet: Sheet, field: Field) -> None:
        """A button that turns a plain number into one counted by something, and back."""
        if field.instead is not None:
            words = "for each…" if field.kind == "number" else "a plain number"
            self.controls.button(sheet, ("instead", field.loc), words, None,
                                 lambda: self.acts.set(field.loc, field.instead))

    def _short_list(self, sheet: Sheet, field: Field, room: float) -> None:
        for entry in field.fields:
            w = min(150.0 if entry.kind == "text" and not entry.options else room,
                    self.controls.width(sheet, entry), room - 48)
            if not sheet.fits(w + 48):
                sheet.end_row()
            self.controls.put(sheet, entry, w)
            if len(field.fields) > (field.least or 0):
                self.out(sheet, entry, "close")
        if field.most is None or len(field.fields) < field.most:
            self.one_more(sheet, field, "")
        for entry in field.fields:
            self.after(sheet, entry)

    # -- verbs -----------------------------------------------------------------------------------------------------

    def verb(self, sheet: Sheet, field: Field, handles: Callable[[], None] = lambda: None) -> None:
        """A box with the verb, what goes with it, and what moves or removes it; further groups in rows of their own."""
        said = tuple(self.controls.say(field, option) for option in field.options)
        now = next(iter(field.value), None) if isinstance(field.value, Mapping) else None
        chosen = field.options.index(now) if now in field.options else -1

        def choose(option: int) -> None:
            self.acts.set(field.loc, field.starts[option])

        w = min(246.0, self.controls.choice_width(sheet, said))
        alarm = any(not problem.warning for problem in field.problems)
        sheet.put(("verb", field.loc), w, ROW, lambda box: Dropdown(
            box, field.label, said, chosen, choose, tooltip=field.about, none="choose one",
        ), options=said, chosen=chosen, on_change=choose, alarm=alarm, list_width=300.0)
        large = []
        for part in field.fields:
            if is_leaf(part) or options_of(part):
                self.controls.put(sheet, part) if is_leaf(part) else self.value(sheet, part)
                if unit := self.editing.units.get(key_of(part.loc), ""):
                    self.words(sheet, ("unit", part.loc), unit, sheet.measure(unit, "body") + 2)
                self.instead(sheet, part)
            else:
                large.append(part)
        handles()
        for part in field.fields:
            if is_leaf(part):
                self.after(sheet, part)
        with sheet.indented(24.0):
            for part in large:
                self.part(sheet, part, alone=len(field.fields) == 1)
        self.after(sheet, field)

    def part(self, sheet: Sheet, field: Field, alone: bool) -> None:
        """A group or list that goes with a verb; alone it needs no name of its own."""
        self.value(sheet, field)

    def one_more(self, sheet: Sheet, field: Field, words: str) -> None:
        """A button that adds an entry to a list; where there are several kinds of entries, it asks for one."""
        said = [self.controls.say(field, option) for option in field.options]

        def add(number: int) -> None:
            self.acts.add(field.loc, field.starts[number])

        def ask() -> None:
            if len(field.starts) == 1:
                add(0)
            else:
                open_below(button, len(said), lambda at: ChoiceList((at[0], at[1], 320.0), field.label, said, add))

        if field.starts:
            button = self.controls.button(sheet, ("more", field.loc), words, "plus", ask, f"Add to {field.label}")

    def out(self, sheet: Sheet, entry: Field, icon: str = "trash") -> None:
        """A button that takes an entry out of its list."""
        self.controls.button(sheet, ("out", entry.loc), "", icon, lambda: self.acts.remove(entry.loc), "Remove it")

    def leave_out(self, sheet: Sheet, field: Field) -> None:
        """A button that leaves out what need not be written."""
        self.controls.button(sheet, ("out", field.loc), "", "close", lambda: self.acts.remove(field.loc),
                             f"Leave out: {self.controls.name(field)}")

    # -- texts -----------------------------------------------------------------------------------------------------

    def long(self, sheet: Sheet, field: Field, beside: Mapping[str, Any]) -> None:
        """A text over the whole row; under it the letters left, and whether it says what the verbs beside it do."""
        sheet.end_row()
        left = min(TITLES, max(70.0, sheet.measure(field.label, "semibold") + 14))
        self.words(sheet, ("label", field.loc), self.controls.name(field), left - 14, font="semibold", colour=CREAM,
                   tooltip=field.about)
        self.controls.put(sheet, field, sheet.rest)
        sheet.end_row(2.0)
        with sheet.indented(left):
            self._letters(sheet, field, beside)
            found = disagreement(beside, str(field.loc[-1])) is not None
            self.after(sheet, field, told=found)

    def _letters(self, sheet: Sheet, field: Field, beside: Mapping[str, Any]) -> None:
        """How many letters, whether the words agree with the verbs, and the words that the verbs would write."""
        if field.most:
            count = f"{len(str(field.value or ''))} of {int(field.most)} letters"
            self.words(sheet, ("letters", field.loc), count, sheet.measure(count, "body") + 6, 30.0, colour=QUIET)
        found = disagreement(beside, str(field.loc[-1]))
        if found is not None:
            said, done = (" and ".join(map(str, numbers)) for numbers in found)
            remark = f"The words say {said}, the effect says {done}."
            self.words(sheet, ("remark", field.loc), remark, sheet.measure(remark, "body") + 36, 30.0, colour=WARN,
                       icon="warning")
        worded = self.acts.worded(field.loc)
        if worded and worded != field.value:
            words = "Write them for me"
            w = sheet.measure(words, "semibold") + 28
            if not sheet.fits(w):
                sheet.end_row(0.0)
            sheet.x = max(sheet.x, sheet.right - w)
            sheet.put(("worded", field.loc), w, 30.0, lambda box: Button(
                box, words, lambda: self.acts.set(field.loc, worded), kind="flat", size=18, tooltip=worded))
        sheet.end_row(2.0)

    # -- words and mistakes ----------------------------------------------------------------------------------------

    def words(self, sheet: Sheet, key: Any, words: str, w: float, h: float = ROW, **looks: Any) -> None:
        """A line of words as the next thing on the sheet."""
        sheet.put(key, w, h, lambda box: Words(box, words, **looks), words=words)

    def after(self, sheet: Sheet, field: Field, told: bool = False) -> None:
        """What is wrong with a value, behind its control or below.

        :param told: a warning about its numbers stands there already.
        """
        for number, problem in enumerate(field.problems):
            if not (told and problem.warning):
                self.trouble(sheet, problem, ("trouble", field.loc, number))

    def trouble(self, sheet: Sheet, problem: Problem, key: Any) -> None:
        """A mistake in a sentence, with the button that mends it where that is known."""
        mended = self.acts.mend(problem)
        button = sheet.measure(mended[0], "semibold") + 44 if mended else 0.0
        words = sheet.measure(problem.text, "semibold") + 8
        wanted = 48 + words + (button + 8 if mended else 0)
        if not sheet.fits(min(wanted, 380.0)):
            sheet.end_row()
        w = min(wanted, sheet.rest)
        room = w - 48 - (button + 8 if mended else 0)
        rows = sheet.rows(problem.text, room)
        box = sheet.put(key, w, max(40.0, rows * sheet.line + 14), lambda box: Trouble(
            box, problem.text, room, problem.warning), sentence=problem.text, room=room, soft=problem.warning).rect
        if mended:
            label, mend = mended
            place = Box(box.right - button - 6, box.cy - 18, button, 36)
            sheet.place((*key, "mend"), place, lambda box: Button(box, label, mend, kind="bone", size=18), text=label)
