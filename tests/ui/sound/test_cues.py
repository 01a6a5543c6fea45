"""The shipped cues: nothing is wrong with them, and no great moment is silent. A mistake is one clear sentence."""

import shutil
from random import Random

import pytest

from lordsball.games.lords import events as lords
from lordsball.games.monster_league import events as monsters
from lordsball.games.wild_cards import events as cards
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.sound import cue_file
from lordsball.ui.sound.lineup import Heard, line_up
from tests.ui.sound.loudspeakers import FOLDER, SHEET


def test_every_event_of_every_game_is_named_and_every_sound_is_there_and_used():
    assert [str(problem) for problem in cue_file.problems(FOLDER)] == []


def heard(game, event, *facts):
    """The sounds of an event, each with its priority."""
    due = line_up(SHEET, Heard(game, event, frozenset(facts), Timeline().clock), Random(1))
    return {one.sound: one.priority for one in due}


def bat(result, runs=0, face=11):
    return monsters.AtBatOver(0, 0, result, face, ((0, 0, result),), runs, 1, (runs, 0))


GREAT = {
    "home run": ("monster_league", bat(4, 1)),
    "run": ("monster_league", bat(1, 1)),
    "strikeout": ("wild_cards", cards.Struck("b", 3)),
    "an out": ("monster_league", bat(0)),
    "a fly ball": ("monster_league", bat(0, face=8)),
    "run in Wild Cards": ("wild_cards", cards.RunScored(0, "b", 1)),
    "home run in Wild Cards": ("wild_cards", cards.HitMade("b", 4)),
    "stolen Vibes": ("wild_cards", cards.VibesStolen(0, 1)),
    "card to the Shadows": ("wild_cards", cards.Shadowed(0, "b", "play")),
    "walk-off": ("monster_league", monsters.HalfOver(3, 0, 1, 0, True)),
    "pennant": ("lords", lords.PennantWon(0, 0, 90, "wins")),
    "pennant lost": ("lords", lords.PennantWon(-1, 0, 90, "wins")),
    "cup": ("lords", lords.ChampionshipOver(0, "c", True)),
    "cup lost": ("lords", lords.ChampionshipOver(0, "c", False)),
}


@pytest.mark.parametrize(("game", "event"), GREAT.values(), ids=GREAT)
@pytest.mark.parametrize("facts", [("ours",), ("theirs",), ("ours", "mine", "tense", "moving", "wheel")])
def test_no_great_moment_is_silent_whoever_it_happens_to_even_when_it_is_hurried(game, event, facts):
    assert max(heard(game, event, *facts).values()) >= SHEET.limits.hurried


@pytest.mark.parametrize(
    ("game", "event"),
    [("monster_league", monsters.GameOver(0, (1, 0), False)), ("wild_cards", cards.GameOver(0, (1, 0)))],
)
def test_the_end_of_a_match_sounds_of_how_it_ended(game, event):
    assert "organ_cup" in heard(game, event, "won")
    assert list(heard(game, event, "lost")) == ["organ_lose"]
    assert list(heard(game, event, "tied")) == ["organ_sting_2"]


def test_how_a_game_of_the_lords_ended_is_heard_when_the_parks_are_counted_and_not_before():
    for facts in ("won", "lost", "tied"):
        assert not heard("lords", lords.GameOver((0,), (), "vp"), facts)
    assert "organ_cup" in [cue.sound for cue in SHEET.scenes["parks_won"]]
    assert [cue.sound for cue in SHEET.scenes["parks_lost"]] == ["organ_lose"]


def test_a_cue_chooses_by_its_event():
    assert "bat_homer" in heard("monster_league", bat(4, 1), "ours")
    assert "crowd_roar" in heard("monster_league", bat(4, 1), "ours")
    assert "crowd_groan" in heard("monster_league", bat(4, 1), "theirs")
    assert {"whiff", "umpire_strike"} <= set(heard("monster_league", bat(0, face=3)))
    better, worse = monsters.ResultChanged(0, 2), monsters.ResultChanged(2, 0)
    assert "crowd_cheer_small" in heard("monster_league", better, "ours")
    assert "crowd_groan" in heard("monster_league", worse, "ours")
    won, lost = lords.GamePlayed(0, 4, 4, 1, 0), lords.GamePlayed(0, 3, 4, 0, 1)
    assert "bat_double" in heard("lords", won) and "mitt" in heard("lords", lost)


