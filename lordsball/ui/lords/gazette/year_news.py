"""What is worth telling of a year: every story that its book and the table at its end hold, with the words it needs.

Nothing is told that the book or the table do not say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lordsball.games.lords.amounts import STAT_NAMES
from lordsball.games.lords.phrases import players, things
from lordsball.games.lords.state import MOST_LEVEL, NOBODY, Lords, Owner, base_tq
from lordsball.games.phrasing import counted, listed
from lordsball.ui.lords.gazette.race import race_news
from lordsball.ui.lords.gazette.stories import News, spelled
from lordsball.ui.lords.gazette.year_book import YearBook

_FINE_TILE, _MANY_TILES, _MANY_YOUNG = 5, 3, 10
_GREAT_ROW, _CROWD, _FULL_HOUSE = 3, 5, 20
_STATS = {
    "manager": "Manager levels", "front_office": "Front Office levels", "farm_system": "Farm System levels",
    "cash": "cash", "highest_field": "Field levels", "highest_press_box": "levels of Press Box",
    "highest_bleachers": "levels of Bleachers", "highest_concessions": "levels of Concessions",
    "combined_press_box": "Press Box levels", "combined_bleachers": "Bleachers levels",
    "combined_concessions": "Concessions levels", "park_income": "park income", "upgrades": "tiles",
}
_KINDS = ("a Field", "a Press Box", "Bleachers", "Concessions")


def news_of(book: YearBook, t: Lords) -> Iterator[News]:
    """All of it, in no particular order."""
    yield from race_news(book, t)
    yield from _seasons(book, t)
    yield from _points(book, t)
    yield from _money(book, t)
    yield from _people(book, t)
    yield from _deals(book, t)
    yield from _parks(book, t)
    yield from _crowds(book, t)
    yield from _winter(book, t)
    if len(t.owners) > 1:
        yield from _tables(t)


def clubs_named(t: Lords, teams: list[int]) -> str:
    """`the Gulls`, `the Gulls and the Owls`; more of them are counted."""
    names = [f"the {t.team(team).short}" for team in teams]
    return listed(names) if len(names) <= 2 else f"{spelled(len(names))} clubs"


def _club(t: Lords, seat: int) -> str:
    return t.team_of(seat).short


def _team(t: Lords, seat: int) -> tuple[int, ...]:
    return (t.owners[seat].team,)


def _seasons(book: YearBook, t: Lords) -> Iterator[News]:
    for seat, row in book.rows.items():
        words = {"club": _club(t, seat), "wins": row.wins, "vp": counted(abs(row.vp), "point")}
        if row.cannot_win:
            yield News("ruled_out", _team(t, seat), words)
        elif row.vp >= _GREAT_ROW:
            yield News("great_season", _team(t, seat), words, row.vp * 0.8)
        elif row.vp < 0:
            yield News("poor_season", _team(t, seat), words, -row.vp)


def _points(book: YearBook, t: Lords) -> Iterator[News]:
    if len(t.owners) < 2:
        return
    before = [o.vp - book.points(o.seat) for o in t.owners]
    ahead, now = _leader(before), _leader([o.vp for o in t.owners])
    if book.year > 1 and book.begun and NOBODY not in (ahead, now) and ahead != now:
        words = {"club": _club(t, now), "rival": _club(t, ahead), "vp": t.owners[now].vp}
        yield News("lead", (*_team(t, now), *_team(t, ahead)), words)
    yield from _bonus(book, t)
    for seat, scored in book.scored.items():
        if scored["bought"]:
            words = {"club": _club(t, seat), "number": spelled(scored["bought"])}
            yield News("bought", _team(t, seat), words, min(4, scored["bought"]) * 0.6)


def _leader(points: list[int]) -> int:
    """Who is alone ahead, or NOBODY."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else NOBODY


def _bonus(book: YearBook, t: Lords) -> Iterator[News]:
    if not book.bonus_paid:
        return
    card = t.cards.bonus[book.bonus]
    words: dict[str, object] = {"card": card.name, "stat": stat_name(card.stat)}
    if len(book.bonus_paid) > 1:
        teams = [t.owners[seat].team for seat in book.bonus_paid]
        words |= {"number": spelled(len(teams)), "clubs": clubs_named(t, teams)}
        yield News("bonus_shared", tuple(teams), words, 0.3 * len(teams))
        return
    ((seat, paid),) = book.bonus_paid.items()
    words |= {"club": _club(t, seat), "paid": paid, "least": spelled(t.cards.rules.bonus_vp[2])}
    kind = "bonus_last" if paid == t.cards.rules.bonus_vp[0] and len(t.owners) > 2 else "bonus"
    yield News(kind, _team(t, seat), words)


def stat_name(stat: str) -> str:
    """What a Bonus card counts, as `most …` wants it: `Stars`, `cash`."""
    return _STATS.get(stat, STAT_NAMES[stat])  # type: ignore[index]


def _money(book: YearBook, t: Lords) -> Iterator[News]:
    terms = t.cards.rules.loans
    for seat, loans in book.loans.items():
        words = {"club": _club(t, seat), "notes": _notes(loans), "cost": loans * terms.costs_vp}
        yield News("loans", _team(t, seat), words, loans)
    for seat, loans in book.repaid.items():
        words = {"club": _club(t, seat), "notes": _notes(loans), "points": counted(loans * terms.returns_vp, "point")}
        yield News("repaid", _team(t, seat), words, loans * 0.5)


