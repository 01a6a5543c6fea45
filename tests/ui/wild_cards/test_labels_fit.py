"""No name and no button is cut, whichever card it is about, at every text size, also in a small window."""

import random

import pytest

from lordsball.engine.procedure import Action
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.widgets.widget import State
from lordsball.ui.table.bar_buttons import prompt_buttons
from lordsball.ui.table.board import Choice, Offer
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.offers.offers import prompt
from lordsball.ui.wild_cards.offers.plate_buttons import PlateButton, places_of, plate_places
from lordsball.ui.wild_cards.offers.plates import BOTTOM, Plate, plates
from lordsball.ui.wild_cards.pieces.signs import draw_name_plate
from lordsball.ui.wild_cards.table_layout import MY_SPECIAL, ZONE_CARD
from tests.ui.wild_cards.boards import board_of, canvas_of
from tests.ui.wild_cards.duels import cards, new_match

LOOKS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1024, 600), 1.0), ((1024, 600), 1.25), ((1024, 600), 1.5)]
DECK = [card for team in cards().teams for card in team.deck]
ABILITIES = [ability.name for team in cards().teams for ability in team.card.abilities]
LABELS = sorted({*ABILITIES, *(card.short for card in DECK), *(f"{card.short} {n}" for card in DECK for n in (1, 2)
                                                              if len(card.uses) > 1)})


def canvas(size, text_scale):
    made = canvas_of(size, art=Art(Screen.fit(size).k, text_scale))
    made.art.drawn_text = []
    return made


def cut(made):
    return [text.text for text in made.art.drawn_text if not text.fits]


@pytest.mark.parametrize(("size", "text_scale"), LOOKS)
def test_every_plate_names_its_card_and_what_it_does(size, text_scale):
    made, written = canvas(size, text_scale), ""
    for count in (1, 4, 5, 6, 10, 12):
        box = plate_places(count)[0]
        for label in LABELS:
            for second in ("from hand", "face down", "2 Vibes"):
                made.art.drawn_text.clear()
                PlateButton(box, Plate(label, second, Action("x")), lambda: None).draw(made, State())
                shown = " ".join(text.shown for text in made.art.drawn_text)
                assert cut(made) == []
                written += f" {shown}"  # a name that is set narrower is drawn once, then kept as a picture
                assert second in shown
                assert all(word in written for word in label.split()), (count, label)


def test_a_low_plate_shows_what_comes_of_it_and_the_whole_price():
    made, box = canvas((1280, 720), 1.0), plate_places(4, table_layout.DECIDE)[0]
    for comes in ("24% hit", "14: 8% hit"):
        made.art.drawn_text.clear()
        plate = Plate("Add 1", "pay 2 Vibes, once a turn", Action("x"), comes=comes)
        PlateButton(box, plate, lambda: None).draw(made, State())
        assert cut(made) == []
        assert f"{comes}; pay 2 Vibes" in [text.shown for text in made.art.drawn_text]


@pytest.mark.parametrize(("size", "text_scale"), LOOKS)
def test_every_card_that_lies_face_down_bears_its_name(size, text_scale):
    made = canvas(size, text_scale)
    for card in DECK:
        draw_name_plate(made, 100, 100, card.short, "#ffffff", ZONE_CARD[0] - 14 if card.player else MY_SPECIAL.w - 14)
    assert cut(made) == []


def games_at_random(count):
    """Every decision of some games, as its own seat sees it, with every card of the hand chosen in turn."""
    for seed in range(count):
        match, dice = new_match(seed=seed + 1, choose_payment=bool(seed % 2)), random.Random(seed)
        board = board_of(match, 0)
        while match.decision is not None:
            seat = match.decision.seat
            view = match.view(seat)
            board.model.chosen = ""
            board.show(view, seat)
            board.offer(view, lambda action: None, match.position.why_not)
            chosen = [f"hand:{n}" for n in range(len(view.coaches[seat].hand))] if match.decision.ask == "place" else []
            for board.model.chosen in ("", *chosen):
                yield board.model, view
            match.act(dice.choice(match.decision.options))


@pytest.fixture(scope="module")
def seen():
    """Everything the bar's buttons say, and the plates of every decision with where they stand."""
    labels, columns = set(), []
    for model, view in games_at_random(4):
        labels |= {(place, choice.label) for place, choice in enumerate(prompt(model, view)) if choice is not None}
        made = plates(model, view)
        if any(plate.slot for plate in made):
            columns.append([(plate, box) for plate, box in zip(made, places_of(made), strict=True)])
    return labels, columns


@pytest.mark.parametrize(("size", "text_scale"), LOOKS)
def test_the_gold_button_is_whole_whatever_it_does(seen, size, text_scale):
    assert len(seen[0]) > 15
    for place, label in seen[0]:
        made = canvas(size, text_scale)
        choice = Choice(Action("x"), label)
        for button in prompt_buttons(Offer(**{"secondary" if place else "primary": choice}), lambda choice: None):
            button.draw(made, State())
        assert cut(made) == [], label


def test_a_plate_that_ends_a_row_of_choices_never_stands_where_another_did(seen):
    """A second press in the same place is never another card, and never the end."""
    ends, others = set(), {}
    for column in seen[1]:
        rows = "trash" if any(plate.action.verb == "trash" for plate, _ in column) else "other"
        for plate, box in column:
            if plate.slot == BOTTOM:
                ends.add((rows, box))
            else:
                others.setdefault((rows, box), set()).add(plate.slot)
    assert ends
    assert not ends & set(others)
    assert all(len(slots) == 1 for slots in others.values())
