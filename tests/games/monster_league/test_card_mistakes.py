"""One bad file for each check of the cards, with its exact message; and files bad in every other way."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

import random
from pathlib import Path

import pytest

from lordsball.content import reader
from lordsball.content.problems import Findings, Problems
from lordsball.games.monster_league.cards import load, load_texts
from tests.games.monster_league.card_texts import ABILITIES, CANDY, GRAVEYARD, RULES, edited, messages, texts

JACK_ODDS = "odds: {out: 40, single: 15, double: 15, triple: 5, home_run: 25}"
CHARLIE = "batters[chompin_charlie]"


@pytest.mark.parametrize(
    ("path", "old", "new", "message"),
    [
        (GRAVEYARD, JACK_ODDS, JACK_ODDS.replace("single: 15", "single: 20"),
         "21:11: batters[jack_o_slugger].odds: found odds that add up to 105, expected 100"),
        (GRAVEYARD, JACK_ODDS, JACK_ODDS.replace("single: 15", "single: 16"),
         "21:29: batters[jack_o_slugger].odds.single: found 16, expected a whole number from 0 to 100 that is a multiple of 5 (did you mean 15 or 20?)"),
        (GRAVEYARD, JACK_ODDS, JACK_ODDS.replace("single: 15", "single: 15%"),
         "21:29: batters[jack_o_slugger].odds.single: found '15%', expected a whole number from 0 to 100 that is a multiple of 5 (did you mean 15?)"),
        (GRAVEYARD, JACK_ODDS, JACK_ODDS.replace("single", "sinlge"),
         "21:21: batters[jack_o_slugger].odds.sinlge: found the unknown key 'sinlge', expected out, single, double, triple or home_run (did you mean 'single'?)"),
        (GRAVEYARD, JACK_ODDS, "odds: 40/15/15/5/25",
         "21:11: batters[jack_o_slugger].odds: found '40/15/15/5/25', expected a group of keys (out, single, double, triple, home_run)"),
        (GRAVEYARD, JACK_ODDS, "odds: {out: 0, single: 55, double: 15, triple: 5, home_run: 25}",
         "21:11: batters[jack_o_slugger].odds: found 0 for out, expected 5 to 95, so that innings end and runs score"),
        (GRAVEYARD, JACK_ODDS, "odds: {out: 100, single: 0, double: 0, triple: 0, home_run: 0}",
         "21:11: batters[jack_o_slugger].odds: found 100 for out, expected 5 to 95, so that innings end and runs score"),
        (GRAVEYARD, "name: Jack O. Slugger", "name: 7",
         "18:11: batters[jack_o_slugger].name: found 7, expected a text in one line, 1 to 40 characters long (did you mean '7', in quotes?)"),
        (GRAVEYARD, "short: Jack", "short: The Right Honourable Jack",
         "19:12: batters[jack_o_slugger].short: found 'The Right Honourable Jack', expected a text in one line, 1 to 16 characters long"),
        (GRAVEYARD, "id: jack_o_slugger", "id: Jack O",
         "17:9: batters[Jack O].id: found 'Jack O', expected an id of small letters, digits and _ that starts with a letter"),
        (GRAVEYARD, "id: jack_o_slugger", "id: corn_cobb",
         "17:9: batters[corn_cobb].id: found the id 'corn_cobb' again (first in cards/teams/candy_crushers.yaml:41:9), expected an id of its own"),
        (GRAVEYARD, "id: jack_o_slugger", "id: phantom_phil",
         "57:9: pitchers[phantom_phil].id: found the id 'phantom_phil' again (first in cards/teams/graveyard_shift.yaml:17:9), expected an id of its own"),
        (GRAVEYARD, "id: graveyard_shift", "id: candy_crushers",
         "4:5: id: found the id 'candy_crushers' again (first in cards/teams/candy_crushers.yaml:4:5), expected an id of its own"),
        (GRAVEYARD, "ability: double_trouble", "ability: double_trubble",
         "53:14: pitchers[windup_wanda].ability: found no ability 'double_trubble', expected double_trouble or heads_youre_out (did you mean 'double_trouble'?)"),
        (GRAVEYARD, "ability: double_trouble", "ability: Double Trouble",
         "53:14: pitchers[windup_wanda].ability: found no ability 'Double Trouble', expected double_trouble or heads_youre_out (did you mean 'double_trouble'?)"),
        (GRAVEYARD, "ability: double_trouble", "ability: [double_trouble]",
         "53:14: pitchers[windup_wanda].ability: found a list of 1, expected a text"),
        (GRAVEYARD, 'accent: "#b9f24a"', "accent: #b9f24a",
         "14:10: look.accent: found nothing, expected a color such as '#8a55c9', in quotes (an unquoted # starts a comment)"),
        (GRAVEYARD, '"#43207a"]', '"purple"]', "10:31: look.cap[3]: found 'purple', expected a color such as '#8a55c9', in quotes"),
        (GRAVEYARD, ', "#43207a"]', "]", "10:8: look.cap: found a list of 2, expected a list of exactly 3 colours"),
        (GRAVEYARD, "emblem: moon", "emblem: Moon.svg",
         "9:11: look.emblem: found 'Moon.svg', expected a picture's file name in small letters, without .svg"),
        (GRAVEYARD, "pitchers:", "pitcher:",
         "49:1: pitcher: found the unknown key 'pitcher', expected id, name, short, look, batters or pitchers (did you mean 'pitchers'?)"),
        (GRAVEYARD, "short: Graveyard Shift\n", "",
         "4:1: short: found nothing, expected a text in one line, 1 to 16 characters long"),
        (ABILITIES, "respin: worse", "respin: worst",
         "13:17: abilities[double_trouble].do[1].respin: found 'worst', expected worse, better or new (did you mean 'worse'?)"),
        (ABILITIES, "respin: worse", "respn: worse",
         "13:9: abilities[double_trouble].do[1]: found the unknown verb 'respn', expected one of respin, result, shift, turn, runners or coin (did you mean 'respin'?)"),
        (ABILITIES, "respin: worse", "shift: 0",
         "13:16: abilities[double_trouble].do[1].shift: found 0, expected steps down (-1 to -4) or up (1 to 4)"),
        (ABILITIES, "respin: worse", "shift: true",
         "13:16: abilities[double_trouble].do[1].shift: found true, expected a whole number from -4 to 4"),
        (ABILITIES, "respin: worse", "shift: 5",
         "13:16: abilities[double_trouble].do[1].shift: found 5, expected a whole number from -4 to 4"),
        (ABILITIES, "result: out", "result: Out",
         "24:23: abilities[heads_youre_out].do[1].coin.heads[1].result: found 'Out', expected out, single, double, triple or home_run (did you mean 'out'?)"),
        (ABILITIES, "result: out", "coin: {heads: [{result: out}]}",
         "24:15: abilities[heads_youre_out].do[1].coin.heads[1]: found the unknown verb 'coin', expected one of respin, result, shift, turn or runners"),
        (ABILITIES, "heads:\n            - result: out", "heads: []",
         "23:11: abilities[heads_youre_out].do[1].coin: found a coin with nothing on either side, expected heads or tails to do something"),
        (ABILITIES, "tails: []", "tales: []",
         "25:11: abilities[heads_youre_out].do[1].coin.tales: found the unknown key 'tales', expected heads or tails (did you mean 'tails'?)"),
        (ABILITIES, "      - respin: worse", "      []",
         "13:7: abilities[double_trouble].do: found an empty list, expected a list of 1 to 4 effects"),
        (ABILITIES, "Spend a token: the", "x" * 100 + " the",
         "8:11: abilities[double_trouble].text: found 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…' (169 characters), expected a text in one line, 1 to 120 characters long"),
        (RULES, "innings: 3", "inning: 3",
         "4:1: inning: found the unknown key 'inning', expected innings, outs, tokens or house_rules (did you mean 'innings'?)"),
        (RULES, "innings: 3", "innings: 0", "4:10: innings: found 0, expected a whole number from 1 to 9"),
        (RULES, "innings: 3", "innings: 1000000000", "4:10: innings: found 1000000000, expected a whole number from 1 to 9"),
        (RULES, "outs: 3", "outs: -1", "5:7: outs: found -1, expected a whole number from 1 to 9"),
        (RULES, "tokens: 2", "tokens:", "6:8: tokens: found nothing, expected a whole number from 1 to 9"),
        (RULES, "ties_stand: false", "ties_stand: no",
         "11:15: house_rules.ties_stand: found 'no', expected true or false (did you mean false?)"),
        (RULES, "tokenless_pitcher_may_stay", "tokenless_may_stay",
         "10:3: house_rules.tokenless_may_stay: found the unknown key 'tokenless_may_stay', expected tokenless_pitcher_may_stay or ties_stand (did you mean 'tokenless_pitcher_may_stay'?)"),
        (RULES, "outs: 3", "innings: 4", "5:1: found the key 'innings' again (first on line 4), expected it once"),
    ],
)
def test_each_mistake_has_its_message(path: str, old: str, new: str, message: str) -> None:
    assert f"cards/{path}:{message}" in messages(edited(path, old, new))


def test_one_mistake_is_one_message() -> None:
    for path, old, new in [
        (GRAVEYARD, "single: 15", "sinlge: 15"), (GRAVEYARD, "double_trouble", "Double Trouble"), (RULES, "outs", "out"),
        (ABILITIES, "respin", "respn"), (ABILITIES, "abilities:\n", "abilties:\n"), (ABILITIES, "text: \"Spend a", "text: a: b"),
    ]:
        assert len(messages(edited(path, old, new))) == 1


def test_numbers_of_cards_are_those_of_the_rulebook() -> None:
    batter = "  - {id: x, name: X, short: X, profile: X, portrait: x, quip: X, " + JACK_ODDS + "}\n"
    assert messages(edited(GRAVEYARD, "batters:   # in batting order\n", "batters:\n" + batter)) == [
        "cards/teams/graveyard_shift.yaml:17:3: batters: found a list of 5, expected a list of exactly 4 batters"
    ]
    team = texts()[GRAVEYARD]
    assert messages({**texts(), GRAVEYARD: team[: team.index("  - id: phantom_phil")]}) == [
        "cards/teams/graveyard_shift.yaml:50:3: pitchers: found a list of 1, expected a list of exactly 2 pitchers"
    ]


def test_all_mistakes_of_all_files_come_at_once() -> None:
    changed = texts()
    for path, old, new in [
        (RULES, "innings: 3", "innings: x"), (ABILITIES, "worse\n", "wrose\n"), (CANDY, "single: 40", "single: 45"),
        (CANDY, "emblem: candy", "emblem: 5"), (GRAVEYARD, "heads_youre_out", "tails"), (GRAVEYARD, "quip:", "quib:"),
    ]:
        changed[path] = changed[path].replace(old, new, 1)
    assert [line.split(": ")[0] for line in messages(changed)] == [
        "cards/abilities.yaml:13:17", "cards/rules.yaml:4:10", "cards/teams/candy_crushers.yaml:9:11",
        "cards/teams/candy_crushers.yaml:37:11", "cards/teams/graveyard_shift.yaml:23:5",
        "cards/teams/graveyard_shift.yaml:60:14",
    ]


def test_what_is_missing_altogether() -> None:
    without = {path: text for path, text in texts().items() if path in (GRAVEYARD,)}
    assert messages(without) == [
        "cards: found 1 team file, expected at least 2 (teams/*.yaml)",
        "cards: found no abilities file, expected at least 1 (abilities.yaml or abilities/*.yaml)",
        "cards: found no rules file, expected at least 1 (rules.yaml)",
    ]
    assert messages({}) == [
        "cards: found no card file, expected rules.yaml, abilities.yaml, abilities/*.yaml or teams/*.yaml"
    ]
    assert messages({**texts(), RULES: ""}) == ["cards/rules.yaml: found an empty file, expected cards"]
    assert messages({**texts(), "team/bog.yaml": "id: bog"}) == [
        "cards/team/bog.yaml: found a file the game does not read, expected rules.yaml, abilities.yaml, abilities/*.yaml or teams/*.yaml (did you mean 'teams/bog.yaml'?)"
    ]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Problems) as raised:
        load([tmp_path / "gone"])
    assert (
        str(raised.value)
        == f"{(tmp_path / 'gone').as_posix()}: found no such folder, expected a folder with card files"
    )


@pytest.mark.parametrize(
    ("path", "old", "new", "warning"),
    [
        (ABILITIES, "abilities:\n", "abilities:\n  - {id: spare, name: S, text: S, rules: S, do: [{shift: 1}]}\n",
         "cards/abilities.yaml:6:10: warning: abilities[spare].id: found the ability 'spare' that no pitcher has"),
    ],
)
def test_odd_but_playable(path: str, old: str, new: str, warning: str) -> None:
    assert messages(edited(path, old, new)) == [warning]


@pytest.mark.parametrize(
    ("out", "words"), [(5, "5 % for out on average, expected 10 or more"), (95, "95 % for out on average")]
)
def test_odds_that_make_a_dull_evening_are_a_warning(out: int, words: str) -> None:
    changed = texts()
    for line in [line for line in changed[GRAVEYARD].splitlines() if "odds: {" in line]:
        dull = f"    odds: {{out: {out}, single: {100 - out}, double: 0, triple: 0, home_run: 0}}"
        changed[GRAVEYARD] = changed[GRAVEYARD].replace(line, dull)
    (warning,) = messages(changed)
    assert warning.startswith(f"cards/teams/graveyard_shift.yaml:17:3: warning: batters: found {words}")


def test_missing_pictures_and_letters_are_warnings_with_their_line() -> None:
    there = {"monster_league/emblems/candy", "monster_league/emblems/moon"} | {
        f"monster_league/portraits/{name}" for name in (
            "bad_luck_buck", "headless_homer", "bone_jones", "corn_cobb", "rally_wraps", "victor_volts", "Jack_O_Slugger",
            "chompin_charlie", "howlin_hal", "grave_dave", "windup_wanda",
        )
    }
    changed = edited(GRAVEYARD, "emblem: moon", "emblem: sun")
    changed[CANDY] = changed[CANDY].replace("name: Corn Cobb", "name: Corn 選")
    warnings = load_texts(changed, "cards", sprites=there, letters=str.isascii).warnings
    assert [str(w) for w in warnings] == [
        "cards/teams/candy_crushers.yaml:42:11: warning: batters[corn_cobb].name: found '選' (U+9078), which the typefaces lack, expected other letters: a box will be drawn",
        "cards/teams/graveyard_shift.yaml:9:11: warning: look.emblem: found no picture monster_league/emblems/sun (.svg, .png, .jpg, .jpeg), a stand-in will be drawn",
        "cards/teams/graveyard_shift.yaml:22:15: warning: batters[jack_o_slugger].portrait: found no picture monster_league/portraits/jack_o_slugger (.svg, .png, .jpg, .jpeg), a stand-in will be drawn (did you mean 'Jack_O_Slugger'?)",
        "cards/teams/graveyard_shift.yaml:61:15: warning: pitchers[phantom_phil].portrait: found no picture monster_league/portraits/phantom_phil (.svg, .png, .jpg, .jpeg), a stand-in will be drawn",
    ]


NASTY = [
    "no", "~", "true", "010", "1e999", ".nan", "-1", "9" * 60, "1:10", "[]", "{}", "[[[]]]", "{a: {b: c}}", "''", '"\\u0000"',
    "!!python/object/apply:os.system [echo]", "&a", "*a", "&a [*a]", "<<", "|", ">-", "#", "'", '"', "-", "?", ":", "\t", "%",
    "@", "`", "---", "...", "x" * 5000, "選手🎃", "\u202e", "\x00", "\x85", "\u2028", "\ufeff", "\ud800",
]


def mutated(text: str, chance: random.Random) -> str:
    """The text with one to four things wrong with it."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted((chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)))
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                text = text[:at] + text[min(to, at + 30) :]
            case 1:
                text = text[:at] + chance.choice(NASTY) + text[at:]
            case 2:
                text = text[:at] + chance.choice(" \n\t:-{}[],&*!|>'\"%@`#?\\") + text[at + 1 :]
            case 3:
                text = "\n".join(lines[:line] + lines[line + 1 :])
            case 4:
                text = "\n".join(lines[:line] + [lines[line]] * chance.randint(2, 3) + lines[line + 1 :])
            case 5:
                text = "\n".join([*lines[:line], chance.choice([" ", "  ", "\t"]) + lines[line], *lines[line + 1 :]])
            case 6:
                key = lines[line].split(":")[0]
                text = "\n".join([*lines[:line], f"{key}: {chance.choice(NASTY)}", *lines[line + 1 :]])
            case _:
                text = text[:at]
    return text


def test_a_thousand_damaged_files_are_refused_or_played_and_never_crash() -> None:
    chance = random.Random(1871)
    shipped = texts()
    refused = 0
    for _ in range(1000):
        path = chance.choice(sorted(shipped))
        try:
            catalog = load_texts({**shipped, path: mutated(shipped[path], chance)})
        except Problems as found:
            refused += 1
            assert all(str(problem).isprintable() and len(str(problem)) < 600 for problem in found.problems)
        else:
            assert all(len(batter.faces) == 20 for team in catalog.teams for batter in team.batters)
    assert 300 < refused < 1000  # some damage is only to comments and texts


def test_a_thousand_damaged_bytes_never_crash() -> None:
    chance = random.Random(1903)
    raw = texts()[GRAVEYARD].encode()
    for _ in range(1000):
        at = chance.randrange(len(raw))
        findings = Findings()
        text = reader.decode(raw[:at] + chance.randbytes(chance.randint(1, 4)) + raw[at + 1 :], "x.yaml", findings)
        if text is not None:
            reader.read(text, "x.yaml", findings)
        assert text is not None or len(findings.all) == 1
