"""The shipped cards, and what a designer can do with them."""

import pickle
import shutil
import time
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.content import schema
from lordsball.content.problems import Problems
from lordsball.games.monster_league.card_files import KINDS
from lordsball.games.monster_league.cards import (
    DOUBLE,
    HOME_RUN,
    OUT,
    RESULTS,
    SINGLE,
    TRIPLE,
    Catalog,
    Coin,
    Respin,
    Result,
    Shift,
    changes,
    load,
    load_texts,
)
from tests.games.monster_league.card_texts import ABILITIES, CANDY, GRAVEYARD, RULES, SHIPPED, edited, texts, with_edit

SPRITES = {p.relative_to(paths.assets() / "sprites").with_suffix("").as_posix() for p in paths.assets().rglob("*.svg")}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """The cards of the rulebook."""
    return load_texts(texts(), sprites=SPRITES)


def test_the_shipped_cards_have_no_mistakes_and_no_warnings(catalog: Catalog) -> None:
    shipped = load([SHIPPED], sprites=SPRITES)
    assert shipped.warnings == catalog.warnings == ()
    assert len(shipped.teams) == 6
    assert sorted(shipped.texts) == sorted(shipped.sources)
    assert set(shipped.texts) > {ABILITIES, RULES, CANDY, GRAVEYARD}


def test_the_teams_of_the_rulebook_have_nothing_that_is_not_in_it(catalog: Catalog) -> None:
    assert all(batter.ability is None for team in catalog.teams for batter in team.batters)
    assert all(ability.price == 1 and not ability.needs for ability in catalog.abilities)


def test_the_numbers_of_the_rulebook(catalog: Catalog) -> None:
    rules = catalog.rules
    assert (rules.innings, rules.outs, rules.tokens) == (3, 3, 2)


def test_every_house_rule_is_off(catalog: Catalog) -> None:
    assert set(catalog.rules.house_rules.model_dump().values()) == {False}


def test_the_line_ups_of_the_rulebook(catalog: Catalog) -> None:
    names = {t.name: [b.name for b in t.batters] + [p.name for p in t.pitchers] for t in catalog.teams}
    assert names == {
        "The Candy Crushers": [
            "Bad Luck Buck", "Headless Homer", "Bone Jones", "Corn Cobb", "Rally Wraps", "Victor Volts",
        ],
        "The Graveyard Shift": [
            "Jack O. Slugger", "Chompin Charlie", "Howlin' Hal", "Grave Dave", "Windup Wanda", "Phantom Phil",
        ],
    }
    for team in catalog.teams:
        assert [b.profile for b in team.batters] == ["Slugger", "Power", "Balanced", "Contact"]
        assert [p.ability.name for p in team.pitchers] == ["Double Trouble", "Heads, You're Out"]


@pytest.mark.parametrize(
    ("place", "odds", "ranges"),
    [
        (
            0,
            (40, 15, 15, 5, 25),
            {OUT: (1, 8), SINGLE: (9, 11), DOUBLE: (12, 14), TRIPLE: (15, 15), HOME_RUN: (16, 20)},
        ),
        (
            1,
            (40, 10, 25, 5, 20),
            {OUT: (1, 8), SINGLE: (9, 10), DOUBLE: (11, 15), TRIPLE: (16, 16), HOME_RUN: (17, 20)},
        ),
        (
            2,
            (25, 40, 20, 5, 10),
            {OUT: (1, 5), SINGLE: (6, 13), DOUBLE: (14, 17), TRIPLE: (18, 18), HOME_RUN: (19, 20)},
        ),
        (3, (25, 50, 15, 5, 5), {OUT: (1, 5), SINGLE: (6, 15), DOUBLE: (16, 18), TRIPLE: (19, 19), HOME_RUN: (20, 20)}),
    ],
    ids=["slugger", "power", "balanced", "contact"],
)
def test_ruling_m2_every_face_of_every_profile(
    place: int, odds: tuple[int, ...], ranges: dict[int, tuple[int, int]], catalog: Catalog
) -> None:
    for team in catalog.teams:
        batter = team.batters[place]
        assert batter.odds == odds
        assert len(batter.faces) == 20
        for face in range(1, 21):
            low, high = ranges[batter.faces[face - 1]]
            assert low <= face <= high, f"{batter.name} on {face}"


