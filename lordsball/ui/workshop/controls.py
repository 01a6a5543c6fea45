"""One control for each kind of value a card can have. What is typed counts after a moment, or when the hand goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from lordsball.content.documents import Loc
from lordsball.content.problems import Problem
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import opposite
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import ALARM, Dropdown
from lordsball.ui.kit.widgets.multi_choice import MultiChoice
from lordsball.ui.kit.widgets.stepper import Stepper
from lordsball.ui.kit.widgets.switches import Toggle
from lordsball.ui.kit.widgets.text_area import TextArea
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.workshop.flow import ROW, Sheet
from lordsball.workshop.fields import Field

SHORT, LINE = 16, 40
"""The most letters of a short text, and of one that fits a line."""
NUMBER, COLOUR, PICTURE = 132.0, 136.0, 236.0
_TYPED = 0.3
"""Seconds after the last letter when a text counts."""


class Acts(Protocol):
    """What the controls of a form bring about."""

    def set(self, loc: Loc, value: Any, goes_on: bool = False) -> None:
        """Write a value; `goes_on`: the last thing that was written is being typed on."""

    def add(self, loc: Loc, value: Any) -> None:
        """Put an entry at the end of a list."""

    def remove(self, loc: Loc) -> None:
        """Take an entry out of a list, or leave a key out."""

    def mend(self, problem: Problem) -> tuple[str, Callable[[], None]] | None:
        """What would mend a mistake, in words, and what does it; None where that is not known."""

    def name_of(self, id: object) -> str:
        """What a card with this id is called; "" where there is none."""

    def pick(self, field: Field) -> None:
        """Ask for a color."""

    def worded(self, loc: Loc) -> str:
        """What the verbs beside a text say in words of their own; "" where there are none."""


class Writing:
    """Texts that are being typed: each counts once the hand rests, and all of it is one step to undo.

    :param write: called with a place, its text, and whether it goes on with what was written there last.
    """

    def __init__(self, write: Callable[[Loc, str, bool], None]) -> None:
        self._write = write
        self._waiting: dict[Loc, tuple[str, float]] = {}
        self._last: Loc | None = None

    def typed(self, loc: Loc, text: str) -> None:
        """Somebody has typed."""
        self._waiting[loc] = (text, _TYPED)

    def waits(self, loc: Loc) -> bool:
        """Is there something typed at this place that does not count yet?"""
        return loc in self._waiting

    def flush(self) -> None:
        """Everything typed counts now, and what comes is another step."""
        self._count()
        self._last = None

    def _count(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for loc, (text, _) in waiting.items():
            goes_on, self._last = loc == self._last, loc
            self._write(loc, text, goes_on)

    def update(self, dt: float) -> None:
        """Time passes."""
        self._waiting = {loc: (text, left - dt) for loc, (text, left) in self._waiting.items()}
        if any(left <= 0 for _, left in self._waiting.values()):
            self._count()


class Swatch(Widget):
    """A color: a patch of it with its number; a click asks for another."""

    radius = 8.0

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, colour: str, on_click: Callable[[], object],
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, on_click, tooltip=tooltip)
        self.colour = colour
        self.alarm = False

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        known = is_colour(self.colour)
        fill = self.colour if known else "#000000"
        ink = opposite(fill)
        edge = ALARM if self.alarm else "#ffffff" if state.hover else "#5a4326"
        canvas.rounded(x, y, w, h, 8, fill, edge=edge, edge_width=2.4 if self.alarm or state.hover else 1.8)
        canvas.text(self.colour, "semibold", 18, x + 12, y + h / 2, ink, "ml", width=w - 44, height=h)
        draw_icon(canvas, "edit", x + w - 29, self.rect.cy - 9, 18, ink)


def is_colour(text: object) -> bool:
    """Whether a value is a color such as #8a55c9."""
    return isinstance(text, str) and len(text) == 7 and text[0] == "#" and all(
        c in "0123456789abcdefABCDEF" for c in text[1:]
    )


