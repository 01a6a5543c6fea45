"""Proving a lesson: every way through it is walked, so that nobody meets its mistakes at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lordsball.content.documents import Loc
from lordsball.content.problems import Problem
from lordsball.content.problems import found as shown
from lordsball.engine.procedure import Action
from lordsball.lessons.course import Course, LessonBroken
from lordsball.lessons.figures import Weighing
from lordsball.lessons.lesson_files import ThisAction
from lordsball.lessons.library import Lesson

WAYS = 200
"""At most this many ways through a lesson are walked: steps that leave a choice multiply them."""
Look = Callable[[Course], Iterator[tuple[Loc, str]]]
"""What else must hold when a step is open: each mistake with its place in the file."""


def prove(lesson: Lesson, cards: Any, look: Look | None = None) -> list[Problem]:
    """What is wrong with a lesson: every action is legal at its step, every step comes, the end is reached.

    :param look: is shown every open step.
    """
    found: dict[Problem, None] = {}
    ways: list[tuple[Action, ...]] = [()]
    walked = 0
    while ways and walked < WAYS:
        walked += 1
        picks = ways.pop()
        try:
            for course, others in _walked(lesson, cards, picks):
                ways += others
                found |= dict.fromkeys(lesson.problem(text, loc) for loc, text in _against_the_coach(course))
                if look is not None:
                    found |= dict.fromkeys(lesson.problem(text, loc) for loc, text in look(course))
        except LessonBroken as broken:
            found[lesson.problem(broken.text, broken.loc)] = None
            return list(found)
    return list(found)


def _walked(
    lesson: Lesson, cards: Any, picks: tuple[Action, ...]
) -> Iterator[tuple[Course, list[tuple[Action, ...]]]]:
    """The lesson open at each of its steps on one way, and the ways that fork off there beyond the given picks."""
    course = Course(lesson, cards, picks=picks)
    taken: tuple[Action, ...] = ()
    while course.step is not None:
        good = course.good()
        forks = len(good) > 1
        new = forks and len(taken) >= len(picks)
        yield course, [(*taken, other) for other in good[1:]] if new else []
        if forks:
            taken = (*taken, good[0] if new else picks[len(taken)])
        course.skip()


def _against_the_coach(course: Course) -> Iterator[tuple[Loc, str]]:
    """Where figures are shown, they must speak for the choice that the lesson calls the good one."""
    step = course.step
    if step is None or not isinstance(step.wait, ThisAction) or not step.figures or not (good := course.good()):
        return
    weighing = Weighing(course.match).count()
    best = weighing.best_of_the_rest(good[0])
    both = None if best is None else weighing.compare(good[0], best)
    if both is not None and not both.agrees:
        yield ("steps", course.number, "wait"), (
            f"found {shown(str(good[0]))} as the good choice, which the coach counts as {both.good.text}, but "
            f"{shown(str(best))} as {both.chosen.text} ({both.unit}); expected the better one, or 'figures: false'"
        )
