"""The JSON of a simulation keeps to its own schema, for every kind and game."""

import json
from pathlib import Path
from typing import Any

import pytest

from lordsball.cli import main
from tests.simulation.json_schema import faults

TOP = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((TOP / "docs" / "simulation.schema.json").read_text("utf-8"))
PAGE = (TOP / "docs" / "simulation.md").read_text("utf-8")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "monster_league", "--games", "4", "--seats", "random,regular", "--contribution"),
        ("simulate", "monster_league", "--games", "30", "--seats", "random,random", "--teams", "all"),
        ("simulate", "wild_cards", "--games", "2", "--seats", "random,random"),
        ("simulate", "lords", "--games", "1", "--seats", "random,random"),
        ("simulate", "--shelf", str(TOP / "examples"), "home_run_derby", "--games", "3"),
        ("compare", "monster_league", "--games", "2", "--seats", "random,random", "--teams", "swamp_shuffle",
         "--against", "belfry_brigade"),
        ("compare", "monster_league", "--games", "2", "--seats", "random,random", "--sweep", "rules.outs=2..3"),
    ],
    ids=lambda words: " ".join(words[-3:]),
)
def test_it_keeps_to_the_schema(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert list(faults(printed(capsys, *words), SCHEMA, SCHEMA)) == []


def test_the_schema_refuses_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    good = printed(capsys, "simulate", "monster_league", "--games", "1", "--seats", "random,random")
    for wrong in ({"format": 1}, {"cards": "me"}, {"games": -1}, {"seats": []}, {"more": 0}, {"ties": None}):
        assert list(faults({**good, **wrong}, SCHEMA, SCHEMA)) != []


def test_the_page_describes_every_word_of_it() -> None:
    words = {word for each in SCHEMA["definitions"].values() for word in each.get("properties", {})}
    assert {word for word in words if f"`{word}`" not in PAGE} == set()
