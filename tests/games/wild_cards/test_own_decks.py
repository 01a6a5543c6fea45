"""Every card of our own decks: what its text says is done. Seat 0 plays the All-Stars, seat 1 the deck of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lordsball.games.wild_cards import events, totals
from tests.games.wild_cards.positions import SHIPPED, STARS, TEAMS, Table, at_bat, in_control, turn_at

Check = Callable[[Table], Any]
Case = tuple[str, Callable[[], Table], list[str], Check, Any]
OWN = 1
LOW, HIT, MISS = [1, 2], [6, 5], [1, 1]
P, R = "pass", "roll"
TAPE = {"teams": (TEAMS[STARS], "red_tape")}


def tape_pitch(faces: list[int], **more: Any) -> Table:
    """The Red Tape in the field against Trophy Cabot (Bat 4), at the pitch."""
    return at_bat(faces, **{**TAPE, "mound": "rt_p07", "outfield": "rt_p12", "batter": "as_p05", **more})


def tape_bat(faces: list[int], **more: Any) -> Table:
    """The Red Tape at bat against Trophy Cabot (Pitch 3), at the pitch."""
    there = {"batting": OWN, "mound": "as_p05", "outfield": "as_p10", "batter": "rt_p06"}
    return at_bat(faces, **{**TAPE, **there, **more})


def tape_shows(window: str = "reveal", **more: Any) -> Table:
    """The Red Tape in control."""
    return in_control(OWN, window, **{**TAPE, **more})


def tape_reveals(batter: str, **more: Any) -> Table:
    """The Red Tape turns up this Batter, the only card of its deck."""
    return turn_at("reveal", **{**TAPE, "batting": OWN, "batter": "", "decks": (None, [batter]), **more})


def vibes(seat: int) -> Check:
    return lambda table: table.t.vibes_of(seat)


def hand(table: Table) -> list[str]:
    return table.t.coaches[OWN].hand


def more(table: Table, roll: str, without: Table) -> int:
    """How much more is added to this kind of roll at one table than at another."""
    return totals.modifier(table.t, roll) - totals.modifier(without.t, roll)


RED_TAPE: list[Case] = [
    ("rt_p01:0", lambda: tape_pitch([*LOW, 5, 5], mound="rt_p01", vibes=(0, 2)), [R, P, R, "use rt_p01 0"],
     lambda x: (x.t.bat_total, x.t.vibes_of(OWN)), (12, 0)),
    ("rt_p02:0", lambda: tape_pitch([1, 6], mound="rt_p02", vibes=(0, 1)), [R, "use rt_p02 0"],
     lambda x: x.t.thrown["pitch"], [4, 6]),
    ("rt_p03:0", lambda: tape_pitch([6, 6, *MISS], mound="rt_p03", vibes=(2, 0)), [R, R, P], vibes(STARS), 1),
    ("rt_p04:0", lambda: tape_pitch([], mound="rt_p04", strikes=2), [],
     lambda x: more(x, "pitch", tape_pitch([], mound="rt_p04", strikes=1)), 1),
    ("rt_p05:0", lambda: tape_pitch([*LOW, 6, 6], outfield="rt_p05", vibes=(0, 1)), [R, P, R, "run", "use rt_p05 0"],
     lambda x: x.heard(events.PotentialChanged)[-1].potential, 3),
    ("rt_p06:0", lambda: tape_reveals("rt_p06", vibes=(3, 0), down=("as_s05", "")), [P],
     lambda x: (x.heard(events.Peeked)[-1].cards, x.t.vibes_of(STARS)), (("as_s05",), 2)),
    ("rt_p07:0", lambda: tape_bat([3, 3, 2, 3], batter="rt_p07", mound="as_p06"), [R, R],
     lambda x: (x.t.balls, x.t.vibes_of(OWN)), (1, 1)),
    ("rt_p08:0", lambda: tape_bat([*HIT, *MISS], batter="rt_p08", vibes=(0, 1)), [R, R, "use rt_p08 0"],
     lambda x: x.t.balls, 1),
    ("rt_p09:0", lambda: turn_at("clean_up", **TAPE, outfield="rt_p09", batter="").do("clean_up"), [],
     lambda x: (x.t.coaches[OWN].outfield, x.t.vibes_of(OWN)), ("rt_p09", 0)),
    ("rt_p10:0", lambda: tape_reveals("rt_p10", discards=([], ["rt_s09"])).do("choose rt_s09"), [], hand, ["rt_s09"]),
    ("rt_p11:0", lambda: tape_bat([], batter="rt_p11", balls=2), [],
     lambda x: more(x, "bat", tape_bat([], batter="rt_p11", balls=1)), 1),
    ("rt_p12:0", lambda: tape_reveals("rt_p12", bases=("rt_p01", "", ""), decks=(None, ["rt_p02", "rt_p12"])), [],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["rt_p02"], 2)),
    ("rt_p13:0", lambda: tape_bat([], bases=("rt_p13", "", "")), [],
     lambda x: more(x, "pitch", tape_bat([], bases=("rt_p01", "", ""))), -1),
    ("rt_p14:0", lambda: tape_shows(mound="rt_p14", decks=(None, ["rt_p01"])), ["use rt_p14 0"],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["rt_p01"], 1)),
    ("rt_s01:0", lambda: in_control(STARS, **TAPE, hands=(["as_s06"], ["rt_s01"]), vibes=(2, 0)),
     ["play as_s06", "play rt_s01"], lambda x: (x.t.coaches[STARS].discard, x.t.vibes_of(STARS)), (["as_s06"], 1)),
    ("rt_s02:0", lambda: tape_pitch([], weather="rt_s02"), [],
     lambda x: (more(x, "bat", tape_pitch([])), more(tape_bat([], weather="rt_s02"), "pitch", tape_bat([]))), (-1, -1)),
    ("rt_s03:0", lambda: tape_pitch([], weather="rt_s03"), [],
     lambda x: (more(x, "pitch", tape_pitch([])), more(x, "catch", tape_pitch([]))), (1, 1)),
    ("rt_s04:0", lambda: tape_pitch([*LOW, 6, 5], hands=([], ["rt_s04"])), [R, R, "play rt_s04"],
     lambda x: x.t.thrown["bat"], [2, 5]),
    ("rt_s05:0", lambda: tape_bat([*HIT, *MISS], hands=([], ["rt_s05"]), strikes=1), [R, R, "play rt_s05"],
     lambda x: (x.t.strikes, x.t.balls), (1, 1)),
    ("rt_s06:0", lambda: tape_pitch([6, 6, *MISS], specials=("", "rt_s06")), [R, R], vibes(OWN), 1),
    ("rt_s07:0", lambda: tape_pitch([*LOW, 6, 6], hands=([], ["rt_s07"])), [R, R, "run", "play rt_s07"],
     lambda x: x.heard(events.PotentialChanged)[-1].potential, 2),
    ("rt_s08:0", lambda: tape_shows(hands=(["as_p01"], ["rt_s08"]), decks=(None, ["rt_p01", "rt_p02"])),
     ["play rt_s08"], lambda x: ("as_p01" in x.t.shadows, hand(x)), (True, ["rt_p02", "rt_p01"])),
    ("rt_s09:0", lambda: tape_shows(hands=([], ["rt_s09"]), decks=(None, ["rt_p01"])), ["play rt_s09"],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["rt_p01"], 2)),
    ("rt_s10:0", lambda: tape_shows(hands=(["as_p01"], ["rt_s10"]), vibes=(3, 0)), ["play rt_s10"],
     lambda x: (x.heard(events.Peeked)[-1].cards, x.t.vibes_of(STARS), x.t.vibes_of(OWN)), (("as_p01",), 1, 1)),
    ("red_tape:0", lambda: tape_bat([*LOW, *MISS, 6, 5], vibes=(0, 2)), [R, R, "use red_tape 0"],
     lambda x: (x.t.thrown["bat"], x.t.vibes_of(OWN)), ([6, 5], 0)),
    ("red_tape:1", lambda: tape_bat([*LOW, *MISS], vibes=(0, 1)), [R, R, "use red_tape 1"],
     lambda x: x.heard(events.TotalChanged)[-1].by, 1),
]
BUGS = {"teams": (TEAMS[STARS], "jitterbugs")}


def bugs_pitch(faces: list[int], **more: Any) -> Table:
    """The Jitterbugs in the field against Trophy Cabot (Bat 4), at the pitch."""
    return at_bat(faces, **{**BUGS, "mound": "jb_p05", "outfield": "jb_p08", "batter": "as_p05", **more})


def bugs_bat(faces: list[int], **more: Any) -> Table:
    """The Jitterbugs at bat against Trophy Cabot (Pitch 3), at the pitch."""
    there = {"batting": OWN, "mound": "as_p05", "outfield": "as_p10", "batter": "jb_p07"}
    return at_bat(faces, **{**BUGS, **there, **more})


def bugs_show(window: str = "reveal", **more: Any) -> Table:
    """The Jitterbugs in control."""
    return in_control(OWN, window, **{**BUGS, **more})


def bugs_reveal(batter: str, **more: Any) -> Table:
    """The Jitterbugs turn up this Batter, the first card of their deck."""
    return turn_at("reveal", **{**BUGS, "batting": OWN, "batter": "", "decks": (None, ["jb_p02", batter]), **more})


TWO: dict[str, Any] = {"decks": (None, ["jb_p01", "jb_p02"])}
JITTERBUGS: list[Case] = [
    ("jb_p01:0", lambda: bugs_bat([], batter="jb_p01", bases=("jb_p08", "", "")), [],
     lambda x: more(x, "bat", bugs_bat([], batter="jb_p01", bases=("jb_p02", "", ""))), 1),
    ("jb_p02:0", lambda: bugs_pitch([6, 6, *MISS], mound="jb_p02"), [R, R], vibes(OWN), 1),
    ("jb_p03:0", lambda: bugs_pitch([*LOW, 1, 2, 6, 6], outfield="jb_p03", **TWO), [R, R, "run", "catch"],
     lambda x: sorted(hand(x)), ["jb_p01", "jb_p02"]),
    ("jb_p04:0", lambda: bugs_show(batting=OWN, bases=("jb_p04", "", "")), ["use jb_p04 0"], lambda x: x.bases,
     ("", "jb_p04", "")),
    ("jb_p05:0", lambda: bugs_bat([*LOW, *HIT], batter="jb_p05", vibes=(2, 0)), [R, P, R], vibes(STARS), 1),
    ("jb_p06:0", lambda: bugs_show(mound="jb_p02", outfield="jb_p06", vibes=(0, 1), **TWO), ["use jb_p06 0"],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["jb_p02"], 1)),
    ("jb_p07:0", lambda: bugs_pitch([3, 4], mound="jb_p07", balls=3, vibes=(0, 1)), [R, "use jb_p07 0"],
     lambda x: x.t.balls, 2),
    ("jb_p08:0", lambda: bugs_bat([2, 2, 1, 2], batter="jb_p08", vibes=(0, 3)), [R, R, P, "use jb_p08 0"],
     lambda x: x.t.potential, 2),
    ("jb_p09:0", lambda: bugs_bat([6, 6, *MISS], batter="jb_p09", strikes=2, **TWO), [R, R],
     lambda x: x.heard(events.AbilityFired)[-1].card, "jb_p09"),
    ("jb_p10:0", lambda: bugs_pitch([1, 1, 6, 5], mound="jb_p10", vibes=(0, 1)), [R, "use jb_p10 0"],
     lambda x: x.t.thrown["pitch"], [6, 5]),
    ("jb_p11:0", lambda: bugs_reveal("jb_p11", bases=("jb_p08", "", "")), [], lambda x: x.bases, ("", "jb_p08", "")),
    ("jb_p12:0", lambda: bugs_show(mound="jb_p12", **TWO), ["use jb_p12 0"], hand, ["jb_p02", "jb_p01"]),
    ("jb_p13:0", lambda: bugs_pitch([*LOW, 6, 5, 1], mound="jb_p13", vibes=(0, 1)), [R, P, R, "use jb_p13 0"],
     lambda x: x.t.thrown["bat"], [1, 5]),
    ("jb_p14:0", lambda: bugs_bat([*LOW, 3, 3], batter="jb_p14", **TWO), [R, R],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["jb_p02"], 1)),
    ("jb_s01:0", lambda: bugs_bat([2, 3, 2, 4], batter="jb_p07", hands=([], ["jb_s01"]), **TWO),
     [R, R, "play jb_s01"], lambda x: (x.t.potential, hand(x)), (2, ["jb_p02", "jb_p01"])),
    ("jb_s02:0", lambda: bugs_show(batting=OWN, bases=("jb_p08", "", ""), hands=([], ["jb_s02"]), vibes=(2, 0)),
     ["play jb_s02"], lambda x: (x.bases, x.t.vibes_of(STARS), x.t.vibes_of(OWN)), (("", "jb_p08", ""), 1, 1)),
    ("jb_s03:0", lambda: bugs_show(hands=([], ["jb_s03"]), **TWO), ["play jb_s03"],
     lambda x: (hand(x), x.t.vibes_of(OWN)), (["jb_p02"], 2)),
    ("jb_s04:0", lambda: in_control(STARS, **BUGS, hands=(["as_s06"], ["jb_s04"]), **TWO),
     ["play as_s06", "play jb_s04"], lambda x: (x.t.coaches[STARS].discard, hand(x)), (["as_s06"], ["jb_p02"])),
    ("jb_s05:0", lambda: bugs_bat([*LOW, *MISS], hands=([], ["jb_s05"]), **TWO), [R, R, "play jb_s05"],
     lambda x: (x.heard(events.TotalChanged)[-1].by, hand(x), x.t.vibes_of(OWN)), (1, ["jb_p02"], 1)),
    ("jb_s06:0", lambda: bugs_pitch([*LOW, 6, 5], hands=([], ["jb_s06"]), **TWO), [R, R, "play jb_s06"],
     lambda x: (x.t.thrown["bat"], hand(x)), ([3, 5], ["jb_p02"])),
    ("jb_s07:0", lambda: bugs_bat([], weather="jb_s07", bases=("jb_p02", "", "")), [],
     lambda x: (more(x, "bat", bugs_bat([], weather="jb_s07")), more(x, "pitch", bugs_bat([], weather="jb_s07"))),
     (1, 0)),
    ("jb_s08:0", lambda: bugs_bat([*LOW, 6, 6], specials=("", "jb_s08")), [R, R, "run", "let_run", "move jb_p07 4"],
     lambda x: x.heard(events.AbilityFired)[-1].card, "jb_s08"),
    ("jb_s09:0", lambda: bugs_show(hands=([], ["jb_s09"]), vibes=(3, 0), **TWO), ["play jb_s09"],
     lambda x: (x.t.vibes_of(STARS), x.t.vibes_of(OWN), hand(x)), (1, 2, ["jb_p02"])),
    ("jb_s10:0", lambda: bugs_show(hands=([], ["jb_s10"]), discards=([], ["jb_p01"])),
     ["play jb_s10", "choose jb_p01"], lambda x: (hand(x), x.t.vibes_of(OWN)), (["jb_p01"], 1)),
    ("jitterbugs:0", lambda: bugs_bat([*LOW, *MISS, 6, 5], vibes=(0, 2)), [R, R, "use jitterbugs 0"],
     lambda x: (x.t.thrown["bat"], x.t.vibes_of(OWN)), ([6, 5], 0)),
    ("jitterbugs:1", lambda: bugs_bat([*LOW, *MISS], vibes=(0, 1)), [R, R, "use jitterbugs 1"],
     lambda x: x.heard(events.TotalChanged)[-1].by, 1),
]
DONE = [*RED_TAPE, *JITTERBUGS]


@pytest.mark.parametrize(("key", "table", "actions", "look", "wanted"), DONE, ids=[case[0] for case in DONE])
def test_the_text_is_done(key: str, table: Callable[[], Table], actions: list[str], look: Check, wanted: Any) -> None:
    assert look(table().do(*actions)) == wanted


def test_every_ability_has_such_a_test() -> None:
    every = [
        f"{card.id}:{number}"
        for team in SHIPPED.teams if team.id not in TEAMS
        for card in (team.card, *team.deck)
        for number in range(len(card.abilities))
    ]
    assert sorted(case[0] for case in DONE) == sorted(every)


def test_the_team_cards_of_all_decks_are_alike() -> None:
    """The rulebook gives both teams the same two abilities and 3 Vibes; our own decks have no more."""
    assert len({(team.card.vibes, tuple((a.name, a.pay, a.effects) for a in team.card.abilities))
                for team in SHIPPED.teams}) == 1
