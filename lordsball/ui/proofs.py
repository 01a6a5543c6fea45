"""Proofs: whether all that a card file says can be read on the table, and how much of it where it cannot.

Each place where the table shows a card in full is drawn as at the table, at the usual size of text, and what was drawn
is held beside what the file says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from pygame import SRCALPHA, Surface

from lordsball.games.lords.cards import Catalog as LordsCards
from lordsball.games.monster_league.cards import Catalog as MonsterCards
from lordsball.games.wild_cards.cards import Catalog as WildCards
from lordsball.ui.art import Art
from lordsball.ui.canvas import Canvas
from lordsball.ui.screen import HEIGHT, WIDTH, Screen
from lordsball.ui.text import ELLIPSIS, one_line
from lordsball.ui.theme import SHELL

Loc = tuple[str | int, ...]


class Proof(NamedTuple):
    """A place that shows a record of a card file in full.

    :param kind: the list of the file in which the record stands, "" for the file itself; `id`: its id.
    :param draw: draws `content`, which is made of tuples and texts.
    :param texts: what must be readable of it: the way to it from the record, and how it stands in `content`.
    """

    kind: str
    id: str
    place: str
    draw: Callable[[Canvas, Any], object]
    content: Any
    texts: Mapping[Loc, str]


class Cut(NamedTuple):
    """A text that a place has no room for: how long it is, and how many characters of it fit."""

    kind: str
    id: str
    loc: Loc
    place: str
    length: int
    fits: int


def cuts(key: str, cards: Any) -> Iterator[Cut]:
    """Every text of these cards that cannot be read whole where the table shows its card in full."""
    sheet = _sheet()
    for proof in _PROOFS[key](cards) if key in _PROOFS else ():
        drawn = _drawn(sheet, proof.draw, proof.content)
        if any(_bare(text) not in drawn for text in proof.texts.values()):
            # What lies in the cache is not written again: look once more where nothing does.
            drawn = _drawn(_sheet(), proof.draw, proof.content)
        for loc, text in proof.texts.items():
            if _bare(text) not in drawn:
                yield Cut(proof.kind, proof.id, loc, proof.place, len(text), _most(sheet, proof, text))


def _sheet() -> Canvas:
    screen = Screen.fit((WIDTH, HEIGHT))
    return Canvas(Surface((WIDTH, HEIGHT), SRCALPHA), screen, Art(screen.k), SHELL)


def _bare(text: str) -> str:
    """A text as it is compared: places break lines where they like and set real minus signs."""
    return "".join(one_line(text).split()).replace("\u2212", "-").casefold()


def _drawn(sheet: Canvas, draw: Callable[[Canvas, Any], object], content: Any) -> str:
    """Everything that is written where this content is drawn."""
    sheet.art.drawn_text = []
    draw(sheet, content)
    return "".join(_bare(one.shown.removesuffix("" if one.fits else ELLIPSIS)) for one in sheet.art.drawn_text)


def _most(sheet: Canvas, proof: Proof, text: str) -> int:
    """How many characters of a text its place has room for."""
    low, high = 0, len(text) - 1
    while low < high:
        middle = (low + high + 1) // 2
        begun = text[:middle].rstrip()
        if _bare(begun) in _drawn(sheet, proof.draw, _with(proof.content, text, begun)):
            low = middle
        else:
            high = middle - 1
    return low


def _with(content: Any, old: str, new: str) -> Any:
    """The content with another text in the place of one."""
    if content == old:
        return new
    if not isinstance(content, tuple):
        return content
    parts = [_with(part, old, new) for part in content]
    return type(content)(*parts) if hasattr(content, "_fields") else tuple(parts)


def _monster_league(cards: MonsterCards) -> Iterator[Proof]:
    from lordsball.ui.boards.monster_league.dock import Defense, DockView, OnDuty
    from lordsball.ui.boards.monster_league.dress import batter_face, pitcher_face
    from lordsball.ui.pieces.inspector import draw_batter_inspector, draw_pitcher_inspector

    def batter_card(canvas: Canvas, face: Any) -> None:
        draw_batter_inspector(canvas, 0, 0, face)

    def pitcher_card(canvas: Canvas, content: Any) -> None:
        draw_pitcher_inspector(canvas, 0, 0, *content)

    for team in cards.teams:
        for number, batter in enumerate(team.batters):
            face = batter_face(team, number)
            yield Proof("batters", batter.id, "the big card", batter_card, face, {("name",): batter.name})
        dock = [
            OnDuty(pitcher_face(team, n), p.short, p.ability.name, p.ability.text, cards.rules.tokens, False)
            for n, p in enumerate(team.pitchers)
        ]
        for number, pitcher in enumerate(team.pitchers):
            power = pitcher.ability
            content = (pitcher_face(team, number), power.name, power.rules)
            yield Proof("pitchers", pitcher.id, "the big card", pitcher_card, content, {("name",): pitcher.name})
            told: dict[Loc, str] = {("name",): power.name, ("rules",): power.rules}
            yield Proof("abilities", power.id, "the big card", pitcher_card, content, told)
            table = Defense(dock[number], dock[1 - number], True, "", cards.rules.tokens, False, False, False)
            told = {("name",): power.name, ("text",): power.text}
            yield Proof("abilities", power.id, "the table", DockView().paint, table, told)
            table = Defense(dock[1 - number], dock[number], True, "", cards.rules.tokens, False, False, False)
            yield Proof("pitchers", pitcher.id, "the table", DockView().paint, table, {("short",): pitcher.short})


def _wild_cards(cards: WildCards) -> Iterator[Proof]:
    from lordsball.ui.boards.wild_cards.card_faces import face_of, look_of, team_face
    from lordsball.ui.pieces.wild_cards.card import draw_card
    from lordsball.ui.pieces.wild_cards.faces import FULL

    def card(canvas: Canvas, face: Any) -> None:
        draw_card(canvas, 0, 0, face, FULL)

    for team in cards.teams:
        look = look_of(team)
        for each in (team.card, *team.deck):
            told: dict[Loc, str] = {("abilities", n, "text"): power.text for n, power in enumerate(each.abilities)}
            told[("name",)] = each.name
            told[("motto",) if each is team.card else ("quip",)] = team.motto if each is team.card else each.quip
            kind = "" if each is team.card else "players" if each.player else "specials"
            face = team_face(team, look) if each is team.card else face_of(each, look)
            yield Proof(kind, each.id, "the big card", card, face, told)


def _lords(cards: LordsCards) -> Iterator[Proof]:
    from lordsball.ui.boards.lords.card_faces import face_of, set_in_type
    from lordsball.ui.pieces.lords.card import draw_card

    def card(canvas: Canvas, face: Any) -> None:
        draw_card(canvas, 0, 0, face, full=True)

    for kind in ("season", "spring", "hot_stove", "bonus", "franchises", "championship"):
        for id, each in getattr(cards, kind).items():
            told: dict[Loc, str] = {("name",): each.name}
            if kind == "season":
                told |= {(side, "text"): set_in_type(getattr(each, side).text) for side in ("primary", "secondary")}
            elif kind == "hot_stove":  # its line of colour is not on the card: the event has its room
                told |= {("event", "name"): each.event.name, ("event", "text"): set_in_type(each.event.text)}
            else:
                told[("text",)] = each.text
            yield Proof(kind, id, "the big card", card, face_of(cards, id), told)


_PROOFS: Mapping[str, Callable[[Any], Iterator[Proof]]] = {
    "monster_league": _monster_league, "wild_cards": _wild_cards, "lords": _lords
}  # fmt: skip
