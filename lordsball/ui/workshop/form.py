"""The fields of a card as a form: every value by a control that fits it, groups and lists on boards of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from lordsball.content.documents import Loc
from lordsball.content.problems import Problem
from lordsball.ui.kit.pieces.boards import CREAM, QUIET
from lordsball.ui.kit.widgets.choices import ChoiceList, open_below
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.table.editing import Editing, Sentence, Step, Way
from lordsball.ui.workshop.controls import Acts, is_leaf, is_long, is_simple, key_of
from lordsball.ui.workshop.flow import GAP, ROW, Measure, Sheet
from lordsball.ui.workshop.form_pieces import Board, Number, Words
from lordsball.ui.workshop.form_rows import TITLES, Rows, may_go
from lordsball.workshop.fields import Field

_PAD, _HEAD, _LOW, _FOOT, _BETWEEN = 16.0, 44.0, 10.0, 14.0, 14.0
"""Inside a board: from its edge, under its title, over its row without that, under the last row; between boards."""
NOTHING = "This file holds nothing but cards: choose them under Cards."
MANY = 3
"""More things than this that a group may hold, but need not, are offered in a list."""
_BESIDE = 76.0
"""In a narrow column, labels up to this width stand beside their control."""


class Form(Rows):
    """A form. It is laid out again after every change; its widgets stay, so a caret or a drag outlives that.

    :param measure: tells the size of words.
    """

    def __init__(self, acts: Acts, editing: Editing, measure: Measure) -> None:
        super().__init__(acts, editing)
        self.measure = measure
        self._kept: dict[Hashable, Widget] = {}
        self._column: dict[Hashable, Widget] = {}

    def forget(self) -> None:
        """Another card: what was typed counts, and no control of the last one stays."""
        self.controls.writing.flush()
        self._kept, self._column = {}, {}

    def lay(self, fields: Sequence[Field], width: float, strays: Sequence[Problem] = ()) -> list[Widget]:
        """The boards of a form, one under the other, from (0, 0) on.

        :param strays: mistakes of the card that no field shows.
        """
        sheet = Sheet(self._kept, self.measure, _PAD, width - _PAD)
        beside = {str(field.loc[-1]): field.value for field in fields if field.loc and field.written}
        for number, problem in enumerate(strays):
            self.trouble(sheet, problem, ("stray", number))
        sheet.end_row()
        single = [field for field in fields if is_leaf(field) and not is_long(field)]
        if single:
            title = "Numbers" if all(field.kind == "number" for field in single) else "The card"
            wanted = sum(self._cell(sheet, field) + GAP for field in single) + sheet.measure(title, "display") * 1.2
            low = wanted < sheet.width and not any(field.problems for field in single)
            with self._board(sheet, ("board", "single"), title, low=low):
                self._side_by_side(sheet, single)
        for field in fields:
            if not is_leaf(field):
                with self._board(sheet, ("board", field.loc), self.controls.name(field), _count(field), field.about):
                    self._inside(sheet, field)
        long = [field for field in fields if is_long(field)]
        if long:
            with self._board(sheet, ("board", "words"), "Words"):
                for field in long:
                    self.long(sheet, field, beside)
        if not fields:
            self.words(sheet, "nothing", NOTHING, sheet.width, colour=QUIET)
        self._kept = sheet.kept
        # A board is known to be so tall only when it is full, and lies under what stands on it.
        return sorted(sheet.widgets, key=lambda widget: not isinstance(widget, Board))

    def column(self, fields: Sequence[Field], width: float) -> list[Widget]:
        """Fields in a narrow column, labels beside or above: what a card is called, and its picture."""
        sheet = Sheet(self._column, self.measure, 3.0, width - 16.0)
        for field in fields:
            name = self.controls.name(field)
            said = field.value if isinstance(field.value, str) else ""
            beside = sheet.measure(name, "body") <= _BESIDE - 14 and not is_long(field)
            beside &= sheet.measure(said, "semibold") * 1.12 + (60 if field.kind == "picture" else 26) < (
                sheet.width - _BESIDE)
            self.words(sheet, ("label", field.loc), name, _BESIDE - 14 if beside else sheet.width,
                       ROW if beside else 30.0, colour=QUIET, tooltip=field.about)
            if not beside:
                sheet.end_row(0.0)
            with sheet.hanging(_BESIDE if beside else 0.0):
                self.value(sheet, field)
        self._column = sheet.kept
        return sheet.widgets

    # -- boards ----------------------------------------------------------------------------------------------------

    @contextmanager
    def _board(
        self, sheet: Sheet, key: Hashable, title: str, remark: str = "", about: str = "", low: bool = False
    ) -> Iterator[None]:
        """Within, rows stand on a board with a title over them; a low one has it beside its only row."""
        sheet.end_row()
        top = sheet.y
        sheet.skip(_LOW if low else _HEAD)
        with sheet.hanging(sheet.measure(title, "display") * 1.2 + 16 if low else 0.0):
            yield
        height = sheet.y - top + _FOOT - 8
        box = Box(sheet.left - _PAD + 2, top, sheet.width + 2 * _PAD - 4, height)
        sheet.place(key, box, lambda box: Board(box, title, remark, about), title=title, remark=remark, low=low)
        sheet.skip(_FOOT - 8 + _BETWEEN)

    def _side_by_side(self, sheet: Sheet, fields: Sequence[Field]) -> None:
        """Single values in a row, each under its label."""
        for field in fields:
            w = self._cell(sheet, field)
            if not sheet.fits(w):
                sheet.end_row()
            x, top = sheet.x, sheet.y
            if field.kind != "flag":
                anchor = "mc" if field.kind == "number" else "ml"
                label = partial(Words, words=field.label, anchor=anchor, tooltip=field.about)
                sheet.place(("label", field.loc), Box(x, top - 2, w, 28), label, words=field.label)
            sheet.lower(28.0, partial(self._in_cell, sheet, field, w))
        sheet.end_row()
        for field in fields:
            self.after(sheet, field)

    def _in_cell(self, sheet: Sheet, field: Field, w: float) -> None:
        self.controls.put(sheet, field, w - 42 if may_go(field) else w)
        if may_go(field):
            sheet.x -= 6
            self.leave_out(sheet, field)

    def _cell(self, sheet: Sheet, field: Field) -> float:
        """How wide a value and the label over it are."""
        extra = 42 if may_go(field) else 0
        return max(self.controls.width(sheet, field) + extra, sheet.measure(field.label, "body") + 6)

    def _inside(self, sheet: Sheet, field: Field) -> None:
        """What stands on the board of a group, list or verb."""
        if field.kind == "group" and not field.written and not field.needed:
            self._begin(sheet, field)
            return
        if field.kind == "group" and not field.needed:
            self.leave_out(sheet, field)
        self._told(sheet, field)

    # -- groups ----------------------------------------------------------------------------------------------------

    def _group(self, sheet: Sheet, field: Field) -> None:
        """The fields of a group: those of its sentence first."""
        sentence = self.editing.sentences.get(key_of(field.loc))
        told = self._sentence(sheet, field, sentence) if sentence is not None else set()
        beside = field.value if isinstance(field.value, Mapping) else {}
        self.instead(sheet, field)
        left = [each for each in field.fields if each.loc not in told]
        unused = [each for each in left if not each.needed and not each.written and each.value is None]
        folded = unused if len(unused) > MANY else []
        for each in left:
            if each not in folded:
                self._member(sheet, each, beside)
                if folded and each.written and is_leaf(each) and not each.needed and not may_go(each):
                    self.leave_out(sheet, each)
        if folded:
            self._unfold(sheet, field, folded)
        self.after(sheet, field)

    def _unfold(self, sheet: Sheet, field: Field, folded: Sequence[Field]) -> None:
        """A button that offers what a group may hold as well."""
        said = [self.controls.name(each) for each in folded]

        def take(number: int) -> None:
            each = folded[number]
            self.acts.set(each.loc, first(each))

        def ask() -> None:
            open_below(button, len(said), lambda at: ChoiceList((at[0], at[1], 280.0), field.label, said, take))

        words = "More" if len(folded) < len(field.fields) else "Add"
        button = self.controls.button(sheet, ("unfold", field.loc), words, "plus", ask)

    def _member(self, sheet: Sheet, field: Field, beside: Mapping[str, Any]) -> None:
        """One field of a group: in the row where it fits one, else in rows of its own."""
        if is_long(field):
            self.long(sheet, field, beside)
        elif is_simple(field):
            self.labelled(sheet, field)
        elif not field.written and not field.needed:
            self._begin(sheet, field)
        else:
            sheet.end_row()
            name = self.controls.name(field)
            self.words(sheet, ("heading", field.loc), name, sheet.measure(name, "semibold") + 8, 34.0,
                       font="semibold", colour=CREAM, tooltip=field.about)
            if not field.needed:
                self.leave_out(sheet, field)
            with sheet.indented(24.0):
                self._entries(sheet, field) if field.kind == "list" else self._group(sheet, field)
            if field.kind == "list":
                self.after(sheet, field)

    def part(self, sheet: Sheet, field: Field, alone: bool) -> None:
        if alone and field.kind == "group" and field.written:
            self._group(sheet, field)
        else:
            self._member(sheet, field, {})

    def _begin(self, sheet: Sheet, field: Field) -> None:
        """A button that writes a group or list that is not there yet."""
        if field.kind == "list" and field.starts:
            self.one_more(sheet, field, self.controls.name(field))
        elif field.starts:
            self.controls.button(sheet, ("begin", field.loc), self.controls.name(field), "plus",
                                 lambda: self.acts.set(field.loc, field.starts[0]), f"Add: {self.controls.name(field)}")

    def _sentence(self, sheet: Sheet, field: Field, sentence: Sentence) -> set[Loc]:
        """Lines of words with fields between them; returns the places of the fields that are told."""
        told = self._one_of(sheet, field, sentence) if sentence.one_of else set()
        shown: set[Loc] = set()
        number = 0
        for step in sentence.steps:
            step = step._replace(parts=tuple(_told_parts(field, step, told)))
            there = [found for part in step.parts if (found := _found(field, part)) is not None]
            if not there:
                continue
            sheet.end_row()
            number += 1
            title = partial(Number, number=number, title=step.title)
            sheet.put(("step", field.loc, step.title), TITLES - 14, ROW, title, number=number)
            with sheet.hanging(TITLES):
                self._step(sheet, field, step)
            shown |= {each.loc[:length] for each in there for length in range(len(field.loc) + 1, len(each.loc) + 1)}
        sheet.end_row()
        return told | shown

    def _step(self, sheet: Sheet, field: Field, step: Step) -> None:
        for place, part in enumerate(step.parts):
            if isinstance(part, str):
                w = sheet.measure(part, "body") + 2
                at = _found(field, step.parts[place + 1]) if place + 1 < len(step.parts) else None
                if at is not None and not sheet.fits(w + 14 + self.wish(sheet, at)):
                    sheet.end_row()
                self.words(sheet, ("said", field.loc, step.title, place), part, w)
            elif (found := _found(field, part)) is not None:
                self._told(sheet, found)

    def _told(self, sheet: Sheet, field: Field) -> None:
        """A field in a sentence."""
        if field.kind == "group":
            self._group(sheet, field)
        elif field.kind == "list" and not is_simple(field):
            self._entries(sheet, field)
            self.after(sheet, field)
        else:
            self.value(sheet, field)

    def _one_of(self, sheet: Sheet, field: Field, sentence: Sentence) -> set[Loc]:
        """Which of a few keys is written: choosing another leaves the others out at once. Returns the places of what
        has no place beside it."""
        kinds, wants = sentence.one_of, sentence.wants
        wanted = {key for keys in wants.values() for key in keys}
        members = {str(each.loc[-1]): each for each in field.fields if each.loc[-1] in kinds}
        keys = [key for key in kinds if key in members]
        now = next((number for number, key in enumerate(keys) if members[key].written), 0)
        value = field.value if isinstance(field.value, Mapping) else {}

        def choose(number: int) -> None:
            key, others = keys[number], {str(each.loc[-1]): each for each in field.fields}
            barred = {*kinds, *wanted} - set(wants.get(key, ()))
            kept = {name: each for name, each in value.items() if name not in barred}
            new = {name: first(others[name]) for name in wants.get(key, ()) if name not in kept}
            self.acts.set(field.loc, {**kept, key: first(members[key]), **new})

        words = tuple(kinds[key] for key in keys)
        w = len(words) * (max(sheet.measure(each, "semibold") for each in words) + 28)
        sheet.put(("kind", field.loc), w, ROW, lambda box: Segmented(box, field.label, words, now, choose),
                  chosen=now, on_change=choose)
        sheet.end_row()
        barred = {key for key in keys if key != keys[now]} | (wanted - set(wants.get(keys[now], ())))
        return {each.loc for each in field.fields if each.loc[-1] in barred}

    # -- lists -----------------------------------------------------------------------------------------------------

    def _entries(self, sheet: Sheet, field: Field) -> None:
        """The entries of a list, each with its place, and what moves it or takes it out."""
        for place, entry in enumerate(field.fields):
            sheet.end_row()
            if entry.kind == "verb":
                self.verb(sheet, entry, partial(self._handles, sheet, field, place))
                continue
            if len(field.fields) > 1 or field.least != field.most:
                self.words(sheet, ("place", entry.loc), f"{place + 1}", 26.0, 34.0, font="display", size=20,
                           colour=CREAM)
                self._handles(sheet, field, place)
            with sheet.hanging(0.0):
                if entry.kind == "group":
                    self._group(sheet, entry)
                elif entry.kind == "list" and not is_simple(entry):
                    self._entries(sheet, entry)
                    self.after(sheet, entry)
                elif is_long(entry):
                    self.long(sheet, entry, {})
                else:
                    self.value(sheet, entry)
        sheet.end_row()
        if field.most is None or len(field.fields) < field.most:
            self.one_more(sheet, field, "One more" if field.fields else "Add one")
        sheet.end_row()

    def _handles(self, sheet: Sheet, field: Field, place: int) -> None:
        """Up, down and out, for an entry of a list."""
        entries = [entry.value for entry in field.fields]
        entry = field.fields[place]

        def swap(other: int) -> Callable[[], None]:
            moved = list(entries)
            moved[place], moved[other] = moved[other], moved[place]
            return lambda: self.acts.set(field.loc, tuple(moved))

        if place > 0:
            self.controls.button(sheet, ("up", entry.loc), "", "arrow_up", swap(place - 1), "Move it up")
        if place + 1 < len(entries):
            self.controls.button(sheet, ("down", entry.loc), "", "arrow_down", swap(place + 1), "Move it down")
        if len(entries) > (field.least or 0):
            self.out(sheet, entry)


def first(field: Field) -> Any:
    """What a field begins with: a list with one entry, where entries are of one kind."""
    start = field.starts[0] if field.starts else field.options[0] if field.options else field.value
    return (start,) if field.kind == "list" else start


def _count(field: Field) -> str:
    """How many entries a list has, and how many it may have."""
    if field.kind != "list" or field.least == field.most:
        return ""
    count = len(field.fields)
    return f"{count} of at most {int(field.most)}" if field.most is not None else str(count)


def _told_parts(field: Field, step: Step, told: set[Loc]) -> Iterator[str | Way]:
    """The parts of a step whose fields are there, with the words before each."""
    for part, following in zip(step.parts, (*step.parts[1:], ""), strict=False):
        way = following if isinstance(part, str) else part
        if isinstance(way, str) or ((*field.loc, way[0]) not in told and _found(field, way) is not None):
            yield part


def _found(field: Field, way: str | Way) -> Field | None:
    """The field at a way below a group, where it is written or is part of what is."""
    if isinstance(way, str):
        return None
    for key in way:
        if not field.written and not is_leaf(field):
            return None
        below = next((each for each in field.fields if each.loc[-1] == key), None)
        if below is None:
            return None
        field = below
    return field
