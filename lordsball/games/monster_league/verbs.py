"""What an ability can do to an at-bat, to its result or to the runners: the verbs of `abilities.yaml`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal, NamedTuple

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

USUAL, HOLD, EXTRA, MOVE_UP, DOUBLE_PLAY = range(5)
"""How the runners take a result: as the rulebook says, or as an ability says (ruling M29)."""
RUNNERS = ("usual", "hold", "extra", "move_up", "double_play")
"""The same as card files name them; nobody has to write `usual`."""


class Play(NamedTuple):
    """What an at-bat stands at: what the batter has, and what the runners do about it."""

    result: int
    """OUT to HOME_RUN."""
    runners: int = USUAL
    """USUAL, HOLD, EXTRA, MOVE_UP or DOUBLE_PLAY."""


class Change(Effect):
    """An effect that leaves nothing to chance."""

    @abstractmethod
    def changed(self, play: Play) -> Play:
        """What the at-bat stands at after it."""


def _a_real_step(by: int) -> int:
    if not by:
        raise own_words("found 0, expected steps down (-1 to -4) or up (1 to 4)")
    return by


class Respin(Effect):
    """The batter spins (or rolls) once more."""

    keep: Literal["worse", "better", "new"] = Field(alias="respin")
    """Which result counts: the worse one, the better one, or always the new one."""

    def kept(self, before: int, after: int) -> int:
        """The result that counts."""
        return after if self.keep == "new" else min(before, after) if self.keep == "worse" else max(before, after)

    def own_words(self) -> str:
        return f"The batter tries again and the {self.keep} result counts."


class Result(Change):
    """The result becomes this one, whatever the batter had."""

    name: ResultName = Field(alias="result")
    """The new result."""

    @property
    def to(self) -> int:
        """The new result, OUT to HOME_RUN."""
        return RESULTS.index(self.name)

    def changed(self, play: Play) -> Play:
        return Play(self.to, play.runners)

    def own_words(self) -> str:
        return f"The result becomes {_a(self.name)}."


class Shift(Change):
    """The result moves along Out, Single, Double, Triple, Home Run; it stops at either end."""

    by: Annotated[int, Field(ge=-4, le=4), AfterValidator(_a_real_step)] = Field(alias="shift")
    """Steps: -1 turns a Double into a Single, 1 turns it into a Triple."""

    def changed(self, play: Play) -> Play:
        return Play(max(OUT, min(HOME_RUN, play.result + self.by)), play.runners)

    def own_words(self) -> str:
        steps = "1 step" if abs(self.by) == 1 else f"{abs(self.by)} steps"
        return f"The result gets {steps} {'worse' if self.by < 0 else 'better'}."


def _turns_something(turned: dict[ResultName, ResultName]) -> dict[ResultName, ResultName]:
    if not turned:
        raise own_words("found nothing to turn, expected one result or more and what each becomes")
    for old, new in turned.items():
        if old == new:
            raise own_words(f"found {old} turned into {new}, expected another result")
    return turned


class Turn(Change):
    """Some results become others; those that are not named stay as they are."""

    into: Annotated[dict[ResultName, ResultName], AfterValidator(_turns_something)] = Field(alias="turn")
    """From which result to which: `{single: out, double: home_run}`."""

    def changed(self, play: Play) -> Play:
        new = self.into.get(RESULTS[play.result])  # type: ignore[call-overload]  # RESULTS are the ResultNames
        return play if new is None else Play(RESULTS.index(new), play.runners)

    def own_words(self) -> str:
        return " ".join(f"{_a(old)[0].upper()}{_a(old)[1:]} becomes {_a(new)}." for old, new in self.into.items())


TAKEN = {
    "hold": "On a hit, runners move only where somebody behind needs the base.",
    "extra": "On a hit, every runner moves a base more.",
    "move_up": "On an Out, every runner moves up a base, unless it is the last out.",
    "double_play": "On an Out, a runner on first is out too, unless it is the last out.",
}
"""What each way of running says."""


class Runners(Change):
    """Runners take the result in another way than usual; what was said last counts (ruling M29)."""

    way: Literal["hold", "extra", "move_up", "double_play"] = Field(alias="runners")
    """On a hit: `hold`, or one base `extra`. On an Out: `move_up` a base, or a `double_play`."""

    def changed(self, play: Play) -> Play:
        return Play(play.result, RUNNERS.index(self.way))

    def own_words(self) -> str:
        return TAKEN[self.way]


UNCHANGED = "The result stands."
STANCE_VERBS = Vocabulary(Result, Shift, Turn, Runners)
"""What a batter can settle before the spin."""
SIMPLE_VERBS = Vocabulary(Respin) + STANCE_VERBS


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
"""Everything an ability can do."""


def _a(name: str) -> str:
    shown = RESULT_NAMES[RESULTS.index(name)]
    return f"{'an' if shown[0] in 'AEIO' else 'a'} {shown}"
