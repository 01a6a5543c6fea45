"""What is drawn lands where it should, at every size, and is kept."""

import pygame
import pytest

from lordsball.ui.kit import shapes
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import MONSTER, rgb


def canvas_of(size=(1280, 720), text_scale=1.0):
    surface = pygame.Surface(size, 0, 32)
    screen = Screen.fit(size)
    return Canvas(surface, screen, Art(screen.k, text_scale), MONSTER)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1366, 768), (1920, 1080), (1000, 900)])
def test_boxes_fill_exactly_their_rectangle(size):
    canvas = canvas_of(size)
    canvas.rounded(100, 50, 333, 77, 0, "#ff0000")
    rect = canvas.screen.rect(100, 50, 333, 77)
    assert pygame.mask.from_threshold(canvas.surface, (255, 0, 0), (60, 60, 60)).count() == rect.w * rect.h
    for corner in (rect.topleft, (rect.right - 1, rect.bottom - 1)):
        assert canvas.surface.get_at(corner)[:3] == (255, 0, 0)


def test_a_wide_box_looks_like_a_narrow_one_at_its_ends():
    canvas = canvas_of()
    canvas.rounded(10, 10, 60, 60, 14, "#7a55c6", "#54349a", "#2a1556", 2, 1, "#cdb6ff")
    canvas.rounded(10, 100, 900, 60, 14, "#7a55c6", "#54349a", "#2a1556", 2, 1, "#cdb6ff")
    for x in range(12):
        for y in range(60):
            assert canvas.surface.get_at((10 + x, 10 + y)) == canvas.surface.get_at((10 + x, 100 + y))


def test_svg_is_stretched_to_just_the_size_asked_for():
    canvas = canvas_of((1366, 768))
    picture = canvas.svg('<rect width="10" height="10" fill="#00ff00"/>', 77, 13, (0, 0, 10, 10))
    assert picture.get_size() == (canvas.screen.px(77), canvas.screen.px(13))
    assert picture.get_at((picture.get_width() - 1, picture.get_height() - 1)) == (0, 255, 0, 255)


def test_pictures_are_in_the_order_of_bytes_that_blits_fast():
    canvas = canvas_of()
    wanted = pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()
    assert canvas.svg('<circle cx="5" cy="5" r="5" fill="#ffffff"/>', 10, 10).get_masks() == wanted
    assert canvas.sprite("icons/lock", 20).get_masks() == wanted
    assert canvas.art.letters.render("A", "body", 20, "#ffffff").get_masks() == wanted


def draw_much(canvas):
    canvas.ground((0, "#160b2b"), (1, "#2c1654"))
    canvas.panel(40, 40, 500, 300)
    canvas.shadow(700, 300, 63, 88)
    canvas.halo(900, 200, 100, "#ffb43a", 0.5, 2, 1)
    canvas.ring(60, 60, 100, 40, 10, "#ffffff")
    canvas.text("Double Trouble", "display", 26, 60, 130, "#ffc24a", shadow="#1b0f24", width=90)
    canvas.paragraph("Spend *1 token*: the batter spins _again_.", 60, 170, 200)
    canvas.outlined("MONSTER", "display", 60, 900, 200, "#b4f03c", "#1b0f24", drop="#43207a")
    canvas.blit(canvas.sprite("icons/lock", 30), 600, 40, 0.5)
    canvas.blit(canvas.composite("box", 30, 30, lambda layer: layer.rounded(0, 0, 30, 30, 4, "#ffffff")), 3, 3)
    canvas.draw('<circle cx="5" cy="5" r="5" fill="#ffffff"/>', 5, 5, 10, 10)


def test_a_still_picture_is_made_of_kept_pictures_the_second_time(monkeypatch):
    canvas = canvas_of()
    draw_much(canvas)
    first = pygame.image.tobytes(canvas.surface, "RGB")

    def forbidden(*_args, **_keywords):
        pytest.fail("made again although nothing changed")

    monkeypatch.setattr(pygame.transform, "smoothscale", forbidden)
    monkeypatch.setattr(shapes, "svg", forbidden)
    monkeypatch.setattr(shapes, "svg_file", forbidden)
    made = canvas.art.pictures.misses, canvas.art.letters.pictures.misses
    draw_much(canvas)
    assert (canvas.art.pictures.misses, canvas.art.letters.pictures.misses) == made
    assert pygame.image.tobytes(canvas.surface, "RGB") == first


