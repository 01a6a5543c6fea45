"""The YAML parser's complaints in words a designer can act on, at the place where the mistake was made.

The parser notices many mistakes lines later: a quote that nobody closed ends at the next one, a key without its blank
runs into the next key. What it has read by then tells where that began.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import yaml

from lordsball.content.characters import CURLY, STRUCTURE, named, rest_of_line, seems, start_of_line
from lordsball.content.oddities import Span
from lordsball.content.problems import found

_NO_BLANK = re.compile(r"([\w-]+):[^\s:/]")
_LOOKS_LIKE_A_KEY = re.compile(r"\s*(- )?[\w-]+:(\s|$)|\s*- ")
_UNQUOTED_HASH = re.compile(r"[\[{, ]#")
_CUT = re.compile(r"[\[{,]\s*#\S")
_DASH = re.compile(r"\s*([\u2010-\u2015\u2212])\s")
_SAYS = (  # a piece of the parser's message (of the C one or the Python one): what was found, what was expected
    (
        "mapping values are not allowed",
        "found a ':' where no key can be, expected one 'key: value' per line (a text with ': ' in it needs quotes)",
    ),
    ("found unexpected ':'", "found a ':' with no value after it, expected 'key: value' with a space after the ':'"),
    ("found character '\\t'", "found a tab, expected spaces"),
    ("found a tab character", "found a tab, expected spaces"),
    ("expected '-' indicator", "found a line that does not line up with its list, expected '- ' in the same column"),
    ("expected key", "found a line that does not line up, expected 'key: value' in the column of the keys around it"),
    ("expected <block end>", "found a line that does not line up, expected it in the column of the lines around it"),
    ("node content", "found a character that cannot start a value, expected a value"),
    ("unknown escape character", "found a '\\' that escapes nothing, expected '\\\\' (or single quotes)"),
    ("escape", "found a '\\' that does not name a character, expected '\\\\' (or single quotes)"),
    ("expected <document start>", "found more after the end of the cards, expected one list or group of keys per file"),
    ("cannot start any token", "found a character that plain text cannot start with, expected quotes around it"),
    ("undefined tag handle", "found a tag, expected a plain value without tags"),
    ("tag", "found a tag, expected a plain value without tags"),
    ("anchor", "found an anchor that cannot be read, expected '&name' with a name used once"),
    ("alias", "found an anchor that cannot be read, expected '*name'"),
    ("comment or line break", "found text after '|' or '>', expected the text on the next line"),
    ("block scalar", "found text after '|' or '>', expected the text on the next line"),
    ("block entries are not allowed", "found '- ' where no list can be, expected the list on its own lines"),
    ("maximum nesting depth", "found groups inside groups, far too deep, expected a few"),
    ("mapping keys are not allowed", "found '?' where no key can be, expected 'key: value'"),
)


def explained(broken: yaml.MarkedYAMLError, text: str, spans: Sequence[Span]) -> tuple[int, str]:
    """For a file that is not YAML: where the mistake is (as an index), what was found and what was expected.

    :param spans: the words that were read before it, in order.
    """
    problem = broken.problem or "text that is not YAML"
    mark = broken.problem_mark or broken.context_mark
    at = min(mark.index, len(text)) if mark else 0
    begun = min(broken.context_mark.index, at) if broken.context_mark else at
    last = next((span for span in reversed(spans) if span.end <= at), None)
    joined = last is not None and not text[last.end : at].strip()
    for case in (
        _tab(text, at),
        _open_quote(text, problem, begun, at, last),
        _look_alike(text, last.start if last and joined and not last.style else at, at),
        _look_alike(text, begun, at) if "simple key" in (broken.context or "") else None,
        _colon(text, problem, begun, at, last if joined else None),
        _bracket(text, problem, begun, at, last if joined else None),
        _after_quote(text, at, last if joined else None),
        _cut_off(text, problem, at),
    ):
        if case is not None:
            return case
    for piece, sentence in _SAYS:
        if piece in problem:
            return at, sentence
    return at, f"found text that is not YAML ({problem}), expected 'key: value' or '- ' in a column of their own"


def _tab(text: str, at: int) -> tuple[int, str] | None:
    start = start_of_line(text, at)
    if text[at : at + 1] == "\t":
        where = "after '-'" if text[start:at].strip() == "-" else "after ':'" if text[start:at].endswith(":") else ""
        if where:
            return at, f"found a tab {where}, expected a space"
    indentation = re.match(r"[ \t]*(?=\t)", text[start : start + 1000])
    if indentation:
        return start + indentation.end(), "found a tab at the start of the line, expected spaces"
    return (at, "found a tab, expected spaces") if text[at : at + 1] == "\t" else None


def _open_quote(text: str, problem: str, begun: int, at: int, last: Span | None) -> tuple[int, str] | None:
    """A quote that was closed by the end of the file, or by the opening quote of a later text."""
    if "end of stream" in problem or "document separator" in problem:
        start = begun
    elif last is not None and last.style in ("'", '"') and not re.search(r"[\r\n]", text[last.end : at]):
        lines = re.split(r"[\r\n]+", text[last.start : last.end])
        if not any(_LOOKS_LIKE_A_KEY.match(line) for line in lines[1:]):
            return None
        start = last.start
    else:
        return None
    line = rest_of_line(text, start)
    for place, sign in enumerate(line):
        if place and sign in CURLY[0] + CURLY[1] and seems(sign) == line[0] and not line[place + 1 :].strip(" ,]}"):
            return start + place, f"found {named(sign)}, expected {line[0]}: the quote opened on this line"
    return start, f"found a quote {line[0]} that is not closed, expected another at the end of the text"


def _look_alike(text: str, start: int, at: int) -> tuple[int, str] | None:
    """A sign in the shape of one that YAML knows, in the lines that could not be read."""
    start = start_of_line(text, start)
    end = at + len(rest_of_line(text, at))
    if dash := _DASH.match(text, start, end):
        return dash.start(1), f"found {named(dash[1])}, expected '-'"
    if sign := STRUCTURE.search(text, start, end):
        return sign.start(), f"found {named(sign[0])}, expected '{seems(sign[0])}'"
    return None


def _colon(text: str, problem: str, begun: int, at: int, last: Span | None) -> tuple[int, str] | None:
    if "could not find expected ':'" in problem:
        start = begun
    elif "mapping values are not allowed" in problem and last and not last.style:
        start = last.start
        if not re.search(r"[\r\n]", text[start:at]):
            return None
    else:
        return None
    line = rest_of_line(text, start)
    if _NO_BLANK.match(line):
        return start, f"found {found(line.strip())}, expected a space after the ':'"
    if ":" in text[start_of_line(text, start) : start]:
        first = start_of_line(text, at)
        first += len(text[first:at]) - len(text[first:at].lstrip())
        return first, "found a line further to the right than the keys around it, expected it in their column"
    return start, f"found {found(line.strip())} without ':', expected 'key: value'"


def _bracket(text: str, problem: str, begun: int, at: int, last: Span | None) -> tuple[int, str] | None:
    for closing, what in (("]", "list"), ("}", "group")):
        if f"expected ',' or '{closing}'" in problem:
            line = rest_of_line(text, at)
            if line.startswith(":") and last and not last.style and text[: last.start].rstrip(" ").endswith(":"):
                return at, _SAYS[0][1]
            if not _LOOKS_LIKE_A_KEY.match(line) and (inside := _after_quote(text, at, last)):
                return inside
            hint = " (an unquoted # starts a comment)" if _UNQUOTED_HASH.search(rest_of_line(text, begun)) else ""
            return begun, f"found a {what} that is not closed, expected ',' or '{closing}'{hint}"
    return None


def _cut_off(text: str, problem: str, at: int) -> tuple[int, str] | None:
    """The rest of a list or group of one line that became a comment, so that what follows looks like its next entry."""
    if "node content" not in problem:
        return None
    before = text[:at].rstrip(" -\r\n")
    for _ in range(2):
        start = start_of_line(before, len(before))
        if cut := _CUT.search(before, start):
            return cut.end() - 2, "found a '#' that starts a comment, expected quotes around a text that begins with it"
        before = before[:start].rstrip()
    return None


def _after_quote(text: str, at: int, last: Span | None) -> tuple[int, str] | None:
    if last is None or last.style not in ("'", '"') or re.search(r"[\r\n]", text[last.end : at]):
        return None
    inside = "''" if last.style == "'" else '\\"'
    return at, f"found more after the closing quote, expected the end of the text (a quote inside is written {inside})"
