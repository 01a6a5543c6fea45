"""The player: who is heard when many want to be, what steps back, and that everything can be silent."""

from collections import Counter

from lordsball.games.monster_league import events as monsters
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.shell.settings import Settings
from lordsball.ui.sound.lineup import Due, Heard
from lordsball.ui.sound.mood import Mood
from lordsball.ui.sound.player import Player
from tests.ui.sound.loudspeakers import LONG, SHEET, Notepad, pass_time, player_with


def due(sound, priority=None, gain=0.0):
    return Due(0.0, sound, gain, SHEET.sounds[sound].priority if priority is None else priority)


def want(player, *sounds):
    """Have these begun now, in this order."""
    return [player._voices.start(due(sound), player._now) for sound in sounds]


def test_a_take_is_never_heard_twice_in_a_row():
    pad = Notepad()
    player = player_with(pad)
    for _ in range(30):
        player.play("page")
        pass_time(player, LONG + 0.1)
    files = pad.files
    assert set(files) == {"page_turn_a", "page_turn_b", "page_turn_c"}
    assert all(now != after for now, after in zip(files, files[1:], strict=False))


def test_when_all_channels_are_taken_the_least_important_gives_way_to_more_important():
    pad = Notepad()
    player = player_with(pad)
    quiet = ["pen", "card_slide", "steps", "wheel_slow", "card_flip", "card_deal", "chip", "card_lay"]
    assert want(player, *quiet) == [True] * SHEET.buses["play"].voices
    assert want(player, "dice_shake_1") == [False]  # no more important than any of them
    assert want(player, "bat_homer") == [True]
    sounding = player._voices.sounding(player._now)
    assert "bat_homer" in sounding and "pen" not in sounding
    assert want(player, "button_press") == [True]  # another slider's channels


def test_groups_are_heard_one_at_a_time_and_then_rest():
    pad = Notepad()
    player = player_with(pad)
    assert want(player, "umpire_out", "umpire_safe") == [True, False]
    pass_time(player, LONG + 0.1)
    assert want(player, "umpire_safe") == [False]
    pass_time(player, SHEET.groups["umpire_"])
    assert want(player, "umpire_safe") == [True]


def test_music_steps_back_for_the_organ_and_comes_again():
    pad = Notepad()
    player = player_with(pad)
    player.show("title", overlay=False)
    pass_time(player, 3)
    usual = pad.music_volume
    player.play("tie")
    pass_time(player, 1)
    assert pad.music == ["music_title"] and pad.music_volume < usual / 20
    pass_time(player, 9)
    assert abs(pad.music_volume - usual) < 0.01


def test_music_goes_on_where_it_made_room_for_another():
    pad = Notepad()
    player = player_with(pad)
    for scene in ("title", "wild_cards", "title"):
        player.show(scene, overlay=False)
        pass_time(player, 6)
    assert pad.music == ["music_title", "music_wild_cards", "music_title"]
    assert pad.started_at == pad.music_at


def test_after_a_walk_off_the_winner_gets_the_organ_as_well():
    pad = Notepad()
    player = player_with(pad)
    end = monsters.HalfOver(1, 3, 4, 1, True)
    for event, facts in ((end, {"ours"}), (monsters.GameOver(1, (3, 4), False), {"ours", "won"})):
        player.tell(Heard("monster_league", event, frozenset(facts), Timeline().clock))
        pass_time(player, 1)
    pass_time(player, 6)
    assert [file for file in pad.files if file.startswith("organ")] == ["organ_walkoff", "organ_cup"]


def test_muted_and_in_the_background_nothing_is_heard_also_of_what_was_begun():
    pad = Notepad()
    player = player_with(pad)
    player.play("page")
    player.update(0.1)
    channel = pad.played[-1][0]
    assert pad.volumes[channel] > 0
    player.follow(Settings(muted=True))
    assert pad.volumes[channel] == 0
    player.follow(Settings())
    assert pad.volumes[channel] > 0
    player.look_away(True)
    pass_time(player, 1)
    assert pad.volumes[channel] < 0.01
    player.follow(Settings(quiet_away=False))
    pass_time(player, 0.5)
    assert pad.volumes[channel] > 0.05