def test_a_cache_forgets_the_longest_unused_when_it_is_full():
    art = Art(1.0)
    art.pictures.budget = 10 * 100 * 100 * 4
    for number in range(25):
        art.pictures.get(number, lambda: pygame.Surface((100, 100)))
        art.pictures.get(0, lambda: pygame.Surface((100, 100)))
    assert len(art.pictures) <= 10
    misses = art.pictures.misses
    art.pictures.get(0, lambda: pytest.fail("used all the time, must be there"))
    assert art.pictures.misses == misses


def test_a_missing_sprite_is_a_box_and_one_warning(caplog):
    canvas = canvas_of()
    for _ in range(3):
        assert canvas.sprite("nobody/drew_this", 40).get_size() == (40, 40)
    Canvas(pygame.Surface((900, 600))).sprite("nobody/drew_this", 40)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "nobody/drew_this" in caplog.text


def ink_box(surface, colour):
    rects = pygame.mask.from_threshold(surface, rgb(colour), (90, 90, 90)).get_bounding_rects()
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("font", ["display", "body", "black", "serif"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_middle_of_a_text_is_the_middle_of_its_capitals(font, size):
    canvas = canvas_of(size)
    canvas.text("HIH", font, 40, 640, 360, "#ffffff", "mc")
    box = ink_box(canvas.surface, "#ffffff")
    assert abs(box.centery - size[1] / 2) <= 1.5
    assert abs(box.centerx - size[0] / 2) <= 2


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_text_in_a_box_stays_in_it_at_every_text_size(text_scale):
    canvas = canvas_of(text_scale=text_scale)
    for name in ("Keep", "Keep the result", "Keep the result and go on with it", "W" * 60):
        width = canvas.text(name, "display", 20, 10, 30, "#ffffff", "ml", width=120, height=34)
        assert width <= 120
        assert width == canvas.fitted_width(name, "display", 20, 120, 34)


def test_larger_text_is_larger_where_there_is_room():
    plain, large = canvas_of(), canvas_of(text_scale=1.5)
    width = plain.text_size("Keep", "body", 20)[0]
    assert large.text_size("Keep", "body", 20)[0] == pytest.approx(1.5 * width, rel=0.1)
    sentence = "Spend one token and the batter spins again."
    assert large.paragraph_height(sentence, 200) > 1.4 * plain.paragraph_height(sentence, 200)
    assert large.paragraph(sentence, 0, 10, 200) == 10 + large.paragraph_height(sentence, 200)


def test_drawn_text_is_noted_with_size_place_fit_and_contrast():
    canvas = canvas_of((1920, 1080))
    canvas.fill("#20123a")
    canvas.art.drawn_text = []
    canvas.text("Keep", "display", 20, 100, 50, "#ffffff", width=200)
    canvas.text("Far too long for this", "display", 20, 100, 90, "#2c1654", width=40)
    canvas.paragraph("Some words", 100, 150, 300, most_rows=2)
    good, bad, words = canvas.art.drawn_text
    assert good.fits and good.contrast > 12 and good.size == pytest.approx(20, abs=0.5) and good.room == 200
    assert good.place[0] == pytest.approx(100, abs=1) and good.place[1] == pytest.approx(50, abs=1)
    assert not bad.fits and bad.contrast < 2 and bad.place[2] <= 40.5
    assert words.fits and words.text == "Some words"


def test_clips_and_shifts_end_with_their_block():
    canvas = canvas_of()
    with canvas.clipped(0, 0, 50, 50):
        canvas.shifted(40, 40).rounded(0, 0, 30, 30, 0, "#ff0000")
    assert canvas.surface.get_at((45, 45))[:3] == (255, 0, 0)
    assert canvas.surface.get_at((55, 55))[:3] == (0, 0, 0)
    canvas.rounded(100, 100, 5, 5, 0, "#ff0000")
    assert canvas.surface.get_at((102, 102))[:3] == (255, 0, 0)


def test_half_transparent_blits_leave_the_kept_picture_as_it_was():
    canvas = canvas_of()
    picture = canvas.svg('<rect width="9" height="9" fill="#ffffff"/>', 9, 9)
    canvas.blit(picture, 0, 0, 0.5)
    canvas.blit(picture, 50, 0)
    canvas.blit(picture, 70, 0, 0.0)
    assert abs(canvas.surface.get_at((4, 4))[0] - 128) <= 2
    assert canvas.surface.get_at((54, 4))[0] == 255
    assert canvas.surface.get_at((74, 4))[0] == 0
