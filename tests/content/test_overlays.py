"""One card, price or rule changed by its id: everything else stays, and every message knows whose line it is."""

from pathlib import Path

import pytest

from lordsball.content import catalog
from lordsball.content.catalog import Kind, Library
from lordsball.content.models import Id, Model
from lordsball.content.problems import Findings


class Verb(Model):
    """Something a card does."""

    draw: int


class LaidCard(Model):
    """A card of a deck."""

    id: Id
    bat: int
    do: tuple[Verb, ...] = ()


class LaidDeck(Model):
    """A list of cards."""

    cards: tuple[LaidCard, ...]


class Team(Model):
    """A file with an id of its own."""

    id: Id
    name: str
    players: tuple[LaidCard, ...] = ()


class Rules(Model):
    """The only file of its kind."""

    outs: int
    prices: tuple[int, ...] = ()


RULES = Kind("rules", ("rules.yaml",), Rules, by_key=True)
DECK = Kind("deck", ("deck.yaml", "deck/*.yaml"), LaidDeck)
TEAM = Kind("team", ("teams/*.yaml",), Team)
KINDS = (RULES, DECK, TEAM)
SHIPPED = {
    "rules.yaml": "outs: 3\nprices: [1, 2]\n",
    "deck.yaml": "cards:\n  - {id: one, bat: 1, do: [{draw: 1}, {draw: 2}]}\n  - {id: two, bat: 2}\n",
    "teams/dogs.yaml": "id: dogs\nname: Dogs\nplayers: [{id: rex, bat: 4}]\n",
}


def layered(tmp_path: Path, *folders: dict[str, str]) -> Library:
    """The shipped files and those of further folders `1`, `2`, … over them."""
    places = []
    for number, files in enumerate((SHIPPED, *folders)):
        for name, text in files.items():
            file = tmp_path / str(number) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        places.append(tmp_path / str(number))
    findings = Findings()
    library = catalog.gather(places, KINDS, findings)
    assert findings.all == ()
    return library


def data(library: Library, kind: Kind) -> list[object]:
    return [document.data for document in library.documents(kind, Findings())]


ONE = {"id": "one", "bat": 1, "do": ({"draw": 1}, {"draw": 2})}
TWO = {"id": "two", "bat": 2}


@pytest.mark.parametrize(
    ("file", "text", "kind", "after"),
    [
        ("rules.yaml", "outs: 5", RULES, [{"outs": 5, "prices": (1, 2)}]),
        ("rules.yaml", "prices: [9]", RULES, [{"outs": 3, "prices": (9,)}]),
        ("deck/mine.yaml", "cards: [{id: two, bat: 7}]", DECK, [{"cards": (ONE, {"id": "two", "bat": 7})}]),
        ("deck/a.yaml", "cards: [{id: one, do: [{draw: 9}]}]", DECK, [{"cards": (ONE | {"do": ({"draw": 9},)}, TWO)}]),
        (
            "deck/mine.yaml", "cards: [{id: new, bat: 3}, {id: two, bat: 7}]", DECK,
            [{"cards": (ONE, {"id": "two", "bat": 7})}, {"cards": ({"id": "new", "bat": 3},)}],
        ),
        ("deck.yaml", "cards: [{id: two, bat: 7}]", DECK, [{"cards": ({"id": "two", "bat": 7},)}]),
        (
            "teams/mine.yaml", "id: dogs\nplayers: [{id: rex, bat: 5}, {id: fido, bat: 1}]", TEAM,
            [{"id": "dogs", "name": "Dogs", "players": ({"id": "rex", "bat": 5}, {"id": "fido", "bat": 1})}],
        ),
    ],
)
def test_a_file_changes_what_it_names_and_nothing_else(
    file: str, text: str, kind: Kind, after: list[object], tmp_path: Path
) -> None:
    library = layered(tmp_path, {file: text})
    assert data(library, kind) == after
    kept = catalog.from_texts(library.texts, "saved game", KINDS, Findings())
    assert [data(kept, each) for each in KINDS] == [data(library, each) for each in KINDS]


def test_of_several_packs_the_last_one_counts(tmp_path: Path) -> None:
    first = {"deck/a.yaml": "cards: [{id: one, bat: 5}, {id: new, bat: 1}]", "rules.yaml": "outs: 4"}
    library = layered(tmp_path, first, {"deck/b.yaml": "cards: [{id: one, bat: 6}, {id: new, bat: 2}]"})
    assert data(library, DECK) == [
        {"cards": (ONE | {"bat": 6}, TWO)},
        {"cards": ({"id": "new", "bat": 2},)},
    ]
    assert data(library, RULES) == [{"outs": 4, "prices": (1, 2)}]


def test_each_value_knows_the_file_and_line_it_comes_from(tmp_path: Path) -> None:
    library = layered(tmp_path, {"deck/a.yaml": "cards:\n  - id: two\n    bat: 7\n"})
    (document,) = library.documents(DECK, Findings())
    places = {loc: str(document.place(("cards", *loc))) for loc in [(0, "bat"), (1, "bat"), (1,)]}
    shown = {loc: place.replace(f"{tmp_path.as_posix()}/", "") for loc, place in places.items()}
    assert shown == {(0, "bat"): "0/deck.yaml:2:20", (1, "bat"): "1/deck/a.yaml:3:10", (1,): "0/deck.yaml:3:5"}
    assert str(document.place(("cards", 1, "bat"), key=True)).endswith("1/deck/a.yaml:3:5")


def test_within_one_folder_an_id_changes_nothing(tmp_path: Path) -> None:
    """There it is one card too many, which the games refuse."""
    cards = {"deck/a.yaml": "cards: [{id: new, bat: 1}]", "deck/b.yaml": "cards: [{id: new, bat: 2}]"}
    assert len(data(layered(tmp_path, cards), DECK)) == 3


def test_null_takes_out_a_key_that_may_be_left_out(tmp_path: Path) -> None:
    library = layered(tmp_path, {"deck/mine.yaml": "cards:\n  - {id: one, do: null}\n  - {id: two, do: ~}\n"})
    assert data(library, DECK) == [{"cards": ({"id": "one", "bat": 1}, TWO)}]


def test_a_key_with_nothing_behind_it_takes_nothing_out(tmp_path: Path) -> None:
    library = layered(tmp_path, {"deck/mine.yaml": "cards:\n  - id: one\n    do:   # later\n"})
    assert data(library, DECK) == [{"cards": ({**ONE, "do": None}, TWO)}]
