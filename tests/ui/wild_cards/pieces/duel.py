"""A duel for the tests of pieces: shipped cards as faces, and sheets that show every piece of Wild Cards there is.

A `name` stands wherever a person can write one: teams, cards, what is said.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from lordsball.games.wild_cards import cards as wild_cards
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import marked
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import SEATS, WILD
from lordsball.ui.wild_cards.card_faces import face_of, look_of, team_face
from lordsball.ui.wild_cards.pieces import diamond, dice_and_tokens, mat, scoreboard, signs
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_flipping_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, ZONE, BackFace, Face, PlayerFace, SpecialFace, TeamFace
from lordsball.ui.wild_cards.pieces.look import TeamLook, draw_glass, draw_tint

TOP = Path(__file__).resolve().parents[4]
WIDTHS = (960, 1280, 1920)
TEXT_SIZES = (1.0, 1.25, 1.5)


@cache
def shipped() -> wild_cards.Catalog:
    """The cards as they are shipped."""
    return wild_cards.load([TOP / "cards" / "wild_cards"])


@cache
def looks() -> tuple[TeamLook, TeamLook]:
    """The All-Stars' and the Underdogs'."""
    return look_of(shipped().team("all_stars")), look_of(shipped().team("underdogs"))


@cache
def faces() -> dict[str, PlayerFace | SpecialFace | TeamFace]:
    """Every shipped card by its id, Team cards included."""
    found: dict[str, PlayerFace | SpecialFace | TeamFace] = {}
    for team in shipped().teams:
        look = look_of(team)
        found[team.id] = team_face(team, look)
        found.update({card.id: face_of(card, look) for card in team.deck})
    return found


def player(id: str, name: str = "") -> PlayerFace:
    """A shipped Player, perhaps under another name."""
    face = faces()[id]
    assert isinstance(face, PlayerFace)
    return face._replace(name=name, short=name, tags=name) if name else face


def special(id: str, name: str = "") -> SpecialFace:
    """A shipped Special, perhaps under another name."""
    face = faces()[id]
    assert isinstance(face, SpecialFace)
    return face._replace(name=name, short=name) if name else face


def team(id: str, name: str = "") -> TeamFace:
    """A shipped Team card, perhaps under another name."""
    face = faces()[id]
    assert isinstance(face, TeamFace)
    return face._replace(name=name, short=name) if name else face


def canvas_of(width: int = 1280, text_scale: float = 1.0, watch_text: bool = False) -> Canvas:
    """The table of Wild Cards, 16 to 9, this many pixels wide, at night."""
    surface = pygame.Surface((width, width * 9 // 16))
    screen = Screen.fit(surface.get_size())
    canvas = Canvas(surface, screen, Art(screen.k, text_scale), WILD)
    mat.draw_night(canvas)
    if watch_text:
        canvas.art.drawn_text = []
    return canvas


def draw_duel(canvas: Canvas, name: str = "") -> None:
    """A duel in the middle of an at-bat, from every piece that lies on the table."""
    stars, dogs = looks()
    sides = (
        scoreboard.Side(name or "All-Stars", 12, True, SEATS[0].glyph, SEATS[0].colour, stars),
        scoreboard.Side(name or "Underdogs", 1, False, SEATS[1].glyph, SEATS[1].colour, dogs),
    )
    scoreboard.draw_scoreboard(canvas, 16, 96, sides, "2 of 2", scoreboard.Count(1, 2, 1), (1, 0), (0, 1, 0))
    _draw_theirs(canvas, name)
    mat.draw_mat(canvas, 16, 250, 928, 284)
    _draw_at_bat(canvas, name)
    _draw_park(canvas, name)
    _draw_mine(canvas, name)
    draw_glass(canvas, 960, 96, 304, 364, 12, stars.edge)
    draw_card(canvas, 988, 105, player("as_p02", name), FULL)
    draw_glass(canvas, 960, 500, 304, 208)
    rows = [scoreboard.TrackRow(side.glyph, side.colour, side.name, ("12", "")) for side in sides]
    scoreboard.draw_score_track(canvas, 975, 510, 270, 100, rows, 0)


def _draw_theirs(canvas: Canvas, name: str) -> None:
    dogs = looks()[1]
    draw_tint(canvas, 16, 160, 928, 84, dogs.edge)
    draw_card(canvas, 24, 164, team("underdogs", name), (54, 76))
    dice_and_tokens.draw_vibes(canvas, 86, 176, 12, 24, 70)
    for number in range(5):
        draw_turned_card(canvas, 186 + number * 30, 202, BackFace(dogs), (50, 70), number * 4 - 8)
    mat.draw_pile(canvas, 360, 166, 50, 70, BackFace(dogs), 11)
    mat.draw_pile(canvas, 422, 166, 50, 70, None, 0)
    mat.draw_empty_special(canvas, 484, 164, 56, 76, dogs)
    owner = (SEATS[0].glyph, SEATS[0].colour)
    mat.draw_weather(canvas, 558, 164, 56, 76, special("as_s03", name), owner)
    mat.draw_shadows(canvas, 622, 164, 56, 76, 12, player("ud_p03"))
    signs.draw_bubble(canvas, 688, 167, 250, 70, marked("*{name}:* Wexford holds at *9*.", name=name[:12]), dogs)


def _draw_at_bat(canvas: Canvas, name: str) -> None:
    stars, dogs = looks()
    for x, look, id, title in ((24, dogs, "ud_p04", "Mound"), (814, dogs, "ud_p10", "Outfield")):
        mat.draw_zone(canvas, x, 258, 128, 178, title, look)
        draw_card(canvas, x + 10, 282, player(id, name), (108, 151))
        mat.draw_tray(canvas, x, 442, 128, 84, look, lit=True)
        dice_and_tokens.draw_d20(canvas, x + 112, 418, 48, "12", look.edge)
    dice_and_tokens.draw_die(canvas, 60, 466, 34, 3, dogs, dice_and_tokens.TWISTS[0], dim=True)
    dice_and_tokens.draw_die(canvas, 114, 466, 34, 1, dogs, dice_and_tokens.TWISTS[1], lit=True)
    scoreboard.draw_sum(canvas, 33, 506, 110, "3 + 1 + 5 - 1", "pitch", "12", "#ffb8ea")
    mat.draw_zone(canvas, 238, 258, 182, 178, "At Bat", stars, lit=True)
    draw_turned_card(canvas, 321, 357, player("as_p02"), (104, 146), scoreboard.TILT[3])
    scoreboard.draw_potential(canvas, 378, 284, 3)
    mat.draw_tray(canvas, 238, 442, 182, 84, stars)
    dice_and_tokens.draw_rolling_die(canvas, 268, 466, 34, 3, 0.5, stars, 0.4)
    dice_and_tokens.draw_die(canvas, 314, 466, 34, 6, stars)
    scoreboard.draw_sum(canvas, 250, 506, 158, "3 + 3 + 6", "bat", "12", "#9cebff")
    scoreboard.draw_reach(canvas, 378, 464, "HIT +3")


def _draw_park(canvas: Canvas, name: str) -> None:
    x, y = 422, 253
    diamond.draw_diamond(canvas, x, y)
    diamond.draw_way(canvas, x, y, 0, 4)
    diamond.draw_base(canvas, x, y, 3, "3", lit=True)
    diamond.draw_base(canvas, x, y, 0, "H", reached=True)
    for base, id in ((2, "as_p07"), (1, "as_p13")):
        cx, cy = diamond.base_place(base)
        diamond.draw_runner(canvas, x + cx, y + cy, player(id, name), base, vibes=base, chosen=base == 1)
    signs.draw_plate(canvas, 712, 284, 96, 76, "gold", "RUN", "1 to 3")
    signs.draw_plate(canvas, 712, 368, 96, 76, "stop", "BALL", "3rd of 4")


def _draw_mine(canvas: Canvas, name: str) -> None:
    stars = looks()[0]
    draw_tint(canvas, 16, 538, 928, 172, stars.edge)
    draw_card(canvas, 24, 544, team("all_stars", name), ZONE)
    dice_and_tokens.draw_vibes(canvas, 26, 673, 4, 27)
    mat.draw_empty_special(canvas, 114, 544, 86, 118, stars, lit=True)
    held: list[Face] = [
        player("as_p01", name), player("as_p03", name), special("as_s01", name), player("as_p08"), player("as_p11"),
    ]
    for number, face in enumerate(held):
        draw_card(canvas, 212 + number * 114.6, 546, face, HAND, lit=not number, chosen=number == 2, dim=number == 4)
    draw_flipping_card(canvas, 833, 588, BackFace(stars), player("as_p05"), (62, 87), 0.4)
    mat.draw_pile(canvas, 874, 544, 62, 87, player("as_p05", name), 30)


def draw_readings(canvas: Canvas, name: str = "") -> None:
    """Cards to be read, stamps, plates of every kind."""
    readings: tuple[Face, ...] = (
        player("ud_p08", name), special("as_s03", name), special("ud_s07", name), team("underdogs", name)
    )
    for number, face in enumerate(readings):
        draw_card(canvas, 20 + number * 262, 20, face, FULL)
    for number, words in enumerate(("STRIKE", "BALL", "HIT +3", "OUT!", "HOME RUN")):
        signs.draw_stamp(canvas, 150 + number * 245, 440, words, 0.5)
    for number, kind in enumerate(("gold", "stop", "plain")):
        signs.draw_plate(canvas, 20 + number * 150, 520, 140, 44, kind, "CATCH", hovered=number == 1)
        signs.draw_plate(canvas, 20 + number * 150, 580, 140, 72, kind, "KEEP", "1 Vibe", pressed=number == 1)
    for potential in range(5):
        scoreboard.draw_potential(canvas, 660 + potential * 50, 520, potential)


SHEETS: dict[str, Callable[[Canvas, str], None]] = {"duel": draw_duel, "readings": draw_readings}
