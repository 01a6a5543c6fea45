"""What stays of A or B: the figures of the last games, and a page among a person's files."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime

from lordsball import __version__
from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.simulation.html import brought, comparison_report
from lordsball.simulation.shares import CardEffect
from lordsball.ui.shell.app import App
from lordsball.ui.workshop.findings import progress, verdict, who_plays
from lordsball.ui.workshop.last_trial import LastTrial, keep
from lordsball.ui.workshop.question import Question
from lordsball.ui.workshop.room import Room
from lordsball.ui.workshop.running import Running

REPORTS = "reports"
"""Of the data folder."""


def save_report(app: App, room: Room, running: Running, rows: Sequence[CardEffect], unit: str) -> None:
    """Write the page beside the drawing, and say where it is."""
    question = running.question
    if question is None:
        return
    path = room.desk.data / REPORTS / f"A or B {datetime.now():%Y-%m-%d %H-%M-%S}.html"
    content = _page(running, question, rows, unit).encode()

    def kept(done: Future[None]) -> None:
        app.say(_trouble(done) or f"Report saved: {path}")

    app.background.send(lambda: files.write(path, content, generations=1, called="The report"), kept)


def _page(running: Running, question: Question, rows: Sequence[CardEffect], unit: str) -> str:
    found, (count, _) = verdict(running, question), progress(running)
    cards = " and ".join(fingerprint[:12] for fingerprint in question.fingerprints)
    under = [
        found.under,
        f"A: {question.a.name}, {question.a.cards.label}. B: {question.b.name}, {question.b.cards.label}.",
        f"{count}. {who_plays(question)} lordsball {__version__}, cards {cards}.",
    ]
    known = running.difference
    difference = None if known is None else (known[0] / 100, known[1] / 100, known[2] / 100)
    parts = [brought(rows, unit)] if rows else []
    return comparison_report(found.title, under, difference, question.changes, running.trial.sums.scores, parts)


def keep_figures(app: App, room: Room, running: Running) -> None:
    """How each card of B fared, for the page of cards, also the next time."""
    question, sums = running.question, running.trial.sums
    if question is None or not sums.games[1]:
        return
    game, data = question.game, room.desk.data
    last = LastTrial(question.fingerprints[1], sums.games[1], {key: list(each) for key, each in sums.came.items()})
    room.keep_last(game, last)

    def kept(done: Future[None]) -> None:
        if trouble := _trouble(done):
            app.say(trouble)

    app.background.send(lambda: keep(data, game, last), kept, awaited=False)


def _trouble(done: Future[None]) -> str:
    try:
        done.result()
    except NotWritten as refused:
        return str(refused)
    return ""
