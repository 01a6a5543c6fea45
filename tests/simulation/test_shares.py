"""A comparison in shares: the same games as `compare` plays, however they are split up, and honest intervals."""

from dataclasses import replace

import pytest

from lordsball import games, paths
from lordsball.simulation.batch import Plan
from lordsball.simulation.compare import compare
from lordsball.simulation.paired import Version
from lordsball.simulation.shares import A, B, Moved, Share, Table, Trial, playing, working_out

GAME = games.game("monster_league")
CARDS = GAME.load_cards([paths.cards()])
TEAMS = tuple(side.key for side in GAME.sides_of(CARDS, {}))[:2]
LEVELS = ("rookie", "rookie")


def better(cards, id):
    """The same cards, but this batter hits hardly anything but home runs."""
    texts = dict(cards.texts)
    path, text = next((path, text) for path, text in texts.items() if f"id: {id}" in text)
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if f"id: {id}" in line)
    odds = next(n for n in range(at, len(lines)) if "odds:" in lines[n])
    indent = lines[odds][: lines[odds].index("odds:")]
    lines[odds] = f"{indent}odds: {{out: 10, single: 0, double: 0, triple: 0, home_run: 90}}"
    texts[path] = "\n".join(lines) + "\n"
    return GAME.load_texts(texts)


def version(cards):
    plan = Plan("monster_league", tuple(sorted(cards.texts.items())), GAME.options_of(cards, TEAMS, {}), LEVELS, 7)
    return Version(plan, TEAMS, lambda table: GAME.options_of(cards, table, {}))


def tables(*versions):
    return tuple([Table(plan, seat) for plan, seat in each.plans()] for each in versions)


def run(generator):
    slices = 0
    while True:
        try:
            next(generator)
        except StopIteration as end:
            return end.value, slices
        slices += 1


OLD, NEW = version(CARDS), version(better(CARDS, "howlin_hal"))


def test_a_share_is_what_compare_plays():
    share, slices = run(playing("monster_league", tables(OLD, NEW), 0, 6))
    found = compare(OLD._replace(plan=replace(OLD.plan, notes=False)), NEW, range(6), until=0.0)
    assert slices == 6 * 2 * 2, "a slice is one game"
    assert [sum(each) for each in zip(*share.points, strict=True)] == pytest.approx(found.won)
    assert share.decisions == found.decisions
    assert share.games == [12, 12]


def test_shares_join_to_the_same_however_they_are_split():
    whole, _ = run(playing("monster_league", tables(OLD, NEW), 0, 5))
    joined = Share()
    for first, count in ((0, 2), (2, 1), (3, 2)):
        joined.add(run(playing("monster_league", tables(OLD, NEW), first, count))[0])
    assert joined == whole


def test_each_card_is_credited_with_the_runs_it_brought():
    share, _ = run(playing("monster_league", tables(OLD, NEW), 0, 8))
    runs = sum(score * count for score, count in share.scores[B].items()) - sum(
        score * count for score, count in share.scores[A].items()
    )
    team = CARDS.team(TEAMS[0])
    batters = sum(share.brought[batter.id].total for batter in team.batters if batter.id in share.brought)
    assert batters == runs, "batters bring all runs of their team"
    best = max(share.brought, key=lambda key: share.brought_by(key).mean)
    assert best == "howlin_hal"
    assert share.brought_by(best).games == share.games[B]
    assert set(share.things) >= set(share.came) and share.things[best] == ("Batter", "Howlin' Hal")


def test_nothing_changed_is_no_difference_for_any_card():
    share, _ = run(playing("monster_league", tables(OLD, OLD), 0, 4))
    assert all(before == after for before, after in share.points)
    assert all(moved.total == moved.squares == 0 for moved in share.brought.values())


def test_a_trial_stops_where_it_knows():
    trial = Trial(400)
    trial.add(Share(points=[(0.0, 0.5), (0.5, 0.5)] * 10))
    assert not trial.over
    trial.add(Share(points=[(0.0, 0.5), (0.5, 0.5)] * 150))
    assert trial.settled and trial.over and trial.confidence.interval[0] > 0
    assert trial.confidence.count < len(trial.sums.points), "what was played beyond that does not count"


def test_an_interval_of_few_games_is_wide():
    few, many = Moved(3, 0.0, 0.0), Moved(300, 0.0, 0.0)
    assert few.interval[1] > 0.5 > 0.1 > many.interval[1]
    assert not few.sure and Moved(300, 150.0, 150.0).sure
    assert Moved().interval == (-1.0, 1.0)


def test_what_can_be_worked_out_is(monkeypatch):
    def chance(cards, teams, exact):
        yield 1
        return (0.7 if cards.fingerprint != CARDS.fingerprint else 0.5) + exact / 10

    monkeypatch.setattr("lordsball.simulation.shares.chance_in", lambda game: chance)
    sides = tuple((each.plan.texts, TEAMS) for each in (OLD, NEW))
    assert run(working_out("monster_league", sides, False)) == ((0.5, 0.7), 2)
    assert run(working_out("monster_league", sides, True))[0] == pytest.approx((0.6, 0.8))


def test_a_game_that_cannot_be_worked_out_says_so():
    with pytest.raises(KeyError):
        run(working_out("wild_cards", (((), ("a", "b")), ((), ("a", "b"))), False))
