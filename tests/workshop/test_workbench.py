"""The workbench: what stands where, changed at its place or in My cards, checked, taken back."""

import errno
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

from lordsball import games, paths
from lordsball.content import schema as schemas
from lordsball.content.documents import Loc
from lordsball.match import files
from lordsball.workshop.fields import Field
from lordsball.workshop.history import AS_OPENED
from lordsball.workshop.rewriting import same
from lordsball.workshop.shapes import shape
from lordsball.workshop.workbench import CannotWrite, Workbench
from tests.workshop.benches import GAMES, bench, copied, files_in, my_cards, thawed


def changed_lines(before: str, after: str) -> list[tuple[str, str]]:
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return [(old, new) for old, new in pairs if old != new]


# --- looking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_record_of_every_file_is_there_with_its_line(tmp_path: Path, game: str) -> None:
    made = bench(tmp_path, game)
    assert made.sound
    assert made.catalog is not None
    for record in made.records:
        assert not record.where.own
        assert not record.changed
        assert record.where.pack == "Shipped cards"
        if "id" in made.data(record):
            lines = record.where.path.read_text("utf-8").splitlines()
            near = "\n".join(lines[record.where.line - 1 : record.where.line + 3])
            assert f"id: {record.id}" in near
    files = {record.where.path for record in made.records}
    top = re.compile(r"^(?:id| {2}- \{?id): (\w+)", re.MULTILINE)  # deeper down are things that a league brings along
    told = [id for path in files for id in top.findall(path.read_text("utf-8"))]
    assert sorted(told) == sorted(record.id for record in made.records if "id" in made.data(record))


def test_a_laid_over_card_stands_where_it_was_changed_last(tmp_path: Path) -> None:
    tweak = tmp_path / "mine" / "wild_cards" / "teams" / "tweak.yaml"
    tweak.parent.mkdir(parents=True)
    tweak.write_text("id: underdogs\nplayers:\n  - {id: ud_p14, bat: 4}\n", "utf-8")
    made = bench(tmp_path, "wild_cards", tmp_path / "mine")
    where = made.record("players", "ud_p14").where
    assert (where.path, where.line, where.own, where.pack) == (tweak, 3, True, "mine")
    assert made.data(made.record("players", "ud_p14"))["bat"] == 4


# --- fields -----------------------------------------------------------------------------------------------------------


def every(fields: tuple[Field, ...]) -> list[Field]:
    return [inside for field in fields for inside in (field, *every(field.fields))]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_record_has_its_field(tmp_path: Path, game: str) -> None:
    made = bench(tmp_path, game)
    for record in made.records:
        fields = {field.loc: field for field in every(made.fields(record))}
        for loc, value in leaves(made.data(record)):
            field = fields[loc]
            assert field.written
            assert same(field.value, value)
            assert field.label
            if field.kind == "number":
                assert field.least is None or field.least <= value
                assert field.most is None or value <= field.most
            if field.kind == "choice":
                assert value in field.options
            if field.kind in ("text", "colour", "picture"):
                assert isinstance(value, str)
                assert field.most is None or len(value) <= field.most + 1


def leaves(data: Any, loc: Loc = ()) -> list[tuple[Loc, Any]]:
    if isinstance(data, dict | tuple | list):
        inside = data.items() if isinstance(data, dict) else enumerate(data)
        return [leaf for step, value in inside for leaf in leaves(value, (*loc, step))]
    return [(loc, data)]


@pytest.mark.parametrize("game", GAMES)
def test_explanations_come_from_beside_the_shipped_cards_where_there_are_no_sources(game: str) -> None:
    for kind in games.card_kinds(game):
        told = schemas.schema(kind)
        del told["$schema"]
        assert shape(game, kind) == told


def field(made: Workbench, kind: str, id: str, *loc: str | int) -> Field:
    return next(each for each in every(made.fields(made.record(kind, id))) if each.loc == loc)


