"""What is in the box: each team's cards, a spinner disc and a d20 table for every batter, tokens, markers, a field."""

from __future__ import annotations

from functools import partial

from lordsball.games.monster_league.cards import Batter, Catalog, Team
from lordsball.printing.art import Art
from lordsball.printing.box import Box, Card, Kind, Paragraph, Part, Piece
from lordsball.printing.look import INK, mixed, token
from lordsball.printing.monster_league.spinner import DISC, TABLE, draw_disc, draw_table
from lordsball.printing.paper import CARD
from lordsball.printing.pen import Pen
from lordsball.printing.sections import BOARDS, DISCS, TOKENS

KINDS = {"batters": Kind("Batter Cards"), "pitchers": Kind("Pitcher Cards")}
"""As the rulebook calls them."""
RUNNERS = 3
_TOKEN, _RUNNER = 18.0, 20.0
_GOLD = "#ffc24a"
FIELD = (350.0, 390.0)
"""Four cards around the diamond and one on the mound (mm): on several sheets."""
_GRASS, _DIRT, _LINE = "#5f9a4a", "#c99a62", "#ffffff"


def box(catalog: Catalog, cards: tuple[Card, ...], rules: tuple[Paragraph, ...], art: Art) -> Box:
    """The whole game, for all teams."""
    pieces: list[Piece] = []
    for team in catalog.teams:
        pieces += [_disc(team, batter) for batter in team.batters]
        pieces += [_table(team, batter) for batter in team.batters]
        count = len(team.pitchers) * catalog.rules.tokens
        pieces.append(Piece(
            TOKENS, "Ability tokens", "", _TOKEN, _TOKEN, count, partial(_draw_token, colour=str(team.look.accent)),
            group=team.id, round=True,
        ))
    pieces.append(Piece(TOKENS, "Runner markers", "", _RUNNER, _RUNNER, RUNNERS, _draw_runner, round=True))
    pieces.append(Piece(BOARDS, "Fields", "", *FIELD, 1, _draw_field))
    bring = (
        Part("Coin", 1), Part("Twenty-sided die", 1, note="or the spinner discs"),
        Part("Paper clip and pencil", 1, note="spins on a disc"),
    )
    return Box("Monster League Baseball", cards, tuple(pieces), bring, rules)


def _disc(team: Team, batter: Batter) -> Piece:
    return Piece(DISCS, "Spinner discs", batter.name, DISC, DISC, 1,
                 partial(draw_disc, name=batter.short, faces=batter.faces, stance=_stance(batter)), group=team.id,
                 round=True)


def _table(team: Team, batter: Batter) -> Piece:
    return Piece(DISCS, "d20 tables", batter.name, *TABLE, 1,
                 partial(draw_table, name=batter.name, faces=batter.faces, stance=_stance(batter)), group=team.id)


def _stance(batter: Batter) -> tuple[int, ...]:
    """The faces under his stance, where it changes them."""
    changed = tuple(batter.under(True))
    return () if changed == tuple(batter.faces) else changed


def _draw_token(pen: Pen, colour: str) -> None:
    token(pen, _TOKEN, colour, "1", "ability")


def _draw_runner(pen: Pen) -> None:
    token(pen, _RUNNER, _GOLD, "runner")


# --- the field --------------------------------------------------------------------------------------------------------


def _draw_field(pen: Pen) -> None:
    """A diamond with a place for a card at each base and on the mound, and innings to write down."""
    w, h = FIELD
    cx, cy, reach = w / 2, 200.0, 118.0
    pen.rect(0, 0, w, h, pen.ground(_GRASS), INK, 0.6)
    corners = [(cx, cy + reach), (cx + reach, cy), (cx, cy - reach), (cx - reach, cy)]
    pen.polygon(corners, pen.ground(_DIRT), INK if pen.save_ink else _LINE, 1.2)
    for (x, y), name in zip(corners, ("Home", "First base", "Second base", "Third base"), strict=True):
        _place(pen, x, y, name)
    _place(pen, cx, cy, "Pitcher")
    pen.text("Monster League Baseball", cx, 14, 26, "display", INK if pen.save_ink else "#ffffff", "c")
    _line_score(pen, 25, h - 22, w - 50)


def _place(pen: Pen, cx: float, cy: float, name: str) -> None:
    w, h = CARD[0] + 4, CARD[1] + 4
    x, y = cx - w / 2, cy - h / 2
    pen.rect(x, y, w, h, pen.ground(mixed(_DIRT, "#ffffff", 0.55)), INK, 0.5, 4)
    pen.text(name, cx, cy, 15, "display", INK, "c", w - 8)


def _line_score(pen: Pen, x: float, y: float, w: float) -> None:
    """Two lines to write runs into: three innings, extra ones, the score."""
    heads = ("", "1", "2", "3", "4", "5", "6", "Runs")
    first, step = 70.0, (w - 70) / (len(heads) - 1)
    for row in range(2):
        pen.rect(x, y + 6 * row, first, 6, "#ffffff", INK, 0.2)
        pen.text(("Visitors", "Home")[row], x + 2, y + 6 * row + 3, 9, "semibold", INK)
        for number in range(len(heads) - 1):
            pen.rect(x + first + number * step, y + 6 * row, step, 6, "#ffffff", INK, 0.2)
    for number, head in enumerate(heads[1:]):
        ink = INK if pen.save_ink else "#ffffff"
        pen.text(head, x + first + (number + 0.5) * step, y - 3, 9, "bold", ink, "c")
