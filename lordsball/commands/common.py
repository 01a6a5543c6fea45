"""What the commands share: exit codes, how a command says no, and the words that several of them understand."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball import __version__, paths
from lordsball.content.problems import in_one_line
from lordsball.games import SHELF

if TYPE_CHECKING:
    from lordsball.content.problems import Problem
    from lordsball.games.packs import Pack

OK, FAILURE, USAGE, BAD_DATA = range(4)
"""Exit codes."""

SMALLEST_SIZE, LARGEST_SIZE = (320, 180), (7680, 4320)


class Refused(Exception):
    """A command cannot do what was asked: a sentence for a person, and the exit code.

    Each sentence is one line, whatever names of files it holds; several are mistakes in files, each with its place.
    """

    def __init__(self, sentence: str | Sequence[str], code: int = FAILURE) -> None:
        sentences = [f"lordsball: {sentence}"] if isinstance(sentence, str) else sentence
        super().__init__("\n".join(map(in_one_line, sentences)))
        self.code = code


def given(args: argparse.Namespace, word: str, otherwise: Any) -> Any:
    """What was said for a word that several parsers know, before the command or behind it."""
    value = getattr(args, word, None)
    return otherwise if value is None else value


def say(text: str) -> None:
    """One piece of the command's output. Raises BrokenPipeError where nobody reads on, Refused on a full disk."""
    with _written():
        print(text, file=sys.stdout)


def hand_over(text: str, path: Path | None) -> None:
    """One piece of the command's output, printed, or as a file where one was named. Raises as `say` and `write` do."""
    if path is None:
        say(text)
    else:
        write(path, text + "\n")


def write(path: Path, text: str, replace: bool = True) -> None:
    """A file in UTF-8, whole or not at all: one that is there stays until the new one is written. Raises Refused.

    :param replace: whether a file that is there may be replaced.
    """
    from lordsball.match.files import new_file

    try:
        if path.exists() and not path.is_file():  # /dev/stdout and pipes cannot be replaced
            path.write_text(text, "utf-8", newline="\n")
            return
        with new_file(path, replace) as file:
            file.write(text.encode("utf-8"))
    except FileExistsError as there:
        raise Refused(f"{path} is there already; --force replaces it.") from there
    except OSError as refused:
        raise not_written(path, refused) from refused


def not_written(what: object, refused: OSError) -> Refused:
    """A file, or the like, that the system does not let us write."""
    return Refused(f"{what} cannot be written: {(refused.strerror or str(refused)).lower()}.")


def unknown(word: str, found: str, known: Iterable[str]) -> Refused:
    """A name behind a word of the command line that is none of those there are (exit code 2)."""
    from lordsball.content.problems import did_you_mean, listed

    all_ = list(known)
    return Refused(f"{word}: found {found!r}, expected {listed(all_)}{did_you_mean(found, all_)}.", USAGE)


def finish_output() -> None:
    """Everything still on its way out. Raises as `say` does."""
    if sys.stdout is not None:
        with _written():
            sys.stdout.flush()


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except OSError as refused:
        _give_up_output()
        if isinstance(refused, BrokenPipeError):
            raise
        raise not_written("The output", refused) from refused


