"""The fields of a record, as a tree: what stands there, what may, and the words that explain it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from lordsball.content.documents import Loc
from lordsball.content.parts import Schema, below
from lordsball.content.problems import Problem
from lordsball.workshop.shapes import is_colour, is_picture, picture_folder, start, start_of_verb

FieldKind = Literal["number", "choice", "text", "colour", "picture", "flag", "list", "verb", "group"]


class Field(NamedTuple):
    """One value of a record, or a group of them."""

    loc: Loc
    """The way to it from the top of the record: what `Workbench.set` takes."""
    label: str
    """`Pitch`, `Home run`; an entry of a list is called by its place: `2`."""
    about: str
    """What it means, in a sentence; empty where there is nothing to add."""
    kind: FieldKind
    value: Any = None
    """What stands in the file, as plain data (dicts, tuples, scalars); where nothing does, what counts then."""
    written: bool = True
    """Whether it stands in the file."""
    needed: bool = True
    """Whether the file must say it; else it can be left out, with `Workbench.remove`."""
    least: int | float | None = None
    """number: the smallest; text: the fewest letters; list: the fewest entries."""
    most: int | float | None = None
    """The largest, the most letters, the most entries."""
    step: int | float = 1
    """number: what it is a multiple of; 0 for any fraction."""
    options: tuple[Any, ...] = ()
    """choice: what may stand there; verb, list of verbs: the verbs; text: ids there are to choose from."""
    starts: tuple[Any, ...] = ()
    """verb, and a list of verbs: for each of `options` a whole verb to begin with; other lists: one entry to begin
    with; all else: a value to begin with where none is written."""
    instead: Any = None
    """number and group: the same in the other form, where it may be either: `3`, or `{per: 3, of: stars}`."""
    lines: bool = False
    """text: it may have several lines."""
    folder: str = ""
    """picture: where such pictures lie below assets/sprites: `wild_cards/portraits`."""
    names: tuple[str, ...] = ()
    """picture: those there are, of packs too."""
    fields: tuple[Field, ...] = ()
    """group: one for each key; list: one for each entry; verb: one for what goes with it."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with just this value."""


class Known(NamedTuple):
    """What fields are filled from beside their schema."""

    ids: Callable[[str], tuple[str, ...]]
    """The ids that a key such as `ability` may name."""
    pictures: Callable[[str], tuple[str, ...]]
    """The names of the pictures in a folder below assets/sprites."""
    problems: Callable[[Loc], tuple[Problem, ...]]
    """What is wrong with just this value of the record."""


def fields_of(
    schema: Schema, part: Schema, data: Mapping[str, Any], known: Known, less: Iterable[str] = ()
) -> tuple[Field, ...]:
    """The fields of a record that says `data`.

    :param part: what the schema says about such records.
    :param less: keys that hold other records.
    """
    return _Making(schema, known).keys(part, data, (), data, set(less))


def label(key: str) -> str:
    """A key as people read it.

    >>> label("home_run")
    'Home run'
    """
    return key.replace("_", " ").capitalize()


