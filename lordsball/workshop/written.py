"""Values as they are written in a card file: plain where YAML allows it, in one line where they fit."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

import yaml

from lordsball.content.scalars import meaning

WIDTH = 120
"""Columns of a line before a value is spread over several."""
_DEEPEST = 2
"""Groups in groups that are still read easily in one line."""
_WORD = re.compile(r"[^\W\d_][\w '’.&()/-]*", re.ASCII)
"""A text that needs no quotes anywhere: words, with signs that mean nothing to YAML."""
_IN_GROUPS = re.compile(r"[,\[\]{}]")
_UNSEEN = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


def scalar(value: Any, style: str = "", in_flow: bool = False) -> str:
    r"""One value, in the style of the one it replaces: `'`, `"` or plain.

    >>> scalar("Pete Moss"), scalar("no"), scalar("Stop!", "'"), scalar(5), scalar(None)
    ('Pete Moss', '"no"', "'Stop!'", '5', 'null')
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    doubled = str(value).replace("'", "''")
    if style == "'" and value.isprintable() and value:
        return f"'{doubled}'"
    if style != '"' and is_plain(value, in_flow, bool(style == "plain")):
        return str(value)
    return _UNSEEN.sub(lambda odd: f"\\u{ord(odd[0]):04x}", json.dumps(value, ensure_ascii=False))


def is_plain(text: str, in_flow: bool = False, free: bool = False) -> bool:
    """Whether a text can stand without quotes and be read as this text, by other YAML programs too.

    :param free: it takes the place of a text without quotes: any that YAML understands will do, not only words.
    """
    if meaning(text) != text or _resolved(text) or text != text.strip() or not text.isprintable():
        return False
    if not free:
        return _WORD.fullmatch(text) is not None and text[-1] not in ".!?"
    starts = text[0] not in "-?:,[]{}#&*!|>'\"%@`" and not text.startswith(("---", "..."))
    return starts and not re.search(r": |:$| #|\t", text) and not (in_flow and _IN_GROUPS.search(text))


def _resolved(text: str) -> bool:
    """Whether a YAML 1.1 program reads something else than a text."""
    resolver: Any = yaml.resolver.Resolver()
    return bool(resolver.resolve(yaml.ScalarNode, text, (True, False)) != "tag:yaml.org,2002:str")


def key(name: str) -> str:
    """A key: words such as `on` stay plain, as they are in all card files."""
    return name if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", name) else scalar(name, '"')


def flow(value: Any) -> str:
    """A value in one line.

    >>> flow({"do": [{"gain": 1}], "tags": ()})
    '{do: [{gain: 1}], tags: []}'
    """
    match value:
        case dict():
            return "{" + ", ".join(f"{key(name)}: {flow(inside)}" for name, inside in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(flow, value)) + "]"
        case _:
            return scalar(value, in_flow=True)


def block(value: Any, indent: int) -> list[str]:
    """A value in lines of its own, each indented; the first belongs at `indent` columns too."""
    margin = " " * indent
    if isinstance(value, dict) and value:
        lines = []
        for name, inside in value.items():
            if fits(inside, indent + len(name) + 2):
                lines.append(f"{margin}{key(name)}: {flow(inside)}")
            else:
                lines += [f"{margin}{key(name)}:", *block(inside, indent + 2)]
        return lines
    if isinstance(value, list | tuple) and value:
        lines = []
        for inside in value:
            if fits(inside, indent + 2):
                lines.append(f"{margin}- {flow(inside)}")
            else:
                first, *rest = block(inside, indent + 2)
                lines += [f"{margin}- {first.lstrip(' ')}", *rest]
        return lines
    return [margin + flow(value)]


def fits(value: Any, column: int) -> bool:
    """Whether a value is read easily in one line that begins at this column."""
    if not isinstance(value, dict | list | tuple) or not value:
        return True
    if isinstance(value, list | tuple) and any(isinstance(entry, dict) and "id" in entry for entry in value):
        return False  # a line for each card
    return _depth(value) <= _DEEPEST and column + len(flow(value)) <= WIDTH


def _depth(value: Any) -> int:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else None
    return 0 if inside is None else 1 + max(map(_depth, inside), default=0)


def folded(text: str, header: str, indent: int, newline: str) -> str:
    """A text behind `>` or `|`, with lines as long as a card file has them."""
    kept = text.rstrip("\n")
    sign = header[0] + ("" if text.endswith("\n") else "-")
    lines = _spaced(kept, indent) if header[0] == ">" else kept.split("\n")
    return newline.join([sign, *(" " * indent + line if line else "" for line in lines)])


def _spaced(text: str, indent: int) -> list[str]:
    """The lines of a folded text: a line break of the text takes an empty line."""
    lines: list[str] = []
    for number, part in enumerate(text.split("\n")):
        wrapped = textwrap.wrap(part, WIDTH - indent, break_long_words=False, break_on_hyphens=False)
        lines += ([""] if number else []) + (wrapped or [""])
    return lines
