"""The rule book of Wild Cards: its text from the assets, its numbers from the cards, its pictures and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lordsball import paths
from lordsball.games.phrasing import spelled
from lordsball.games.wild_cards.cards import Card, Catalog, Team
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import kind_of
from lordsball.ui.kit.booklet.every_card import with_cards
from lordsball.ui.kit.booklet.markup import Booklet, parse
from lordsball.ui.kit.booklet.page import BURGUNDY, INK, NOTE, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.table.levels import levels
from lordsball.ui.wild_cards.card_faces import face, look_of
from lordsball.ui.wild_cards.cover.teams import draw_team
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_die, draw_vibe
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND
from lordsball.ui.wild_cards.pieces.look import HEX_WORDS, HEXES, NIGHT, TEXT, VIOLET, draw_hex

FILE = "wild_cards.md"
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def booklet(cards: Catalog) -> Booklet:
    """The booklet as today's cards have it."""
    source = (paths.assets() / "rules" / FILE).read_text("utf-8")
    rules = cards.rules
    starts = sorted({team.card.vibes for team in cards.teams})
    values = {
        "outs": spelled(rules.outs, "Out"),
        "last_out": ORDINALS[rules.outs],
        "strikes": ORDINALS[rules.strikes],
        "balls": ORDINALS[rules.balls],
        "hand": rules.hand,
        "keep": vibes(rules.keep_cost),
        "trash": vibes(rules.trash_cost),
        "team_vibes": vibes(starts[0]) if len(starts) == 1 else "as many as it prints",
    }
    return with_cards(parse(source, values), _decks(cards.contents["teams"]))


