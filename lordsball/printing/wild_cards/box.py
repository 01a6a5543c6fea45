"""What is in the box: each team's cards, the playmat, Vibes, and tokens for Strikes, Balls, Outs and the score."""

from __future__ import annotations

from functools import partial

from lordsball.games.wild_cards.cards import Catalog
from lordsball.printing.art import Art, draw
from lordsball.printing.box import Box, Card, Kind, Paragraph, Part, Piece
from lordsball.printing.look import INK, mixed, on
from lordsball.printing.pen import Pen
from lordsball.printing.sections import BOARDS, TOKENS
from lordsball.printing.wild_cards.light_card import draw_light_card
from lordsball.printing.wild_cards.playmat import MAT, VIBE, draw_playmat

KINDS = {
    "team": Kind("Team cards", deck="Team card"), "players": Kind("Player cards"), "specials": Kind("Special cards"),
}
"""As the rulebook calls them."""
VIBES = 30
_TOKEN, _VIBE = 20.0, 16.0
_STRIKE, _BALL, _OUT = "#f0c53a", "#4fa3e0", "#e0504f"


def box(catalog: Catalog, cards: tuple[Card, ...], rules: tuple[Paragraph, ...], art: Art) -> Box:
    """The whole game, for all teams."""
    numbers = catalog.rules
    known = {card.id: (card, team) for team in catalog.teams for card in (team.card, *team.deck)}
    cards = tuple(
        card._replace(light=partial(draw_light_card, card=known[card.id][0], team=known[card.id][1], art=art))
        for card in cards
    )
    pieces = [Piece(BOARDS, "Playmats", "", *MAT, 1, partial(draw_playmat, rules=numbers))]
    for part, sprite, colour, count in (
        ("Strike tokens", "strike_on", _STRIKE, numbers.strikes), ("Ball tokens", "ball_on", _BALL, numbers.balls),
        ("Out tokens", "out_on", _OUT, numbers.outs),
    ):
        shown = partial(_token, art=art, sprite=sprite, colour=colour, words=part.split()[0])
        pieces.append(Piece(TOKENS, part, "", _TOKEN, _TOKEN, count, shown, round=True))
    vibe = partial(_vibe, art=art)
    pieces.append(Piece(TOKENS, "Vibe tokens", "", _VIBE, _VIBE, VIBES, vibe, round=True))
    for team in catalog.teams:
        score = partial(_score, art=art, emblem=team.look.emblem, colour=str(team.look.accent))
        pieces.append(Piece(TOKENS, "Score tokens", team.name, _TOKEN, _TOKEN, 1, score, group=team.id, round=True))
    bring = (Part("Six-sided dice", 2), Part("Twenty-sided dice", 2, note="show the totals"))
    return Box("Blaseball: Wild Cards", cards, tuple(pieces), bring, rules)


def _token(pen: Pen, art: Art, sprite: str, colour: str, words: str) -> None:
    d = _TOKEN
    ground = "#ffffff" if pen.save_ink else mixed(colour, "#ffffff", 0.3)
    pen.circle(d / 2, d / 2, d / 2, ground)
    pen.picture(art(f"wild_cards/icons/{sprite}", 8, 8, ground), d / 2 - 4, 2.5, 8, 8)
    pen.text(words, d / 2, d * 0.72, 11, "display", INK, "c", d * 0.72)


def _vibe(pen: Pen, art: Art) -> None:
    d = _VIBE
    ground = "#ffffff" if pen.save_ink else mixed(VIBE, "#ffffff", 0.72)
    pen.circle(d / 2, d / 2, d / 2, ground)
    pen.picture(art("wild_cards/icons/vibe", 11, 11, ground), 2.5, 2.5, 11, 11)


def _score(pen: Pen, art: Art, emblem: str, colour: str) -> None:
    d = _TOKEN
    ground = "#ffffff" if pen.save_ink else mixed(colour, "#000000", 0.1)
    pen.circle(d / 2, d / 2, d / 2, ground)
    draw(pen, art, f"wild_cards/emblems/{emblem}", d / 2 - 5, 2.6, 10, 10, ground)
    pen.text("Runs", d / 2, d * 0.76, 9.5, "display", on(ground), "c", d * 0.7)
