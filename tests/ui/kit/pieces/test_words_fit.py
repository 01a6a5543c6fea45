"""Names of any length stay inside their pieces; nothing is written smaller than 18 units or too pale to read."""

from collections.abc import Callable

import pygame
import pytest
import yaml

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import banner
from lordsball.ui.kit.pieces.disc import draw_tag
from lordsball.ui.kit.pieces.poster import Fact, draw_poster
from lordsball.ui.monster_league.cover.teams import POSTER
from lordsball.ui.monster_league.pieces import inspector, plate, range_bar, score_bug
from lordsball.ui.monster_league.pieces.card import BATTER_SIZE, PITCHER_SIZE, CardFace, draw_card
from lordsball.ui.monster_league.pieces.fielder import draw_fielder
from tests.ui.kit.pieces.table import (
    BALANCED,
    CARDS,
    HAL,
    RULES,
    WRAPS,
    a_score,
    canvas_of,
    draw_clubhouse,
    draw_moment,
    draw_table,
)
from tests.ui.looks import every_width

NAMES = {
    "one letter": "J",
    "usual": "Howlin' Hal",
    "forty": "Bartholomew Frightfully-Longname of Worms",
    "two hundred": "Wolf" * 50,
    "two hundred words": "a " * 100,
    "emoji": "🎃 Jack 👻👻👻 O. 🦴 Slugger 🎃",
    "accents": "Žofie Říhová-Świątek",
    "another script": "大谷翔平",
    "nothing": "",
}
TEXT_SIZES = (1.0, 1.25, 1.5)


# What to draw for a name, and the box (x, y, w, h) every text must stay in. Cards note places on the card itself.
PIECES: dict[str, tuple[Callable[[Canvas, str], object], tuple[float, float, float, float]]] = {
    "batter card": (lambda c, n: draw_card(c, 300, 200, HAL._replace(name=n)), (0, 0, *BATTER_SIZE)),
    "pitcher card": (lambda c, n: draw_card(c, 300, 200, WRAPS._replace(name=n)), (0, 0, *PITCHER_SIZE)),
    "state tab": (lambda c, n: draw_card(c, 300, 200, HAL, state=n), (0, -10, 182, 246)),
    "pitcher inspector": (
        lambda c, n: inspector.draw_pitcher_inspector(c, 300, 100, WRAPS._replace(name=n), n, RULES),
        (0, 0, *inspector.SIZE),
    ),
    "rules in the inspector": (
        lambda c, n: inspector.draw_pitcher_inspector(c, 300, 100, WRAPS, "Ability", n),
        (0, 0, *inspector.SIZE),
    ),
    "batter inspector": (
        lambda c, n: inspector.draw_batter_inspector(c, 300, 100, HAL._replace(name=n)),
        (0, 0, *inspector.SIZE),
    ),
    "fielder": (lambda c, n: draw_fielder(c, 400, 300, CardFace(n)), (-40, 0, 140, 95)),
    "plate": (lambda c, n: plate.draw_plate(c, 300, 200, 15, n, "#117089"), (300, 200, 216, 50)),
    "pill": (lambda c, n: plate.draw_result_pill(c, 400, 200, 15, n), (296, 181, 208, 38)),
    "banner": (lambda c, n: banner.draw_banner(c, 640, 300, n), (410, 250, 460, 100)),
    "score bug": (lambda c, n: score_bug.draw_score_bug(c, 0, 0, a_score(name=n, half=n)), (0, 0, *score_bug.SIZE)),
    "poster": (lambda c, n: draw_poster(c, 300, 200, POSTER, Fact(n, n)), (0, 0, 330, 430)),
}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
@pytest.mark.parametrize("piece", PIECES)
def test_a_name_of_any_length_stays_inside(piece: str, name: str, scale: float) -> None:
    draw, (x, y, w, h) = PIECES[piece]
    canvas = canvas_of(text_scale=scale, watch_text=True)
    draw(canvas, name)
    assert canvas.art.drawn_text is not None
    for text in canvas.art.drawn_text:
        left, top, wide, high = text.place
        assert x - 0.5 <= left, text
        assert left + wide <= x + w + 0.5, text
        # The box of a line is taller than its letters: a quarter of it may stand over.
        assert y - high / 4 <= top, text
        assert top + high <= y + h + high / 4, text


@every_width
@pytest.mark.parametrize("draw", [draw_table, draw_moment, draw_clubhouse])
def test_everything_on_the_table_can_be_read(draw: Callable[[Canvas], None], width: int, scale: float) -> None:
    canvas = canvas_of(width, scale, watch_text=True)
    draw(canvas)
    assert canvas.art.drawn_text
    for text in canvas.art.drawn_text:
        assert round(text.size * canvas.k) >= round(18 * canvas.k), f"too small: {text}"
        assert text.contrast is None or text.contrast >= 4.45, f"too pale: {text}"
        assert text.fits, f"cut short: {text}"


@pytest.mark.parametrize("scale", TEXT_SIZES)
def test_the_text_of_every_shipped_ability_fits_the_large_card(scale: float) -> None:
    abilities = yaml.safe_load((CARDS / "abilities.yaml").read_text("utf-8"))["abilities"]
    assert len(abilities) >= 2
    for ability in abilities:
        canvas = canvas_of(text_scale=scale, watch_text=True)
        inspector.draw_pitcher_inspector(canvas, 300, 100, WRAPS, ability["name"], ability["rules"].strip())
        shown = [text.shown for text in canvas.art.drawn_text or ()]
        assert not any(text.endswith("…") for text in shown), shown
        assert " ".join(shown).count(" ") >= ability["rules"].strip().count(" "), "words are missing"


def test_a_long_rules_text_takes_its_room_from_the_portrait() -> None:
    """Twice as many words push the name up; they are not cut."""
    heights = []
    for words in (RULES[:100], RULES):
        canvas = canvas_of(watch_text=True)
        inspector.draw_pitcher_inspector(canvas, 0, 0, WRAPS, "Double Trouble", words)
        texts = {text.text: text for text in canvas.art.drawn_text or ()}
        heights.append(texts[WRAPS.name].place[1])
        assert all(text.fits for text in texts.values())
    assert heights[1] < heights[0] - 20


def test_a_missing_portrait_does_not_stop_the_game() -> None:
    canvas = canvas_of()
    before = pygame.image.tobytes(canvas.surface, "RGB")
    draw_card(canvas, 300, 200, HAL._replace(portrait="monster_league/portraits/nobody"))
    assert pygame.image.tobytes(canvas.surface, "RGB") != before


def test_a_tag_is_as_wide_as_its_words() -> None:
    canvas = canvas_of(watch_text=True)
    draw_tag(canvas, 400, 300, "+1")
    draw_tag(canvas, 400, 400, "+12345")
    assert [text.fits for text in canvas.art.drawn_text or ()] == [True, True]


def test_numbers_of_a_range_bar_do_not_run_into_each_other() -> None:
    for face in range(21):
        canvas = canvas_of(watch_text=True)
        range_bar.draw_range_bar(canvas, 300, 200, 244, BALANCED, face)
        under = sorted(t.place for t in canvas.art.drawn_text or () if t.text.isdigit() and t.place[1] > 28)
        assert len(under) >= 2 if face else len(under) == 2
        for first, second in zip(under, under[1:], strict=False):
            assert first[0] + first[2] < second[0], f"face {face}"
        assert all(place[0] >= 0 and place[0] + place[2] <= 244 for place in under), f"face {face}"
