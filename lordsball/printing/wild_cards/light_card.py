"""A card that takes little ink: words and numbers on white, with the drawing small beside them."""

from __future__ import annotations

from lordsball.games.wild_cards.cards import Card, Team
from lordsball.printing.art import Art, draw
from lordsball.printing.look import mixed, star
from lordsball.printing.paper import CARD
from lordsball.printing.pen import Pen
from lordsball.printing.setting import lines, paragraph, step, words

_INK, _QUIET = "#171150", "#444060"
_NUMBERS = (("Pitch", "pitch"), ("Bat", "bat"), ("Catch", "catch"), ("Vibes", "vibes"))
_ROW = 9.2


def draw_light_card(pen: Pen, card: Card, team: Team, art: Art) -> None:
    """A Player, a Special or a Team card, 63 x 88 mm."""
    w, h = CARD
    line = mixed(str(team.look.colours[0]), _INK, 0.35)
    pen.rect(2.2, 2.2, w - 4.4, h - 4.4, "#ffffff", line, 0.8, 3)
    is_team = card.id == team.id
    pen.text(team.name if is_team else card.name, 5, 8, 14, "display", _INK, room=w - 10)
    pen.text(_kind(card, team), 5, 13.4, 8.5, "semibold", _QUIET, room=w - 30)
    for number in range(card.stars if card.player else 0):
        pen.polygon(star(w - 7 - 4.2 * number, 13.4, 2), "#f0b429", _INK, 0.15)
    pen.line(5, 16.4, w - 5, 16.4, line, 0.4)
    folder, drawing = ("emblems", team.look.emblem) if is_team else (
        "portraits" if card.player else "specials", card.portrait
    )
    numbers = [(name, getattr(card, key)) for name, key in _NUMBERS if card.player or (key == "vibes" and card.vibes)]
    side = 26.0 if numbers else 0.0
    for number, (name, value) in enumerate(numbers):
        y = 21.5 + number * _ROW
        pen.rect(5, y - 4, side - 2, _ROW - 1.2, None, line, 0.3, 1.5)
        pen.text(name, 6.5, y, 9.5, "semibold", _QUIET)
        pen.text(str(value), side + 1, y, 15, "display", _INK, "r")
    wide, high = w - 10 - side, 35.0
    draw(pen, art, f"wild_cards/{folder}/{drawing}", 5 + side, 17.6, wide, high,
         otherwise=f"wild_cards/{folder}/unknown")
    top = 55.0
    pen.line(5, top - 1.4, w - 5, top - 1.4, line, 0.4)
    quip = team.motto if is_team else card.quip
    told = [*(f"*•* {ability.text}" for ability in card.abilities), *([f"_{quip}_"] if quip else [])]
    size = _fitting(pen, told, w - 10, h - 5 - top)
    for text in told:
        top = paragraph(pen, text, 5, top, w - 10, size, colour=_INK) + 0.8


def _kind(card: Card, team: Team) -> str:
    if card.id == team.id:
        return "Team card"
    if card.player:
        return " · ".join(tag.replace("_", " ").capitalize() for tag in sorted(card.tags)) or "Player"
    return "Weather" if card.weather else "Quick Special" if card.quick else "Special"


def _fitting(pen: Pen, texts: list[str], room: float, height: float) -> float:
    """The largest size, in points, at which all of it fits."""
    size = 10.0
    while size > 5 and sum(len(lines(pen, words(text), size, room)) * step(size) + 0.8 for text in texts) > height:
        size *= 0.96
    return size
