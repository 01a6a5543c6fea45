"""What cards of Lords of Baseball can count, and amounts that depend on it: `3`, or `{per: 1, of: stars, most: 4}`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, Field, GetCoreSchemaHandler, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from lordsball.content.models import Model, own_words
from lordsball.content.problems import found

Stat = Literal[
    "stars", "regulars", "prospects", "impact_players", "manager", "front_office", "farm_system",
    "fans", "cash", "media", "tq", "wins", "vp", "loans",
    "highest_field", "highest_press_box", "highest_bleachers", "highest_concessions",
    "combined_press_box", "combined_bleachers", "combined_concessions",
    "park_income", "upgrades",
]
"""Everything about a club that has a number. Printed components count as level 1; `upgrades` counts tiles built."""
STATS: tuple[Stat, ...] = get_args(Stat)
"""The same as a list."""
STAT_NAMES: dict[Stat, str] = {
    "stars": "Stars", "regulars": "Regulars", "prospects": "Prospects", "impact_players": "Impact Players",
    "manager": "Manager level", "front_office": "Front Office level", "farm_system": "Farm System level",
    "fans": "Fans", "cash": "cash in hand", "media": "Media tokens", "tq": "Team Quality", "wins": "wins",
    "vp": "Victory Points", "loans": "loans",
    "highest_field": "Field level", "highest_press_box": "highest Press Box level",
    "highest_bleachers": "highest Bleachers level", "highest_concessions": "highest Concessions level",
    "combined_press_box": "combined Press Box levels", "combined_bleachers": "combined Bleachers levels",
    "combined_concessions": "combined Concessions levels", "park_income": "stadium income",
    "upgrades": "stadium upgrades",
}
"""The same for people."""


MEASURES: dict[Stat, str] = {
    "manager": "a Manager of level {}", "front_office": "a Front Office of level {}",
    "farm_system": "a Farm System of level {}", "cash": "${} in hand", "tq": "a Team Quality of {}",
    "highest_field": "a Field of level {}", "highest_press_box": "a Press Box of level {}",
    "highest_bleachers": "Bleachers of level {}", "highest_concessions": "Concessions of level {}",
    "park_income": "${} of stadium income",
}
"""What is not simply counted."""


def measure(stat: Stat, number: int) -> str:
    """`1 Star`, `12 wins`, `a Manager of level 3`, `$28 in hand`."""
    if stat in MEASURES:
        return MEASURES[stat].format(number)
    name = STAT_NAMES[stat]
    return f"{number} {name.removesuffix('s') if number == 1 else name}"


class Amount(Model):
    """A number, or one for each of something the club has."""

    per: Annotated[int, Field(ge=-20, le=60)]
    """How many; or how many for every one (or every `every`) of `of`."""
    of: Stat | None = Field(default=None, json_schema_extra={"type": "string", "enum": list(STATS)})
    """What is counted."""
    every: Annotated[int, Field(ge=1, le=50)] = 1
    """This many of `of` count once; the remainder counts for nothing."""
    most: Annotated[int, Field(ge=1, le=60)] = 60
    """The amount is never more than this (or less than its negative)."""

    @model_validator(mode="after")
    def _counts_something(self) -> Amount:
        if not self.per:
            raise own_words("found an amount of 0, expected another number")
        if self.of is None and self.model_fields_set - {"per"}:
            raise own_words("found an amount that counts nothing, expected 'of' to say what it counts")
        return self

    @property
    def fixed(self) -> bool:
        """Whether it is one number for every club."""
        return self.of is None

    def words(self, unit: str = "") -> str:
        """`+2`, `+1 per 3 Regulars (most 4)`."""
        text = f"{self.per:+d}{unit}"
        if self.of is None:
            return text
        counted = f"{self.every} {STAT_NAMES[self.of]}" if self.every > 1 else f"1 of {STAT_NAMES[self.of]}"
        return f"{text} per {counted}" + (f" (at most {self.most})" if self.most < 60 else "")

    def plain(self) -> str:
        """The same without a sign."""
        return self.words().replace("+", "", 1)


class _NumberOrCount:
    """An annotation for pydantic: reads `3` as `{per: 3}`, and tells editors that both are fine."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(_as_group, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        whole = {"type": "integer"}
        return {
            "type": ["integer", "object"],
            "title": "Amount",
            "description": "A number, or one for each of something the club has.",
            "minimum": -20,
            "maximum": 60,
            "properties": {
                "per": {**whole, "minimum": -20, "maximum": 60},
                "of": {"type": "string", "enum": list(STATS)},
                "every": {**whole, "minimum": 1, "maximum": 50},
                "most": {**whole, "minimum": 1, "maximum": 60},
            },
            "required": ["per"],
            "additionalProperties": False,
        }


def _as_group(value: object) -> object:
    if type(value) is int:
        return {"per": value}
    if isinstance(value, Amount | dict):
        return value
    raise own_words(f"found {found(value)}, expected a whole number or a group of keys (per, of, every, most)")


AmountField = Annotated[Amount, _NumberOrCount()]
"""A field that holds an amount."""


def _above_zero(amount: Amount) -> Amount:
    if amount.per < 0:
        raise own_words(f"found {amount.per}, expected an amount above 0 (to take something away is 'lose' or 'pay')")
    return amount


Gained = Annotated[Amount, _NumberOrCount(), AfterValidator(_above_zero)]
"""The same, where only amounts above 0 make sense."""
