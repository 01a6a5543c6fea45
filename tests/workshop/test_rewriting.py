"""A card file that is changed says exactly what was meant, and every line that has nothing to do with it stays."""

import difflib
import random
from pathlib import Path
from typing import Any

import pytest

from lordsball import paths
from lordsball.content import reader
from lordsball.content.problems import Findings
from lordsball.workshop.rewriting import CannotWrite, rewritten, same

SHIPPED = sorted(path for path in paths.cards().rglob("*.yaml"))
NASTY = {
    "comments": "# top\na: 1   # one\nb:   # two\n  - x   # three\n  # four\n  - y\n# five\nc: {d: 1, e: 2}  # six\n"
    "# seven\n",
    "crlf": "a: 1\r\nb:\r\n  - x: 1\r\n    y: 2\r\n\r\n  - x: 3\r\n    y: 4\r\n# end\r\nc: [1, 2]\r\n",
    "mixed ends": "a: 1\r\nb: 2\nc:\r\n  - 1\n  - 2\r\n",
    "no end": "a: 1\nb:\n  - x\n  - y",
    "folded": "a: >-\n  one two\n  three\n\n  four\nb: |\n  five\n    six\nc: >\n  seven\nd: 1\n",
    "anchors": "a: &one {x: 1, y: [2, 3]}\nb: *one\nc: &two text\nd: [*two, *two]\n"
    "e: &three\n  f: 1\n  g: 2\nh: *three\n",
    "brackets": "a: [\n  1,   # one\n  2,\n  3    # three\n]\nb: {\n  c: 1,\n  d: [x, y,],\n}\ne: [ 1 , 2 ]\n",
    "compact": "a:\n- x: 1\n  y: 2\n- x: 3\n- - 1\n  - 2\n-\n  z: 4\nb:\n    - {p: 1}\n",
    "quotes": "a: 'it''s'\nb: \"say \\\"hi\\\"\"\nc: plain text # not\nd: \"two\n  lines\"\ne: no\n"
    "f: 'x: y'\n\"odd key\": 1\n",
    "letters": "ä: 'Größe — “so”'\nname: 東京 ⚾\nlist: [é, ü]   # ñandú\nlast: 🎃\n",
    "empty": "a:\nb:   # nothing\nc: []\nd: {}\ne: ~\nf: ''\n",
    "mark": "\ufeffa: 1\nb: [x]\n",
    "start": "---\na: 1\nb:\n  c: 2\n...\n",
}
WORDS = ["sneak", "Two words", "no", "on", "5", "a: b", "# hash", "it's", 'say "hi"',
         "ends.", "-", "é 🎃", "[x]", "x, y"]


def data_of(text: str) -> Any:
    document = reader.read(text, "", Findings())
    assert document is not None
    return thawed(document.data)


def thawed(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: thawed(inside) for key, inside in value.items()}
    return [thawed(inside) for inside in value] if isinstance(value, tuple | list) else value


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(place for key, each in inside for place in places(each, (*way, key)))]


def at(data: Any, way: tuple[Any, ...]) -> Any:
    for step in way:
        data = data[step]
    return data


def some_scalar(chance: random.Random) -> Any:
    return chance.choice([chance.randint(-3, 99), chance.choice(WORDS), True, False, 0.5, None, chance.choice(WORDS)])


def some_value(chance: random.Random) -> Any:
    kind = chance.randrange(6)
    if kind == 0:
        return [some_scalar(chance) for _ in range(chance.randrange(4))]
    if kind == 1:
        return {f"k{n}": some_scalar(chance) for n in range(chance.randrange(1, 4))}
    if kind == 2:
        text = chance.choice(WORDS) * 9
        return [{"id": f"i{n}", "do": [{"gain": n}], "text": text} for n in range(chance.randrange(1, 4))]
    return some_scalar(chance)


def edited(data: Any, chance: random.Random) -> tuple[str, tuple[Any, ...]]:
    """One edit of random kind at a random place, made in `data`."""
    ways = [way for way in places(data) if way]
    groups = [way for way in places(data) if isinstance(at(data, way), dict | list)]
    what = chance.choice(["scalar", "scalar", "value", "add", "remove", "move"])
    way = chance.choice(ways)
    around = at(data, way[:-1])
    if what == "scalar":
        way = chance.choice([way for way in ways if not isinstance(at(data, way), dict | list)] or ways)
        at(data, way[:-1])[way[-1]] = some_scalar(chance)
    elif what == "value":
        around[way[-1]] = some_value(chance)
    elif what == "remove" and len(data) > 1:
        around.pop(way[-1])
    elif what == "add":
        way = chance.choice(groups)
        group = at(data, way)
        if isinstance(group, dict):
            group[f"new{chance.randrange(9)}"] = some_value(chance)
        else:
            group.insert(chance.randrange(len(group) + 1), some_value(chance))
    elif what == "move":
        lists = [way for way in groups if isinstance(at(data, way), list) and len(at(data, way)) > 1]
        if lists:
            way = chance.choice(lists)
            group = at(data, way)
            group.insert(chance.randrange(len(group)), group.pop(chance.randrange(len(group))))
    return what, way


def check(text: str, chance: random.Random, steps: int) -> int:
    """Random edits, one after the other; how many were refused."""
    refused = 0
    for _ in range(steps):
        data = data_of(text)
        what, way = edited(data, chance)
        before = data_of(text)
        try:
            changed = rewritten(text, data)
        except CannotWrite:
            refused += 1
            continue
        assert same(data_of(changed), data)
        assert changed.startswith("\ufeff") == text.startswith("\ufeff")
        if same(before, data):
            assert changed == text
        elif "&" not in text:
            lines_stay(text, changed, what, at(before, way) if what == "scalar" else None)
        if what in ("scalar", "value", "add") and "&" not in text and not isinstance(at(before, way), dict | list):
            lost = [line for line in comment_lines(text) if line not in comment_lines(changed)]
            assert not lost or "\n" in str(at(before, way)), lost
        text = changed
    return refused


def lines_stay(text: str, changed: str, what: str, old: Any) -> None:
    """Lines that have nothing to do with an edit are the same, byte for byte."""
    lines, others = text.splitlines(True), changed.splitlines(True)
    lines[-1:], others[-1:] = [[last.rstrip("\r\n")] if (last := part[-1]) else [] for part in (lines, others)]
    steps = difflib.SequenceMatcher(None, lines, others, autojunk=False).get_opcodes()
    gone = sum(j - i for step, i, j, _, _ in steps if step != "equal")
    come = sum(m - k for step, _, _, k, m in steps if step != "equal")
    if what == "scalar" and not (isinstance(old, str) and ("\n" in old or len(old) > 11)):
        assert come == 1
        assert gone == 1 or len(lines) > len(others), "a text over several lines gives way to one"
    if what == "add":
        assert gone <= 2
    if what == "remove":
        assert come <= 2


def comment_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


@pytest.mark.parametrize("name", NASTY)
def test_random_edits_of_odd_files(name: str) -> None:
    refused = sum(check(NASTY[name], random.Random(f"{name} {seed}"), 6) for seed in range(150))
    assert refused < 9, "almost everything can be written"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: "/".join(path.parts[-2:]))
def test_random_edits_of_the_shipped_files(path: Path) -> None:
    text = path.read_text("utf-8")
    assert check(text, random.Random(path.name), 10) == 0
