"""The four pieces of music, on paper. Every one is our own."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """What is known about a loop; also what its check reads."""

    bpm: float
    beats_a_bar: int
    key: str
    scale: tuple[int, ...]
    chords: str
    """A bar each; two chords of a bar are joined by a comma."""
    melody: str
    melody_unit: float

MAJOR, MINOR = (0, 2, 4, 5, 7, 9, 11), (0, 2, 3, 5, 7, 8, 10, 11)

RAG = Piece(
    80, 2, "C, then F", MAJOR,
    "C C G7 C A7 D7 G7 G7 C C7 F Fm C A7 D7,G7 C F F C7 C7 C7 C7 F F F F7 Bb Bdim F D7 Gm,C7 F,G7",
    "g4:1 c5:1 e5:1 g5:2 e5:1 c5:2 | r:1 a5:1 g5:1 e5:2 d5:1 c5:2 | "
        "b4:1 d5:1 f5:1 g5:2 f5:1 d5:2 | e5:3 c5:1 g4:2 r:2 |"
    "a4:1 c#5:1 e5:1 g5:2 e5:1 c#5:2 | r:1 f#5:1 a5:1 f#5:2 d5:1 c5:2 | "
        "b4:1 c5:1 d5:1 g5:2 f5:1 e5:1 d5:1 | g5:4 r:1 g4:1 a4:1 b4:1 |"
    "c5:1 e5:1 g5:1 c6:2 g5:1 e5:2 | r:1 bb5:1 g5:1 e5:2 c5:1 bb4:2 | "
        "a4:1 c5:1 f5:1 a5:2 f5:1 c5:2 | r:1 ab5:1 f5:1 c5:2 ab4:1 c5:2 |"
    "g5:1 e5:1 c5:1 g5:2 e5:1 c5:2 | a5:1 g5:1 e5:1 c#5:2 e5:1 g5:2 | "
        "f#5:1 a5:1 d5:2 f5:1 d5:1 b4:2 | c5:2 e5:1 c5:3 r:2 |"
    "c6:3 a5:1 f5:2 a5:2 | r:1 c6:2 d6:1 c6:2 a5:2 | bb5:3 g5:1 e5:2 g5:2 | r:1 bb5:2 c6:1 bb5:2 g5:2 |"
    "e5:1 g5:1 bb5:1 d6:2 c6:1 bb5:2 | r:1 a5:1 g5:1 e5:2 g5:1 bb5:2 | a5:3 f5:1 c5:2 f5:2 | a5:4 r:1 c5:1 d5:1 e5:1 |"
    "f5:1 a5:1 c6:1 f6:2 c6:1 a5:2 | r:1 eb6:1 c6:1 a5:2 f5:1 eb5:2 | "
        "d5:1 f5:1 bb5:1 d6:2 bb5:1 f5:2 | r:1 d6:1 b5:1 ab5:2 f5:1 d5:2 |"
    "c5:1 f5:1 a5:1 c6:2 a5:1 f5:2 | r:1 d6:1 c6:1 a5:2 f#5:1 a5:2 | "
        "bb5:1 d6:1 g5:2 c6:1 bb5:1 e5:2 | f5:2 a5:1 f5:1 d5:1 f5:1 g5:1 b4:1",
    0.25,
)  # fmt: skip

NEON = Piece(
    100, 4, "A minor", MINOR,
    "Am Am F F C C G G Am Am F F Dm Dm E7 E7 F G Am C F G E7 E7",
    "r:16 | r:16 | r:16 | r:16 | r:16 | r:16 | r:16 | r:16 |"
    "e5:6 c5:2 a4:4 b4:4 | c5:6 b4:2 a4:8 | c5:6 d5:2 c5:4 a4:4 | f5:4 e5:4 c5:8 |"
    "d5:6 e5:2 f5:4 a5:4 | g5:4 f5:4 d5:8 | e5:6 f5:2 e5:4 d5:4 | b4:8 g#4:4 b4:4 |"
    "a5:4 g5:2 f5:6 c5:4 | b4:4 d5:4 g5:8 | e5:6 d5:2 c5:4 a4:4 | g5:8 e5:8 |"
    "f5:4 e5:2 c5:6 f5:4 | d5:4 b4:4 g4:8 | e5:6 f5:2 g#5:8 | b5:8 g#5:4 e5:4",
    0.25,
)  # fmt: skip

WALTZ = Piece(
    120, 3, "D minor", MINOR,
    "Dm Dm A7 A7 Gm Gm A7 Dm Dm Bb Gm A7 Dm Em7b5 A7 Dm F C Gm Dm Bb F Em7b5 A7 Dm Bb Gm A7 Dm Em7b5 A7 Dm",
    "d5:2 f5:1 | a5:2 f5:1 | e5:2 c#5:1 | e5:3 | g5:2 bb5:1 | a5:2 g5:1 | e5:1 c#5:1 e5:1 | d5:3 |"
    "d5:2 f5:1 | bb5:2 a5:1 | g5:2 bb5:1 | a5:2 c#5:1 | d5:1 f5:1 a5:1 | bb5:2 g5:1 | a5:1 g5:1 c#5:1 | d5:3 |"
    "c6:2 a5:1 | g5:2 e5:1 | bb5:2 g5:1 | a5:2 f5:1 | d5:1 f5:1 bb5:1 | a5:2 c5:1 | bb4:1 d5:1 g5:1 | e5:2 c#5:1 |"
    "d5:2 f5:1 | bb5:2 a5:1 | g5:2 bb5:1 | a5:2 c#5:1 | f5:1 a5:1 d6:1 | d6:2 bb5:1 | a5:1 g5:1 e5:1 | d5:3",
    1.0,
)  # fmt: skip

TITLE = Piece(
    84, 4, "G", MAJOR,
    "G Em C D7 G Bm7 C D7 Em C G D C Cm6 G,Em Am7,D7",
    "b4:2 d5:1 g5:3 f#5:2 | e5:3 g5:1 b5:4 | c6:2 b5:1 a5:1 g5:2 e5:2 | f#5:3 d5:1 a5:4 |"
    "b5:2 a5:1 g5:3 d5:2 | f#5:3 e5:1 d5:4 | e5:2 g5:1 c6:3 e5:2 | d5:2 f#5:2 a5:2 c6:2 |"
    "b5:3 g5:1 e5:4 | e5:1 g5:1 c6:2 g5:4 | d5:2 g5:2 b5:3 a5:1 | a5:3 f#5:1 d5:4 |"
    "e5:2 g5:1 c6:3 b5:1 a5:1 | g5:3 eb5:1 c5:4 | d5:2 g5:1 b5:1 g5:2 e5:2 | c5:2 e5:2 f#5:2 a5:2",
    0.5,
)  # fmt: skip
