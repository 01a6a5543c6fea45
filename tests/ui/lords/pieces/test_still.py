"""What stands still is rasterised once; the emblems and icons that cards name are there; states can be told apart."""

import pygame
import pytest

from lordsball.ui.kit.theme import SEATS, contrast
from lordsball.ui.lords.pieces.card import LIFT, card_picture, draw_card
from lordsball.ui.lords.pieces.faces import BackFace, SeasonFace
from lordsball.ui.lords.pieces.look import BRIGHT, Club, ribbon
from lordsball.ui.lords.pieces.standings import Standing, draw_standings
from lordsball.ui.lords.pieces.vp_chart import SOURCES
from tests.ui.lords.pieces.season import SHEETS, WIDTHS, canvas_of, club, faces, shipped


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_rasterised_twice(sheet: str, width: int) -> None:
    canvas = canvas_of(width)
    SHEETS[sheet](canvas, "")
    pictures, letters = canvas.art.pictures, canvas.art.letters.pictures
    before = pictures.misses, letters.misses
    SHEETS[sheet](canvas, "")
    assert (pictures.misses, letters.misses) == before


def test_all_stages_of_a_window_fit_the_cache_together() -> None:
    canvas = canvas_of(1280)
    for draw in SHEETS.values():
        draw(canvas, "")
    before = canvas.art.pictures.misses
    for draw in SHEETS.values():
        draw(canvas, "")
    assert canvas.art.pictures.misses == before


def test_every_club_has_an_emblem() -> None:
    sprites = canvas_of().art.sprites / "lords" / "emblems"
    emblems = [team.emblem for league in shipped().leagues.values() for team in league.teams]
    assert len(set(emblems)) == 24
    assert all((sprites / f"{emblem}.svg").is_file() for emblem in emblems)


def test_emblems_tell_each_other_apart_as_small_shapes() -> None:
    canvas = canvas_of()
    masks = {path.stem: pygame.mask.from_surface(canvas.sprite(f"lords/emblems/{path.stem}", 24), 120)
             for path in sorted((canvas.art.sprites / "lords" / "emblems").glob("*.svg"))}
    for name, mask in masks.items():
        for other, shape in masks.items():
            if name < other:
                shared = mask.overlap_area(shape, (0, 0))
                either = mask.count() + shape.count() - shared
                assert shared / either < 0.88, f"{name} and {other} look alike"


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("id", ["rs_87", "st_03", "hs_04", "bo_03"])
def test_the_part_being_considered_is_seen(id: str) -> None:
    canvas = canvas_of()
    face = faces()[id]
    parts = ["primary", "secondary"] if isinstance(face, SeasonFace) else [0, 1]
    pictures = {pixels(card_picture(canvas, face, True, part)) for part in (None, *parts)}
    assert len(pictures) == 3


def test_a_dim_card_is_darker_and_a_chosen_one_stands_higher() -> None:
    canvas = canvas_of()
    face = faces()["rs_87"]
    bright, dark = (pygame.transform.average_color(card_picture(canvas, face, dim=dim))[:3] for dim in (False, True))
    assert sum(dark) < sum(bright) * 0.75

    def top_of_card(**state: bool) -> int:
        table = canvas_of()
        draw_card(table, 300, 300, BackFace(), shadow=False, **state)  # type: ignore[arg-type]
        column = [table.surface.get_at((342, y))[:3] for y in range(270, 330)]
        return 270 + next(n for n, (red, green, blue) in enumerate(column) if min(red, green, blue) > 180)

    assert top_of_card() - top_of_card(chosen=True) == LIFT


def test_a_lit_card_has_a_gold_ring() -> None:
    plain, lit = canvas_of(), canvas_of()
    draw_card(plain, 300, 300, BackFace())
    draw_card(lit, 300, 300, BackFace(), lit=True)
    red, green, blue, _ = lit.surface.get_at((342, 298))
    assert red > 200 > blue
    assert plain.surface.get_at((342, 298))[0] < 100


def test_rows_that_change_places_are_drawn_where_they_are() -> None:
    rows = [Standing(n + 1, club(n), "9", "58", "6", "9", n == 0) for n in range(2)]

    def lit_at(places: list[float]) -> int:
        canvas = canvas_of()
        draw_standings(canvas, 0, 0, rows, rows_at=places)
        gold = [y for y in range(40, 380) if canvas.surface.get_at((150, y))[:3] == (255, 215, 94)]
        return gold[0]

    assert lit_at([3, 0]) - lit_at([0, 3]) == round(3 * 42.6)


def test_cream_letters_can_be_read_on_every_seats_ribbon() -> None:
    for seat in SEATS:
        assert all(contrast(BRIGHT, tone) >= 4.5 for tone in ribbon(seat.colour)), seat
    assert all(contrast(BRIGHT, tone) >= 4.5 for tone in ribbon(Club("nobody's").colour))


def test_sources_of_points_have_a_letter_each() -> None:
    assert len({source.letter for source in SOURCES}) == len(SOURCES) == 8
