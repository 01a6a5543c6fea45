"""What a pitcher's ability can do to the result of an at-bat: the verbs of `abilities.yaml`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from lordsball.content.models import Model, own_words
from lordsball.content.vocabulary import Effect, Vocabulary

OUT, SINGLE, DOUBLE, TRIPLE, HOME_RUN = range(5)
"""What an at-bat can come to; lower is worse for the batter (ruling M2)."""
RESULTS = ("out", "single", "double", "triple", "home_run")
"""The results as card files name them, from worst to best."""
RESULT_NAMES = ("Out", "Single", "Double", "Triple", "Home Run")
"""The same for people."""
FACES = 20
"""Faces of the die; every face stands for 5 %."""

ResultName = Literal["out", "single", "double", "triple", "home_run"]


def _a_real_step(by: int) -> int:
    if not by:
        raise own_words("found 0, expected steps down (-1 to -4) or up (1 to 4)")
    return by


class Respin(Effect):
    """The batter spins (or rolls) once more."""

    keep: Literal["worse", "better", "new"] = Field(alias="respin")
    """Which result counts: the worse one, the better one, or always the new one."""

    def own_words(self) -> str:
        return f"The batter tries again and the {self.keep} result counts."


class Result(Effect):
    """The result becomes this one, whatever the batter had."""

    name: ResultName = Field(alias="result")
    """The new result."""

    @property
    def to(self) -> int:
        """The new result, OUT to HOME_RUN."""
        return RESULTS.index(self.name)

    def own_words(self) -> str:
        name = RESULT_NAMES[self.to]
        return f"The result becomes {'an' if name[0] in 'AEIO' else 'a'} {name}."


class Shift(Effect):
    """The result moves along Out, Single, Double, Triple, Home Run; it stops at either end."""

    by: Annotated[int, Field(ge=-4, le=4), AfterValidator(_a_real_step)] = Field(alias="shift")
    """Steps: -1 turns a Double into a Single, 1 turns it into a Triple."""

    def own_words(self) -> str:
        steps = "1 step" if abs(self.by) == 1 else f"{abs(self.by)} steps"
        return f"The result gets {steps} {'worse' if self.by < 0 else 'better'}."


UNCHANGED = "The result stands."
SIMPLE_VERBS = Vocabulary(Respin, Result, Shift)


class Sides(Model):
    """What happens on either side of a coin; an empty list leaves the result as it is."""

    heads: Annotated[tuple[Annotated[Effect, SIMPLE_VERBS], ...], Field(max_length=4, title="Effects")] = ()
    """What heads does."""
    tails: Annotated[tuple[Annotated[Effect, SIMPLE_VERBS], ...], Field(max_length=4, title="Effects")] = ()
    """What tails does."""

    @model_validator(mode="after")
    def _a_side_does_something(self) -> Sides:
        if not self.heads and not self.tails:
            raise own_words("found a coin with nothing on either side, expected heads or tails to do something")
        return self


class Coin(Effect):
    """A fair coin is flipped."""

    sides: Sides = Field(alias="coin")
    """What each side does."""

    @property
    def heads(self) -> tuple[Effect, ...]:
        """What happens on heads."""
        return self.sides.heads

    @property
    def tails(self) -> tuple[Effect, ...]:
        """What happens on tails."""
        return self.sides.tails

    def own_words(self) -> str:
        heads, tails = ([effect.own_words() for effect in side] for side in (self.heads, self.tails))
        return " ".join(["Flip a coin. Heads:", *(heads or [UNCHANGED]), "Tails:", *(tails or [UNCHANGED])])


VERBS = SIMPLE_VERBS + Vocabulary(Coin)
"""Everything a pitcher's ability can do."""
