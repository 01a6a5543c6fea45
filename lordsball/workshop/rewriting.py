"""A card file's text, changed so that it says something else: only what says it otherwise is touched.

Comments, order, quotes, indentation, line ends and the byte order mark stay. What was written is read again before
anybody gets it, and must say exactly what was meant.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from lordsball.content import reader
from lordsball.content.problems import Findings
from lordsball.workshop.marks import Node, Tree
from lordsball.workshop.spots import Spots
from lordsball.workshop.written import block, fits, flow, folded, key, scalar

MARK = "\ufeff"


class CannotWrite(ValueError):
    """A file stays as it is; the message is a sentence for a person."""


def rewritten(text: str, data: Any, file: str = "") -> str:
    """The text of a card file, changed so that it says `data`: dicts, lists or tuples, and scalars.

    :param file: its name, with which texts that were read are kept.

    Raises CannotWrite for a text that cannot be read, or where what comes out would say something else.

    >>> print(rewritten("bat: 4   # strong\\ntags: [sneak]", {"bat": 5, "tags": ["sneak", "thief"]}))
    bat: 5   # strong
    tags: [sneak, thief]
    """
    body = text.removeprefix(MARK)
    before = reader.read(body, file, Findings())
    if before is None:
        raise CannotWrite("The file has mistakes that keep it from being read: fix them in an editor first.")
    if same(before.data, data):
        return text
    tree = _tree(body)
    if tree.root is None:
        raise CannotWrite("The file is empty.")
    rewriting = _Rewriting(tree)
    rewriting.change(tree.root, data, _Place(-2, 0, False))
    changed = rewriting.result()
    again = reader.read(changed, file, Findings())
    if again is None or not same(again.data, data):
        raise CannotWrite("The file is written in a way that lordsball cannot change safely: change it in an editor.")
    return text[: len(text) - len(body)] + changed


@lru_cache(4)
def _tree(body: str) -> Tree:
    """The tree of a text: somebody who changes a card again and again waits for it once."""
    return Tree(body)


def same(one: Any, other: Any) -> bool:
    """Whether two pieces of data say the same; 1, 1.0 and true differ, lists and tuples do not.

    >>> same({"a": (1, 2)}, {"a": [1, 2]}), same(1, True)
    (True, False)
    """
    return exact(one) == exact(other)


def exact(value: Any) -> str:
    """The same text for the same data."""
    return json.dumps(value, sort_keys=True)


class _Place:
    """Where a value stands: how far what is around it is indented, where its key or `-` ends, whether in brackets."""

    __slots__ = ("outer", "head_end", "in_flow")

    def __init__(self, outer: int, head_end: int, in_flow: bool) -> None:
        self.outer = outer
        self.head_end = head_end
        self.in_flow = in_flow


class _Rewriting:
    """The edits of one text, gathered from the outside in."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.spots = Spots(tree)
        self.changed: set[Node] = set()

    def result(self) -> str:
        """The text with all edits. What an anchor shares stays as it was in the other places."""
        for alias in self.tree.aliases:
            shared = alias.alias
            assert shared is not None
            other = shared in self.changed or self.spots.gone(shared.start, shared.end)
            if other and not self.spots.gone(alias.start, alias.end):
                self.spots.put(alias.start, alias.end, flow(alias.plain()))
        return self.spots.result()

    def change(self, node: Node, new: Any, place: _Place) -> None:
        """Let a value say something else."""
        if same(node.plain(), new):
            return
        self.changed.add(node)
        if node.alias is None and node.pairs and isinstance(new, dict) and new:
            self.change_group(node, new, place)
        elif node.alias is None and node.items and isinstance(new, list | tuple) and new:
            self.change_list(node, new, place)
        else:
            self.replace(node, new, place)

    # --- groups and lists ---------------------------------------------------------------------------------------------

    def change_group(self, node: Node, new: Mapping[str, Any], place: _Place) -> None:
        """Key by key; a new one goes behind the last of those that stand before it in `new`."""
        assert node.pairs is not None
        kept = [i for i, (name, _) in enumerate(node.pairs) if name.scalar in new]
        more = [value for name, value in new.items() if node.find(name) is None]
        wide = node.flow and not place.in_flow and more and not fits(new, self.spots.column(node.start))
        if not kept or (wide and "\n" not in self.spots.text[node.start : node.end]):
            self.replace(node, dict(new), place)
            return
        for i in kept:
            if node.find(node.pairs[i][0].scalar) == i:
                self.change(node.pairs[i][1], new[node.pairs[i][0].scalar], self.inside(node, i, place))
        self.spots.remove(node, [i for i in range(len(node.pairs)) if i not in kept])
        behind = kept[-1]
        added: dict[int, dict[str, Any]] = {}
        seen = None
        for name, value in new.items():
            at = node.find(name)
            if at is not None:
                seen = at
            else:
                added.setdefault(behind if seen is None else seen, {})[name] = value
        for at, values in added.items():
            if node.flow:
                self.spots.insert_flow(node, at, [f"{key(name)}: {flow(value)}" for name, value in values.items()])
            else:
                self.spots.insert_lines(node, at, block(values, self.spots.column(node.heads[at][0])))

    def change_list(self, node: Node, new: Sequence[Any], place: _Place) -> None:
        """Entry by entry; entries with an id are followed by it."""
        assert node.items is not None
        old = [item.plain() for item in node.items]
        stay, added = _matched(old, new)
        removed = [i for i in range(len(old)) if i not in stay]
        if node.flow and removed and added:  # what stands in brackets has no comments of its own to go along
            stay = {i: new[i] for i in range(min(len(old), len(new)))}
            added = {len(old) - 1: list(new[len(old) :])} if len(new) > len(old) else {}
            removed = list(range(len(new), len(old)))
        if not stay:
            self.replace(node, list(new), place)
            return
        for i, value in stay.items():
            self.change(node.items[i], value, self.inside(node, i, place))
        self.spots.remove(node, removed)
        moved = {exact(old[i]): i for i in removed}
        for behind, values in added.items():
            if node.flow:
                self.spots.insert_flow(node, behind, list(map(flow, values)))
                continue
            column = self.spots.column(node.heads[0][0])
            texts = [(moved.get(exact(value)), value) for value in values]
            chunks = [block([value], column) if i is None else self.spots.lines(node, i) for i, value in texts]
            self.spots.insert_chunks(node, behind, chunks)

    def inside(self, node: Node, i: int, place: _Place) -> _Place:
        """Where an entry of a group or list stands."""
        if node.flow:
            return _Place(place.outer, 0, True)
        return _Place(self.spots.column(node.heads[i][0]), node.heads[i][1], place.in_flow)

    # --- a value in another's place -----------------------------------------------------------------------------------

    def replace(self, node: Node, new: Any, place: _Place) -> None:
        """Write a value where another stands."""
        is_block = not node.flow and bool(node.pairs or node.items)
        if place.head_end == 0 and not place.in_flow:
            raise CannotWrite("The whole file cannot be replaced by another value.")
        column = self.spots.column(place.head_end) + 1
        if node.style and node.style in "|>" and isinstance(new, str) and new.strip():
            self.spots.put(node.start, node.end, self.text_block(node, new, place))
        elif place.in_flow or not isinstance(new, dict | list | tuple) or fits(new, column):
            style = node.style if isinstance(node.scalar, str) and node.style else "plain" if _is_text(node) else ""
            text = flow(new) if isinstance(new, dict | list | tuple) else scalar(new, style, place.in_flow)
            if is_block:
                self.spots.collapse(place.head_end, node, text)
            else:
                self.spots.put(node.start, node.end, text)
        elif is_block:
            self.spots.put_lines(place.head_end, node, block(new, self.spots.column(node.start)))
        elif self.spots.text[place.head_end - 1] == "-":
            first, *rest = block(new, place.outer + 2)
            self.spots.put(node.start, node.end, self.spots.newline.join([first.lstrip(" "), *rest]))
        else:
            self.spots.expand(place.head_end, node, block(new, place.outer + 2))

    def text_block(self, node: Node, new: str, place: _Place) -> str:
        """A text behind `|` or `>`, as far indented as the one before; in quotes where it cannot stand there."""
        text = self.spots.text[node.start : node.end]
        header, _, below = text.partition("\n")
        first = next((line for line in below.split("\n") if line.strip()), "")
        indent = len(first) - len(first.lstrip(" ")) or place.outer + 2
        made = folded(new, header.strip(), indent, self.spots.newline)
        read = reader.read(f"x: {made}\n", "", Findings())
        return made if read is not None and same(read.data, {"x": new}) else scalar(new, '"')