def _notes(loans: int) -> str:
    return "one loan" if loans == 1 else f"{spelled(loans)} loans"


def _people(book: YearBook, t: Lords) -> Iterator[News]:
    hired = {event.seat: event for event in book.hired}
    lost = Counter[tuple[int, str]]()
    for event in book.retired:
        lost[event.seat, event.thing] -= event.amount
    for (seat, thing), count in lost.items():
        club, team = _club(t, seat), _team(t, seat)
        if thing == "manager":
            # One who was hired in spring may be the one who left: the table says who is there now.
            now = t.owners[seat].manager
            after = f"His successor is of level {now}." if now else "Nobody has followed him yet."
            yield News("manager_leaves", team, {"club": club, "level": count, "after": after}, count * 0.4)
        elif thing == "stars" and count == 1:
            now = t.owners[seat].stars
            yield News("star_retires", team, {"club": club, "left": _stars(now)}, now * 0.2)
        elif count > 1:
            yield News("players_leave", team, {"club": club, "lost": things(thing, count)}, count * 0.5)
    for seat, new in hired.items():
        words = {"club": _club(t, seat), "level": new.level, "before": new.before}
        if new.level == MOST_LEVEL:
            yield News("great_manager", _team(t, seat), words)
        elif new.level < new.before:
            yield News("poor_manager", _team(t, seat), words)


def _stars(number: int) -> str:
    return f"{spelled(number)} {'Star' if number == 1 else 'Stars'}"


def _deals(book: YearBook, t: Lords) -> Iterator[News]:
    for event in book.traded:
        stars = event.gained[0] - event.given[0]
        words = {"club": _club(t, event.seat), "given": players(event.given), "gained": players(event.gained)}
        if stars:
            yield News("stars_come" if stars > 0 else "stars_go", _team(t, event.seat), words, abs(stars) * 0.6)


def _parks(book: YearBook, t: Lords) -> Iterator[News]:
    for seat in sorted({event.seat for event in book.built}):
        built = [event for event in book.built if event.seat == seat]
        best = max(built, key=lambda event: (event.level, event.component))
        if best.level >= _FINE_TILE:
            tile = t.cards.stacks[best.component][best.level - 1]
            words = {"club": _club(t, seat), "park": t.team_of(seat).home, "tile": tile.name,
                     "kind": _KINDS[best.component], "level": best.level}
            yield News("masterpiece", _team(t, seat), words, best.level * 0.6)
        if len(built) >= _MANY_TILES:
            words = {"club": _club(t, seat), "park": t.team_of(seat).home, "number": spelled(len(built))}
            yield News("builders", _team(t, seat), words, len(built) * 0.7)


def _crowds(book: YearBook, t: Lords) -> Iterator[News]:
    for o in t.owners:
        moved = book.fans[o.seat]
        words = {"club": _club(t, o.seat), "fans": o.fans, "grown": spelled(moved), "fallen": spelled(-moved)}
        if o.fans == _FULL_HOUSE and moved:
            yield News("full_house", (o.team,), words)
        elif moved >= _CROWD:
            yield News("crowd", (o.team,), words, moved * 0.35)
        elif moved < -2:
            yield News("empty_seats", (o.team,), words, -moved * 0.6)


def _winter(book: YearBook, t: Lords) -> Iterator[News]:
    if book.news:
        name = t.cards.hot_stove[book.news].event.name
        teams = sorted({t.owners[seat].team for seat in book.struck})
        words = {"card": name, "clubs": clubs_named(t, teams)}
        if not book.struck and not book.spared:
            yield News("news_winter", (), words)
        elif not teams:
            yield News("news_none", (), words)
        elif len(teams) == len(t.owners):
            yield News("news_all", (), words)
        else:
            yield News("news_some", tuple(teams), words, 0.1 * len(teams))
    if book.gone:
        words = {"number": f"{spelled(len(book.gone))} {'club' if len(book.gone) == 1 else 'clubs'}",
                 "clubs": clubs_named(t, book.gone)}
        yield News("gone", tuple(book.gone), words, 0.4 * len(book.gone))


def _tables(t: Lords) -> Iterator[News]:
    """Who has most of what at the end of the year: there is always something of it."""
    def alone(number: str, count: list[int]) -> Owner | None:
        seat = _leader(count)
        return t.owners[seat] if seat != NOBODY and max(count) > 0 else None

    if (o := alone("cash", [o.cash for o in t.owners])) is not None:
        yield News("purse", (o.team,), {"club": _club(t, o.seat), "cash": o.cash}, o.cash * 0.01)
    if (o := alone("stars", [o.stars for o in t.owners])) is not None:
        yield News("most_stars", (o.team,), {"club": _club(t, o.seat), "number": spelled(o.stars)}, o.stars * 0.1)
    if (o := alone("fans", [o.fans for o in t.owners])) is not None:
        yield News("most_fans", (o.team,), {"club": _club(t, o.seat), "fans": o.fans})
    if (o := alone("tq", [base_tq(o) for o in t.owners])) is not None:
        yield News("best_quality", (o.team,), {"club": _club(t, o.seat), "number": base_tq(o)})
    if (o := alone("prospects", [o.prospects for o in t.owners])) is not None and o.prospects >= _MANY_YOUNG:
        words = {"club": _club(t, o.seat), "number": spelled(o.prospects)}
        yield News("young", (o.team,), words, o.prospects * 0.2)

