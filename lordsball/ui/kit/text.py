"""Letters: the typefaces, what to do about glyphs they lack, and rendered words in a cache.

Sizes here are whole pixels. Nothing a person can type or write in a card makes this crash: control characters are
dropped, emoji and scripts no face has become one neutral mark.
"""

import importlib.util
import unicodedata
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from lordsball.ui.kit.cache import PictureCache
from lordsball.ui.kit.theme import Colour, rgb

ELLIPSIS = "…"
UNKNOWN = "◊"
"""Stands for a character that no face has."""

FACES = {
    "display": ("font_fjallaone", "FjallaOne-Regular.ttf"),
    "black": ("font_rhd", "RedHatDisplay-Black.ttf"),
    "body": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "semibold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    # The .ttf of this family spaces quotes and fractions wrongly; the .otf is right.
    "serif": ("font_source_serif_pro", "SourceSerifPro-Regular.otf"),
    "serif_semibold": ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
    "serif_italic": ("font_source_serif_pro", "SourceSerifPro-It.otf"),
    "serif_bold_italic": ("font_source_serif_pro", "SourceSerifPro-BoldIt.otf"),
    "serif_black": ("font_source_serif_pro", "SourceSerifPro-Black.otf"),
}
"""Roles by name: 'display' for titles, buttons and numbers, 'body' and its kin for everything that is read."""

_NEXT_FACES = {"display": ("black", "bold"), "black": ("bold",), "serif": ("body",), "serif_semibold": ("semibold",)}
_LAST_FACES = ("semibold", "black")


class Run(NamedTuple):
    """Characters in a row that one face can draw."""

    role: str
    text: str


class Line(NamedTuple):
    """A text made to fit: what is left of it, and the size in pixels it is set in."""

    text: str
    size: int


@cache
def face_file(role: str) -> Path:
    """The file of a typeface, found in its package without importing it. FileNotFoundError when it is missing."""
    package, name = FACES[role]
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the typeface package {package} is missing; please install lordsball again")
    return Path(spec.submodule_search_locations[0]) / "files" / name


@cache
def _face(role: str) -> bytes:
    return face_file(role).read_bytes()