def test_fields_know_their_limits_and_explain_themselves(tmp_path: Path) -> None:
    made = bench(tmp_path)
    bat = field(made, "players", "ud_p01", "bat")
    assert (bat.kind, bat.label, bat.about, bat.least, bat.most) == ("number", "Bat", "Added to Bat rolls.", 0, 6)
    portrait = field(made, "players", "ud_p01", "portrait")
    assert (portrait.kind, portrait.folder) == ("picture", "wild_cards/portraits")
    assert "nobody_special" in portrait.names
    verb = field(made, "players", "ud_p01", "abilities", 0, "do", 1)
    assert (verb.kind, verb.value) == ("verb", {"gain": 1})
    assert dict(zip(verb.options, verb.starts, strict=True))["steal"] == {"steal": 1}
    assert field(made, "team", "underdogs", "look", "accent").kind == "colour"
    short = field(made, "team", "underdogs", "short")
    assert (short.most, short.lines) == (16, False)
    league = bench(tmp_path, "monster_league")
    assert field(league, "abilities", "choke_up", "rules").lines
    assert "double_trouble" in field(league, "pitchers", "windup_wanda", "ability").options
    odds = field(league, "batters", "jack_o_slugger", "odds", "out")
    assert (odds.step, odds.most) == (5, 100)
    assert not field(league, "rules", "rules", "house_rules", "ties_stand").value


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_field_offers_to_begin_with_is_sound(tmp_path: Path, game: str) -> None:
    made = bench(tmp_path, game)
    seen = set()
    for record in made.records:
        for each in every(made.fields(record)):
            if each.kind == "verb":
                seen |= {str(start) for start in each.starts}
                assert [next(iter(start)) for start in each.starts] == list(each.options)
    assert seen or game == "none"


# --- changing where it stands -----------------------------------------------------------------------------------------


