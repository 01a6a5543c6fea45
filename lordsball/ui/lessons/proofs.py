"""Proving lessons on the board they are taught at: what a step points at must stand there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from lordsball import paths
from lordsball.content.documents import Loc
from lordsball.content.problems import Problem, did_you_mean, found, listed
from lordsball.games import Game
from lordsball.lessons import first_times
from lordsball.lessons.course import Course
from lordsball.lessons.first_times import Seen, Sight
from lordsball.lessons.lesson_files import LookAt
from lordsball.lessons.library import FirstTip, Lesson
from lordsball.lessons.proving import prove
from lordsball.ui.lessons.places import places_on
from lordsball.ui.shelf import board_for
from lordsball.ui.shell.settings import Settings
from lordsball.ui.table.bar_buttons import BarActs
from lordsball.ui.table.board import Board, Offer, Seated
from lordsball.ui.table.frame import TableFrame


def mistakes(lesson: Lesson, cards: Any) -> list[Problem]:
    """Everything that keeps a lesson from being taught with these cards, and a warning of a guide nobody drew."""
    return [*_guide_is_drawn(lesson), *prove(lesson, cards, _places_stand)]


def _guide_is_drawn(lesson: Lesson) -> Iterator[Problem]:
    name = lesson.card.guide.portrait
    if not paths.has_sprite(name):
        text = f"found no picture assets/sprites/{name}.svg, expected one: a plain box will be drawn"
        yield lesson.problem(text, ("guide", "portrait"))._replace(warning=True)


def _places_stand(course: Course) -> Iterator[tuple[Loc, str]]:
    step = course.step
    if step is None:
        return
    wanted: list[tuple[Loc, str]] = [(("steps", course.number, "at", n), name) for n, name in enumerate(step.at)]
    if isinstance(step.wait, LookAt):
        wanted.append((("steps", course.number, "wait", "look"), step.wait.look))
    if not wanted:
        return
    known = names_on(course)
    for loc, name in wanted:
        if name not in known:
            yield loc, no_landmark(name, known)


def no_landmark(name: str, known: Collection[str]) -> str:
    """The sentence for a name that stands for nothing on the table."""
    hint = did_you_mean(name, known)
    return f"found {found(name)}, expected a landmark of the table at this step: {listed(known)}{hint}"


def names_on(course: Course) -> list[str]:
    """What stands on the table now, by name: first what is on the board, then what is around it."""
    match, you = course.match, course.you
    seats = [Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in match.seats]
    board = board_for(match.game.key, seats, Settings, _nothing)
    board.past = lambda: list(match.told())
    view = match.view(you)
    board.show(view, you)
    frame = TableFrame(match, board, BarActs(*[_nothing] * len(BarActs.__dataclass_fields__)))
    around = places_on(board, frame, _offer(course, board, view))
    return list(dict.fromkeys([*(place.name for place in board.landmarks()), *around]))


def tip_mistakes(tip: FirstTip, game: Game, seen: Seen) -> list[Problem]:
    """Everything that keeps a first-time tip from being told, and from standing where it points."""
    problems = first_times.mistakes(tip, seen)
    at = tip.card.at
    if problems or at is None:
        return problems
    sights = seen.after[tip.card.on] if tip.card.on is not None else seen.asks[str(tip.card.ask)]
    if not sights:
        return [tip.problem("found an event after which nobody is ever asked anything, expected one in the play", "on")]
    known: dict[str, None] = {}
    for sight in sights:
        known |= dict.fromkeys(_landmarks(game, sight))
        if at in known:
            return []
    return [tip.problem(f"found {found(at)}, expected a landmark of the table then: {listed(known)}"
                        f"{did_you_mean(at, known)}", "at")]


def _landmarks(game: Game, sight: Sight) -> Iterator[str]:
    """What stands on the table before a person who is asked."""
    view, seats = sight.view, [Seated(f"Seat {number + 1}", True, "") for number in range(sight.seats)]
    board = board_for(game.key, seats, Settings, _nothing)
    board.show(view, view.decision.seat)
    board.offer(view, _nothing, view.why_not)
    yield from (place.name for place in board.landmarks())


def _offer(course: Course, board: Board, view: Any) -> Offer:
    decision = course.decision
    if decision is None or decision.seat != course.you:
        return board.watch(view, view.why_not)
    return board.offer(view, _nothing, view.why_not)


def _nothing(*given: object) -> Any:
    """Nobody presses anything here."""
