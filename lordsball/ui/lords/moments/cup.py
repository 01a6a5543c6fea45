"""A Championship Series is won: the curtain opens, the cup rises, and the games stand as they were rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.phrasing import NUMBERS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.lords.card_faces import opponent_face
from lordsball.ui.lords.moments.stage_sets import (
    draw_gain,
    draw_headline,
    draw_parting,
    draw_slip,
    draw_stage,
    draw_stand,
    part,
)
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.dice import draw_die
from lordsball.ui.lords.pieces.faces import FULL, OpponentFace
from lordsball.ui.lords.pieces.look import BAD, GOOD, INK
from lordsball.ui.lords.pieces.marks import draw_emblem, draw_icon
from lordsball.ui.lords.view_model import ViewModel

SECONDS = 3.6
_CUP = 420.0
"""Width of the cup (units); its badge is in the middle of it."""
_TOP = 138.0
_GAMES = (44.0, 176.0, 312.0)
_ROW = 38.0
_CARD = (957.0, 150.0)


class Cup(NamedTuple):
    """Everything that is said of a cup.

    :param games: the face of each game (0: nobody has seen it) and whether it was won.
    """

    headline: str
    club: str
    emblem: str
    colours: tuple[str, str]
    year: str
    score: str
    games: tuple[tuple[int, bool], ...]
    rival: OpponentFace
    vp: int


def cup_of(model: ViewModel, event: told.ChampionshipOver, headline: str) -> Cup:
    """The cup that has just been won."""
    t = model.shown.t
    team, rival = t.team_of(event.seat), t.cards.championship[event.card]
    finals = model.shown.championship
    games = tuple(finals.games) if finals is not None else ()
    won, lost = (finals.won, finals.lost) if finals is not None else (0, 0)
    beaten = f"over the {rival.name.removeprefix('The ')}"
    score = f"{won} games to {lost} {beaten}" if won else beaten
    return Cup(
        headline, team.name, team.emblem, (team.colours[0], team.colours[1]),
        f"Champions of year {t.year} · {model.seats[event.seat].name}", score, games, opponent_face(rival),
        t.cards.rules.champion_vp,
    )


def draw_cup(canvas: Canvas, cup: Cup, u: float, behind: Callable[[], object] = lambda: None) -> None:
    """All of it, as far as it has come; `behind` draws what falls behind it."""
    draw_stage(canvas)
    behind()
    rise = ease_out(part(u, 0.12, 0.3))
    draw_stand(canvas, cup.club, (cup.year, cup.score), part(u, 0.34, 0.42))
    with canvas.clipped(0, 0, WIDTH, 482):
        top = _TOP + 380 * (1 - rise)
        canvas.halo(WIDTH / 2, top + 160, 250, "#fff1b8", 0.5 * rise)
        picture = canvas.sprite("lords/moments/cup", _CUP)
        canvas.blit(picture, (WIDTH - _CUP) / 2, top)
        draw_emblem(canvas, cup.emblem, cup.colours, WIDTH / 2, top + _CUP * 0.36, 92)
    draw_parting(canvas, part(u, 0, 0.17))
    draw_headline(canvas, cup.headline, part(u, 0.28, 0.4))
    if cup.games and u > 0.42:
        _draw_games(canvas, cup, part(u, 0.42, 0.76))
    beaten = part(u, 0.76, 0.86)
    if beaten > 0:
        draw_card(canvas, _CARD[0] + 60 * (1 - ease_out(beaten)), _CARD[1], cup.rival, full=True, alpha=beaten)
    if u >= 0.9:
        x, y = _CARD[0] - 12, _CARD[1] + FULL[1] + 21
        draw_gain(canvas, x, y, 270, "Victory Point" if cup.vp == 1 else "Victory Points", f"+{cup.vp}",
                  "scored at the books")
        draw_icon(canvas, "vp", x + 16, y + 16, 34)


def _draw_games(canvas: Canvas, cup: Cup, u: float) -> None:
    """One game after the other."""
    x, y, w = _GAMES
    won = sum(each for _, each in cup.games)
    title = f"{NUMBERS[won].capitalize()} games to {NUMBERS[len(cup.games) - won]}" if u >= 1 else "Game by game"
    draw_slip(canvas, x, y, w, 66 + _ROW * len(cup.games), title)
    for number, (face, mine) in enumerate(cup.games[: round(u * len(cup.games))]):
        middle = y + 72 + number * _ROW
        if number % 2 == 0:
            canvas.rounded(x + 16, middle - 18, w - 32, 36, 4, "#f0e0b4", "#ead7a4")
        canvas.text(f"Game {number + 1}", "serif_semibold", 19, x + 30, middle, INK, "ml", width=118, height=34)
        if face:
            draw_die(canvas, x + 168, middle, 26, face, twist=-6 + 3 * number)
        tone = GOOD if mine else BAD
        canvas.rounded(x + 206, middle - 14, 80, 28, 5, tone, None, INK, 1)
        canvas.text("won" if mine else "lost", "display", 18, x + 246, middle, "#fff3dc", "mc", width=70, height=28)
