"""One bad file for each check of the cards, with its line and what was expected."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from lordsball.content.problems import Problems
from lordsball.games.wild_cards.cards import changes, load, load_texts
from lordsball.games.wild_cards.game import GAME, default_options
from tests.games.wild_cards.positions import FOLDER, SHIPPED

STARS, DOGS, RULES = "teams/all_stars.yaml", "teams/underdogs.yaml", "rules.yaml"


def edited(path: str, old: str, new: str) -> Mapping[str, str]:
    assert old in SHIPPED.texts[path], old
    return {**SHIPPED.texts, path: SHIPPED.texts[path].replace(old, new, 1)}


def line_of(path: str, text: str) -> int:
    return SHIPPED.texts[path][: SHIPPED.texts[path].index(text)].count("\n") + 1


BAD = [
    (RULES, "strikes: 3", "strikes: 0", "strikes", "found 0, expected a whole number from 1 to 9"),
    (RULES, "hand: 5", "hnad: 5", "hand: 5", "did you mean 'hand'?"),
    (STARS, "bat: 6", "bat: 7", "bat: 6", "found 7, expected a whole number from 0 to 6"),
    (STARS, "stars: 5", "stars: 6", "stars: 5", "found 6, expected a whole number from 1 to 5"),
    (STARS, "do: [{gain: 1}]", "do: [{gian: 1}]", "do: [{gain: 1}]", "found the unknown verb 'gian'"),
    (STARS, "do: [{gain: 1}]", "do: [{gain: 9}]", "do: [{gain: 1}]", "found 9, expected a whole number from 1 to 3"),
    (STARS, "do: [{add: 2}]", "do: [{add: 0}]", "do: [{add: 2}]", "found 0, expected a number that changes something"),
    (STARS, "on: hit", "on: lunch", "on: hit", "found 'lunch', expected flipped, strike"),
    (STARS, "when: [hit]", "when: [lunch]", "when: [hit]", "found 'lunch', expected reveal, pitch"),
    (STARS, "in: [at_bat]", "in: [dugout]", "in: [at_bat]", "found 'dugout', expected mound, outfield"),
    (STARS, "in: [at_bat]", "in: [weather]", '- text: "At Bat, gain 1', "found weather for a Player"),
    (STARS, "when: [hit], pay: 2", "when: [bat], pay: 2", '- text: "At Bat, pay 2', "expected only the windows hit"),
    (STARS, "when: [their_special]", "when: [bat]", '- text: "Answer a Special', "only the window their_special"),
    (STARS, "quick: true\n    when: [bat]", "quick: true\n    when: [reveal]",
     '- text: "Add 2 to your swing."', "found add in reveal"),
    (STARS, "always: {bat: 1, for: ours}", "always: {for: ours}", '- text: "While he is on base', "changes nothing"),
    (STARS, "        on: hit\n", "        on: hit\n        always: {}\n", '- text: "At Bat, gain 1', "exactly one"),
    (STARS, "        on: hit\n", "", '- text: "At Bat, gain 1', "found none of use, always and on"),
    (STARS, "        do: [{gain: 1}]\n", "", '- text: "At Bat, gain 1', "found no do, expected at least one effect"),
    (STARS, "always: {bat: 1, for: ours}\n        in: [bases]", "always: {bat: 1, for: ours}\n        do: [{gain: 1}]",
     '- text: "While he is on base', "found do beside always"),
    (STARS, "always: {catch: 1, for: ours}", "always: {catch: 1}", '- text: "Your Outfielders', "a modifier for self"),
    (STARS, "id: as_p02", "id: as_p01", "id: as_p02", "found the id 'as_p01' again"),
    (DOGS, "id: ud_p02", "id: as_p01", "id: ud_p02", "found the id 'as_p01' again"),
    (DOGS, "id: underdogs", "id: all_stars", "id: underdogs", "again"),
    (STARS, "name: Grandstand Gloria", "name: Slam Dunkirk", "name: Grandstand Gloria", "expected a name of its own"),
    (STARS, "short: Gloria", "short: Dunkirk", "short: Gloria", "expected a name of its own"),
    (STARS, "use: {when: [pitch, bat, catch], pay: 2}", "on: hit", "- name: Reroll", "expected use without in"),
    (STARS, 'quip: "Signs the ball before he hits it, so the finder knows."', f'quip: "{"x" * 130}"',
     'quip: "Signs', "120 characters long"),
    (STARS, "do: [{gain: 1}]", "do: [{shadow: this}]", '- text: "At Bat, gain 1', "found shadow: this At Bat"),
    (DOGS, "needs: [{score: behind}]", "needs: [{score: sad}]", "needs: [{score: behind}]", "behind, tied or ahead"),
    (DOGS, "needs: [{score: behind}]", "needs: [{weather_is: snow}]", "needs: [{score: behind}]", "no Special 'snow'"),
    (DOGS, "        in: [special]\n", "        in: [mound]\n", '- text: "Once a turn after your p', "for a Special"),
]


@pytest.mark.parametrize(("path", "old", "new", "at", "says"), BAD, ids=range(len(BAD)))
def test_a_mistake_is_named_with_its_line(path: str, old: str, new: str, at: str, says: str) -> None:
    with pytest.raises(Problems) as refused:
        load_texts(edited(path, old, new), "cards")
    where = f"cards/{path}:{line_of(path, at)}:"
    told = [str(problem) for problem in refused.value.errors]
    assert any(message.startswith(where) and says in message for message in told), told


def test_a_deck_has_fourteen_players_and_ten_specials() -> None:
    text = SHIPPED.texts[STARS]
    last = text.index("  - id: as_s10")
    with pytest.raises(Problems, match="found a list of 9, expected a list of exactly 10 specials"):
        load_texts({**SHIPPED.texts, STARS: text[:last]})
    first, second = text.index("  - id: as_p01"), text.index("  - id: as_p02")
    with pytest.raises(Problems, match="found a list of 13, expected a list of exactly 14 players"):
        load_texts({**SHIPPED.texts, STARS: text[:first] + text[second:]})


def test_one_team_is_not_enough() -> None:
    with pytest.raises(Problems, match="found 1 team file, expected at least 2"):
        load_texts({RULES: SHIPPED.texts[RULES], STARS: SHIPPED.texts[STARS]})


def test_a_tag_nobody_has_is_a_warning() -> None:
    cards = load_texts(edited(DOGS, "needs: [{score: behind}]", "needs: [{facing: slugge}]"))
    (warning,) = cards.warnings
    assert "found the tag 'slugge' that no Player has (did you mean 'slugger'?)" in str(warning)


def test_missing_pictures_are_warnings() -> None:
    """A line for each team's emblem, Players and Specials, with the first of them and how many more."""
    told = [problem.text for problem in load([FOLDER], sprites=set()).warnings]
    teams = len(SHIPPED.teams)
    assert len(told) == 3 * teams
    assert sum("and 13 more, stand-ins will be drawn" in line for line in told) == teams
    assert sum("and 9 more, stand-ins will be drawn" in line for line in told) == teams