def _give_up_output() -> None:
    """Send what is left nowhere, else Python complains at its end that it cannot be written."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # an output that is no file of the system leaves nothing behind
        return


def size(text: str) -> tuple[int, int]:
    """`1280x720`. Raises ArgumentTypeError for anything else."""
    found = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected width and height such as 1280x720")
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST_SIZE[0] <= width <= LARGEST_SIZE[0] and SMALLEST_SIZE[1] <= height <= LARGEST_SIZE[1]):
        raise argparse.ArgumentTypeError(f"found {text}, expected 320x180 to 7680x4320")
    return width, height


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type of argument: whole numbers from `least` to `most`; 10_000 is 10000."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"found {text!r}, expected a whole number from {least} to {most}")
        return value

    return number


seed = whole_number(0, 2**63 - 1)


def share(text: str) -> float:
    """`1%` or `0.01`, more than nothing and at most a half. Raises ArgumentTypeError."""
    number = text.strip().removesuffix("%")
    try:
        value = float(number) / (100 if "%" in text else 1)
    except ValueError:
        value = 0.0
    if not 0.0001 <= value <= 0.5:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a share such as 1% (0.01% to 50%)")
    return value


def folder(text: str) -> Path:
    """A folder that exists. Raises ArgumentTypeError."""
    if not named_path(text).is_dir():
        what = "a file" if Path(text).exists() else "no such folder"
        raise argparse.ArgumentTypeError(f"found {what} at {text!r}, expected a folder")
    return Path(text)


def cards_place(text: str) -> Path:
    """A folder of cards, or a pack in one zip. Raises ArgumentTypeError."""
    from lordsball.content.zips import ENDING

    place = named_path(text)
    if place.is_file() and not place.name.lower().endswith(ENDING):
        raise argparse.ArgumentTypeError(f"found a file at {text!r}, expected a folder or a zip")
    if not place.is_dir() and not place.is_file():
        raise argparse.ArgumentTypeError(f"found no such folder at {text!r}, expected a folder or a zip")
    return place


def named_path(text: str) -> Path:
    """A file or folder, there or not. Raises ArgumentTypeError for an empty text: that would be the present folder."""
    if not text:
        raise argparse.ArgumentTypeError("found nothing, expected the name of a file or folder")
    return Path(text)


def names(text: str) -> tuple[str, ...]:
    """`random,veteran`."""
    return tuple(name.strip() for name in text.split(","))


def add_game(parser: argparse.ArgumentParser) -> None:
    """The word GAME."""
    parser.add_argument("game", metavar="GAME", choices=game_keys(), help=", ".join(game_keys()))


def add_shelf(parser: argparse.ArgumentParser) -> None:
    """The word --shelf."""
    parser.add_argument(
        "--shelf", metavar="DIR", type=folder, action="append", default=argparse.SUPPRESS,
        help="a folder with a game of your own, or several; their code is run, so trust who wrote it",
    )


def add_games(words: Sequence[str] | None) -> None:
    """Put the games of all `--shelf` folders on the shelf, before the other words are read: they may name them.

    Raises Refused (exit code 3) for a folder without a game that can be used.
    """
    from lordsball.games import from_folder

    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--shelf", action="append", default=[])
    try:
        found, _ = first.parse_known_args(words)
        for sentence in from_folder.add_installed():
            print(f"lordsball: {in_one_line(sentence)}.", file=sys.stderr)
        for place in found.shelf:
            if place:  # the parser that knows all words says it better
                from_folder.add(Path(place))
    except argparse.ArgumentError:
        return  # the parser that knows all words says it better
    except from_folder.NoGame as refused:
        raise Refused(f"--shelf: {refused}", BAD_DATA) from refused


def add_cards(parser: argparse.ArgumentParser) -> None:
    """The words --cards, and --data-dir, where zips are unpacked. (SUPPRESS: before the command they count as well.)"""
    parser.add_argument(
        "--cards", metavar="PACK", type=cards_place, action="append", default=argparse.SUPPRESS,
        help="a folder or zip of cards to lay over the shipped ones; can be given more than once",
    )
    add_data_dir(parser)


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    """The word --data-dir."""
    parser.add_argument(
        "--data-dir", metavar="DIR", default=argparse.SUPPRESS,
        help="where saves, settings and reports go instead of the usual place",
    )


def card_folders(args: argparse.Namespace) -> list[Path]:
    """All folders of cards that count, the shipped one first; zips are unpacked, and pictures of packs laid out.

    Raises Refused (exit code 3) for a pack that cannot be opened.
    """
    packs = [opened(place, data_folder(args)) for place in given(args, "cards", ())]
    wrong = [problem for pack in packs for problem in pack.problems if not problem.warning]
    if wrong:
        raise Refused([*map(str, wrong), count(wrong)], BAD_DATA)
    try:
        return [paths.cards(), *(pack.folder for pack in packs)]
    except FileNotFoundError as broken:
        raise Refused(f"lordsball is not fully installed: {broken}.") from broken


def with_cards(args: argparse.Namespace, cards: Sequence[Path]) -> argparse.Namespace:
    """The same words with these folders of cards over the shipped ones."""
    return argparse.Namespace(**{**vars(args), "cards": cards})


def opened(place: Path, data: Path) -> Pack:
    """A folder or zip of cards. Its pictures now go before those known so far."""
    from lordsball.games.packs import UNPACKED, open_pack

    pack = open_pack(place, data / UNPACKED, __version__)
    paths.PICTURES.update(pack.pictures)
    return pack


def data_folder(args: argparse.Namespace) -> Path:
    """The folder for a person's own files."""
    return paths.user_data(given(args, "data_dir", None))


def load_cards(game: str, folders: Iterable[Path], **known: Any) -> Any:
    """The cards of one game. Raises Refused (exit code 3) with every mistake."""
    from lordsball import games as shelf
    from lordsball.content.problems import Problems

    try:
        return shelf.game(game).load_cards(list(folders), **known)
    except Problems as found:
        raise Refused([*map(str, found.problems), count(found.problems)], BAD_DATA) from found


def count(problems: Iterable[Problem]) -> str:
    """`2 errors, 1 warning`."""
    listed = list(problems)
    warnings = sum(problem.warning for problem in listed)
    errors = len(listed) - warnings
    return f"{errors} {'error' if errors == 1 else 'errors'}, {warnings} {'warning' if warnings == 1 else 'warnings'}"


def seated(game: str, chosen: tuple[str, ...], least: int, most: int, people: bool) -> tuple[str, ...]:
    """The players of each seat as they were asked for. Raises Refused (exit code 2) where they cannot sit there."""
    from lordsball.ai.player import levels_of

    open_to = [*(["human"] if people else []), *levels_of(game)]
    if not least <= len(chosen) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise Refused(f"--seats: found {len(chosen)}, expected {wanted} names separated by commas.", USAGE)
    for name in chosen:
        if name == "human" and not people:
            raise Refused("--seats: a person cannot sit in a simulation.", USAGE)
        if name not in open_to:
            raise unknown("--seats", name, open_to)
    return chosen


def game_keys() -> list[str]:
    """The games on the shelf."""
    return list(SHELF)
