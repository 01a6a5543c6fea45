"""docs/lessons.md: the files it shows can be checked, walked through and read."""

import re
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.cli import main
from lordsball.lessons.library import read_teaching

GUIDE = Path(__file__).parents[2] / "docs" / "lessons.md"
SHOWN = dict(re.findall(r"<!-- as (.+?) -->\n```yaml\n(.+?)```", GUIDE.read_text("utf-8"), re.DOTALL))


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    for path, text in SHOWN.items():
        (tmp_path / "mine" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mine" / path).write_text(text, "utf-8")
    return tmp_path / "mine"


def test_the_files_it_shows_are_sound(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(SHOWN) == 2
    assert main(["check", str(mine)]) == 0
    assert "1 lesson, 2 tips: 0 errors, 0 warnings" in capsys.readouterr().out
    teaching = read_teaching("monster_league", [paths.cards(), mine])
    assert "first_swing" in [lesson.card.id for lesson in teaching.lessons]


def test_its_lesson_can_be_walked_through(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "monster_league", "first_swing", "--cards", str(mine)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert "    Skipper: flip" in out
    assert "        bat_first    (Bat first)" in out
    assert out[-1] == "--- the end"
    assert main(["lesson", "monster_league", "--cards", str(mine)]) == 0
    assert "50  first_swing: The first swing, 4 steps" in capsys.readouterr().out.splitlines()
