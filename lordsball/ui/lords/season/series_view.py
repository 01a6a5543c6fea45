"""The matchup on the stage: the Schedule card, both clubs with their cards, the dice, the Records Table."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.clubs_shown import club_of
from lordsball.ui.lords.pieces.card import card_picture, draw_card
from lordsball.ui.lords.pieces.dice import BLACK, WHITE, DieLook, die_places, draw_dice_tray, draw_die, draw_rolling_die
from lordsball.ui.lords.pieces.faces import BackFace, Face
from lordsball.ui.lords.pieces.matchup import SIZE, Match, Modifier, card_slot, draw_matchup_side, draw_result
from lordsball.ui.lords.pieces.material import draw_lit_ring
from lordsball.ui.lords.pieces.schedule import Pairing, draw_records, draw_schedule
from lordsball.ui.lords.shown import Shown
from lordsball.ui.lords.table_layout import INSIDE, spread
from lordsball.ui.lords.tabs import gap_chances
from lordsball.ui.lords.under_way import Series
from lordsball.ui.lords.view_model import ViewModel

LEFT, TOP = INSIDE.x + 8, INSIDE.y + 7
SIDES_TOP = TOP + 61
SIDE_X = (LEFT, LEFT + 556 - SIZE[0])
TRAY = Box(LEFT + SIZE[0] + 8, SIDES_TOP, 116, 116)
RESULT = (TRAY.x, SIDES_TOP + 130)
RECORDS = (LEFT, INSIDE.bottom - 64)
CHOICES = Box(LEFT - 4, SIDES_TOP + 159, 564, INSIDE.bottom - SIDES_TOP - 160)
"""Where options of a card lie while one has to be chosen: over the sums and the Records Table."""
ROLLING, FLIPPING = "rolling", "flipping"
"""Names in `ViewModel.motion`: (side, progress) of dice and of a card that is turned."""


class Drawn(NamedTuple):
    """Everything that stands still in a matchup."""

    title: str
    pairings: tuple[Pairing, ...]
    sides: tuple[Match, Match] | None
    cards: tuple[Face | None, Face | None]
    used: tuple[str, str]
    dice: tuple[tuple[int, ...], tuple[int, ...]]
    kept: tuple[int, int]
    records: tuple[tuple[str, str], ...]
    live: int | None
    chances: tuple[float, ...] | None
    result: tuple[str, str, str, str] | None
    to_roll: bool = False
    """The dice wait for the person before the screen."""


_Lying = tuple[float, float, float, float, int, DieLook, int]


def left_side(model: ViewModel, series: Series) -> int:
    """Which side of a series lies at the left: the club attended to, else the first."""
    return max(0, series.side_of(model.attending))


class SeriesView:
    """All of it; what moves is dice and cards."""

    area = spread(INSIDE, 10)

    def describe(self, model: ViewModel) -> Hashable:
        """The matchup as plain values."""
        shown = model.shown
        t, series = shown.t, shown.series
        title = f"Week {shown.round}" if shown.round else "April"
        pairings = tuple(_pairing(shown, pair) for pair in shown.pairs)
        if series is None:
            return Drawn(title, pairings, None, (None, None), ("", ""), ((), ()), (0, 0), (), None, None, None)
        order = left_side(model, series), 1 - left_side(model, series)
        hidden = [motion[0] for name in (ROLLING,) if (motion := model.motion.get(name))]
        turned = [motion[0] for name in (FLIPPING,) if (motion := model.motion.get(name))]
        dice = tuple(() if side in hidden else series.faces[side] for side in order)
        cards = tuple(None if side in turned else card_face(t, series.cards[side]) for side in order)
        known = bool(series.die[0] and series.die[1])
        gap = abs(series.total(0) - series.total(1))
        live = _column(t, gap) if known else None
        chances = None if known or "effect" in (model.asked.ask if model.asked else "") else gap_chances(model, series)
        asked = model.asked.ask if model.asked is not None and model.ours else ""
        mine = series.side_of(model.asked_seat) if asked == "season_card" else -1
        matches = tuple(match_of(t, series, side)._replace(lit=side == mine) for side in order)
        return Drawn(
            title, pairings, matches, cards,  # type: ignore[arg-type]
            tuple(series.sides[side] for side in order), dice,  # type: ignore[arg-type]
            tuple(series.die[side] if len(series.faces[side]) > 1 else 0 for side in order),  # type: ignore[arg-type]
            columns(t), live, chances, _result(series, order, gap), asked == "roll_series",
        )

    def paint(self, canvas: Canvas, told: Drawn) -> None:
        """Schedule, sides, tray, plates, table."""
        draw_schedule(canvas, LEFT, TOP, told.title, told.pairings)
        if told.sides is None:
            return
        for number, match in enumerate(told.sides):
            x = SIDE_X[number]
            draw_matchup_side(canvas, x, SIDES_TOP, match, bool(number))
            face = told.cards[number]
            if face is not None:
                sx, sy, _, _ = card_slot(bool(number))
                draw_card(canvas, x + sx, SIDES_TOP + sy, face, part=told.used[number] or None)
        draw_dice_tray(canvas, TRAY.x, TRAY.y)
        if told.to_roll:
            draw_lit_ring(canvas, *TRAY, 10)
        for cx, cy, size, twist, up, look, kept in _dice(told.dice, told.kept):
            dim = bool(kept) and kept != up
            draw_die(canvas, cx, cy, size, up, look, twist, chosen=kept == up, dim=dim)
        if told.result is not None:
            draw_result(canvas, *RESULT, *told.result)
        draw_records(canvas, *RECORDS, told.records, told.live, told.chances)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Dice that tumble, a card that is turned."""
        series = model.shown.series
        if series is None:
            return
        rolling = model.motion.get(ROLLING)
        if rolling is not None:
            side, progress, faces = rolling
            _draw_rolling(canvas, model, series, side, progress, faces)
        flipping = model.motion.get(FLIPPING)
        if flipping is not None:
            side, progress, card = flipping
            place = int(side != left_side(model, series))
            _draw_flipping(canvas, model.shown.t, place, progress, card)


