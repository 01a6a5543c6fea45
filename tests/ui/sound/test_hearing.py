"""At a table: what is done is heard once, by whom it may be; a match is the same with sound and without."""

import pygame

from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.sound.player import Player
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import open_desk
from tests.ui.scenes.desks import played as played_by_veterans
from tests.ui.sound.loudspeakers import Notepad, player_with
from tests.ui.table.evenings import Evening


def evening_with(folder, sound, **settings):
    """A table that is heard by this player."""
    evening = Evening(folder, seed=7, **settings)
    give(evening, sound)
    return evening


def give(evening, sound):
    """Let an open table be heard by another player."""
    app = evening.app
    app.sound = evening.table.hearing._sound = sound
    for scene in app.scenes:
        scene.group.heard = sound.play


def played(evening, presses=16):
    """What the match's record says after so many presses of the gold button."""
    for _ in range(presses):
        evening.hands.key("space")
        evening.hands.turn(9)
    return evening.match.record()


def test_a_match_is_the_same_with_sound_and_without(data_dir, tmp_path):
    pad = Notepad()
    loud = evening_with(data_dir, player_with(pad))
    silent = evening_with(tmp_path, Player())
    record = played(loud)
    assert record == played(silent)
    assert len(record) > 6 and len(pad.files) >= 5
    assert loud.match.position.save() == silent.match.position.save()


def test_undo_is_heard_as_one_page_whatever_it_takes_back(data_dir):
    pad = Notepad()
    evening = evening_with(data_dir, player_with(pad))
    played(evening, 6)
    evening.hands.turn(60)
    pad.played.clear()
    evening.hands.key("ctrl+z")
    evening.hands.turn(10)
    assert [file[:-2] for file in pad.files if not file.startswith("button")] == ["page_turn"]


def test_the_crowd_is_there_when_the_table_is_and_gone_with_it(data_dir):
    desked = open_desk(data_dir)
    desked.app.sound = sound = player_with(Notepad())
    desked.show(TitleScene(desked.desk))
    assert sound.mood is None
    desked.show(TableScene(desked.desk, played_by_veterans(desked.desk, steps=20)))
    assert sound.mood is not None and sound.mood.in_park
    desked.show(TitleScene(desked.desk))
    assert sound.mood is None


def test_m_and_its_button_mute_and_both_show_it(data_dir):
    evening = evening_with(data_dir, player_with(Notepad()))
    app, button = evening.app, evening.table.frame.bar.mute
    assert button.icon == "sound"
    evening.hands.key("m")
    evening.hands.turn()
    assert app.settings.muted and button.icon == "mute" and "M" in button.tooltip
    evening.hands.click_on(button)
    assert not app.settings.muted


def test_another_window_means_silence_only_where_that_is_wished(data_dir):
    sound = player_with(Notepad())
    evening = evening_with(data_dir, sound)
    evening.app._take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert "away" in sound._states
    evening.app.change(quiet_away=False)
    assert "away" not in sound._states
    evening.app.change(quiet_away=True)
    evening.app._take(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert "away" not in sound._states


def test_the_pointer_is_heard_when_it_rests_and_refusals_are(data_dir):
    evening = evening_with(data_dir, Player())
    told = []
    group = evening.table.group
    group.heard = told.append
    no = Button((300, 300, 100, 40), "No", enabled=False, why="No.")
    group.replace([Button((100, 300, 100, 40), "Go", lambda: None), no])
    evening.hands.move(150, 320)
    assert told == []
    evening.hands.turn(6)
    assert told == ["hover"]
    evening.hands.click(150, 320)
    evening.hands.click(350, 320)
    evening.hands.turn(6)
    assert told == ["hover", "press", "refuse"]
    group.handle(KeyPress("tab"))
    evening.hands.turn(6)
    assert told == ["hover", "press", "refuse"]
