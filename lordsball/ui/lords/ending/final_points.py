"""The end of a game in facts: what each tile scores, everybody's points by year and source, who won and by what.

No pygame. Everything is read from the table at the end and from what has been told of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.ending import TIE_BREAKS, decided_by, ruling_out
from lordsball.games.lords.state import SOURCES, Lords, standing
from lordsball.games.lords.targets import grade, next_grade
from lordsball.games.phrasing import counted, listed

Points = tuple[int, ...]
"""Victory Points by source, in the order of SOURCES."""


class ScoringTile(NamedTuple):
    """A tile that scores at the end of the game."""

    seat: int
    space: int
    vp: int


class Final(NamedTuple):
    """How a game ended."""

    tiles: tuple[ScoringTile, ...]
    """The clubs that were last before first, each park row by row."""
    years: tuple[tuple[Points, ...], ...]
    """For each seat its years, and what its park scored at the very end."""
    ranked: tuple[int, ...]
    """The seats from the top."""
    winners: tuple[int, ...]
    by: str
    """What decided: one of TIE_BREAKS, or `shared`."""


def final_of(t: Lords, events: Iterable[Any]) -> Final:
    """The end of the game on this table."""
    tiles = {o.seat: scoring_tiles(t, o.seat) for o in t.owners}
    before = {o.seat: o.vp - sum(tile.vp for tile in tiles[o.seat]) for o in t.owners}
    counted_in = sorted(tiles, key=lambda seat: (before[seat], seat))
    ranked = sorted(t.owners, key=lambda o: (not o.cannot_win, standing(o)), reverse=True)
    return Final(
        tuple(tile for seat in counted_in for tile in tiles[seat]), points_by_year(t, events),
        tuple(o.seat for o in ranked), t.winners(), decided_by(t),
    )


def scoring_tiles(t: Lords, seat: int) -> list[ScoringTile]:
    """What of a park scores once, at the end (ruling L32)."""
    found = []
    for space, number in enumerate(t.owners[seat].park):
        tile = t.cards.tiles[number]
        if tile is not None and tile.vp:
            found.append(ScoringTile(seat, space, tile.vp))
    return found


def points_by_year(t: Lords, events: Iterable[Any]) -> tuple[tuple[Points, ...], ...]:
    """For each seat the points of every year by source, last those of the end of the game where there are any.

    Where the course of the game is not known from its start, everything is one year.
    """
    years: list[list[list[int]]] = [[[0] * len(SOURCES)] for _ in t.owners]
    for event in events:
        match event:
            case told.YearOver():
                for mine in years:
                    mine.append([0] * len(SOURCES))
            case told.Scored(seat=seat, source=source, amount=amount):
                years[seat][-1][SOURCES.index(source)] += amount
    for o, mine in zip(t.owners, years, strict=True):
        if [sum(column) for column in zip(*mine, strict=True)] != o.vp_from:
            mine[:] = [list(o.vp_from)]
        elif not any(mine[-1]):
            mine.pop()
    return tuple(tuple(tuple(year) for year in mine) for mine in years)


def verdict(t: Lords, final: Final) -> str:
    """What decided, in a sentence."""
    if len(t.owners) == 1:
        return _alone(t)
    best = t.owners[final.winners[0]]
    if final.by == "shared":
        names = " and the ".join(t.team_of(seat).short for seat in final.winners)
        return f"Tied on every count: the {names} share the win, a legendary rivalry."
    rivals = [o for o in t.owners if o.seat not in final.winners and o.cannot_win == best.cannot_win]
    if not rivals and best.cannot_win:
        return f"A season of {ruling_out(t)} wins or fewer ruled them out."
    if not rivals:
        return "No rival could win."
    closest = max(rivals, key=standing)
    place = TIE_BREAKS.index(final.by)
    mine, theirs = standing(best)[place], standing(closest)[place]
    level = ("Victory Points", "Championships", "Fans", "cash")[:place]
    sign = "$" if final.by == "cash" else ""
    how = f"{sign}{_number(mine)} to {sign}{_number(theirs)}"
    if not level:
        ahead = any(o.vp >= best.vp for o in t.owners if o.cannot_win and not best.cannot_win)
        return f"Most Victory Points{' of those who can win' if ahead else ''}, {how}."
    return f"Tied in {listed(level)}: {_DECIDES[final.by]}, {how}."


def _alone(t: Lords) -> str:
    """What a lone owner has reached, and what would have come next (ruling L49)."""
    owner, following = t.owners[0], next_grade(t)
    if owner.cannot_win:
        return f"A season of {ruling_out(t)} wins or fewer ruled them out."
    points = f"{_number(owner.vp)} Victory Points"
    if following is None:
        return f"{points}, and no rival."
    name, needed = following
    return f"{points}: {name} takes {_number(needed)}." if owner.vp < needed else f"{points}, and {name} took {needed}."


_DECIDES = {
    "titles": "Championships decide", "fans": "Fans decide", "cash": "cash decides", "tq": "Team Quality decides",
}


def _number(number: int) -> str:
    return str(number).replace("-", "−")


def title(t: Lords, final: Final) -> str:
    """Who won, as a headline."""
    if len(t.owners) == 1 and (reached := grade(t)):
        return f"The {t.team_of(0).short} are the Lords of Baseball: a {reached} season"
    if len(t.owners) == 1 and not final.winners:
        return f"The {t.team_of(0).short} are not the Lords of Baseball"
    names = [t.team_of(seat).short for seat in final.winners]
    if len(names) > 1:
        return f"A legendary rivalry: {counted(len(names), 'club')} share the crown"
    if not t.owners[final.winners[0]].cannot_win:
        return f"The {names[0]} are the Lords of Baseball"
    return f"No Lords of Baseball: the {names[0]} come first"
