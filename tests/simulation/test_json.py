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


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["simulate", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    "words",
    [
        ("monster_league", "--games", "4", "--seats", "random,regular", "--contribution"),
        ("monster_league", "--games", "30", "--seats", "random,random", "--teams", "all"),
        ("wild_cards", "--games", "2", "--seats", "random,random"),
        ("lords", "--games", "1", "--seats", "random,random"),
        ("--shelf", str(TOP / "examples"), "home_run_derby", "--games", "3"),
    ],
    ids=lambda words: " ".join(words[-3:]),
)
def test_it_keeps_to_the_schema(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert list(faults(simulated(capsys, *words), SCHEMA, SCHEMA)) == []


def test_the_schema_refuses_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    good = simulated(capsys, "monster_league", "--games", "1", "--seats", "random,random")
    for wrong in ({"format": 1}, {"cards": "me"}, {"games": -1}, {"seats": []}, {"more": 0}, {"ties": None}):
        assert list(faults({**good, **wrong}, SCHEMA, SCHEMA)) != []


def test_the_page_describes_every_word_of_it() -> None:
    words = {word for each in SCHEMA["definitions"].values() for word in each.get("properties", {})}
    assert {word for word in words if f"`{word}`" not in PAGE} == set()
