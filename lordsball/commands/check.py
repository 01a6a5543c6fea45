"""lordsball check: every mistake in card files, each with its line."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball import paths
from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    count,
    data_folder,
    game_keys,
    named_path,
    opened,
    say,
)
from lordsball.content.folders import PACK
from lordsball.content.problems import in_one_line
from lordsball.games import CARDS_OF, card_kinds, folders_of

if TYPE_CHECKING:
    from lordsball.content.problems import Problem
    from lordsball.games.packs import Pack
    from lordsball.lessons.library import FirstTip


_ALIKE = 4
"""Warnings of one kind that are told one by one."""
_VARYING = re.compile(r"'[^']*'|\d+|\S+\.(?:svg|yaml)\S*|\(did you mean .*\)")
"""What of a warning's words depends on the card, not on its kind."""
_MOST_TOLD = 20
"""Things that a pack replaces, told for one game."""
_LEAST_TOLD = 8
"""Fewer characters of a text than these are as good as none."""


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check", help="look for mistakes in card files",
        description="Look for mistakes in card files: a folder or zip of cards, the folder of one game, or a single "
        "file. Each is read as it would be played, layered over the shipped cards. Without PATH: the shipped cards, "
        "those of the games that --shelf brings, and the sounds with their cues.",
    )
    parser.add_argument("--strict", action="store_true", help="show every warning, and fail where there is one")
    parser.add_argument("paths", metavar="PATH", nargs="*", type=named_path)
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every problem and what was read; exit code 3 where there is an error, or with `--strict` a warning."""
    base = card_folders(args)
    failed = False
    for path in args.paths or [base[-1], *CARDS_OF.values()]:
        if not path.exists():
            raise Refused(f"There is no file or folder {in_one_line(path)}.", USAGE)
        shown = in_one_line(path)
        path, pack = _opened(path, args)
        places, beside = _games_in(path, pack)
        for problem in beside:
            say(str(problem))
        pictures = len(pack.pictures) if pack else 0
        if beside or pictures:
            drawn = f"{pictures} {'picture' if pictures == 1 else 'pictures'}: " if pictures else ""
            say(f"{shown}: {drawn}{count(beside)}")
        failed = failed or any(args.strict or not problem.warning for problem in beside)
        for game, place in places.items():
            _refuse_strangers(game, place)
            problems, contents = _checked(game, base, place)
            taught, teaching = _taught(game, base, place)
            problems, contents = (*problems, *taught), {**contents, **teaching}
            for line in map(str, problems) if args.strict else _folded(problems):
                say(line)
            wrong = any(not problem.warning for problem in problems)
            for change in () if wrong else _replaced(game, _layers(game, base, place)):
                say(f"{shown}: {game}: note: {in_one_line(change)}")
            failed = failed or wrong or bool(args.strict and problems)
            read = ", ".join(_counted(kind, cards) for kind, cards in contents.items())
            say(f"{shown}: {game}: {f'{read}: ' if read else ''}{count(problems)}")
    if not args.paths:
        failed = _sounds_fail() or failed
    return BAD_DATA if failed else OK


def _folded(problems: Iterable[Problem]) -> Iterator[str]:
    """A line for each problem; of many warnings of one kind only the first ones, and how many more there are."""
    alike: Counter[str] = Counter()
    for problem in problems:
        kind = _VARYING.sub("", problem.text)
        alike[kind] += problem.warning
        if alike[kind] <= _ALIKE:
            yield str(problem)
    more = sum(max(0, number - _ALIKE) for number in alike.values())
    if more:
        yield f"{more} more {'warning' if more == 1 else 'warnings'} like these; --strict shows all"


def _opened(path: Path, args: argparse.Namespace) -> tuple[Path, Pack | None]:
    """Where the cards of a path lie; a zip that cannot be opened stays one. The pack, where it is no single file."""
    from lordsball.content.zips import is_zip

    if path.name == PACK:
        path = path.absolute().parent
    if not path.is_dir() and not is_zip(path):
        return path, None
    pack = opened(path, data_folder(args))
    return pack.folder, pack


def _sounds_fail() -> bool:
    """Tell what is wrong with the sounds and their cues; True where anything is."""
    from lordsball.ui.sound import cue_file

    folder = paths.assets() / "sounds"
    problems = cue_file.problems(folder)
    for problem in problems:
        say(str(problem))
    say(f"{in_one_line(folder)}: {len(cue_file.files(folder))} files: {count(problems)}")
    return bool(problems)


def _games_in(path: Path, pack: Pack | None) -> tuple[dict[str, Path], tuple[Problem, ...]]:
    """Where a path holds the cards of which games: those in it, the one it lies in, or all; what lies beside."""
    from lordsball.content.zips import is_zip
    from lordsball.games.layout import layout, owner

    of_pack = pack.problems if pack else ()
    if (around := owner(path)) is not None:
        return {around.game: path}, of_pack
    keys = [key for key in game_keys() if key not in CARDS_OF]
    if path.is_file():
        return {} if is_zip(path) else dict.fromkeys(keys, path), of_pack
    laid = layout(path)
    whole = not any(not problem.warning for problem in laid.problems) and not (pack and pack.pictures)
    return laid.games or (dict.fromkeys(keys, path) if whole else {}), (*of_pack, *laid.problems)


def _refuse_strangers(game: str, path: Path) -> None:
    """A single file has to be one that the game reads. Raises Refused (exit code 3)."""
    from lordsball.lessons.lesson_files import KINDS

    folder = _game_folder(game, path)
    if folder is None or not path.is_file():
        inside = path.name if path.is_file() else None
    else:
        inside = path.resolve().relative_to(folder).as_posix()
    kinds = [*card_kinds(game), *KINDS]
    if inside is not None and not any(kind.covers(inside) for kind in kinds):
        wanted = ", ".join(f"{game}/{pattern}" for kind in kinds for pattern in kind.patterns)
        what = f"{in_one_line(path)}: found a file that no game reads, expected one like {wanted}{_hint(path)}"
        raise Refused(what, BAD_DATA)


def _hint(path: Path) -> str:
    from lordsball.games.layout import guess

    meant = guess(path)
    return f" (did you mean '{meant}'?)" if meant else ""


def _checked(game: str, base: list[Path], path: Path) -> tuple[tuple[Problem, ...], Mapping[str, Any]]:
    """What was found about this path, and the cards it makes together with the others."""
    from lordsball import games as shelf
    from lordsball.content.problems import Problems

    part = _is_part(game, path)
    folders = _layers(game, base, path)
    try:
        cards = shelf.game(game).load_cards(folders, sprites=paths.sprites(), letters=_can_be_drawn)
        problems, contents = (*cards.warnings, *_cut(game, cards, folders, path if part else None)), cards.contents
    except Problems as found:
        problems, contents = found.problems, {}
    return tuple(problem for problem in problems if not part or _about(problem, path)), contents


def _replaced(game: str, folders: list[Path]) -> list[str]:
    """What the last of these folders says otherwise than those before it, a sentence each; new things are left out."""
    from lordsball import games as shelf
    from lordsball.content import catalog
    from lordsball.content.problems import Problems

    if len(folders) < 2:
        return []
    try:
        before, after = (shelf.game(game).load_cards(layers) for layers in (folders[:-1], folders))
    except Problems:  # told where those files are checked
        return []
    told = [change for change in catalog.changes(before.contents, after.contents) if ": new in " not in change]
    more = len(told) - _MOST_TOLD
    return [*told[:_MOST_TOLD], *([f"and {more} more changes"] if more > 0 else [])]


def _layers(game: str, base: list[Path], path: Path) -> list[Path]:
    """The folders of cards that count for a path: those it is laid over, and its own."""
    folder = _game_folder(game, path) or (path.parent if path.is_file() else path)
    known = [place.resolve() for each in base for place in (each, each / game)]
    shipped = folder.resolve() in [*known, CARDS_OF.get(game, base[0]).resolve()]
    return [*base, *([] if shipped else [folder])]


def _is_part(game: str, path: Path) -> bool:
    """Is this less than the whole folder of a game's cards?"""
    folder = _game_folder(game, path) or (path.parent if path.is_file() else path)
    return folder.resolve() != path.resolve()


