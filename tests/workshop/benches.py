"""Workbenches in folders of their own."""

from pathlib import Path
from typing import Any

from lordsball import games, paths
from lordsball.workshop.workbench import Workbench

GAMES = tuple(games.SHELF)


def my_cards(tmp_path: Path) -> Path:
    """The folder of My cards in a data folder that is not there yet."""
    return tmp_path / "data" / "cards" / "My cards"


def bench(tmp_path: Path, game: str = "wild_cards", *more: Path) -> Workbench:
    """The shipped cards of a game with these folders laid over them."""
    return Workbench(games.game(game), [paths.cards(), *more], my_cards(tmp_path))


def copied(tmp_path: Path, file: str = "teams/underdogs.yaml", old: str = "", new: str = "") -> Path:
    """A designer's folder that holds a shipped Wild Cards file whole, perhaps with another text in it."""
    text = (paths.cards() / "wild_cards" / file).read_text("utf-8")
    assert old in text
    path = tmp_path / "mine" / "wild_cards" / file
    path.parent.mkdir(parents=True)
    path.write_bytes(text.replace(old, new, 1).encode("utf-8"))
    return tmp_path / "mine"


def thawed(value: Any) -> Any:
    """Lists for tuples."""
    if isinstance(value, dict):
        return {key: thawed(inside) for key, inside in value.items()}
    return [thawed(inside) for inside in value] if isinstance(value, tuple | list) else value


def files_in(folder: Path) -> dict[str, bytes]:
    """Everything below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
