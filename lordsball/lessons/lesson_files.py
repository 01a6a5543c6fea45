"""What the files of lessons and tips may say: `lessons/*.yaml` and `tips.yaml` beside the cards of a game."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from lordsball import limits
from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, Name, Sentence, ShortName, own_words
from lordsball.content.problems import found
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.engine.procedure import Action, parse_action
from lordsball.engine.records import LoadError

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def _few_words(text: str) -> str:
    if _CONTROL.search(text):
        raise own_words(f"found {found(text)}, expected a text without control characters")
    count = len(text.split())
    if count > limits.LESSON_WORDS:
        raise own_words(f"found {count} words, expected at most {limits.LESSON_WORDS}: people play, they do not read")
    return text


def _true(value: bool) -> bool:
    if not value:
        raise own_words("found false, expected true")
    return value


def _folded(value: object) -> object:
    """A text over several lines of the file is one line on the screen."""
    return " ".join(value.split()) if isinstance(value, str) else value


def _moves(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Each move as the text of an action; several stand in one entry with a semicolon between them."""
    moves = [part.strip().removeprefix("* ") for text in texts for part in text.split(";") if part.strip()]
    for move in moves:
        try:
            parse_action(move)
        except LoadError as refused:
            raise own_words(str(refused)) from refused
    return tuple(moves)


Words = Annotated[
    str, Field(min_length=1, max_length=240), BeforeValidator(_folded), AfterValidator(_few_words)
]
"""What somebody says, at most twenty-five words; `*bold*` is bold."""
Move = Annotated[
    str,
    Field(
        min_length=1, max_length=120, pattern=r"^[a-z_]+( [^\s;]+)*$",
        json_schema_extra={"patternErrorMessage": "an action as a record holds it, such as 'pitch 1'"},
    ),
]
Moves = Annotated[
    tuple[Annotated[str, Field(max_length=4000), BeforeValidator(_folded)], ...],
    Field(max_length=400, title="Moves"),
    AfterValidator(_moves),
]
"""Actions in order, as a record holds them, one an entry or several with a semicolon between them."""
Place = Annotated[
    str,
    Field(
        min_length=1, max_length=60, pattern=r"^[a-z][a-z0-9_]*(:[a-z0-9_]+)*( [a-z0-9_]+)*$",
        json_schema_extra={"patternErrorMessage": "a landmark of the table, such as wheel or card:bone_jones"},
    ),
]
Picture = Annotated[
    str,
    Field(
        min_length=1, max_length=80, pattern=r"^[a-z0-9_]+(/[a-z0-9_]+)*$",
        json_schema_extra={"patternErrorMessage": "a picture of assets/sprites, with its folder and without .svg"},
    ),
]


class ThisAction(Effect):
    """One action is the good one; any other is answered, taken back or used anyway."""

    action: Move
    """The action as a record holds it."""

    def own_words(self) -> str:
        return f"Do this: {self.action}."


class AnyOfKind(Effect):
    """Any action of one kind goes on."""

    kind: Id
    """The first word of the action."""

    def own_words(self) -> str:
        return f"Do any of these: {self.kind}."


class AnyAction(Effect):
    """Whatever is chosen goes on."""

    anything: Annotated[bool, AfterValidator(_true)]
    """Always true."""

    def own_words(self) -> str:
        return "Choose as you like."


class LookAt(Effect):
    """Pointing at a landmark, or clicking it, goes on."""

    look: Place
    """The landmark; the step lights it."""

    def own_words(self) -> str:
        return f"Look at {self.look}."


WAITS = Vocabulary(ThisAction, AnyOfKind, AnyAction, LookAt)


