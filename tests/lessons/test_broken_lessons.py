"""A lesson that cannot be taught is refused, with the line and a sentence for each kind of mistake."""

from pathlib import Path

import pytest

from lordsball import games, paths
from lordsball.cli import main
from lordsball.games.monster_league.events import AtBatOver
from lordsball.lessons.first_times import brought_up_at, brought_up_by
from lordsball.lessons.library import read_teaching
from lordsball.ui.lessons.proofs import mistakes
from tests.lessons.test_lessons_guide import SHOWN

SOUND = SHOWN["monster_league/lessons/first_swing.yaml"]
NAME = "lessons/first_swing.yaml"


def told(folder: Path, text: str, name: str = NAME) -> list[str]:
    """What is wrong with a lesson of this text, without the folder."""
    file = folder / "monster_league" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    folders = [paths.cards(), folder]
    teaching = read_teaching("monster_league", folders)
    found = list(teaching.problems)
    cards = games.game("monster_league").load_cards(folders)
    for lesson in teaching.lessons:
        if lesson.layers == 2:
            found += mistakes(lesson, cards)
    return [str(problem).removeprefix(f"{folder.as_posix()}/monster_league/") for problem in found]


def test_the_one_they_are_made_of_is_sound(tmp_path: Path) -> None:
    assert told(tmp_path, SOUND) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("We won it. Do *we* bat first?", "a " * 26,
         "20:10: steps[1].say: found 26 words, expected at most 25: people play, they do not read"),
        ("wait: {action: bat_first}", "wait: {action: bat_frist}",
         "22:11: steps[1].wait: found 'bat_frist' where 'choose_side' is asked, expected bat_first or field_first "
         "(did you mean 'bat_first'?)"),
        ("wait: {action: bat_first}", "wait: {acton: bat_first}",
         "22:11: steps[1].wait: found the unknown verb 'acton', expected one of action, kind, anything or look "
         "(did you mean 'action'?)"),
        ("at: [coin]", "at: [coins]",
         "21:10: steps[1].at[1]: found 'coins', expected a landmark of the table at this step: coin, team:1, team:2, "
         "card, log, tab:log, tab:box, tab:odds, menu, undo, speed, rules or 4 more "
         "(did you mean 'coin'?)"),
        ("starting_pitcher: pitch 1\n", "starting_pitcher: pitch 7\n",
         "14:21: meanwhile.starting_pitcher: found 'pitch 7', expected pitch 0 or pitch 1 (did you mean 'pitch 1'?)"),
        ("  starting_pitcher: pitch 1\n", "",
         "25:5: steps[2]: found Victor asked 'starting_pitcher' before this step, expected an answer under 'then' "
         "of the step before or under 'meanwhile' (pitch 0 or pitch 1)"),
        ("before: [flip]", "before: [flip; spin]",
         "12:9: before: found move 2 'spin' where Skipper is asked 'choose_side', expected bat_first or field_first"),
        ("    ask: at_bat\n", "    ask: at_bats\n",
         "34:5: steps[4]: found the game over before this step, expected the question 'at_bats' "
         "(did you mean 'at_bat'?)"),
        ("seats: [Skipper, Victor]", "seats: [Skipper]",
         "9:3: game: found 2 sides, expected 1, one a seat"),
        ("sides: [graveyard_shift, candy_crushers]", "sides: [graveyard_shift, candy_cruchers]",
         "9:3: game: found a game that cannot be played: these cards have no team 'candy_cruchers', only "
         "belfry_brigade, candy_crushers, graveyard_shift, midway_mischief, mountain_maulers, swamp_shuffle"),
        ("    ask: at_bat\n", "    ask: at_bat\n    right: Yes.\n",
         "34:5: steps[4]: found 'right' in a step without a choice, expected a 'wait' for an action beside it"),
        ("wait: {kind: spin}", "wait: {kind: spin}\n    other: No.",
         "26:5: steps[2]: found 'other' without a good choice, expected 'wait: {action: …}' beside it"),
        ("wait: {kind: spin}", "wait: {anything: false}",
         "29:22: steps[2].wait.anything: found false, expected true"),
        ("say: We won it.", r'say: "\e[31mWe won" #',
         "20:10: steps[1].say: found ' [31mWe won', expected a text without control characters"),
        ("game:\n", "game:\n  choices: {years: '3'}\n",
         "9:20: game.choices.years: found 'years', expected nothing"),
        ("portraits/jack_o_slugger", "portraits/jack",
         "6:31: warning: guide.portrait: found no picture assets/sprites/monster_league/portraits/jack.svg, expected "
         "one: a plain box will be drawn"),
        ("    ask: at_bat\n", "    ask: at_bat\n    wait: {look: wheels}\n",
         "37:18: steps[4].wait.look: found 'wheels', expected"),
    ],
)
def test_mistakes(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in SOUND
    found = told(tmp_path, SOUND.replace(old, new, 1))
    assert found[0].startswith(f"{NAME}:{message}")
    assert len(found) == 1


def test_the_two_commands_say_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (wrong,) = told(tmp_path, SOUND.replace("at: [coin]", "at: [coins]"))
    assert main(["lesson", "monster_league", "first_swing", "--cards", str(tmp_path)]) == 3
    assert capsys.readouterr().out.splitlines()[-1].endswith(wrong)


def test_what_a_file_asks_of_an_event_or_a_position_never_runs_it() -> None:
    game = games.game("monster_league")
    cards = game.load_cards([paths.cards()])
    view = game.new(cards, game.default_options(cards), 1).view(0)
    event = AtBatOver(*range(8))
    tip = read_teaching("monster_league", [paths.cards()]).tips[0]
    for name in (*dir(event), *dir(view)):
        said, asked = (
            tip._replace(card=tip.card.model_copy(update={"on": on, "ask": ask, "only": {name: 99}}))
            for on, ask in (("at_bat_over", None), (None, "coin_toss"))
        )
        assert [*brought_up_by([said], event), *brought_up_at([asked], view)] == [], name


def test_a_good_choice_that_the_coach_counts_for_less(tmp_path: Path) -> None:
    text = SOUND.replace("wait: {action: bat_first}", "wait: {action: field_first}")
    assert told(tmp_path, text)[0] == (
        f"{NAME}:22:11: steps[1].wait: found 'field_first' as the good choice, which the coach counts as 48.1%, but "
        "'bat_first' as 51.9% (Chance to win the game); expected the better one, or 'figures: false'"
    )


def test_files_that_nobody_reads_and_ids_that_stand_twice(tmp_path: Path) -> None:
    assert told(tmp_path, SOUND, "lessons/more/swing.yaml") == [
        "lessons/more/swing.yaml: found a file that nobody reads, expected one like lessons/*.yaml or tips.yaml"
    ]
    (tmp_path / "monster_league/lessons/more/swing.yaml").unlink()
    told(tmp_path, SOUND)
    again = told(tmp_path, SOUND, "lessons/swing.yaml")
    place = f"{tmp_path.as_posix()}/monster_league/{NAME}:1:5"
    assert again == [
        f"lessons/swing.yaml:1:5: id: found the id 'first_swing' again (first in {place}), expected it once"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("on: at_bat_over", "on: at_bat_ovr",
         "3:9: tips[grand_slam].on: found 'at_bat_ovr', expected an event of the game: "),
        ("ask: ability", "ask: abilty",
         "8:10: tips[last_token].ask: found 'abilty', expected a question of the game: "),
        ("{runs: 4}", "{run: 4}",
         "4:17: tips[grand_slam].only.run: found 'run', expected something that 'at_bat_over' has: seat, batter, "
         "result, face, moves, runs, outs, score, runners or stance (did you mean 'runs'?)"),
        ("{runs: 4}", "{count: 4}",
         "4:19: tips[grand_slam].only.count: found 'count', expected something that 'at_bat_over' has: "),
        ("{runs: 4}", "{result: triple}",
         "4:20: tips[grand_slam].only.result: found 'triple', expected a whole number"),
        ("    on: at_bat_over            # an event, in small letters\n    only: {runs: 4} ",
         "    ask: at_bat\n    only: {apply: 4} ",
         "4:19: tips[grand_slam].only.apply: found 'apply', expected something that 'at_bat' has: team_ids, home, "),
        ("    ask: ability               # or a question that is yours\n", "",
         "7:5: tips[last_token]: found a tip with both or neither of 'on' and 'ask', expected one of them"),
    ],
)
def test_tips_that_never_come_up(
    old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SHOWN["monster_league/tips.yaml"]
    assert old in text
    (tmp_path / "monster_league").mkdir()
    (tmp_path / "monster_league/tips.yaml").write_text(text.replace(old, new, 1), "utf-8")
    assert main(["check", str(tmp_path)]) == 3
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith(f"{tmp_path.as_posix()}/monster_league/tips.yaml:{message}")
