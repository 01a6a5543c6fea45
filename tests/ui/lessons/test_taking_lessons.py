"""Taking a lesson: choices answered with figures, steps taken back and skipped, coming back, what lies in the dark."""

import json

import pytest

from lordsball import paths
from lordsball.match.lock import InUse
from lordsball.match.saves import Saves
from lordsball.ui.lessons.scene import LessonScene
from lordsball.ui.lessons.taking import Phase
from lordsball.ui.lords.shown import HOT_STOVE
from lordsball.ui.scenes.settings_scene import SettingsScene
from lordsball.ui.shell.desk import Desk
from tests.lessons.test_lessons_guide import SHOWN
from tests.ui.lessons.pupils import Pupil
from tests.ui.scenes.desks import own_cards

KEEP = 3
"""The step of the second lesson at which a token is better kept."""


@pytest.fixture
def pupil(data_dir):
    made = Pupil(data_dir)
    made.begin(made.lesson("monster_league", "tokens_and_bullpen"), KEEP)
    yield made
    made.close()


def press(pupil, label):
    placed = next(p for p in pupil.scene.group.placed() if p.widget.label == label)
    pupil.hands.click(placed.box.cx, placed.box.cy)
    pupil.rest()


def where(pupil):
    return pupil.course.number, pupil.taking.phase


def test_another_choice_is_answered_with_both_figures_and_taken_back(pupil):
    ticket = pupil.course.match.ticket
    pupil.choose(pupil.another(), mouse=True)
    assert where(pupil) == (KEEP, Phase.DOUBTED)
    pupil.wait_for_figures()
    pupil.looks_well()
    speech = pupil.scene.bubble.speech
    assert [bar.label for bar in speech.bars] == ["Keep result", "Use ability"]
    assert [bar.better for bar in speech.bars] == [True, False]
    good, other = (float(bar.figure.rstrip("%")) for bar in speech.bars)
    assert good > other
    assert speech.unit == "Chance to win the game"
    assert "at a better moment the token saves" in speech.reason
    pupil.hands.key("space")
    pupil.rest()
    assert where(pupil) == (KEEP, Phase.OPEN)
    assert pupil.course.match.ticket == ticket
    pupil.choose(pupil.course.good()[0], mouse=False)
    assert pupil.taking.phase is Phase.PRAISED


def test_what_is_to_be_pointed_at_but_is_not_there_ends_the_lesson_with_a_sentence(data_dir):
    text = SHOWN["monster_league/lessons/first_swing.yaml"].replace("{kind: spin}", "{look: wheels}")
    file = data_dir / "mine/monster_league/lessons/first_swing.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    pupil = Pupil(data_dir, own=data_dir / "mine")
    pupil.begin(pupil.lesson("monster_league", "first_swing"), 1)
    assert "29:18: steps[2].wait.look: found 'wheels', expected a landmark of the table" in pupil.scene._trouble
    pupil.close()


def test_it_is_used_anyway_and_the_lesson_goes_back_to_its_own_way(pupil):
    pupil.choose(pupil.another(), mouse=False)
    pupil.hands.key("u")
    pupil.rest()
    assert where(pupil) == (KEEP, Phase.ASTRAY)
    assert pupil.course.match.record()[-1] == "use"
    assert pupil.scene.bubble.speech.words.endswith("*Keep result*.")
    pupil.read_on(mouse=True)
    assert where(pupil) == (KEEP + 1, Phase.OPEN)
    assert "use" not in pupil.course.match.record()


def test_steps_are_skipped_repeated_and_taken_back(pupil):
    pupil.hands.key("escape")
    press(pupil, "Skip this step")
    assert where(pupil) == (KEEP + 1, Phase.OPEN)
    pupil.hands.key("backspace")
    pupil.rest()
    assert where(pupil) == (KEEP, Phase.OPEN)
    press(pupil, "Back a step (Backspace)")
    assert where(pupil) == (KEEP - 1, Phase.OPEN)
    pupil.hands.key("escape")
    press(pupil, "Begin again")
    assert where(pupil) == (0, Phase.OPEN)
    pupil.hands.key("escape")
    pupil.hands.key("escape")  # asked once, and stayed
    pupil.rest()
    assert where(pupil) == (0, Phase.OPEN)


def test_who_leaves_comes_back_to_the_same_step(pupil, data_dir):
    lesson = pupil.scene.lesson
    pupil.hands.key("escape")
    press(pupil, "Leave")
    assert type(pupil.scene).__name__ == "LessonsScene"
    assert pupil.desk.progress.steps == {lesson.key: KEEP}
    row = next(p.widget for p in pupil.scene.group.placed() if p.widget.label == lesson.card.title)
    assert row.step == KEEP
    pupil.app.background.finish()
    again = Pupil(data_dir)  # as after a kill: nothing was said to anybody
    again.begin(lesson)
    assert where(again) == (KEEP, Phase.OPEN)
    assert again.desk.saves.entries() == []
    again.close()


