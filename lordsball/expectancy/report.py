"""An analysis for programs and for reading: plain data with a format number, and a page."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from lordsball import formats
from lordsball.expectancy.figures import Analysis, Decided, Expectancy
from lordsball.expectancy.leverage import in_words
from lordsball.expectancy.story import Story, sparkline

NAMED = 18
"""Letters of a name in the table of the sum."""


def as_data(found: Analysis, game: str, names: Sequence[str], story: Story) -> dict[str, Any]:
    """Everything as plain data; docs/analysis.md explains it."""
    seats = range(len(names))
    return {
        "format": formats.ANALYSIS,
        "game": game,
        "exact": found.exact,
        "seats": [
            {
                "name": name,
                "start": found.start.shares[seat],
                "luck": found.luck(seat),
                "choices": [found.choices(seat, by) for by in seats],
                "choices_margin": found.off(seat),
                "result": found.result[seat],
            }
            for seat, name in enumerate(names)
        ],
        "curve": [
            {"at": at, "chapter": story.chapter(at), **_expected(expected), "leverage": leverage}
            for at, expected, leverage in found.curve
        ],
        "decisions": [_decided(each) for each in found.decided],
        "luck": [{"at": at, "swings": list(swings)} for at, swings in found.fallen],
        "best": [each.at for each in found.best()],
        "worst": [each.at for each in found.worst()],
        "turning_points": [
            {"at": turn.at, "until": turn.until, "swing": turn.swing, "choices": turn.choices}
            for turn in found.turning_points(0)
        ],
        "players": [each._asdict() for each in found.players],
    }


def _expected(expected: Expectancy) -> dict[str, Any]:
    return {"shares": list(expected.shares), "margins": list(expected.margins), "games": expected.games}


def _decided(each: Decided) -> dict[str, Any]:
    return {
        "at": each.at, "seat": each.seat, "action": str(each.action), "best": str(each.best), "cost": each.cost,
        "margin": each.margin, "gain": each.gain, "swings": list(each.swings),
    }


def points(share: float) -> str:
    """A change of a chance in points of a hundred.

    >>> points(0.123), points(-0.05), points(-0.0001)
    ('+12.3', '-5.0', '0.0')
    """
    rounded = round(100 * share, 1)
    return f"{rounded:+.1f}" if rounded else "0.0"


def as_page(found: Analysis, title: str, names: Sequence[str], story: Story) -> str:
    """A page of text: the curve, the sum, turning points, the best and the worst decisions."""
    return "\n".join(_page(found, title, names, story))


def _page(found: Analysis, title: str, names: Sequence[str], story: Story) -> Iterator[str]:
    yield f"{title}: {', '.join(names)}"
    yield "" if found.exact else "Tried out on imagined copies, so all figures are about right."
    yield f"How the game went: {names[0]}'s chance to win"
    yield f"  {sparkline([point.expectancy.shares[0] for point in found.curve])}"
    yield from _sum(found, names)
    yield "\nTurning points"
    for turn in found.turning_points(0):
        yield f"  {_where(story, turn.at)}: {story.told(turn.heart, turn.until)}"
        weight = in_words(turn.leverage)
        yield f"    {points(turn.swing)} for {names[0]}, {points(turn.choices)} of it choices. {weight}."
    yield from _decisions("Best decisions", found.best(), names, story)
    yield from _decisions("Worst decisions", found.worst(), names, story)
    if found.players:
        yield "\nWin probability added, in points"
        for each in found.players:
            yield f"  {each.name:<{NAMED}} {each.role:<8} {points(each.added):>7}  {names[each.seat]}"


def _sum(found: Analysis, names: Sequence[str]) -> Iterator[str]:
    heads = ["start", "luck", *(f"{name}'s choices" for name in names), "result"]
    wide = [max(8, len(head)) for head in heads]
    yield "\nLuck and choices, in points of the chance to win"
    yield "  " + " " * NAMED + "".join(f"  {head:>{room}}" for head, room in zip(heads, wide, strict=True))
    for seat, name in enumerate(names):
        choices = [points(found.choices(seat, by)) for by in range(len(names))]
        start, result = (f"{100 * share:.1f}" for share in (found.start.shares[seat], found.result[seat]))
        cells = [start, points(found.luck(seat)), *choices, result]
        row = "".join(f"  {cell:>{room}}" for cell, room in zip(cells, wide, strict=True))
        yield f"  {name[:NAMED]:<{NAMED}}{row}"
    off = math.sqrt(math.fsum(found.off(by) * found.off(by) for by in range(len(names))))
    if off:
        yield f"  What choices did is known to about {100 * off:.0f} points."


def _decisions(heading: str, decided: Sequence[Decided], names: Sequence[str], story: Story) -> Iterator[str]:
    if not decided:
        return
    yield f"\n{heading}"
    for each in decided:
        taken = story.option(each.at, each.action)
        yield f"  {_where(story, each.at)}: {names[each.seat]}, “{taken}”"
        if each.best == each.action:
            yield f"    {points(each.gain)} over the next best"
        else:
            off = f", give or take {100 * each.margin:.1f}" if each.margin else ""
            yield f"    “{story.option(each.at, each.best)}” was {points(each.cost)} better{off}"


def _where(story: Story, at: int) -> str:
    return story.chapter(at) or "Before the game"
