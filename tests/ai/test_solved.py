"""Monster League solved: against a tree of the real rules, against itself, and what is kept of it in files."""

from collections.abc import Callable
from typing import Any

import pytest

from build_scripts import solve_monsters
from lordsball.ai.monster_league import keeping, tables
from lordsball.ai.monster_league.bench import tried_out
from lordsball.ai.monster_league.expectancy import is_exact, win_expectancy, worths
from lordsball.ai.monster_league.expert import Expert
from lordsball.ai.monster_league.solving import solving_pairing
from lordsball.ai.monster_league.tables import Unsolvable
from lordsball.ai.slices import done
from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action
from lordsball.games.monster_league.rules import STAY
from lordsball.games.monster_league.state import MonsterLeague
from tests.ai.test_monster_league import whole_game
from tests.games.monster_league.positions import CANDY, SHIPPED, TEAMS, cards_where, position

KEPT = 2e-5
"""How far off a table in a file may be, and a little more."""
SHORT = (
    ("rules.yaml", "innings: 3", "innings: 1"), ("rules.yaml", "outs: 3", "outs: 2"),
    ("rules.yaml", "tokens: 2", "tokens: 1"), ("rules.yaml", "ties_stand: false", "ties_stand: true"),
)
OWN = """
  - id: bunt
    name: Bunt
    for: batter
    when: before
    text: "He bunts."
    rules: "He bunts, and runners move up."
    do: [{turn: {home_run: single, triple: out}}, {runners: move_up}]
  - id: stretch
    name: Stretch
    for: batter
    when: after
    text: "He runs."
    rules: "He tries for another base."
    needs: [{score: behind}]
    do: [{coin: {heads: [{shift: 1}], tails: [{result: out}]}}]
"""
RICH = (
    ("abilities.yaml", "    do:\n      - respin: worse", "    needs: [{runners: any}]\n    do:\n      - respin: worse\n"
     "      - runners: double_play"),
    ("abilities.yaml", "          tails: []", "          tails: [{runners: hold}]\n" + OWN),
    ("teams/candy_crushers.yaml", "    portrait: bad_luck_buck", "    ability: bunt\n    portrait: bad_luck_buck"),
    ("teams/candy_crushers.yaml", "    portrait: bone_jones", "    ability: stretch\n    portrait: bone_jones"),
)


class Asked(Exception):
    """Chance was asked for a number below this one."""


class Branching(Chance):
    """Gives the numbers it was told, then asks."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(1)
        self.numbers = list(numbers)

    def below(self, end: int) -> int:
        if not self.numbers:
            raise Asked(end)
        return self.numbers.pop(0)


def chance_of(t: MonsterLeague, known: dict[Any, float]) -> float:
    """The home team's chance, by nothing but the rules: every option, every face, every coin."""
    decision = t.decision
    if decision is None:
        return {t.home: 1.0, 1 - t.home: 0.0, -1: 0.5}[t.leader()]
    plate = t.plate
    key = (
        decision.ask, t.outs, tuple(t.bases), tuple(t.runs), tuple(t.next_batter), tuple(t.active), tuple(t.tokens),
        tuple(t.gone), t.result, (plate.stance, plate.runners, plate.bullpen_was_empty) if plate else None,
    )
    if key not in known:
        best: Callable[..., float] = max if decision.seat == t.home else min
        known[key] = best(after(t, option, (), known) for option in decision.options)
    return known[key]


def after(t: MonsterLeague, option: Action, numbers: tuple[int, ...], known: dict[Any, float]) -> float:
    """The mean over everything that chance may say to an option, beginning with these numbers."""
    new = t.copy()
    new.chance = Branching(numbers)
    try:
        new.apply(option)
    except Asked as asked:
        end = asked.args[0]
        if end != 20:
            return sum(after(t, option, (*numbers, number), known) for number in range(end)) / end
        batter = t.batter(t.batting, t.next_batter[t.batting])
        faces = list(zip(batter.under(False), batter.under(True), strict=True))  # alike ones need one try
        return sum(
            faces.count(alike) / 20 * after(t, option, (*numbers, faces.index(alike)), known)
            for alike in sorted(set(faces))
        )
    return chance_of(new, known)