def test_a_number_in_a_designers_own_file_is_one_line_of_it(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "wild_cards" / "teams" / "underdogs.yaml"
    before = file.read_text("utf-8")
    made = bench(tmp_path, "wild_cards", folder)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    assert changed_lines(before, file.read_text("utf-8")) == [("    bat: 4", "    bat: 5")]
    assert made.record("players", "ud_p01").changed
    assert not made.record("players", "ud_p02").changed
    assert not my_cards(tmp_path).exists()
    assert [(line.mark, line.text) for line in made.difference(made.record("players", "ud_p01"))] == [
        (" ", "    tags: [sneak]"), (" ", "    pitch: 3"), ("-", "    bat: 4"), ("+", "    bat: 5"),
        (" ", "    catch: 3"), (" ", "    vibes: 1"),
    ]


def test_line_ends_and_the_mark_of_a_windows_editor_stay(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "wild_cards" / "teams" / "underdogs.yaml"
    windows = b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n")
    file.write_bytes(windows)
    made = bench(tmp_path, "wild_cards", folder)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    ability = {"text": "Gain 1.", "on": "flipped", "do": [{"gain": 1}]}
    made.add(made.record("players", "ud_p01"), ("abilities",), ability)
    after = file.read_bytes()
    assert after.startswith(b"\xef\xbb\xbf")
    assert after.count(b"\n") == after.count(b"\r\n") == windows.count(b"\n") + 3
    made.undo()
    made.undo()
    assert file.read_bytes() == windows


def test_a_change_made_with_an_editor_meanwhile_is_not_lost(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "wild_cards" / "teams" / "underdogs.yaml"
    made = bench(tmp_path, "wild_cards", folder)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    file.write_text(file.read_text("utf-8").replace("name: Sticky Finnegan", "name: Sticky Fin"), "utf-8")
    made.set(made.record("players", "ud_p01"), ("catch",), 5)
    text = file.read_text("utf-8")
    assert "name: Sticky Fin\n" in text
    assert "    catch: 5" in text
    file.write_text(text + "# mine\n", "utf-8")
    with pytest.raises(CannotWrite, match="changed elsewhere since"):
        made.undo()
    assert file.read_text("utf-8").endswith("# mine\n")


# --- My cards ---------------------------------------------------------------------------------------------------------


def test_a_shipped_card_is_changed_in_my_cards_by_its_id_alone(tmp_path: Path) -> None:
    shipped = files_in(paths.cards())
    made = bench(tmp_path)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    own = my_cards(tmp_path)
    assert set(files_in(own)) == {"pack.yaml", "wild_cards/teams/underdogs_changed.yaml"}
    text = (own / "wild_cards/teams/underdogs_changed.yaml").read_text("utf-8")
    assert text.splitlines()[1:] == ["id: underdogs", "players:", "  - {id: ud_p01, bat: 5}"]
    record = made.record("players", "ud_p01")
    assert (record.changed, record.where.pack, record.where.own) == (True, "My cards", True)
    assert ("-", "    bat: 4") in [(line.mark, line.text) for line in made.difference(record)]
    cards: Any = games.game("wild_cards").load_cards([paths.cards(), own])
    assert cards.card["ud_p01"].bat == 5
    assert files_in(paths.cards()) == shipped


def test_reverted_cards_leave_nothing_behind(tmp_path: Path) -> None:
    made = bench(tmp_path)
    for id in ("ud_p01", "ud_p02"):
        made.set(made.record("players", id), ("bat",), 5)
    made.set(made.record("rules", "rules"), ("hand",), 6)
    made.revert(made.record("players", "ud_p01"))
    assert "ud_p01" not in (my_cards(tmp_path) / "wild_cards/teams/underdogs_changed.yaml").read_text("utf-8")
    made.set(made.record("players", "ud_p02"), ("bat",), 3)
    assert set(files_in(my_cards(tmp_path))) == {"pack.yaml", "wild_cards/rules.yaml"}
    made.revert(made.record("rules", "rules"))
    assert not my_cards(tmp_path).exists()
    assert not any(record.changed for record in made.records)
    made.undo()
    assert made.data(made.record("rules", "rules"))["hand"] == 6
    assert set(files_in(my_cards(tmp_path))) == {"pack.yaml", "wild_cards/rules.yaml"}


def test_a_key_that_a_shipped_card_has_can_be_left_out(tmp_path: Path) -> None:
    made = bench(tmp_path, "monster_league")
    made.remove(made.record("abilities", "choke_up"), ("needs",))
    assert "needs" not in made.data(made.record("abilities", "choke_up"))
    assert made.sound
    cards: Any = games.game("monster_league").load_cards([paths.cards(), my_cards(tmp_path)])
    (ability,) = [each for each in cards.contents["abilities"] if each["id"] == "choke_up"]
    assert ability["needs"] == []


def test_what_stands_in_a_zip_is_changed_in_my_cards(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    inside = tmp_path / "unpacked" / "abc" / "deck.zip"
    inside.parent.mkdir(parents=True)
    folder.rename(inside)
    made = bench(tmp_path, "wild_cards", inside)
    before = files_in(inside)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    assert files_in(inside) == before
    assert made.data(made.record("players", "ud_p01"))["bat"] == 5
    assert made.record("players", "ud_p01").where.pack == "My cards"


@pytest.mark.parametrize("game", GAMES)
def test_random_changes_of_shipped_cards_say_what_was_meant_and_go_back(tmp_path: Path, game: str) -> None:
    chance = random.Random(game)
    made = bench(tmp_path, game)
    others = {record.key: thawed(made.data(record)) for record in made.records}
    for _ in range(12):
        record = chance.choice(made.records)
        scalars = [each for each in every(made.fields(record)) if each.kind in ("number", "flag", "choice", "text")]
        scalars = [each for each in scalars if each.written and each.loc != ("id",)]
        if not scalars:
            continue
        each = chance.choice(scalars)
        value = new_value(each, chance)
        made.set(record, each.loc, value)
        found: Any = made.data(made.record(*record.key))
        for step in each.loc:
            found = found[step]
        assert same(found, value)
        for other in made.records:
            if other.key != record.key:
                assert same(made.data(other), others[other.key])
        others[record.key] = thawed(made.data(made.record(*record.key)))
    for _ in range(len(made.history) - 1):
        made.undo()
    assert not my_cards(tmp_path).exists()
    assert made.sound
    assert not any(record.changed for record in made.records)


def new_value(field: Field, chance: random.Random) -> Any:
    if field.kind == "number":
        return chance.randint(int(field.least or 0), int(field.most or 9))
    if field.kind == "flag":
        return not field.value
    return chance.choice(field.options) if field.options else chance.choice(["No", "it's: #1", "é “q”", "Plain words"])


# --- going back -------------------------------------------------------------------------------------------------------


def test_history_says_what_was_done_and_goes_both_ways(tmp_path: Path) -> None:
    made = bench(tmp_path)
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    first = files_in(my_cards(tmp_path))
    made.add(made.record("players", "ud_p01"), ("tags",), "thief")
    assert made.history == (
        "Nobody Special: tags [sneak] → [sneak, thief]", "Nobody Special: bat 4 → 5", AS_OPENED
    )
    second = files_in(my_cards(tmp_path))
    made.undo()
    assert files_in(my_cards(tmp_path)) == first
    assert made.can_redo == "Nobody Special: tags [sneak] → [sneak, thief]"
    made.undo()
    assert not my_cards(tmp_path).exists()
    made.undo()
    assert made.can_undo == ""
    made.redo()
    made.redo()
    assert files_in(my_cards(tmp_path)) == second
    made.undo()
    made.set(made.record("players", "ud_p02"), ("bat",), 1)
    assert made.can_redo == ""


# --- mistakes ---------------------------------------------------------------------------------------------------------


def test_a_mistake_is_told_at_its_field_and_the_last_sound_cards_stay(tmp_path: Path) -> None:
    made = bench(tmp_path, "monster_league")
    before = made.catalog
    made.set(made.record("batters", "jack_o_slugger"), ("odds", "out"), 43)
    assert not made.sound
    assert made.catalog is before
    record = made.record("batters", "jack_o_slugger")
    (problem,) = record.problems
    assert problem.text.startswith("found 43, expected a whole number from 0 to 100 that is a multiple of 5")
    assert field(made, "batters", "jack_o_slugger", "odds", "out").problems == (problem,)
    assert not made.record("batters", "grave_dave").problems
    fix = made.fix(problem)
    assert fix is not None
    assert (fix.words, fix.value) == ("Make it 45", 45)
    made.mend(fix)
    assert [each.text for each in made.record("batters", "jack_o_slugger").problems] == [
        "found odds that add up to 105, expected 100"
    ]


@pytest.mark.parametrize(
    ("loc", "value", "words", "mended"),
    [
        (("bat",), 9, "Make it 6", 6),
        (("bat",), -2, "Make it 0", 0),
        (("bat",), "4O", "Make it 40", None),
        (("bat",), "three", "Make it 3", 3),
        (("short",), "Bartholomew Featherstone", "Cut it to 11 letters", "Bartholomew"),
        (("quip",), "“Two\u00a0blanks”  ", None, None),
        (("abilities", 0, "on"), "fliped", "Make it 'flipped'", "flipped"),
    ],
)
def test_a_mistake_with_a_known_limit_can_be_mended(
    tmp_path: Path, loc: Loc, value: Any, words: str | None, mended: Any
) -> None:
    made = bench(tmp_path)
    made.set(made.record("players", "ud_p01"), loc, value)
    errors = [each for each in made.record("players", "ud_p01").problems if not each.warning]
    fixes = [fix for fix in map(made.fix, errors) if fix is not None]
    if mended is None:
        assert made.fix(errors[0]) is None if errors else True
        return
    assert [fix.words for fix in fixes] == [words]
    made.mend(fixes[0])
    assert made.sound
    found: Any = made.data(made.record("players", "ud_p01"))
    for step in loc:
        found = found[step]
    assert found == mended


@pytest.mark.parametrize(
    "text",
    ["Hal #7", "5", "no", "on", "~", "a: b", "- x", "“Smart”", "it's", '"q"', "back\\slash", "a\u00a0b", "é 🎃",
     "[x]", "{y}", "*star", "&and", "!tag", "%x", "@y", "`z", "0x10", "1e3", "2026-12-01", "12:30",
     "two\nlines", "\u200b"],
)
@pytest.mark.parametrize("place", ["own", "my cards"])
def test_texts_that_yaml_would_take_for_something_else_stay_what_they_are(
    tmp_path: Path, place: str, text: str
) -> None:
    made = bench(tmp_path, "wild_cards", *([copied(tmp_path)] if place == "own" else []))
    for loc in (("name",), ("quip",)):
        made.set(made.record("players", "ud_p01"), loc, text)
        assert made.data(made.record("players", "ud_p01"))[loc[0]] == text
    assert made.record("players", "ud_p01").name == text
    made.undo()
    made.undo()
    assert not any(record.changed for record in made.records)


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda made, card: made.set(card, ("tags", 7), "x"), "Nobody Special has no such field"),
        (lambda made, card: made.remove(card, ("nothing",)), "Nobody Special has no such field"),
        (lambda made, card: made.set(card, ("id",), "other"), "An id never changes"),
        (lambda made, card: made.new(card, "ud_p02", "Twice"), "Found the id 'ud_p02' again"),
        (lambda made, card: made.new(card, "Ud P2", "Twice"), "Found the id 'Ud P2'"),
        (lambda made, card: made.new(made.record("rules", "rules"), "more", "More"), "change it instead"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path, act: Any, sentence: str) -> None:
    made = bench(tmp_path)
    with pytest.raises(CannotWrite, match=sentence):
        act(made, made.record("players", "ud_p01"))
    assert made.history == (AS_OPENED,)
    assert not my_cards(tmp_path).exists()


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(tmp_path)
    file = folder / "wild_cards" / "teams" / "underdogs.yaml"
    before = file.read_bytes()
    made = bench(tmp_path, "wild_cards", folder)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "replace", full)
        made.set(made.record("players", "ud_p01"), ("bat",), 9)
        made.set(made.record("players", "as_p01"), ("bat",), 1)
        assert "underdogs.yaml could not be saved: the disk is full." in made.refused
        assert file.read_bytes() == before
        assert made.data(made.record("players", "ud_p01"))["bat"] == 9
        assert made.data(made.record("players", "as_p01"))["bat"] == 1
        record = made.record("players", "ud_p01")
        assert record.where.path == file
        assert [problem.place.file for problem in record.problems] == [file.as_posix()]
    elsewhere = tmp_path / "stick"
    assert (elsewhere / "wild_cards/teams/underdogs.yaml") in made.save_elsewhere(elsewhere)
    assert b"    bat: 9" in (elsewhere / "wild_cards/teams/underdogs.yaml").read_bytes()


def test_what_a_disk_refused_is_saved_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = bench(tmp_path)

    def broken(*_: Any) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "replace", broken)
        made.set(made.record("players", "ud_p01"), ("bat",), 5)
        assert made.refused
        assert not (my_cards(tmp_path) / "wild_cards").exists() or not files_in(my_cards(tmp_path))
    made.save()
    assert made.refused == ""
    assert "bat: 5" in (my_cards(tmp_path) / "wild_cards/teams/underdogs_changed.yaml").read_text("utf-8")


# --- new --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "kind", "like"),
    [("wild_cards", "team", "underdogs"), ("monster_league", "team", "graveyard_shift"), ("lords", "league", "coast")],
)
def test_a_new_team_is_checked_and_has_ids_of_its_own(tmp_path: Path, game: str, kind: str, like: str) -> None:
    made = bench(tmp_path, game)
    record = made.new(made.record(kind, like), "night_market", "The Night Market")
    assert made.sound
    assert made.problems == ()
    assert record.name == "The Night Market"
    ids = [each.id for each in made.records]
    assert len(ids) == len(set(ids)) or game == "lords"
    assert all(each.id.startswith("night_market") for each in made.records if each.group == "night_market")
    made.undo()
    assert not my_cards(tmp_path).exists()


