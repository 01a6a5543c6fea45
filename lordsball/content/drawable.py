"""Warnings about cards that ask for pictures or letters the program lacks: a stand-in is drawn, so no errors."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from lordsball import limits
from lordsball.content.documents import Document, Loc
from lordsball.content.folders import PICTURE_ENDINGS
from lordsball.content.problems import Findings, did_you_mean, found

Known = Container[str] | Callable[[str], bool] | None
"""A set of names (or a question about one name); None: take everything to be there."""


def warn_about_pictures(
    patterns: Iterable[tuple[str, tuple[str, ...]]], document: Document, known: Known, findings: Findings
) -> None:
    """Warn where there is no picture of exactly this name below assets/sprites (capital letters count).

    :param patterns: a folder of pictures, and where their names stand in a card file (see `Document.find`).

    A name that is near that of a picture has a line of its own; those of a file that are near none share one.
    """
    names: Iterable[str] = known if isinstance(known, Iterable) else ()
    for folder, pattern in patterns:
        there = [k.removeprefix(folder) for k in names if k.startswith(folder)]
        spots = [(loc, name) for loc, name in document.find(*pattern) if isinstance(name, str)]
        missing = [(loc, name) for loc, name in spots if not _has(known, folder + name)]
        hints = {name: did_you_mean(name, there) for _, name in missing[: limits.CARD_PROBLEMS]}
        far = [(loc, name) for loc, name in missing if not hints.get(name)]
        for loc, name in missing:
            if hints.get(name):
                _warn(folder, [name], document, loc, hints[name], findings)
        if far:
            _warn(folder, [name for _, name in far], document, far[0][0], "", findings)


def _warn(folder: str, names: list[str], document: Document, loc: Loc, hint: str, findings: Findings) -> None:
    file = f"{folder}{names[0]} ({', '.join(PICTURE_ENDINGS)})"
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    drawn = "stand-ins will be drawn" if more else "a stand-in will be drawn"
    text = f"found no picture {file}{more}, {drawn}{hint}"
    findings.warn(document.place(loc), document.path(loc), text)


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