def _taught(game: str, base: list[Path], path: Path) -> tuple[tuple[Problem, ...], Mapping[str, Any]]:
    """What was found about the lessons and tips of this path, and what there is."""
    from lordsball import games as shelf
    from lordsball.content.problems import Problems
    from lordsball.lessons.library import read_teaching
    from lordsball.ui.lessons.proofs import mistakes

    folders = _layers(game, base, path)
    teaching = read_teaching(game, folders, _can_be_drawn)
    problems = list(teaching.problems)
    read: dict[int, Any] = {}
    for lesson in teaching.lessons:
        if _lies_in(lesson.document.file, path):
            try:
                if lesson.layers not in read:
                    read[lesson.layers] = shelf.game(game).load_cards(folders[: lesson.layers])
            except Problems:  # told with the cards themselves
                break
            problems += mistakes(lesson, read[lesson.layers])
    tips = [tip for tip in teaching.tips if _lies_in(tip.document.file, path)]
    problems += _of_tips(game, folders, tips)
    kept = [problem for problem in problems if not _is_part(game, path) or _about(problem, path)]
    lessons = [lesson for lesson in teaching.lessons if _lies_in(lesson.document.file, path)]
    counted = (("lesson", lessons), ("tip", tips))
    return tuple(kept), {kind if len(found) == 1 else f"{kind}s": found for kind, found in counted if found}


