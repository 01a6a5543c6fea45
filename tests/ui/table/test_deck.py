"""Every card of every game can be drawn outside of a game, at any size, and nothing of it is lost."""

from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from lordsball import games, paths
from lordsball.games import from_folder
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shelf import deck_for
from lordsball.ui.table.deck import READ

GROUND = (1, 2, 3)


@pytest.fixture(scope="module", params=games.SHELF)
def found(request):
    catalog = games.game(request.param).load_cards([paths.cards()])
    return catalog, deck_for(request.param, catalog)


def ids_of(data):
    """Every id of the cards' plain data."""
    if isinstance(data, dict):
        yield from [data["id"]] if isinstance(data.get("id"), str) else []
        for value in data.values():
            yield from ids_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_of(value)


def drawn(draw, w, h):
    """A picture of w x h units with 20 units of empty ground around it, and the texts on it."""
    picture = pygame.Surface((int(w) + 40, int(h) + 40))
    picture.fill(GROUND)
    canvas = Canvas(picture, Screen(picture.get_size(), 1.0))
    canvas.art.drawn_text = []
    draw(canvas, Box(20, 20, w, h))
    return picture, canvas.art.drawn_text


def touched(picture):
    """The part of a picture that is no longer ground."""
    mask = pygame.mask.from_threshold(picture, GROUND, (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


def test_everything_with_an_id_that_is_printed_is_there(found):
    catalog, deck = found
    assert len({(card.kind, card.id) for card in deck}) == len(deck)
    assert all(card.name for card in deck)
    # Abilities, leagues, teams and targets are no cards: they are printed on others.
    missing = set(ids_of(catalog.contents)) - {card.id for card in deck}
    printed_elsewhere = {ability.id for ability in getattr(catalog, "abilities", ())}
    printed_elsewhere |= set(getattr(catalog, "leagues", ())) | {team.id for team in getattr(catalog, "teams", ())}
    assert missing <= printed_elsewhere


def test_a_card_to_be_read_says_everything_and_keeps_to_its_place(found):
    lost = []
    for card in found[1]:
        w = 248.0
        picture, texts = drawn(card.draw, w, w / card.aspect)
        lost += [(card.id, text.shown) for text in texts if not text.fits]
        lost += [] if card.name in " ".join(text.text for text in texts) or card.round else _split(card.name, texts)
        assert pygame.Rect(18, 18, w + 4, w / card.aspect + 4).contains(touched(picture)), card.id
    assert lost == []


def _split(name, texts):
    """The words of a name that stand nowhere."""
    said = " ".join(text.text for text in texts).casefold()
    return [(name, word) for word in name.casefold().split() if word not in said]


def test_a_card_as_on_the_table_keeps_to_its_place(found):
    assert READ > 112
    for card in found[1][::7]:
        for draw in filter(None, (card.draw, card.back)):
            picture, _ = drawn(draw, 112, 112 / card.aspect)
            assert pygame.Rect(14, 14, 124, 112 / card.aspect + 12).contains(touched(picture)), card.id


def test_each_back_is_one_for_its_deck(found):
    kinds = {}
    for card in found[1]:
        kinds.setdefault((card.kind, card.group), set()).add(card.back is None)
    assert all(len(each) == 1 for each in kinds.values())


def test_a_game_of_ones_own_has_the_stock_card():
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        (key,) = from_folder.add(Path(__file__).parents[3] / "examples" / "home_run_derby")
        deck = deck_for(key, games.game(key).load_cards([paths.cards()]))
    assert len(deck) > 10
    for card in deck:
        for draw in (card.draw, card.back):
            picture, texts = drawn(draw, 248, 248 / card.aspect)
            assert pygame.Rect(18, 18, 252, 352).contains(touched(picture)), card.id
            assert all(text.fits for text in texts), card.id
