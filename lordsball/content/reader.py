"""YAML text to a `Document`: only the plain part of YAML, every key once, every mistake with its line and column.

Refused, each with a sentence: custom tags, merge keys, several documents in one file, keys that are not words, anchors
that hold themselves or multiply into a flood. Works on the parser's events: no harmful file is ever built up in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from lordsball import limits
from lordsball.content.characters import named, odd_in, place_in, rest_of_line
from lordsball.content.documents import Document, Entry
from lordsball.content.oddities import Span, refused, tell
from lordsball.content.problems import Findings, Place, Problem, found, reason
from lordsball.content.scalars import meaning
from lordsball.content.syntax import explained

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the slow one where PyYAML came without its C part


KEPT = 64
"""Files that are kept as they were read: more than any game has."""


class _Stop(Exception):
    """The rest of the file cannot be understood; what was found is already noted."""


def load(path: Path, file: str, findings: Findings) -> str | None:
    """The text of a file on disk, shown as `file` in messages; what keeps it from being read is noted, then None."""
    try:
        if not path.is_file():  # a folder, or a device that would never end
            what = "a folder" if path.is_dir() else "something that is no file"
            findings.error(Place(file), "", f"found {what}, expected a card file")
            return None
        with path.open("rb") as source:
            raw = source.read(limits.CARD_FILE + 1)
    except OSError as refused:
        findings.error(Place(file), "", f"found a file that cannot be read ({reason(refused)}), expected a card file")
        return None
    return decode(raw, file, findings)


def decode(raw: bytes, file: str, findings: Findings) -> str | None:
    """The text of a file saved as UTF-8, with or without a byte order mark; otherwise a sentence and None."""
    if len(raw) > limits.CARD_FILE:
        _too_large(file, findings)
        return None
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        findings.error(Place(file), "", "found a file saved as UTF-16, expected UTF-8 (save it again in that encoding)")
        return None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        before = raw[: broken.start].decode("utf-8-sig")
        byte = f"{raw[broken.start]:#04x}"
        place = Place(file, *place_in(before, len(before)))
        findings.error(place, "", f"found the byte {byte}, expected a file saved as UTF-8")
        return None


def _too_large(file: str, findings: Findings) -> None:
    findings.error(Place(file), "", f"found more than {limits.CARD_FILE // 1_000_000} MB, expected a card file")


def read(text: str, file: str, findings: Findings) -> Document | None:
    """Read one card file. What is wrong goes to `findings`; None when nothing usable is left."""
    document, problems = _read_once(text, file)
    for problem in problems:
        (findings.warn if problem.warning else findings.error)(problem.place, problem.path, problem.text)
    return document


@lru_cache(maxsize=KEPT)
def _read_once(text: str, file: str) -> tuple[Document | None, tuple[Problem, ...]]:
    """Documents never change, so a file that is read again is read once, as long as it says the same."""
    findings = Findings()
    return _read(text, file, findings), findings.all


def _read(text: str, file: str, findings: Findings) -> Document | None:
    text = text.removeprefix("\ufeff")
    if len(text) > limits.CARD_FILE:
        _too_large(file, findings)
        return None
    if refused(text, file, findings):
        return None
    loader = LOADER(text)
    reading = _Reading(file, text, findings)
    broken: tuple[int, str] | None = None
    root: Entry | None = None
    try:
        root = reading.document(_events(loader))
    except yaml.MarkedYAMLError as error:
        broken = explained(error, text, reading.spans)
    except yaml.YAMLError as error:
        broken = 0, f"found text that is not YAML ({' '.join(str(error).split())[:80]}), expected cards"
    except _Stop:
        return None
    finally:
        loader.dispose()
    odd = tell(text, reading.spans, file, findings)
    if broken is not None:
        if not odd:  # an odd character is the cause, and its place says more
            findings.error(Place(file, *place_in(text, broken[0])), "", broken[1])
        return None
    if root is None:
        findings.error(Place(file), "", "found an empty file, expected cards")
        return None
    return Document(file, root)


def _events(loader: Any) -> Iterator[Event]:
    while loader.check_event():
        yield loader.get_event()


class _Reading:
    """One pass over a file's events, building entries from the outside in without recursion."""

    def __init__(self, file: str, text: str, findings: Findings) -> None:
        self.file = file
        self.text = text
        self.spans: list[Span] = []
        self.values = 0
        self.findings = findings
        self.anchors: dict[str, Entry] = {}
        self.through_anchors = 0
        self.open: list[Entry] = []
        self.waiting: list[Entry | None] = []  # for each open group: the key that still waits for its value

    def document(self, events: Iterator[Event]) -> Entry | None:
        """The one document of the file, or None when the file is empty."""
        file = Entry(1, 1)
        file.items = []
        self.open, self.waiting = [file], [None]
        documents = 0
        for event in events:
            match event:
                case ScalarEvent():
                    self.take(event, self.scalar(event))
                case AliasEvent():
                    self.take(event, self.alias(event))
                case MappingStartEvent() | SequenceStartEvent():
                    self.begin(event)
                case MappingEndEvent() | SequenceEndEvent():
                    done = self.open.pop()
                    self.waiting.pop()
                    self.open[-1].weight += done.weight
                case DocumentStartEvent():
                    documents += 1
                    if documents > 1:
                        self.refuse(event, "found a second document ('---'), expected one per file")
                        raise _Stop
                case _:
                    pass  # the ends of the document and of the file
        root = file.items[0] if file.items else None
        return None if root is None or (root.keys is None and root.items is None and root.scalar is None) else root

    def scalar(self, event: ScalarEvent) -> Entry:
        """A word, a quoted text, a number."""
        entry = self.counted(event)
        start: Any = event.start_mark
        end: Any = event.end_mark
        self.spans.append(Span(start.index, end.index, event.style or ""))
        entry.scalar = meaning(event.value) if event.implicit[0] and not event.style else event.value
        entry.taken_out = entry.scalar is None and bool(event.value)
        entry.hash = not event.value and rest_of_line(self.text, end.index).lstrip().startswith("#")
        if len(event.value) > limits.CARD_TEXT:
            words = f"found a text of {len(event.value):,} characters, expected at most {limits.CARD_TEXT:,}"
            self.refuse(event, words)
            raise _Stop
        if event.style == '"' and not event.value.isascii():
            self.check_escapes(event)
        self.check_tag(event)
        if event.anchor:
            self.anchors[event.anchor] = entry
        return entry

    def check_escapes(self, event: ScalarEvent) -> None:
        """What an escape such as `\\u200b` brings into a text cannot be seen in the file either."""
        last = self.spans[-1]
        for at in odd_in(event.value):
            if event.value[at] not in self.text[last.start : last.end]:
                entry, what = self.marked(event), f"found {named(event.value[at])} written as an escape"
                self.findings.warn(Place(self.file, entry.line, entry.column), "", f"{what}, expected visible text")

    def alias(self, event: AliasEvent) -> Entry:
        """`*name`: the value its anchor marked, as long as that stays a finite and modest amount."""
        entry = self.anchors.get(event.anchor or "")
        if entry is None:
            self.refuse(event, f"found *{event.anchor}, expected an anchor &{event.anchor} further up in the file")
            return self.marked(event)
        if any(entry is around for around in self.open):
            self.refuse(event, f"found *{event.anchor} inside its own anchor, expected a value that ends")
            return self.marked(event)
        self.through_anchors += entry.weight
        if self.through_anchors > limits.CARD_VALUES_THROUGH_ANCHORS:
            most = f"{limits.CARD_VALUES_THROUGH_ANCHORS:,}"
            self.refuse(event, f"found anchors that repeat more than {most} values, expected a few")
            raise _Stop
        return entry

    def begin(self, event: MappingStartEvent | SequenceStartEvent) -> None:
        """A list or a group of keys opens."""
        entry = self.counted(event)
        if isinstance(event, MappingStartEvent):
            entry.keys = {}
        else:
            entry.items = []
        self.check_tag(event)
        if event.anchor:
            self.anchors[event.anchor] = entry
        if len(self.open) > limits.CARD_DEPTH:
            self.refuse(event, f"found groups inside groups, {limits.CARD_DEPTH} deep, expected a few")
            raise _Stop
        self.take(event, entry)
        self.open.append(entry)
        self.waiting.append(None)

    def take(self, event: Event, entry: Entry) -> None:
        """Put a value where it stands: into the list around it, or as key or value into the group around it."""
        around = self.open[-1]
        if entry.keys is None and entry.items is None or isinstance(event, AliasEvent):
            around.weight += entry.weight  # a list or group adds its own when it ends
        if around.items is not None:
            around.items.append(entry)
        elif (key := self.waiting[-1]) is None:
            self.waiting[-1] = self.key(event)
        else:
            self.waiting[-1] = None
            name = key.scalar
            assert around.keys is not None
            if isinstance(name, str) and name in around.keys:
                first = around.keys[name][0].line
                text = f"found the key {found(name)} again (first on line {first}), expected it once"
                self.findings.error(Place(self.file, key.line, key.column), "", text)
            elif isinstance(name, str):
                around.keys[name] = key, entry

    def key(self, event: Event) -> Entry:
        """The mark and name of a key. Its name stays None where it cannot be one, and its value is then left out."""
        entry = self.marked(event)
        if not isinstance(event, ScalarEvent):
            self.refuse(event, "found a key that is not a word, expected 'key: value'")
        elif event.value == "<<" and not event.style:
            self.refuse(event, "found a merge key '<<', expected every key written out")
        else:
            entry.scalar = event.value  # as written: a key is a name, so `no:` and `1:` are text too
            self.spans[-1] = self.spans[-1]._replace(key=True)
        return entry

    def counted(self, event: Event) -> Entry:
        """The same as `marked`, for one value more."""
        self.values += 1
        if self.values > limits.CARD_VALUES:
            self.refuse(event, f"found more than {limits.CARD_VALUES:,} values, expected a card file")
            raise _Stop
        return self.marked(event)

    def marked(self, event: Event) -> Entry:
        """An entry at the place of an event."""
        mark: Any = event.start_mark
        return Entry(mark.line + 1, mark.column + 1)

    def check_tag(self, event: ScalarEvent | MappingStartEvent | SequenceStartEvent) -> None:
        """Tags would let a file choose how it is understood."""
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.refuse(event, f"found the tag {found(tag)}, expected a plain value without tags")

    def refuse(self, event: Event, text: str) -> None:
        """Note a mistake at the place of an event."""
        entry = self.marked(event)
        self.findings.error(Place(self.file, entry.line, entry.column), "", text)
        if self.findings.full(self.file):
            raise _Stop