def test_the_bubble_is_closed_and_opened_again(pupil):
    press(pupil, "Close the bubble (X)")
    assert pupil.scene.bubble is None
    pupil.hands.key("x")
    pupil.rest()
    assert pupil.scene.bubble is not None


def test_what_lies_in_the_dark_nudges_the_bubble(pupil):
    ticket, home = pupil.course.match.ticket, pupil.scene.bubble.rect
    pupil.hands.click(110, 300)  # the batter's card
    assert pupil.scene.bubble.rect != home
    pupil.hands.wait(0.5)
    assert pupil.scene.bubble.rect == home
    pupil.hands.click(860, 20)  # Undo
    assert pupil.scene.notice == "This part comes later."
    for key in ("ctrl+s", "ctrl+o", "f5", "h", "n"):
        pupil.hands.key(key)
        assert isinstance(pupil.scene, LessonScene)
    assert (pupil.course.match.ticket, *where(pupil)) == (ticket, KEEP, Phase.OPEN)


def test_settings_that_change_meanwhile_lay_it_out_again(pupil):
    before = pupil.scene.bubble.rect
    pupil.app.scenes.push(SettingsScene(pupil.desk))
    pupil.app.change(text_size=150, reduced_motion=True)
    pupil.scene.close()
    pupil.rest()
    assert pupil.scene.bubble.rect.h > before.h
    pupil.looks_well()


def test_other_cards_are_asked_about_and_the_shipped_ones_laid_out(data_dir, tmp_path):
    pupil = Pupil(data_dir, own=own_cards(tmp_path / "own", ("home_run: 25}", "home_run: 20}"), ("out: 40", "out: 45")))
    lesson = pupil.lesson("monster_league", "wheel_and_bases")
    shipped = lesson._replace(layers=1)
    pupil.desk.open_lesson(shipped)
    assert type(pupil.scene).__name__ == "OtherCardsScene"
    pupil.hands.key("space")
    pupil.rest()
    assert isinstance(pupil.scene, LessonScene)
    assert pupil.course.match.cards.team("graveyard_shift").batters[0].odds == (40, 15, 15, 5, 25)
    pupil.close()


def test_a_second_window_keeps_nothing_of_its_lessons(data_dir):
    first = Pupil(data_dir)
    first.desk.progress.finish("lords/spring")
    first.close()
    second = Desk(first.app, data_dir, [paths.cards()], Saves(data_dir, InUse(0)))
    assert second.progress.done == {"lords/spring"}
    second.progress.finish("lords/books")
    assert json.loads((data_dir / "lessons.json").read_text())["done"] == ["lords/spring"]


def test_a_broken_file_of_progress_begins_anew_and_says_so(data_dir):
    data_dir.mkdir(parents=True, exist_ok=True)
    for text in ("{", "[]", '{"steps": {"monster_league/wheel_and_bases": -1}, "done": [], "told": []}', "\x00"):
        (data_dir / "lessons.json").write_text(text)
        pupil = Pupil(data_dir)
        pupil.desk.open_lessons("monster_league")
        pupil.hands.wait(0.1)
        assert pupil.scene.notice == "Your lessons file could not be read, so they start over."
        pupil.close()
        assert (data_dir / "lessons.broken.json").read_text() == text
    pupil = Pupil(data_dir)
    pupil.begin(pupil.lesson("monster_league", "wheel_and_bases"))
    pupil.close()
    assert json.loads((data_dir / "lessons.json").read_text())["steps"] == {"monster_league/wheel_and_bases": 0}


def test_what_was_picked_for_a_choice_that_is_taken_back_is_put_back(pupil):
    """The park's seventh step wants the lamp: a stack that was picked to be built does not stay picked."""
    pupil.begin(pupil.lesson("lords", "park"), 6)
    site = pupil.scene.table.board.stages[HOT_STOVE].site
    pupil.hands.key("f")
    pupil.pause()
    assert site.action is not None
    pupil.hands.key("space")
    pupil.rest()
    assert pupil.taking.phase is Phase.DOUBTED
    pupil.hands.key("space")
    pupil.rest()
    assert site.action is None and pupil.scene.table.offer.primary is None


def test_after_the_last_lesson_a_game_comes_next_not_a_lesson(pupil):
    lessons = pupil.desk.lessons_of("lords")
    for lesson in lessons[1:]:
        pupil.desk.progress.finish(lesson.key)
    pupil.desk.open_lessons("lords", lessons[-1])
    pupil.pause()
    labels = {widget.label: widget.primary for widget in pupil.scene.widgets if widget.label}
    assert labels["Play a game"] and not labels["Earlier lesson"] and "Next lesson" not in labels
    pupil.desk.progress.finish(lessons[0].key)
    pupil.desk.open_lessons("lords", lessons[0])
    pupil.pause()
    assert [widget.label for widget in pupil.scene.widgets if widget.primary] == ["Play a game"]
