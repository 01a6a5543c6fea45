"""What the Box and Odds tabs say: the duel in numbers, and how the next dice may fall."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.games.wild_cards import odds, totals
from lordsball.games.wild_cards.log import ROLL_WORDS
from lordsball.games.wild_cards.names import BAT, CATCH, PITCH
from lordsball.ui.table.board import Row
from lordsball.ui.wild_cards.view_model import ViewModel
from lordsball.ui.wild_cards.zones.odds_view import both_up
from lordsball.ui.wild_cards.zones.tray_view import extra, total_of

_POTENTIALS = ("1 base", "2 bases", "3 bases", "home run")


def box_rows(model: ViewModel) -> list[Row]:
    """Both teams side by side."""
    t = model.t
    teams = [t.team(seat).short for seat in (0, 1)]
    rows = [Row(("Runs", "Half 1", "Half 2"), heading=True)]
    for seat in (t.first, 1 - t.first):
        runs = str(t.runs[seat])
        rows.append(Row((t.team(seat).short, *((runs, "-") if seat == t.first else ("-", runs)))))
    rows.append(Row(("", *teams), heading=True))
    numbers = (
        ("Batters", t.half_batters), ("Strikes taken", t.struck),
        ("Vibes", [t.vibes_of(0), t.vibes_of(1)]),
        ("Hand", [len(coach.hand) for coach in t.coaches]), ("Deck", [len(coach.deck) for coach in t.coaches]),
        ("Discards", [len(coach.discard) for coach in t.coaches]),
        ("Players left", [t.players_left(seat) for seat in (0, 1)]),
    )
    rows += [Row((name, str(one), str(other))) for name, (one, other) in numbers]
    return rows


def odds_rows(model: ViewModel) -> list[Row]:
    """The swing and the catch as things stand, exact; what abilities may still do is left out."""
    if not both_up(model):
        return [Row(("The odds come once Pitcher",), heading=True), Row(("and Batter are turned up.",), heading=True)]
    return list(_odds(model))


def _odds(model: ViewModel) -> Iterator[Row]:
    t = model.t
    swing = odds.swing(t).shares(1000)
    yield Row(("With these dice" if t.roll == BAT or t.bat_total else "The swing", "Chance"), heading=True)
    for name, ways in (("Strike", swing.strike), ("Ball", swing.ball), ("Hit", swing.hit)):
        yield Row((name, f"{ways / 10:.1f}%"))
    for name, ways in zip(_POTENTIALS, swing.potentials, strict=True):
        yield Row((f"Hit, {name}", f"{ways / 10:.1f}%"))
    if t.bat_total:
        catch = odds.catch(t)
        yield Row((f"Catch over {t.bat_total}", f"{catch.caught / catch.of:.1%}"))
    for roll in (PITCH, BAT, CATCH):
        yield from _sum(model, roll)


def _sum(model: ViewModel, roll: str) -> Iterator[Row]:
    """A roll with every summand and where it comes from."""
    t = model.t
    total = total_of(t, roll)
    yield Row((f"{ROLL_WORDS[roll]}", str(total) if total else ""), heading=True)
    if total and t.thrown.get(roll):
        yield Row((f"Dice {' and '.join(map(str, t.thrown[roll]))}", str(sum(t.thrown[roll]))))
    for card, by in totals.sources(t, roll):
        yield Row((t.name(card), f"{by:+d}"))
    more = extra(t, roll, total) if total else 0
    for source, by in model.deeds.added(roll, more):
        yield Row((source.capitalize() if source == "abilities" else source, f"{by:+d}"))
