"""What is in the box: six decks, schedules, the board and its mats, tiles, counters, cubes, tokens and money."""

from __future__ import annotations

from functools import partial

from lordsball.games.lords.board_files import LeagueFile
from lordsball.games.lords.cards import Catalog
from lordsball.printing.art import Art
from lordsball.printing.box import Box, Card, Kind, Paragraph, Part, Piece
from lordsball.printing.lords.board import BOARD, draw_board
from lordsball.printing.lords.mats import (
    AID,
    MAT,
    STADIUM,
    TILE,
    TRACKER,
    draw_aid,
    draw_stadium_mat,
    draw_team_mat,
    draw_tracker,
)
from lordsball.printing.lords.tokens import NPT, draw_league_back, small_pieces
from lordsball.printing.sections import BOARDS, TILES, TOKENS

_TILE, _NPT = Kind("Stadium tiles", TILE[0]), Kind("NPT Team Quality counters", NPT)
KINDS: dict[str, Kind] = {
    "spring": Kind("Spring Training cards"), "season": Kind("Regular Season cards"),
    "franchises": Kind("Franchise cards"), "hot_stove": Kind("Hot Stove cards"),
    "championship": Kind("Championship cards"), "bonus": Kind("Bonus cards"), "schedule": Kind("Schedule cards"),
    "field": _TILE, "press_box": _TILE, "bleachers": _TILE, "concessions": _TILE,
    "start": _NPT, "later": _NPT, "retirement": Kind("Retirement tokens", NPT),
}
"""As the rulebook calls them. The cards of clubs and of computer owners are not in the box."""
OWNERS = 8
"""So many can play: each has a stadium mat and a set of tiles."""
AIDS = 4
_BASE = "_1"


def box(catalog: Catalog, cards: tuple[Card, ...], rules: tuple[Paragraph, ...], art: Art) -> Box:
    """The whole game."""
    in_decks = tuple(card for card in cards if card.part not in (_TILE.part, _NPT.part) and not card.round)
    printed = {card.kind: card for card in cards if card.part == _TILE.part and card.id == card.kind + _BASE}
    tiles = [card.piece(TILES, OWNERS) for card in cards if card.part == _TILE.part and card not in printed.values()]
    own = {id: league for league in catalog.leagues.values() if league.tokens is not None
           for pile in catalog.piles[league.id] for id in pile}
    counters = [_counter(card, own.get(card.id)) for card in cards if card.round]
    mats = [
        Piece(BOARDS, "Team mats", team.name, *MAT, 1, partial(draw_team_mat, catalog=catalog, team=team, art=art),
              group=team.id)
        for league in catalog.leagues.values()
        for team in league.teams
    ]
    trackers = [
        Piece(BOARDS, "NPT tracker boards", league.name, *TRACKER, 1, partial(draw_tracker, league=league, art=art))
        for league in catalog.leagues.values()
    ]
    boards = [
        Piece(BOARDS, "Game boards", "", *BOARD, 1, partial(draw_board, catalog=catalog, art=art)),
        *mats,
        Piece(BOARDS, "Stadium mats", "", *STADIUM, OWNERS,
              partial(draw_stadium_mat, catalog=catalog, printed=printed, art=art)),
        *trackers,
    ]
    aids = [Piece(TILES, "Player Aid cards", "", *AID, AIDS, partial(draw_aid, catalog=catalog))]
    bring = (Part("White six-sided dice", 3), Part("Black six-sided dice", 3))
    pieces = (*boards, *tiles, *aids, *counters, *small_pieces(catalog, art))
    decks = tuple(card._replace(group="", behind=card.part) for card in in_decks)
    return Box("Lords of Baseball", decks, pieces, bring, rules)


def _counter(card: Card, league: LeagueFile | None) -> Piece:
    """A round token. Counters that only one league plays with have its name on their backs."""
    piece = card.piece(TOKENS)._replace(group="")
    if league is None:
        return piece
    return piece._replace(part=f"{card.part}: {league.name}", back=partial(draw_league_back, name=league.name))
