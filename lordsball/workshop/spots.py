"""Edits of a text: entries taken out and put in where they stand, in brackets or in lines of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from lordsball.workshop.marks import Node, Tree
from lordsball.workshop.written import WIDTH


class _Edit(NamedTuple):
    start: int
    end: int
    order: int
    text: str


class Spots:
    """The edits of one text; positions are those of the text as it was."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.text = tree.text
        self.newline = "\r\n" if "\r\n" in self.text else "\n"
        self._edits: list[_Edit] = []

    def result(self) -> str:
        """The text with every edit made."""
        parts, at = [], 0
        for edit in sorted(self._edits):
            parts += [self.text[at : edit.start], edit.text]
            at = max(at, edit.end)
        return "".join([*parts, self.text[at:]])

    def gone(self, start: int, end: int) -> bool:
        """Whether all between these is taken out or replaced."""
        return any(edit.start <= start and edit.end >= end for edit in self._edits)

    def put(self, start: int, end: int, text: str) -> None:
        """Text in place of other text, with a blank before it where YAML needs one."""
        if text and start == end and start and self.text[start - 1] in ":-,":
            text = f" {text}"
        self._edits.append(_Edit(start, end, len(self._edits), text))

    # --- lines --------------------------------------------------------------------------------------------------------

    def line_start(self, at: int) -> int:
        """Where the line of a position begins."""
        return self.text.rfind("\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        """Where the line of a position ends, before its line end."""
        end = self.text.find("\n", at)
        end = len(self.text) if end < 0 else end
        return end - 1 if end > at and self.text[end - 1 : end] == "\r" else end

    def next_line(self, at: int) -> int:
        """Where the line behind that of a position begins."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end + 1

    def column(self, at: int) -> int:
        """How far a position is from the beginning of its line."""
        return at - self.line_start(at)

    def leads(self, at: int) -> bool:
        """Whether nothing but blanks stands before a position in its line."""
        return not self.text[self.line_start(at) : at].strip()

    # --- entries in lines of their own --------------------------------------------------------------------------------

    def end_of(self, node: Node, i: int) -> int:
        """Where an entry of a group or list without brackets ends."""
        return max(node.inside[i].end, node.heads[i][1])

    def lines(self, node: Node, i: int) -> list[str]:
        """An entry as it stands, with the comments in its lines."""
        start = node.heads[i][0]
        text = self.text[start : self.line_end(self.end_of(node, i))]
        first, *rest = text.replace("\r\n", "\n").split("\n")
        return [" " * self.column(start) + first, *rest]

    def insert_lines(self, node: Node, i: int, lines: Sequence[str]) -> None:
        """Lines behind an entry."""
        at = self.line_end(self.end_of(node, i))
        self.put(at, at, self.newline + self.newline.join(lines))

    def insert_chunks(self, node: Node, i: int, chunks: Sequence[Sequence[str]]) -> None:
        """Entries behind the one at place `i`, before the first where that is -1; apart as the others are."""
        apart = [""] if self.are_apart(node) else []
        if i >= 0:
            for chunk in chunks:
                self.insert_lines(node, i, [*apart, *chunk])
            return
        at = node.heads[0][0]
        lines = [line for chunk in chunks for line in (*chunk, *apart)]
        if self.leads(at):
            at = self.line_start(at)
            self._edits.append(_Edit(at, at, len(self._edits), self.newline.join([*lines, ""])))
        else:
            margin = " " * self.column(at)
            self.put(at, at, self.newline.join([lines[0].lstrip(" "), *lines[1:], margin]))

    def are_apart(self, node: Node) -> bool:
        """Whether an empty line stands between entries."""
        for (_, _), (start, _), value in zip(node.heads, node.heads[1:], node.inside, strict=False):
            between = self.text[value.end : start]
            return re.search(r"\n[ \t]*\r?\n", between) is not None
        return False

    def remove(self, node: Node, places: Sequence[int]) -> None:
        """Entries, with their lines; comments in lines of their own stay."""
        for i in places:
            if node.flow:
                self._remove_flow(node, i, [each for each in range(len(node.inside)) if each not in places])
            else:
                self._remove_lines(node, i)

    def _remove_lines(self, node: Node, i: int) -> None:
        start, end = node.heads[i][0], self.end_of(node, i)
        if not self.leads(start):  # behind the '-' of the list around: what comes next moves up
            after = node.heads[i + 1][0] if i + 1 < len(node.heads) else end
            bare = "#" not in self.text[end:after]
            self.put(start, after if bare else self.line_end(end), "")
            return
        first, last = self.line_start(start), self.next_line(end)
        if last == len(self.text) and not self.text.endswith("\n") and first:
            first -= 2 if self.text[first - 2 : first] == "\r\n" else 1
        elif self._is_blank(last) and (not i or self._is_blank(self.line_start(first - 1))):
            last = self.next_line(last)
        self.put(first, last, "")

    def _is_blank(self, line_start: int) -> bool:
        return line_start < len(self.text) and not self.text[line_start : self.line_end(line_start)].strip()

    # --- entries in brackets ------------------------------------------------------------------------------------------

    def _starts(self, node: Node) -> list[int]:
        return [key.start for key, _ in node.pairs] if node.pairs is not None else [each.start for each in node.inside]

    def _comma(self, at: int) -> int | None:
        """The place of the comma that comes next, behind blanks and comments."""
        at = self.tree.past(at)
        return at if self.text[at : at + 1] == "," else None

    def insert_flow(self, node: Node, i: int, entries: Sequence[str]) -> None:
        """Entries behind the one at place `i`, before the first where that is -1."""
        starts = self._starts(node)
        more = ", ".join(entries)
        if i < 0:
            self.put(starts[0], starts[0], f"{more}, ")
            return
        end = node.inside[i].end
        comma = self._comma(end)
        lines_apart = i > 0 and self.line_start(starts[i]) != self.line_start(starts[i - 1]) and self.leads(starts[i])
        long = len(self.text[self.line_start(end) : self.line_end(end)]) + len(more) + 2 > WIDTH
        if comma is None and not lines_apart and not long:
            self.put(end, end, f", {more}")
            return
        if comma is None:
            self.put(end, end, ",")
        last = i + 1 == len(starts)
        tail = "" if last else ","
        at = end if comma is None else comma + 1
        if lines_apart or (long and last):
            margin = self.newline + " " * self.column(starts[0])
            at = self.line_end(at) if self._rest_is_comment(at) else at
            self._edits.append(_Edit(at, at, len(self._edits), margin + f",{margin}".join(entries) + tail))
        else:
            self._edits.append(_Edit(at, at, len(self._edits), f" {more}{tail}"))

    def _rest_is_comment(self, at: int) -> bool:
        rest = self.text[at : self.line_end(at)].strip()
        return not rest or rest.startswith("#")

    def _remove_flow(self, node: Node, i: int, kept: Sequence[int]) -> None:
        starts = self._starts(node)
        start, end = starts[i], node.inside[i].end
        comma = self._comma(end)
        behind = comma + 1 if comma is not None else end
        if self.leads(start) and self._rest_is_comment(behind):
            self.put(self.line_start(start), self.next_line(behind), "")
        elif i + 1 < len(starts) and kept and kept[0] > i:
            self.put(start, starts[i + 1] if "#" not in self.text[behind : starts[i + 1]] else behind, "")
        elif i and "#" not in self.text[node.inside[i - 1].end : start]:
            self.put(node.inside[i - 1].end, end, "")
        else:
            self.put(start, behind, "")

    # --- one form for another -----------------------------------------------------------------------------------------

    def collapse(self, head_end: int, node: Node, text: str) -> None:
        """One line behind a key or `-` in place of lines below it."""
        if self.line_start(head_end) == self.line_start(node.start):
            self.put(node.start, node.end, text)
            return
        if node.anchor:
            head_end = self.text.index(f"&{node.anchor}", head_end) + len(node.anchor) + 1
        self._edits.append(_Edit(head_end, head_end, len(self._edits), f" {text}"))
        self.put(self.line_end(head_end), self.line_end(node.end), "")

    def put_lines(self, head_end: int, node: Node, lines: Sequence[str]) -> None:
        """Lines in place of others that begin where these do."""
        first, *rest = lines
        self.put(node.start, self.line_end(node.end), self.newline.join([first.lstrip(" "), *rest]))

    def expand(self, head_end: int, node: Node, lines: Sequence[str]) -> None:
        """Lines below a key in place of what stood behind it."""
        self.put(head_end, node.end, "")
        at = self.line_end(node.end)
        self._edits.append(_Edit(at, at, len(self._edits), self.newline + self.newline.join(lines)))
