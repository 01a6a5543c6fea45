"""lordsball lesson: walk through a lesson and show what its writer can work with at each step."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_game,
    add_shelf,
    card_folders,
    say,
)

if TYPE_CHECKING:
    from lordsball.lessons.course import Course

MOST_OPTIONS = 40
"""At most this many options of a question are printed."""


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "lesson", help="walk through a lesson, for those who write them",
        description="Walk through a lesson and print at each step what happened before it, what is asked, which "
        "actions are open and which landmarks stand on the table. Without ID: the lessons of the game.",
    )
    add_game(parser)
    parser.add_argument("id", metavar="ID", nargs="?")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it as far as it goes. Exit code 3 where it does not come to its end."""
    from lordsball import games
    from lordsball.content.problems import Problems, did_you_mean
    from lordsball.lessons.library import read_teaching

    folders = card_folders(args)
    teaching = read_teaching(args.game, folders)
    wrong = any(not problem.warning for problem in teaching.problems)
    for problem in teaching.problems:
        say(str(problem))
    if args.id is None:
        for lesson in teaching.lessons:
            say(f"{lesson.card.order:2}  {lesson.card.id}: {lesson.card.title}, {_steps(len(lesson.card.steps))}")
        return BAD_DATA if wrong else OK
    found = next((lesson for lesson in teaching.lessons if lesson.card.id == args.id), None)
    if found is None:
        known = [lesson.card.id for lesson in teaching.lessons]
        hint = did_you_mean(args.id, known)
        raise Refused(f"{args.game} has no lesson {args.id!r} that can be read{hint}.", USAGE)
    try:
        cards = games.game(args.game).load_cards(folders[: found.layers])
    except Problems as problems:
        raise Refused([str(problem) for problem in problems.problems], BAD_DATA) from problems
    return BAD_DATA if _walk(found, cards) or wrong else OK


def _steps(count: int) -> str:
    return "1 step" if count == 1 else f"{count} steps"


def _walk(lesson: Any, cards: Any) -> bool:
    """Print it as far as it goes, and then what `check` finds wrong with it; True where that is anything."""
    from lordsball.lessons.course import Course, LessonBroken
    from lordsball.ui.lessons.proofs import mistakes

    course: Course | None = None
    told = 0
    try:
        course = Course(lesson, cards)
        while course.step is not None:
            told = _tell_moves(course, told)
            say(f"--- step {course.number + 1}: {course.step.say}")
            _tell_question(course)
            course.skip()
    except LessonBroken as broken:
        if course is not None:
            _tell_moves(course, told)
            _tell_question(course)
        say(str(lesson.problem(broken.text, broken.loc)))
        return True
    _tell_moves(course, told)
    say("--- the end")
    problems = mistakes(lesson, cards)
    for problem in problems:
        say(str(problem))
    return any(not problem.warning for problem in problems)


def _tell_moves(course: Course, told: int) -> int:
    """What has been played since; returns how many moves there are."""
    steps = course.match.history.steps
    for step in steps[told:]:
        say(f"    {course.match.seats[step.seat].name}: {step.line}")
    return len(steps)


def _tell_question(course: Course) -> None:
    from lordsball.ui.lessons.proofs import names_on

    decision = course.decision
    if decision is None:
        say("    the game is over")
    else:
        words = course.match.game.words
        view = course.match.view(decision.seat)
        say(f"    {course.match.seats[decision.seat].name} is asked {decision.ask!r}:")
        for option in decision.options[:MOST_OPTIONS]:
            say(f"        {option}    ({words.action(option, view)})")
        if len(decision.options) > MOST_OPTIONS:
            say(f"        and {len(decision.options) - MOST_OPTIONS} more")
    say(f"    landmarks: {', '.join(names_on(course))}")