def _decks(teams: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each team's cards, with what their frames say they are."""
    for team in teams:
        own = {key: team[key] for key in ("name", "motto", "abilities")}
        specials = [{**card, "kind": kind_of(card["weather"], card["quick"])} for card in team["specials"]]
        players = [{**card, "kind": "Player"} for card in team["players"]]
        yield team["name"], [{**own, "kind": "Team card"}, *players, *specials]


PLAYER_ROWS = (
    ("Stars", "for show, and for abilities that ask for them"), ("Pitch", "added to the roll on the Mound"),
    ("Bat", "added to the roll At Bat"), ("Catch", "added to the roll in the Outfield"),
    ("Vibes", "lie on the card when it is turned up"), ("Abilities", "what it can do, and where"),
)
SPECIAL_ROWS = (
    ("Quick", "can be played straight from the hand"), ("Vibes", "lie on it when it is turned up"),
    ("Weather", "moves to the Weather zone and stays"), ("Abilities", "mostly when it is turned up"),
)
POTENTIALS = ("1", "2", "3", "H")
_TILT = 12.0
"""Degrees for each step of Potential."""
_ROW = 44.0
_TEAM = 180.0
"""Height of two teams side by side, with the gap below them."""


def figures(cards: Catalog) -> dict[str, Figure]:
    """Every figure that the text names."""
    every = sorted(cards.teams, key=lambda team: (team.id not in ("all_stars", "underdogs"), team.id))
    teams = every[:2]
    return {
        "teams": Figure(lambda w, scale: _TEAM * -(-len(every) // 2), partial(_draw_teams, teams=every)),
        "player": Figure(lambda w, scale: FULL[1] + 8, partial(_draw_card, team=teams[0], card=_star(teams[0]),
                         rows=PLAYER_ROWS)),
        "special": Figure(lambda w, scale: FULL[1] + 8, partial(_draw_card, team=teams[-1], card=_trick(teams[-1]),
                          rows=SPECIAL_ROWS)),
        "vibes": Figure(lambda w, scale: 66, _draw_vibes),
        "kinds": Figure(lambda w, scale: len(HEXES) * _row(scale), _draw_kinds),
        "zones": Figure(lambda w, scale: 232, partial(_draw_zones, teams=teams)),
        "rolls": Figure(lambda w, scale: 132, partial(_draw_rolls, teams=teams)),
        "potential": Figure(lambda w, scale: 226, partial(_draw_potentials, team=teams[0])),
        "levels": levels("wild_cards"),
    }


def _star(team: Team) -> Card:
    """The Player with the most stars."""
    return max((card for card in team.deck if card.player), key=lambda card: card.stars)


def _trick(team: Team) -> Card:
    """A Quick Special, or the first one."""
    specials = [card for card in team.deck if not card.player]
    return next((card for card in specials if card.quick), specials[0])


def _row(scale: float) -> float:
    return _ROW * max(1.0, 0.85 * scale)


def _draw_teams(canvas: Canvas, x: float, y: float, w: float, teams: Sequence[Team]) -> None:
    half = (w - 20) / 2
    for number, team in enumerate(teams):
        draw_team(canvas, team, x + number % 2 * (half + 20), y + number // 2 * _TEAM, half, _TEAM - 12)


def _draw_card(
    canvas: Canvas, x: float, y: float, w: float, team: Team, card: Card, rows: Sequence[tuple[str, str]]
) -> None:
    """A card to read beside the names of its parts."""
    draw_card(canvas, x + 4, y, face(card, team), FULL)
    left, room = x + FULL[0] + 34, w - FULL[0] - 40
    each = min(72.0, (FULL[1] - 8) / len(rows))
    for number, (name, words) in enumerate(rows):
        top = y + number * each
        canvas.rounded(left - 10, top + 2, room + 14, each - 6, 8, NOTE, alpha=0.75)
        canvas.text(name, "display", 20, left, top + each / 2, BURGUNDY, "ml", width=104, height=each - 8)
        canvas.text(words, "body", 18, left + 110, top + each / 2, INK, "ml", width=room - 114, height=each - 8)


def _draw_vibes(canvas: Canvas, x: float, y: float, w: float) -> None:
    canvas.rounded(x - 8, y, w + 16, 62, 10, NOTE, alpha=0.75)
    for number in range(3):
        draw_vibe(canvas, x + 34 + 42 * number, y + 31, 36)
    words = "Three Vibes: a new roll and one point more, or three cards kept."
    canvas.text(words, "semibold", 19, x + 156, y + 31, INK, "ml", width=w - 160, height=50)


def _draw_kinds(canvas: Canvas, x: float, y: float, w: float) -> None:
    step = _row(canvas.art.text_scale)
    for number, kind in enumerate(HEXES):
        top = y + number * step
        if number % 2 == 0:
            canvas.rounded(x - 8, top, w + 16, step, 8, NOTE, alpha=0.75)
        draw_hex(canvas, kind, x + 24, top + step / 2, 34)
        canvas.text(HEX_WORDS[kind], "semibold", 19, x + 58, top + step / 2, INK, "ml", width=w - 62, height=step)


def _draw_zones(canvas: Canvas, x: float, y: float, w: float, teams: Sequence[Team]) -> None:
    """Where cards lie: three zones of the pitching coach, two of the batting coach."""
    canvas.rounded(x, y, w, 228, 14, VIOLET, NIGHT, INK, 3)
    each = w / 5
    places = [(teams[-1], name) for name in ("Mound", "Outfield", "Special")] + [
        (teams[0], name) for name in ("At Bat", "Special")
    ]
    players = {team.id: [card for card in team.deck if card.player] for team in teams}
    for number, (team, name) in enumerate(places):
        cx, look = x + (number + 0.5) * each, look_of(team)
        card = _trick(team) if name == "Special" else players[team.id][number]
        draw_card(canvas, cx - HAND[0] / 2, y + 44, face(card, team), HAND)
        canvas.text(name, "display", 20, cx, y + 24, look.edge, "mc", width=each - 8, height=32)
    canvas.draw(f'<path d="M1 0V180" stroke="{TEXT}" stroke-width="2"/>', x + 3 * each - 1, y + 24, 2, 180)
    canvas.text("in the field", "semibold", 18, x + 1.5 * each, y + 214, TEXT, "mc", width=3 * each, height=24)
    canvas.text("at bat", "semibold", 18, x + 4 * each, y + 214, TEXT, "mc", width=2 * each, height=24)


def _draw_rolls(canvas: Canvas, x: float, y: float, w: float, teams: Sequence[Team]) -> None:
    """A pitch and a swing with their sums."""
    half = (w - 20) / 2
    pitcher = max((card for card in teams[-1].deck if card.player), key=lambda card: card.pitch)
    batter = max((card for card in teams[0].deck if card.player), key=lambda card: card.bat)
    rolls = ((teams[-1], "Pitch", (4, 3), pitcher.pitch), (teams[0], "Bat", (5, 4), batter.bat))
    for side, (team, word, dice, more) in enumerate(rolls):
        left, look = x + side * (half + 20), look_of(team)
        canvas.rounded(left, y, half, 126, 14, VIOLET, NIGHT, INK, 3)
        canvas.text(word, "display", 20, left + 18, y + 24, look.edge, "ml", width=half - 36, height=32)
        for place, number in enumerate(dice):
            draw_die(canvas, left + 48 + 66 * place, y + 78, 52, number, look)
        total = sum(dice) + more
        canvas.text(f"+ {more} = {total}", "display", 28, left + 158, y + 80, TEXT, "ml", width=half - 172, height=44)


def _draw_potentials(canvas: Canvas, x: float, y: float, w: float, team: Team) -> None:
    """The Batter's card at each tilt."""
    canvas.rounded(x, y, w, 222, 14, VIOLET, NIGHT, INK, 3)
    each = w / len(POTENTIALS)
    star = face(_star(team), team)
    for number, words in enumerate(POTENTIALS):
        cx = x + (number + 0.5) * each
        draw_turned_card(canvas, cx, y + 96, star, HAND, _TILT * number, scale=0.9)
        canvas.text(words, "display", 24, cx, y + 200, TEXT, "mc", width=each - 8, height=34)
