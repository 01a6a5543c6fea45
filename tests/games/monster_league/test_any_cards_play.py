"""Whatever cards the loader accepts can be played to the end: no mistake is left for the middle of a game."""

import json
import random
from typing import Any

import pytest

from lordsball.content.problems import Problems
from lordsball.games.monster_league.cards import RESULTS, Catalog, load_texts
from lordsball.games.monster_league.game import GAME
from tests.games.monster_league.card_texts import ABILITIES, CANDY, GRAVEYARD, RULES, texts


def played_to_the_end(cards: Catalog, chance: random.Random, seed: int) -> int:
    """A game between random players; how many decisions it took."""
    position = GAME.new(cards, GAME.default_options(cards), seed)
    decisions = 0
    while position.decision is not None:
        position.apply(chance.choice(position.decision.options))
        decisions += 1
        assert decisions < 200_000
    return decisions


def any_odds(chance: random.Random) -> dict[str, int]:
    """Any odds of a batter who is neither hopeless nor endless: at least one out in five, at least one hit in five."""
    cuts = sorted(chance.randint(4, 16) for _ in range(4))
    faces = [cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], cuts[3] - cuts[2], 20 - cuts[3]]
    return {name: 5 * count for name, count in zip(RESULTS, faces, strict=True)}


def any_verb(chance: random.Random, with_coin: bool = True) -> dict[str, Any]:
    """Any effect an ability can have."""
    match chance.randrange(6 if with_coin else 5):
        case 0:
            return {"respin": chance.choice(["worse", "better", "new"])}
        case 1:
            return {"result": chance.choice(RESULTS)}
        case 2:
            return {"shift": chance.choice([-4, -3, -2, -1, 1, 2, 3, 4])}
        case 3:
            return {"runners": chance.choice(["hold", "extra", "move_up", "double_play"])}
        case 4:
            return {"turn": {"single": chance.choice(["out", "double"]), "home_run": "triple"}}
        case _:
            sides = [[any_verb(chance, False) for _ in range(chance.randint(0, 4))] for _ in range(2)]
            return {"coin": {"heads": sides[0] or [{"result": "out"}], "tails": sides[1]}}


def any_needs(chance: random.Random) -> list[dict[str, Any]]:
    """Conditions an ability can have before the spin, or none."""
    runners = {"runners": chance.choice(["none", "any", "scoring_position", "full"])}
    others = ({"outs": [0, 2]}, {"inning": "last"}, {"score": "behind"}, runners)
    return [need for need in others if chance.random() < 0.2]


def any_abilities_of_batters(chance: random.Random) -> list[dict[str, Any]]:
    """A stance and something to try, for two batters."""
    stance = [{"turn": {"single": "out", "double": "home_run"}}, {"runners": chance.choice(["extra", "move_up"])}]
    words = {"text": "-", "rules": "-", "for": "batter"}
    return [
        {"id": "a", "name": "a", **words, "when": "before", "needs": any_needs(chance), "do": stance},
        {"id": "b", "name": "b", **words, "when": "after", "needs": any_needs(chance), "do": [any_verb(chance)]},
    ]


def any_cards(chance: random.Random) -> dict[str, str]:
    """The shipped cards with other numbers everywhere."""
    made = texts()
    for path in (GRAVEYARD, CANDY):
        lines = made[path].split("\n")
        made[path] = "\n".join(
            f"    odds: {json.dumps(any_odds(chance))}" if "odds: {" in line else line for line in lines
        )
    ids = ("double_trouble", "heads_youre_out")
    cards = [
        {"id": id, "name": id, "text": "-", "rules": "-", "do": [any_verb(chance) for _ in range(chance.randint(1, 4))]}
        for id in ids
    ]
    for card in cards:
        card.update(price=chance.randint(1, 2), needs=any_needs(chance))
    made[ABILITIES] = json.dumps({"abilities": cards + any_abilities_of_batters(chance)})  # JSON is YAML
    for name, ability in (("jack_o_slugger", "a"), ("bad_luck_buck", "a"), ("grave_dave", "b"), ("corn_cobb", "b")):
        for path in (GRAVEYARD, CANDY):
            made[path] = made[path].replace(f"portrait: {name}", f"portrait: {name}\n    ability: {ability}")
    rules = {"innings": chance.randint(1, 9), "outs": chance.randint(1, 9), "tokens": chance.randint(1, 9)}
    house = {"tokenless_pitcher_may_stay": chance.random() < 0.5, "ties_stand": chance.random() < 0.2}
    made[RULES] = json.dumps({**rules, "house_rules": house})
    return made


def test_any_numbers_and_any_abilities_play() -> None:
    chance = random.Random(1876)
    for seed in range(100):
        cards = load_texts(any_cards(chance))
        assert played_to_the_end(cards, chance, seed) > 5


@pytest.mark.parametrize("out", [5, 95])
def test_the_fewest_and_the_most_outs_that_are_allowed_still_end(out: int) -> None:
    made = texts()
    for path in (GRAVEYARD, CANDY):
        odds = json.dumps({"out": out, "single": 0, "double": 0, "triple": 0, "home_run": 100 - out})
        made[path] = "\n".join(f"    odds: {odds}" if "odds: {" in line else line for line in made[path].split("\n"))
    chance = random.Random(out)
    assert all(played_to_the_end(load_texts(made), chance, seed) for seed in range(3))


def test_shipped_cards_with_a_word_changed_play_or_are_refused() -> None:
    chance = random.Random(1881)
    played = 0
    for seed in range(60):
        made = texts()
        path = chance.choice(sorted(made))
        words = made[path].split(" ")
        words[chance.randrange(len(words))] = chance.choice(["5", "true", "out", "worse", "[]", "no", ""])
        made[path] = " ".join(words)
        try:
            cards = load_texts(made)
        except Problems:
            continue
        played += played_to_the_end(cards, chance, seed) > 5
    assert played > 5
