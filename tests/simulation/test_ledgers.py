"""What is noted of the cards agrees with what the games themselves count."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games as shelf
from lordsball import paths
from lordsball.games import from_folder
from lordsball.games.ledger import Ledger, Thing
from lordsball.simulation.batch import Plan, Sums, play_batch
from lordsball.simulation.fortunes import DRAWN, PLAYED, TIMES, UNPLAYED, Fortunes

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def played(key: str, seats: int, games: int) -> Sums:
    game = shelf.game(key)
    cards = game.load_cards([paths.cards()])
    plan = Plan(key, tuple(sorted(cards.texts.items())), game.options(cards, seats, {}), ("random",) * seats, 3)
    return play_batch(plan, 0, games)


def times(sums: Sums) -> dict[str, int]:
    """How often each thing was played, by all seats."""
    found: dict[str, int] = {}
    for (_, key), counts in sums.fortunes.sums.items():
        found[key] = found.get(key, 0) + counts[TIMES]
    return found


def test_wild_cards_counts_the_plays_that_the_position_counts() -> None:
    sums = played("wild_cards", 2, 6)
    found = times(sums)
    assert {id: count for id, count in sums.tally.played.items() if count} == {k: n for k, n in found.items() if n}


def test_lords_counts_the_uses_that_the_position_counts() -> None:
    sums = played("lords", 3, 3)
    found, uses = times(sums), sums.tally.report()["uses"]
    for kind in ("spring", "hot_stove", "tile"):
        assert {k: n for k, n in uses[kind].items() if n} == {
            key.removeprefix(f"{kind} "): n for key, n in found.items() if key.startswith(f"{kind} ") and n
            and " option " not in key
        }
    assert sum(n for key, n in found.items() if key.startswith("club ")) == 3 * 3


def test_monster_league_counts_every_half_inning_once() -> None:
    sums = played("monster_league", 2, 10)
    leads = sum(n for key, n in times(sums).items() if key.endswith(":lead_off"))
    assert leads == sum(halves for halves, _, _ in sums.tally.halves.values())


@pytest.fixture
def derby() -> Iterator[str]:
    """A game from a folder, on the shelf for this test."""
    with patch.dict(shelf.SHELF), patch.dict(shelf.CARDS_OF):
        from_folder.add(EXAMPLES)
        yield "home_run_derby"


def test_a_plain_game_plays_only_what_was_drawn(derby: str) -> None:
    sums = played(derby, 2, 10)
    assert sums.fortunes.sums
    for counts in sums.fortunes.sums.values():
        assert counts[DRAWN] == counts[UNPLAYED] + counts[PLAYED]


def test_what_never_came_up_is_named() -> None:
    sums = played("monster_league", 2, 1)
    quiet = {thing.key for thing in sums.fortunes.never()}
    assert quiet == {thing.key for thing in sums.fortunes.things} - {key for _, key in sums.fortunes.sums}
    assert "jack_o_slugger" not in quiet


def test_a_card_is_held_against_its_teams_own_rate() -> None:
    fortunes = Fortunes()
    for number in range(40):
        ledger = Ledger()
        if number % 2:
            ledger.draw(0, "a")
            ledger.play(0, "a")
        fortunes.add(ledger, 2, (0,) if number % 4 else (1,))
    fortunes.things = (Thing("a", "Card", "A", 0),)
    (row,) = fortunes.rows()
    assert (row["drawn"], row["played"], row["won_played"]) == (0.5, 0.5, 1.0)
    assert row["against_team"] == pytest.approx(0.25)
    low, high = row["against_team_interval"]
    assert 0 < low < 0.25 < high
