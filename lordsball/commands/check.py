"""lordsball check: every mistake in card files, each with its line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    count,
    game_keys,
    say,
)
from lordsball.games import card_kinds

if TYPE_CHECKING:
    from lordsball.content.problems import Problem


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check", help="look for mistakes in card files",
        description="Look for mistakes in card files: a folder of cards, the folder of one game, or a single file. "
        "Each is read as it would be played, laid over the shipped cards. Without PATH: the shipped cards.",
    )
    parser.add_argument("paths", metavar="PATH", nargs="*", type=Path)
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every problem and what was read; exit code 3 where there is an error. Warnings are no reason to fail."""
    base = card_folders(args)
    failed = False
    for path in args.paths or [base[-1]]:
        if not path.exists():
            raise Refused(f"There is no file or folder {path}.", USAGE)
        for game in _games_in(path):
            _refuse_strangers(game, path)
            problems, contents = _checked(game, base, path)
            for problem in problems:
                say(str(problem))
            failed = failed or any(not problem.warning for problem in problems)
            read = ", ".join(_counted(kind, cards) for kind, cards in contents.items())
            say(f"{path}: {game}: {f'{read}: ' if read else ''}{count(problems)}")
    return BAD_DATA if failed else OK


def _games_in(path: Path) -> list[str]:
    """The games whose cards a path can hold: those with a folder in it, or the one it lies in, or else all."""
    inside = [key for key in game_keys() if (path / key).is_dir()]
    around = [key for key in game_keys() if key in path.resolve().parts]
    return inside or around[-1:] or game_keys()


def _refuse_strangers(game: str, path: Path) -> None:
    """A single file has to be one that the game reads. Raises Refused (exit code 3)."""
    folder = _game_folder(game, path)
    if folder is None or not path.is_file():
        inside = path.name if path.is_file() else None
    else:
        inside = path.resolve().relative_to(folder).as_posix()
    if inside is not None and not any(kind.covers(inside) for kind in card_kinds(game)):
        wanted = ", ".join(f"{game}/{pattern}" for kind in card_kinds(game) for pattern in kind.patterns)
        raise Refused(f"{path}: found a file that no game reads, expected one like {wanted}", BAD_DATA)


def _checked(game: str, base: list[Path], path: Path) -> tuple[tuple[Problem, ...], Mapping[str, Any]]:
    """What was found about this path, and the cards it makes together with the others."""
    from lordsball import games as shelf
    from lordsball.content.problems import Problems

    folder = _game_folder(game, path) or (path.parent if path.is_file() else path)
    part = folder.resolve() != path.resolve()
    shipped = any(folder.resolve() in (each.resolve(), (each / game).resolve()) for each in base)
    try:
        folders = [*base, *([] if shipped else [folder])]
        cards = shelf.game(game).load_cards(folders, sprites=_sprites(), letters=_can_be_drawn)
        problems, contents = cards.warnings, cards.contents
    except Problems as found:
        problems, contents = found.problems, {}
    return tuple(problem for problem in problems if not part or _about(problem, path)), contents


def _game_folder(game: str, path: Path) -> Path | None:
    """The folder of a game's cards that a path lies in, the one named after the game."""
    around = (path.resolve(), *path.resolve().parents)
    return next((folder for folder in around if folder.name == game and folder.is_dir()), None)


def _about(problem: Problem, path: Path) -> bool:
    """Is a problem about this file, or about one in this folder?"""
    return Path(problem.place.file).resolve().is_relative_to(path.resolve())


def _counted(kind: str, cards: Any) -> str:
    return f"{len(cards)} {kind}" if isinstance(cards, list) else kind


def _sprites() -> frozenset[str]:
    """The pictures there are, as cards name them: below assets/sprites, without .svg."""
    from lordsball import paths

    folder = paths.assets() / "sprites"
    return frozenset(file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.svg"))


def _can_be_drawn(character: str) -> bool:
    """Whether one of the program's typefaces has this character."""
    from lordsball.ui.text import lacking

    return not lacking(character)
