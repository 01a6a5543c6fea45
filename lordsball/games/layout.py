"""Where each game's cards go in a folder of cards, and what got in there by mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from lordsball.content import reader
from lordsball.content.folders import contents, has_cards
from lordsball.content.problems import Findings, Place, Problem, Problems, did_you_mean, listed
from lordsball.games import CARDS_OF, SHELF, card_kinds

_ALIKE = 0.4
"""Of all keys that a file and a kind of card file have, so large a part must be the same to call it one of them."""


class Layout(NamedTuple):
    """The folder of each game that has cards in a folder, and what nobody would read."""

    games: dict[str, Path]
    problems: tuple[Problem, ...]


class Owner(NamedTuple):
    """A game, and the folder of its cards."""

    game: str
    folder: Path


def owner(path: Path) -> Owner | None:
    """The game whose cards a path belongs to: it lies in a folder named after a game, or with a game from a folder."""
    place = path.resolve()
    for around in (place, *place.parents):
        for key, cards in CARDS_OF.items():
            if cards.resolve() == around or cards.resolve().parent == place:
                return Owner(key, cards.resolve())
        if around.name in SHELF and around.is_dir():
            return Owner(around.name, around)
    return None


def layout(folder: Path) -> Layout:
    """Look through a folder of cards: one with a folder a game in it, or that of a single game itself.

    A folder of a game that holds no card file, but schemas perhaps, counts as none.
    """
    if (whole := owner(folder)) is not None and whole.folder.is_relative_to(folder.resolve()):
        return Layout({whole.game: whole.folder}, ())
    games = {key: folder / key for key in SHELF if (folder / key).is_dir() and has_cards(folder / key)}
    beside = [path for path in contents(folder).files if path.split("/")[0] not in SHELF]
    guesses = {path: guess(folder / path) for path in beside}
    if not games and len(guessed := {meant.split("/")[0] for meant in guesses.values()}) == 1:
        (key,) = guessed
        if key and all(any(kind.covers(path) for kind in card_kinds(key)) for path in beside):
            return Layout({key: folder}, ())
    return Layout(games, tuple(_misplaced(folder, guesses, bool(games))))


def folders_of(key: str, folders: Sequence[Path]) -> list[Path]:
    """Where one game's cards lie in each folder of cards; the shipped one comes first and is taken as it is.

    A folder with cards of other games only is left out. Raises Problems for one where cards lie beside the games.
    """
    own = [CARDS_OF[key]] if key in CARDS_OF else [folder / key for folder in folders[:1]]
    found = own[: len(folders)]
    for folder in folders[1:]:
        laid = layout(folder)
        if any(not problem.warning for problem in laid.problems):
            raise Problems(laid.problems)
        if key in laid.games:
            found.append(laid.games[key])
        elif not laid.games and not any((folder / other).is_dir() for other in SHELF):
            found.append(folder)  # no cards at all, which is said when they are read
    return found


def _misplaced(folder: Path, guesses: dict[str, str], games: bool) -> list[Problem]:
    """One problem for each file beside the games' folders, and for each folder whose name is none of theirs."""
    problems = []
    for name in dict.fromkeys(path.split("/")[0] for path in guesses):
        place = Place((folder / name).as_posix())
        inside = [meant for path, meant in guesses.items() if path.split("/")[0] == name]
        if name in guesses:
            hint = f" (did you mean '{inside[0]}'?)" if inside[0] else ""
            found = "found a card file outside the folders of the games"
        else:
            keys = Counter(meant.split("/")[0] for meant in inside if meant)
            near = did_you_mean(name, SHELF)
            hint = near or (f" (did you mean '{keys.most_common(1)[0][0]}'?)" if keys else "")
            found = "found card files in a folder that is called after no game"
        problems.append(Problem(place, "", f"{found}, expected them in {listed(SHELF)}{hint}", games and not hint))
    return problems


def guess(file: Path) -> str:
    """Where a card file belongs, by its keys: `monster_league/teams/bog.yaml`; else an empty string."""
    unheard = Findings()
    text = reader.load(file, file.name, unheard)
    document = reader.read(text, file.name, unheard) if text is not None else None
    if document is None or not isinstance(document.data, dict):
        return ""
    keys = set(document.data)
    best = (_ALIKE, "")
    for game in SHELF:
        for kind in card_kinds(game):
            known = {field.alias or name for name, field in kind.model.model_fields.items()}
            alike = len(keys & known) / len(keys | known)
            if alike > best[0]:
                best = (alike, f"{game}/{kind.patterns[0].replace('*', file.stem)}")
    return best[1]
