"""A or B as a page that opens anywhere, with its charts: for a friend, or for the folder of a deck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lordsball import __version__
from lordsball.simulation import charts
from lordsball.simulation.charts import Bar
from lordsball.simulation.html import Number, page, section, table
from lordsball.ui.workshop.heaps import CardRow
from lordsball.ui.workshop.question import Question
from lordsball.ui.workshop.running import Running
from lordsball.ui.workshop.saying import progress, verdict, who_plays


def as_page(running: Running, question: Question, rows: Sequence[CardRow], unit: str) -> str:
    """The whole file."""
    found = verdict(running, question)
    count, _ = progress(running)
    under = [
        found.under,
        f"A: {question.a.name}, {question.a.cards.label}. B: {question.b.name}, {question.b.cards.label}.",
        f"{count}. {who_plays(question)} lordsball {__version__}, cards {question.fingerprints[0][:12]} and "
        f"{question.fingerprints[1][:12]}.",
    ]
    sections = []
    if running.difference is not None:
        mean, low, high = (each / 100 for each in running.difference)
        bar = Bar("B less A", mean, (low, high))
        about = "In wins in a hundred games. The bar holds the truth 19 times in 20, whenever one looks."
        sections.append(section("B wins more, or less", charts.bars([bar], None, 0.0), about=about))
    if question.changes:
        listed = "".join(f"<li>{escape(change)}</li>" for change in question.changes)
        sections.append(section("What B changes", f"<ul>{listed}</ul>"))
    scores = running.trial.sums.scores
    if scores[0] and scores[1]:
        counts = {name: sorted(each.items()) for name, each in zip(("A", "B"), scores, strict=True)}
        sections.append(section("Scores", charts.distributions(counts), about="How many games ended with which score."))
    if rows:
        figures: list[list[str | Number]] = [
            [row.name, Number(row.mean, f"{row.mean:+.2f}"), f"{row.low:+.2f} to {row.high:+.2f}"] for row in rows
        ]
        about = f"In {unit}, B less A. The brackets hold the truth of each card 19 times in 20."
        head = ["Card", unit.capitalize(), "Between"]
        sections.append(section("What each card brought", table(head, figures), about=about))
    return page(found.title, under, sections)
