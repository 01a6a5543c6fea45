"""The pictures in the rule book of Monster League: pieces of the table on paper."""

from __future__ import annotations

from functools import partial

from lordsball.games.monster_league.cards import RESULTS, Catalog
from lordsball.games.monster_league.state import BATTERS
from lordsball.ui.kit.booklet.page import INK, QUIET, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import marked
from lordsball.ui.kit.pieces.coin import at_rest, draw_coin
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.sectors import first_face, rest_angle
from lordsball.ui.monster_league.card_faces import portrait, sectors, team_look
from lordsball.ui.monster_league.cover import tables
from lordsball.ui.monster_league.cover.teams import draw_team
from lordsball.ui.monster_league.pieces.d20 import draw_d20, orientation
from lordsball.ui.monster_league.pieces.range_bar import draw_range_bar
from lordsball.ui.monster_league.pieces.token import draw_token
from lordsball.ui.monster_league.pieces.wheel import Hub, draw_pointer, draw_wheel

_GRASS, _DIRT, _SHADE = "#2f7a4a", "#b9773f", "#12301f"


def figures(cards: Catalog) -> dict[str, Figure]:
    """Every figure that the text names."""
    return {
        "teams": Figure(lambda w, scale: 154, partial(_draw_teams, cards=cards)),
        "coin": Figure(lambda w, scale: 150, _draw_coins),
        "diamond": Figure(lambda w, scale: 300, partial(_draw_diamond, cards=cards)),
        "wheel": Figure(lambda w, scale: 264, partial(_draw_wheel, cards=cards)),
        "tokens": Figure(lambda w, scale: 84, partial(_draw_tokens, cards=cards)),
        **tables.tables(cards),
    }


def _draw_teams(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    half = (w - 20) / 2
    usual = [team for team in cards.teams if team.id in ("graveyard_shift", "candy_crushers")][::-1]
    for number, team in enumerate((usual if len(usual) == 2 else list(cards.teams))[:2]):
        draw_team(canvas, team, x + number * (half + 20), y, half, 150)


def _draw_coins(canvas: Canvas, x: float, y: float, w: float) -> None:
    for number, (words, heads) in enumerate((("Heads", True), ("Tails", False))):
        cx = x + w * (0.38 + 0.24 * number)
        draw_coin(canvas, cx, y + 56, 104, at_rest(heads))
        canvas.text(words, "semibold", 18, cx, y + 134, INK, "mc", width=140, height=30)


def _draw_diamond(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """The infield from above: the four batters in order around it, the pitcher in the middle."""
    h, cx = 296.0, w / 2
    home, first, second, third = (cx, 244), (cx + 150, 148), (cx, 52), (cx - 150, 148)
    corners = " L".join(f"{a:.0f} {b:.0f}" for a, b in (home, first, second, third))
    body = (
        f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="14" fill="{_GRASS}" stroke="{INK}"'
        f' stroke-width="3"/><path d="M{cx} 284 L{cx + 206} 148 L{cx} 12 L{cx - 206} 148 Z" fill="{_DIRT}"/>'
        f'<path d="M{corners} Z" fill="{_GRASS}" stroke="#fff8e6" stroke-width="3"/>'
        f'<circle cx="{cx}" cy="148" r="46" fill="{_DIRT}"/>'
    )
    canvas.draw(body, x, y, w, h)
    team = cards.teams[0]
    look = team_look(team.look)
    places = zip((home, first, second, third), ("home", "first base", "second base", "third base"), strict=True)
    for number, ((px, py), words) in enumerate(places):
        batter = team.batters[number]
        draw_disc(canvas, x + px, y + py, 62, portrait(batter.portrait), look)
        side = 1 if px >= cx else -1
        at = x + px + side * 46
        anchor = "l" if side > 0 else "r"
        wide = max(canvas.fitted_width(text, "bold", 18, 150, 28) for text in (batter.short, words)) + 20
        canvas.rounded(at - 10 if side > 0 else at + 10 - wide, y + py - 27, wide, 54, 10, _SHADE, alpha=0.8)
        for text, font, dy in ((batter.short, "bold", -12), (words, "semibold", 12)):
            canvas.text(text, font, 18, at, y + py + dy, "#ffffff", f"m{anchor}", shadow=INK, width=150, height=28)
    draw_disc(canvas, x + cx, y + 148, 70, portrait(team.pitchers[0].portrait), look, "#ff9a2e")


def _draw_wheel(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """A batter's wheel, its range on the die, and the die."""
    team = cards.teams[-1]
    batter = team.batters[min(2, BATTERS - 1)]
    odds = sectors(batter)
    face = first_face(odds, RESULTS[2]) if batter.odds[2] else 20
    d, cx, cy = 208.0, x + 128, y + 140
    draw_wheel(canvas, cx, cy, d, odds, rest_angle(face, odds), lit=None, hub=Hub(portrait(batter.portrait),
               team_look(team.look)))
    draw_pointer(canvas, cx, cy, d)
    left, width = x + 276, w - 290
    shown = marked("*{name}* on the wheel, and the same chances on a twenty-sided die:", name=batter.name)
    canvas.paragraph(shown, left, y + 22, width, 19, colour=INK, most_rows=3)
    draw_range_bar(canvas, left, y + 112, width, odds, face)
    draw_d20(canvas, left + 44, y + 214, 84, orientation(face))
    words = tables.faces_of(batter, 2)
    canvas.paragraph(f"A Double needs {words}.", left + 104, y + 196, width - 108, 19, colour=QUIET, most_rows=2)


def _draw_tokens(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """A pitcher's tokens from all to none."""
    most = min(cards.rules.tokens, 4)
    step = w / (most + 1)
    for left in range(most, -1, -1):
        cx = x + step * (most - left + 0.5)
        for token in range(most):
            draw_token(canvas, cx + (token - (most - 1) / 2) * 44, y + 24, 38, spent=token >= left)
        words = "gone" if left == 0 else "the last one" if left == 1 else f"{left} left"
        canvas.text(words, "semibold", 18, cx, y + 64, QUIET, "mc", width=step - 10, height=28)