def test_what_the_abilities_do(catalog: Catalog) -> None:
    trouble, heads = catalog.ability("double_trouble"), catalog.ability("heads_youre_out")
    assert trouble.effects == (Respin(respin="worse"),)
    (coin,) = heads.effects
    assert isinstance(coin, Coin)
    assert coin.heads == (Result(result="out"),)
    assert coin.tails == ()
    assert trouble.own_words == "The batter tries again and the worse result counts."
    assert heads.own_words == "Flip a coin. Heads: The result becomes an Out. Tails: The result stands."


def test_each_verb_words_itself() -> None:
    assert [Respin(respin=keep).own_words() for keep in ("worse", "better", "new")] == [
        f"The batter tries again and the {keep} result counts." for keep in ("worse", "better", "new")
    ]
    assert Result(result="home_run").own_words() == "The result becomes a Home Run."
    assert [Result.model_validate({"result": name}).to for name in RESULTS] == [OUT, SINGLE, DOUBLE, TRIPLE, HOME_RUN]
    assert Shift(shift=-1).own_words() == "The result gets 1 step worse."
    assert Shift(shift=2).own_words() == "The result gets 2 steps better."


def test_texts_are_short_enough_for_where_they_are_read(catalog: Catalog) -> None:
    for ability in catalog.abilities:
        assert len(ability.text) <= 120
        assert not ability.rules.endswith("\n")
    for team in catalog.teams:
        assert max(len(short) for short in [b.short for b in team.batters] + [p.short for p in team.pitchers]) <= 8


def test_teams_and_abilities_are_found_by_id(catalog: Catalog) -> None:
    assert catalog.team("candy_crushers") is catalog.teams[0]
    assert catalog.ability("double_trouble") is catalog.abilities[0]
    with pytest.raises(KeyError):
        catalog.team("no")


def test_loading_is_quick() -> None:
    load([SHIPPED])
    start = time.process_time()
    load([SHIPPED])
    assert time.process_time() - start < 0.25  # 5 ms on a quiet machine


def test_a_catalog_crosses_to_another_process(catalog: Catalog) -> None:
    copy = pickle.loads(pickle.dumps(catalog))
    assert copy.fingerprint == catalog.fingerprint
    assert copy.team("candy_crushers").batters == catalog.team("candy_crushers").batters
    assert copy.abilities == catalog.abilities


def test_a_catalog_never_changes(catalog: Catalog) -> None:
    with pytest.raises(AttributeError):
        catalog.fingerprint = ""  # type: ignore[misc]
    with pytest.raises(AttributeError):
        catalog.teams[0].batters[0].odds = ()  # type: ignore[misc]


def test_the_fingerprint_ignores_comments_layout_and_order_of_files(catalog: Catalog) -> None:
    same = {path: "# a remark\n" + text.replace("\n", "\r\n") for path, text in texts().items()}
    assert load_texts(same).fingerprint == catalog.fingerprint
    renamed = {path.replace("candy_crushers", "zzz"): text for path, text in texts().items()}
    assert load_texts(renamed).fingerprint == catalog.fingerprint
    shuffled = "outs: 3\ninnings: 3\ntokens: 2\n"
    assert load_texts({**texts(), RULES: shuffled}).fingerprint == catalog.fingerprint
    assert with_edit(GRAVEYARD, "single: 15, double: 15", "single: 20, double: 10").fingerprint != catalog.fingerprint
    assert with_edit(RULES, "innings: 3", "innings: 4").fingerprint != catalog.fingerprint


def test_a_saved_game_keeps_the_cards_it_was_played_with(catalog: Catalog) -> None:
    again = load_texts(catalog.texts)
    assert again.fingerprint == catalog.fingerprint
    assert again.texts == catalog.texts
    assert changes(catalog, again) == []


