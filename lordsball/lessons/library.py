"""The lessons and tips of a game, read from its folders of cards: a file of a later folder replaces an earlier one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lordsball.content import reader
from lordsball.content.checking import check
from lordsball.content.documents import Document, Loc
from lordsball.content.drawable import Known, warn_about_letters
from lordsball.content.folders import contents
from lordsball.content.problems import Findings, Place, Problem, found
from lordsball.games import CARDS_OF
from lordsball.games.layout import layout
from lordsball.lessons.lesson_files import KINDS, LESSON, TIPS, LessonFile, TipCard


class Lesson(NamedTuple):
    """A lesson as its file says it."""

    game: str
    card: LessonFile
    document: Document
    layers: int
    """It was written for the cards of this many folders, counted from the shipped one."""

    @property
    def key(self) -> str:
        """Its name among the lessons of all games."""
        return f"{self.game}/{self.card.id}"

    def problem(self, text: str, loc: Loc = ()) -> Problem:
        """A mistake in it, with its line."""
        return Problem(self.document.place(loc), self.document.path(loc), text)


class FirstTip(NamedTuple):
    """A first-time tip as its file says it."""

    game: str
    card: TipCard
    document: Document
    loc: Loc

    @property
    def key(self) -> str:
        """Its name among the tips of all games."""
        return f"{self.game}/{self.card.id}"

    def problem(self, text: str, *within: str) -> Problem:
        """A mistake in it, with its line; `within`: the way to what is wrong."""
        loc = (*self.loc, *within)
        return Problem(self.document.place(loc), self.document.path(loc), text)


class Teaching(NamedTuple):
    """What a game teaches: its lessons in order, its tips, and what is wrong with the files of others."""

    lessons: tuple[Lesson, ...] = ()
    tips: tuple[FirstTip, ...] = ()
    problems: tuple[Problem, ...] = ()


def places_of(game: str, folders: Sequence[Path]) -> Iterator[tuple[int, Path]]:
    """The folders in which lessons and tips of a game may lie, the shipped one first, each with its number from 1."""
    yield 1, CARDS_OF[game] if game in CARDS_OF else folders[0] / game
    for number, folder in enumerate(folders[1:], 2):
        own = layout(folder).games.get(game)
        if own is not None:
            yield number, own


def read_teaching(game: str, folders: Sequence[Path], letters: Known = None) -> Teaching:
    """The lessons and tips in these folders of cards. Never raises: a file with mistakes is left out, and each is told.

    :param letters: whether a character can be drawn; None: not asked.
    """
    findings = Findings()
    files: dict[str, tuple[int, Path, str]] = {}
    for layer, folder in places_of(game, folders):
        for path in contents(folder).teaching:
            files.pop(path, None)
            files[path] = layer, folder / path, f"{folder.as_posix()}/{path}"
    lessons: list[Lesson] = []
    tips: list[FirstTip] = []
    known: dict[str, Place] = {}
    for path, (layer, file, shown) in files.items():
        document = _document(path, file, shown, findings)
        if document is None:
            continue
        warn_about_letters(document, letters, findings)
        if LESSON.covers(path):
            card = check(LessonFile, document, findings)
            if card is not None and _is_new(card.id, document, ("id",), known, findings):
                lessons.append(Lesson(game, card, document, layer))
        else:
            tips += _tips(game, document, known, findings)
    ordered = sorted(lessons, key=lambda lesson: (lesson.card.order, lesson.card.id))
    return Teaching(tuple(ordered), tuple(tips), findings.all)


def _document(path: str, file: Path, shown: str, findings: Findings) -> Document | None:
    if not any(kind.covers(path) for kind in KINDS):
        wanted = " or ".join(pattern for kind in KINDS for pattern in kind.patterns)
        findings.error(Place(shown), "", f"found a file that nobody reads, expected one like {wanted}")
        return None
    text = reader.load(file, shown, findings)
    return None if text is None else reader.read(text, shown, findings)


def _tips(game: str, document: Document, known: dict[str, Place], findings: Findings) -> Iterator[FirstTip]:
    read: Any = check(TIPS.model, document, findings)
    for number, card in enumerate(() if read is None else read.tips):
        loc: Loc = ("tips", number)
        if _is_new(f"tip {card.id}", document, (*loc, "id"), known, findings):
            yield FirstTip(game, card, document, loc)


def _is_new(id: str, document: Document, loc: Loc, known: dict[str, Place], findings: Findings) -> bool:
    place = document.place(loc)
    first = known.setdefault(id, place)
    if first is not place:
        name = found(id.removeprefix("tip "))
        findings.error(place, document.path(loc), f"found the id {name} again (first in {first}), expected it once")
    return first is place


