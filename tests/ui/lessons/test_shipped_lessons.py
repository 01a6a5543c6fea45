"""Every shipped lesson can be taken to its end, by mouse and by keys, at every size of text."""

from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games, paths
from lordsball.games import SHELF, from_folder
from lordsball.lessons import figures
from lordsball.lessons.library import read_teaching
from lordsball.ui.lessons.scene import LessonScene
from lordsball.ui.shell.settings import TEXT_SIZES
from tests.ui.lessons.pupils import Pupil

LESSONS = [lesson for key in SHELF for lesson in read_teaching(key, [paths.cards()]).lessons]
EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.card.id)
def test_it_comes_to_its_end(lesson, data_dir):
    take(lesson, data_dir)


def test_so_does_the_lesson_of_a_game_of_ones_own(data_dir):
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        from_folder.add(EXAMPLES)
        (lesson,) = read_teaching("home_run_derby", [paths.cards()]).lessons
        take(lesson, data_dir)


def take(lesson, data_dir):
    """To its end at each size of text; each step once by mouse and once by keys, at least."""
    pupil = Pupil(data_dir)
    # What the coach counts is proved by check, and takes a second at some steps.
    with patch.object(figures, "advise", return_value=None), closing(pupil):
        for number, size in enumerate(TEXT_SIZES):
            pupil.app.change(text_size=size)
            pupil.begin(lesson, 0)
            while isinstance(pupil.scene, LessonScene):
                pupil.looks_well()
                pupil.go_through(mouse=(pupil.course.number + number) % 2 == 0)
            assert type(pupil.scene).__name__ == "LessonsScene"
        assert lesson.key in pupil.desk.progress.done
        assert pupil.desk.saves.entries() == []