def test_changes_between_two_sets_of_cards(catalog: Catalog) -> None:
    stronger = with_edit(GRAVEYARD, "{out: 40, single: 15, double: 15, triple: 5, home_run: 25}",
                         "{out: 40, single: 10, double: 15, triple: 5, home_run: 30}")
    assert changes(catalog, stronger) == ["Jack O. Slugger: single 15 → 10", "Jack O. Slugger: home_run 25 → 30"]
    assert changes(stronger, catalog) == ["Jack O. Slugger: single 10 → 15", "Jack O. Slugger: home_run 30 → 25"]
    assert changes(catalog, with_edit(RULES, "may_stay: false", "may_stay: true")) == [
        "rules: tokenless_pitcher_may_stay false → true"
    ]
    assert changes(catalog, with_edit(ABILITIES, "respin: worse", "respin: new")) == [
        "Double Trouble: do [{respin: worse}] → [{respin: new}]"
    ]
    assert changes(catalog, load_texts({**texts(), "teams/bog.yaml": third_team()})) == [
        "The Bog Standards: new in teams"
    ]


def third_team() -> str:
    """A team as a designer would make it: a copy with other names."""
    text = texts()[GRAVEYARD].replace("graveyard_shift", "bog_standards")
    text = text.replace("Graveyard Shift", "Bog Standards")
    return text.replace("  - id: ", "  - id: bog_")


def test_a_third_team_is_one_more_file(tmp_path: Path) -> None:
    (tmp_path / "teams").mkdir()
    (tmp_path / "teams" / "bog_standards.yaml").write_text(third_team(), encoding="utf-8")
    catalog = load([SHIPPED, tmp_path], sprites=SPRITES)
    assert "bog_standards" in [team.id for team in catalog.teams] and len(catalog.teams) == 7
    assert catalog.warnings == ()
    assert catalog.sources["teams/bog_standards.yaml"].startswith(tmp_path.as_posix())
    assert catalog.sources[GRAVEYARD].startswith(SHIPPED.as_posix())


def test_a_third_team_with_the_id_of_another_names_both_files(tmp_path: Path) -> None:
    own = tmp_path / "monster_league"
    shutil.copytree(SHIPPED, own)
    (own / "teams" / "z_copy.yaml").write_text(texts()[GRAVEYARD], encoding="utf-8")
    with pytest.raises(Problems) as raised:
        load([own])
    assert len(raised.value.errors) == 7  # the team and its six players
    assert all(str(error).startswith(f"{own.as_posix()}/teams/z_copy.yaml:") for error in raised.value.errors)
    assert all(f"(first in {(own / GRAVEYARD).as_posix()}:" in str(error) for error in raised.value.errors)


def test_a_file_of_the_same_name_in_a_later_folder_replaces(tmp_path: Path) -> None:
    rules = "innings: 9\nouts: 3\ntokens: 2\nhouse_rules: {ties_stand: true}\n"
    (tmp_path / "rules.yaml").write_text(rules, encoding="utf-8")
    catalog = load([SHIPPED, tmp_path])
    assert catalog.rules.innings == 9
    assert catalog.rules.house_rules.ties_stand is True
    assert catalog.rules.house_rules.tokenless_pitcher_may_stay is False
    assert len(catalog.teams) == 6


def test_a_new_ability_is_one_more_file() -> None:
    ability = (
        "abilities:\n  - id: trip_wire\n    name: Trip Wire\n    text: One base fewer.\n    rules: One base fewer.\n"
        "    do: [{shift: -1}, {coin: {tails: [{respin: better}]}}]\n"
    )
    changed = edited(GRAVEYARD, "ability: double_trouble", "ability: trip_wire")
    catalog = load_texts({**changed, "abilities/trip_wire.yaml": ability})
    pitcher = catalog.team("graveyard_shift").pitchers[0]
    assert pitcher.ability.own_words == (
        "The result gets 1 step worse. Flip a coin. Heads: The result stands. "
        "Tails: The batter tries again and the better result counts."
    )


def test_the_schemas_beside_the_cards_are_those_of_the_program() -> None:
    """Written by `lordsball schema`; if this fails, run it."""
    for kind in KINDS:
        committed = (SHIPPED / schema.FOLDER / schema.file_name(kind)).read_text(encoding="utf-8")
        assert committed == schema.text(kind)


def test_every_card_file_names_a_schema_that_exists() -> None:
    for path in texts():
        first = (SHIPPED / path).read_text(encoding="utf-8").splitlines()[0]
        prefix = "# yaml-language-server: $schema="
        assert first.startswith(prefix)
        assert ((SHIPPED / path).parent / first.removeprefix(prefix)).is_file()
