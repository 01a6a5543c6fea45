"""What is in the box: each team's cards, a spinner disc and a d20 table for every batter, tokens, markers, a field."""

from __future__ import annotations

from functools import partial

from lordsball.games.monster_league.cards import Batter, Catalog, Team
from lordsball.printing.art import Art
from lordsball.printing.box import Box, Card, Kind, Paragraph, Part, Piece
from lordsball.printing.look import token
from lordsball.printing.monster_league.field import FIELD, draw_field
from lordsball.printing.monster_league.spinner import DISC, TABLE, draw_disc, draw_table
from lordsball.printing.pen import Pen
from lordsball.printing.sections import BOARDS, DISCS, TOKENS

KINDS = {"batters": Kind("Batter Cards"), "pitchers": Kind("Pitcher Cards")}
"""As the rulebook calls them."""
RUNNERS = 3
_TOKEN, _RUNNER = 18.0, 20.0
_GOLD = "#ffc24a"


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
    pieces.append(Piece(BOARDS, "Fields", "", *FIELD, 1, draw_field))
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


