"""Procedures: every form of a step's answer to "what next?", for steps that act and for steps that ask."""

from collections.abc import Callable
from dataclasses import field
from typing import Any

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.position import Position
from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Goto, Procedure, parse_action, procedure, step
from lordsball.engine.records import LoadError, Record, record

GO = Action("go")


@record
class Diary(Position):
    """A position that only writes down what happened."""

    lines: list[str] = field(default_factory=list)


NEXT: dict[str, Callable[[Any], Any]] = {}
"""What the middle step of a Walk returns, by the name of the case."""


@procedure
class Walk(Procedure):
    case: str
    turns: int = 0

    @step
    def first(self, t: Diary) -> None:
        t.lines.append("first")

    @step
    def middle(self, t: Diary) -> Any:
        t.lines.append("middle")
        self.turns += 1
        return NEXT[self.case](self)

    @step
    def third(self, t: Diary) -> None:
        t.lines.append("third")

    @step
    def last(self, t: Diary) -> None:
        t.lines.append("last")


@procedure
class AskedWalk(Procedure):
    """The same, but a seat answers first and the answer returns what is next."""

    case: str
    turns: int = 0

    @step
    def first(self, t: Diary) -> None:
        t.lines.append("first")

    @step
    def middle(self, t: Diary) -> Any:
        return Decision(0, "middle", (GO,))

    @middle.answer
    def middle_answered(self, t: Diary, chosen: Action) -> Any:
        t.lines.append("middle")
        self.turns += 1
        return NEXT[self.case](self)

    @step
    def third(self, t: Diary) -> None:
        t.lines.append("third")

    @step
    def last(self, t: Diary) -> None:
        t.lines.append("last")


@procedure
class Errand(Procedure):
    name: str

    @step
    def run(self, t: Diary) -> None:
        t.lines.append(self.name)


@procedure
class Nothing(Procedure):
    """A heading without any text of its own."""


CASES = {
    "nothing": (lambda w: None, "first middle third last"),
    "a procedure": (lambda w: Errand("errand"), "first middle errand third last"),
    "a procedure without steps": (lambda w: Nothing(), "first middle third last"),
    "a list": (lambda w: [Errand("one"), Errand("two"), Errand("three")], "first middle one two three third last"),
    "an empty list": (lambda w: [], "first middle third last"),
    "AGAIN": (lambda w: AGAIN if w.turns < 3 else None, "first middle middle middle third last"),
    "DONE": (lambda w: DONE, "first middle"),
    "Goto ahead": (lambda w: Goto("last"), "first middle last"),
    "Goto the end": (lambda w: Goto("end"), "first middle"),
    "Goto back": (lambda w: Goto("first") if w.turns < 2 else None, "first middle first middle third last"),
}
NEXT.update({name: case[0] for name, case in CASES.items()})


def played(procedure: Procedure, forced: bool = False) -> Diary:
    t = Diary(Chance(1), [procedure], answers_forced=forced).begin()
    for _ in range(20_000):
        if t.decision is None:
            return t
        t.apply(t.decision.options[0])
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("case", CASES)
def test_a_step_that_acts_may_return(case: str) -> None:
    assert " ".join(played(Walk(case)).lines) == CASES[case][1]


@pytest.mark.parametrize("case", CASES)
def test_an_answer_may_return(case: str) -> None:
    assert " ".join(played(AskedWalk(case)).lines) == CASES[case][1]


@pytest.mark.parametrize("case", CASES)
def test_a_forced_answer_may_return(case: str) -> None:
    assert " ".join(played(AskedWalk(case), forced=True).lines) == CASES[case][1]


@pytest.mark.parametrize("junk", [7, "third", True, (Errand("one"),), GO, Decision], ids=repr)
@pytest.mark.parametrize("walk", [Walk, AskedWalk])
def test_anything_else_is_a_mistake_that_says_where(walk: Any, junk: Any) -> None:
    NEXT["junk"] = lambda w: junk
    with pytest.raises(TypeError, match=rf"{walk.__name__}\.middle returned"):
        played(walk("junk"))


