"""Warnings about cards that ask for pictures or letters the program lacks: a stand-in is drawn, so no errors."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, did_you_mean, found

Known = Container[str] | Callable[[str], bool] | None
"""A set of names (or a question about one name); None: take everything to be there."""


def warn_about_picture(
    folder: str, name: object, document: Document, loc: Loc, known: Known, findings: Findings
) -> None:
    """Warn when there is no picture of exactly this name below assets/sprites (capital letters count)."""
    if not isinstance(name, str) or _has(known, folder + name):
        return
    names: Iterable[str] = known if isinstance(known, Iterable) else ()
    there = [k.removeprefix(folder) for k in names if k.startswith(folder)]
    findings.warn(
        document.place(loc),
        document.path(loc),
        f"found no picture assets/sprites/{folder}{name}.svg, a stand-in will be drawn{did_you_mean(name, there)}",
    )


def warn_about_letters(document: Document, known: Known, findings: Findings) -> None:
    """Warn about each text with letters that the program's typefaces lack."""
    if known is None:
        return
    for loc, text in document.texts():
        missing = [c for c in dict.fromkeys(text) if not c.isascii() and not _has(known, c)]
        if missing:
            named = ", ".join(f"{found(c)} (U+{ord(c):04X})" for c in missing[:4])
            more = f" and {len(missing) - 4} more" if len(missing) > 4 else ""
            text = f"found {named}{more}, which the typefaces lack, expected other letters: a box will be drawn"
            findings.warn(document.place(loc), document.path(loc), text)


def _has(known: Known, name: str) -> bool:
    if known is None:
        return True
    return known(name) if callable(known) else name in known
