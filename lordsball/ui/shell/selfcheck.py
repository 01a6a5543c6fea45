"""Draws every scene without a window and makes sure something is on it; decodes every sound without a loudspeaker."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from lordsball import paths
from lordsball.ui.shell.gallery import pictures
from lordsball.ui.sound import cue_file
from lordsball.ui.sound.device import Mixer


class Blank(Exception):
    """A scene on which nothing is to be seen."""


class Unheard(Exception):
    """A sound that cannot be played."""


def hear_all() -> int:
    """How many sound files were decoded. Raises Unheard for one that is broken, and Problems for cues that are."""
    folder = paths.assets() / "sounds"
    cue_file.load(folder)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    files = cue_file.files(folder)
    mixer = Mixer(folder, cue_file.ENDING)
    try:
        for file in files:
            try:
                mixer.load(file)
            except pygame.error as broken:
                raise Unheard(f"The sound {file} cannot be played: {broken}.") from broken
    finally:
        mixer.close()
    return len(files)


def draw_all(size: tuple[int, int], folders: Sequence[Path]) -> list[str]:
    """The names of the scenes drawn, all at rest. Raises Blank for one that shows nothing."""
    names = []
    for picture in pictures(size, folders, moving=False):
        small = pygame.transform.smoothscale(picture.surface, (32, 18))
        colours = {tuple(small.get_at((x, y)))[:3] for x in range(32) for y in range(18)}
        if len(colours) < 8:
            raise Blank(f"The scene {picture.name} shows nothing.")
        names.append(picture.name)
    return names