def _of_tips(game: str, folders: list[Path], tips: list[FirstTip]) -> list[Problem]:
    """What keeps tips from ever coming up, with the cards of all these folders."""
    from lordsball import games as shelf
    from lordsball.content.problems import Problems
    from lordsball.lessons import first_times
    from lordsball.ui.lessons.proofs import tip_mistakes

    if not tips:
        return []
    try:
        cards = shelf.game(game).load_cards(folders)
    except Problems:  # told with the cards themselves
        return []
    seen = first_times.seen_in(shelf.game(game), cards)
    return [problem for tip in tips for problem in tip_mistakes(tip, shelf.game(game), seen)]


def _cut(game: str, cards: Any, folders: list[Path], only: Path | None) -> list[Problem]:
    """Warnings about texts for which the table has no room, in this file or folder or in all of them."""
    from lordsball.content import catalog
    from lordsball.content.problems import Findings
    from lordsball.ui.table.proofs import cuts

    findings = Findings()
    library = catalog.gather(folders_of(game, folders), card_kinds(game), Findings())
    documents = [d for path in library.texts if (d := library.document(path, Findings())) is not None]
    for cut in cuts(game, cards):
        for document in documents:
            around = document.record(cut.kind, cut.id)
            if around is not None:
                loc = (*around, *cut.loc)
                room = f"for {cut.fits} of them" if cut.fits >= _LEAST_TOLD else "for none of it"
                text = f"found {cut.length} characters, expected fewer: {cut.place} has room {room}"
                findings.warn(document.place(loc), document.path(loc), text)
    return [problem for problem in findings.all if only is None or _about(problem, only)]


def _game_folder(game: str, path: Path) -> Path | None:
    """The folder of a game's cards that a path lies in."""
    from lordsball.games.layout import owner

    around = owner(path)
    return around.folder if around is not None and around.game == game else None


def _about(problem: Problem, path: Path) -> bool:
    """Is a problem about this file, or about one in this folder?"""
    return _lies_in(problem.place.file, path)


def _lies_in(file: str, path: Path) -> bool:
    return Path(file).resolve().is_relative_to(path.resolve())


def _counted(kind: str, cards: Any) -> str:
    return f"{len(cards)} {kind}" if isinstance(cards, list) else kind


def _can_be_drawn(character: str) -> bool:
    """Whether one of the program's typefaces has this character."""
    from lordsball.ui.kit.text import lacking

    return not lacking(character)
