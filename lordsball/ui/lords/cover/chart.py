"""The numbers of a finished game: the last table with what decided, and Victory Points by year and source."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.expectancy.figures import Credited
from lordsball.games.lords.ending import TIE_BREAKS
from lordsball.games.lords.state import Lords
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.ending.ending_views import bars, final_row
from lordsball.ui.lords.ending.final_points import Final, final_of
from lordsball.ui.lords.pieces.final_table import draw_final_table
from lordsball.ui.lords.pieces.vp_chart import draw_vp_chart

_kept: dict[tuple[str, int], Final] = {}
"""The match that was looked at last: reading it means telling it all again."""
_HEAD, _ROW, _GAP = 62.0, 38.0, 12.0
_FEW = 4


def final_of_match(match: Match) -> Final:
    """How a finished match ended."""
    key = match.id, match.history.now
    if key not in _kept:
        _kept.clear()
        assert isinstance(match.position, Lords)
        _kept[key] = final_of(match.position, match.told())
    return _kept[key]


def draw_ending(
    canvas: Canvas, match: Match, x: float, y: float, w: float, h: float,
    players: Sequence[Credited] = (),
) -> None:
    """Table above, chart below; of many clubs the chart stands beside the table, for it needs height."""
    t = match.position
    assert isinstance(t, Lords)
    final = final_of_match(match)
    rows = [
        final_row(t, seat, str(place), match.names[seat], t.owners[seat].vp, seat in final.winners)
        for place, seat in enumerate(final.ranked, 1)
    ]
    decided = TIE_BREAKS.index(final.by) if final.by in TIE_BREAKS and len(rows) > 1 else None
    if len(rows) > _FEW:
        wide = w * 0.46
        draw_final_table(canvas, x, y, wide, h, rows, decided=decided)
        draw_vp_chart(canvas, x + wide + _GAP, y, w - wide - _GAP, h, bars(t, final), title="VP by year and source")
        return
    high = _HEAD + _ROW * len(rows)
    draw_final_table(canvas, x, y, w, high, rows, decided=decided)
    draw_vp_chart(canvas, x, y + high + _GAP, w, h - high - _GAP, bars(t, final))
