"""The numbers of a finished game: the final table in the order of the tie-breaks, and Victory Points by year."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.games.lords.state import SOURCES, Lords, base_tq, standing
from lordsball.match.match import Match
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.lords.look import Club
from lordsball.ui.pieces.lords.marks import draw_icon, draw_owner
from lordsball.ui.pieces.lords.vp_chart import Bar, draw_vp_chart
from lordsball.ui.theme import SEATS

_COLUMNS = (("vp", "VP"), ("wins", "Titles"), ("fans", "Fans"), ("cash", "Cash"), ("tq", "TQ"))
_kept: dict[tuple[str, int], list[list[list[int]]]] = {}
"""Points by seat, year and source of the match that was looked at last: counting them means telling it anew."""


def points_by_year(match: Match) -> list[list[list[int]]]:
    """For each seat and year the points of each source; what the end of the game brings counts to the last year."""
    key = match.id, match.history.now
    if key not in _kept:
        _kept.clear()
        t = match.position
        assert isinstance(t, Lords)
        points = [[[0] * len(SOURCES) for _ in range(t.last_year)] for _ in t.owners]
        year = 1
        for moment in match.history.walk():
            for one in moment.told:
                match one.event:
                    case told.YearBegan(year=year):
                        pass
                    case told.Scored(seat=seat, source=source, amount=amount):
                        points[seat][year - 1][SOURCES.index(source)] += amount
        _kept[key] = points
    return _kept[key]


def draw_ending(canvas: Canvas, match: Match, x: float, y: float, w: float, h: float) -> None:
    """Table above, chart below."""
    t = match.position
    assert isinstance(t, Lords)
    ranked = sorted(t.owners, key=lambda o: (not o.cannot_win, standing(o)), reverse=True)
    step = min(28.0, h * 0.46 / (len(ranked) + 1))
    left = x + w * 0.42
    each = (w * 0.58) / len(_COLUMNS)
    for number, (icon, _) in enumerate(_COLUMNS):
        draw_icon(canvas, icon, left + (number + 0.5) * each - 11, y + step / 2 - 11, 22)
    for row, o in enumerate(ranked, 1):
        middle = y + (row + 0.5) * step
        look = SEATS[o.seat]
        draw_owner(canvas, look.glyph, look.colour, x + 2, middle - 9, 18)
        name = f"{t.team_of(o.seat).short} · {match.names[o.seat]}"
        if o.cannot_win:
            name += " (cannot win)"
        canvas.text(name, "semibold", 18, x + 28, middle, canvas.theme.text, "ml", width=w * 0.42 - 34, height=step)
        figures = (o.vp, o.titles, o.fans, f"${o.cash}", base_tq(o))
        for number, figure in enumerate(figures):
            words = str(figure).replace("-", "−")
            canvas.text(words, "display", 19, left + (number + 0.5) * each, middle, canvas.theme.gold if row == 1 else
                        canvas.theme.text, "mc", width=each - 4, height=step)  # fmt: skip
    top = y + (len(ranked) + 1) * step + 10
    bars = [
        Bar(_club(t, o.seat), tuple(tuple(year) for year in points), o.vp)
        for o in ranked for points in (points_by_year(match)[o.seat],)
    ]  # fmt: skip
    draw_vp_chart(canvas, x, top, w, y + h - top, bars)


def _club(t: Lords, seat: int) -> Club:
    look = SEATS[seat]
    return Club(t.team_of(seat).short, look.glyph, look.colour)