@pytest.mark.parametrize(
    ("game", "kind", "like", "name"),
    [("wild_cards", "team", "underdogs", "Player 3"), ("monster_league", "team", "graveyard_shift", "Batter 3")],
)
def test_a_blank_team_has_figures_and_nothing_else(tmp_path: Path, game: str, kind: str, like: str, name: str) -> None:
    made = bench(tmp_path, game)
    made.new(made.record(kind, like), "night_market", "The Night Market", blank=True)
    assert made.sound
    cards = [record for record in made.records if record.group == "night_market" and record.kind != kind]
    assert [card.name for card in cards][2] == name
    assert not any("abilities" in made.data(card) for card in cards if card.kind == "players")
    assert all(made.data(card)["quip"] == "…" for card in cards)


def test_a_new_team_beside_a_designers_own_keeps_its_comments(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "wild_cards" / "teams" / "underdogs.yaml").rename(folder / "wild_cards" / "teams" / "mine.yaml")
    text = (folder / "wild_cards" / "teams" / "mine.yaml").read_text("utf-8")
    made = bench(tmp_path, "wild_cards", folder)
    made.new(made.record("team", "underdogs"), "night_market", "The Night Market")
    new = (folder / "wild_cards" / "teams" / "night_market.yaml").read_text("utf-8")
    assert "# light, middle, shade" in new
    assert "small numbers" not in new, "what the first lines say about the other team is not true of this one"
    assert len(text.splitlines()) - len(new.splitlines()) == 2
    assert not my_cards(tmp_path).exists()