def spoken(value: object) -> str:
    """A value of a card file as people read it: `their_pitch` is their pitch.

    >>> spoken("turn_lowest"), spoken(-3), spoken(True)
    ('turn lowest', '−3', 'yes')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return str(value).replace("-", "−")
    return "none" if value is None else str(value).replace("_", " ")


def key_of(loc: Loc) -> str:
    """The key a value stands under; for an entry of a list, that of the list."""
    return next((step for step in reversed(loc) if isinstance(step, str)), "")


LEAVES = ("number", "choice", "text", "colour", "picture", "flag")


def is_decimal(field: Field) -> bool:
    """Is it a number that need not be whole?"""
    return field.kind == "number" and (field.step == 0 or isinstance(field.value, float))


def as_number(text: str) -> int | float | None:
    """A number that was typed; None where it is none.

    >>> as_number("0.5"), as_number("-3"), as_number("1.2.3")
    (0.5, -3, None)
    """
    try:
        return int(text) if "." not in text else float(text)
    except ValueError:
        return None


def is_leaf(field: Field) -> bool:
    """Is it a single value?"""
    return field.kind in LEAVES


def options_of(field: Field) -> tuple[Any, ...]:
    """What the entries of a list are chosen from; () where it is no list of such."""
    if field.kind != "list" or (field.starts and isinstance(field.starts[0], dict)):
        return ()
    return field.fields[0].options if field.fields else field.options


def is_simple(field: Field) -> bool:
    """Does it fit a row: a value, a list of options, a list of values?"""
    if field.kind != "list":
        return is_leaf(field)
    return bool(options_of(field)) or all(
        is_leaf(entry) and not is_long(entry) for entry in field.fields
    ) and not (field.starts and isinstance(field.starts[0], dict | tuple | list))


def is_long(field: Field) -> bool:
    """Is it a text that wants the whole row?"""
    return field.kind == "text" and not field.options and (field.lines or (field.most or 600) > LINE)


VERBS = "do"
"""The key under which verbs are called something, wherever they stand."""
_NAMES = {"do": "Does", "needs": "Only if"}
"""Keys that all card files share, as people read them."""


class Controls:
    """Makes the control of a single value.

    :param words: what options are called, by the key of their field.
    :param names: what fields are called, by their key.
    """

    def __init__(self, acts: Acts, words: Mapping[str, Mapping[Any, str]], names: Mapping[str, str]) -> None:
        self.acts = acts
        self._words = words
        self._names = {**_NAMES, **names}
        self._decimal: set[Loc] = set()
        self.writing = Writing(self._write)
        self._optional: dict[Loc, bool] = {}

    def name(self, field: Field) -> str:
        """What a field is called in a form."""
        return self._names.get(str(field.loc[-1]), field.label) if field.loc else field.label

    def _write(self, loc: Loc, text: str, goes_on: bool) -> None:
        kept = text.strip()
        if loc in self._decimal:
            if (number := as_number(kept)) is not None:
                self.acts.set(loc, number, goes_on)
        elif not kept and self._optional.get(loc):
            self.acts.remove(loc)
        else:
            self.acts.set(loc, kept, goes_on)

    def say(self, field: Field, value: Any) -> str:
        """What an option of a field is called; a picture as its file is."""
        if field.kind == "picture":
            return str(value)
        named = self.acts.name_of(value) if field.kind == "text" else ""
        own = self._words.get(key_of(field.loc), {}).get(value)
        verb = self._words.get(VERBS, {}).get(value) if field.kind in ("verb", "list") else None
        return own or verb or named or spoken(value)

    def width(self, sheet: Sheet, field: Field) -> float:
        """How wide the control of a value wants to be."""
        if field.kind == "number":
            return NUMBER
        if field.kind == "colour":
            return COLOUR
        if field.kind == "picture":
            return PICTURE
        if field.options:
            return self.choice_width(sheet, [self.say(field, option) for option in field.options])
        if field.kind == "flag":
            return sheet.measure(self.name(field), "semibold") + 76
        most = field.most or 600
        return 190.0 if most <= SHORT else 320.0 if most <= LINE else sheet.width

    @staticmethod
    def choice_width(sheet: Sheet, options: Sequence[str]) -> float:
        """How wide a box with these options wants to be."""
        return min(320.0, max(96.0, max((sheet.measure(each, "semibold") for each in options), default=0) + 56))

    def put(self, sheet: Sheet, field: Field, w: float | None = None, h: float = ROW) -> Widget:
        """The control of a value as the next thing on a sheet."""
        w = self.width(sheet, field) if w is None else w
        key, alarm, about = ("value", field.loc), any(not p.warning for p in field.problems), field.about
        if is_decimal(field):
            return self._fraction(sheet, field, key, w, h, alarm)
        if field.kind == "number":
            return self._number(sheet, field, key, w, h, alarm)
        if field.kind == "flag":
            return sheet.put(key, w, h, lambda box: Toggle(
                box, self.name(field), bool(field.value), lambda on: self.acts.set(field.loc, on), tooltip=about,
            ), value=bool(field.value), on_change=lambda on: self.acts.set(field.loc, on))
        if field.kind == "colour":
            return sheet.put(key, w, h, lambda box: Swatch(
                box, field.label, str(field.value), lambda: self.acts.pick(field), tooltip=about,
            ), colour=str(field.value), alarm=alarm)
        if field.kind == "picture" or field.options:
            return self._choice(sheet, field, key, w, h, alarm)
        return self._text(sheet, field, key, w, h, alarm)

    def _number(self, sheet: Sheet, field: Field, key: Any, w: float, h: float, alarm: bool) -> Widget:
        value = field.value if isinstance(field.value, int) and not isinstance(field.value, bool) else None
        low, high = (None if limit is None else int(limit) for limit in (field.least, field.most))

        def change(number: int) -> None:
            self.acts.set(field.loc, number)

        return sheet.put(key, w, h, lambda box: Stepper(
            box, field.label, value, change, low=low, high=high, step=max(1, int(field.step)), tooltip=field.about,
        ), value=value, low=low, high=high, alarm=alarm, on_change=change)

    def _fraction(self, sheet: Sheet, field: Field, key: Any, w: float, h: float, alarm: bool) -> Widget:
        """A number that need not be whole is typed."""
        self._decimal.add(field.loc)
        text = "" if field.value is None else str(field.value)

        def typed(words: str) -> None:
            self.writing.typed(field.loc, words)

        widget = sheet.put(key, min(w, 96.0), h, lambda box: TextField(
            box, field.label, text, typed, longest=9, allowed=lambda c: c in "-.0123456789", tooltip=field.about,
        ), on_change=typed, on_leave=self.writing.flush, on_enter=lambda _: self.writing.flush(), alarm=alarm)
        if not self.writing.waits(field.loc) and as_number(widget.text) != field.value:
            widget.show(text)
        return widget

    def _choice(self, sheet: Sheet, field: Field, key: Any, w: float, h: float, alarm: bool) -> Widget:
        options: Sequence[Any] = field.names if field.kind == "picture" else field.options
        said = tuple(self.say(field, option) for option in options)
        chosen = options.index(field.value) if field.value in options else -1
        pictures = tuple(f"{field.folder}/{name}" for name in options) if field.kind == "picture" else ()
        none = "none" if field.value is None else self.say(field, field.value)

        def choose(option: int) -> None:
            self.acts.set(field.loc, options[option])

        return sheet.put(key, w, h, lambda box: Dropdown(
            box, field.label, said, chosen, choose, none=none, tooltip=field.about,
        ), options=said, chosen=chosen, on_change=choose, none=none, pictures=pictures, alarm=alarm)

    def _text(self, sheet: Sheet, field: Field, key: Any, w: float, h: float, alarm: bool) -> Widget:
        longest = int(field.most or 600) + 80  # what is too long is shown, and said, not cut
        self._optional[field.loc] = not field.needed
        text = "" if field.value is None else str(field.value)

        def typed(words: str) -> None:
            self.writing.typed(field.loc, words)

        if field.lines or (field.most or 600) > LINE:
            long = (field.most or 600) > 200 or w < 420
            tall = max(h, 86.0 if long else h)
            widget: TextField = sheet.put(key, w, tall, lambda box: TextArea(
                box, field.label, text, typed, longest=longest, breaks=field.lines, tooltip=field.about,
            ))
        else:
            widget = sheet.put(key, w, h, lambda box: TextField(
                box, field.label, text, typed, longest=longest, tooltip=field.about,
            ))
        widget.on_change, widget.on_leave, widget.alarm = typed, self.writing.flush, alarm
        widget.on_enter = lambda _: self.writing.flush()
        if not self.writing.waits(field.loc) and widget.text.strip() != text:
            widget.show(text)
        return widget

    def several(self, sheet: Sheet, field: Field, w: float) -> Widget:
        """A list of options of which several may be chosen."""
        options = options_of(field)
        said = tuple(self.say(field, option) for option in options)
        chosen = tuple(options.index(each) for each in field.value or () if each in options)
        alarm = any(not p.warning for p in field.problems) or any(p for e in field.fields for p in e.problems)

        def choose(several: tuple[int, ...]) -> None:
            if several or field.needed:
                self.acts.set(field.loc, tuple(options[each] for each in several))
            else:
                self.acts.remove(field.loc)

        return sheet.put(("value", field.loc), w, ROW, lambda box: MultiChoice(
            box, field.label, said, chosen, choose, tooltip=field.about, none="none" if field.needed else "any",
            between=" or ",
        ), options=said, several=chosen, on_several=choose, alarm=alarm,
            list_width=self.choice_width(sheet, said) + 20)

    def button(
        self, sheet: Sheet, key: Any, words: str, icon: str | None, on_click: Callable[[], object], hint: str = "",
    ) -> Widget:
        """A flat button in the row: an icon, perhaps with words behind it, or words alone."""
        w = 34.0 if not words else sheet.measure(words, "semibold") + (24 if icon is None else 56)
        return sheet.put(key, w, 34.0, lambda box: Button(
            box, words, on_click, kind="flat", icon=icon, size=18, hint=hint, tooltip=hint,
        ), icon=icon, text=words)
