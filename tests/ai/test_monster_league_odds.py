"""The exact odds that players reckon with, against the rules themselves and against a calculation made apart."""

from collections import Counter
from itertools import product
from unittest.mock import patch

import pytest

from lordsball.ai.monster_league import odds
from lordsball.ai.monster_league.odds import chances, outlook, outlook_in_slices
from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import OUT, RESULTS, Catalog, Play
from lordsball.games.monster_league.events import AtBatOver
from lordsball.games.monster_league.outlook import outcomes
from tests.games.monster_league.positions import LETTERS, SHIPPED, at_bat, cards_where
from tests.simulation.markov import LINE_UP, half_inning

TRICKY = cards_where(
    ("abilities.yaml", "- respin: worse", "- shift: 1\n      - respin: better\n      - shift: -2"),
    ("abilities.yaml", "          tails: []", "          tails: [{respin: new}]"),
)
FACES = tuple(batter.faces for batter in SHIPPED.teams[0].batters)


@pytest.mark.parametrize("cards", [SHIPPED, TRICKY], ids=["shipped", "tricky"])
@pytest.mark.parametrize("pitcher", [0, 1])
@pytest.mark.parametrize("batter", [0, 3])
def test_what_an_ability_makes_of_a_result(cards: Catalog, pitcher: int, batter: int) -> None:
    """Every face and side of the coin is tried through the rules; the shares must be those reckoned."""
    faces = SHIPPED.teams[1].batters[batter].faces
    for result in range(1, len(RESULTS)):
        first = faces.index(result) + 1
        seen: Counter[int] = Counter()
        for coin, face in product((1, 2), range(1, 21)):
            table = at_bat([first], batter=batter, pitcher=pitcher, cards=cards).do("spin")
            ability = table.t.pitcher(1, pitcher).ability
            if not table.ask.endswith("ability"):
                seen[result] += 1
                continue
            table.t.chance.faces = [coin, face] if ability.id == "heads_youre_out" else [face]
            table.do("use")
            seen[table.heard(AtBatOver)[-1].result] += 1
        reckoned = {play.result: p for play, p in outcomes(ability.effects, Play(result), chances(faces)).items()}
        assert {each: count / 40 for each, count in seen.items()} == pytest.approx(reckoned)


@pytest.mark.parametrize("bases", range(8))
@pytest.mark.parametrize("result", range(len(RESULTS)))
def test_runners_move_as_the_rules_move_them(bases: int, result: int) -> None:
    letters = LETTERS[0]
    runners = "".join(letters[base + 1] if bases & 1 << base else "-" for base in range(3))
    face = FACES[0].index(result) + 1
    table = at_bat([face], bases=runners).do("spin")
    if table.ask.endswith("ability"):
        table.do("keep")
    now = sum(1 << base for base, letter in enumerate(table.bases) if letter != "-")
    assert run(Play(result), bases, last_out=False) == (now, table.t.runs[0], result == OUT)


@pytest.mark.parametrize("lead_off", range(4))
def test_the_outlook_of_a_half_inning_is_its_exact_mean(lead_off: int) -> None:
    line = outlook(FACES, 3, second_spins=False)
    assert line.to_come[0][lead_off][0] == pytest.approx(half_inning(lead_off, LINE_UP).runs, abs=1e-5)


def test_second_spins_are_worth_what_the_best_choice_gives() -> None:
    """Spinning again on an Out only is the best choice with the shipped odds: its mean is that of those odds."""
    again = [
        {kind: chance * (odds["out"] if kind == "out" else 1 + odds["out"]) for kind, chance in odds.items()}
        for odds in LINE_UP
    ]
    line = outlook(FACES, 3, second_spins=True)
    assert line.to_come[0][0][0] == pytest.approx(half_inning(0, again).runs, abs=1e-4)
    assert 22 < line.to_come[0][0][0] < 23


def test_an_outlook_worked_out_in_slices_is_the_same_and_at_hand_afterwards() -> None:
    asked = FACES[::-1], 3, True
    with patch.dict(odds._known, clear=True):
        assert len(list(outlook_in_slices(*asked))) > 20
        sliced = outlook(*asked)
        assert not list(outlook_in_slices(*asked))
    with patch.dict(odds._known, clear=True):
        assert outlook(*asked) == sliced
