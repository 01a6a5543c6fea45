"""What the book adds up to, recounted from the replays of a few dozen games."""

from collections import Counter
from pathlib import Path

import pytest

from lordsball.games.lords.state import Lords
from lordsball.games.monster_league.events import AtBatOver
from lordsball.match.kept_cards import KeptCards
from lordsball.match.replay import Replay, open_replay
from lordsball.match.seats import Seat
from lordsball.records import figures
from lordsball.records.book import Book
from lordsball.records.gathering import Gathering
from tests.records.scripted import PEOPLE, kept, played

WITH = (PEOPLE, (Seat("Ann"), Seat("Rex", "random")), (Seat("Rex", "random"), Seat("Ann")))


class Season:
    """Games of one kind in a book, and the replays that the book keeps."""

    def __init__(self, data: Path, key: str, games: int) -> None:
        self.book = Book(data)
        for seed in range(games):
            kept(data, played(key, seed, WITH[seed % 3], seed))
        assert Gathering(data, self.book).gather().entered == games
        self.games = self.book.games()
        packs = KeptCards(data / "packs")
        self.replays: list[Replay] = []
        for entry in self.games:
            replay = open_replay(self.book.kept(entry.key), packs)
            replay.go(replay.length)
            self.replays.append(replay)


@pytest.fixture(scope="module", params=[("monster_league", 18), ("wild_cards", 12), ("lords", 8)], ids=lambda p: p[0])
def season(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Season:
    return Season(tmp_path_factory.mktemp(request.param[0]), *request.param)


def test_wins_and_scores_are_those_of_the_replays(season: Season) -> None:
    wins = Counter[str]()
    for entry, replay in zip(season.games, season.replays, strict=True):
        winners = replay.game.winners(replay.position)
        assert replay.game.score is not None
        assert [sat.score for sat in entry.sides] == [*replay.game.score(replay.position)]
        assert [sat.won for sat in entry.sides] == [seat in winners for seat in range(2)]
        for seat in winners:
            wins[entry.sides[seat].name] += 1 if len(winners) == 1 else 0.5  # type: ignore[assignment]
    for person, played_ in figures.people(season.games):
        assert figures.won(season.games, person) == (wins[person], played_)
    ann = figures.rivals(season.games, "Ann")
    assert sum(rival.won.won for rival in ann) == wins["Ann"]
    assert sum(rival.won.of for rival in ann) == len(season.games)


def test_the_lines_add_up_to_the_replays(season: Season) -> None:
    expected = Counter[tuple[str, str]]()
    for replay in season.replays:
        t = replay.position
        match replay.game.key:
            case "monster_league":
                for event in replay.told():
                    if isinstance(event, AtBatOver):
                        card = t.batter(event.seat, event.batter).id
                        expected[card, "AB"] += 1
                        expected[card, "H"] += event.result > 0
                        expected[card, "HR"] += event.result == 4
                        expected[card, "RBI"] += event.runs
                        expected[card, "TB"] += event.result
            case "wild_cards":
                for card, number in t.numbers.items():
                    expected[card, "played"] += t.plays[number]
                for event in replay.told():
                    if type(event).__name__ == "RunScored":
                        expected[event.card, "runs"] += 1
            case _:
                assert isinstance(t, Lords)
                for owner in t.owners:
                    team = t.team_of(owner.seat).id
                    expected[team, "vp"] += owner.vp
                    expected[team, "titles"] += owner.titles
    kinds = {"monster_league": "batter", "wild_cards": "card", "lords": "club"}
    lines = season.book.lines(kinds[season.games[0].game])
    careers = figures.careers(season.games, lines, lambda entry, sat: True)
    found = Counter({(one.thing, what): int(amount) for one in careers for what, amount in one.counts.items()})
    for key in expected:
        assert found[key] == expected[key], key
    if season.games[0].game != "lords":
        assert +found == +expected


def test_the_line_score_ends_with_the_score(season: Season) -> None:
    for entry in season.games:
        assert len(entry.kept.rows) == len(entry.sides)
        assert all(len(row) == len(entry.kept.columns) for row in entry.kept.rows)
        last = {"monster_league": -2, "wild_cards": -1, "lords": -1}[entry.game]
        assert [row[last] for row in entry.kept.rows] == [sat.score for sat in entry.sides]
        if entry.game == "monster_league":
            assert [sum(runs or 0 for runs in row[:-2]) for row in entry.kept.rows] == [s.score for s in entry.sides]


def test_streaks_and_bests(season: Season) -> None:
    results = [figures.share_of(e, s) == 1 for e in season.games[::-1] if (s := figures.seat_of(e, "Ann"))]
    text = "".join("W" if won else "L" for won in results)
    run = figures.streak(season.games, "Ann")
    assert run.longest == max(map(len, text.split("L")))
    tail = len(text) - len(text.rstrip(text[-1]))
    assert run.now == (tail if text[-1] == "W" else -tail)
    best = max(sat.score or 0 for entry in season.games if (sat := figures.seat_of(entry, "Ann")))
    assert figures.bests(season.games, "Ann")[0].amount == best


def test_the_hall_is_in_the_order_of_points(season: Season) -> None:
    clubs = figures.hall(season.games, season.book.lines())
    if season.games[0].game != "lords":
        assert clubs == []
        return
    assert len(clubs) == 2 * len(season.games)
    assert [club.vp for club in clubs] == sorted((club.vp for club in clubs), reverse=True)
    wins = max(entry[0] for replay in season.replays for owner in replay.position.owners for entry in owner.years)
    records = {record.words: record.amount for record in figures.league_records(season.games, season.book.lines())}
    assert records["Most wins in a year"] == wins
