"""The schemas that editors complete from."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lordsball.content import schema
from tests.content.small_cards import DECK


def properties(part: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(part, dict):
        yield from part.get("properties", {}).items()
    for below in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from properties(below)


def test_every_key_is_explained() -> None:
    told = {name: below.get("description") for name, below in properties(schema.schema(DECK))}
    assert told["cost"] == "In dollars."
    assert told["draw"] == "How many."
    assert None not in told.values()


def test_unknown_keys_are_underlined() -> None:
    objects = [d for d in schema.schema(DECK)["$defs"].values() if d["type"] == "object"]
    assert objects
    assert all(d["additionalProperties"] is False for d in objects)


def test_each_verb_is_offered() -> None:
    card = schema.schema(DECK)["$defs"]["Card"]
    assert [one["$ref"].rpartition("/")[2] for one in card["properties"]["do"]["items"]["oneOf"]] == [
        "Draw",
        "Weather",
        "If",
    ]


def test_choices_and_limits_are_offered() -> None:
    card = schema.schema(DECK)["$defs"]["Card"]["properties"]
    assert card["suit"]["enum"] == ["bat", "pitch"]
    assert (card["cost"]["minimum"], card["cost"]["maximum"]) == (0, 20)


def test_schemas_are_written_beside_the_cards(tmp_path: Path) -> None:
    (path,) = schema.write([DECK], tmp_path)
    assert path == tmp_path / "schema" / "deck.schema.json"
    assert json.loads(path.read_text(encoding="utf-8")) == schema.schema(DECK)
    assert schema.write([DECK], tmp_path) == [path]
