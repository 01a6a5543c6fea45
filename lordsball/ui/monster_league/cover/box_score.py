"""The numbers of a game of Monster League: the line score, and what every batter and pitcher did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lordsball.expectancy.figures import Credited
from lordsball.games.monster_league.state import (
    AT_BATS,
    BATTERS,
    HITS,
    HOME_RUNS,
    PITCHERS,
    RUNS_BATTED_IN,
    MonsterLeague,
)
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_disc
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.theme import BUTTONS
from lordsball.ui.monster_league.card_faces import portrait, seat_ring, team_look
from lordsball.ui.monster_league.pieces.line_score import Column, line_score
from lordsball.ui.monster_league.pieces.token import draw_token

LINE_SCORE_WIDTH = 540.0
"""Units for which the columns of a line score are made."""
HEADS = (("AB", AT_BATS), ("H", HITS), ("HR", HOME_RUNS), ("RBI", RUNS_BATTED_IN))


def draw_picture(canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
    """Batter `picture`, or from 4 on a pitcher, as a disc in the seat's ring with its glyph."""
    assert isinstance(match.position, MonsterLeague)
    team = match.position.team(seat)
    card = team.batters[picture] if picture < BATTERS else team.pitchers[picture - BATTERS]
    draw_disc(canvas, cx, cy, 62, portrait(card.portrait), team_look(team.look), *seat_ring(seat))


def draw_ending(
    canvas: Canvas, match: Match, x: float, y: float, w: float, h: float,
    players: Sequence[Credited] = (),
) -> None:
    """Both, one above the other, in the rectangle."""
    position = match.position
    assert isinstance(position, MonsterLeague)
    top = min(128.0, h * 0.28)
    _draw_line_score(canvas, position, x, y, w, top)
    half = (w - 24) / 2
    for place, seat in enumerate((1 - position.home, position.home)):
        added = {(p.role, p.number): p.added for p in players if p.seat == seat}
        _draw_team(canvas, position, seat, added, x + place * (half + 24), y + top + 16, half, h - top - 16)


def _draw_line_score(canvas: Canvas, position: MonsterLeague, x: float, y: float, w: float, h: float) -> None:
    theme = canvas.theme
    head, row = h * 0.24, h * 0.38
    innings = max(position.inning, position.cards.rules.innings)
    shown = line_score(innings)
    stretch = w / LINE_SCORE_WIDTH
    for column in (*shown.columns, shown.runs, shown.hits):
        middle = x + (column.x + column.w / 2) * stretch
        canvas.text(column.head, "semibold", 18, middle, y + head / 2, theme.muted, "mc", width=column.w * stretch,
                    height=head)
    for place, seat in enumerate((1 - position.home, position.home)):
        middle = y + head + row * (place + 0.5)
        won = position.leader() == seat
        team = position.team(seat)
        ring, glyph = seat_ring(seat)
        if won:
            look = BUTTONS[theme.chosen]
            canvas.rounded(x - 8, middle - row / 2 + 1, w + 16, row - 2, 10, look.top, look.bottom, look.light)
        draw_glyph(canvas, glyph, ring, x, middle - 10, 20)
        name_room = shown.columns[0].x * stretch - 42
        face = "bold" if won else "semibold"
        canvas.text(team.short, face, 21, x + 32, middle, theme.text, "ml", width=name_room, height=row)
        runs = position.line_score(seat)
        for column in shown.columns:
            _draw_cell(canvas, x, middle, row, stretch, column, _runs_of(runs, column), theme.text)
        _draw_cell(canvas, x, middle, row, stretch, shown.runs, str(position.runs[seat]), theme.accents[0])
        _draw_cell(canvas, x, middle, row, stretch, shown.hits, str(position.hits(seat)), theme.text)


def _runs_of(runs: list[int], column: Column) -> str:
    """The runs of the innings a column stands for; x where the home team did not need its turn."""
    played = runs[column.first - 1 : column.last]
    return str(sum(played)) if played else "x"


def _draw_cell(
    canvas: Canvas, x: float, middle: float, row: float, stretch: float, column: Column, words: str, ink: str
) -> None:
    left, width = x + column.x * stretch, column.w * stretch
    canvas.rounded(left + 1, middle - row / 2 + 6, width - 2, row - 12, 8, canvas.theme.well, edge=INK, edge_width=1.5)
    canvas.text(words, "display", 22, left + width / 2, middle, ink, "mc", width=width - 8, height=row - 10)


