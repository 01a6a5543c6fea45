"""JSON Schemas of card files: editors use them to complete keys, explain them and underline mistakes."""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lordsball.content.catalog import Kind
from lordsball.content.models import Model

FOLDER = "schema"
"""Beside the card files, so that the first line of each can name its schema by a short relative path."""


def schema(kind: Kind) -> dict[str, Any]:
    """The JSON Schema of one kind of card file, each key explained by the docstring below it."""
    made = kind.model.model_json_schema()
    package = kind.model.__module__.rpartition(".")[0]  # games may call their models alike
    models = {model.__name__: model for model in _with_subclasses(Model) if model.__module__.startswith(package)}
    for name, part in ((kind.model.__name__, made), *made.get("$defs", {}).items()):
        if name in models:
            _explain(part, _explanations(models[name]))
    return {"$schema": "http://json-schema.org/draft-07/schema#", **made}


def _with_subclasses(model: type[Model]) -> Iterator[type[Model]]:
    yield model
    for below in model.__subclasses__():
        yield from _with_subclasses(below)


def _explanations(model: type[Model]) -> dict[str, str]:
    """What the docstrings below the fields say. Read from the source here, not with every start of the program."""
    told: dict[str, str] = {}
    for cls in reversed(model.__mro__):
        if not (isinstance(cls, type) and issubclass(cls, Model)):
            continue
        try:
            body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
        except OSError:  # an executable carries no sources; its schemas are those beside the shipped cards
            continue
        assert isinstance(body, ast.ClassDef)
        for line, below in itertools.pairwise(body.body):
            match line, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                    told[name] = inspect.cleandoc(words)
    fields = model.model_fields
    return {fields[name].alias or name: words for name, words in told.items() if name in fields}


def _explain(part: dict[str, Any], told: dict[str, str]) -> None:
    """Put explanations into the properties of an object, its keys in order as everywhere in a schema."""
    for key, below in part.get("properties", {}).items():
        if key in told and "description" not in below:
            below["description"] = told[key]
            part["properties"][key] = dict(sorted(below.items()))


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
