"""Secrets: what a seat may not see is blotted out of its view, and dealt again where it imagines the game."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import field

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.records import Record, record
from lordsball.engine.secrets import HIDDEN, places, zone
from tests.engine.high_card import CARDS, CHARMS, HighCard, everything, first_option, new_game, played_on

SEATS: list[int | None] = [0, 1, None]


def positions() -> list[HighCard]:
    found, t = [], new_game(3)
    while t.decision is not None:
        found.append(t.copy())
        t.apply(first_option(t))
    return [*found, t]


def hidden_from(t: HighCard, seat: int | None) -> set[str]:
    """What a seat may not know, written down by hand: the promise that the declared zones must keep."""
    cards = set(t.deck)
    for side in t.sides:
        cards |= {side.charm, *side.spare_charms}
        if side.seat != seat:
            cards |= {*side.hand, side.laid}
    return cards - {""}


@pytest.mark.parametrize("seat", SEATS)
def test_no_hidden_card_is_anywhere_in_a_view(seat: int | None) -> None:
    for t in positions():
        text = json.dumps(t.view(seat).save()) + repr(t.view(seat).decision)
        assert not [card for card in hidden_from(t, seat) if f'"{card}"' in text or f"'{card}'" in text]


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_all_the_seat_may_see_and_how_many_cards_lie_where(seat: int | None) -> None:
    for t in positions():
        view = t.view(seat)
        assert view.pile == t.pile
        assert len(view.deck) == len(t.deck)
        for mine, true in zip(view.sides, t.sides, strict=True):
            assert mine.won == true.won
            assert (mine.hand, mine.laid) == (
                (true.hand, true.laid)
                if true.seat == seat
                else ([HIDDEN] * len(true.hand), HIDDEN if true.laid else "")
            )


@pytest.mark.parametrize("seat", SEATS)
def test_the_chance_to_come_is_not_in_a_view(seat: int | None) -> None:
    for t in positions():
        assert t.view(seat).chance == Chance(0)
        assert str(t.chance.seed) not in json.dumps(t.view(seat).save())


def test_a_secret_decision_shows_its_options_to_its_seat_only() -> None:
    t = new_game(3)
    assert t.decision is not None
    mine, theirs = t.view(0).decision, t.view(1).decision
    assert mine == t.decision
    assert theirs == t.decision._replace(options=())


def test_looking_changes_nothing() -> None:
    for t in positions():
        before = everything(t)
        for seat in SEATS:
            t.view(seat)
            t.imagine(seat, Chance(1))
        assert everything(t) == before


@pytest.mark.parametrize("seat", SEATS)
def test_an_imagined_game_looks_the_same_to_the_seat(seat: int | None) -> None:
    for t in positions():
        for seed in range(5):
            imagined = t.imagine(seat, Chance(seed))
            assert imagined.view(seat) == t.view(seat)
            assert imagined.view(seat).decision == t.view(seat).decision


@pytest.mark.parametrize("seat", SEATS)
def test_no_card_is_lost_or_doubled_in_an_imagined_game(seat: int | None) -> None:
    for t in positions():
        cards = Counter(card for place in places(t.imagine(seat, Chance(8))) for card in place.cards)
        assert cards == Counter([*CARDS, *CHARMS[0], *CHARMS[1]])


@pytest.mark.parametrize("seat", SEATS)
def test_an_imagined_game_can_be_played_to_its_end(seat: int | None) -> None:
    for t in positions():
        assert played_on(t.imagine(seat, Chance(2))).decision is None


@pytest.mark.parametrize("seat", SEATS)
def test_it_can_be_imagined_from_the_view_alone(seat: int | None) -> None:
    for t in positions():
        view = t.view(seat)
        for seed in range(3):
            from_view, from_true = view.imagine(seat, Chance(seed)), t.imagine(seat, Chance(seed))
            assert not from_view.masked
            assert from_view == from_true, "the true cards must make no difference"
            assert from_view.decision == from_true.decision


def test_charms_stay_with_their_owner() -> None:
    for t in positions():
        for side in t.imagine(0, Chance(4)).sides:
            assert sorted([side.charm, *side.spare_charms]) == sorted(CHARMS[side.seat])


def test_every_hidden_card_may_be_anywhere() -> None:
    t = new_game(3)
    unknown = sorted({*t.deck, *t.sides[1].hand})
    first = Counter(t.imagine(0, Chance(seed)).sides[1].hand[0] for seed in range(1_800))
    assert sorted(first) == unknown
    expected = 1_800 / len(unknown)
    assert sum((count - expected) ** 2 for count in first.values()) / expected < 26.1, "8 degrees, 1 in 1,000"


def test_an_imagined_decision_of_another_seat_offers_its_imagined_hand() -> None:
    t = played_on(new_game(3), 1)
    assert t.decision is not None
    assert t.decision.seat == 1
    hands = set()
    for seed in range(20):
        imagined = t.view(0).imagine(0, Chance(seed))
        assert imagined.decision is not None
        assert [action.args[0] for action in imagined.decision.options] == imagined.sides[1].hand
        hands.add(tuple(imagined.sides[1].hand))
    assert len(hands) > 10


@record
class Drawer(Record):
    seat: int
    cards: list[str] = zone("cards", "owner", default_factory=list)
    top: Drawer | None = None
    by_name: dict[str, Drawer] = field(default_factory=dict)
    rows: list[list[Drawer]] = field(default_factory=list)
    label: str = ""


def test_a_zone_is_found_however_deep_it_lies() -> None:
    chest = Drawer(
        0, ["a"], Drawer(1, ["b"]), {"left": Drawer(0, ["c"], Drawer(1, ["d"]))}, [[], [Drawer(1, ["e"]), Drawer(0)]]
    )
    seen = [(place.cards, place.owner, place.seen(0)) for place in places(chest)]
    assert seen == [
        (["a"], 0, True),
        (["b"], 1, False),
        (["c"], 0, True),
        (["d"], 1, False),
        (["e"], 1, False),
        ([], 0, True),
    ]
