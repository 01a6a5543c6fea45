"""Pictures of one window size: sprites from files, drawings from SVG, boxes and light, and letters, all cached."""

import logging
import re
from pathlib import Path
from typing import NamedTuple

import pygame

from lordsball import paths
from lordsball.content.pictures import size_of
from lordsball.ui.kit import shapes
from lordsball.ui.kit.cache import PictureCache
from lordsball.ui.kit.text import Letters

log = logging.getLogger(__name__)
_VIEW_BOX = re.compile(r'viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)')
_reported: set[str] = set()


class TextDrawn(NamedTuple):
    """One text as it was drawn, for tests and the gallery: sizes and places in units."""

    text: str
    shown: str
    font: str
    size: float
    place: tuple[float, float, float, float]
    room: float | None
    contrast: float | None

    @property
    def fits(self) -> bool:
        """Nothing of it was cut off."""
        return not self.shown.endswith("…") or self.text.endswith("…")


class Art:
    """Everything rasterized for `k` pixels a unit and one text size. A new window size means a new Art.

    :param strong: high contrast, for everything that is drawn: letters and icons nearly white or black with the
        opposite around them, an edge around every box that has one, dark scenery, nothing dim or merely lit.
    """

    def __init__(
        self, k: float, text_scale: float = 1.0, sprites: Path | None = None, strong: bool = False
    ) -> None:
        self.k = k
        self.text_scale = text_scale
        self.strong = strong
        # Room for some twelve full windows of pictures, wherever the window is small enough to leave room at all.
        self.pictures = PictureCache(max(96_000_000, round(12 * 4 * (1280 * k) * (720 * k))))
        self.letters = Letters()
        self.drawn_text: list[TextDrawn] | None = None
        self._sprites = sprites
        self._proportions: dict[tuple[str, Path | None], float] = {}

    @property
    def sprites(self) -> Path:
        """The folder of sprites."""
        if self._sprites is None:
            self._sprites = paths.assets() / "sprites"
        return self._sprites

    def sprite(self, name: str, width: int, height: int | None) -> pygame.Surface:
        """A picture at a width in pixels (and at most that height, if given); a placeholder where it is missing."""
        if height is None:
            height = max(1, round(width * self.proportion(name)))
        size = (width, height)
        return self.pictures.get(("sprite", name, size, paths.PICTURES.get(name)), lambda: self._load(name, size))

    def proportion(self, name: str) -> float:
        """Height of a sprite at width 1."""
        key = name, paths.PICTURES.get(name)  # packs go on and off while the program runs
        if key not in self._proportions:
            self._proportions[key] = _read_proportion(self._file(name))
        return self._proportions[key]

    def _file(self, name: str) -> Path:
        return paths.sprite(name) if self._sprites is None else self._sprites / f"{name}.svg"

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        try:
            file = self._file(name)
            drawn = shapes.svg_file if file.suffix.lower() == ".svg" else shapes.picture_file
            return drawn(str(file), size)
        except (OSError, pygame.error) as problem:
            if name not in _reported:
                _reported.add(name)
                log.warning("No picture %s, a plain box is shown instead (%s).", name, problem)
            return _placeholder(size)


def _read_proportion(path: Path) -> float:
    try:
        if path.suffix.lower() != ".svg":
            width, height = size_of(path)
            return height / width
        with path.open(encoding="utf-8", errors="replace") as file:
            match = _VIEW_BOX.search(file.read(2000))
    except (OSError, ValueError):
        return 1.0
    if match is None or float(match[3]) <= 0:
        return 1.0
    return float(match[4]) / float(match[3])


def _placeholder(size: tuple[int, int]) -> pygame.Surface:
    body = (
        '<rect x="4" y="4" width="92" height="92" rx="10" fill="#243444" fill-opacity=".85" stroke="#8fa3bf"'
        ' stroke-width="4" stroke-dasharray="10 7"/>'
        '<path d="M36 38 a14 14 0 1 1 20 13 q-6 3 -6 11" fill="none" stroke="#f2f5f7" stroke-width="7"'
        ' stroke-linecap="round"/><circle cx="50" cy="75" r="5" fill="#f2f5f7"/>'
    )
    return shapes.svg(body, size, (0, 0, 100, 100))
