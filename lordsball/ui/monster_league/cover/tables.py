"""The tables in the rule book of Monster League: results, abilities, every batter's chances, computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lordsball.games.monster_league.cards import RESULTS, Batter, Catalog
from lordsball.ui.kit.booklet.page import BURGUNDY, INK, NOTE, QUIET, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.chip import draw_chip
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.theme import OUTCOMES
from lordsball.ui.monster_league.card_faces import portrait, sectors, team_look
from lordsball.ui.monster_league.pieces.token import draw_token
from lordsball.ui.table.levels import levels

RESULT_ROWS = (
    ("out", "is out; one out more", "stay where they are"),
    ("single", "goes to first base", "go on 1 base"),
    ("double", "goes to second base", "go on 2 bases"),
    ("triple", "goes to third base", "all score"),
    ("home_run", "scores", "all score"),
)
"""Each result: what the batter does, what the runners do."""
_ROW, _HEAD = 44.0, 38.0


def tables(cards: Catalog) -> dict[str, Figure]:
    """The tables, under the names the text gives them."""
    return {
        "results": Figure(_rows_high(len(RESULT_ROWS)), _draw_results),
        "abilities": Figure(_rows_high(2 * len(cards.abilities), 58), partial(_draw_abilities, cards=cards)),
        "batters": Figure(
            lambda w, scale: sum(_HEAD + 14 + 56 * max(1.0, 0.8 * scale) * len(t.batters) for t in cards.teams),
            partial(_draw_batters, cards=cards),
        ),
        "levels": levels("monster_league"),
    }


def faces_of(batter: Batter, result: int) -> str:
    """The faces of the die for a result: `14 to 17`, `18`, or `more than the die has`."""
    faces = [face for face, given in enumerate(batter.faces, 1) if given == result]
    if not faces:
        return "more than the die has"
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]} to {faces[-1]}"


def _rows_high(rows: int, step: float = _ROW) -> Callable[[float, float], float]:
    return lambda w, scale: _HEAD * (step == _ROW) + rows * step * max(1.0, 0.85 * scale)


def _band(canvas: Canvas, number: int, x: float, y: float, w: float, h: float) -> None:
    """Every other row lies on a darker band."""
    if number % 2 == 0:
        canvas.rounded(x - 8, y, w + 16, h, 8, NOTE, alpha=0.75)


def _head(canvas: Canvas, words: str, x: float, y: float, w: float, anchor: str = "ml") -> None:
    canvas.text(words, "semibold", 18, x, y + _HEAD / 2, QUIET, anchor, width=w, height=_HEAD)


def _chip_of(key: str) -> Sector:
    look = OUTCOMES[key]
    return Sector(key, 0, look.letter, look.colour, look.text, look.letter)


def _draw_results(canvas: Canvas, x: float, y: float, w: float) -> None:
    step = _ROW * max(1.0, 0.85 * canvas.art.text_scale)
    columns = (x + 62, x + w * 0.27, x + w * 0.64)
    rooms = (w * 0.27 - 70, w * 0.37 - 10, w * 0.36 - 6)
    for words, left, room in zip(("Result", "The batter", "Runners"), columns, rooms, strict=True):
        _head(canvas, words, left, y, room)
    for number, (key, batter, runners) in enumerate(RESULT_ROWS):
        top = y + _HEAD + number * step
        _band(canvas, number, x, top, w, step)
        draw_chip(canvas, x + 4, top + step / 2 - 15, _chip_of(key), 30, 46)
        name = key.replace("_", " ").title()
        cells = ((name, "bold"), (batter, "body"), (runners, "body"))
        for (words, face), left, room in zip(cells, columns, rooms, strict=True):
            canvas.text(words, face, 19, left, top + step / 2, INK, "ml", width=room, height=step)


def _draw_abilities(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """Each ability: what it is called, who has it, what it does."""
    step = 2 * 58 * max(1.0, 0.85 * canvas.art.text_scale)
    for number, ability in enumerate(cards.abilities):
        top = y + number * step
        canvas.rounded(x - 8, top, w + 16, step - 10, 10, NOTE, edge="#b99a62", edge_width=1.5)
        for token in range(ability.price):
            draw_token(canvas, x + 26 + 12 * token, top + 30, 38)
        owners = [
            (portrait(card.portrait), team_look(team.look))
            for team in cards.teams for cards_of in (team.pitchers, team.batters) for card in cards_of
            if card.ability is not None and card.ability.id == ability.id
        ]
        left = 58 + 12 * max(0, ability.price - 1) if ability.price else 10
        right = x + w - 26
        for face, look in owners[:5]:
            draw_disc(canvas, right, top + 30, 40, face, look)
            right -= 52
        room = right - x + 18 - left
        canvas.text(ability.name, "display", 22, x + left, top + 30, BURGUNDY, "ml", width=room, height=46)
        size = fitting_size(canvas, ability.text, w - 20, step - 64, line_height=1.15)
        canvas.paragraph(ability.text, x + 10, top + 56, w - 20, size, colour=INK, most_rows=3, line_height=1.15)


def _draw_batters(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    step = 56 * max(1.0, 0.8 * canvas.art.text_scale)
    each = 84.0
    first = x + w - each * len(RESULTS)
    for team in cards.teams:
        look = team_look(team.look)
        canvas.text(team.name, "display", 21, x, y + _HEAD / 2, BURGUNDY, "ml", width=first - x - 12, height=_HEAD)
        for number, key in enumerate(RESULTS):
            draw_chip(canvas, first + each * (number + 0.5) - 25, y + 4, _chip_of(key), 30, 50)
        y += _HEAD
        for number, batter in enumerate(team.batters):
            _band(canvas, number, x, y, w, step)
            draw_disc(canvas, x + 22, y + step / 2, 40, portrait(batter.portrait), look)
            room = first - x - 58
            canvas.text(batter.name, "bold", 19, x + 54, y + step * 0.3, INK, "ml", width=room, height=step / 2)
            canvas.text(batter.profile, "body", 18, x + 54, y + step * 0.7, QUIET, "ml", width=room, height=step / 2)
            for result, sector in enumerate(sectors(batter)):
                cx = first + each * (result + 0.5)
                percent = f"{batter.odds[result]} %" if sector.faces else "–"
                faces = faces_of(batter, result).replace(" to ", "–") if sector.faces else ""
                canvas.text(percent, "display", 20, cx, y + step * 0.3, INK, "mc", width=each - 6, height=step / 2)
                canvas.text(faces, "body", 18, cx, y + step * 0.7, QUIET, "mc", width=each - 6, height=step / 2)
            y += step
        y += 14