@lru_cache(256)
def font(role: str, size: int) -> pygame.font.Font:
    """A face at a size in pixels. Made from memory: a font holds what it is made from open as long as it lives."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(BytesIO(_face(role)), max(1, size))


@cache
def _glyphs(role: str) -> Any:
    # pygame.font cannot say that a glyph is missing; pygame.freetype can. It is loaded only for texts beyond ASCII.
    import pygame.freetype

    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(BytesIO(_face(role)), 20)


@lru_cache(8192)
def has_glyph(role: str, character: str) -> bool:
    """Whether a face can draw a character."""
    if character.isascii():
        return character.isprintable()
    return _glyphs(role).get_metrics(character)[0] is not None


def look_up_glyphs() -> None:
    """Open every face for `has_glyph`, so that the first text beyond ASCII makes no frame late. May run on a thread."""
    for role in FACES:
        has_glyph(role, UNKNOWN)


@lru_cache(4096)
def one_line(text: str) -> str:
    """The text as one line of drawable characters: line ends and tabs are spaces, control characters are gone."""
    if text.isascii() and text.isprintable():
        return text
    kept = []
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character in "\t\n\r\v\f\u2028\u2029" or kind == "Zs":
            kept.append(" ")
        elif kind[0] != "C" and not "\ufe00" <= character <= "\ufe0f":
            # Left out: controls, lone surrogates, joiners and the selectors that only tell emoji how to look.
            kept.append(character)
    return "".join(kept)


@lru_cache(4096)
def runs(text: str, role: str) -> tuple[Run, ...]:
    """The text cut where the face must change because `role` lacks a glyph. `text` must be one line.

    Letters stay together: where one letter of a name is missing, the whole text is set in the next face that has
    them all. Symbols change the face on their own.
    """
    if text.isascii():
        return (Run(role, text),)
    chain = (role, *_NEXT_FACES.get(role, ()), *_LAST_FACES)
    letters = {c for c in text if c.isalpha() and any(has_glyph(face, c) for face in chain)}
    chosen = next((face for face in chain if all(has_glyph(face, c) for c in letters)), role)
    chain = (chosen, *chain)
    parts: list[tuple[str, str]] = []
    for character in text:
        face = next((face for face in chain if has_glyph(face, character)), None)
        if face is None:
            face, character = next(face for face in chain if has_glyph(face, UNKNOWN)), UNKNOWN
        elif character == " " and parts:
            face = parts[-1][0]
        if parts and parts[-1][0] == face:
            parts[-1] = (face, parts[-1][1] + character)
        else:
            parts.append((face, character))
    return tuple(Run(*part) for part in parts)


def lacking(text: str) -> str:
    """The characters of a text that no face can draw (cards are checked with this)."""
    return "".join(dict.fromkeys(c for c in one_line(text) if not any(has_glyph(face, c) for face in FACES)))


@lru_cache(16384)
def width_of(text: str, role: str, size: int) -> int:
    """Width in pixels of one line."""
    return sum(font(run.role, size).size(run.text)[0] for run in runs(one_line(text), role))


@lru_cache(256)
def height_of(role: str, size: int) -> int:
    """Height in pixels of a line of this face."""
    return font(role, size).get_height()


@lru_cache(256)
def capital_middle(role: str, size: int) -> float:
    """How far under the top of the line the middle of the capitals lies, in pixels."""
    face = font(role, size)
    metrics = face.metrics("H")[0]
    capital = metrics[3] if metrics else face.get_ascent() * 0.7
    return face.get_ascent() - capital / 2


@lru_cache(8192)
def fit(text: str, role: str, size: int, room: int, smallest: int) -> Line:
    """Make one line fit `room` pixels: the largest size from `size` down to `smallest`, else an ellipsis."""
    text = one_line(text)
    width = width_of(text, role, size)
    if width <= room:
        return Line(text, size)
    smallest = min(size, smallest)
    at = max(smallest, min(size - 1, int(size * room / width) + 1))
    while at > smallest and width_of(text, role, at) > room:
        at -= 1
    if width_of(text, role, at) <= room:
        return Line(text, at)
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, role, at) <= room:
            low = middle
        else:
            high = middle - 1
    return Line(text[:low].rstrip() + ELLIPSIS, at)


class Letters:
    """Rendered lines by text, face, size and color, kept until the window changes its size."""

    def __init__(self, budget: int = 48_000_000) -> None:
        self.pictures = PictureCache(budget)

    def render(self, text: str, role: str, size: int, colour: Colour, outline: int = 0) -> pygame.Surface:
        """One line as a picture, its top the top of the line. An outline widens the picture on every side."""
        key = (text, role, size, rgb(colour), outline)
        return self.pictures.get(key, lambda: _render(one_line(text), role, size, rgb(colour), outline))


def _render(text: str, role: str, size: int, colour: tuple[int, int, int], outline: int) -> pygame.Surface:
    pieces = []
    for run in runs(text, role):
        face = font(run.role, size)
        face.outline = outline
        pieces.append((face.render(run.text, True, colour), face.get_ascent()))
        face.outline = 0
    if len(pieces) == 1:
        return pieces[0][0]
    # Several faces: on a common base line, the top of the line being that of the face asked for.
    base = font(role, size).get_ascent()
    overlap = 2 * outline
    width = sum(piece.get_width() - overlap for piece, _ in pieces) + overlap
    height = max([height_of(role, size) + overlap, *(piece.get_height() + base - up for piece, up in pieces)])
    picture = pygame.Surface((max(1, width), height), pygame.SRCALPHA, 32)
    x = 0
    for piece, up in pieces:
        picture.blit(piece, (x, base - up))
        x += piece.get_width() - overlap
    return picture
