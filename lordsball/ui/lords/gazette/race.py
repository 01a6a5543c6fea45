"""News of the season: series, streaks, the race of the owners, the pennant."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.lords.gazette.stories import News, spelled
from lordsball.ui.lords.gazette.year_book import Played, YearBook

WEEKS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_ROUT, _UPSET, _STREAK, _FEWEST_OWNERS = 17, 3, 4, 3
_EARLY, _LATE = 3, 4
"""After which Schedule card a comeback, and a collapse, are measured from."""


def race_news(book: YearBook, t: Lords) -> Iterator[News]:
    """All of it."""
    for played in book.series:
        yield from _of_series(played, t)
    for o in t.owners:
        yield from _streaks(book, t, o.team)
    if len(t.owners) >= _FEWEST_OWNERS and len(book.series) >= 7:
        yield from _turns(book, t)
    yield from _pennant(book, t)


def _of_series(played: Played, t: Lords) -> Iterator[News]:
    first = played.winner
    winner, loser = played.teams[first], played.teams[1 - first]
    won, lost = played.wins[first], played.wins[1 - first]
    words = {"club": t.team(winner).short, "rival": t.team(loser).short, "won": won, "lost": lost,
             "week": WEEKS[played.week]}
    both = NOBODY not in (t.seat_of[winner], t.seat_of[loser])
    if won >= _ROUT:
        yield News("rout", (winner, loser), words, (won - _ROUT) * 0.8 + (1.5 if both else 0))
    gap = played.tq[1 - first] - played.tq[first]
    if gap >= _UPSET and won > lost:
        words |= {"gap": spelled(gap), "mine": played.tq[first], "theirs": played.tq[1 - first]}
        yield News("upset", (winner, loser), words, (gap - _UPSET) * 0.7)


def _streaks(book: YearBook, t: Lords, team: int) -> Iterator[News]:
    results = [played.wins[side] - played.wins[1 - side] for played, side in book.series_of(team)]
    for kind, sign in (("streak", 1), ("slump", -1)):
        longest = run = 0
        for margin in results:
            run = run + 1 if margin * sign > 0 else 0
            longest = max(longest, run)
        if longest >= _STREAK:
            words = {"club": t.team(team).short, "park": t.team(team).home, "number": spelled(longest)}
            yield News(kind, (team,), words, longest * 0.7)


def _turns(book: YearBook, t: Lords) -> Iterator[News]:
    """Comebacks and collapses among the owners."""
    early, late, final = (_among(book, t, weeks) for weeks in (_EARLY, _LATE, 7))
    last, first = min(early.values()), max(late.values())
    for o in t.owners:
        above = sum(wins > final[o.seat] for wins in final.values())
        words = {"club": t.team_of(o.seat).short, "place": WEEKS[above + 1], "wins": o.wins,
                 "owners": spelled(len(t.owners)), "ahead": _ahead(above)}
        level = sum(wins == final[o.seat] for wins in final.values()) > 1
        if early[o.seat] == last and list(early.values()).count(last) == 1 and above <= 1 and not level:
            yield News("comeback", (o.team,), words, 0.5 * (len(t.owners) - above))
        if late[o.seat] == first and list(late.values()).count(first) == 1 and above >= len(t.owners) / 2 and not level:
            yield News("collapse", (o.team,), words, 0.5 * above)


def _ahead(above: int) -> str:
    return "no owner" if above == 0 else "one owner" if above == 1 else f"{spelled(above)} owners"


def _among(book: YearBook, t: Lords, weeks: int) -> dict[int, int]:
    """Wins of each owner after this many Schedule cards."""
    wins = dict.fromkeys(range(len(t.owners)), 0)
    for played in book.series:
        for team, won in zip(played.teams, played.wins, strict=True):
            if played.week <= weeks and t.seat_of[team] != NOBODY:
                wins[t.seat_of[team]] += won
    return wins


def _pennant(book: YearBook, t: Lords) -> Iterator[News]:
    pennant = book.pennant
    if pennant is None or pennant.seat == NOBODY:
        return
    if book.rolls:
        mine = next(roll for roll in reversed(book.rolls) if roll.seat == pennant.seat)
        theirs = max((roll for roll in book.rolls[-_last_round(book) :] if roll.seat != pennant.seat),
                     key=lambda roll: roll.tq + roll.face)
        words = {"club": t.team_of(pennant.seat).short, "rival": t.team_of(theirs.seat).short, "wins": pennant.wins,
                 "mine": mine.tq + mine.face, "theirs": theirs.tq + theirs.face}
        yield News("roll_off", (pennant.team, t.owners[theirs.seat].team), words)
        return
    table = standings(t)
    if len(table) > 1 and table[0][1] == pennant.team and table[0][0] - table[1][0] == 1:
        words = {"club": t.team(pennant.team).short, "rival": t.team(table[1][1]).short, "wins": table[0][0],
                 "less": table[1][0]}
        yield News("hair", (pennant.team, table[1][1]), words)


def _last_round(book: YearBook) -> int:
    """How many took part in the last round of a roll-off."""
    seats: list[int] = []
    for roll in reversed(book.rolls):
        if roll.seat in seats:
            break
        seats.append(roll.seat)
    return len(seats)


def standings(t: Lords) -> list[tuple[int, int]]:
    """(wins, team) of all eight teams from the top; the pennant winner before teams level with it."""
    from lordsball.ui.lords.clubs_shown import wins_of

    flag = t.owners[t.pennant].team if t.pennant != NOBODY else NOBODY
    teams = sorted(range(len(t.seat_of)), key=lambda team: (-wins_of(t, team), team != flag, team))
    return [(wins_of(t, team), team) for team in teams]
