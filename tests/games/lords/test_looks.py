"""How clubs and cards look: read from the card files, and no part of what saves are told apart by."""

import json
import re
from typing import Any, get_args

import pytest

from lordsball import paths
from lordsball.content.problems import Problems
from lordsball.games.lords import pictures
from lordsball.games.lords.cards import Catalog, changes, load_texts
from tests.games.lords.plain_decks import season, texts

SHIRT = re.compile(r'shirt: \w+, park: [\w ]+, text: "[^"]*"')
PERSON = {"face": "walrus", "pose": "spread", "at": [162, 127]}


def with_picture(layer: dict[str, Any], **picture: Any) -> dict[str, str]:
    """The plain texts, with such a picture on the first Regular Season card."""
    cards = season()
    cards[0] = {**cards[0], "picture": {"backdrop": "dugout", **picture, "layers": [layer]}}
    return {**texts(), "season.yaml": json.dumps({"season": cards}, indent=1)}


def test_dressed_otherwise_the_cards_are_the_same_cards() -> None:
    """A save made before clubs had parks and cards had pictures goes on without a question."""
    plain = texts()
    path = next(path for path in plain if path.startswith("leagues/"))
    assert SHIRT.search(plain[path])
    bare = load_texts({**plain, path: SHIRT.sub("", plain[path])})
    pictured = load_texts(with_picture(PERSON))
    parks = [list(cards.leagues.values())[0].teams[0].park for cards in (bare, pictured)]
    assert parks == [None, "Gull Wharf Grounds"]
    assert sum(card.picture is not None for card in pictured.season.values()) == 1
    assert bare.fingerprint == pictured.fingerprint
    assert changes(bare, pictured) == []


@pytest.mark.parametrize(
    ("layer", "says"),
    [
        ({**PERSON, "face": "walruss"}, "(did you mean 'walrus'?)"),
        ({**PERSON, "mood": "smirck"}, "(did you mean 'smirk'?)"),
        ({**PERSON, "hold": {"prop": "penut"}}, "(did you mean 'peanut'?)"),
        ({"prop": "black_dog", "at": [1, 2]}, "(did you mean 'black_cat'?)"),
        ({**PERSON, "posse": "run"}, "found the unknown key 'posse'"),
        ({**PERSON, "at": [162]}, "expected a list of exactly 2 numbers"),
        ({**PERSON, "prop": "goat"}, "found both, expected either a prop or a face"),
        ({"at": [1, 2]}, "found neither, expected either a prop or a face"),
        ({"face": "walrus", "at": [1, 2]}, "found a face without a pose"),
        ({"prop": "goat", "at": [1, 2], "mood": "grin"}, "found mood for a prop, which only people have"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(layer: dict[str, Any], says: str) -> None:
    with pytest.raises(Problems) as refused:
        load_texts(with_picture(layer))
    assert len(refused.value.errors) == 1
    assert says in str(refused.value.errors[0])
    assert "picture.layers[1]" in str(refused.value.errors[0])


def warned(cards: Catalog) -> list[str]:
    return [problem.text for problem in cards.warnings]


def test_a_club_of_no_league_is_told_and_wears_a_plain_shirt() -> None:
    near = load_texts(with_picture(PERSON, club="iron_hamers"))
    assert warned(near) == ["found no club 'iron_hamers' in any league, a plain shirt will be drawn (did you mean "
                            "'iron_hammers'?)"]
    far = load_texts(with_picture({**PERSON, "club": "moon_men"}, club="star_men"))
    assert warned(far) == ["found no club 'star_men' in any league and 1 more, a plain shirt will be drawn"]


def test_every_name_is_a_drawing_and_every_drawing_has_a_name() -> None:
    folder = paths.assets() / "sprites" / "lords" / "season"
    kinds = {
        "backdrops": pictures.Backdrop, "faces": pictures.Face, "poses": pictures.Pose, "moods": pictures.Mood,
        "hats": pictures.Hat, "props": pictures.Thing,
    }
    for kind, names in kinds.items():
        assert {path.stem for path in (folder / kind).glob("*.svg")} == {*get_args(names)} - {"none"}, kind
    assert {path.name for path in folder.iterdir()} == {*kinds}
