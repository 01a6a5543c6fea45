"""The page about the cards' vocabulary tells of everything there is, and of nothing else."""

import re
from typing import get_args

from lordsball.games.wild_cards.cards import load_texts
from lordsball.games.wild_cards.names import HappeningName, WindowName, ZoneName
from lordsball.games.wild_cards.needs import NEEDS
from lordsball.games.wild_cards.verbs import VERBS
from tests.games.wild_cards.positions import FOLDER, SHIPPED

PAGE = (FOLDER / "VOCABULARY.md").read_text(encoding="utf-8")
STARS = "teams/all_stars.yaml"


def part(heading: str) -> str:
    return PAGE.split(f"## {heading}")[1].split("\n## ")[0]


def test_every_verb_is_there_in_order() -> None:
    assert re.findall(r"^\| `(\w+):", part("What it does"), re.MULTILINE) == list(VERBS.verbs)


def test_every_condition_is_there_in_order() -> None:
    assert re.findall(r"^\| `(\w+):", part("Conditions"), re.MULTILINE) == list(NEEDS.verbs)


def test_every_window_zone_and_happening_is_there() -> None:
    assert set(re.findall(r"`(\w+)`", part("Windows").split("A card with")[0])) == {*get_args(WindowName), "when"}
    assert set(get_args(HappeningName)) == set(re.findall(r"`(\w+)`", part("What can happen"))) - {"on"}
    assert all(f"`{zone}`" in part("An ability") for zone in get_args(ZoneName))


def test_every_example_can_be_played() -> None:
    verbs = re.findall(r"^\| `(\w+: \w+|\w+: -?\d+)`", part("What it does"), re.MULTILINE)
    needs = re.findall(r"^\| `(\w+: \w+)`", part("Conditions"), re.MULTILINE)
    assert len(verbs) == len(VERBS.verbs)
    window = {"potential": "hit", "cancel": "their_special"}
    for verb in verbs:
        when = window.get(verb.split(":")[0], "bat")
        ability = f'- text: "x"\n        use: {{when: [{when}]}}\n        do: [{{{verb}}}]\n'
        first = SHIPPED.texts[STARS].index('- text: "At Bat, gain 1')
        end = SHIPPED.texts[STARS].index("  - id: as_p02")
        load_texts({**SHIPPED.texts, STARS: SHIPPED.texts[STARS][:first] + ability + SHIPPED.texts[STARS][end:]})
    for need in needs:
        text = SHIPPED.texts[STARS].replace("needs: [{weather: ours}]", f"needs: [{{{need}}}]")
        load_texts({**SHIPPED.texts, STARS: text})


def test_every_verb_and_condition_has_words_of_its_own() -> None:
    text = " ".join(ability.own_words for card in SHIPPED.card.values() for ability in card.abilities)
    assert "None" not in text
    assert "{" not in text
