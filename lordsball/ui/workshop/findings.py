"""What A or B has found, in words: a sentence, the figures under it, how far it is, and all of that to be copied."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.games.phrasing import capital, club, counted
from lordsball.simulation.shares import CardEffect
from lordsball.simulation.statistics import FEW
from lordsball.ui.workshop.question import Question
from lordsball.ui.workshop.running import EXACT, FAILED, OVER, PLAYING, STALE, STOPPED, Running

HELPS, HURTS, SAME, EARLY = "check", "close", "equals", "hint"
"""The mark before the sentence."""
_NOTHING, _LEVEL = 60.0, 0.05
NOTICED = 1.0
"""Fewer wins in a hundred than this are nothing that anybody would notice."""


class Verdict(NamedTuple):
    """The mark, the sentence, and the figures under it."""

    mark: str
    title: str
    under: str


def verdict(running: Running, question: Question) -> Verdict:
    """What can be said now about a question that is being played, or was."""
    team, rival = club(question.b.name), club(question.a.name)
    if running.state == FAILED:
        return Verdict(EARLY, "The games could not go on.", running.trouble)
    if running.state == OVER and running.difference is None:
        return Verdict(SAME, "Nothing these teams play with has changed.", "So no game was played.")
    if running.difference is None:
        return Verdict(EARLY, "The first games are being played.", "Results in a moment.")
    mean, low, high = running.difference
    subject = "They win"
    figure = f"{abs(mean):.1f} {'more' if mean >= 0 else 'fewer'} games in a hundred"
    than = " than A" if question.two_teams else ""
    if running.chances is not None:
        return _worked_out(running, question, mean)
    if low > 0 or high < 0:
        near, far = sorted((abs(low), abs(high)))
        under = f"{subject} {figure}{than}. We are 95% sure it is between {near:.1f} and {far:.1f}."
        return Verdict(HELPS if low > 0 else HURTS, _decided(question, low > 0), under)
    between = f"between {_bound(low)} and {_bound(high)}"
    if min(-low, high) >= _NOTHING:
        return Verdict(EARLY, "Too early to say anything.", f"So far {figure}{than}, and that may be all luck.")
    if max(abs(low), abs(high)) <= NOTICED or (running.state == OVER and running.trial.settled):
        same = f"{capital(team)} win as often as {rival}." if question.two_teams else (
            f"{_cards(question)} make{'s' if _is_one(question) else ''} no difference you would notice."
        )
        return Verdict(SAME, same, f"{subject} {figure}{than}, and it is {between}.")
    end = "Too early to say." if running.state == PLAYING else "More games would tell."
    if abs(mean) < _LEVEL:
        return Verdict(EARLY, f"Nothing between them yet. {end}", f"In a hundred games, it is {between}.")
    lean = "may help" if mean > 0 else "may hurt"
    early = f"{capital(team)} may win {'more' if mean > 0 else 'less'} often" if question.two_teams else (
        f"{_cards(question)} {lean}"
    )
    return Verdict(EARLY, f"{early}. {end}", f"So far {figure}{than}, {between}.")


def _worked_out(running: Running, question: Question, mean: float) -> Verdict:
    assert running.chances is not None
    before, after = (100 * chance for chance in running.chances)
    about = "About, with four average batters a side: " if running.rough else "With the best play of both sides: "
    under = f"{about}{before:.2f} wins in a hundred, then {after:.2f}."
    if abs(mean) < 0.005:
        same = "win exactly as often" if question.two_teams else "make no difference"
        who = capital(club(question.b.name)) if question.two_teams else _cards(question)
        return Verdict(SAME, f"{who} {same}.", under)
    return Verdict(HELPS if mean > 0 else HURTS, _decided(question, mean > 0), under)


def _decided(question: Question, better: bool) -> str:
    team, rival = club(question.b.name), club(question.a.name)
    if question.two_teams:
        return f"{capital(team)} win {'more' if better else 'less'} often than {rival}."
    verb = ("helps" if better else "hurts") if _is_one(question) else ("help" if better else "hurt")
    return f"{_cards(question)} {verb} {team}."


def _is_one(question: Question) -> bool:
    """Is it one card that has changed?"""
    return len({change.partition(":")[0] for change in question.changes}) == 1


def _cards(question: Question) -> str:
    """What is tried: the one card by its name, else the new cards."""
    if _is_one(question):
        return f"The new {question.changes[0].partition(':')[0]}"
    return "The new cards"


def _bound(value: float) -> str:
    return f"{abs(value):.1f} {'more' if value >= 0 else 'fewer'}"


def who_plays(question: Question) -> str:
    """`Same dice for both, Veterans on both sides`."""
    name = levels_of(question.game)[question.level].name
    return f"Same dice for A and B; {name} plays every side."


def progress(running: Running) -> tuple[str, str]:
    """How far it is: the count, and what can be said about the time."""
    if running.pairs == EXACT and running.state in (PLAYING, OVER, STOPPED, STALE) and running.question is not None:
        return "Worked out instead of played", _time(running)
    count = f"{running.played:,} of {counted_pairs(running.pairs)}"
    return count if running.question is not None else counted_pairs(running.pairs), _time(running)


def counted_pairs(pairs: int) -> str:
    """`4,000 pairs of games`."""
    return f"{pairs:,} {'pair' if pairs == 1 else 'pairs'} of games"


def _time(running: Running) -> str:
    match running.state:
        case "playing":
            left = running.left
            if left is None:
                return "Keep working: it plays in the background."
            return f"About {span(left)} to go. Keep working: it plays in the background."
        case "over":
            early = running.pairs != EXACT and running.played < running.pairs
            return f"Finished{' early' if early and running.played else ''} in {span(running.seconds)}"
        case "stopped":
            return "Stopped. What was played stays."
        case "stale":
            return "The cards have changed. Play it again?"
        case "failed":
            return f"It stopped at pair {running.played + 1:,}. What was played before stays."
    return "Each pair is one game with A and one with B, from the same seed."


def span(seconds: float) -> str:
    """A length of time.

    >>> span(0.4), span(9), span(125), span(7300)
    ('a second', '9 seconds', '2 minutes', '2 hours')
    """
    if seconds < 90:
        whole = max(1, round(seconds))
        return "a second" if whole == 1 else f"{whole} seconds"
    if seconds < 5400:
        return counted(round(seconds / 60), "minute")
    return counted(round(seconds / 3600), "hour")


def as_text(running: Running, question: Question) -> str:
    """The sentence and the figures, to be pasted elsewhere."""
    found = verdict(running, question)
    count, _ = progress(running)
    lines = [found.title, found.under, f"A: {question.a.name}, {question.a.cards.label}",
             f"B: {question.b.name}, {question.b.cards.label}", *(f"  {change}" for change in question.changes[:20]),
             f"{count}. {who_plays(question)}"]
    before, after = (running.trial.sums.mean_score(which) for which in (0, 1))
    if before is not None and after is not None:
        lines.append(f"Score a game: {before:.2f} with A, {after:.2f} with B")
    return "\n".join(lines)


def card_rows(running: Running, changed: Collection[str]) -> list[CardEffect]:
    """The cards of the team in question: those that are sure first, then by size.

    In runs a game where the game notes who brought them, else in wins in a hundred games in which the card came up.

    :param changed: ids of cards that are not as they are shipped.
    """
    sums, found = running.trial.sums, []
    times = 1 if sums.brought else 100
    for key in sums.brought or sums.moved:
        kind, name = sums.things.get(key, ("", key))
        moved = sums.brought_by(key) if sums.brought else sums.moved[key]
        if kind not in ("Ability", "Lead-off") and moved.games >= (1 if sums.brought else FEW):
            low, high = (times * bound for bound in moved.interval)
            if not sums.brought:
                low, high = max(-100.0, low), min(100.0, high)
            found.append(CardEffect(name, times * moved.mean, low, high, moved.sure, key in changed))
    return sorted(found, key=lambda row: (not row.sure, -abs(row.mean), row.name))


def unit(running: Running, game: str) -> str:
    """What those rows are counted in."""
    score = games.game(game).score_name.lower()
    return f"{score} a game" if running.trial.sums.brought else "wins in a hundred"