def test_one_more_deck_is_only_a_file_and_can_be_played() -> None:
    text = SHIPPED.texts[DOGS].replace("ud_", "zz_").replace("id: underdogs", "id: zebras")
    cards = load_texts({**SHIPPED.texts, "teams/zebras.yaml": text})
    assert [team.id for team in cards.teams] == [*(team.id for team in SHIPPED.teams), "zebras"]
    assert default_options(cards)["teams"] == ["all_stars", "underdogs"]
    position = GAME.new(cards, {"teams": ["zebras", "underdogs"]}, 1)
    while position.decision is not None:
        position.apply(position.decision.options[-1])


def test_a_deck_dropped_into_a_folder_is_offered_beside_the_shipped_ones(tmp_path: Path) -> None:
    folder = tmp_path / "wild_cards" / "teams"
    folder.mkdir(parents=True)
    text = SHIPPED.texts[DOGS].replace("ud_", "zz_").replace("id: underdogs", "id: zebras")
    (folder / "zebras.yaml").write_text(text.replace("The Underdogs", "The Zebras"), "utf-8")
    cards = GAME.load_cards([FOLDER.parent, tmp_path])
    names = [side.name for side in GAME.sides_of(cards, {})]
    assert names == [*(side.name for side in GAME.sides_of(SHIPPED, {})), "The Zebras"]
    assert names[:2] == ["The All-Stars", "The Underdogs"]
    options = {**default_options(cards), **GAME.options_of(cards, ["zebras", "all_stars"], {})}
    position = GAME.new(cards, options, 1)
    while position.decision is not None:
        position.apply(position.decision.options[0])
    assert position.team_ids == ("zebras", "all_stars")  # type: ignore[attr-defined]
    (folder / "zebras.yaml").write_text("id: zebras\n", "utf-8")
    with pytest.raises(Problems, match="zebras.yaml"):
        GAME.load_cards([FOLDER.parent, tmp_path])


def test_what_changed_is_told_by_the_cards_names() -> None:
    other = load_texts(edited(STARS, "bat: 6", "bat: 5"))
    assert changes(SHIPPED, other) == ["Slam Dunkirk: bat 6 → 5"]
    assert other.fingerprint != SHIPPED.fingerprint


@pytest.mark.parametrize("teams", [None, ["all_stars"], ["all_stars", "all_stars"], ["all_stars", "nobody"]])
def test_teams_that_cannot_play_each_other_are_refused(teams: object) -> None:
    with pytest.raises(ValueError, match="all_stars"):
        GAME.new(SHIPPED, {"teams": teams}, 1)
