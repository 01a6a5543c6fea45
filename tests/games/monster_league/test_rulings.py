"""docs/rulings.md: every ruling is held by a test that carries its id, and no test speaks of one that is not there."""

import re
from pathlib import Path

from lordsball.engine.secrets import places
from lordsball.games.monster_league.card_files import HouseRules
from tests.games.monster_league.positions import at_bat

TOP = Path(__file__).resolve().parents[3]
TEXT = (TOP / "docs" / "rulings.md").read_text("utf-8")
IDS = set(re.findall(r"^### (M\d+) · ", TEXT, re.MULTILINE))


def ids_in(files: list[Path], pattern: str) -> set[str]:
    return {id for file in files for id in re.findall(pattern, file.read_text("utf-8"))}


def test_ids_run_from_one_without_gaps() -> None:
    assert {f"M{number}" for number in range(1, len(IDS) + 1)} == IDS


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    names = {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}
    carried = {id for name in names for id in re.findall(r"_(M\d+)(?=_|$)", name)}
    assert carried == IDS


def test_the_rules_speak_of_no_other_ruling() -> None:
    files = sorted((TOP / "lordsball" / "games" / "monster_league").glob("*.py"))
    assert ids_in(files, r"\b(M\d+)\b") <= IDS
    assert set(re.findall(r"\((M\d+)\)", TEXT)) <= IDS


def test_every_house_rule_is_explained() -> None:
    assert set(re.findall(r"^\*House rule\* `(\w+)`", TEXT, re.MULTILINE)) == set(HouseRules.model_fields)


def test_nothing_lies_hidden_so_only_chance_and_answers_are_learned_M25() -> None:
    table = at_bat([9])
    assert not list(places(table.t))
    for seat in (0, 1, None):
        view = table.t.view(seat)
        view.chance, view.masked = table.t.chance, False
        assert view == table.t
        assert view.decision == table.t.decision
