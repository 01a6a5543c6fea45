"""Chance: known values, fair faces, honest shuffles, and the faces a person asks for."""

import math
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from lordsball.engine.chance import Chance, Loaded, scatter
from lordsball.engine.records import load

TOP = Path(__file__).resolve().parent.parent.parent


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def limit(degrees: int) -> float:
    """What chi-square stays under 999 times in 1,000 (Wilson and Hilferty's approximation)."""
    return degrees * (1 - 2 / (9 * degrees) + 3.0902 * math.sqrt(2 / (9 * degrees))) ** 3


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance = Chance(1234567)
    assert [chance.below(1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", [0, 1, -1, 1 << 64, 1 << 200, -(1 << 70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    chance = Chance(seed)
    faces = [chance.die(20) for _ in range(100)]
    assert set(faces) <= set(range(1, 21))
    assert len(set(faces)) > 10
    assert 0 <= chance.seed < 1 << 64


def test_the_same_seed_gives_the_same_faces_and_another_seed_others() -> None:
    def faces(seed: int) -> list[int]:
        chance = Chance(seed)
        return [chance.die(20) for _ in range(50)]

    assert faces(5) == faces(5)
    assert len({tuple(faces(seed)) for seed in range(200)}) == 200


def test_the_same_seed_gives_the_same_faces_in_another_process() -> None:
    code = "from lordsball.engine.chance import Chance; c = Chance(9); print([c.die(20) for _ in range(20)])"
    chance = Chance(9)
    run = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str([chance.die(20) for _ in range(20)])


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 20, 100])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_face_is_equally_likely(sides: int, seed: int) -> None:
    chance, rolls = Chance(seed), 60_000
    counts = Counter(chance.die(sides) for _ in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(list(counts.values()), rolls / sides) < limit(sides - 1)


def test_a_coin_is_fair() -> None:
    chance, flips = Chance(3), 60_000
    heads = sum(chance.heads() for _ in range(flips))
    assert chi_square([heads, flips - heads], flips / 2) < limit(1)


def test_one_roll_says_nothing_about_the_next() -> None:
    chance, rolls = Chance(4), 60_000
    counts = Counter((chance.die(6), chance.die(6)) for _ in range(rolls))
    assert len(counts) == 36
    assert chi_square(list(counts.values()), rolls / 36) < limit(35)


def test_a_shuffle_puts_every_card_everywhere_equally_often() -> None:
    chance, size, shuffles = Chance(5), 8, 16_000
    table = [[0] * size for _ in range(size)]
    for _ in range(shuffles):
        cards = list(range(size))
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            table[card][place] += 1
    cells = [count for row in table for count in row]
    assert chi_square(cells, shuffles / size) * (size - 1) / size < limit((size - 1) ** 2)


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance, shuffles = Chance(6), 24_000
    counts: Counter[str] = Counter()
    for _ in range(shuffles):
        cards = list("ABCD")
        chance.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert chi_square(list(counts.values()), shuffles / 24) < limit(23)


def test_a_shuffle_of_nothing_or_one_card_costs_no_chance() -> None:
    chance, one = Chance(7), ["A"]
    chance.shuffle([])
    chance.shuffle(one)
    assert (one, chance.seed) == (["A"], 7)


def test_a_copy_goes_on_with_the_same_faces() -> None:
    chance = Chance(8)
    chance.die(6)
    copy, loaded = chance.clone(), load(Chance, chance.save())
    assert [chance.die(20) for _ in range(9)] == [copy.die(20) for _ in range(9)] == [loaded.die(20) for _ in range(9)]


# --- loaded dice --------------------------------------------------------------------------------------------------


def test_loaded_dice_show_the_given_faces_and_then_roll_on_by_seed() -> None:
    loaded, plain = Loaded(11, [20, 1, 6, 2, 1]), Chance(11)
    assert [loaded.die(20), loaded.die(20), loaded.die(6)] == [20, 1, 6]
    assert (loaded.heads(), loaded.heads()) == (False, True), "a coin is a die of two: 1 is heads"
    assert [loaded.die(20) for _ in range(9)] == [plain.die(20) for _ in range(9)]


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_the_die_does_not_have_is_refused(face: int) -> None:
    with pytest.raises(ValueError, match=f"loaded face {face} on a die of 6 sides"):
        Loaded(1, [face]).die(6)


def test_loaded_dice_are_cloned_and_saved_with_their_faces() -> None:
    loaded = Loaded(11, [20, 1])
    copy = loaded.clone()
    assert loaded.die(20) == 20
    assert copy.faces == [20, 1]
    assert load(Chance, copy.save()) == copy


# --- seeds of a batch ---------------------------------------------------------------------------------------------


def test_games_of_a_batch_have_seeds_far_apart() -> None:
    seeds = [scatter(1, index) for index in range(5_000)]
    assert len(set(seeds)) == 5_000
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    first_faces = Counter(Chance(seed).die(20) for seed in seeds)
    assert chi_square([first_faces[face] for face in range(1, 21)], 250) < limit(19)


def test_batches_of_neighbouring_seeds_share_no_game() -> None:
    assert not {scatter(1, index) for index in range(2_000)} & {scatter(2, index) for index in range(2_000)}
