"""A card file's text as a tree of places: where each value begins and ends, in what style, behind which anchor."""

from __future__ import annotations

import re
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from lordsball.content.reader import LOADER
from lordsball.content.scalars import meaning

_PROPERTIES = re.compile(r"&[^\s,\[\]{}]+\s*")
_ROOM = re.compile(r"(?:\s+|#[^\n]*)*")
"""Blanks, line ends and comments between two things."""


_UNREAD = object()


class Node:
    """A value: where it begins (behind its anchor) and ends in the text, and what is in it."""

    __slots__ = ("start", "end", "style", "flow", "scalar", "items", "pairs", "anchor", "alias", "heads", "_said")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        """For a list or group without brackets: where the last thing in it ends."""
        self.style = ""
        """Of a text: `'`, `"`, `|`, `>` or nothing."""
        self.flow = False
        self.scalar: Any = None
        self.items: list[Node] | None = None
        self.pairs: list[tuple[Node, Node]] | None = None
        self.anchor = ""
        self.alias: Node | None = None
        """What it stands for, where it is `*name`."""
        self.heads: list[tuple[int, int]] = []
        """For each entry of a list or group without brackets: where its `-` or key begins, and where that ends."""

        self._said: Any = _UNREAD

    @property
    def inside(self) -> list[Node]:
        """The values of a list or group."""
        return [value for _, value in self.pairs] if self.pairs is not None else self.items or []

    def find(self, key: str) -> int | None:
        """The place of a key: where it stands twice, its first."""
        return next((i for i, (name, _) in enumerate(self.pairs or ()) if name.scalar == key), None)

    def plain(self) -> Any:
        """What it says, as `Document.data` has it. Asked once the whole text has been read."""
        if self._said is _UNREAD:
            self._said = self._plain()
        return self._said

    def _plain(self) -> Any:
        if self.alias is not None:
            return self.alias.plain()
        if self.pairs is not None:
            return {key.scalar: value.plain() for key, value in reversed(self.pairs)} if self.pairs else {}
        return tuple(item.plain() for item in self.items) if self.items is not None else self.scalar


class Tree:
    """The nodes of one text that has been read without mistakes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.aliases: list[Node] = []
        self._anchors: dict[str, Node] = {}
        top = Node(0, 0)
        top.items = []
        self._open = [top]
        self._keys: list[Node | None] = [None]
        loader = LOADER(text)
        try:
            while loader.check_event():
                self._take(loader.get_event())
        finally:
            loader.dispose()
        self.root = top.items[0] if top.items else None

    def _take(self, event: yaml.Event) -> None:
        match event:
            case ScalarEvent():
                node = self._node(event)
                node.style = event.style or ""
                node.scalar = meaning(event.value) if event.implicit[0] and not event.style else event.value
                if node.style and node.style in "|>":
                    node.end = node.start + len(self.text[node.start : node.end].rstrip())
                self._put(node, event.value)
            case AliasEvent():
                node = self._node(event)
                node.anchor = ""
                node.alias = self._anchors[event.anchor or ""]
                self.aliases.append(node)
                self._put(node, None)
            case MappingStartEvent() | SequenceStartEvent():
                node = self._node(event)
                node.flow = bool(event.flow_style)
                if isinstance(event, MappingStartEvent):
                    node.pairs = []
                else:
                    node.items = []
                self._put(node, None)
                self._open.append(node)
                self._keys.append(None)
            case MappingEndEvent() | SequenceEndEvent():
                self._close(event)
            case _:
                pass

    def _node(self, event: Any) -> Node:
        start, end = event.start_mark.index, event.end_mark.index
        before = _PROPERTIES.match(self.text, start, max(end, start))
        anchored = None if isinstance(event, AliasEvent) else event.anchor
        if anchored and before is None:
            before = _PROPERTIES.match(self.text, start)
        node = Node(before.end() if anchored and before else start, end)
        if anchored:
            node.anchor = anchored
            self._anchors[anchored] = node
        return node

    def _put(self, node: Node, word: str | None) -> None:
        around = self._open[-1]
        if around.items is not None:
            around.items.append(node)
        elif (key := self._keys[-1]) is None:
            node.scalar = word  # a key is a name, as written
            self._keys[-1] = node
        else:
            assert around.pairs is not None
            around.pairs.append((key, node))
            self._keys[-1] = None

    def _close(self, event: Any) -> None:
        node = self._open.pop()
        self._keys.pop()
        if node.flow:
            node.end = event.end_mark.index
            return
        at = node.start
        if node.pairs is not None:
            for key, value in node.pairs:
                colon = self.past(key.end)
                node.heads.append((key.start, colon + 1))
                node.end = max(value.end, colon + 1)
        for item in node.items or ():
            dash = self.past(at)
            node.heads.append((dash, dash + 1))
            at = node.end = max(item.end, dash + 1)

    def past(self, at: int) -> int:
        """Where the next thing stands, behind blanks, line ends and comments."""
        room = _ROOM.match(self.text, at)
        return room.end() if room else at
