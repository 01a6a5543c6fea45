"""Simulations of Lords of Baseball: what is counted agrees with the games themselves, and the table is set as asked."""

import json
from collections import Counter

import pytest

from lordsball import games as shelf
from lordsball.ai.player import PLAYERS
from lordsball.cli import main
from lordsball.engine.chance import scatter
from lordsball.games.lords.events import Built, EventResolved, HotStoveCardUsed, LoanTaken, SpringCardUsed
from lordsball.games.lords.state import SOURCES, Lords
from lordsball.games.lords.tally import LordsTally
from lordsball.simulation.batch import Plan, play_batch
from tests.games.lords.shipped import cards

LEVELS = ("regular", "random", "random")


def plan(years: str = "3", levels: tuple[str, ...] = LEVELS) -> Plan:
    texts = tuple(sorted(cards().texts.items()))
    options = shelf.game("lords").options(cards(), len(levels), {"years": years})
    return Plan("lords", texts, options, levels, 5)


def played(number: int, heard: list[object]) -> Lords:
    """A game of the plan, played apart from it; `heard` gets every event."""
    p = plan()
    seed = p.seed_of(number)
    t = shelf.game("lords").new(cards(), p.options, seed)
    assert isinstance(t, Lords)
    t.tell = lambda told: heard.append(told.event)
    players = [PLAYERS["lords"][level](scatter(seed, seat + 1)) for seat, level in enumerate(LEVELS)]
    while (decision := t.decision) is not None:
        if len(decision.options) == 1:
            t.apply(decision.options[0])  # as a simulation does
            continue
        t.apply(players[decision.seat].choose(decision, lambda t=t, seat=decision.seat: t.view(seat)))
    return t


def test_what_is_counted_is_what_was_told_and_what_is_left_at_the_end() -> None:
    heard: list[object] = []
    ends = [played(number, heard) for number in range(4)]
    report = play_batch(plan(), 0, 4).tally.report()
    owners = [o for t in ends for o in t.owners]
    means = {source: sum(o.vp_from[i] for o in owners) / len(owners) for i, source in enumerate(SOURCES)}
    assert report["vp_by_source"] == pytest.approx(means)
    assert sum(means.values()) == pytest.approx(sum(o.vp for o in owners) / len(owners))
    assert report["loans"] == sum(e.loans for e in heard if isinstance(e, LoanTaken)) / len(owners)
    uses = report["uses"]
    springs = Counter(e.card for e in heard if isinstance(e, SpringCardUsed))
    assert {card: count for card, count in uses["spring"].items() if count} == springs
    winters = Counter(e.card for e in heard if isinstance(e, HotStoveCardUsed))
    assert {card: count for card, count in uses["hot_stove"].items() if count} == winters
    events = Counter(e.card for e in heard if isinstance(e, EventResolved))
    assert {card: count for card, count in uses["event"].items() if count} == events
    assert sum(uses["tile"].values()) == sum(isinstance(e, Built) for e in heard)
    assert sum(uses["spring_option"].values()) == springs.total()
    assert sum(uses["hot_stove_option"].values()) == winters.total()


def test_the_years_are_means_of_what_the_books_say() -> None:
    ends = [played(number, []) for number in range(4)]
    report = play_batch(plan(), 0, 4).tally.report()
    for year, row in enumerate(report["years"]):
        books = [o.years[year] for t in ends for o in t.owners]
        wins, income, payroll, cash, tq, npt_tq, vp, pennants, titles, _ = (sum(c) for c in zip(*books, strict=True))
        assert row["year"] == year + 1
        assert (row["wins"], row["income"], row["payroll"]) == (wins / 12, income / 12, payroll / 12)
        assert (row["cash"], row["tq"], row["vp"]) == (cash / 12, tq / 12, vp / 12)
        assert row["npt_tq"] == npt_tq / 3 / (4 * 5)  # written down by each of three owners, of five teams
        assert (row["pennants"], row["titles"]) == (pennants / 4, titles / 4)
        assert 0 <= row["titles"] <= row["pennants"] <= 1


def test_shares_add_up() -> None:
    sums = play_batch(plan(), 0, 6)
    report = sums.tally.report()
    assert sum(report["win_bands"].values()) == pytest.approx(1)
    assert sum(row["drawn"] for row in report["franchises"]) == 6 * 3
    assert sum(row["won"] for row in report["franchises"]) == sum(sums.wins)


def test_parts_counted_apart_come_to_the_same() -> None:
    whole = play_batch(plan(), 0, 6).tally
    for cut in (0, 1, 4, 6):
        joined = LordsTally()
        for first, count in ((0, cut), (cut, 6 - cut)):
            joined.merge(play_batch(plan(), first, count).tally)
        assert joined.report() == whole.report()


def test_no_games_are_no_numbers() -> None:
    report = LordsTally().report()
    assert report["years"] == []
    assert report["loans"] is None


def simulate(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["simulate", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_table_is_set_as_asked(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "regular,random,random,random,random"
    words = ("lords", "--owners", "5", "--years", "5", "--games", "2", "--seed", "3", "--seats", seats, "--json")
    code, out, _ = simulate(capsys, *words)
    found = json.loads(out)
    assert code == 0
    assert [seat["player"] for seat in found["seats"]] == seats.split(",")
    assert [row["year"] for row in found["stats"]["years"]] == [1, 2, 3, 4, 5]
    assert set(found["stats"]) == {
        "years", "vp_by_source", "loans", "ruled_out", "win_bands", "franchises", "uses",
    }
    assert simulate(capsys, *words)[1].split('"digest"')[1] == out.split('"digest"')[1]


def test_leagues_differ_in_nothing_but_the_games_they_play(capsys: pytest.CaptureFixture[str]) -> None:
    leagues = list(cards().leagues)
    digests = {
        json.loads(simulate(capsys, "lords", "--league", league, "--games", "1", "--seats", "random", "--json")[1])[
            "digest"
        ]
        for league in leagues
    }
    assert len(digests) == len(leagues) == 3


def test_four_veterans_sit_down_where_nobody_says(capsys: pytest.CaptureFixture[str]) -> None:
    _, page, _ = simulate(capsys, "lords", "--games", "1")
    assert page.startswith("Lords of Baseball: 1 game")
    assert page.count("Veteran") == 4
    assert "Uses, tile:" in page
    assert max(map(len, page.splitlines())) <= 120


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lords", "--owners", "3", "--seats", "random"), "--seats: found 1, expected 3 names as --owners says."),
        (("lords", "--owners", "9"), "--seats: found 9, expected 1 to 8 names separated by commas."),
        (("lords", "--years", "4"), "found 4 years, expected one of 3, 5, 7."),
        (("lords", "--years", "many"), "found 'many' years, expected one of 3, 5, 7."),
        (("lords", "--league", "moon"), "found the league 'moon', expected one of "),
        (("monster_league", "--years", "3"), "--years: there is no such choice in monster_league."),
        (("monster_league", "--owners", "3"), "--seats: found 3, expected 2 names separated by commas."),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = simulate(capsys, *words, "--games", "1")
    assert (code, out) == (2, "")
    assert err.startswith(f"lordsball: {sentence}")
