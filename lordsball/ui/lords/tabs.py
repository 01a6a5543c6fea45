"""What the Box and Odds tabs say: the owners side by side, and how the next dice may fall."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.games.lords.finances import salaries
from lordsball.games.lords.quality import park_income
from lordsball.games.lords.state import NOBODY, base_tq
from lordsball.ui.lords.preview import yearly_income
from lordsball.ui.lords.under_way import Series
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Row


def percent(share: float, places: int = 0) -> str:
    """A chance in percent, such as `42%`; `>99%` for nearly certain, `<1%` for nearly impossible.

    :param share: from 0 to 1; a rounding error of a sum is no doubt.
    :param places: decimals.
    """
    said = f"{share:.{places}%}"
    step = 10.0**-places
    if said == f"{1:.{places}%}" and share < 1 - 1e-9:
        return f">{100 - step:.{places}f}%"
    if said == f"{0:.{places}%}" and share > 1e-9:
        return f"<{step:.{places}f}%"
    return said


SERIES_GAMES = 22


def box_rows(model: ViewModel) -> list[Row]:
    """Every club's numbers, a table a subject."""
    t = model.shown.t
    rows = [Row(("Club", "TQ", "W", "VP", "Fans"), heading=True)]
    names = [t.team_of(o.seat).short for o in t.owners]
    for o, name in zip(t.owners, names, strict=True):
        rows.append(Row((name, str(base_tq(o)), str(o.wins), str(o.vp), str(o.fans)), seat=o.seat))
    rows.append(Row(("Players", "Star", "Reg", "Pros"), heading=True))
    for o, name in zip(t.owners, names, strict=True):
        rows.append(Row((name, str(o.stars), str(o.regulars), str(o.prospects)), seat=o.seat))
    rows.append(Row(("Money", "Cash", "In", "Wages"), heading=True))
    for o, name in zip(t.owners, names, strict=True):
        rows.append(Row((name, f"${o.cash}", f"${yearly_income(t, o)}", f"${sum(salaries(t, o))}"), seat=o.seat))
    rows.append(Row(("Staff", "FO", "Farm", "Mgr", "Media"), heading=True))
    for o, name in zip(t.owners, names, strict=True):
        rows.append(Row((name, str(o.front_office), str(o.farm_system), str(o.manager), str(o.media)), seat=o.seat))
    rows.append(Row(("Park", "TQ", "$", "Loans"), heading=True))
    for o, name in zip(t.owners, names, strict=True):
        rows.append(Row((name, str(o.field_tq), f"${park_income(t, o)}", str(o.loans)), seat=o.seat))
    return rows


def odds_rows(model: ViewModel) -> list[Row]:
    """In a series: how likely each split is as things stand. In the Championship Series: who wins it."""
    shown = model.shown
    if shown.series is not None:
        return list(_series_odds(model, shown.series))
    finals = shown.championship
    if finals is not None and finals.needs:
        share = title_chance(finals.won, finals.lost, finals.needs)
        return [
            Row(("Championship Series", "Chance"), heading=True),
            Row((f"A game ({finals.needs} or more)", percent((7 - finals.needs) / 6))),
            Row(("The title", percent(share))),
        ]
    return [Row(("Odds appear here during a series",)), Row(("and in the Championship Series.",))]


def title_chance(won: int, lost: int, needs: int) -> float:
    """How likely four games are won before four are lost."""
    if won == 4:
        return 1.0
    if lost == 4:
        return 0.0
    game = (7 - needs) / 6
    return game * title_chance(won + 1, lost, needs) + (1 - game) * title_chance(won, lost + 1, needs)


def split_chances(model: ViewModel, series: Series) -> dict[int, float]:
    """For each number of wins of side 0 how likely it is; dice that have fallen count as they lie."""
    table = model.shown.t.cards.higher_wins
    spread = [_faces(series, side) for side in (0, 1)]
    chances: dict[int, float] = {}
    for mine, one in spread[0].items():
        for theirs, other in spread[1].items():
            gap = series.base[0] + series.changed[0] + mine - series.base[1] - series.changed[1] - theirs
            higher = table[min(abs(gap), len(table) - 1)]
            wins = higher if gap >= 0 else SERIES_GAMES - higher
            chances[wins] = chances.get(wins, 0.0) + one * other
    return chances


def gap_chances(model: ViewModel, series: Series) -> tuple[float, ...]:
    """For each column of the Records Table how likely the difference falls into it."""
    rows = model.shown.t.cards.board.records
    spread = [_faces(series, side) for side in (0, 1)]
    chances = [0.0] * len(rows)
    for mine, one in spread[0].items():
        for theirs, other in spread[1].items():
            gap = abs(series.base[0] + series.changed[0] + mine - series.base[1] - series.changed[1] - theirs)
            chances[max(n for n, row in enumerate(rows) if row.difference <= gap)] += one * other
    return tuple(chances)


def _faces(series: Series, side: int) -> dict[int, float]:
    if series.die[side]:
        return {series.die[side]: 1.0}
    dice = series.dice[side] if series.seats[side] != NOBODY else 1
    return {face: (face / 6) ** dice - ((face - 1) / 6) ** dice for face in range(1, 7)}


def _series_odds(model: ViewModel, series: Series) -> Iterator[Row]:
    t = model.shown.t
    one, other = (t.team(team).short for team in series.teams)
    chances = split_chances(model, series)
    mean = sum(wins * share for wins, share in chances.items())
    yield Row((f"{one}–{other}", "Chance"), heading=True)
    for wins, share in sorted(chances.items(), reverse=True):
        yield Row((f"{wins}–{SERIES_GAMES - wins}", percent(share, 1)))
    yield Row((f"{one}, on average", f"{mean:.1f}"))
