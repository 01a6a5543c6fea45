"""The examples in docstrings run, and say what the functions do today."""

import doctest
import importlib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "lordsball"
WITH_EXAMPLES = sorted(
    ".".join(("lordsball", *path.relative_to(PACKAGE).with_suffix("").parts))
    for path in PACKAGE.rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)
VALUES = {
    "lordsball.engine.chance", "lordsball.engine.procedure", "lordsball.engine.records", "lordsball.engine.secrets",
    "lordsball.content.characters", "lordsball.content.folders", "lordsball.content.hints",
    "lordsball.content.problems", "lordsball.content.scalars", "lordsball.games.pieces", "lordsball.ai.arithmetic",
    "lordsball.ai.monster_league.odds", "lordsball.simulation.statistics",
}
"""Modules of functions into which a value goes and out of which one comes."""


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_of_a_module_run(module: str) -> None:
    told: list[str] = []
    runner = doctest.DocTestRunner()
    for each in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(module)):
        runner.run(each, out=told.append)
    assert runner.failures == 0, "".join(told)
    assert runner.tries > 0


def test_functions_of_values_have_examples() -> None:
    assert VALUES - set(WITH_EXAMPLES) == set()
