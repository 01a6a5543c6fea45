"""A finished game, told in chances to win: start + luck + choices = the result.

The chances before each action make the curve. A choice is compared with the best option on the same imagined copies,
from what its seat could know; what it cost or gained is the choice's, all else that moves the curve is luck.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action
from lordsball.expectancy.counting import Shares, weighed
from lordsball.expectancy.credit import credited
from lordsball.expectancy.estimate import glancing
from lordsball.expectancy.figures import Analysis, Decided, Expectancy, Fallen, Point
from lordsball.expectancy.leverage import swinging
from lordsball.expectancy.trying_out import Slices, Table, error, mean
from lordsball.match.history import History
from lordsball.match.record import Done

SURE = 1.3
"""Half 95 % intervals (2.5 standard errors) that another option must be better by: in a game with two hundred
decisions some look wrong by chance alone."""
CLEAR, LONGER = 0.02, 3
"""A choice that is not the usual one is tried out until its cost is known this well, or on so many times the copies."""
NOT_OVER = "This game is not over yet: luck and choices add up at its end."


class Progress(NamedTuple):
    """How far the work has come."""

    done: int
    of: int


class Course(NamedTuple):
    """All that happened in a game, as it travels to who analyses it."""

    actions: tuple[Action | None, ...]
    """None: the cards changed here."""
    positions: tuple[Any, ...]
    """The first one, and the one after each change of cards."""


class Moment(NamedTuple):
    """The position before an action of the record."""

    at: int
    action: Action | None
    """None: the cards changed here, or the game was over."""
    position: Any


def course_of(history: History) -> Course:
    """What a match has been through up to now."""
    actions = tuple(line.action if isinstance(line, Done) else None for line in history.lines())
    changed = [number + 1 for number, action in enumerate(actions) if action is None]
    return Course(actions, tuple(history.at(number) for number in (0, *changed)))


def moments_of(actions: Sequence[Action | None], positions: Sequence[Any]) -> list[Moment]:
    """Every position of a game before its actions, and the last one with nothing after it."""
    t, others = positions[0].copy(), iter(positions[1:])
    found = []
    for at, action in enumerate(actions):
        found.append(Moment(at, action, t.copy()))
        if action is None:
            t = next(others).copy()
        else:
            t.apply(action)
    return [*found, Moment(len(found), None, t)]


def analysing(
    game: str, seed: int, actions: Sequence[Action | None], *positions: Any
) -> Generator[Progress | None, None, Analysis]:
    """Analyse a finished game; slices say how far it has come. The same game and seed, the same figures anywhere.

    :param actions: of its `Course`, as its positions.
    Raises ValueError for a game that is not over.
    """
    moments = moments_of(actions, positions)
    last = moments[-1].position
    if last.decision is not None:
        raise ValueError(NOT_OVER)
    table = Table(game, last)
    points = _points(moments, table.trial.points)
    chosen = [moment for moment in moments if moment.action is not None and len(_options(moment)) > 1]
    whole = len(points) + len(chosen)
    curve: list[tuple[int, Expectancy, float | None]] = []
    for moment in points:
        curve.append((moment.at, *(yield from _expected(table, moment, scatter(seed, moment.at)))))
        yield Progress(len(curve), whole)
    decided: list[Decided] = []
    for moment in chosen:
        decided.append((yield from _weighed(table, moment, scatter(seed, moment.at))))
        yield Progress(len(points) + len(decided), whole)
    shares = [(at, expected.shares) for at, expected, _ in curve]
    return Analysis(
        _curve(curve), tuple(decided), tuple(_luck(shares, decided)), _plays(table, points),
        credited(game, moments, shares),
    )


def _options(moment: Moment) -> Sequence[Action]:
    return moment.position.decision.options if moment.position.decision is not None else ()


def _points(moments: Sequence[Moment], most: int) -> list[Moment]:
    """The moments that the curve goes through, evenly over the game: the first, the last, and `most` in all."""
    count = min(len(moments), most)
    if count < 2:
        return [*moments]
    return [moments[number * (len(moments) - 1) // (count - 1)] for number in range(count)]


def _plays(table: Table, points: Sequence[Moment]) -> tuple[int, ...]:
    """Where in the curve the plays begin, and the end."""
    kinds = [table.stretch(moment.position) for moment in points]
    end = len(points) - 1
    return (*(n for n in range(end) if n == 0 or kinds[n] is None or kinds[n] != kinds[n - 1]), end)


def _expected(table: Table, moment: Moment, seed: int) -> Slices[tuple[Expectancy, float | None]]:
    """What a spectator could expect at a moment, and how far it will swing there."""
    t = moment.position
    if t.decision is None:
        return Expectancy(table.result(t)), None
    view = t.view(None)
    expected = yield from glancing(table, view, None, seed)
    yield None
    return expected, (yield from swinging(table, view, None, seed))


def _weighed(table: Table, moment: Moment, seed: int) -> Slices[Decided]:
    """A decision against the usual choice and its rivals, all on the same copies with the same dice to come."""
    chosen, seat = moment.action, moment.position.decision.seat
    assert chosen is not None
    view = moment.position.view(seat)
    if table.counts:
        yield None
        found = _counted(moment, seat, weighed(view))
        return found._replace(gain=0.0) if found.gain and table.is_obvious(view, chosen) else found
    nothing = Decided(moment.at, seat, chosen, chosen, (0.0,) * table.seats)
    if table.is_obvious(view, chosen):
        return nothing
    usual, *rivals = table.ways(view)
    tried: dict[Action, list[Shares]] = {option: [] for option in (chosen, usual, *rivals)}
    if len(tried) == 1:
        return nothing
    for number in range(table.trial.copies * LONGER):
        luck = scatter(seed, number)
        for option, tries in tried.items():
            tries.append((yield from table.judged(view.imagine(seat, Chance(luck)), luck, option)))
            yield None
        if number + 1 >= table.trial.copies and (chosen == usual or _ahead(tried, chosen, usual, seat)[1] < CLEAR):
            break
    return _told(moment, seat, tried, usual)


def _counted(moment: Moment, seat: int, worths: Mapping[Action, Shares]) -> Decided:
    """The choice against the best there was."""
    chosen = moment.action
    assert chosen is not None
    best = max(worths, key=lambda option: (worths[option][seat], option == chosen))
    mine = worths[chosen]
    if best == chosen:
        second = max(worths[option][seat] for option in worths if option != chosen)
        return Decided(moment.at, seat, chosen, chosen, (0.0,) * len(mine), gain=mine[seat] - second)
    return Decided(moment.at, seat, chosen, best, tuple(a - b for a, b in zip(mine, worths[best], strict=True)))


def _told(moment: Moment, seat: int, found: Mapping[Action, list[Shares]], usual: Action) -> Decided:
    """The choice against the usual one, or against a rival that is surely better still."""
    chosen = moment.action
    assert chosen is not None
    best, gain, sure = usual, 0.0, 0.0
    for option in found:
        ahead, margin = _ahead(found, option, usual, seat)
        if ahead > max(gain, SURE * margin):
            best, gain = option, ahead
    if best == chosen:
        gain, sure = min((_ahead(found, chosen, o, seat) for o in found if o != chosen), default=(0.0, 0.0))
        return Decided(moment.at, seat, chosen, chosen, (0.0,) * len(found[chosen][0]), sure, max(0.0, gain))
    _, margin = _ahead(found, chosen, best, seat)
    mine, theirs = mean(found[chosen]), mean(found[best])
    return Decided(moment.at, seat, chosen, best, tuple(a - b for a, b in zip(mine, theirs, strict=True)), margin)


def _ahead(found: Mapping[Action, list[Shares]], one: Action, other: Action, seat: int) -> tuple[float, float]:
    """How much better for a seat one option did than another on the same copies, and how far off that may be."""
    gained = [a[seat] - b[seat] for a, b in zip(found[one], found[other], strict=True)]
    return math.fsum(gained) / len(gained), error(gained)


def _luck(curve: Sequence[tuple[int, Shares]], decided: Sequence[Decided]) -> Iterator[Fallen]:
    """What moved the curve from point to point beside the choices that were taken there."""
    waiting = [*decided]
    for (at, before), (until, after) in zip(curve, curve[1:], strict=False):
        taken = []
        while waiting and waiting[0].at < until:
            taken.append(waiting.pop(0).swings)
        swings = tuple(
            math.fsum([after[seat], -before[seat], *(-each[seat] for each in taken)]) for seat in range(len(before))
        )
        yield Fallen(at, swings)


def _curve(found: Sequence[tuple[int, Expectancy, float | None]]) -> tuple[Point, ...]:
    """The points with their leverage: the swing that was to come there, or the one that came where nobody can judge."""
    swings = []
    for number, (_, expected, known) in enumerate(found):
        if known is None:
            following = found[min(number + 1, len(found) - 1)][1].shares
            known = math.fsum(abs(a - b) for a, b in zip(expected.shares, following, strict=True)) / 2.0
        swings.append(known)
    usual = math.fsum(swings) / max(1, len(swings) - 1) or 1.0
    return tuple(Point(at, each, swing / usual) for (at, each, _), swing in zip(found, swings, strict=True))
