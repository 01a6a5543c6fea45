"""Single pictures with their size in mm, and decks as Tabletop Simulator opens them."""

import json
import struct
from collections import Counter
from pathlib import Path

import pygame
import pytest

from lordsball import games, paths
from lordsball.printing.paper import CARD, dots
from lordsball.printing.tabletop import COLUMNS, LARGEST, MOST, ROWS, decks
from lordsball.ui.press.exporting import addresses, write_decks, write_pictures
from lordsball.ui.press.packing import printed_cards
from lordsball.ui.press.pictures import Press
from lordsball.ui.press.words import names, words


def cards_of(key: str, **wanted: str):
    catalog = games.game(key).load_cards([paths.cards()])
    cards = printed_cards(key, catalog, Press())
    return [card for card in cards if all(getattr(card, word) == value for word, value in wanted.items())], catalog


def chunks(png: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        found[kind] = png[at + 8 : at + 8 + length]
        at += 12 + length
    return found


@pytest.mark.parametrize("bleed", [False, True])
def test_a_picture_of_each_card_says_that_it_has_300_dots_an_inch(tmp_path: Path, bleed: bool) -> None:
    cards, _ = cards_of("monster_league", group="graveyard_shift")
    files = list(write_pictures(cards, tmp_path, bleed, replace=False))
    assert sorted(path.name for path in files) == sorted(path.name for path in tmp_path.iterdir())
    assert "graveyard_shift_batters_jack_o_slugger.png" in {path.name for path in files}
    assert len(files) == len(cards) + 2  # a back for batters, and one for pitchers
    edge = 6 if bleed else 0
    for path in files:
        found = chunks(path.read_bytes())
        assert struct.unpack_from(">2I", found[b"IHDR"]) == (dots(CARD[0] + edge), dots(CARD[1] + edge))
        assert struct.unpack(">2IB", found[b"pHYs"]) == (11811, 11811, 1)
        assert pygame.image.load(path).get_size() == (dots(CARD[0] + edge), dots(CARD[1] + edge))


def test_bleed_goes_on_with_the_color_at_the_edge_and_leaves_the_card_as_it_is() -> None:
    (card, *_), _ = cards_of("lords", kind="spring")
    plain, bled = card.face(0), card.face(3)
    small = pygame.image.frombuffer(plain.draw(), (plain.w, plain.h), "RGB")
    large = pygame.image.frombuffer(bled.draw(), (bled.w, bled.h), "RGB")
    left, top = (bled.w - plain.w) // 2, (bled.h - plain.h) // 2
    for x, y in ((40, 40), (300, 500), (700, 1000), (370, 20)):
        assert large.get_at((left + x, top + y)) == small.get_at((x, y))
    for y in (200, 520, 800):
        assert large.get_at((0, top + y)) == small.get_at((5, y))
        assert large.get_at((bled.w - 1, top + y)) == small.get_at((plain.w - 6, y))


@pytest.mark.parametrize("key", ["lords", "monster_league", "wild_cards"])
def test_corners_are_square_and_in_the_color_of_the_border(key: str) -> None:
    """What a round corner leaves empty has the color that is nearest to it, on every side."""
    cards, _ = cards_of(key)
    for card in (cards[0], cards[-1]):
        if card.round:
            continue
        face = card.face(0)
        drawn = pygame.image.frombuffer(face.draw(), (face.w, face.h), "RGB")
        for x, y in ((0, 0), (face.w - 1, 0), (0, face.h - 1), (face.w - 1, face.h - 1)):
            inwards = (16 if x == 0 else x - 16, 16 if y == 0 else y - 16)
            corner, near = drawn.get_at((x, y)), drawn.get_at(inwards)
            assert max(abs(a - b) for a, b in zip(corner[:3], near[:3], strict=True)) < 40


@pytest.mark.parametrize("key", ["lords", "monster_league", "wild_cards"])
def test_every_card_lies_in_a_deck_on_a_sheet_that_is_not_too_large(key: str) -> None:
    cards, catalog = cards_of(key, round=False)
    made = decks(cards, names(catalog))
    assert Counter(card.id for deck in made for card in deck.cards) == Counter(card.id for card in cards)
    assert len({deck.file for deck in made}) == len(made)
    for deck in made:
        assert len(deck.cards) <= min(MOST, deck.columns * deck.rows)
        assert 2 <= deck.columns <= COLUMNS
        assert 2 <= deck.rows <= ROWS
        assert deck.columns * deck.w <= LARGEST
        assert deck.rows * deck.h <= LARGEST
        assert deck.h / deck.w == pytest.approx(deck.cards[0].h / deck.cards[0].w, rel=0.01)


def test_tabletop_simulator_finds_what_it_needs(tmp_path: Path) -> None:
    cards, catalog = cards_of("wild_cards")
    files = list(write_decks("Wild Cards", cards, names(catalog), words(catalog), tmp_path, "", False))
    saved = json.loads((tmp_path / "wild_cards.json").read_text("utf-8"))
    assert sorted(saved) == sorted([
        "SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "PlayerTurn", "ObjectStates",
    ])
    whole = [state for state in saved["ObjectStates"] if state["Name"] == "DeckCustom"]
    alone = [state for state in saved["ObjectStates"] if state["Name"] == "CardCustom"]
    assert [len(state["ContainedObjects"]) for state in whole] == [24] * len(catalog.teams)
    assert len(alone) == len(catalog.teams)
    seen = set()
    for state in whole:
        (number, sheet), = state["CustomDeck"].items()
        assert state["DeckIDs"] == [card["CardID"] for card in state["ContainedObjects"]]
        for at, card in enumerate(state["ContainedObjects"]):
            assert card["Name"] == "Card"
            assert card["CardID"] == 100 * int(number) + at
            assert card["CustomDeck"] == state["CustomDeck"]
            assert card["Nickname"]
            assert card["Description"]
            assert {"posX", "rotY", "scaleZ"} < set(card["Transform"])
            seen.add(card["CardID"])
        for url in (sheet["FaceURL"], sheet["BackURL"]):
            assert url.startswith("file:///")
            path = Path("/" + url.removeprefix("file:///"))
            assert path in files
        width, height = pygame.image.load(path_of(sheet["FaceURL"])).get_size()
        assert width % sheet["NumWidth"] == height % sheet["NumHeight"] == 0
        assert (sheet["BackIsHidden"], sheet["UniqueBack"], sheet["Type"]) == (True, False, 0)
    assert len(seen) == 24 * len(catalog.teams)
    told = next(card["Description"] for card in whole[0]["ContainedObjects"] if card["Nickname"] == "Slam Dunkirk")
    assert told.split("\n")[0] == "Stars 5 · Pitch 1 · Bat 6 · Catch 1 · Vibes 1"
    assert "At Bat, gain 1 Vibe on every Hit." in told
    assert "Grandstand Gloria" not in alone[0]["Description"]


def path_of(url: str) -> Path:
    return Path("/" + url.removeprefix("file:///"))


def test_pictures_can_be_addressed_elsewhere(tmp_path: Path) -> None:
    assert addresses(tmp_path, "https://cards.example/wild/")("deck.png") == "https://cards.example/wild/deck.png"
    assert addresses(tmp_path, "")("deck.png") == f"file:///{tmp_path.as_posix().lstrip('/')}/deck.png"


def test_a_sheet_shows_each_card_in_its_place(tmp_path: Path) -> None:
    cards, catalog = cards_of("monster_league", group="candy_crushers")
    list(write_decks("M", cards, names(catalog), {}, tmp_path, "", False))
    (deck,) = decks(cards, names(catalog))
    drawn = pygame.image.load(tmp_path / f"{deck.file}.png")
    for number, card in enumerate(deck.cards):
        face = card.face(0)
        alone = pygame.transform.smoothscale(
            pygame.image.frombuffer(face.draw(), (face.w, face.h), "RGB"), (deck.w, deck.h)
        )
        left, top = number % deck.columns * deck.w, number // deck.columns * deck.h
        for x, y in ((deck.w // 2, deck.h // 2), (deck.w // 3, deck.h // 4)):
            assert drawn.get_at((left + x, top + y))[:3] == alone.get_at((x, y))[:3]
