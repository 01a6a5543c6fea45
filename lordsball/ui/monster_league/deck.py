"""Every card of Monster League as a drawable: each team's batters and pitchers, with the team's back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lordsball.games.monster_league.cards import Batter, Catalog, Pitcher, Team
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.pieces.sectors import Sector, total_faces
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import batter_face, pitcher_face, team_look
from lordsball.ui.monster_league.pieces.card import CardFace, paint_paper, paint_portrait
from lordsball.ui.monster_league.pieces.inspector import SIZE, draw_batter_inspector, draw_pitcher_inspector
from lordsball.ui.table.deck import CARD, READ, DeckCard, drawn_at

_SMALL = (112.0, 112 / CARD)
_STRIP = 34.0
"""The foot of a small batter: the odds as a strip, two of them in figures."""
_FRAME, _RIBBON = 9.0, 36.0


def deck(catalog: Catalog) -> tuple[DeckCard, ...]:
    """Team by team: batters in their order, then pitchers."""
    return tuple(card for team in catalog.teams for card in _cards(team))


def _cards(team: Team) -> Iterator[DeckCard]:
    back = partial(_draw_back, team_look(team.look))
    for place, batter in enumerate(team.batters):
        draw = partial(_draw_batter, batter, batter_face(team, place))
        yield DeckCard(batter.id, "batters", team.id, batter.name, CARD, draw, back)
    for place, pitcher in enumerate(team.pitchers):
        drawn = partial(_draw_pitcher, pitcher, pitcher_face(team, place))
        yield DeckCard(pitcher.id, "pitchers", team.id, pitcher.name, CARD, drawn, back)


def _draw_batter(card: Batter, face: CardFace, canvas: Canvas, box: Box) -> None:
    if box.w < READ:
        _draw_small(face._replace(name=card.short), canvas, box)
        return
    own = ("", "") if card.ability is None else (card.ability.name, card.ability.text)
    sheet = drawn_at(canvas, box, SIZE[0])
    draw_batter_inspector(sheet, 0, 0, face, ability=own[0], text=own[1], h=SIZE[0] / CARD, shadow=False)


def _draw_pitcher(card: Pitcher, face: CardFace, canvas: Canvas, box: Box) -> None:
    if box.w < READ:
        _draw_small(face._replace(name=card.short), canvas, box)
        return
    sheet = drawn_at(canvas, box, SIZE[0])
    draw_pitcher_inspector(sheet, 0, 0, face, card.ability.name, card.ability.rules, h=SIZE[0] / CARD, shadow=False)


def _draw_small(face: CardFace, canvas: Canvas, box: Box) -> None:
    """The short name under the portrait; of a batter also the odds, by length and in figures."""
    w, h = _SMALL
    sheet = drawn_at(canvas, box, w)

    def paint(layer: Canvas) -> None:
        paint_paper(layer, w, h)
        foot = _STRIP if face.odds else -8.0
        paint_portrait(layer, face, w, h - 2 * _FRAME - _RIBBON - foot)
        if face.odds:
            _paint_strip(layer, face.odds, _FRAME, h - _FRAME - 30, w - 2 * _FRAME)

    sheet.blit(sheet.composite(("small card", face), w, h, paint), 0, 0)


def _paint_strip(canvas: Canvas, odds: tuple[Sector, ...], x: float, y: float, w: float) -> None:
    whole, left = total_faces(odds), x
    for sector in odds:
        if sector.faces:
            wide = w * sector.faces / whole
            canvas.rounded(left, y, wide - 1, 10, 2, mix(sector.colour, "#ffffff", 0.12), sector.colour, INK, 0.8)
            left += wide
    outs, homers = (f"{sector.faces * 100 / whole:.0f}" for sector in (odds[0], odds[-1]))
    canvas.text(f"O {outs}", "display", 18, x, y + 22, INK, "ml", width=w / 2 - 2, height=22)
    canvas.text(f"HR {homers}", "display", 18, x + w, y + 22, "#8a4400", "mr", width=w / 2 - 2, height=22)


def _draw_back(look: TeamLook, canvas: Canvas, box: Box) -> None:
    """The team's emblem before the light behind its portraits."""
    w, h = SIZE[0], SIZE[0] / CARD
    sheet = drawn_at(canvas, box, w)

    def paint(layer: Canvas) -> None:
        paint_paper(layer, w, h)
        layer.rounded(14, 14, w - 28, h - 28, 10, INK)
        layer.blit(portrait_window(layer, look.emblem, look, w - 32, h - 32, 8, size=168, drop=84 - h / 2 + 16), 16, 16)
        layer.ring(26, 26, w - 52, h - 52, 8, look.accent, 3)

    sheet.blit(sheet.composite(("card back", look), w, h, paint), 0, 0)