def _draw_team(
    canvas: Canvas, position: MonsterLeague, seat: int, added: Mapping[tuple[str, int], float], x: float, y: float,
    w: float, h: float,
) -> None:
    """A team's batters with their numbers and its pitchers with their tokens, and what each added to the chance to
    win, where that is known."""
    team, theme = position.team(seat), canvas.theme
    look = team_look(team.look)
    step = h / (BATTERS + PITCHERS + 1)
    heads = (*(head for head, _ in HEADS), *(["WPA"] if added else []))
    each = 37 if added else 43
    columns = [x + w - 24 - each * n for n in range(len(heads) - 1, -1, -1)]
    top, bottom = look.ribbon
    canvas.rounded(x - 6, y + 1, w + 12, step - 8, 9, top, bottom, INK, 2, highlight="#ffffff")
    canvas.blit(canvas.sprite(look.emblem, 26), x + 6, y + (step - 6) / 2 - 13 * canvas.art.proportion(look.emblem))
    canvas.text(team.short, "display", 19, x + 44, y + (step - 6) / 2, "#ffffff", "ml", shadow=INK,
                width=columns[0] - x - 64, height=step - 8)
    for head, middle in zip(heads, columns, strict=True):
        canvas.text(head, "semibold", 18, middle, y + (step - 6) / 2, "#ffffff", "mc", shadow=INK, width=42,
                    height=step - 8)
    for number in range(BATTERS):
        middle = y + step * (number + 1.5)
        _draw_name(canvas, position, seat, number, x, middle, w, columns[0] - 22, step)
        for (_, column), at in zip(HEADS, columns, strict=False):
            value = position.box[(seat * BATTERS + number) * 4 + column]
            ink = theme.text if value else theme.muted
            canvas.text(str(value), "display", 20, at, middle, ink, "mc", width=42, height=step - 4)
        if added:
            _draw_added(canvas, added["batter", number], columns[-1], middle, step)
    for number in range(PITCHERS):
        middle = y + step * (BATTERS + number + 1.5)
        _draw_name(canvas, position, seat, BATTERS + number, x, middle, w, x + w - (180 if added else 132), step)
        if added:
            _draw_added(canvas, added["pitcher", number], columns[-1], middle, step)
        _draw_tokens(canvas, position, seat, number, x + w - (52 if added else 4), middle, step)


def _draw_added(canvas: Canvas, added: float, at: float, middle: float, step: float) -> None:
    """In whole points of the chance to win."""
    rounded = round(100 * added)
    words = f"{rounded:+d}" if rounded else "0"
    canvas.text(words, "display", 20, at, middle, canvas.theme.accents[0], "mc", width=44, height=step - 4)


def _draw_name(
    canvas: Canvas, position: MonsterLeague, seat: int, number: int, x: float, middle: float, w: float, right: float,
    step: float,
) -> None:
    """Portrait and name; the short name where the whole one does not fit before `right`."""
    if number % 2 == 0:
        canvas.rounded(x - 6, middle - step / 2, w + 12, step, 8, canvas.theme.well, alpha=0.55)
    team = position.team(seat)
    card = team.batters[number] if number < BATTERS else team.pitchers[number - BATTERS]
    draw_disc(canvas, x + 18, middle, min(32.0, step - 14), portrait(card.portrait), team_look(team.look))
    room = right - x - 44
    smallest = canvas.text_size(card.name, "semibold", 18)[0] / canvas.art.text_scale
    name = card.name if smallest <= room else card.short
    canvas.text(name, "semibold", 18, x + 44, middle, canvas.theme.text, "ml", width=room, height=step - 4)


def _draw_tokens(
    canvas: Canvas, position: MonsterLeague, seat: int, number: int, right: float, middle: float, step: float
) -> None:
    """Tokens left and spent, the way they lie on the card, and whether the pitcher has left."""
    left, all_tokens = position.tokens[2 * seat + number], position.cards.rules.tokens
    gone = position.gone[2 * seat + number]
    words = "gone" if gone else f"{left} left"
    wide = canvas.text(words, "body", 18, right, middle, canvas.theme.muted, "mr", width=70, height=step - 4)
    if all_tokens <= 3:
        for token in range(all_tokens):
            draw_token(canvas, right - wide - 22 - 28 * token, middle, 24, spent=token >= left)