def test_a_new_card_stands_behind_its_model(tmp_path: Path) -> None:
    made = bench(tmp_path, "monster_league")
    record = made.new(made.record("abilities", "choke_up"), "choke_down", "Choke Down")
    assert made.sound
    assert record.where.pack == "My cards"
    assert made.data(record)["when"] == "before"
    assert any(line.mark == "+" and "choke_down" in line.text for line in made.difference(record))
    with pytest.raises(CannotWrite, match="is new"):
        made.revert(record)


def test_only_what_is_ones_own_can_be_deleted(tmp_path: Path) -> None:
    made = bench(tmp_path)
    with pytest.raises(CannotWrite, match="Nobody Special is part of another pack, so it can be changed but not"):
        made.delete(made.record("players", "ud_p01"))
    made.set(made.record("players", "ud_p01"), ("bat",), 5)
    with pytest.raises(CannotWrite, match="part of another pack"):
        made.delete(made.record("players", "ud_p01"))
    team = made.new(made.record("team", "underdogs"), "night_market", "The Night Market")
    before = files_in(my_cards(tmp_path))
    made.delete(team)
    assert not any(record.group == "night_market" for record in made.records)
    assert made.sound
    made.undo()
    assert files_in(my_cards(tmp_path)) == before


def test_a_deleted_card_leaves_the_others_of_its_file(tmp_path: Path) -> None:
    made = bench(tmp_path, "monster_league")
    for id in ("one", "two"):
        made.new(made.record("abilities", "choke_up"), id, id.capitalize())
    file = my_cards(tmp_path) / "monster_league/abilities/batters_changed.yaml"
    made.delete(made.record("abilities", "two"))
    assert "id: one" in file.read_text("utf-8")
    assert "id: two" not in file.read_text("utf-8")
    made.delete(made.record("abilities", "one"))
    assert not my_cards(tmp_path).exists()
