"""The pictures of the cards: put together from parts, fitted into frames, and drawn without holding anything up."""

import re
import time
from xml.etree import ElementTree

import pytest

from lordsball.games.lords.pictures import Layer, Picture, Prop
from lordsball.ui.kit.cache import OutOfTime
from lordsball.ui.lords.card_pictures import press_pictures, scenes, victory_picture
from lordsball.ui.lords.pieces.picture.parts import BODY, MAIN, SECOND, SKIN, SLEEVE
from lordsball.ui.lords.pieces.picture.people import Uniform
from lordsball.ui.lords.pieces.picture.scene import SIZE, Scene, composed, scene_picture, window
from tests.ui.lords.pieces.season import TOP, canvas_of, shipped

FOLDER = TOP / "assets" / "sprites" / "lords" / "season"
HAMMERS = Uniform("#111111", "#222222", "H", "dark")
PLAYER = Layer(face="ace", pose="stance", hat="cap", at=(120, 127))


def drawn(*layers: Layer, club: str | None = None, **uniforms: Uniform) -> str:
    picture = Picture(backdrop="office", club=club, layers=layers)
    return composed(FOLDER, Scene(picture, tuple(uniforms.items())), SIZE[0] / SIZE[1])[0]


def test_every_card_has_a_picture_that_the_renderer_draws() -> None:
    """Each part passes the lint by itself; together they must be one drawing, in which no name comes twice."""
    cards = shipped()
    for id, scene in {**scenes(cards), **press_pictures(cards), "flag": victory_picture(cards, "coast", 1)}.items():
        body, defs, (x, y, w, h) = composed(FOLDER, scene, SIZE[0] / SIZE[1])
        assert (x, y, w, h) == (0, 0, *SIZE)
        ElementTree.fromstring(f"<svg>{body}</svg>")
        assert "id=" not in body
        assert set(re.findall(r"url\(#(\w+)\)", body)) <= set(re.findall(r'id="(\w+)"', defs)), id
        assert len(body) < 26_000, f"{id} takes long to draw: leave somebody out"


def test_two_dozen_players_and_more_are_known_by_face_and_shirt() -> None:
    cards = shipped()
    players = {
        (layer.face, layer.club or card.picture.club)
        for card in cards.season.values() if card.picture is not None
        for layer in card.picture.layers if layer.face is not None and layer.dress is None
    }
    assert len(players) >= 24
    assert len({face for face, _ in players}) >= 14
    assert all(card.picture is not None for card in cards.season.values())


def test_neighbors_and_all_others_look_different() -> None:
    pictures = list(scenes(shipped()).values())
    assert len({scene.picture for scene in pictures}) == len(pictures)


def test_people_wear_their_own_club_else_the_one_of_the_picture_else_none() -> None:
    gulls = Uniform("#333333", "#444444", "G")
    other = PLAYER.model_copy(update={"club": "gulls", "at": (60.0, 127.0)})
    both = drawn(PLAYER, other, club="hammers", hammers=HAMMERS, gulls=gulls)
    assert {colour in both for colour in ("#111111", "#222222", "#333333", "#444444")} == {True}
    strangers = drawn(PLAYER, club="nobody")
    assert MAIN in strangers
    assert SECOND in strangers
    # Shirt and skin take colors that stand for nothing.
    assert not any(colour in both + strangers for colour in (BODY, SLEEVE, SKIN))


def test_what_is_held_goes_along_with_the_hand() -> None:
    owner = Layer(face="tycoon", pose="owner", at=(124, 138))
    held = owner.model_copy(update={"hold": Prop(prop="cigar")})
    assert len(drawn(held)) > len(drawn(owner)) + 200


def test_a_lower_frame_keeps_people_whole_and_a_focus_in_its_middle() -> None:
    picture = Picture(backdrop="barn", layers=(PLAYER,))
    body, _, (x, _, w, h) = composed(FOLDER, Scene(picture), 220 / 80)
    assert (x, w, h) == (0, 220, 80)
    assert f"scale({80 / 130:g})" in body
    focused = picture.model_copy(update={"focus": (120.0, 52.0)})
    body, _, (_, y, _, h) = composed(FOLDER, Scene(focused), 220 / 80)
    assert y + h / 2 == 52
    assert "scale(0.6" not in body
    for proportion in (0.5, 1, 2, 4):
        x, y, w, h = window(proportion, (210, 5))
        assert (x >= 0, y >= 0, x + w <= SIZE[0], y + h <= SIZE[1]) == (True,) * 4
        assert w / h == pytest.approx(proportion)


def test_a_new_hand_is_drawn_over_several_turns_and_never_again() -> None:
    canvas = canvas_of(1280)
    hand = list(scenes(shipped()).values())[20:28]
    turns, longest = 0, 0.0
    while True:
        turns, start = turns + 1, time.process_time()
        try:
            with canvas.art.pictures.within(0.0):
                for scene in hand:
                    scene_picture(canvas, scene, 220, 132)
            break
        except OutOfTime:
            longest = max(longest, time.process_time() - start)
    assert turns == len(hand)
    assert longest < 0.05, "one picture, also on a slow machine"
    made = canvas.art.pictures.misses
    for scene in hand:
        scene_picture(canvas, scene, 220, 132)
    assert canvas.art.pictures.misses == made