def test_before_the_wheel_rests_every_result_sounds_the_same():
    rests = Timeline().clock("spinner")

    def before(result):
        event, facts = monsters.Spun(0, 0, 7, result, "spin"), frozenset({"wheel", "moving", "tense", "ours"})
        due = line_up(SHEET, Heard("monster_league", event, facts, Timeline().clock), Random(1))
        return [one for one in due if one.wait < rests]

    assert before(0) == before(4)
    ticks = [one.wait for one in before(0) if one.sound == "wheel_tick"]
    gaps = [after - now for now, after in zip(ticks, ticks[1:], strict=False)]
    assert len(ticks) > 15 and gaps[-1] > 2 * gaps[0]  # it slows


def test_of_the_crowds_reactions_only_the_strongest_is_heard():
    reactions = set(heard("monster_league", bat(4, 3), "ours")) & set(SHEET.strongest_only)
    assert reactions == {"crowd_roar"}


def test_a_game_of_ones_own_is_heard_by_the_words_of_its_events():
    class DiceRolled(tuple):
        """As a game on somebody's shelf might tell it."""

    assert "dice_throw_2" in heard("some_game", DiceRolled())


MISTAKES = [
    ("sound: token_spend", "sound: token_spned", "found 'token_spned', expected a sound (did you mean 'token_spend'?)"),
    ("by: potential", "by: potentail", "expected a field of the event (did you mean 'potential'?)"),
    ("    SidesChosen: []\n", "", "found no cues for SidesChosen, expected a list ([] where it is silent)"),
    ("gain: -10, priority", "gain: 3, priority", "found 3, expected a number from -60 to 0"),
    ("chance: 0.5", "chanse: 0.5", "found the unknown key 'chanse'"),
    ("of: spinner", "of: spiner", "expected a moment of the timeline (did you mean 'spinner'?)"),
    ("  page: [", "  pag: [", "found no page, expected it: the program plays it"),
]


@pytest.fixture
def folder(tmp_path):
    """The shipped sounds, to break."""
    return shutil.copytree(FOLDER, tmp_path / "sounds")


@pytest.mark.parametrize(("good", "bad", "said"), MISTAKES, ids=[bad.strip() or "gone" for _, bad, _ in MISTAKES])
def test_a_mistake_is_told_with_its_line(folder, good, bad, said):
    sheet = folder / "cues.yaml"
    text = sheet.read_text("utf-8")
    sheet.write_text(text.replace(good, bad, 1), "utf-8")
    told = [str(problem) for problem in cue_file.problems(folder)]
    assert any(said in line and f"{sheet}:" in line for line in told), told


def test_a_file_that_is_no_sound_is_told_and_never_opened(folder):
    (folder / "stamp_a.ogg").write_bytes(b"not a sound")
    (folder / "stamp_b.ogg").unlink()
    (folder / "stamp_b.ogg").mkdir()
    told = [str(problem) for problem in cue_file.problems(folder)]
    assert f"{folder / 'stamp_a.ogg'}: found something that is no OGG, expected an OGG file" in told
    assert f"{folder / 'stamp_b.ogg'}: found something that is no file, expected an OGG file" in told
    assert not {"stamp_a", "stamp_b"} & set(cue_file.files(folder))


def test_a_file_too_many_or_too_few_is_told(folder):
    (folder / "hat.ogg").rename(folder / "hta.ogg")
    told = "\n".join(str(problem) for problem in cue_file.problems(folder))
    assert "found the sound hat without a file, expected hat.ogg or hat_a.ogg" in told
    assert "hta.ogg: found a file that no sound in cues.yaml is called after" in told
