"""Every card of Lords of Baseball as a drawable: the six decks, tiles, tokens, and the cards of clubs and owners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lordsball.games.lords.board_files import LeagueFile, TeamEntry
from lordsball.games.lords.cards import DECKS, Catalog
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.clubs_shown import tile_figures
from lordsball.ui.lords.pieces.boxed_parts import (
    TILE,
    TOKEN,
    ClubFace,
    TileFace,
    paint_cloth,
    paint_club,
    paint_counter,
    paint_npt,
    paint_owner,
    paint_schedule_card,
    paint_tile,
)
from lordsball.ui.lords.pieces.card import card_picture
from lordsball.ui.lords.pieces.faces import FULL, HAND, BackFace, Face
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.retirement import draw_retirement
from lordsball.ui.table.deck import CARD, READ, DeckCard, Draw, drawn_at

_BACKS = {"spring": "bud", "season": "tq", "franchises": "stadium", "hot_stove": "stove", "championship": "wins",
          "bonus": "vp"}
_BURGUNDY, _GREEN = ("#a3344a", "#5a1020"), ("#38664e", "#173526")
_SMALL = (112.0, 112 / CARD)
_LOST = {"star": "star", "regulars": "regular", "prospects": "prospect"}


def deck(catalog: Catalog) -> tuple[DeckCard, ...]:
    """Deck by deck in the order of the files; then the park, the tokens, the leagues and the owners."""
    return (*_cards(catalog), *_tiles(catalog), *_tokens(catalog), *_leagues(catalog), *_owners(catalog))


def _cards(catalog: Catalog) -> Iterator[DeckCard]:
    for kind in DECKS:
        back = partial(_draw_card, BackFace(_BACKS[kind]))
        for id, card in getattr(catalog, kind).items():
            face = face_of(catalog, id)
            if face is not None:
                yield DeckCard(id, kind, "", card.name, CARD, partial(_draw_card, face), back)


def _draw_card(face: Face, canvas: Canvas, box: Box) -> None:
    full = box.w >= READ
    sheet = drawn_at(canvas, box, (FULL if full else HAND)[0])
    sheet.blit(card_picture(sheet, face, full), 0, 0)


def _tiles(catalog: Catalog) -> Iterator[DeckCard]:
    w, h = TILE
    back = _kept(("tile back",), w, h, lambda canvas: paint_cloth(canvas, w, h))
    for component, kind in enumerate(KINDS):
        for tile in catalog.stacks[component]:
            price = f"${tile.price}" if tile.price else ""
            face = TileFace(component, tile.level, tile.name, price, tile_figures(catalog, component, tile.level))
            draw = _kept(("tile", face), w, h, partial(paint_tile, face=face))
            id = f"{kind.key}_{tile.level}"
            yield DeckCard(id, kind.key, "", tile.name, w / h, draw, back, within="park")


def _tokens(catalog: Catalog) -> Iterator[DeckCard]:
    back = _kept(("npt back",), TOKEN, TOKEN, lambda canvas: paint_counter(canvas, _GREEN, "tq"))
    for id, npt in catalog.npt.items():
        start = id in catalog.start
        paint = partial(paint_npt, tq=npt.tq, wins=npt.wins, start=start)
        draw = _kept(("npt", npt.tq, npt.wins, start), TOKEN, TOKEN, paint)
        name = f"Team Quality {npt.tq}, {npt.wins} wins"
        yield DeckCard(id, "start" if start else "later", "", name, 1.0, draw, back, round=True)
    lost = _kept(("retirement back",), TOKEN, TOKEN, lambda canvas: paint_counter(canvas, _BURGUNDY, "tq"))
    for id, token in catalog.retirement.items():
        draw = partial(_draw_retirement, _LOST.get(token.loses, token.loses), token.count)
        yield DeckCard(id, "retirement", "", token.name, 1.0, draw, lost, round=True)


def _draw_retirement(icon: str, count: int, canvas: Canvas, box: Box) -> None:
    draw_retirement(drawn_at(canvas, box, TOKEN), TOKEN / 2, TOKEN / 2, icon, count, TOKEN, shadow=False)


def _leagues(catalog: Catalog) -> Iterator[DeckCard]:
    back = partial(_draw_card, BackFace())
    for league in catalog.leagues.values():
        for team in league.teams:
            paint = partial(paint_club, face=_club(team))
            yield DeckCard(team.id, "teams", league.id, team.name, CARD, _paper(("club", _club(team)), paint), back)
        for week, card in enumerate(league.schedule, 1):
            matchups = tuple((_club_at(league, a), _club_at(league, b)) for a, b in card.matchups)
            shown = partial(paint_schedule_card, week=week, matchups=matchups)
            draw = _paper(("week", week, matchups), shown)
            yield DeckCard(card.id, "schedule", league.id, f"Week {week}", CARD, draw, back)


def _club_at(league: LeagueFile, place: int) -> ClubFace:
    return _club(league.teams[place - 1])


def _club(team: TeamEntry) -> ClubFace:
    main, second = map(str, team.colours)
    return ClubFace(team.name, team.short, team.emblem, (main, second), team.home, team.text or "")


def _owners(catalog: Catalog) -> Iterator[DeckCard]:
    back = partial(_draw_card, BackFace("front_office"))
    for owner in catalog.owners:
        paint = partial(paint_owner, name=owner.name, called=owner.called, words=owner.text)
        draw = _paper(("owner", owner.name, owner.called, owner.text), paint)
        yield DeckCard(owner.id, "owners", "", owner.name, CARD, draw, back)


def _paper(key: tuple[object, ...], paint: Callable[..., None]) -> Draw:
    """A card that is laid out by its size: to be read, or as on the table."""

    def draw(canvas: Canvas, box: Box) -> None:
        w, h = FULL if box.w >= READ else _SMALL
        _kept((*key, w), w, h, lambda layer: paint(layer, w=w, h=h))(canvas, box)

    return draw


def _kept(key: tuple[object, ...], w: float, h: float, paint: Callable[[Canvas], None]) -> Draw:
    """Something of w x h units that is painted once for every size of box."""

    def draw(canvas: Canvas, box: Box) -> None:
        sheet = drawn_at(canvas, box, w)
        sheet.blit(sheet.composite(key, w, h, paint), 0, 0)

    return draw
