"""The numbers of a game of Wild Cards: the score by halves, both teams side by side, and who came home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lordsball.expectancy.figures import Credited
from lordsball.games.wild_cards.state import WildCards
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.look import TeamLook
from lordsball.ui.kit.theme import SEATS, mix
from lordsball.ui.wild_cards.card_faces import look_of, portrait
from lordsball.ui.wild_cards.cover.highlights import numbers, plays

ROWS = (
    ("hits", "Hits"), ("walks", "Walks"), ("left", "Left on base"), ("strikeouts", "Strikeouts pitched"),
    ("catches", "Caught"), ("fumbles", "Fumbled"), ("specials", "Specials"), ("abilities", "Abilities"),
    ("vibes", "Vibes spent"),
)
ENDS = {"outs": "all out", "no_players": "nobody left to bat", "walk_off": "walked off"}
_TOP, _SCORERS = 92.0, 92.0


def draw_picture(canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
    """A card's portrait, by its place in the coaches' numbers."""
    t = match.position
    assert isinstance(t, WildCards)
    draw_portrait(canvas, t, list(t.numbers)[picture], seat, cx, cy, 62)


def draw_portrait(canvas: Canvas, t: WildCards, card: str, seat: int, cx: float, cy: float, d: float) -> None:
    """A card as a disc in the seat's ring with its glyph."""
    owner = next((s for s in (0, 1) if any(c.id == card for c in t.team(s).deck)), seat)
    look = look_of(t.team(owner))
    window = TeamLook(window=(mix(look.edge, "#ffffff", 0.25), mix(look.edge, look.dark, 0.6), look.dark))
    picture = portrait(t.cards.card[card])
    draw_disc(canvas, cx, cy, d, picture, window, SEATS[seat].colour, SEATS[seat].glyph)


def draw_ending(
    canvas: Canvas, match: Match, x: float, y: float, w: float, h: float,
    players: Sequence[Credited] = (),
) -> None:
    """All of it in the rectangle: who batted first stands to the left."""
    t = match.position
    assert isinstance(t, WildCards)
    order = (t.first, 1 - t.first)
    for place, seat in enumerate(order):
        _draw_score(canvas, t, seat, place, x + place * (w / 2 + 6), y, w / 2 - 6)
    counts = numbers(match)
    step = (h - _TOP - _SCORERS) / len(ROWS)
    for row, (key, words) in enumerate(ROWS):
        middle = y + _TOP + (row + 0.5) * step
        _draw_row(canvas, key, words, (counts[order[0]], counts[order[1]]), order, x, middle, w, step)
    for place, seat in enumerate(order):
        _draw_scorers(canvas, match, t, seat, x + place * (w / 2 + 6), y + h - _SCORERS + 8, w / 2 - 6)


def _draw_score(canvas: Canvas, t: WildCards, seat: int, place: int, x: float, y: float, w: float) -> None:
    """A team's runs, large, and how its half ended."""
    theme, look = canvas.theme, SEATS[seat]
    won = t.winners() == (seat,)
    edge, line = (theme.gold, 2.5) if won else (theme.edge, 1.5)
    canvas.rounded(x, y, w, _TOP - 14, 12, theme.well, theme.well, edge, line)
    draw_glyph(canvas, look.glyph, look.colour, x + 16, y + 16, 24)
    canvas.text(t.team(seat).name, "display", 24, x + 50, y + 28, theme.text, "ml", width=w - 140, height=40)
    how = ENDS[t.ends[place]] if place < len(t.ends) else ""
    words = f"{t.half_batters[seat]} came to bat, {how}" if how else ""
    canvas.text(words, "body", 18, x + 16, y + 58, theme.muted, "ml", width=w - 110, height=26)
    canvas.text(str(t.runs[seat]), "display", 56, x + w - 48, y + (_TOP - 14) / 2, theme.gold if won else theme.text,
                "mc", width=84, height=70)


def _draw_row(
    canvas: Canvas, key: str, words: str, counts: tuple[Counter[str], Counter[str]], order: tuple[int, int],
    x: float, middle: float, w: float, step: float,
) -> None:
    """A number of both teams with a bar each, growing from the words in the middle."""
    theme, label = canvas.theme, 190.0
    cx = x + w / 2
    canvas.text(words, "semibold", 18, cx, middle, theme.text, "mc", width=label - 10, height=step)
    most = max(1, *(count[key] for count in counts))
    room = (w - label) / 2 - 52
    for side, (count, seat) in enumerate(zip(counts, order, strict=True)):
        length = room * count[key] / most
        left = cx - label / 2 - length if side == 0 else cx + label / 2
        if length:
            colour = SEATS[seat].colour
            canvas.rounded(left, middle - 7, max(6.0, length), 14, 6, mix(colour, "#ffffff", 0.25), colour)
        at = x + 22 if side == 0 else x + w - 22
        canvas.text(str(count[key]), "display", 20, at, middle, theme.text, "mc", width=48, height=step)


def _draw_scorers(
    canvas: Canvas, match: Match, t: WildCards, seat: int, x: float, y: float, w: float
) -> None:
    """The cards that came home, with how often."""
    theme = canvas.theme
    home = Counter(card for play in plays(match) if play.batting == seat for card in play.home)
    canvas.text("Came home" if home else "Nobody came home", "semibold", 18, x + 2, y + 12, theme.muted, "ml",
                width=w, height=26)
    step = 60.0
    for number, (card, count) in enumerate(home.most_common(int(w // step))):
        cx = x + 28 + number * step
        draw_portrait(canvas, t, card, seat, cx, y + 52, 44)
        if count > 1:
            canvas.rounded(cx + 6, y + 26, 30, 22, 10, theme.well, theme.well, theme.gold, 1.5)
            canvas.text(f"×{count}", "bold", 18, cx + 21, y + 37, theme.text, "mc", width=30, height=22)
