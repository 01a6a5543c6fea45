"""The score bug over the field, and the runs that pop into it one by one."""

from __future__ import annotations

import math
from typing import NamedTuple

from lordsball.games.monster_league.state import NOBODY, PITCHERS
from lordsball.games.monster_league.words import half_name
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_tag
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import seat_ring, team_look
from lordsball.ui.monster_league.pieces.line_score import line_score
from lordsball.ui.monster_league.pieces.score_bug import RED, Score, TeamLine, draw_score_bug
from lordsball.ui.monster_league.pieces.token import draw_token
from lordsball.ui.monster_league.shown import COIN, OVER, SIDES
from lordsball.ui.monster_league.table_layout import SCORE
from lordsball.ui.monster_league.view_model import ViewModel

_GOLD = "#ffc24a"
_INK = "#1b0f24"
_LAMPS = SCORE.x + 726
_LAMP_ROW = SCORE.y + 31


class ScoreBoard(NamedTuple):
    """The score bug, and where it leaves room the ability tokens of both teams, the visitors' row first."""

    score: Score
    tokens: tuple[tuple[int, ...], ...]
    """For each team the tokens of its pitchers, none for one who has left the game; nothing where the chance stands."""
    full: int
    """Tokens of a fresh pitcher."""


class ScoreView:
    """Line score, bases, outs, and the chance to win or the tokens that are left."""

    area = Box(0, 88, 990, 136)

    def describe(self, model: ViewModel) -> ScoreBoard:
        """All that the score bug says now, runs and outs on their way included."""
        shown = model.shown
        visitors_first = (1 - shown.view.home, shown.view.home)
        playing = shown.stage not in (COIN, SIDES, OVER)
        top = shown.view.batting != shown.view.home
        half = half_name(shown.view.inning, top) if playing else ("Final" if shown.stage == OVER else "Before the game")
        score = Score(
            half=half,
            top=top,
            inning=shown.view.inning if playing else 0,
            batting=visitors_first.index(shown.view.batting) if playing else None,
            teams=tuple(_line(model, seat) for seat in visitors_first),  # type: ignore[arg-type]
            least_innings=model.rules.innings,
            bases=_initials(model),
            outs=shown.view.outs + model.motion.outs_in,
            lamps=model.rules.outs,
        )
        tokens = () if model.chance_shown else tuple(_tokens(model, seat) for seat in visitors_first)
        return ScoreBoard(score, tokens, model.rules.tokens)

    def paint(self, canvas: Canvas, told: ScoreBoard) -> None:
        """The score bug."""
        draw_score_bug(canvas, SCORE.x, SCORE.y, told.score)
        if told.tokens:
            _paint_tokens(canvas, told)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """A run that has just come in pops; a lamp that has just come on flares."""
        motion, shown = model.motion, model.shown
        if motion.runs_in and 0 <= motion.scored < 1:
            self._draw_pop(canvas, model)
        if motion.flare > 0:
            step = min(30.0, 88 / max(1, model.rules.outs))
            number = shown.view.outs + motion.outs_in - 1
            x = _LAMPS + (number - (model.rules.outs - 1) / 2) * step
            # In a few steps, so that the pictures of the light stay in the cache.
            light = math.ceil(motion.flare * 6) / 6
            canvas.halo(x, _LAMP_ROW, 30 + 40 * light, RED, 0.8 * light)

    def _draw_pop(self, canvas: Canvas, model: ViewModel) -> None:
        shown, motion = model.shown, model.motion
        row = (1 - shown.view.home, shown.view.home).index(shown.view.batting)
        played = max(model.rules.innings, shown.view.inning)
        runs = line_score(played).runs
        x, y = SCORE.x + runs.x + runs.w / 2, SCORE.y + 27 + row * 26 + 12.5
        u = motion.scored
        size = 20 * (1 + 0.8 * math.sin(math.pi * u))
        number = str(shown.view.runs[shown.view.batting] + motion.runs_in)
        canvas.outlined(number, "display", round(size), x, y, _GOLD, _INK, 3)
        draw_tag(canvas, x, y + 26 + 14 * (1 - u), "+1")


def _paint_tokens(canvas: Canvas, told: ScoreBoard) -> None:
    """Every token of both teams as a chip, spent ones gray; where there are too many for that, a chip and a number."""
    left, width = SCORE.x + 800, 112.0
    middle = left + width / 2
    canvas.text("Tokens", "semibold", 18, middle, SCORE.y + 15.5, canvas.theme.muted, "mc", width=width, height=22)
    for row, tokens in enumerate(told.tokens):
        y = SCORE.y + 39.5 + 26 * row
        count = PITCHERS * told.full
        if count * 22 > width:
            draw_token(canvas, left + 36, y, 22, spent=not sum(tokens))
            canvas.text(str(sum(tokens)), "display", 20, left + 56, y, None, "ml", width=40, height=24)
            continue
        step = min(26.0, width / count)
        for number in range(count):
            pitcher, place = divmod(number, told.full)
            x = middle + (number - (count - 1) / 2) * step + (pitcher - 0.5) * 4
            draw_token(canvas, x, y, 22, spent=place >= tokens[pitcher])


def _tokens(model: ViewModel, seat: int) -> tuple[int, ...]:
    shown = model.shown
    gone = shown.view.gone[2 * seat : 2 * seat + 2]
    return tuple(0 if gone[pitcher] else shown.view.tokens[2 * seat + pitcher] for pitcher in range(PITCHERS))


def _line(model: ViewModel, seat: int) -> TeamLine:
    shown, motion = model.shown, model.motion
    team = model.team(seat)
    more = motion.runs_in if seat == shown.view.batting else 0
    line = shown.line(seat)
    if more and line:
        line[-1] += more
    return TeamLine(
        team.short, team_look(team.look), seat_ring(seat), tuple(line), shown.view.runs[seat] + more,
        shown.view.hits(seat),
    )


def _initials(model: ViewModel) -> tuple[str, str, str]:
    shown = model.shown
    team = model.team(shown.view.batting)
    on_base = shown.view.bases if model.motion.runners is None else [NOBODY] * 3
    first, second, third = ("" if runner == NOBODY else team.batters[runner].short[0] for runner in on_base)
    return first, second, third