def _is_text(node: Node) -> bool:
    return isinstance(node.scalar, str)


def _matched(old: Sequence[Any], new: Sequence[Any]) -> tuple[dict[int, Any], dict[int, list[Any]]]:
    """What the entries of a list that stay say now, and the new ones by the place (-1: none) that they come behind."""
    told = _told(old, new)
    names = told or (list(map(exact, old)), list(map(exact, new)))
    others = [i for i, (one, other) in enumerate(zip(*names, strict=False)) if one != other]
    if told is None and len(old) == len(new) and len(others) == 1:
        return dict(enumerate(new)), {}
    stay: dict[int, Any] = {}
    added: dict[int, list[Any]] = {}
    for _, i, j, k, m in SequenceMatcher(None, *names, autojunk=False).get_opcodes():
        pairs = min(j - i, m - k) if told is None or not _moves(told, i, j, k, m) else 0
        stay |= {i + step: new[k + step] for step in range(pairs)}
        if m > k + pairs:
            behind = max(stay, default=-1)
            added[behind] = [*added.get(behind, ()), *new[k + pairs : m]]
    return stay, added


def _moves(told: tuple[list[Any], list[Any]], i: int, j: int, k: int, m: int) -> bool:
    """Whether entries are not changed one by one: some that others stand for are elsewhere, or their numbers differ."""
    gone, come = told[0][i:j], told[1][k:m]
    return gone != come and (len(gone) != len(come) or bool({*gone} & {*told[1]} or {*come} & {*told[0]}))


def _told(old: Sequence[Any], new: Sequence[Any]) -> tuple[list[Any], list[Any]] | None:
    """What tells the entries of two lists apart; None where something does not."""
    both = []
    for entries in (old, new):
        ids = [entry.get("id", entry.get("level")) if isinstance(entry, dict) else None for entry in entries]
        if not all(isinstance(id, str | int) for id in ids) or len(set(ids)) < len(ids):
            return None
        both.append(ids)
    return both[0], both[1]
