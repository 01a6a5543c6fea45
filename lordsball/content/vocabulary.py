"""What cards can do, as typed verbs: `do: [{respin: worse}]` names the verb and gives it its arguments.

Each verb is a frozen model whose only field is the verb's name; a game joins its verbs in a `Vocabulary`. Annotating
a field `Annotated[Effect, VERBS]` then reads exactly these verbs, writes them into the editors' schema and lists them
when it meets an unknown one. How a verb is carried out is the game's own business.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from lordsball.content.models import Model


class Effect(Model):
    """One thing a card does. A verb is a subclass with one field, named as the verb is written in the file."""

    @classmethod
    def verb(cls) -> str:
        """The word that names this effect in a card file."""
        ((name, field),) = cls.model_fields.items()
        return field.alias or name

    @abstractmethod
    def own_words(self) -> str:
        """The effect as one or two plain sentences, for the card browser and for checking a card's text."""


class Vocabulary:
    """The verbs a card may use at some spot; an annotation for pydantic: `Annotated[Effect, Vocabulary(A, B)]`."""

    def __init__(self, *effects: type[Effect]) -> None:
        self.verbs: dict[str, type[Effect]] = {effect.verb(): effect for effect in effects}
        if len(self.verbs) != len(effects):
            raise ValueError("two effects share one verb")

    def __add__(self, other: Vocabulary) -> Vocabulary:
        """Both vocabularies together."""
        return Vocabulary(*self.verbs.values(), *other.verbs.values())

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Choose the model by the one key of the mapping; the choice shows in error paths as `<verb>`."""
        choices = {f"<{verb}>": handler.generate_schema(effect) for verb, effect in self.verbs.items()}
        return core_schema.tagged_union_schema(choices, _verb_of)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Any one of the verbs, for editors."""
        return {"oneOf": handler(schema)["oneOf"], "title": "Effect", "description": "One verb and its arguments."}


def _verb_of(value: object) -> str | None:
    if isinstance(value, Effect):
        return f"<{value.verb()}>"
    return f"<{next(iter(value))}>" if isinstance(value, dict) and len(value) == 1 else None
