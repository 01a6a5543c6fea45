"""The score at a glance: line score, bases and outs. A brass frame across the top of the table."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.pieces.line_score import LineScore, line_score

RED = "#ff5a3c"


def draw_lamp(canvas: Canvas, cx: float, cy: float, lit: bool, d: float = 28, colour: str = RED) -> None:
    """A lamp with its center at (cx, cy), `d` units wide; its glow reaches about as far again."""
    if lit:
        canvas.halo(cx, cy, d * 1.25, colour, 0.75)
        glass, light = "url(#glass)", '<circle cx="15" cy="14" r="4.5" fill="#fff" fill-opacity=".9"/>'
    else:
        glass = "#2c1c48"
        gleam = 'fill="none" stroke="#8d76b8" stroke-width="2" stroke-linecap="round"'
        light = f'<path d="M10 15 C12 10 16 8 20 8" {gleam}/>'
    body = (
        '<circle cx="20" cy="20" r="18" fill="#0c0516"/>'
        f'<circle cx="20" cy="20" r="16" fill="{glass}" stroke="#7a5cae" stroke-width="1.5"/>{light}'
    )
    definitions = (
        '<radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="15" cy="14" r="24"><stop offset="0"'
        f' stop-color="#ffe6b0"/><stop offset=".45" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{mix(colour, "#000000", 0.4)}"/></radialGradient>'
    )
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, view=(0, 0, 40, 40), defs=definitions)


SLIME = "#b4f03c"
BASES = (80, 56)
# First, second and third base as the batter sees them: right, top, left.
_PLACES = ((58, 36), (40, 18), (22, 36))


def draw_base_diamonds(canvas: Canvas, x: float, y: float, initials: Sequence[str]) -> None:
    """The bases in a box of :data:`BASES` units at (x, y).

    :param initials: for first, second and third base the initial of the runner, or an empty text.
    """
    for (a, b), initial in zip(_PLACES, initials, strict=True):
        if initial:
            canvas.halo(x + a, y + b, 26, SLIME, 0.35)
    canvas.draw("".join(_base(a, b, bool(who)) for (a, b), who in zip(_PLACES, initials, strict=True)), x, y, *BASES)
    for (a, b), initial in zip(_PLACES, initials, strict=True):
        canvas.text(initial[:1], "display", 18, x + a, y + b, INK, "mc", height=20) if initial else None


def _base(x: float, y: float, taken: bool) -> str:
    fill, stroke = (SLIME, "#f0ffd0") if taken else ("#1a0c31", "#8d76b8")
    return (
        f'<path d="M{x} {y - 15} L{x + 15} {y} L{x} {y + 15} L{x - 15} {y} Z" fill="{fill}" stroke="{stroke}"'
        ' stroke-width="2.2" stroke-linejoin="round"/>'
    )


SIZE = (928, 84)
_GOLD = "#ffc24a"
_CREAM = "#ffe2a6"
_ROW = 26
_TOP = 27
_FIELD = 560
"""Where the line score ends and the bases begin (units from the left)."""


class TeamLine(NamedTuple):
    """One team's row.

    :param innings: runs of each inning so far; None for an inning that this team has not batted in.
    :param seat: color and glyph of the seat.
    """

    name: str
    look: TeamLook
    seat: tuple[str, str]
    innings: Sequence[int | None]
    runs: int
    hits: int


class Score(NamedTuple):
    """Everything the score bug shows.

    :param half: in words, such as "Top of the 2nd"; `top` says which arrow goes with it.
    :param inning: the inning being played, from 1; 0 before and after the game.
    :param batting: the row (0 visitor, 1 home) of the team at bat; None when nobody bats.
    :param least_innings: columns that are there from the start.
    :param bases: initials of the runners on first, second and third base.
    """

    half: str
    top: bool
    inning: int
    batting: int | None
    teams: tuple[TeamLine, TeamLine]
    least_innings: int = 3
    bases: tuple[str, str, str] = ("", "", "")
    outs: int = 0
    lamps: int = 3


def draw_score_bug(canvas: Canvas, x: float, y: float, score: Score) -> None:
    """The score bug with its upper left corner at (x, y), :data:`SIZE` units large. Still while nothing changes."""
    w, h = SIZE
    canvas.shadow(x, y, w, h, 14, 18, 0.7, 8)

    def paint(layer: Canvas) -> None:
        _paint_frame(layer, w, h)
        _paint_half(layer, score)
        played = max(score.least_innings, score.inning, *(len(team.innings) for team in score.teams))
        shown = line_score(played)
        for row, team in enumerate(score.teams):
            _paint_team(layer, team, _TOP + row * _ROW, row == score.batting, shown.columns[0].x - 14)
            _paint_runs(layer, score, team, row, shown)
        _paint_heads(layer, score, shown)

    canvas.blit(canvas.composite(("score_bug", _frozen(score)), w, h, paint), x, y)
    # Lights reach over the frame, so they are drawn on the table itself.
    draw_base_diamonds(canvas, x + _FIELD + 14, y + 15, score.bases)
    _draw_outs(canvas, x + 682, y, score)


def _frozen(score: Score) -> tuple[object, ...]:
    """What the still part depends on, as a key."""
    teams = tuple(team._replace(innings=tuple(team.innings)) for team in score.teams)
    return (*score[:4], teams, score.least_innings)


def _paint_frame(canvas: Canvas, w: float, h: float) -> None:
    canvas.rounded(0, 0, w, h, 14, "#7a4a1c", "#4a2a10", INK, 2)
    canvas.rounded(2, 2, w - 4, h - 4, 12, "#e0a63c", "#8a5518")
    canvas.rounded(4, 4, w - 8, h - 8, 10, "#221140", "#150929", INK, 1.5)
    canvas.draw('<path d="M1 0 V56" stroke="#7d58c4" stroke-opacity=".45" stroke-width="1.5"/>', _FIELD - 4, 14, 2, 56)


def _paint_half(canvas: Canvas, score: Score) -> None:
    left = 18.0
    if score.inning:
        draw_icon(canvas, "inning_top" if score.top else "inning_bottom", 15, 6, 20, _GOLD)
        left = 40
    canvas.text(score.half, "semibold", 18, left, 15.5, _CREAM, "ml", width=218, height=23)


def _paint_team(canvas: Canvas, team: TeamLine, y: float, batting: bool, right: float) -> None:
    """Seat glyph, emblem and name; the team at bat on a lit bar with an arrow."""
    if batting:
        canvas.rounded(10, y, right - 10, 25, 7, "#55319a", "#3c1d74", "#8d66d6", 1.2)
        draw_icon(canvas, "at_bat", right - 22, y + 3.5, 18, _GOLD)
    colour, glyph = team.seat
    draw_glyph(canvas, glyph, colour, 17, y + 4.5, 16)
    canvas.blit(canvas.sprite(team.look.emblem, 25), 40, y)
    ink = "#ffffff" if batting else "#e2d6f5"
    canvas.text(team.name, "display", 20, 72, y + 12.5, ink, "ml", width=right - 24 - 72, height=24)


def _paint_heads(canvas: Canvas, score: Score, shown: LineScore) -> None:
    for column in shown.columns:
        now = column.first <= score.inning <= column.last
        canvas.text(column.head, "semibold", 18, column.x + column.w / 2, 15.5, _CREAM if now else canvas.theme.muted,
                    "mc", width=column.w + 4, height=22)
    for total, ink in ((shown.runs, _CREAM), (shown.hits, canvas.theme.muted)):
        canvas.text(total.head, "semibold", 18, total.x + total.w / 2, 15.5, ink, "mc", height=22)


def _paint_runs(canvas: Canvas, score: Score, team: TeamLine, row: int, shown: LineScore) -> None:
    y = _TOP + row * _ROW + 0.5
    for column in shown.columns:
        now = row == score.batting and column.first <= score.inning <= column.last
        runs = [r for r in team.innings[column.first - 1 : column.last] if r is not None]
        _paint_cell(canvas, column.x, y, column.w, str(sum(runs)) if runs else "", "#ffe9b0" if now else "#f8f3ff", now)
    for total, value, ink in ((shown.runs, team.runs, _GOLD), (shown.hits, team.hits, "#f8f3ff")):
        _paint_cell(canvas, total.x, y, total.w, str(value), ink, False)


def _paint_cell(canvas: Canvas, x: float, y: float, w: float, text: str, ink: str, now: bool) -> None:
    canvas.rounded(x, y, w, 24, 5, "#0c0519", "#190b2e", _GOLD if now else "#46306e", 1.8 if now else 1)
    if text:
        canvas.text(text, "display", 20, x + w / 2, y + 12, ink, "mc", width=w - 2, height=24)
    else:
        canvas.draw('<circle cx="3" cy="3" r="2.5" fill="#5b4488"/>', x + w / 2 - 3, y + 9, 6, 6)


def _draw_outs(canvas: Canvas, x: float, y: float, score: Score) -> None:
    step = min(30.0, 88 / max(1, score.lamps))
    for number in range(score.lamps):
        middle = x + 44 + (number - (score.lamps - 1) / 2) * step
        draw_lamp(canvas, middle, y + 31, number < score.outs, d=min(28.0, step - 2))
    words = f"{score.outs} out" if score.outs == 1 else f"{score.outs} outs"
    canvas.text(words, "semibold", 18, x + 44, y + 61, None, "mc", height=24)