def test_an_answer_cannot_ask() -> None:
    NEXT["junk"] = lambda w: Decision(0, "more", (GO,))
    with pytest.raises(TypeError, match=r"AskedWalk\.middle returned Decision"):
        played(AskedWalk("junk"))


def test_a_goto_to_no_step_is_a_mistake() -> None:
    NEXT["junk"] = lambda w: Goto("nowhere")
    with pytest.raises(KeyError, match="nowhere"):
        played(Walk("junk"))


def test_procedures_within_procedures_return_to_where_they_were_called() -> None:
    NEXT["nested"] = lambda w: Walk("a list")
    assert " ".join(played(Walk("nested")).lines) == "first middle first middle one two three third last third last"


def test_ten_thousand_turns_need_no_deep_stack() -> None:
    NEXT["long"] = lambda w: AGAIN if w.turns < 10_000 else None
    NEXT["long way"] = lambda w: [Errand("x") for _ in range(10_000)]
    assert len(played(Walk("long")).lines) == 10_003
    assert len(played(AskedWalk("long"), forced=True).lines) == 10_003
    assert len(played(Walk("long way")).lines) == 10_004


# --- decisions ----------------------------------------------------------------------------------------------------


@procedure
class TwoQuestions(Procedure):
    @step
    def alone(self, t: Diary) -> Any:
        return Decision(0, "alone", (GO,))

    @alone.answer
    def alone_answered(self, t: Diary, chosen: Action) -> None:
        t.lines.append("alone")

    @step
    def choice(self, t: Diary) -> Any:
        return Decision(1, "choice", (GO, Action("stop")))

    @choice.answer
    def chosen(self, t: Diary, chosen: Action) -> None:
        t.lines.append(chosen.verb)


def test_a_decision_stops_the_rules_and_its_answer_goes_on() -> None:
    t = Diary(Chance(1), [TwoQuestions()]).begin()
    assert t.decision == Decision(0, "alone", (GO,))
    assert t.lines == []
    t.apply(GO)
    assert t.decision == Decision(1, "choice", (GO, Action("stop")))
    t.apply(Action("stop"))
    assert t.decision is None
    assert t.lines == ["alone", "stop"]


def test_where_forced_decisions_are_answered_only_choices_are_asked() -> None:
    t = Diary(Chance(1), [TwoQuestions()], answers_forced=True).begin()
    assert t.lines == ["alone"]
    assert t.decision is not None
    assert t.decision.ask == "choice"
    assert t.copy().answers_forced, "copies play the same way"


def test_where_says_the_way_through_the_rules() -> None:
    NEXT["ask"] = lambda w: TwoQuestions()
    t = Diary(Chance(1), [Walk("ask")]).begin()
    assert t.where() == "Walk.middle > TwoQuestions.alone"
    t.apply(GO)
    assert t.where() == "Walk.middle > TwoQuestions.choice"
    t.apply(GO)
    assert t.where() == "over"


def test_steps_are_known_by_name_in_the_order_they_are_written() -> None:
    assert Walk.STEPS == ("first", "middle", "third", "last", "end")
    assert Nothing.STEPS == ("end",)
    walk = Walk("nothing", at=2)
    assert walk.save() == {"kind": "Walk", "at": "third", "case": "nothing", "turns": 0}


# --- the text form of actions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action("spin"), "spin"),
        (Action("pitch", (1,)), "pitch 1"),
        (Action("move", (-3, 0, 12)), "move -3 0 12"),
        (Action("play", ("rs_042_pennant_fever", 2)), "play rs_042_pennant_fever 2"),
        (Action("name", ("-", "--1", "1.5", "x1")), "name - --1 1.5 x1"),
    ],
)
def test_actions_and_their_texts_turn_into_each_other(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize("text", ["", " pitch", "pitch " + "9" * 5000, "pitch " + "x" * 5000])
def test_a_text_that_no_action_has_is_refused(text: str) -> None:
    with pytest.raises(LoadError, match="expected an action"):
        parse_action(text)


def test_a_procedure_is_a_record() -> None:
    assert issubclass(Walk, Record)
    assert Walk("nothing", 2).clone() == Walk("nothing", 2)
