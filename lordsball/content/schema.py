"""JSON Schemas of card files: with them editors complete keys, say what they mean and underline mistakes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lordsball.content.catalog import Kind

FOLDER = "schema"
"""Beside the card files, so that the first line of each can name its schema by a short relative path."""


def schema(kind: Kind) -> dict[str, Any]:
    """The JSON Schema of one kind of card file."""
    return {"$schema": "http://json-schema.org/draft-07/schema#", **kind.model.model_json_schema()}


def file_name(kind: Kind) -> str:
    """`team.schema.json`."""
    return f"{kind.name}.schema.json"


def text(kind: Kind) -> str:
    """The schema as the text of its file."""
    return json.dumps(schema(kind), indent=1, ensure_ascii=False) + "\n"


def write(kinds: Iterable[Kind], folder: Path) -> list[Path]:
    """Write the schemas of a game into `folder/schema`, and return the files. Raises OSError."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    written = []
    for kind in kinds:
        path = folder / FOLDER / file_name(kind)
        path.write_text(text(kind), encoding="utf-8", newline="\n")
        written.append(path)
    return written
