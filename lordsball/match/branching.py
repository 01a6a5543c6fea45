"""Another way from there: a match of its own that shares the course of one up to a moment; that one stays as it was."""

from __future__ import annotations

from lordsball.match.loading import follow
from lordsball.match.match import Match


def branched(match: Match, at: int) -> Match:
    """A new match that stands where this one stood after `at` steps of its record, with everything before it.

    The dice to come are the same, as far as the same dice are thrown. Raises ValueError where there is no such moment,
    or the record cannot be followed.
    """
    lines = match.history.lines()
    if not 0 <= at <= len(lines):
        raise ValueError(f"found step {at}, expected 0 to {len(lines)}")
    new = Match(match.game, match.first_cards, match.options, match.seats, match.seed, match.table, match.start)
    new.tried = True
    if (stopped := follow(new, lines[:at], match.catalogs)) is not None:
        raise ValueError(str(stopped))
    return new
