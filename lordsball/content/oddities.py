"""What YAML accepts in silence though nobody can have meant it: characters that draw nothing, look-alikes, quotation
marks of books around a text, the end of a name cut off as a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from lordsball import limits
from lordsball.content.characters import (
    CURLY,
    ODD,
    REFUSED,
    STRUCTURE,
    foreign_in,
    named,
    odd_in,
    place_in,
    rest_of_line,
    seems,
    start_of_line,
)
from lordsball.content.problems import Findings, Place, found


class Span(NamedTuple):
    """A word or text as the parser read it: from where to where in the file, and its quotes (`|` or `>` for blocks)."""

    start: int
    end: int
    style: str
    key: bool = False


class Oddity(NamedTuple):
    """Something at an index of the file; `stays`: it can be played as it is."""

    at: int
    text: str
    stays: bool = True


_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_CUT_OFF = re.compile(r"[ \t]+(#(?:[^\s#].*|[ \t]*\d+[ \t]*))")
_DASH = re.compile(r"[\u2010-\u2015\u2212]\s")


def refused(text: str, file: str, findings: Findings) -> bool:
    """Whether the file holds a character that no file may hold; the first one is told."""
    odd = REFUSED.search(text)
    if odd:
        what = f"found {_invisible(odd[0])}, expected readable text"
        findings.error(Place(file, *place_in(text, odd.start())), "", what)
    return odd is not None


def tell(text: str, spans: Sequence[Span], file: str, findings: Findings) -> bool:
    """Tell every oddity of a file at its own line and column; True where one of them is an error."""
    wrong = False
    for oddity in sorted((*_characters(text, spans), *_texts(text, spans))):
        if findings.full(file):
            break
        note = findings.warn if oddity.stays else findings.error
        note(Place(file, *place_in(text, oddity.at)), "", oddity.text)
        wrong = wrong or not oddity.stays
    return wrong


def _invisible(character: str) -> str:
    return f"the invisible character {named(character)}"


def _characters(text: str, spans: Sequence[Span]) -> Iterator[Oddity]:
    number, line, comment = 0, -1, len(text)
    for at in () if text.isascii() else islice(odd_in(text), limits.CARD_ODD_CHARACTERS):
        while number < len(spans) and spans[number].end <= at:
            number += 1
        span = spans[number] if number < len(spans) and spans[number].start <= at else None
        if span is None and line != (line := start_of_line(text, at)):
            begun = _COMMENT.search(rest_of_line(text, line))
            comment = line + begun.start() if begun else len(text)
        if (span is None and comment < at) or text[at - 1 : at] == text[at]:
            continue  # a comment can hold anything, and of several alike the first is enough
        stays = span is not None and not span.key and (bool(span.style) or _is_inside(text, span, at))
        if seems(text[at]) == " ":
            yield Oddity(at, f"found {named(text[at])}, expected an ordinary space", stays)
        else:
            yield Oddity(at, f"found {_invisible(text[at])}, expected nothing there", stays)


def _is_inside(text: str, span: Span, at: int) -> bool:
    """Between two words of an unquoted text; not where a blank would make a key, or in a number."""
    before = re.split(r"[\r\n]", ODD.sub(" ", text[span.start : at]))[-1]
    after = re.split(r"[\r\n]", ODD.sub(" ", text[at + 1 : span.end]))[0]
    alone = re.fullmatch(r"[\w-]+:\s*|[-+\d.,]+", before.strip())
    return bool(before.strip() and after.strip()) and not alone


def _texts(text: str, spans: Sequence[Span]) -> Iterator[Oddity]:
    for span in spans:
        written = text[span.start : span.end]
        if not span.style and not span.key and written:
            yield from _comment(text, span, written)
        if written.isascii():
            continue
        for at in foreign_in(written):
            letter = written[at]
            yield Oddity(span.start + at, f"found {named(letter)} among Latin letters, expected '{seems(letter)}'")
        if span.key:
            yield from (
                Oddity(span.start + at, f"found {named(sign)} in a key, expected '{seems(sign)}'", False)
                for at, sign in enumerate(written)
                if seems(sign).strip()
            )
        elif not span.style:
            yield from _signs(span, written)


def _comment(text: str, span: Span, written: str) -> Iterator[Oddity]:
    """`name: Hal #7`: YAML ends the text before the blank."""
    if not any(c.isalpha() for c in written) or written in ("true", "false", "null"):
        return
    cut = _CUT_OFF.fullmatch(rest_of_line(text, span.end))
    if cut:
        before = text[start_of_line(text, span.start) : span.start]
        rest = (re.split(r"[,\]}]", cut[1])[0] if "{" in before or "[" in before else cut[1]).rstrip()
        whole = f"{written} {rest}"
        words = f"found {found(rest)} after {found(written)}, which starts a comment there, "
        words += f"expected quotes around the whole text (did you mean '{whole[:80]}', in quotes?)"
        yield Oddity(span.end + cut.start(1), words)


def _signs(span: Span, written: str) -> Iterator[Oddity]:
    """An unquoted text that holds signs where YAML would need its own."""
    if written[0] in CURLY[0] and written[-1] in CURLY[1] and not set(written[1:-1]) & set("“”„‟«»‹›"):
        text = f"found {named(written[0])} around a text, which becomes part of it, expected {seems(written[0])}"
        yield Oddity(span.start, text)
    elif _DASH.match(written):
        yield Oddity(span.start, f"found {named(written[0])} at the start of a text, expected '-'")
    for sign in STRUCTURE.finditer(written):
        if written[: sign.start()].isascii():
            what = f"found {named(sign[0])}, which becomes part of the text"
            yield Oddity(span.start + sign.start(), f"{what}, expected '{seems(sign[0])}' or quotes around it")
