"""Clubs as the pieces want them: a name, the owner's glyph and colour."""

from __future__ import annotations

from lordsball.games.lords.state import NOBODY, Lords
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.lords.pieces.look import Club


def club_of(t: Lords, team: int, full: bool = False) -> Club:
    """A team of the league; without glyph where nobody owns it."""
    entry, seat = t.team(team), t.seat_of[team]
    name = entry.name if full else entry.short
    if seat == NOBODY:
        return Club(name, short=entry.short)
    look = SEATS[seat]
    return Club(name, look.glyph, look.colour, entry.short)


def club_of_seat(t: Lords, seat: int, full: bool = False) -> Club:
    """The club of an owner."""
    return club_of(t, t.owners[seat].team, full)


def wins_of(t: Lords, team: int) -> int:
    """A team's wins this season: those of its token where nobody owns it."""
    seat = t.seat_of[team]
    if seat != NOBODY:
        return t.owners[seat].wins
    return t.cards.npt[t.npt[team]].wins if t.npt[team] else 0
