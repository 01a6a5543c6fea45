"""A deck without pictures still has somebody on every card, a crest, and its emblem on the coin."""

import logging
from functools import partial

import lint_svg
import pygame
import pytest

from lordsball.ui.kit.pieces.coin import at_rest, flip
from lordsball.ui.wild_cards.pieces import card_pictures
from lordsball.ui.wild_cards.pieces.card import card_picture
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_emblem, draw_wild_coin
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, SMALL, ZONE, Face, Size
from lordsball.ui.wild_cards.pieces.look import team_look
from tests.ui.wild_cards.pieces.duel import canvas_of, looks, player, special, team

ROCKETS = team_look(("#fff0c0", "#ffb03a", "#5a2a08"), "#39ff9a", "", "R")
UNDRAWN: tuple[Face, ...] = (
    player("as_p01")._replace(portrait="", look=ROCKETS),
    special("as_s01")._replace(portrait="", look=ROCKETS),
    special("as_s03")._replace(portrait="", look=ROCKETS),
    team("underdogs")._replace(look=ROCKETS),
)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("size", [FULL, HAND, ZONE, SMALL])
def test_a_card_that_nobody_has_drawn_has_a_picture(size: Size, caplog: pytest.LogCaptureFixture) -> None:
    canvas = canvas_of()
    with caplog.at_level(logging.WARNING):
        pictures = {pixels(card_picture(canvas, face, size)) for face in UNDRAWN}
    assert len(pictures) == len(UNDRAWN)
    assert not caplog.records


def test_who_does_different_things_best_stands_differently() -> None:
    figures = {card_pictures.person("Anna", best, ROCKETS) for best in ("pitch", "bat", "catch")}
    assert len(figures) == 3


def test_people_who_stand_alike_wear_different_hats() -> None:
    figures = {card_pictures.person(f"Nobody {number}", "bat", ROCKETS) for number in range(40)}
    assert len(figures) >= 5


def test_stand_ins_are_plain_drawings() -> None:
    for defs, body in (card_pictures.person("Anna", "bat", ROCKETS), card_pictures.letter(True, ROCKETS)):
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">'
        text = f"{head}<defs>{defs}</defs>{body}</svg>"
        assert not lint_svg.check(text)


def test_a_crest_carries_the_first_letter_at_every_size() -> None:
    canvas = canvas_of(watch_text=True)
    for d in (28, 64, 170):
        draw_emblem(canvas, ROCKETS, 300, 300, d)
    assert canvas.art.drawn_text is not None
    assert {text.shown for text in canvas.art.drawn_text} == {"R"}
    assert min(text.size for text in canvas.art.drawn_text) >= 18


def coin(heads: bool) -> pygame.Surface:
    canvas = canvas_of()
    draw_wild_coin(canvas, 400, 300, 190, at_rest(heads), looks())
    return canvas.surface


def test_the_coin_shows_the_team_it_fell_for() -> None:
    assert pixels(coin(heads=True)) != pixels(coin(heads=False))


def test_a_coin_in_the_air_fills_no_cache() -> None:
    canvas = canvas_of()
    throw = partial(draw_wild_coin, canvas, 400, 300, 190, looks=looks(), rise=110)
    for number in range(60):
        throw(pose=flip((number + 1) / 62, True))
    assert len(canvas.art.pictures) < 40
