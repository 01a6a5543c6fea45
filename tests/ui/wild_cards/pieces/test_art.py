"""Every card of Wild Cards has a picture of its own that the program can draw."""

import logging
from itertools import combinations
from pathlib import Path

import lint_svg
import pygame
import pytest

from lordsball.ui.wild_cards.pieces.card import card_picture
from lordsball.ui.wild_cards.pieces.faces import FULL, TeamFace
from lordsball.ui.wild_cards.pieces.look import HEX_WORDS, HEXES
from lordsball.ui.wild_cards.pieces.look import SPECIAL as SPECIAL_EDGE
from lordsball.ui.wild_cards.pieces.look import WEATHER as WEATHER_EDGE
from tests.ui.wild_cards.pieces.duel import TOP, canvas_of, faces, shipped

SPRITES = TOP / "assets" / "sprites"
LARGEST = 12_000
"""No picture is longer (letters): it is redrawn at every size of the window."""


def pictures() -> list[str]:
    return [face.look.emblem if isinstance(face, TeamFace) else face.portrait for face in faces().values()]


def test_every_card_has_a_picture_that_no_other_card_has() -> None:
    names = pictures()
    assert len(set(names)) == len(names) == 25 * len(shipped().teams)
    texts = [(SPRITES / f"{name}.svg").read_text("utf-8") for name in names]
    assert len(set(texts)) == len(texts)


def test_every_picture_in_the_folders_is_on_a_card() -> None:
    found = {
        f"wild_cards/{folder}/{path.stem}"
        for folder in ("portraits", "specials", "emblems")
        for path in (SPRITES / "wild_cards" / folder).glob("*.svg")
    }
    assert found == set(pictures()) | {"wild_cards/portraits/unknown", "wild_cards/specials/unknown"}


@pytest.mark.parametrize("path", sorted((SPRITES / "wild_cards").rglob("*.svg")), ids=lambda path: path.stem)
def test_a_picture_is_plain_and_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not lint_svg.check(text)
    assert len(text) < LARGEST


def test_no_card_is_drawn_with_a_stand_in(caplog: pytest.LogCaptureFixture) -> None:
    canvas = canvas_of()
    with caplog.at_level(logging.WARNING):
        for face in faces().values():
            card_picture(canvas, face, FULL)
    assert not caplog.records


def test_a_person_can_be_told_by_the_outline_alone() -> None:
    """Any two portraits differ in a good part of their silhouettes."""
    canvas = canvas_of()
    masks = {
        name: pygame.mask.from_surface(canvas.sprite(name, 96, 96), 127) for name in pictures() if "/portraits/" in name
    }
    assert len(masks) == 14 * len(shipped().teams)
    names = sorted(masks)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            both, together = masks[one].overlap_area(masks[other], (0, 0)), masks[one].count() + masks[other].count()
            assert both / (together - both) < 0.9, f"{one} and {other}"


@pytest.mark.parametrize("kind", ["portraits", "specials"])
def test_a_picture_leaves_no_room_empty(kind: str) -> None:
    canvas = canvas_of()
    for name in pictures():
        if f"/{kind}/" in name:
            picture = canvas.sprite(name, 120, 100 if kind == "specials" else 120)
            filled = pygame.mask.from_surface(picture, 127).count() / (picture.get_width() * picture.get_height())
            assert filled > (0.99 if kind == "specials" else 0.3), name


def test_every_kind_of_ability_has_its_hexagon_and_is_used() -> None:
    used = {power.kind for face in faces().values() for power in face.powers}
    assert used <= set(HEXES) == set(HEX_WORDS)
    assert used >= {"flipped", "always", "trigger", "reroll", "boost", "once", "hand", "reaction"}
    for kind in HEXES:
        assert (SPRITES / "wild_cards" / "icons" / f"ab_{kind}.svg").is_file()


def test_every_deck_has_a_sky_or_two() -> None:
    for team in shipped().teams:
        assert 1 <= sum(card.weather for card in team.deck) <= 2, team.id


def test_teams_can_be_told_apart_by_the_edge_of_their_cards() -> None:
    """Any two differ clearly in at least one of red, green and blue; no edge is that of a Special or a Weather."""
    edges = {team.id: pygame.Color(str(team.look.colours[1])) for team in shipped().teams}
    edges |= {"Special": pygame.Color(SPECIAL_EDGE), "Weather": pygame.Color(WEATHER_EDGE)}
    for one, other in combinations(edges, 2):
        if (one, other) != ("underdogs", "Special"):  # both pink since the first edition
            apart = max(abs(a - b) for a, b in zip(edges[one][:3], edges[other][:3], strict=True))
            assert apart >= 60, f"{one} and {other}"
