"""The flag and the cup: what the headline, the line under it, the lead and the caption say about pennant and title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lordsball.games.lords.phrases import rival_name
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.games.phrasing import counted
from lordsball.ui.lords.gazette.race import standings
from lordsball.ui.lords.gazette.stories import spelled
from lordsball.ui.lords.gazette.year_book import YearBook
from lordsball.ui.lords.pieces.icon_text import plain

Pick = Callable[[str, Sequence[str]], str]
_LEAD_LETTERS = 172
"""Room for the lead under the photograph."""


class Flag(NamedTuple):
    """Words of the page; `tells`: kinds of stories that they have told already."""

    headline: str
    subheading: str
    lead: str
    caption: str
    tells: tuple[str, ...]


_CHAMPIONS = ("{club} win the cup", "{club} are champions!", "The cup comes to {park}")
_FLAG_ALONE = ("{club} take flag by {margin}", "Flag flies over {park}", "{club} first by {margin}")
_FLAG_LEVEL = ("{club} take the flag on a die", "One die, one flag: {club}")
_FLAG_HAIR = ("{club} take flag by one game", "By one game: {club}!")
_FLAG_TIED = ("{club} take the flag, level on top", "{club} and {second} level: flag to {club}")
_NOBODYS = ("{club} take the flag; owners look on", "{club} first, and nobody owns them", "No flag for any owner")
_ENDED = ("The season is over", "One more year in the books")


def flag_of(book: YearBook, t: Lords, pick: Pick) -> Flag:
    """What there is to say of this year's pennant."""
    pennant = book.pennant
    table = standings(t)
    if pennant is None:
        return _from_the_table(book, t, table, pick)
    team = pennant.team
    (second, other) = table[1] if table[0][1] == team else table[0]
    if pennant.by == "dice":
        other = next(t.owners[roll.seat].team for roll in reversed(book.rolls) if roll.seat != pennant.seat)
    margin = pennant.wins - second
    wordings: Sequence[str]
    words: dict[str, object] = {
        "club": t.team(team).short, "park": t.team(team).home, "second": t.team(other).short,
        "wins": pennant.wins, "less": second,
        "margin": counted(margin, "game") if margin > 1 else "a single game",
        "won": book.games[0], "lost": book.games[1],
    }
    if pennant.seat == NOBODY:
        return _nobodys(book, t, words, pick)
    if pennant.by == "dice":
        wordings, tells = _FLAG_LEVEL, ["roll_off"]
    elif margin == 1:
        wordings, tells = _FLAG_HAIR, ["hair"]
    else:
        wordings, tells = _FLAG_TIED if margin <= 0 else _FLAG_ALONE, []
    under = _runners_up(margin, pennant.by)
    if book.champion:
        wordings = _CHAMPIONS
        under = "{wins} wins, the flag, and a series won {won}–{lost}"
    headline, under = pick("headline", wordings).format_map(words), under.format_map(words)
    caption = pick("caption", ("The flag goes up at {park}.", "{park}, on the great day."))
    return Flag(headline, under, _lead(book, t, words, pick), caption.format_map(words), tuple(tells))


def _runners_up(margin: int, by: str) -> str:
    if by == "dice":
        return "{wins} wins each for {club} and {second}; a die decides"
    if margin <= 0:
        return "{wins} wins each for {club} and {second}, an unowned club"
    return "{club} win {wins}; {second} end with {less}"


def _lead(book: YearBook, t: Lords, words: dict[str, object], pick: Pick) -> str:
    """Dateline, the way to the flag, the Championship Series."""
    pennant = book.pennant
    assert pennant is not None
    text = f"*{dateline(t, pennant.team)}* {_way_there(book, t, pennant.team)}"
    if book.finals is None:
        return text
    card = t.cards.championship[book.finals.card]
    won, lost = book.games
    name = plain(card.name)
    if book.champion:
        endings = (
            f"{name} were beaten in {spelled(won + lost)} games, and the cup stays in town.",
            f"Against {rival_name(name)} they won four games and lost {_or_none(lost)}.",
        )
    else:
        endings = (
            f"{name} were too much for them: the series was lost in {spelled(won + lost)} games.",
            f"The cup went to {rival_name(name)}, four games to {_or_none(won)}.",
        )
    ending = pick("finals", endings)
    return f"{text} {ending if len(text) + len(ending) <= _LEAD_LETTERS else min(endings, key=len)}"


def _or_none(number: int) -> str:
    return spelled(number) if number else "none"


def dateline(t: Lords, team: int) -> str:
    """`HARBOR, October.`: where a team is at home, as its name says."""
    entry = t.team(team)
    home = entry.name.removesuffix(entry.short).strip() or entry.name
    return f"{plain(home.upper())}, October."


def _way_there(book: YearBook, t: Lords, team: int) -> str:
    series = book.series_of(team)
    if not series:
        return f"The {plain(t.team(team).short)} end the season on top."
    won = sum(played.wins[side] > played.wins[1 - side] for played, side in series)
    best, side = max(series, key=lambda each: each[0].wins[each[1]])
    rival = plain(t.team(best.teams[1 - side]).short)
    taken = "all seven series" if won == 7 else f"{_or_none(won)} of seven series"
    return (
        f"The {plain(t.team(team).short)} took {taken}, the best of them *{best.wins[side]}–{best.wins[1 - side]}* "
        f"from the {rival}."
    )


def _nobodys(book: YearBook, t: Lords, words: dict[str, object], pick: Pick) -> Flag:
    """A team without owner is alone on top: there is no Championship Series."""
    most = max(o.wins for o in t.owners)
    best = [o.team for o in t.owners if o.wins == most]
    names = f"the {plain(t.team(best[0]).short)}" if len(best) == 1 else f"{spelled(len(best))} clubs"
    words |= {"bestwins": most, "best": names}
    assert book.pennant is not None
    under = "{wins} wins; the best of the owners, {best}, end with {bestwins}".format_map(words)
    lead = (
        f"*{dateline(t, book.pennant.team)}* With {book.pennant.wins} wins the {plain(str(words['club']))} leave every "
        f"owner behind: there is no Championship Series. {_best_owner(book, t, best)}"
    )
    headline = pick("headline", _NOBODYS).format_map(words)
    return Flag(headline, under, lead, "The flag goes up, in nobody's park.", ())


def _best_owner(book: YearBook, t: Lords, best: list[int]) -> str:
    """What those with the most wins of all owners have done."""
    if len(best) > 1:
        return f"Of the owners {spelled(len(best))} are level on top."
    won = sum(played.wins[side] > played.wins[1 - side] for played, side in book.series_of(best[0]))
    return f"The {plain(t.team(best[0]).short)}, first of the owners, took {_or_none(won)} of seven series."


def _from_the_table(book: YearBook, t: Lords, table: list[tuple[int, int]], pick: Pick) -> Flag:
    """Where the course of the year is not known."""
    (wins, team), (less, other) = table[:2]
    club, second = t.team(team).short, t.team(other).short
    under = f"{club} end with {wins} wins, {second} with {less}"
    lead = f"*{dateline(t, team)}* With {counted(wins, 'win')} the {plain(club)} stand on top of the league."
    return Flag(pick("headline", _ENDED), under, lead, "A flag goes up.", ())
