"""Card files after a bad day at the desk: each is refused with sentences, or can be played to the end."""

from __future__ import annotations

import random
import re
from pathlib import Path

from lordsball import games
from lordsball.content.problems import Problems
from soaking.harness import Found, Harness
from soaking.whole_games import options_of, shipped

LONGEST = 3_000
"""Decisions after which a game of odd cards may stop: some never end, since nobody is ever out."""
SENTENCE = 1_200
"""Letters of one mistake."""
ODD = (
    "0", "-1", "1", "99999", "1.5", "1e9", "true", "null", "~", '""', "[]", "{}", "[[[]]]", "yes", "0x10", "2026-12-01",
    "!!python/name:os.system", "&a [*a]", "*a", "'", '"', "a: b: c", "- x", "#", "|", ">", "\t", "\u200b",
    "\u2028", "\ud7ff", "é" * 50, "x" * 5_001, "9" * 40, "<<: {a: 1}", "? [a]", "%YAML 3.0", "---", "...", ": ",
    "@", "`",
)
"""What may stand where something else should."""


def turn(rng: random.Random, folder: Path) -> None:
    """Break the cards of a game in a few places, read them, and play with them where they can be read."""
    key = rng.choice(list(games.SHELF))
    game = games.game(key)
    for _ in range(8):
        texts = dict(shipped(key).texts)
        for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
            path = rng.choice(sorted(texts))
            texts[path] = edited(rng, texts[path])
        try:
            cards = game.load_texts(texts)
        except Problems as problems:
            for problem in problems.problems:
                if not str(problem).strip() or len(str(problem)) > SENTENCE:
                    raise Found(f"{key}: a mistake is told like this: {str(problem)[:200]!r}") from problems
            continue
        except ValueError as refused:
            raise Found(f"{key}: refused without a place: {refused}") from refused
        seats = rng.randint(game.fewest_seats, game.most_seats)
        try:
            position = game.new(cards, options_of(rng, game, cards, seats), rng.randrange(10**6))
        except ValueError as refused:
            if not str(refused).strip():
                raise Found(f"{key}: a table is refused without a word") from refused
            continue
        for number in range(LONGEST):
            if position.decision is None:
                break
            if number % 50 == 0:
                game.restore(position.save(), cards)
                game.words.question(position.view(position.decision.seat), [f"Seat {n}" for n in range(seats)])
            position.apply(rng.choice(position.decision.options))


def edited(rng: random.Random, text: str) -> str:
    """The text after one slip."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(9):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 2:
            lines[at] = " " * rng.randint(1, 4) + lines[at]
        case 3:
            lines[at] = lines[at].removeprefix("  ")
        case 4 | 5:
            numbers = list(re.finditer(r"-?\d+", lines[at]))
            if numbers:
                one = rng.choice(numbers)
                new = str(int(one[0]) + rng.choice((-10, -1, 1, 3, 50)))
                lines[at] = lines[at][: one.start()] + new + lines[at][one.end() :]
        case 6:
            words = list(re.finditer(r"\w+", lines[at]))
            if words:
                one = rng.choice(words)
                lines[at] = lines[at][: one.start()] + rng.choice(ODD) + lines[at][one.end() :]
        case 7:
            place = rng.randint(0, len(lines[at]))
            lines[at] = lines[at][:place] + rng.choice(ODD) + lines[at][place:]
        case _:
            keyed = [line for line in lines if ": " in line]
            if keyed and ": " in lines[at]:
                lines[at] = lines[at].partition(": ")[0] + ": " + rng.choice(keyed).partition(": ")[2]
    return "\n".join(lines)


HARNESS = Harness("cards", "card files with slips: lines lost and doubled, odd values, odd characters", turn, 120)
