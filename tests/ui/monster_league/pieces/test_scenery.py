"""Field, icons, paths, plates and the light of great moments."""

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import rays
from lordsball.ui.kit.pieces.banner import draw_banner, draw_stamp
from lordsball.ui.kit.pieces.icon import draw_glyph, tinted
from lordsball.ui.kit.pieces.poster import Fact, draw_poster
from lordsball.ui.kit.theme import OUTCOMES, SEATS
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.pieces import field
from lordsball.ui.monster_league.pieces.chevrons import places
from lordsball.ui.monster_league.pieces.plate import draw_plate
from lordsball.ui.monster_league.pieces.range_bar import cell_middle, draw_range_bar
from lordsball.ui.monster_league.pieces.tray import draw_tray
from lordsball.ui.shelf import cover_for
from tests.ui.kit.pieces.table import BALANCED, CONTACT, SLUGGER, WIDTHS, canvas_of


@pytest.mark.parametrize("width", WIDTHS)
def test_the_bases_are_where_the_field_is_drawn(width: int) -> None:
    canvas = canvas_of(width)
    field.draw_field(canvas)
    for base in field.BASES:
        red, green, blue, _ = canvas.surface.get_at(canvas.screen.to_pixels(*base))
        assert min(red, green, blue) > 190, f"no white base at {base}"


def test_everyone_on_the_field_stands_on_the_canvas_and_not_on_each_other() -> None:
    boxes = []
    for position, (x, y) in field.POSITIONS.items():
        w, h = field.CARD_SIZES[position]
        boxes.append(pygame.Rect(x - w / 2, y - h / 2, w, h))
    assert len(boxes) == 5
    for box in boxes:
        assert pygame.Rect(264, 178, 424, 380).contains(box)
        assert len(box.collidelistall(boxes)) == 1


def test_night_falls_around_the_field_in_a_window_of_another_shape() -> None:
    canvas = Canvas(pygame.Surface((900, 900)))
    canvas.fill("#ff0000")
    field.draw_field(canvas)
    assert canvas.surface.get_at((450, 5)).r < 60
    assert canvas.surface.get_at((450, 895)).r < 60


def test_arrow_heads_march_along_every_leg_and_leave_the_bases_free() -> None:
    way = [field.HOME, field.FIRST, field.SECOND]
    found = places(way)
    assert len({angle for _, _, angle in found}) == 2
    for x, y, _ in found:
        assert all(abs(x - bx) + abs(y - by) > 12 for bx, by in way)
    moved = places(way, phase=0.5)
    assert moved != found
    assert places(way, phase=1) == found, "after one step they stand where the next ones stood"
    assert places([field.HOME, field.HOME]) == []


@pytest.mark.parametrize("seat", SEATS)
def test_a_glyph_takes_the_colour_of_its_seat(seat) -> None:
    canvas = canvas_of()
    picture = tinted(canvas, f"icons/seats/{seat.glyph}", 40, seat.colour)
    assert "#{:02x}{:02x}{:02x}".format(*picture.get_at((20, 20))[:3]) == seat.colour.lower()


def test_glyphs_differ_in_shape_when_colour_is_gone() -> None:
    shapes = []
    for seat in SEATS:
        canvas = canvas_of()
        canvas.fill("#808080")
        draw_glyph(canvas, seat.glyph, "#ffffff", 100, 100, 24)
        grey = pygame.transform.grayscale(canvas.surface.subsurface(96, 96, 32, 32))
        shapes.append(pygame.image.tobytes(grey, "RGB"))
    assert len(set(shapes)) == len(SEATS)


@pytest.mark.parametrize("odds", [BALANCED, SLUGGER, CONTACT])
def test_each_cell_of_a_range_bar_has_the_colour_of_its_result(odds) -> None:
    canvas = canvas_of()
    draw_range_bar(canvas, 300, 200, 244, odds)
    face = 0
    for sector in odds:
        for _ in range(sector.faces):
            face += 1
            red, green, blue, _ = canvas.surface.get_at(
                canvas.screen.to_pixels(cell_middle(300, 244, odds, face), 200 + 26)
            )
            wanted = pygame.Color(sector.colour)
            assert max(abs(red - wanted.r), abs(green - wanted.g), abs(blue - wanted.b)) < 30, f"face {face}"


def test_a_range_bar_names_every_result_even_on_a_sliver() -> None:
    canvas = canvas_of(watch_text=True)
    draw_range_bar(canvas, 300, 200, 244, CONTACT, 20)
    assert [text.text for text in canvas.art.drawn_text or ()][:5] == ["Out", "1B", "2B", "3B", "HR"]


@pytest.mark.parametrize("outcome", OUTCOMES.values(), ids=OUTCOMES)
def test_a_plate_can_be_read_in_every_colour(outcome) -> None:
    canvas = canvas_of(watch_text=True)
    draw_plate(canvas, 300, 200, 15, "DOUBLE", outcome.colour, outcome.text)
    texts = canvas.art.drawn_text or []
    assert [text.text for text in texts] == ["15", "DOUBLE"]
    assert all(text.contrast is not None and text.contrast >= 4.5 for text in texts)


def test_a_replaced_result_is_struck_through() -> None:
    pictures = []
    for struck in (False, True):
        canvas = canvas_of()
        draw_plate(canvas, 300, 200, 15, "DOUBLE", "#117089", struck=struck)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_tray_is_lined_with_felt_and_says_what_rolls_in_it() -> None:
    canvas = canvas_of(watch_text=True)
    draw_tray(canvas, Box(600, 100, 584, 330), "d20")
    red, green, blue, _ = canvas.surface.get_at((700, 350))
    assert green > red
    assert green > blue
    assert [text.text for text in canvas.art.drawn_text or ()] == ["d20"]


def test_a_dimmed_scene_is_darker_and_softer_and_still_that_scene() -> None:
    canvas = canvas_of()
    field.draw_field(canvas)
    dim = rays.dimmed(canvas)
    assert dim.get_size() == canvas.surface.get_size()
    before = pygame.transform.average_color(canvas.surface)
    after = pygame.transform.average_color(dim)
    assert sum(after[:3]) < 0.6 * sum(before[:3])
    assert after[1] > after[0], "the grass is still green"


def test_a_ribbon_unrolls_from_its_middle() -> None:
    def edge(unrolled: float) -> tuple[int, ...]:
        canvas = canvas_of()
        draw_banner(canvas, 640, 300, "WALK", unrolled=unrolled)
        return tuple(canvas.surface.get_at((460, 300)))

    empty = tuple(canvas_of().surface.get_at((460, 300)))
    assert edge(0.3) == empty
    assert edge(1) != empty


def test_a_stamp_comes_down_to_its_place() -> None:
    def picture(landed: float) -> bytes:
        canvas = canvas_of()
        draw_stamp(canvas, 640, 300, "OUT!", landed=landed)
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert picture(0.5) != picture(1)
    assert picture(1) == picture(2)


@pytest.mark.parametrize(
    ("game", "name"),
    [("lords", "lordsofbaseball"), ("wild_cards", "wildcards"), ("monster_league", "monsterleague")],
)
def test_every_game_has_its_poster(game: str, name: str) -> None:
    canvas = canvas_of(watch_text=True)
    draw_poster(canvas, 80, 122, cover_for(game).poster, Fact("2 players", "5 min"), chosen=True)
    # Neon letters are drawn twice: as light and as a tube.
    said = list(dict.fromkeys(text.text for text in canvas.art.drawn_text or ()))
    assert "".join(said[:-2]).replace(" ", "").lower() == name
    assert said[-2:] == ["2 players", "5 min"]
