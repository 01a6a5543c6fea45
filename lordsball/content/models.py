"""The strict frozen base of everything read from a card file, and the kinds of fields that all games share.

The limits below also go into the editors' schema, and from the schema into the messages: one source for all three.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from lordsball.content.characters import can_be_seen
from lordsball.content.problems import found


class Model(BaseModel):
    """A record of a card file: no unknown keys, `5` is not text and `'5'` is no number, and nothing changes later."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, allow_inf_nan=False)


def own_words(sentence: str) -> PydanticCustomError:
    """The error to raise from a model's own check: the sentence is shown as it is, `found …, expected …`."""
    return PydanticCustomError("own_words", "{sentence}", {"sentence": sentence})


def _without_outer_blanks(value: object) -> object:
    """A folded YAML text (`>`) ends in a line break nobody meant."""
    return value.strip() if isinstance(value, str) else value


def _to_be_seen(value: str) -> str:
    if not can_be_seen(value):
        raise own_words(f"found {found(value)}, which is invisible, expected letters, digits or signs")
    return value


_ONE_LINE = r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"
_SAYS_ONE_LINE = {"patternErrorMessage": "a text in one line"}

Id = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        pattern=r"^[a-z][a-z0-9_]*$",
        json_schema_extra={"patternErrorMessage": "an id of small letters, digits and _ that starts with a letter"},
    ),
]
PictureName = Annotated[
    str,
    Field(
        min_length=1,
        max_length=60,
        pattern=r"^[a-z0-9_]+$",
        json_schema_extra={"patternErrorMessage": "a picture's file name in small letters, without .svg"},
    ),
]
Colour = Annotated[
    str,
    Field(
        pattern=r"^#[0-9a-fA-F]{6}$", json_schema_extra={"patternErrorMessage": "a color such as '#8a55c9', in quotes"}
    ),
]
Name = Annotated[
    str,
    Field(min_length=1, max_length=40, pattern=_ONE_LINE, json_schema_extra=_SAYS_ONE_LINE),
    AfterValidator(_to_be_seen),
]
ShortName = Annotated[
    str,
    Field(min_length=1, max_length=16, pattern=_ONE_LINE, json_schema_extra=_SAYS_ONE_LINE),
    AfterValidator(_to_be_seen),
]
Sentence = Annotated[
    str,
    Field(min_length=1, max_length=120, pattern=_ONE_LINE, json_schema_extra=_SAYS_ONE_LINE),
    BeforeValidator(_without_outer_blanks),
    AfterValidator(_to_be_seen),
]
Paragraph = Annotated[
    str,
    Field(min_length=1, max_length=600),
    BeforeValidator(_without_outer_blanks),
    AfterValidator(_to_be_seen),
]
