"""Draws every scene without a window and makes sure something is on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from lordsball.ui.shell.gallery import pictures


class Blank(Exception):
    """A scene on which nothing is to be seen."""


def draw_all(size: tuple[int, int], folders: Sequence[Path]) -> list[str]:
    """The names of the scenes drawn. Raises Blank for one that shows nothing."""
    names = []
    for picture in pictures(size, folders):
        small = pygame.transform.smoothscale(picture.surface, (32, 18))
        colours = {tuple(small.get_at((x, y)))[:3] for x in range(32) for y in range(18)}
        if len(colours) < 8:
            raise Blank(f"The scene {picture.name} shows nothing.")
        names.append(picture.name)
    return names
