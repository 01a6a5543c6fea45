"""cards/lords/VOCABULARY.md names every word a card file may use, and its examples are read as they stand."""

import re

import pytest
import yaml

from lordsball.content.vocabulary import Effect
from lordsball.games.lords.amounts import STATS
from lordsball.games.lords.event_verbs import EVENT_VERBS
from lordsball.games.lords.needs import COMPONENTS, NEEDS
from lordsball.games.lords.verbs import SEASON_VERBS, THINGS
from tests.games.lords.plain_decks import SHIPPED

PAGE = (SHIPPED / "VOCABULARY.md").read_text(encoding="utf-8")
EXAMPLES = [
    example
    for example in re.findall(r"`([a-z_]+: [^`]+)`", PAGE)
    if example.split(":")[0] in {**SEASON_VERBS.verbs, **EVENT_VERBS.verbs}
]


@pytest.mark.parametrize("word", [*SEASON_VERBS.verbs, *EVENT_VERBS.verbs, *NEEDS.verbs, *STATS, *THINGS, *COMPONENTS])
def test_every_word_is_on_the_page(word: str) -> None:
    assert re.search(rf"[`{{ ]{word}\b", PAGE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_read(example: str) -> None:
    effect = yaml.safe_load(f"{{{example}}}")
    (verb,) = effect
    model: type[Effect] = {**SEASON_VERBS.verbs, **EVENT_VERBS.verbs}[verb]
    effect = {verb: tuple(effect[verb]) if isinstance(effect[verb], list) else _tuples(effect[verb])}
    assert model.model_validate(effect).own_words().endswith(".")


def _tuples(value: object) -> object:
    if isinstance(value, dict):
        return {key: _tuples(inner) for key, inner in value.items()}
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 15
