"""From pydantic's mistakes to sentences: file, line, column, key, found, expected, and what was probably meant."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

import time

import pytest

from lordsball import limits
from lordsball.content import reader
from lordsball.content.checking import check
from lordsball.content.problems import Findings
from tests.content.small_cards import GOOD, Card, Deck, If


def messages(text: str) -> list[str]:
    findings = Findings()
    document = reader.read(text, "deck.yaml", findings)
    assert document is not None
    deck = check(Deck, document, findings)
    assert (deck is None) == bool(findings.all)
    return [str(problem) for problem in findings.all]


def test_a_good_file_becomes_a_frozen_record() -> None:
    findings = Findings()
    document = reader.read(GOOD, "deck.yaml", findings)
    assert document is not None
    deck = check(Deck, document, findings)
    assert findings.all == ()
    assert deck is not None
    card = deck.cards[0]
    assert (card.name, card.cost, card.secret) == ("Pennant Fever", 3, False)
    assert [effect.own_words() for effect in card.do] == ["Draw 2.", "With 5 fans: The sky turns to rain."]
    assert isinstance(card.do[1], If)
    with pytest.raises(ValueError, match="frozen"):
        card.cost = 4


CARD = "deck.yaml:{}: cards[pennant_fever].{}"


@pytest.mark.parametrize(
    ("old", "new", "where", "message"),
    [
        ("cost: 3", "cots: 3", "4:5", "cots: found the unknown key 'cots', expected id, name, cost, share, secret, suit, colour or do (did you mean 'cost'?)"),
        ("cost: 3", "Cost: 3", "4:5", "Cost: found the unknown key 'Cost', expected id, name, cost, share, secret, suit, colour or do (did you mean 'cost'?)"),
        ("cost: 3", "cost: 3\n    no: 1", "5:5", "no: found the unknown key 'no', expected id, name, cost, share, secret, suit, colour or do"),
        ("    cost: 3\n", "", "2:5", "cost: found nothing, expected a whole number from 0 to 20"),
        ("cost: 3", "cost:", "4:10", "cost: found nothing, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: '3'", "4:11", "cost: found '3', expected a whole number from 0 to 20 (did you mean 3?)"),
        ("cost: 3", "cost: 3%", "4:11", "cost: found '3%', expected a whole number from 0 to 20 (did you mean 3?)"),
        ("cost: 3", "cost: 3.0", "4:11", "cost: found 3.0, expected a whole number from 0 to 20 (did you mean 3?)"),
        ("cost: 3", "cost: 3.5", "4:11", "cost: found 3.5, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: true", "4:11", "cost: found true, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: [3]", "4:11", "cost: found a list of 1, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: 1162167", "4:11", "cost: found 1162167, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: -1", "4:11", "cost: found -1, expected a whole number from 0 to 20"),
        ("cost: 3", "cost: 1:10", "4:11", "cost: found '1:10', expected a whole number from 0 to 20"),
        ("cost: 3", "cost: 3\n    share: 1.5", "5:12", "share: found 1.5, expected a number from 0 to 1"),
        ("cost: 3", "cost: 3\n    share: .nan", "5:12", "share: found nan, expected a number from 0 to 1"),
        ("cost: 3", "cost: 3\n    secret: yes", "5:13", "secret: found 'yes', expected true or false (did you mean true?)"),
        ("cost: 3", "cost: 3\n    secret: Off", "5:13", "secret: found 'Off', expected true or false (did you mean false?)"),
        ("cost: 3", "cost: 3\n    secret: 1", "5:13", "secret: found 1, expected true or false"),
        ("cost: 3", "cost: 3\n    colour: #ff0000", "5:12", "colour: found nothing, expected a color such as '#8a55c9', in quotes (an unquoted # starts a comment)"),
        ("cost: 3", "cost: 3\n    colour: red", "5:13", "colour: found 'red', expected a color such as '#8a55c9', in quotes"),
        ("suit: bat", "suit: Bat", "5:11", "suit: found 'Bat', expected bat or pitch (did you mean 'bat'?)"),
        ("suit: bat", "suit: field", "5:11", "suit: found 'field', expected bat or pitch"),
        ("name: Pennant Fever", "name: 7", "3:11", "name: found 7, expected a text in one line, 1 to 40 characters long (did you mean '7', in quotes?)"),
        ("name: Pennant Fever", "name: true", "3:11", "name: found true, expected a text in one line, 1 to 40 characters long (did you mean 'true', in quotes?)"),
        ("name: Pennant Fever", 'name: "a\\nb"', "3:11", "name: found 'a b', expected a text in one line"),
        ("name: Pennant Fever", "name: ' a'", "3:11", "name: found ' a', expected a text in one line (did you mean 'a'?)"),
        ("name: Pennant Fever", "name: ''", "3:11", "name: found '', expected a text in one line, 1 to 40 characters long"),
        ("draw: 2", "drw: 2", "7:9", "do[1]: found the unknown verb 'drw', expected one of draw, weather or if (did you mean 'draw'?)"),
        ("draw: 2", "draw: 9", "7:15", "do[1].draw: found 9, expected a whole number from 1 to 5"),
        ("draw: 2", "draw: 2\n        weather: sun", "7:9", "do[1]: found 2 verbs in one entry (draw, weather), expected one per entry"),
        ("- draw: 2", "- draw", "7:9", "do[1]: found 'draw', expected one of draw, weather or if and what goes with it (did you mean 'draw: …'?)"),
        ("- draw: 2", "- 2", "7:9", "do[1]: found 2, expected one of draw, weather or if and what goes with it"),
        ("- draw: 2", "- {}", "7:9", "do[1]: found an empty group, expected one of draw, weather or if and what goes with it"),
        ("weather: rain", "wether: rain", "8:30", "do[2].if.then[1]: found the unknown verb 'wether', expected one of draw or weather (did you mean 'weather'?)"),
        ("weather: rain", "weather: rian", "8:40", "do[2].if.then[1].weather: found 'rian', expected sun, rain or eclipse (did you mean 'rain'?)"),
        ("fans: 5", "fan: 5", "8:14", "do[2].if.fan: found the unknown key 'fan', expected fans or then (did you mean 'fans'?)"),
        ("then: [{weather: rain}]", "then: []", "8:29", "do[2].if.then: found an empty list, expected a list of 1 to 3 effects"),
        ("then: [{weather: rain}]", "then: {weather: rain}", "8:29", "do[2].if.then: found a group of keys (weather), expected a list of 1 to 3 effects (start each entry with '- ')"),
        ("if: {fans: 5, then: [{weather: rain}]}", "if: 5", "8:13", "do[2].if: found 5, expected a group of keys (fans, then)"),
    ],
)
def test_each_mistake_is_told_at_its_place(old: str, new: str, where: str, message: str) -> None:
    assert messages(GOOD.replace(old, new)) == [CARD.format(where, message)]


def test_an_id_that_is_none_is_still_told() -> None:
    assert messages(GOOD.replace("pennant_fever", "007")) == [
        "deck.yaml:2:9: cards[1].id: found 7, expected an id of small letters, digits and _ that starts with a letter, 1 to 40 characters long"
    ]
    assert messages(GOOD.replace("pennant_fever", "Fever!")) == [
        "deck.yaml:2:9: cards[Fever!].id: found 'Fever!', expected an id of small letters, digits and _ that starts with a letter"
    ]


def test_a_player_called_no_is_called_no() -> None:
    assert messages(GOOD.replace("pennant_fever", "no").replace("Pennant Fever", "No")) == []


@pytest.mark.parametrize("field", list(Card.model_fields))
def test_every_misspelt_key_is_told_with_the_right_one(field: str) -> None:
    swapped = field[:-2] + field[-1] + field[-2] if len(field) > 2 else field + "s"
    text = GOOD.replace("    cost: 3\n", "    cost: 3\n    share: 0.5\n    secret: true\n    colour: '#ffffff'\n")
    told = messages(text.replace(f" {field}:", f" {swapped}:", 1))
    assert any(f"found the unknown key '{swapped}'" in line and f"(did you mean '{field}'?)" in line for line in told)
    assert len(told) == 1


def test_all_mistakes_are_told_at_once() -> None:
    text = (
        GOOD.replace("cost: 3", "cost: x").replace("bat", "bet").replace("draw: 2", "draw: 0").replace("rain", "snow")
    )
    assert len(messages(text)) == 4


def test_a_list_that_is_too_long_is_counted_even_when_its_entries_are_wrong() -> None:
    told = messages(GOOD.replace("      - draw: 2\n", "      - draw: 2\n" * 2 + "      - drw: 2\n"))
    assert told[0].endswith("do: found a list of 4, expected a list of 1 to 3 effects")
    assert "unknown verb 'drw'" in told[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "deck.yaml:1:1: found an empty list, expected a group of keys (cards)"),
        ("just words", "deck.yaml:1:1: found 'just words', expected a group of keys (cards)"),
        ("cards: []", "deck.yaml:1:8: cards: found an empty list, expected a list of 1 to 9000 cards"),
        ("cards: [1]", "deck.yaml:1:9: cards[1]: found 1, expected a group of keys (id, name, cost, share, secret, suit, colour, do)"),
    ],
)
def test_the_wrong_shape_of_a_whole_file(text: str, message: str) -> None:
    assert messages(text) == [message]


def test_strange_keys_and_values_never_break_a_line() -> None:
    told = messages('cards: [{"a\\nb": 1, "\\u202e": "x\\ny"}]')
    assert all(line.isprintable() for line in told)


def test_anchors_do_not_let_one_card_bleed_into_another() -> None:
    text = GOOD + GOOD.replace("cards:\n", "").replace("pennant_fever", "other").replace("cost: 3", "cost: 4")
    findings = Findings()
    document = reader.read(text.replace("draw: 2", "draw: &n 2", 1), "deck.yaml", findings)
    assert document is not None
    deck = check(Deck, document, findings)
    assert deck is not None
    assert [card.cost for card in deck.cards] == [3, 4]


def test_mistakes_in_a_thousand_cards_are_found_quickly() -> None:
    cards = "".join(GOOD.removeprefix("cards:\n").replace("pennant_fever", f"card_{i}") for i in range(1000))
    findings = Findings()
    document = reader.read("cards:\n" + cards.replace("cost: 3", "cost: 99"), "deck.yaml", findings)
    assert document is not None
    start = time.process_time()
    check(Deck, document, findings)
    assert time.process_time() - start < 3
    assert len(findings.all) == limits.CARD_PROBLEMS + 1


def test_a_flood_of_unknown_keys_is_not_gone_through_one_by_one() -> None:
    findings = Findings()
    text = GOOD + "".join(f"csot{n}: 1\n" for n in range(15_000))
    document = reader.read(text, "deck.yaml", findings)
    assert document is not None
    start = time.process_time()
    check(Deck, document, findings)
    assert time.process_time() - start < 3
    assert len(findings.all) == limits.CARD_PROBLEMS + 1
