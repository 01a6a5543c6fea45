"""What the tests of several commands share."""

from collections.abc import Callable
from pathlib import Path

import pytest

LEAGUE = Path(__file__).resolve().parents[2] / "cards" / "monster_league"


@pytest.fixture
def edited(tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A folder of cards with one shipped file, in which a text is replaced by another."""

    def edit(file: str, old: str, new: str) -> Path:
        text = (LEAGUE / file).read_text("utf-8")
        assert old in text
        path = tmp_path / "mine" / "monster_league" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace(old, new), "utf-8")
        return tmp_path / "mine"

    return edit
