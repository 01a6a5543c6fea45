"""A table for the tests of pieces: canvases of several sizes, two teams, odds, and a sheet of every piece there is."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import yaml

from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import banner, coin, confetti, disc, rays
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.pieces.logo import draw_logo
from lordsball.ui.kit.pieces.look import TeamLook
from lordsball.ui.kit.pieces.poster import Fact, draw_poster, draw_wall
from lordsball.ui.kit.pieces.sectors import Sector, rest_angle, total_faces
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import MONSTER, OUTCOMES, SEATS
from lordsball.ui.monster_league.pieces import (
    chevrons,
    d20,
    field,
    plate,
    range_bar,
    score_bug,
    token,
    wheel,
)
from lordsball.ui.monster_league.pieces.card import CardFace, draw_card
from lordsball.ui.monster_league.pieces.fielder import draw_fielder
from lordsball.ui.monster_league.pieces.inspector import draw_batter_inspector, draw_pitcher_inspector
from lordsball.ui.shelf import cover_for

CARDS = Path(__file__).resolve().parents[4] / "cards" / "monster_league"
WIDTHS = (960, 1280, 1920)
"""Windows the pieces are looked at in (pixels across, 16 to 9)."""

_LABELS = ("OUT", "SINGLE", "DOUBLE", "TRIPLE", "HOME RUN")


def face_at_pointer(sectors: Sequence[Sector], angle: float) -> int:
    """The face (from 1) under the pointer of a wheel turned to `angle`."""
    total = total_faces(sectors)
    return int((-angle % 360) * total / 360) % total + 1


def odds(*faces: int) -> tuple[Sector, ...]:
    """Out, single, double, triple and home run with this many faces each."""
    return tuple(
        Sector(key, count, label, outcome.colour, outcome.text, outcome.letter)
        for (key, outcome), label, count in zip(OUTCOMES.items(), _LABELS, faces, strict=True)
    )


def look(team: str) -> TeamLook:
    """The look of a shipped team, read from its cards."""
    data = yaml.safe_load((CARDS / "teams" / f"{team}.yaml").read_text("utf-8"))["look"]
    named = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    return TeamLook(**{**named, "emblem": f"monster_league/emblems/{data['emblem']}"})


MOON, CANDY = look("graveyard_shift"), look("candy_crushers")
BALANCED, SLUGGER, CONTACT = odds(5, 8, 4, 1, 2), odds(8, 3, 3, 1, 5), odds(5, 10, 3, 1, 1)


def portrait(name: str) -> str:
    return f"monster_league/portraits/{name}"


HAL = CardFace("Howlin' Hal", MOON, portrait("howlin_hal"), 3, BALANCED)
WRAPS = CardFace("Rally Wraps", CANDY, portrait("rally_wraps"))


def canvas_of(width: int = 1280, text_scale: float = 1.0, watch_text: bool = False) -> Canvas:
    """A canvas 16 to 9, this many pixels wide, in the colors of Monster League."""
    surface = pygame.Surface((width, width * 9 // 16))
    screen = Screen.fit(surface.get_size())
    canvas = Canvas(surface, screen, Art(screen.k, text_scale), MONSTER)
    canvas.fill("#2b1a48")
    if watch_text:
        canvas.art.drawn_text = []
    return canvas


def a_score(innings: int = 2, name: str = "Graveyard Shift", **more: object) -> score_bug.Score:
    """A score in the top of an inning, two runs in each so far."""
    visitor = score_bug.TeamLine(name, MOON, (SEATS[1].colour, SEATS[1].glyph), (2,) * innings, 2 * innings, 5)
    home = score_bug.TeamLine("Candy Crushers", CANDY, (SEATS[0].colour, SEATS[0].glyph), (3,) * (innings - 1), 3, 14)
    score = score_bug.Score("Top of the 2nd", True, innings, 0, (visitor, home))
    return score._replace(**{"bases": ("", "J", "D"), "outs": 1, **more})


RULES = (
    "Once the wheel has spoken, you may pay 1 token to make it speak again. The batter takes whichever of the two "
    "results is worse, from Home Run at the top down to Out. A second spin can never help the batter."
)


def draw_table(canvas: Canvas) -> None:
    """A table in the middle of a game, from every piece that lies on it."""
    field.draw_field(canvas)
    field.draw_side_shade(canvas)
    for base in (field.SECOND, field.THIRD):
        field.draw_lit_base(canvas, base)
    for place, name, person in (
        ("second", "Buck", "bad_luck_buck"), ("third", "Homer", "headless_homer"), ("first", "Cobb", "corn_cobb"),
    ):
        draw_fielder(canvas, *field.POSITIONS[place], CardFace(name, CANDY, portrait(person)), *field.CARD_SIZES[place])
    chevrons.draw_chevrons(canvas, [field.SECOND, field.THIRD, field.HOME])
    chevrons.draw_chevrons(canvas, [field.HOME, field.FIRST, field.SECOND])
    seat = SEATS[1]
    disc.draw_disc(canvas, 526, 286, 36, portrait("howlin_hal"), MOON, seat.colour, seat.glyph, ghost=True)
    for base, person in ((2, "jack_o_slugger"), (3, "grave_dave")):
        disc.draw_disc(canvas, *field.RUNNERS[base], 42, portrait(person), MOON, seat.colour, seat.glyph)
    draw_fielder(canvas, *field.POSITIONS["pitcher"], WRAPS._replace(name="Wraps"), 70, 90, active=True)
    draw_fielder(canvas, *field.POSITIONS["catcher"], CardFace("Jones", CANDY, portrait("bone_jones")), 60, 78)
    for x, tag in ((415, 387), (545, 573)):
        disc.draw_disc(canvas, x, 472, 34, portrait("grave_dave"), MOON, seat.colour, seat.glyph, ghost=True)
        disc.draw_tag(canvas, tag, 462, "+1")
    draw_card(canvas, 48, 188, HAL, lit="double", state="At bat", glow=0.35)
    range_bar.draw_range_bar(canvas, 16, 434, 244, BALANCED, 15)
    canvas.text("On deck", "semibold", 18, 24, 523, "#e6dcf7", "ml", shadow="#0d0518")
    for number, person in enumerate(("grave_dave", "jack_o_slugger", "chompin_charlie")):
        ring = seat.colour if not number else disc.WAITING
        disc.draw_disc(canvas, 122 + number * 50, 523, 36, portrait(person), MOON, ring)
    hub = wheel.Hub(portrait("howlin_hal"), MOON)
    wheel.draw_stand(canvas, 812, 330, 236)
    wheel.draw_wheel(canvas, 812, 330, 236, BALANCED, rest_angle(15, BALANCED), lit="double", hub=hub)
    wheel.draw_pointer(canvas, 812, 330, 236)
    plate.draw_plate(canvas, 704, 456, 15, "DOUBLE", BALANCED[2].colour)
    canvas.panel(16, 560, 928, 148, 16)
    draw_card(canvas, 28, 550, WRAPS, glow=0.5)
    token.draw_token(canvas, 176, 602, 52)
    token.draw_token(canvas, 176, 658, 52, spent=True)
    score_bug.draw_score_bug(canvas, 16, 94, a_score())
    draw_pitcher_inspector(canvas, 978, 98, WRAPS, "Double Trouble", RULES)
    canvas.panel(960, 480, 304, 228)


def draw_moment(canvas: Canvas) -> None:
    """The pieces of great moments, and the rest."""
    field.draw_field(canvas)
    canvas.surface.blit(rays.dimmed(canvas), (0, 0))
    rays.draw_rays(canvas, 330, 320)
    canvas.halo(330, 320, 330, "#ffb43a", 0.6)
    confetti.draw_confetti(canvas, confetti.scatter(4, 150, 0, 60, 660, 420), 0.4)
    canvas.shadow(115, 105, 430, 430, 215, 30, 0.7, 20)
    hub = wheel.Hub(portrait("jack_o_slugger"), MOON)
    wheel.draw_wheel(canvas, 330, 320, 430, SLUGGER, rest_angle(18, SLUGGER), lit="home_run", hub=hub)
    wheel.draw_pointer(canvas, 330, 320, 430)
    banner.draw_banner(canvas, 330, 606, "HOME RUN")
    plate.draw_result_pill(canvas, 330, 684, 18, "Jack brings 3 home", 300, 40, arrow=False)
    draw_batter_inspector(canvas, 690, 30, HAL, "double")
    d20.draw_d20(canvas, 1110, 130, 200, d20.orientation(17), lit=17)
    d20.draw_d20(canvas, 1000, 90, 80, d20.tumble(17, 0.4), alpha=0.5)
    plate.draw_result_pill(canvas, 1120, 280, 17, "HOME RUN")
    coin.draw_coin(canvas, 1060, 420, 150, coin.at_rest(True))
    coin.draw_coin(canvas, 1200, 420, 90, coin.flip(0.3, True), rise=60)
    banner.draw_stamp(canvas, 1140, 490, "OUT!")
    for number in range(3):
        score_bug.draw_lamp(canvas, 700 + number * 30, 440, number < 2)
    score_bug.draw_base_diamonds(canvas, 800, 420, ("H", "", "D"))
    plate.draw_plate(canvas, 690, 500, 3, "OUT", BALANCED[0].colour, struck=True)
    for number, seat in enumerate(SEATS):
        draw_glyph(canvas, seat.glyph, seat.colour, 690 + number * 30, 570, 24)
    for number, name in enumerate(("menu", "undo", "redo", "hint", "speed", "help", "log", "lock", "check", "close")):
        draw_icon(canvas, name, 690 + number * 34, 610, 24, "#f8f3ff")
    draw_card(canvas, 1070, 540, WRAPS, selected=True)


def draw_clubhouse(canvas: Canvas) -> None:
    """The wall with the three posters and the logo."""
    draw_wall(canvas)
    draw_logo(canvas, 640, 45)
    draw_poster(canvas, 80, 122, cover_for("lords").poster, Fact("1–4 owners", "60 min"))
    draw_poster(canvas, 475, 122, cover_for("wild_cards").poster, Fact("2 coaches", "30 min"))
    draw_poster(canvas, 870, 122, cover_for("monster_league").poster, Fact("2 players", "5 min"), chosen=True)
