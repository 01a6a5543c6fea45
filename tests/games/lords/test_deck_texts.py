"""The words on the shipped cards: short, no two alike, and telling exactly what the effects do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lordsball.content.models import Model
from lordsball.games.lords.card_files import Side
from lordsball.games.lords.event_verbs import every_effect
from lordsball.games.lords.needs import needs_in_words
from lordsball.games.lords.verbs import in_words
from tests.games.lords.shipped import cards

NAMED: dict[str, list[Any]] = {
    "spring": [*cards().spring.values()],
    "season": [*cards().season.values()],
    "franchises": [*cards().franchises.values()],
    "hot stove": [*cards().hot_stove.values()],
    "events": [card.event for card in cards().hot_stove.values()],
    "championship": [*cards().championship.values()],
    "bonus": [*cards().bonus.values()],
    "retirement": [*cards().retirement.values()],
    "tiles": [tile for stack in cards().stacks for tile in stack],
}


@pytest.mark.parametrize("deck", NAMED)
def test_no_two_names_of_a_deck_are_alike_and_all_fit_a_card(deck: str) -> None:
    names = [thing.name for thing in NAMED[deck]]
    plain = Counter(re.sub(r"[^a-z]", "", name.lower()) for name in names)
    assert [name for name, count in plain.items() if count > 1] == []
    assert [name for name in names if len(name) > 24] == []
    assert [name for name in names if re.search(r" ([A-Z]|[IVX]+|\d+)$", name)] == [], "a series of names is filler"


def sides() -> Iterator[tuple[str, Side]]:
    for card in cards().season.values():
        yield f"{card.name}, primary", card.primary
        yield f"{card.name}, secondary", card.secondary


def told() -> dict[str, tuple[str, str, set[int]]]:
    """Every text that tells of an effect: the text, the program's own words for the effect, and its numbers."""
    found = {}
    for name, side in sides():
        needs = f"With {needs_in_words(side.needs)}: " if side.needs else ""
        found[name] = side.text, needs + in_words(side.do), numbers_of(side.needs) | numbers_of(side.do)
    for card in cards().hot_stove.values():
        found[card.event.name] = card.event.text, in_words(card.event.do), numbers_of(card.event.do)
    return found


def numbers_of(part: Any) -> set[int]:
    """Every number that stands in effects or conditions."""
    if isinstance(part, Model):
        return numbers_of(part.model_dump(exclude_defaults=True))
    if isinstance(part, dict):
        return {number for key, value in part.items() if key != "text" for number in numbers_of(value)}
    if isinstance(part, tuple | list):
        return {number for value in part for number in numbers_of(value)}
    return {abs(part)} if type(part) is int else set()


TOLD = told()


def test_no_two_effects_are_told_alike_and_all_fit_a_card() -> None:
    for texts in (
        [card.primary.text for card in cards().season.values()],
        [card.secondary.text for card in cards().season.values()],
        [card.event.text for card in cards().hot_stove.values()],
    ):
        assert [text for text, count in Counter(texts).items() if count > 1] == []
    assert [text for text, _, _ in TOLD.values() if len(text) > 90] == []


def test_no_two_cards_do_the_same() -> None:
    for effects in (
        [card.primary for card in cards().season.values()],
        [card.secondary for card in cards().season.values()],
    ):
        done = Counter((side.needs, side.do) for side in effects)
        assert [in_words(do) for (_, do), count in done.items() if count > 1] == []
    events = Counter(card.event.do for card in cards().hot_stove.values())
    assert [in_words(do) for do, count in events.items() if count > 1] == []


def test_the_numbers_of_a_text_are_those_of_its_effect() -> None:
    wrong = []
    for name, (text, _, numbers) in TOLD.items():
        written = {int(number) for number in re.findall(r"\d+", text)}
        silent = {number for number in numbers - written if number > 1}
        wrong += [f"{name}: {text!r} tells of {written - numbers}"] if written - numbers else []
        wrong += [f"{name}: {text!r} does not tell of {silent}"] if silent else []
    assert not wrong, "\n".join(wrong)


WORDS = {  # what a text calls a thing, and what the program's own words call it
    "Stars": (r"\bStars?\b(?! Player Pool)", r"\bStars?\b(?! Player Pool)|Impact Players|Pool changes"),
    "Regulars": (r"Regular", r"Regular|Impact Players"),
    "Prospects": (r"Prospect", r"Prospect"),
    "Fans": (r"\bFans?\b", r"\bFans?\b"),
    "dollars": (r"\$|cash|in hand|tile costs", r"dollar"),
    "Media tokens": (r"Media|token", r"Media"),
    "VP": (r"\bVP\b", r"\bVP\b|Victory Points"),
    "Manager": (r"Manager", r"Manager"),
    "Front Office": (r"Front Office", r"Front Office"),
    "Farm System": (r"Farm System", r"Farm System"),
    "Field": (r"Field", r"Field"),
    "Press Box": (r"Press Box", r"Press Box"),
    "Bleachers": (r"Bleachers", r"Bleachers"),
    "Concessions": (r"Concessions", r"Concessions"),
    "Team Quality": (r"\bTQ\b", r"\bTQ\b|(?<!higher )(?<!lower )Team Quality"),
    "dice": (r"more di[ce]e?|\b[Rr]oll", r"extra di[ce]e?|Roll a die"),
    "rivals": (r"rival|Against", r"[Rr]ival|series against"),
    "wins": (r"\bwins\b", r"\bwins\b"),
    "loans": (r"\bloan", r"\bloan"),
    "Innovation": (r"[Ii]nnovate", r"Innovate"),
    "a Spring Training card": (r"Spring Training card", r"Spring Training card"),
    "a trade": (r"trade", r"trade"),
    "the Star Player Pool": (r"Star Player Pool", r"Star Player Pool"),
    "tiles and upgrades": (r"tile|upgrade", r"tile|upgrade|Press Box of level 1 or less"),
    "winter cards": (r"Hot Stove card", r"everybody is dealt"),
    "rerolls": (r"reroll", r"reroll"),
}


def test_a_text_speaks_of_what_its_effect_touches() -> None:
    wrong = [
        f"{name}, {thing}: {text!r} but {own!r}"
        for name, (text, own, _) in TOLD.items()
        for thing, (in_text, in_own) in WORDS.items()
        if bool(re.search(in_text, text)) != bool(re.search(in_own, own))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_words_of_a_choice_are_those_of_its_card() -> None:
    for card in cards().season.values():
        for effect in every_effect((*card.primary.do, *card.secondary.do)):
            for choice in getattr(effect, "choices", ()):
                written = {int(number) for number in re.findall(r"\d+", choice.text)}
                assert written | {1} == numbers_of(choice.do) | {1}, choice.text
