"""Every card of the rulebook's two decks does what its text says; no card of any deck does what it cannot, and all
say why. What the cards of our own decks do: test_own_decks.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lordsball.games.wild_cards import events, totals
from tests.games.wild_cards.positions import DOGS, EVERY, SHIPPED, STARS, TEAMS, Table, at_bat, in_control, turn_at

Check = Callable[[Table], Any]
LOW, HIT, MISS = [1, 2], [6, 5], [1, 1]
DULL = {"mound": "ud_p06", "outfield": "ud_p01", "batter": "as_p05"}


def stars_pitch(faces: list[int], **more: Any) -> Table:
    """The All-Stars in the field against Sue (Bat 3), at the pitch."""
    return at_bat(faces, **{"batting": DOGS, "mound": "as_p05", "outfield": "as_p13", "batter": "ud_p06", **more})


def stars_bat(faces: list[int], **more: Any) -> Table:
    """The All-Stars at bat against Sue (Pitch 2), at the pitch."""
    return at_bat(faces, **{**DULL, **more})


def dogs_pitch(faces: list[int], **more: Any) -> Table:
    return stars_bat(faces, **more)


def dogs_bat(faces: list[int], **more: Any) -> Table:
    return stars_pitch(faces, **more)


def vibes(seat: int) -> Check:
    return lambda table: table.t.vibes_of(seat)


def total(roll: str) -> Check:
    return lambda table: totals.modifier(table.t, roll)


def dice(table: Table) -> list[int]:
    return table.t.dice


def hand(seat: int) -> Check:
    return lambda table: table.t.coaches[seat].hand


def shadows(table: Table) -> list[str]:
    return table.t.shadows


P, R = "pass", "roll"
DONE: list[tuple[str, Callable[[], Table], list[str], Check, Any]] = [
    ("as_p01:0", lambda: stars_bat([*LOW, *HIT], batter="as_p01"), [R, R], vibes(STARS), 1),
    ("as_p02:0", lambda: stars_bat([2, 2, 1, 1], batter="as_p02", vibes=(3, 0)),
     [R, R, P, "use as_p02 0"], lambda x: x.t.potential, 2),
    ("as_p03:0", lambda: stars_pitch([1, 4, 6], mound="as_p03", vibes=(1, 0)), [R, "use as_p03 0"], dice, [6, 4]),
    ("as_p04:0", lambda: stars_pitch([6, 6, *MISS], mound="as_p04", strikes=2), [R, R], vibes(STARS), 2),
    ("as_p05:0", lambda: turn_at("reveal", mound="ud_p06", batter="", decks=(["as_p05"], None), runs=[1, 0]), [],
     vibes(STARS), 3),
    ("as_p06:0", lambda: stars_bat([], bases=("as_p06", "", "")), [], total("bat"), 5),
    ("as_p07:0", lambda: stars_bat([*LOW, 1, 5], batter="as_p07", vibes=(1, 0)), [R, R, "use as_p07 0"], dice, [4, 5]),
    ("as_p08:0", lambda: stars_pitch([1, 1, 1, 2, 1, 3, 6], outfield="as_p08", vibes=(1, 0)),
     [R, P, R, "run", "catch", "use as_p08 0"], lambda x: x.heard(events.Rolled)[-1].dice, (6, 3)),
    ("as_p09:0", lambda: stars_bat([*LOW, 3, 3], batter="as_p09"), [R, R], vibes(STARS), 1),
    ("as_p10:0", lambda: turn_at("clean_up", batting=DOGS, mound="as_p10", batter="").do("clean_up"), [],
     lambda x: (x.t.coaches[STARS].mound, x.t.vibes_of(STARS)), ("as_p10", 0)),
    ("as_p11:0", lambda: stars_pitch([*LOW, 3, 3], outfield="as_p11", vibes=(1, 0)), [R, P, R, "use as_p11 0"],
     lambda x: x.t.bat_total, 8),
    ("as_p12:0", lambda: in_control(STARS, batting=DOGS, mound="as_p12", vibes=(1, 0), balls=2), ["use as_p12 0"],
     lambda x: x.t.balls, 1),
    ("as_p13:0", lambda: turn_at("reveal", mound="ud_p06", batter="", decks=(["as_p13"], None), weather="ud_s03"), [],
     lambda x: (x.t.weather, x.t.coaches[STARS].at_bat), ("", "as_p13")),
    ("as_p13:1", lambda: stars_bat([], batter="as_p13", weather="as_s04"), [], total("bat"), 5),
    ("as_p14:0", lambda: in_control(STARS, batter="as_p14", vibes=(1, 0), strikes=2), ["use as_p14 0"],
     lambda x: x.t.strikes, 1),
    ("as_s01:0", lambda: stars_bat([*LOW, 2, 2], hands=(["as_s01"], [])), [R, R, "play as_s01"],
     lambda x: x.t.bat_total, 10),
    ("as_s02:0", lambda: stars_bat([*LOW, *HIT], specials=("as_s02", "")), [R, R], vibes(STARS), 1),
    ("as_s03:0", lambda: stars_bat([], weather="as_s03"), [], total("bat"), 5),
    ("as_s04:0", lambda: stars_pitch([], weather="as_s04"), [], total("pitch"), 4),
    ("as_s05:0", lambda: stars_bat([*LOW, 1, 2, 6], specials=("as_s05", ""), vibes=(1, 0)),
     [R, R, "use as_s05 0"], lambda x: x.t.bat_total, 12),
    ("as_s06:0", lambda: in_control(STARS, hands=(["as_s06"], []), decks=(["as_p01", "as_p02"], None)),
     ["play as_s06"], lambda x: (hand(STARS)(x), x.t.vibes_of(STARS)), (["as_p02", "as_p01"], 1)),
    ("as_s07:0", lambda: stars_pitch([1, 4, 6], hands=(["as_s07"], [])), [R, "play as_s07"],
     lambda x: (x.t.dice or [6, 4], x.t.pitch_total or totals.total(x.t)), ([6, 4], 14)),
    ("as_s08:0", lambda: in_control(DOGS, hands=(["as_s08"], ["ud_s05"]), shadows=["as_p01"]),
     ["play ud_s05", "play as_s08"], lambda x: (shadows(x), x.t.coaches[DOGS].discard), (["as_p01"], ["ud_s05"])),
    ("as_s09:0", lambda: stars_pitch([], specials=("as_s09", "")), [], total("catch"), 4),
    ("as_s10:0", lambda: in_control(STARS, hands=(["as_s10"], []), discards=(["as_p01", "as_p02"], [])),
     ["play as_s10", "choose as_p01"], hand(STARS), ["as_p01"]),
    ("ud_p01:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p01"]), hands=(["as_p01"], [])),
     [], lambda x: (x.heard(events.Peeked)[-1].cards, x.t.vibes_of(DOGS)), (("as_p01",), 2)),
    ("ud_p02:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p02"]), vibes=(3, 0)), [],
     lambda x: (x.t.coaches[STARS].vibes, x.t.vibes_of(DOGS)), (2, 2)),
    ("ud_p03:0", lambda: dogs_pitch([1, 4], mound="ud_p03", vibes=(0, 1)), [R, "use ud_p03 0"], dice, [5, 4]),
    ("ud_p04:0", lambda: dogs_pitch([*LOW, 6, 1], mound="ud_p04", vibes=(0, 1)), [R, P, R, "use ud_p04 0"],
     lambda x: x.t.bat_total, 9),
    ("ud_p05:0", lambda: in_control(DOGS, batting=DOGS, bases=("ud_p05", "", ""), vibes=(0, 1)), ["use ud_p05 0"],
     lambda x: x.bases, ("", "ud_p05", "")),
    ("ud_p06:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p06"]), shadows=["as_p01"])
     .do("choose as_p01"), [], hand(DOGS), ["as_p01"]),
    ("ud_p07:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p07"]), vibes=(3, 0)), [],
     vibes(STARS), 2),
    ("ud_p07:1", lambda: dogs_bat([], batter="ud_p07", runs=[1, 0]), [], total("bat"), 6),
    ("ud_p08:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p08"]),
     discards=(["as_p01"], [])), [], lambda x: x.t.shadows[-1], "as_p01"),
    ("ud_p08:1", lambda: dogs_bat([], batter="ud_p08", shadows=["as_p01", "as_p02"]), [], total("bat"), 6),
    ("ud_p09:0", lambda: turn_at("reveal", batting=DOGS, batter="", decks=(None, ["ud_p09"]),
     discards=(["as_p01"], [])), [], lambda x: x.t.shadows[-1], "as_p01"),
    ("ud_p09:1", lambda: dogs_pitch([], mound="ud_p09", shadows=["as_p01", "as_p02"]), [], total("pitch"), 5),
    ("ud_p10:0", lambda: dogs_pitch([*LOW, 1, 1, 6, 6], outfield="ud_p10", vibes=(2, 0)), [R, R, P, "run", "catch"],
     vibes(DOGS), 2),
    ("ud_p11:0", lambda: dogs_bat([6, 6, *MISS], batter="ud_p11"), [R, R], vibes(DOGS), 1),
    ("ud_p12:0", lambda: in_control(DOGS, mound="ud_p06", outfield="ud_p12", vibes=(0, 1)), ["use ud_p12 0"],
     lambda x: (x.t.coaches[DOGS].mound, x.t.coaches[DOGS].outfield), ("ud_p12", "ud_p06")),
    ("ud_p13:0", lambda: dogs_bat([3, 3], batter="ud_p13", vibes=(0, 1)), [R, "use ud_p13 0"],
     lambda x: x.t.pitch_total, 8),
    ("ud_p14:0", lambda: dogs_bat([6, 6, *MISS], batter="ud_p14", strikes=2, hands=(["as_p01"], [])), [R, R],
     shadows, ["as_p01"]),
    ("ud_s01:0", lambda: dogs_pitch([*LOW, 2, 2], hands=([], ["ud_s01"])), [R, R, "play ud_s01"],
     lambda x: x.t.bat_total, 6),
    ("ud_s02:0", lambda: in_control(DOGS, hands=([], ["ud_s02"]), down=("as_s05", "")), ["play ud_s02"],
     lambda x: (shadows(x), x.t.vibes_of(DOGS)), (["as_s05"], 1)),
    ("ud_s03:0", lambda: stars_bat([], weather="ud_s03"), [], total("bat"), 3),
    ("ud_s04:0", lambda: in_control(DOGS, down=("", "ud_s04"), discards=(["as_p01"], [])), ["turn_up"],
     lambda x: (shadows(x), x.t.weather), (["as_p01"], "ud_s04")),
    ("ud_s04:1", lambda: dogs_bat([], weather="ud_s04", shadows=["as_p01"]), [], total("bat"), 4),
    ("ud_s05:0", lambda: in_control(DOGS, hands=([], ["ud_s05"]), shadows=["as_p01"]), ["play ud_s05", "choose as_p01"],
     lambda x: (hand(DOGS)(x), x.t.vibes_of(DOGS)), (["as_p01"], 1)),
    ("ud_s06:0", lambda: dogs_bat([*LOW, 1, 2], hands=([], ["ud_s06"])), [R, R, "play ud_s06"],
     lambda x: x.t.bat_total, 10),
    ("ud_s07:0", lambda: dogs_pitch([1, 2], specials=("", "ud_s07"), vibes=(0, 1)), [R, "use ud_s07 0"],
     lambda x: x.t.strikes, 1),
    ("ud_s07:1", lambda: dogs_bat([*LOW, *MISS], specials=("", "ud_s07"), vibes=(0, 1)), [R, R, "use ud_s07 1"],
     lambda x: x.t.balls, 1),
    ("ud_s08:0", lambda: dogs_pitch([*LOW, 6, 6], hands=([], ["ud_s08"])), [R, R, "run", "play ud_s08"],
     lambda x: x.t.potential, 1),
    ("ud_s09:0", lambda: in_control(STARS, hands=(["as_s06"], ["ud_s09"])), ["play as_s06", "play ud_s09"],
     lambda x: (shadows(x), x.t.coaches[STARS].discard), (["ud_s09"], ["as_s06"])),
    ("ud_s10:0", lambda: in_control(DOGS, hands=([], ["ud_s10", "ud_p02"]), decks=(None, ["ud_p03", "ud_p05"]),
     vibes=(1, 0)), ["play ud_s10", "choose ud_p02"],
     lambda x: (hand(DOGS)(x), x.t.coaches[DOGS].vibes), (["ud_p05", "ud_p03"], 1)),
    ("all_stars:0", lambda: stars_bat([*LOW, 1, 1, 6, 5], vibes=(2, 0)), [R, R, "use all_stars 0"],
     lambda x: (x.t.bat_total, x.t.vibes_of(STARS)), (15, 0)),
    ("all_stars:1", lambda: stars_bat([*LOW, 1, 1], vibes=(1, 0)), [R, R, "use all_stars 1"],
     lambda x: x.t.bat_total, 7),
    ("underdogs:0", lambda: dogs_bat([*LOW, 1, 1, 6, 5], vibes=(0, 2)), [R, R, "use underdogs 0"],
     lambda x: x.t.bat_total, 14),
    ("underdogs:1", lambda: dogs_bat([*LOW, 1, 2], vibes=(0, 1)), [R, R, "use underdogs 1"],
     lambda x: x.t.bat_total, 7),
]


@pytest.mark.parametrize(("key", "table", "actions", "look", "wanted"), DONE, ids=[case[0] for case in DONE])
def test_the_text_is_done(key: str, table: Callable[[], Table], actions: list[str], look: Check, wanted: Any) -> None:
    assert look(table().do(*actions)) == wanted


def test_every_ability_has_such_a_test() -> None:
    every = {
        f"{card.id}:{number}"
        for team in map(SHIPPED.team, TEAMS)
        for card in (team.card, *team.deck)
        for number in range(len(card.abilities))
    }
    assert {case[0] for case in DONE} == every


def called(part: Any) -> str:
    """How a team or a card is named in the list of tests."""
    return str(getattr(part, "id", part))


def seat_of(team: str) -> tuple[int, dict[str, Any]]:
    """Where a team sits in these tests, and how the position is told of it."""
    return (STARS, {}) if team == TEAMS[STARS] else (DOGS, {"teams": (TEAMS[STARS], team)})


@pytest.mark.parametrize(("team", "card"), [each for each in EVERY if each[1].uses], ids=called)
def test_an_ability_is_refused_for_want_of_vibes_out_of_place_and_out_of_time(team: str, card: Any) -> None:
    seat, who = seat_of(team)
    deck = SHIPPED.team(team if seat else TEAMS[DOGS]).deck
    field = [other.id for other in deck if other.player and other != card]
    for number in card.uses:
        ability = card.abilities[number]
        action = f"use {card.id} {number}"
        nowhere = in_control(seat, always_ask=True, mound=field[0], outfield=field[1], batter="as_p05", **who)
        assert nowhere.why_not(action) == f"{card.short} is not in play on your side."
        situation: dict[str, Any] = {"always_ask": True, "batting": 1 - seat, "mound": card.id, **who}
        if "special" in ability.zones:
            situation = {"always_ask": True, "specials": ("", card.id) if seat else (card.id, ""), **who}
        elif "mound" not in ability.zones:
            zone = {"outfield": "outfield", "at_bat": "batter"}.get(min(ability.zones), "")
            spot: dict[str, Any] = {zone: card.id} if zone else {"bases": (card.id, "", "")}
            batting = 1 - seat if zone == "outfield" else seat
            situation = {"always_ask": True, "batting": batting, **spot, **who}
        window = min(ability.when)
        poor = in_control(seat, window, roll="bat", dice=[1, 2], strikes=1, balls=1, potential=2, **situation)
        if ability.pay:
            assert poor.why_not(action) == f"{card.short} costs {ability.pay}, and you have 0 Vibes."
        other = "their_special" if "their_special" not in ability.when else "reveal"
        late = in_control(seat, other, **situation)
        assert str(late.why_not(action)).startswith(f"{card.short} works ")


@pytest.mark.parametrize(("team", "card"), [each for each in EVERY if not each[1].player], ids=called)
def test_a_special_is_refused_at_the_wrong_time_and_from_the_hand_without_its_symbol(team: str, card: Any) -> None:
    seat, who = seat_of(team)
    hands: Any = ([], [card.id]) if seat else ([card.id], [])
    wrong = next(window for window in ("their_catch", "reveal") if window not in card.when)
    late = in_control(seat, wrong, hands=hands, always_ask=True, **who)
    assert str(late.why_not(f"play {card.id}")).startswith(f"{card.short} is turned up ")
    if not card.quick:
        now = in_control(seat, min(card.when), hands=hands, always_ask=True, **who)
        assert str(now.why_not(f"play {card.id}")).startswith(f"{card.short} is not a Quick Special")
    waiting = at_bat([], hands=hands, **who)
    assert str(waiting.why_not(f"play {card.id}")).startswith("Specials and abilities wait until you are in control.")


def test_every_text_fits_a_card() -> None:
    for _, card in EVERY:
        assert len(card.name) <= 22
        assert sum(len(ability.text) for ability in card.abilities) <= 140
        assert all(ability.own_words.endswith(".") for ability in card.abilities)
