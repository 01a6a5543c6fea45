"""A guess in a message is worth following: with it, the file is accepted at that place."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lordsball.content import reader
from lordsball.content.checking import check
from lordsball.content.documents import Document
from lordsball.content.problems import Findings, Problem
from lordsball.games import SHELF, card_kinds

CARDS = Path(__file__).resolve().parents[2] / "cards"
FILES = [
    (kind, path)
    for key in SHELF
    for kind in card_kinds(key)
    for path in sorted((CARDS / key).rglob("*.yaml"))
    if kind.covers(path.relative_to(CARDS / key).as_posix())
]
SLIPS = [
    lambda w: f"{w}%", lambda w: f"${w}", lambda w: f"'{w}'", lambda w: w.replace("0", "O"), lambda w: f"{w}.0",
    lambda w: f"0.{w:0>2}", lambda w: f"{w}00", lambda w: f"-{w}", lambda w: f"{w}\u3000", lambda w: f"\u2212{w}",
    lambda w: w.translate({48 + n: 0xFF10 + n for n in range(10)}), lambda w: f"{w}e3", lambda w: f"[{w}]",
    lambda w: f'"1,{w:0>3}"', lambda w: "three", lambda w: w[:-1] or "1", lambda w: w[::-1], lambda w: w.upper(),
    lambda w: w.replace("_", " "), lambda w: w.replace("o", "\u043e"), lambda w: f"' {w}'", lambda w: w + w[-1],
    lambda w: "yes", lambda w: "7", lambda w: "true", lambda w: "", lambda w: w.strip("'\"#"),
]
"""Ways to write a value wrongly."""
_HINT = re.compile(r"\(did you mean (.+?)(, in quotes)?\?( YAML[^)]*)?\)$")


@cache
def model_of(name: str) -> object:
    return {path.as_posix(): kind.model for kind, path in FILES}[name]


def told(text: str, path: Path) -> tuple[Document | None, list[Problem]]:
    findings = Findings()
    document = reader.read(text, path.as_posix(), findings)
    if document is not None:
        check(model_of(path.as_posix()), document, findings)  # type: ignore[arg-type]
    return document, [problem for problem in findings.all if not problem.warning]


def beginning(path: Path) -> list[str]:
    """The first cards of a file: they have all its kinds of fields, and reading takes no time."""
    lines = path.read_text("utf-8").splitlines()
    starts = [number for number, line in enumerate(lines[:45]) if line.startswith("  - ")]
    return lines[: starts[-1]] if len(lines) > 60 and len(starts) > 1 else lines


def values(lines: list[str]) -> Iterator[tuple[int, int, str]]:
    """Where short plain values stand: line, column, and how they are written. One of each sort of key in a file."""
    seen = set()
    for number, line in enumerate(lines):
        for match in re.finditer(r"([a-z_]+): (-?[\w]+|'[^']*'|\"#[^\"]*\")(?=[,}\s]|$)", line):
            kind = (match[1], match[2].isdigit())
            if kind not in seen and "#" not in line[: match.start()]:
                seen.add(kind)
                yield number, match.start(2), match[2]


@pytest.mark.parametrize(("kind", "path"), FILES, ids=[f"{p.parent.name}-{p.name}" for _, p in FILES])
def test_every_hint_would_be_accepted(kind: object, path: Path) -> None:
    lines, followed = beginning(path), 0
    for number, column, word in values(lines):
        for slip in SLIPS:
            line = lines[number]
            wrong_line = line[:column] + slip(word) + line[column + len(word) :]
            wrong = "\n".join([*lines[:number], wrong_line, *lines[number + 1 :]])
            document, problems = told(wrong, path)
            for problem in problems:
                hint = _HINT.search(problem.text)
                if hint is None or problem.place.line != number + 1 or " or " in hint[1] or document is None:
                    continue
                followed += 1
                mended = _with_hint(wrong, problem, hint[1])
                if mended is not None:
                    _, left = told(mended, path)
                    assert not any(other.path == problem.path for other in left), (problem.text, [str(p) for p in left])
    assert followed or not list(values(lines))


def _with_hint(text: str, problem: Problem, hint: str) -> str | None:
    """The text with the hint in the place of what was found; None for a key, whose value may be wrong as well."""
    if "unknown key" in problem.text or "unknown verb" in problem.text or ": …" in hint:
        return None
    lines = text.splitlines()
    line, at = lines[problem.place.line - 1], problem.place.column - 1
    end = re.match(r"'[^']*'|\"[^\"]*\"|\[[^\]]*\]|[^,} #]*", line[at:])
    assert end is not None
    lines[problem.place.line - 1] = line[:at] + hint + line[at + end.end() :]
    return "\n".join(lines)




@pytest.mark.parametrize(
    ("file", "old", "new", "hint"),
    [
        ("monster_league/rules.yaml", "innings: 3", "innings: $5", "did you mean 5?"),
        ("monster_league/rules.yaml", "innings: 3", "innings: 1e3", None),
        ("monster_league/rules.yaml", "innings: 3", "innings: '500'", None),
        ("monster_league/rules.yaml", "innings: 3", "innings: three", "did you mean 3?"),
        ("monster_league/teams/candy_crushers.yaml", "odds: {out: 40", "odds: {out: 4O", "did you mean 40?"),
        ("monster_league/teams/candy_crushers.yaml", "odds: {out: 40", "odds: {out: 0.40", "did you mean 40?"),
        ("monster_league/teams/candy_crushers.yaml", "odds: {out: 40", "odds: {out:40",
         "did you mean 'out: …', with a space after the ':'?"),
        ("wild_cards/teams/underdogs.yaml", "        on: ", "        true: ",
         "did you mean 'on'? YAML 1.1 programs write it so"),
    ],
)
def test_usual_slips_are_guessed(file: str, old: str, new: str, hint: str | None) -> None:
    path = CARDS / file
    text = path.read_text("utf-8")
    assert old in text
    _, problems = told(text.replace(old, new, 1), path)
    assert problems
    assert any(f"({hint})" in problem.text for problem in problems) if hint else "mean" not in problems[0].text


def test_a_key_that_is_there_already_is_no_hint() -> None:
    path = CARDS / "monster_league/rules.yaml"
    _, problems = told(path.read_text("utf-8") + "\ninnngs: 4\n", path)
    assert [problem.text for problem in problems] == [
        "found the unknown key 'innngs', expected innings, outs, tokens or house_rules"
    ]