@pytest.mark.parametrize("changes", [SHORT, (*SHORT, *RICH)], ids=["rulebook", "conditions and batters"])
def test_a_short_game_is_worth_what_a_tree_of_the_rules_says(
    changes: tuple[tuple[str, str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last turn of the home team: within a few at-bats it has won, or not."""
    cards = cards_where(*changes)
    pairing = tables.pairing(cards, *TEAMS)
    monkeypatch.setitem(tables._KEPT, pairing.fingerprint, done(solving_pairing(pairing)))
    compared = 0
    for behind, pitcher, gone, batter in ((1, 0, (), 0), (2, 1, (), 2), (1, 1, (0,), 3), (0, 0, (0, 1), 1)):
        t = position((), "tired_pitcher", batting=CANDY, batter=batter, runs=(behind, 0), pitcher=pitcher, gone=gone,
                     tokens=1, cards=cards)
        t.tell = None
        t.begin()
        known: dict[Any, float] = {}
        tree = chance_of(t, known)
        assert is_exact(t)
        assert win_expectancy(t)[CANDY] == pytest.approx(tree, abs=1e-6)
        compared += len(known)
    assert compared > 200


def test_every_chance_is_the_mean_of_what_follows_it_and_both_add_up_to_1() -> None:
    """On the shipped table, through the rules: over faces, coins and the end of a half-inning."""
    looked = 0

    def watch(t: MonsterLeague, action: Action) -> None:
        nonlocal looked
        decision = t.decision
        assert decision is not None
        shares = win_expectancy(t.view(decision.seat))
        assert sum(shares) == pytest.approx(1, abs=1e-12)
        looked += 1
        if looked % 9 or decision.ask == "coin_toss":
            return
        found = worths(t.view(decision.seat))
        assert list(found) == list(decision.options)
        assert shares[decision.seat] == pytest.approx(max(found.values()), abs=1e-12)
        for option in decision.options:
            assert found[option] == pytest.approx(mean_after(t, option, ()), abs=KEPT)

    def mean_after(t: MonsterLeague, option: Action, numbers: tuple[int, ...]) -> float:
        new, seat = t.copy(), t.decision.seat if t.decision else 0
        new.chance = Branching(numbers)
        try:
            new.apply(option)
        except Asked as asked:
            end = asked.args[0]
            return sum(mean_after(t, option, (*numbers, number)) for number in range(end)) / end
        return win_expectancy(new)[seat]

    for seed in range(2):
        whole_game(seed, [Expert(1), Expert(2)], watch)
    assert looked > 60


def test_what_is_kept_is_what_was_found_and_damage_is_noticed() -> None:
    pairing = tables.pairing(cards_where(*SHORT), *TEAMS)
    table = done(tables.estimating(pairing))
    data = keeping.packed(table)
    again = keeping.unpacked(data, pairing)
    assert all(keeping.same(*halves) for halves in zip(table.halves, again.halves, strict=True))
    assert keeping.packed(again) == data
    other = tables.pairing(SHIPPED, *TEAMS)
    strange = data.replace(b'"format":2', b'"format":3')
    misread = data.replace(b",true,", b",false,", 1)  # the head is as much under the checksum as what follows
    damaged = [data[:-9], data[:-9] + bytes(9), strange, misread, b"", b"{}\n", b"[1]\n" + data]
    assert data not in damaged
    for wrong, found in [(data, other), *((each, pairing) for each in damaged)]:
        with pytest.raises(ValueError):
            keeping.unpacked(wrong, found)


def test_edited_cards_are_worked_out_and_kept_as_closely_as_files_are() -> None:
    cards = cards_where(*SHORT)
    pairing = tables.pairing(cards, *TEAMS)
    assert done(tables.solving(cards, TEAMS)) == pairing.fingerprint
    kept, exact = keeping.find(pairing), done(solving_pairing(pairing))
    assert kept is not None
    for half, whole in zip(kept.halves, exact.halves, strict=True):
        for pair, starts in whole.items():
            assert half[pair].at(0) == pytest.approx(starts.at(0), abs=KEPT)


def test_a_damaged_file_is_passed_over_and_worked_out_again() -> None:
    cards = cards_where(*SHORT)
    pairing = tables.pairing(cards, *TEAMS)
    file = keeping.keep(done(tables.estimating(pairing)), keeping.kept())
    assert keeping.find(pairing) is not None
    file.write_bytes(file.read_bytes()[:-5])
    assert keeping.find(pairing) is None


def test_the_shipped_tables_fit_the_shipped_cards() -> None:
    """After a change of cards, rules or solver: .venv/bin/python build_scripts/solve_monsters.py"""
    assert solve_monsters.missing() == []
    names = {file.stem for file in solve_monsters.FOLDER.iterdir()}
    assert names == solve_monsters.pairings().keys()


def test_names_and_pictures_need_no_new_table() -> None:
    renamed = cards_where(("teams/candy_crushers.yaml", "name: Corn Cobb", "name: Corny Cobb"))
    changed = cards_where(("teams/candy_crushers.yaml", "out: 25, single: 50", "out: 30, single: 45"))
    shipped, same, other = (tables.pairing(cards, *TEAMS).fingerprint for cards in (SHIPPED, renamed, changed))
    assert shipped == same != other


def test_what_no_table_holds_is_said_in_a_sentence_and_tried_out() -> None:
    t = position((), "tired_pitcher", tokens=2)
    t.tell = None
    t.tokens = [1, 1, 2, 1]  # as after an edit of the tokens in the middle of a game
    t.begin()
    with pytest.raises(Unsolvable, match=r"has 1 token, but these cards deal 2"):
        worths(t)
    assert t.decision is not None
    found = tried_out(t, 1)
    assert {worth.action for worth in found.worths} == set(t.decision.options)
    assert 0 < found.margin < 0.2
    assert Expert(1).choose(t.decision, lambda: t) == STAY