def card_face(t: Lords, card: str) -> Face | None:
    """The face that lies there; a back for a card face down."""
    if not card:
        return None
    return BackFace() if card == HIDDEN else face_of(t.cards, card)


def columns(t: Lords) -> tuple[tuple[str, str], ...]:
    """The Records Table: differences and results."""
    rows = t.cards.board.records
    found = []
    for number, row in enumerate(rows):
        last = rows[number + 1].difference - 1 if number + 1 < len(rows) else None
        words = f"{row.difference}+" if last is None else str(row.difference)
        if last is not None and last > row.difference:
            words = f"{row.difference}–{last}"
        found.append((words, f"{row.higher}–{row.lower}"))
    return tuple(found)


def _column(t: Lords, gap: int) -> int:
    rows = t.cards.board.records
    return max(number for number, row in enumerate(rows) if row.difference <= gap)


def _pairing(shown: Shown, pair: tuple[int, int]) -> Pairing:
    t, series = shown.t, shown.series
    clubs = club_of(t, pair[0]), club_of(t, pair[1])
    wins = shown.results.get(pair)
    if wins is None and (pair[1], pair[0]) in shown.results:
        other = shown.results[pair[1], pair[0]]
        wins = other[1], other[0]
    now = series is not None and set(series.teams) == set(pair) and series.wins is None
    struck = all(t.seat_of[team] == NOBODY for team in pair)
    return Pairing(clubs, (str(wins[0]), str(wins[1])) if wins is not None else None, now, struck)


def match_of(t: Lords, series: Series, side: int) -> Match:
    """One side in figures: quality, what changes it and why, the sum once the die has fallen."""
    other = 1 - side
    modifiers = [
        Modifier(f"{note.amount:+d}", f"No. {t.cards.season[note.card].number}" if note.card else "cards")
        for note in series.notes if note.side == side
    ]
    changed = series.changed[side]
    if sum(note.amount for note in series.notes if note.side == side) != changed:
        modifiers = [Modifier(f"{changed:+d}", "cards")] if changed else []
    if series.dice[side] > 1:
        modifiers.append(Modifier(str(series.dice[side]), "dice"))
    addends = str(series.base[side])
    for amount in (changed, series.die[side]):
        if amount:
            addends += f" {'+' if amount > 0 else '−'} {abs(amount)}"
    done = bool(series.die[side])
    both = done and bool(series.die[other])
    ahead = both and series.total(side) > series.total(other)
    total = str(series.total(side)) if done or changed else ""
    if not total:
        addends += " + {dice}"
    return Match(club_of(t, series.teams[side], True), str(series.base[side]), tuple(modifiers), addends, total, ahead)


def _result(series: Series, order: tuple[int, int], gap: int) -> tuple[str, str, str, str] | None:
    if series.wins is None:
        return None
    wins = [series.wins[side] for side in order]
    lit = "" if wins[0] == wins[1] else "left" if wins[0] > wins[1] else "right"
    return str(wins[0]), str(wins[1]), f"Gap {gap}" if gap else "All square", lit


def _dice(dice: tuple[tuple[int, ...], tuple[int, ...]], kept: tuple[int, int]) -> Iterator[_Lying]:
    """Every die at rest: place, size, twist, face, color, and which face of its side counts."""
    white, black = dice
    places = die_places(len(white), len(black))
    for number, (cx, cy, size, twist) in enumerate(places):
        mine = number < len(white)
        face = white[number] if mine else black[number - len(white)]
        yield TRAY.x + cx, TRAY.y + cy, size, twist, face, WHITE if mine else BLACK, kept[0] if mine else kept[1]


def die_boxes(model: ViewModel, series: Series) -> list[tuple[Box, int, int]]:
    """Where each die lies, its side of the series and its face."""
    left = left_side(model, series)
    order = left, 1 - left
    counts = [len(series.faces[side]) for side in order]
    found = []
    for number, (cx, cy, size, _) in enumerate(die_places(*counts)):
        mine = number < counts[0]
        side = order[0] if mine else order[1]
        face = series.faces[side][number if mine else number - counts[0]]
        found.append((Box(TRAY.x + cx - size / 2, TRAY.y + cy - size / 2, size, size), side, face))
    return found


def _draw_rolling(
    canvas: Canvas, model: ViewModel, series: Series, side: int, progress: float, faces: tuple[int, ...]
) -> None:
    left = left_side(model, series)
    mine = side == left
    other = len(series.faces[1 - side])
    white, black = (len(faces), other) if mine else (other, len(faces))
    places = die_places(white, black)
    own = places[:white] if mine else places[white:]
    for number, ((cx, cy, size, twist), face) in enumerate(zip(own, faces, strict=True)):
        draw_rolling_die(canvas, TRAY.x + cx, TRAY.y + cy, size, face, progress, WHITE if mine else BLACK, twist,
                         number * 1.7 + side)


def _draw_flipping(canvas: Canvas, t: Lords, place: int, progress: float, card: str) -> None:
    sx, sy, w, h = card_slot(bool(place))
    face = BackFace() if progress < 0.5 else card_face(t, card) or BackFace()
    picture = card_picture(canvas, face)
    wide = max(2, round(picture.get_width() * abs(1 - 2 * progress)))
    squeezed = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
    canvas.blit_center(squeezed, SIDE_X[place] + sx + w / 2, SIDES_TOP + sy + h / 2)
