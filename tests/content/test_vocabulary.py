"""Effects as typed verbs."""

from typing import Annotated

import pytest
from pydantic import ValidationError

from lordsball.content.models import Model
from lordsball.content.vocabulary import Effect, Vocabulary
from tests.content.small_cards import SIMPLE, VERBS, Draw, If, Weather


class Holder(Model):
    effect: Annotated[Effect, VERBS]


def test_the_one_key_chooses_the_verb() -> None:
    assert Holder.model_validate({"effect": {"draw": 3}}).effect == Draw(draw=3)
    held = Holder.model_validate({"effect": {"if": {"fans": 2, "then": ({"weather": "sun"},)}}}).effect
    assert isinstance(held, If)
    assert held.needs.then == (Weather(weather="sun"),)


def test_a_verb_is_named_as_files_write_it() -> None:
    assert [Draw.verb(), Weather.verb(), If.verb()] == ["draw", "weather", "if"]
    assert list(VERBS.verbs) == ["draw", "weather", "if"]
    assert list(SIMPLE.verbs) == ["draw", "weather"]


def test_a_verb_without_words_of_its_own_cannot_be_made() -> None:
    class Silent(Effect):
        hush: int

    with pytest.raises(TypeError, match="own_words"):
        Silent(hush=1)  # type: ignore[abstract]


def test_two_effects_cannot_share_a_verb() -> None:
    with pytest.raises(ValueError, match="share"):
        SIMPLE + Vocabulary(Draw)


def test_effects_go_back_to_what_the_file_said() -> None:
    said = {"effect": {"if": {"fans": 2, "then": [{"weather": "sun"}]}}}
    held = Holder.model_validate({"effect": {"if": {"fans": 2, "then": ({"weather": "sun"},)}}})
    assert held.model_dump(mode="json", by_alias=True) == said


@pytest.mark.parametrize("wrong", [{}, {"draw": 1, "weather": "sun"}, {"dance": 1}, "draw", None, [{"draw": 1}]])
def test_nothing_else_is_an_effect(wrong: object) -> None:
    with pytest.raises(ValidationError):
        Holder.model_validate({"effect": wrong})


def test_a_smaller_vocabulary_refuses_the_larger_verbs() -> None:
    with pytest.raises(ValidationError):
        Holder.model_validate({"effect": {"if": {"fans": 1, "then": ({"if": {"fans": 1, "then": ()}},)}}})
