"""The field: fielders at their places, the pitcher in the middle, runners, and ghosts of what the result would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lordsball.games.monster_league.cards import Team
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_disc, draw_tag
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import pitcher_face, seat_ring, small_face
from lordsball.ui.monster_league.pieces.card import CardFace
from lordsball.ui.monster_league.pieces.chevrons import draw_chevrons
from lordsball.ui.monster_league.pieces.field import BASES, RUNNERS, draw_lit_base
from lordsball.ui.monster_league.pieces.fielder import draw_fielder
from lordsball.ui.monster_league.table_layout import MOUND, MOUND_CARD, fielder_place, on_the_way
from lordsball.ui.monster_league.view_model import ViewModel

RUNNER = 42.0
_GHOST, _GHOST_HOME = 36.0, 34.0
_BESIDE = {1: (-4.0, 40.0), 2: (46.0, 4.0), 3: (4.0, 40.0)}
"""How far beside a base its ghost stands while somebody is still on it."""
HOME_GHOSTS = ((-65.0, 24.0), (65.0, 24.0), (-65.0, 72.0), (65.0, 72.0))
"""Where those who would score stand, seen from home plate: the leading runner first."""


class Ghost(NamedTuple):
    """Where a runner would be; `base` 4 is home."""

    face: CardFace
    x: float
    y: float
    base: int


class Scene(NamedTuple):
    """All that stands on the field."""

    fielders: tuple[CardFace, ...]
    pitcher: CardFace | None
    bases: tuple[CardFace | None, ...]
    ghosts: tuple[Ghost, ...]
    paths: tuple[tuple[int, int], ...]
    """Legs the runners would take, as (base, next base)."""
    ring: str
    glyph: str


class FieldView:
    """The middle of the table."""

    area = Box(232, 170, 496, 390)

    def describe(self, model: ViewModel) -> Scene:
        """Who stands where, and where the result would bring them."""
        shown, motion = model.shown, model.motion
        batting, fielding = model.team(shown.view.batting), model.team(shown.view.pitching)
        running = motion.runners is not None
        pitcher = shown.view.active[shown.view.pitching]
        walking = motion.walking is not None
        moves = [] if running else [move for move in shown.moves() if move[2] > move[1]]
        return Scene(
            fielders=tuple(small_face(batter, fielding.look) for batter in fielding.batters),
            pitcher=None if pitcher == NOBODY or walking else small_face(fielding.pitchers[pitcher], fielding.look),
            bases=tuple(
                None if who == NOBODY or running else small_face(batting.batters[who], batting.look)
                for who in shown.view.bases
            ),
            ghosts=tuple(_ghosts(moves, shown.view.bases, batting)),
            paths=tuple(sorted({(b, b + 1) for _, start, end in moves for b in range(start, end)})),
            ring=seat_ring(shown.view.batting)[0],
            glyph=seat_ring(shown.view.batting)[1],
        )

    def paint(self, canvas: Canvas, told: Scene) -> None:
        """Back to front."""
        for base, runner in zip(BASES[1:], told.bases, strict=True):
            if runner is not None:
                draw_lit_base(canvas, base)
        self._draw_fielder(canvas, told, 0)
        self._draw_fielder(canvas, told, 1)
        self._draw_fielder(canvas, told, 3)
        for start, end in told.paths:
            draw_chevrons(canvas, (BASES[start], BASES[end % 4]))
        for ghost in told.ghosts:
            if ghost.base < 4:
                draw_disc(canvas, ghost.x, ghost.y, _GHOST, ghost.face.portrait, ghost.face.look, told.ring, ghost=True)
        for place, runner in zip(RUNNERS[1:], told.bases, strict=True):
            if runner is not None:
                draw_disc(canvas, *place, RUNNER, runner.portrait, runner.look, told.ring, told.glyph)
        if told.pitcher is not None:
            draw_fielder(canvas, *MOUND, told.pitcher, *MOUND_CARD, active=True)
        self._draw_fielder(canvas, told, 2)
        for ghost in told.ghosts:
            if ghost.base == 4:
                draw_disc(
                    canvas, ghost.x, ghost.y, _GHOST_HOME, ghost.face.portrait, ghost.face.look, told.ring, ghost=True
                )
                outward = 32 if ghost.x > BASES[0][0] else -32
                draw_tag(canvas, ghost.x + outward, ghost.y - 10, "+1")

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Runners on the way and pitchers coming and going."""
        shown, motion = model.shown, model.motion
        if motion.walking is not None:
            seat, pitcher, there = motion.walking
            team = model.team(seat)
            face = pitcher_face(team, pitcher)._replace(name=team.pitchers[pitcher].short)
            x, y = MOUND[0], MOUND[1] + 70 * (1 - there)
            draw_fielder(canvas, x, y, face, *MOUND_CARD, active=True, alpha=there if there < 1 else None)
        if motion.runners is not None:
            team = model.team(shown.view.batting)
            ring, glyph = seat_ring(shown.view.batting)
            for running in motion.runners:
                face = small_face(team.batters[running.batter], team.look)
                x, y = on_the_way(running.start, running.legs)
                if running.alpha >= 1:
                    draw_disc(canvas, x, y, RUNNER, face.portrait, face.look, ring, glyph)
                elif running.alpha > 0:
                    _draw_fading(canvas, x, y, face, ring, running.alpha)

    @staticmethod
    def _draw_fielder(canvas: Canvas, told: Scene, fielder: int) -> None:
        (x, y), w, h = fielder_place(fielder)
        draw_fielder(canvas, x, y, told.fielders[fielder], w, h)


def _draw_fading(canvas: Canvas, x: float, y: float, face: CardFace, ring: str, alpha: float) -> None:
    """A runner who has scored goes to the dugout."""
    draw_disc(canvas, x, y + 14 * (1 - alpha), RUNNER, face.portrait, face.look, ring, ghost=True)


def _ghosts(moves: Sequence[tuple[int, int, int]], bases: Sequence[int], team: Team) -> Iterator[Ghost]:
    """Each who would move; those who would score from the leading runner on, either side of home plate."""
    home = 0
    for batter, _, base in moves:
        face = small_face(team.batters[batter], team.look)
        if base == 4:
            dx, dy = HOME_GHOSTS[home]
            home += 1
            yield Ghost(face, BASES[0][0] + dx, BASES[0][1] + dy, 4)
        else:
            x, y = RUNNERS[base]
            if bases[base - 1] != NOBODY:
                x, y = x + _BESIDE[base][0], y + _BESIDE[base][1]
            yield Ghost(face, x, y, base)