class _Making:
    """One tree of fields in the making."""

    def __init__(self, schema: Schema, known: Known) -> None:
        self.schema = schema
        self.known = known

    def keys(
        self, part: Schema, data: Mapping[str, Any], loc: Loc, written: Any, less: Iterable[str] = ()
    ) -> tuple[Field, ...]:
        """A field for each key of a group, those that may stand there first, then those that may not."""
        named = part.get("propertyNames", {}).get("enum", ())
        keys = [key for key in dict.fromkeys((*part.get("properties", ()), *named, *data)) if key not in less]
        needed = part.get("required", ())
        return tuple(self.field(label(key), below(self.schema, part, key), data.get(key), (*loc, key),
                                isinstance(written, dict) and key in written, key in needed) for key in keys)

    def field(self, name: str, part: Schema, value: Any, loc: Loc, written: bool, needed: bool) -> Field:
        """One field, with those in it."""
        value = value if written else part.get("default", value)
        common = Field(
            loc, name, part.get("description", ""), "text", value, written, needed,
            starts=(start(self.schema, part),), problems=self.known.problems(loc),
        )
        match part:
            case {"verbs": verbs}:
                return self.verb(common, part, verbs)
            case {"enum": options}:
                return common._replace(kind="choice", options=tuple(options))
            case {"const": only}:
                return common._replace(kind="choice", options=(only,))
            case {"type": "boolean"}:
                return common._replace(kind="flag")
            case {"type": ["integer", "object"]}:
                return self.amount(common, part)
            case {"type": "integer" | "number" as kind}:
                step = part.get("multipleOf", 1 if kind == "integer" else 0)
                return common._replace(kind="number", least=part.get("minimum"), most=part.get("maximum"), step=step)
            case {"type": "array"}:
                return self.list(common, part)
            case {"type": "object"}:
                inside = value if isinstance(value, dict) else {}
                shown = written or "default" in part
                fields = self.keys(part, inside, loc, value if written else {}) if shown else ()
                return common._replace(kind="group", fields=fields)
            case _:
                return self.text(common, part)

    def text(self, field: Field, part: Schema) -> Field:
        """A text, a color or the name of a picture."""
        key = str(field.loc[-1])
        if is_colour(part):
            return field._replace(kind="colour")
        if is_picture(part):
            folder = picture_folder(part)
            return field._replace(kind="picture", folder=folder, names=self.known.pictures(folder))
        several = "pattern" not in part and part.get("maxLength", 0) > 200
        return field._replace(
            least=part.get("minLength"), most=part.get("maxLength"), lines=several, options=self.known.ids(key)
        )

    def amount(self, field: Field, part: Schema) -> Field:
        """A number, or a group that says what it is counted by."""
        if isinstance(field.value, dict):
            instead = field.value.get("per", 1)
            fields = self.keys(part, field.value, field.loc, field.value)
            return field._replace(kind="group", fields=fields, instead=instead)
        of = part["properties"]["of"]["enum"][0]
        per = field.value if isinstance(field.value, int) else 1
        least, most = part.get("minimum"), part.get("maximum")
        return field._replace(kind="number", instead={"per": per, "of": of}, least=least, most=most)

    def list(self, field: Field, part: Schema) -> Field:
        """A list, with a field for each entry."""
        inside = below(self.schema, part, 0)
        entries = field.value if isinstance(field.value, tuple | list) else ()
        fields = tuple(
            self.field(_called(entry, n), inside, entry, (*field.loc, n), field.written, True)
            for n, entry in enumerate(entries)
        )
        verbs = tuple(inside.get("verbs", ()))
        starts = tuple(start_of_verb(self.schema, inside, verb) for verb in verbs) or (start(self.schema, inside),)
        return field._replace(
            kind="list", fields=fields, options=verbs or tuple(inside.get("enum", ())), starts=starts,
            least=part.get("minItems", 0), most=part.get("maxItems"),
        )

    def verb(self, field: Field, part: Schema, verbs: Iterable[str]) -> Field:
        """One of several verbs, with what goes with the one that is written."""
        options = tuple(verbs)
        starts = tuple(start_of_verb(self.schema, part, verb) for verb in options)
        written = next(iter(field.value), "") if isinstance(field.value, dict) else ""
        chosen = below(self.schema, part, f"<{written}>") if written in options else {}
        fields = self.keys(chosen, field.value, field.loc, field.value) if chosen else ()
        about = chosen.get("description", field.about)
        return field._replace(kind="verb", about=about, options=options, starts=starts, fields=fields)


def _called(entry: Any, n: int) -> str:
    """An entry of a list by its name, else by its place."""
    name = entry.get("name", entry.get("id")) if isinstance(entry, dict) else None
    return name if isinstance(name, str) else str(n + 1)
