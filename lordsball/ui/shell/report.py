"""A report of an unexpected error: everything needed to see it again, in one text file. Nothing is sent anywhere."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

import pygame

import lordsball
from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.match.match import Match


def write_report(data: Path, problem: BaseException, match: Match | None, thinking: str) -> Path | None:
    """Write the report into the folder `reports`; None where the disk refuses.

    :param thinking: where computer players think.
    """
    now = datetime.now()
    path = data / "reports" / f"{now:%Y-%m-%d %H-%M-%S-%f}.txt"
    text = "\n".join([f"lordsball, {now:%Y-%m-%d %H:%M:%S}", "", *_lines(problem, match, thinking)])
    try:
        files.write(path, text.encode("utf-8", "backslashreplace"), generations=1)
    except NotWritten:
        return None
    return path


def _lines(problem: BaseException, match: Match | None, thinking: str) -> list[str]:
    lines = [
        f"lordsball {lordsball.__version__}, Python {sys.version.split()[0]}, {platform.platform()}",
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
        f" ({pygame.display.get_driver() if pygame.display.get_init() else 'no display'},"
        f" sound {'on' if pygame.mixer.get_init() else 'off'})",
        f"computer players think {thinking}",
        "",
        "What happened",
        *(line.rstrip() for line in traceback.format_exception(problem)),
    ]
    if match is not None:
        lines += _about(match)
    return lines


def _about(match: Match) -> list[str]:
    """All that is needed to play the match up to here once more."""
    seats = ", ".join(f"{seat.name} ({seat.player})" for seat in match.seats)
    lines = [
        "", "The match", f"game {match.game.key}, seed {match.seed}, seats {seats}",
        f"options {match.options}", f"cards {match.cards.fingerprint}", "", "The record", *match.record(), "",
    ]
    try:
        lines.append(f"at {match.position.where()}")
    except Exception as broken:  # noqa: BLE001  (the position may be what is broken; the report comes all the same)
        lines.append(f"where it stands cannot be told: {broken!r}")
    return lines
