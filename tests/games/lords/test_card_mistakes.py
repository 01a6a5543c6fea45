"""Every check of the card files of Lords has a file that must fail, with its line and its words."""

import json

import pytest

from lordsball.content.problems import Problems
from lordsball.games.lords.cards import load_texts
from tests.games.lords.plain_decks import SHIPPED, season, texts

BOARD = (SHIPPED / "board.yaml").read_text(encoding="utf-8")
LEAGUE = sorted((SHIPPED / "leagues").glob("*.yaml"))[0]


def messages(changed: dict[str, str]) -> list[str]:
    """What the loader says about these texts: errors or, if there are none, warnings."""
    try:
        return [str(problem) for problem in load_texts(changed, "cards").warnings]
    except Problems as found:
        return [str(problem) for problem in found.problems]


def line_of(text: str, part: str) -> int:
    """The number of the first line that holds this."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def edited(path: str, old: str, new: str) -> tuple[dict[str, str], int]:
    """The plain texts with the first `old` of a file replaced, and the line it stands in."""
    found = texts()
    assert old in found[path], f"{path} does not say {old!r}"
    line = found[path][: found[path].index(old)].count("\n") + 1
    return {**found, path: found[path].replace(old, new, 1)}, line


def test_the_plain_decks_are_clean() -> None:
    assert messages(texts()) == []


@pytest.mark.parametrize(
    ("path", "old", "new", "says"),
    [
        ("board.yaml", "{difference: 3, higher: 13, lower: 9}", "{difference: 3, higher: 13, lower: 10}",
         "found 13-10, expected two numbers that add up to the 22 games of a series"),
        ("board.yaml", "{difference: 0, higher: 11, lower: 11}", "{difference: 0, higher: 12, lower: 10}",
         "found 12-10 for a difference of 0, expected 11-11 for 0"),
        ("board.yaml", "{difference: 4, higher: 14, lower: 8}", "{difference: 4, higher: 13, lower: 9}",
         "found 13 wins after 13, expected more for a greater difference"),
        ("board.yaml", "{difference: 4, higher", "{difference: 3, higher",
         "found a difference of 3 after 3, expected rows that go up"),
        ("board.yaml", "{difference: 1, higher", "{difference: 2, higher",
         "found a difference of 2, expected 1: the better team wins more than 11"),
        ("board.yaml", "wins: 60", "wins: 40", "found 40 after 40, expected rows that go up"),
        ("board.yaml", "{wins: 0,", "{wins: 1,", "found 1 in the first row, expected 0"),
        ("board.yaml", "45, 57", "57, 57", "found 57 after 57, expected each Star to cost more in all"),
        ("board.yaml", "[1, 1, 2, 2", "[1, 2, 1, 2", "found level 1 after 2, expected levels that go up"),
        ("board.yaml", "steady_to: 13", "steady_to: 7", "found 7 for steady_to, expected more than growth_to (7)"),
        ("rules.yaml", "repaid_with: 25", "repaid_with: 15",
         "found a loan that pays for itself, expected repaid_with >= grants and returns_vp <= costs_vp"),
        ("rules.yaml", "[36, 72]", "[24, 72]", "found 24 Star cubes, expected at least"),
        ("rules.yaml", "pool_stars: 3", "pool_stars: x", "found 'x', expected a whole number from 0 to 9"),
        ("park.yaml", "- {takes: [field], printed: field}", "- {takes: [bleachers]}",
         "found bleachers, expected the Field in the center (space 5) and nowhere else"),
        ("park.yaml", "- {takes: [press_box]}", "- {takes: [bleachers]}",
         "found bleachers, expected Press Boxes on the three spaces of the top row only"),
        ("park.yaml", "printed: concessions", "printed: press_box",
         "found press_box, expected one that the space takes"),
        ("park.yaml", "{level: 3,", "{level: 4,", "found level 4, expected 3: levels 1 to 8 in order"),
        ("park.yaml", "{level: 1,", "{level: 1, price: 4,", "found a price for what the mat prints, expected none"),
    ],
)
def test_a_wrong_number_is_named_with_its_line(path: str, old: str, new: str, says: str) -> None:
    changed, line = edited(path, old, new)
    told = messages(changed)
    assert any(message.startswith(f"cards/{path}:{line}:") and says in message for message in told), told


STANDS, SEATS = "{takes: [bleachers], printed: bleachers}", "{takes: [concessions], printed: concessions}"
PRINTED = [
    ("board.yaml", "base_income: 80", "base_income: 90", "found 90, expected 80: every club takes in $80"),
    ("board.yaml", "income_per_fan: 3", "income_per_fan: 4", "found 4, expected 3: each Fan brings $3"),
    ("board.yaml", "[11, 22, 33,", "[11, 22, 34,", "found 34, expected 33: three Stars cost $33"),
    ("board.yaml", "[1, 1, 2, 2, 3", "[1, 1, 2, 3, 3",
     "found level 3, expected 2: dice that show 5 bring a Manager of level 2"),
    ("board.yaml", "{difference: 3, higher: 13, lower: 9}\n  - {difference: 4, higher: 14, lower: 8}",
     "{difference: 3, higher: 14, lower: 8}", "found 14-8 for a difference of 3, expected 13-9"),
    ("park.yaml", "- {takes: [bleachers, concessions]}", "- {takes: [bleachers]}",
     "found bleachers, expected bleachers and concessions: every space of the bottom row takes either"),
    ("park.yaml", STANDS, STANDS.replace("bleachers", "concessions"),
     "found concessions, expected printed bleachers: the mat prints them left of the Field"),
    ("park.yaml", SEATS, SEATS.replace("concessions", "bleachers"),
     "found bleachers, expected printed concessions: the mat prints them right of the Field"),
    ("park.yaml", "name: The Peanut Cart, income: 5", "name: The Peanut Cart, income: 6",
     "found 6, expected 5: the Concessions of the mat pay $5"),
    ("park.yaml", "name: Three Bare Planks, income: 5", "name: Three Bare Planks, income: 4",
     "found $9 of income in all that the mat prints, expected $10: a club with 1 Fan and no tile takes in"),
    ("tokens.yaml", "name: A Knee Says No, loses: regulars", "name: A Knee Says No, loses: regulars, count: 2",
     "found 2, expected 1: a Retirement token moves a tracker down one box"),
    ("rules.yaml", "grants: 20", "grants: 19", "found 19, expected 20: a loan grants $20"),
    ("rules.yaml", "costs_vp: 2", "costs_vp: 3", "found 3, expected 2: a loan costs 2 VP"),
    ("rules.yaml", "repaid_with: 25", "repaid_with: 26", "found 26, expected 25: a loan is paid back with $25"),
    ("rules.yaml", "returns_vp: 1", "returns_vp: 2", "found 2, expected 1: a loan paid back returns 1 VP"),
    ("rules.yaml", "vp_prices: [30, 30", "vp_prices: [25, 30",
     "found 25, expected more than repaid_with (25): paying a loan back is the cheaper Victory Point"),
    ("rules.yaml", "[36, 72]", "[40, 72]", "found 40 Star cubes, expected 36: 4 mats of nine Star boxes"),
    ("rules.yaml", "[36, 72]", "[36, 80]", "found 80 Star cubes, expected 72: 8 mats of nine Star boxes"),
    ("rules.yaml", "pool_stars: 3", "pool_stars: 2", "found 2, expected 3: each owner brings three Stars"),
    ("rules.yaml", "prospects_per_vp: 5", "prospects_per_vp: 4", "found 4, expected 5: every five Prospects"),
]
"""The file, what it says, what it says instead, and what the loader answers."""


@pytest.mark.parametrize(("path", "old", "new", "says"), PRINTED)
def test_a_number_that_the_rulebook_prints_is_expected_unless_the_rules_ask_for_others(
    path: str, old: str, new: str, says: str
) -> None:
    changed, line = edited(path, old, new)
    found = [message for message in messages(changed) if says in message]
    assert [message.startswith(f"cards/{path}:{line}:") for message in found] == [True], messages(changed)
    assert found[0].endswith("(with own_numbers: true in rules.yaml it may be another)")
    own = {**changed, "rules.yaml": changed["rules.yaml"].replace("own_numbers: false", "own_numbers: true")}
    assert not [message for message in messages(own) if says in message]


def test_a_designer_of_other_numbers_says_so_once() -> None:
    found = texts()
    for path, old, new, _ in PRINTED:
        if old in found[path] and path != "park.yaml":
            found[path] = found[path].replace(old, new, 1)
    found["rules.yaml"] = found["rules.yaml"].replace("own_numbers: false", "own_numbers: true")
    cards = load_texts({**found, "rules.yaml": found["rules.yaml"].replace("costs_vp: 3", "costs_vp: 4")}, "cards")
    assert (cards.board.base_income, cards.board.star_salaries[2], cards.rules.loans.costs_vp) == (90, 34, 4)


def test_one_league_is_no_choice() -> None:
    changed = texts()
    for other in sorted((SHIPPED / "leagues").glob("*.yaml"))[1:]:
        del changed[f"leagues/{other.name}"]
    (told,) = messages(changed)
    path = f"leagues/{LEAGUE.name}"
    assert told.startswith(f"cards/{path}:{line_of(changed[path], 'id:')}:")
    assert "found 1 league, expected 2: there are two leagues of seven Schedule cards to choose from" in told


def test_a_pool_that_a_lone_owner_would_empty() -> None:
    """Seven tokens a year, two of which may leave in each of six years: 19; the shipped box has 32."""
    found = texts()
    lines = found["tokens.yaml"].splitlines()
    enough = [line for line in lines if not any(f"{{id: npt_{n}," in line for n in range(12, 25))]
    assert messages({**found, "tokens.yaml": "\n".join(enough)}) == []
    short = "\n".join(line for line in enough if "{id: npt_5," not in line)
    (told,) = messages({**found, "tokens.yaml": short})
    assert told.startswith(f"cards/tokens.yaml:{line_of(short, 'later:') + 1}:")
    assert "found 18 NPT tokens in all, expected at least 19: seven teams without owner for seven years" in told


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("spring: 50", "spring: 39", "found 39, expected a whole number from 40 to 200"),
        ("season: 99", "season: 63", "found 63, expected a whole number from 64 to 99"),
        ("season: 99", "season: 100", "found 100, expected a whole number from 64 to 99"),
        ("franchises: 12", "franchises: 7", "found 7, expected a whole number from 8 to 100"),
        ("hot_stove: 60", "hot_stove: 41", "found 41, expected a whole number from 42 to 200"),
        ("championship: 8", "championship: 6", "found 6, expected a whole number from 7 to 100"),
        ("bonus: 17", "bonus: 6", "found 6, expected a whole number from 7 to 100"),
        ("returns_vp: 1", "returns_vp: 3", "found a loan that pays for itself"),
        ("vp_prices: [30, 30", "vp_prices: [0, 30", "found 0, expected a whole number from 1 to 500"),
        ("extra: [0, 0, 0, 1, 2]", "extra: [0, 0, 0, 1]", "expected a list of exactly 5 levels"),
        ("years: [3, 5, 7]", "years: [3, 5, 8]", "found 8, expected a whole number from 1 to 7"),
        ("most: 5", "most: 6", "found 6, expected a whole number from 1 to 5"),
    ],
)
def test_decks_too_small_for_eight_owners_and_seven_years_and_other_slips_of_the_rules(
    old: str, new: str, says: str
) -> None:
    """Eight owners may hold five cards each and the event two, eight Regular Season cards each; seven Bonus cards."""
    changed, line = edited("rules.yaml", old, new)
    told = messages(changed)
    assert any(message.startswith(f"cards/rules.yaml:{line}:") and says in message for message in told), told


@pytest.mark.parametrize(
    ("part", "kept", "says"),
    [
        ("start", 6, "expected a list of 7 to 50 start tokens"), ("later", 6, "expected a list of 7 to 100 npt tokens"),
        ("retirement", 8, "expected a list of 9 to 100 retirement tokens"),
    ],
)
def test_too_few_tokens(part: str, kept: int, says: str) -> None:
    """Seven teams without owner, and a Retirement token more than eight owners."""
    path, lines, count = "tokens.yaml", [], None
    for line in texts()[path].splitlines():
        if not line.startswith(" "):
            count = 0 if line == f"{part}:" else None
        elif count is not None:
            count += 1
            if count > kept:
                continue
        lines.append(line)
    changed = {**texts(), path: "\n".join(lines)}
    told = messages(changed)
    first = line_of(changed[path], f"{part}:") + 1
    assert any(m.startswith(f"cards/{path}:{first}:") and says in m for m in told), told


def test_a_franchise_says_the_quality_it_has() -> None:
    changed, line = edited("franchises.yaml", "tq: 9", "tq: 10")
    assert messages(changed)[0].startswith("cards/franchises.yaml:")
    assert "found 10 for tq, expected 9: Stars, Regulars by threes and Manager" in messages(changed)[0]


@pytest.mark.parametrize(
    ("deck", "path"), [("spring", "spring.yaml"), ("season", "season.yaml"), ("hot_stove", "hot_stove.yaml")]
)
def test_a_card_too_few_or_twice(deck: str, path: str) -> None:
    found = texts()
    lines = found[path].splitlines(keepends=True)
    short = {**found, path: "".join(lines[:-1])}
    few = f"{deck}: found {len(lines) - 2} cards in the deck, expected at least {len(lines) - 1}"
    assert any(few in m for m in messages(short))
    twice = {**found, path: "".join([*lines[:-1], lines[1]])}
    told = messages(twice)
    assert any(m.startswith(f"cards/{path}:{len(lines)}:") and "again (first in" in m for m in told), told


def test_a_number_of_a_regular_season_card_stands_once() -> None:
    cards = season()
    cards[40]["number"] = 7
    told = messages(texts(season=cards))
    assert told == [
        "cards/season.yaml:42:" + told[0].split(":")[2] + ": season[rs_41].number: found the number 7 again "
        "(first in cards/season.yaml:8:"
        + told[0].split("season.yaml:8:")[1].split(")")[0]
        + "), expected 1 to 99, each once"
    ]


@pytest.mark.parametrize(
    ("side", "other"), [("primary", "primary"), ("primary", "secondary"), ("secondary", "primary")]
)
def test_two_sides_that_say_the_same_are_a_warning(side: str, other: str) -> None:
    cards = season()
    cards[40][side]["text"] = cards[3][other]["text"]
    (told,) = messages(texts(season=cards))
    assert told.startswith(f"cards/season.yaml:{42 if side == other or side == 'secondary' else 5}:")
    assert "warning" in told


@pytest.mark.parametrize(
    ("find", "make", "says"),
    [
        ("twice", [3, 3], "twice on the card, expected each of the teams 1 to 8 once"),
        ("again", None, "expected every two teams to meet once"),
    ],
)
def test_a_schedule_that_is_no_round_robin(find: str, make: list[int] | None, says: str) -> None:
    path = f"leagues/{LEAGUE.name}"
    text = LEAGUE.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if "matchups:" in line]
    old = rows[1].split("matchups:")[1]
    new = f" [{make}, [1, 2], [4, 5], [6, 7]]}}" if make else rows[0].split("matchups:")[1]
    changed = {**texts(), path: text.replace(old, new, 1)}
    line = line_of(changed[path], rows[1].split("matchups:")[0])
    told = messages(changed)
    assert any(m.startswith(f"cards/{path}:{line}:") and says in m for m in told), told


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ({"series_qt": 3}, "found the unknown verb 'series_qt'"),
        ({"gain": {"fanz": 1}}, "found the unknown key 'fanz'"),
        ({"gain": {"fans": -1}}, "found -1, expected an amount above 0"),
        ({"gain": {}}, "found nothing to gain or lose"),
        ({"series_tq": 0}, "found an amount of 0, expected another number"),
        ({"series_tq": {"per": 1, "every": 2}}, "found an amount that counts nothing"),
        ({"series_tq": {"per": 1, "of": "starz"}}, "found 'starz', expected"),
        ({"series_tq": "three"}, "found 'three', expected a whole number or a group of keys (per, of, every, most)"),
        ({"lose": {"cash": 3}}, "found dollars to lose, expected the verb 'pay' for them"),
        ({"trade": [{"stars": 1}]}, "expected a list of exactly 2 sides of a trade"),
        ({"trade": [{"stars": 1}, {"stars": 2}]}, "found the same kind of players on both sides"),
        ({"trade": [{"stars": 1}, {}]}, "found a side of a trade with nobody"),
        ({"if": {"needs": [], "then": [{"pay": 1}]}}, "expected a list of 1 to 4 conditions"),
        ({"if": {"needs": [{"at_least": {}}], "then": [{"pay": 1}]}}, "found nothing to compare"),
        ({"either": [{"text": "A", "do": [{"pay": 1}]}]}, "expected a list of 2 to 4 choices"),
        ({"roll": {"needs": 7, "then": [{"pay": 1}]}}, "found 7, expected a whole number from 2 to 6"),
        ({"innovate": 9}, "found 9, expected a whole number from 1 to 3"),
        ({"tile_price": -3}, "found the unknown verb 'tile_price'"),
    ],
)
def test_a_slip_in_an_effect_is_named_with_its_line(effect: dict[str, object], says: str) -> None:
    cards = season()
    cards[11]["primary"]["do"] = [effect]
    told = messages(texts(season=cards))
    assert any(m.startswith("cards/season.yaml:13:") and says in m for m in told), told


@pytest.mark.parametrize(
    ("club", "says"),
    [
        ({"do": [{"series_tq": 1}]}, "found the unknown verb 'series_tq'"),
        ({"do": [{"roll": {"needs": 4, "then": [{"series_tq": 1}]}}]}, "found 'series_tq' in a Hot Stove event"),
        ({"do": [{"if": {"needs": [{"facing": "npt"}], "then": [{"pay": 1}]}}]}, "found 'facing' in a Hot Stove event"),
        ({"needs": [{"facing": "npt"}], "do": [{"pay": 1}]}, "found the unknown verb 'facing'"),
        ({"do": [{"pay": 1}], "otherwise": [{"pay": 2}]}, "found 'otherwise' without 'needs'"),
    ],
)
def test_what_cannot_happen_in_winter_is_refused(club: dict[str, object], says: str) -> None:
    found = texts()
    lines = found["hot_stove.yaml"].splitlines()
    card = json.loads(lines[5].strip()[2:])
    card["event"]["do"] = [{"each_owner": club}]
    lines[5] = f"  - {json.dumps(card)}"
    told = messages({**found, "hot_stove.yaml": "\n".join(lines)})
    assert any(m.startswith("cards/hot_stove.yaml:6:") and says in m for m in told), told


@pytest.mark.parametrize("path", ["rules.yaml", "board.yaml", "park.yaml", "tokens.yaml", "season.yaml", "bonus.yaml"])
def test_a_missing_file_is_named(path: str) -> None:
    found = texts()
    del found[path]
    assert any(f"found no {path.removesuffix('.yaml')} file, expected at least 1 ({path}" in m for m in messages(found))


def test_a_token_that_costs_two_stars() -> None:
    changed, line = edited("tokens.yaml", "loses: star", "loses: star, count: 2")
    assert messages(changed)[0].startswith(f"cards/tokens.yaml:{line}:")
    assert "found a count of 2 for star, expected 1" in messages(changed)[0]


def test_an_id_used_twice_among_teams() -> None:
    other = sorted((SHIPPED / "leagues").glob("*.yaml"))[1]
    text = LEAGUE.read_text(encoding="utf-8")
    id = text.split("{id: ")[1].split(",")[0]
    second = other.read_text(encoding="utf-8")
    old = second.split("{id: ")[1].split(",")[0]
    changed = {**texts(), f"leagues/{other.name}": second.replace(f"{{id: {old},", f"{{id: {id},", 1)}
    assert any(f"found the id '{id}' again" in m for m in messages(changed))