class StepCard(Model):
    """One step: somebody says something about places on the table, and perhaps waits."""

    title: ShortName | None = None
    """A heading over the words."""
    say: Words
    """What is said: at most 25 words."""
    at: Annotated[tuple[Place, ...], Field(max_length=6, title="Landmarks")] = ()
    """What lies in the light: landmarks of the table. The bubble points at the first."""
    ask: Id | None = None
    """The question at which the step begins; what is asked before is answered by `meanwhile`."""
    wait: Annotated[Effect, WAITS] | None = None
    """What the step waits for; nothing: reading on."""
    right: Words | None = None
    """What is said to the good choice."""
    other: Words | None = None
    """What is said to another choice, beside the figures of both."""
    figures: bool = True
    """Whether the figures of both choices are shown; false where the coach counts something else."""
    then: Moves = ()
    """What happens after the step, no matter who decides, before the next step begins."""

    @model_validator(mode="after")
    def _answers_what_is_asked(self) -> StepCard:
        if not isinstance(self.wait, ThisAction) and self.other is not None:
            raise own_words("found 'other' without a good choice, expected 'wait: {action: …}' beside it")
        if not self.acts and self.right is not None:
            raise own_words("found 'right' in a step without a choice, expected a 'wait' for an action beside it")
        return self

    @property
    def acts(self) -> bool:
        """Does the step wait for an action?"""
        return isinstance(self.wait, ThisAction | AnyOfKind | AnyAction)

    def good(self, options: tuple[Action, ...]) -> tuple[Action, ...]:
        """Which of these options the step waits for, the first the one that is played where nobody chooses."""
        match self.wait:
            case ThisAction(action=text):
                return tuple(option for option in options if option == parse_action(text))
            case AnyOfKind(kind=kind):
                return tuple(option for option in options if option.verb == kind)
            case AnyAction():
                return options
        return ()


class GuideCard(Model):
    """Who speaks."""

    name: ShortName
    """How the guide is called."""
    portrait: Picture
    """A picture of assets/sprites, such as monster_league/portraits/windup_wanda."""


class GameCard(Model):
    """The game that is played."""

    seed: Annotated[int, Field(ge=0, le=2**63 - 1)]
    """Every die and every shuffle follows from it."""
    seats: Annotated[tuple[Name, ...], Field(min_length=1, max_length=limits.SEATS, title="Names")]
    """Who sits there, by name."""
    you: Annotated[int, Field(ge=1, le=limits.SEATS)] = 1
    """At which of these places the pupil sits, counted from 1."""
    sides: Annotated[tuple[Id, ...], Field(max_length=limits.SEATS, title="Sides")] = ()
    """What each seat plays: a team, a deck, a club. Left out: what is usual."""
    choices: dict[str, str] = {}
    """What else is chosen before a game, such as {years: "3"}."""

    @model_validator(mode="after")
    def _seats_fit(self) -> GameCard:
        if self.you > len(self.seats):
            raise own_words(f"found {found(self.you)} for you, expected one of the {len(self.seats)} seats")
        if self.sides and len(self.sides) != len(self.seats):
            raise own_words(f"found {len(self.sides)} sides, expected {len(self.seats)}, one a seat")
        return self


class LessonFile(Model):
    """A lesson (`lessons/*.yaml`, one file each)."""

    id: Id
    """Used by one lesson of the game only; progress is kept under it."""
    title: Name
    """What it is called."""
    about: Sentence
    """What it teaches, in one line."""
    order: Annotated[int, Field(ge=1, le=99)]
    """Its place among the lessons of its game."""
    minutes: Annotated[int, Field(ge=1, le=5)]
    """How long it takes."""
    guide: GuideCard
    """Who speaks."""
    game: GameCard
    """The game that is played."""
    before: Moves = ()
    """What has been played before the first step: the record of a saved game can be copied here."""
    meanwhile: dict[str, str] = {}
    """How questions are answered that no step waits for: for each what is done, an action or its first word."""
    steps: Annotated[tuple[StepCard, ...], Field(min_length=1, max_length=limits.LESSON_STEPS, title="Steps")]
    """What is taught, in order."""


class TipCard(Model):
    """One sentence, the first time something comes up."""

    id: Id
    """Used once; that it was told is kept under it."""
    on: Id | None = None
    """The kind of event that brings it up, in small letters: game_over."""
    ask: Id | None = None
    """The question of yours that brings it up."""
    only: dict[str, bool | int | str] = {}
    """What must be so as well: fields of the event, or of the position at the question."""
    say: Words
    """What is said: at most 25 words."""
    at: Place | None = None
    """The landmark that it is about."""

    @model_validator(mode="after")
    def _comes_up_once(self) -> TipCard:
        if (self.on is None) == (self.ask is None):
            raise own_words("found a tip with both or neither of 'on' and 'ask', expected one of them")
        return self


class TipsFile(Model):
    """The first-time tips of a game (`tips.yaml`)."""

    tips: Annotated[tuple[TipCard, ...], Field(max_length=60, title="Tips")]
    """One entry a tip."""


LESSON = Kind("lesson", ("lessons/*.yaml",), LessonFile)
TIPS = Kind("tips", ("tips.yaml",), TipsFile)
KINDS = (LESSON, TIPS)
"""What may lie beside the cards of every game."""