def test_of_a_hurried_animation_only_the_greatest_is_heard():
    pad = Notepad()
    player = player_with(pad)
    event = monsters.AtBatOver(0, 0, 4, 18, ((0, 0, 4),), 1, 0, (1, 0))
    player.tell(Heard("monster_league", event, frozenset({"ours"}), Timeline().clock))
    player.hurry()
    pass_time(player, 5)
    assert [file[:-2] if file[-2] == "_" else file for file in pad.files] == ["crowd_roar"]


def test_a_game_at_speed_off_is_heard_a_few_times_a_second():
    pad = Notepad()
    player = player_with(pad)
    event = monsters.AtBatOver(0, 0, 4, 18, ((0, 0, 4),), 1, 0, (1, 0))
    for _ in range(60):
        for _ in range(3):  # several actions a frame
            player.tell(Heard("monster_league", event, frozenset(), Timeline().clock))
            player.hurry()
        player.update(1 / 30)
    assert pad.files[0].startswith("bat_homer")
    assert 4 <= len(pad.files) <= 2 / SHEET.limits.hurried_every + 1


def test_the_crowd_holds_its_breath_when_it_is_close_and_late_and_goes_with_the_park():
    pad = Notepad()
    player = player_with(pad)
    player.show("wild_cards", overlay=False)
    player.feel("wild_cards", Mood(margin=6))
    pass_time(player, 6)
    calm = dict(pad.volumes)
    player.feel("wild_cards", Mood(margin=0, lateness=1.0, threat=1.0))
    pass_time(player, 6)
    tense = dict(pad.volumes)
    assert calm[0] > 0.01 > calm.get(1, 0.0)
    assert tense[1] > 4 * tense[0]
    player.show("title", overlay=False)
    pass_time(player, 3)
    assert sorted(pad.stopped) == [0, 1]


def test_where_a_swing_matters_and_nobody_moves_the_organist_grows_impatient_once():
    pad = Notepad()
    player = player_with(pad)
    player._random.random = lambda: 0.0
    player.feel("wild_cards", Mood(lateness=1.0, threat=1.0))
    pass_time(player, 19)
    assert pad.files == []
    pass_time(player, 60)
    assert pad.files == ["organ_charge"]


def test_lords_have_music_in_the_office_only_and_it_rests_after_two_rounds():
    pad = Notepad()
    player = player_with(pad)
    player.show("lords", overlay=False)
    player.feel("lords", Mood())
    pass_time(player, 5)
    assert pad.music == []
    player.feel("lords", Mood(in_park=False))
    pass_time(player, 5)
    assert pad.music == ["music_lords"]
    pad.music_plays = False  # both rounds are over
    pass_time(player, SHEET.music["lords"].rest - 2)
    assert len(pad.music) == 1
    pass_time(player, 3)
    assert len(pad.music) == 2


def test_tension_grows_with_runners_lateness_and_closeness():
    start, late = Mood().tension, Mood(lateness=1).tension
    assert start < late < Mood(lateness=1, threat=1).tension == 1
    assert Mood(margin=6, lateness=1, threat=1).tension == 0
    assert Mood(full=True).tension > start


def test_a_sound_whose_file_is_broken_costs_nobody_anything():
    pad = Notepad(missing={"page_turn_a", "page_turn_b", "page_turn_c", "stamp_b"})
    player = player_with(pad)
    player.play("page")
    player.update(0.1)
    assert pad.files == []
    for _ in range(6):
        want(player, "stamp")
        pass_time(player, LONG + 0.1)
    assert set(Counter(pad.files)) == {"stamp_a", "stamp_c"}


def test_without_cues_everything_can_be_asked_and_nothing_happens():
    player = Player()
    player.play("press")
    player.tell(Heard("monster_league", monsters.SidesChosen(0), frozenset(), Timeline().clock))
    player.hurry()
    player.feel("lords", Mood())
    player.update(0.1)
    player.close()
    assert not player.device.here
