"""A simulation as one HTML file that opens anywhere, without a network: charts, tables that sort, light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from lordsball.simulation import charts
from lordsball.simulation.charts import Bar
from lordsball.simulation.shares import CardEffect

STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --paper: #fbfaf6; --line: #d8d4c8; --band: #ecebe4;
  --one: #1f6fb2; --two: #b8501e; --three: #3c7d3a; --four: #7a4aa0; --good: #1d7a45; --bad: #b3352b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6dc; --soft: #a3adba; --paper: #14181f; --line: #39424f;
  --band: #1e242d; --one: #6db3ee; --two: #f0925c; --three: #86c883; --four: #c79cf0; --good: #6fd096;
  --bad: #f08a80; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; } .soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; } td { white-space: nowrap; }
tr:nth-child(even) td { background: var(--band); }
th button { all: unset; cursor: pointer; font-weight: 600; } th button:focus-visible { outline: 2px solid var(--one); }
th[aria-sort=ascending] button::after { content: " \\2191"; }
th[aria-sort=descending] button::after { content: " \\2193"; }
svg { max-width: 100%; height: auto; display: block; margin: .5rem 0; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; }
@media print { details:not([open]) > * { display: block; } }
"""
SCRIPT = """
for (const head of document.querySelectorAll("th button")) head.addEventListener("click", () => {
  const cell = head.parentElement, table = cell.closest("table"), body = table.tBodies[0], place = cell.cellIndex;
  const words = cell.className !== "number", before = cell.getAttribute("aria-sort");
  const up = before ? before === "descending" : words;
  for (const other of cell.parentElement.children) other.removeAttribute("aria-sort");
  cell.setAttribute("aria-sort", up ? "ascending" : "descending");
  const given = row => words ? row.cells[place].textContent : row.cells[place].dataset.value;
  const order = (a, b) => words ? a.localeCompare(b) : a - b;
  const rows = [...body.rows].sort((a, b) => {
    const one = given(a), other = given(b);
    if (one === "" || other === "") return (one === "") - (other === "");
    return up ? order(one, other) : order(other, one);
  });
  body.append(...rows);
});
"""


class Number(NamedTuple):
    """A cell that sorts by its value; None sorts last."""

    value: float | None
    shown: str


def page(title: str, under: Sequence[str], sections: Sequence[str]) -> str:
    """The whole file."""
    lines = "".join(f'<p class="soft">{escape(line)}</p>' for line in under)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{lines}"
        f"{''.join(sections)}<script>{SCRIPT}</script></body></html>\n"
    )


def section(heading: str, *parts: str, about: str = "") -> str:
    """A heading, a sentence, and what belongs to them."""
    words = f"<p>{escape(about)}</p>" if about else ""
    return f"<section><h2>{escape(heading)}</h2>{words}{''.join(parts)}</section>"


def table(head: Sequence[str], rows: Sequence[Sequence[str | Number]]) -> str:
    """A table whose heads sort it."""
    numeric = [any(isinstance(row[column], Number) for row in rows) for column in range(len(head))]
    cells = "".join(
        f'<th scope="col"{_number(is_number)}><button>{escape(name)}</button></th>'
        for name, is_number in zip(head, numeric, strict=True)
    )
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'


def _number(is_number: bool) -> str:
    return ' class="number"' if is_number else ""


def _cell(cell: str | Number) -> str:
    if isinstance(cell, Number):
        value = "" if cell.value is None else f"{cell.value:g}"
        return f'<td class="number" data-value="{value}">{escape(cell.shown)}</td>'
    return f"<td>{escape(cell)}</td>"


def table_report(data: dict[str, Any], title: str, verdict: str, under: str) -> str:
    """The report of one table, from the data that `--json` prints."""
    teams = [seat.get("name", f"Seat {number}") for number, seat in enumerate(data["seats"], 1)]
    bars = [
        Bar(f"{team}, {seat['player']}", seat["win_rate"], tuple(seat["interval"]))
        for team, seat in zip(teams, data["seats"], strict=True) if seat["win_rate"] is not None
    ]
    sections = [section("Who wins", charts.bars(bars, 0.0, 1 / len(bars) if bars else 0.0), about=verdict)]
    if data["scores"]:
        sections.append(section(data["score"], charts.distributions(dict(zip(teams, data["scores"], strict=True))),
                                about=f"The {data['score'].lower()} each team finished with, by number of games."))
    if data.get("leads"):
        stage = data["stage"]
        sections.append(section("Who leads", charts.shares([*teams, "Nobody"], data["leads"], stage.capitalize()),
                                about=f"How often each team was ahead after each {stage}, of games that got there."))
    sections.append(section("Length of a game", charts.distributions({"Decisions": data["lengths"]}),
                            about="Decisions by all players together, by number of games."))
    if data.get("contribution"):
        sections.append(_contribution(data["contribution"], teams))
    sections += _things(data["things"], teams)
    if data["never"]:
        names = {thing["id"]: thing["name"] for thing in data["things"]}
        sections.append(section("Never came up", f"<p>{escape(', '.join(names[id] for id in data['never']))}.</p>"))
    sections.append(_statistics(data["stats"]))
    return page(title, [under, f"Digest {data['digest']}"], sections)


def comparison_report(
    title: str, under: Sequence[str], difference: tuple[float, float, float] | None, changes: Sequence[str],
    scores: Sequence[Mapping[int, int]], parts: Sequence[str] = (),
) -> str:
    """The report of A or B: of `lordsball compare`, and of the window.

    :param difference: what B wins more than A, in shares of a win, and its interval (of no width: worked out).
    :param changes: what B changes, a line each.
    :param scores: of A and of B, the games by score; empty where a game has none.
    :param parts: more sections.
    """
    sections = []
    if difference is not None:
        value, low, high = difference
        sure = "worked out." if low == high else "and the bar holds the truth 19 times in 20, however often you look."
        chart = charts.bars([Bar("B minus A", value, (low, high))], None, 0.0)
        sections.append(section("How many more games B wins", chart, about=f"In a hundred games, {sure}"))
    if changes:
        listed = "".join(f"<li>{escape(change)}</li>" for change in changes)
        sections.append(section("What B changes", f"<ul>{listed}</ul>"))
    if scores and all(scores):
        counts = {name: sorted(each.items()) for name, each in zip("AB", scores, strict=True)}
        sections.append(section("Scores", charts.distributions(counts), about="The number of games with each score."))
    return page(title, under, [*sections, *parts])


def brought(rows: Sequence[CardEffect], unit: str) -> str:
    """A section: what each card brought in B, less what it brought in A."""
    cells: list[list[str | Number]] = [
        [row.name, Number(row.mean, f"{row.mean:+.2f}"), f"{row.low:+.2f} to {row.high:+.2f}"] for row in rows
    ]
    about = f"In {unit}, B minus A. Each range holds its card's truth 19 times in 20."
    return section("What each card brought", table(["Card", unit.capitalize(), "Between"], cells), about=about)


def matrix_report(data: dict[str, Any], title: str, under: str) -> str:
    """The report of a round robin, from the data that `--json` prints."""
    names = {each["team"]: each["name"] for each in data["teams"]}
    rates = {(pair["team"], pair["against"]): pair for pair in data["pairings"]}
    met = [each for each in data["teams"] if each["rate"] is not None]
    bars = [Bar(each["name"], each["rate"], tuple(each["interval"])) for each in met]
    rows: list[list[str | Number]] = []
    for pair in data["pairings"]:
        low, high = pair["interval"]
        rows.append([
            names[pair["team"]], names[pair["against"]], Number(pair["games"], f"{pair['games']:,}"),
            _share(pair["rate"]), f"{100 * low:.1f} to {100 * high:.1f} %",
        ])
    grid = [[rates[one, other]["rate"] if (one, other) in rates else None for other in names] for one in names]
    return page(title, [under, f"Players: {', '.join(data['players'])}. Digest {data['digest']}"], [
        section("Against everybody", charts.bars(bars, 0.0, 0.5), about="How often each team finishes before another."),
        section("Who beats whom", charts.matrix(list(names.values()), grid),
                about="How often the team of the row finishes before the team of the column, in percent."),
        section("Every pairing", table(["Team", "Against", "Games", "Before it", "Between, 19 times in 20"], rows)),
    ])


def _share(value: float | None) -> Number:
    return Number(value, "–" if value is None else f"{100 * value:.1f} %")


def _contribution(rows: Sequence[dict[str, Any]], teams: Sequence[str]) -> str:
    bars = [Bar(row["name"], row["difference"], tuple(row["interval"])) for row in rows]
    return section(
        f"What each card of {teams[0]} adds", charts.bars(bars, None, 0.0),
        about="In percentage points of wins, against a plain card of equal numbers in its place: the same games, from "
        "the same seeds and from every seat.",
    )


def _things(things: Sequence[dict[str, Any]], teams: Sequence[str]) -> list[str]:
    groups: dict[str, list[dict[str, Any]]] = {}
    for thing in things:
        groups.setdefault(thing["kind"], []).append(thing)
    head = ["Name", "Team", "Drawn", "Played", "Fired", "Won when played", "Against its own rate", "Won when unplayed"]
    found = []
    for kind, group in groups.items():
        rows: list[list[str | Number]] = [
            [
                thing["name"], "" if thing["seat"] is None else teams[thing["seat"]], _share(thing["drawn"]),
                _share(thing["played"]), _share(thing["fired"]), _share(thing["won_played"]), _against(thing),
                _share(thing["won_unplayed"]),
            ]
            for thing in group
        ]
        used = [column for column in range(len(head)) if any(_says(row[column]) for row in rows)]
        names, rows = [head[column] for column in used], [[row[column] for column in used] for row in rows]
        opened = "" if len(group) > 60 else " open"
        found.append(f"<details{opened}><summary>{escape(kind)} ({len(group)})</summary>{table(names, rows)}</details>")
    about = "Against its own rate: how many points more than its team wins anyway; 19 times in 20 the brackets hold it."
    return [section("Cards and abilities", *found, about=about)] if found else []


def _says(cell: str | Number) -> bool:
    """Is there anything in a cell? A column without is left out."""
    return bool(cell.value) if isinstance(cell, Number) else bool(cell)


def _against(thing: dict[str, Any]) -> Number:
    if thing["against_team"] is None:
        return Number(None, "–")
    low, high = thing["against_team_interval"]
    return Number(thing["against_team"], f"{100 * thing['against_team']:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]")


def _statistics(stats: dict[str, Any]) -> str:
    parts: list[str] = []
    single: list[list[str | Number]] = []
    for key, value in stats.items():
        name = key.replace("_", " ").capitalize()
        if isinstance(value, list) and value and isinstance(value[0], dict):
            head = [word.replace("_", " ").capitalize() for word in value[0]]
            rows = [[_plain(each + 1 if word == "seat" else each) for word, each in row.items()] for row in value]
            parts.append(f"<details><summary>{escape(name)}</summary>{table(head, rows)}</details>")
        elif isinstance(value, dict):
            flat = _flat(value)
            parts.append(f"<details><summary>{escape(name)}</summary>{table(['What', 'Number'], flat)}</details>")
        else:
            single.append([name, _plain(value)])
    first = [table(["What", "Number"], single)] if single else []
    return section("The game's own statistics", *first, *parts)


def _flat(numbers: dict[str, Any], before: str = "") -> list[list[str | Number]]:
    found: list[list[str | Number]] = []
    for key, value in numbers.items():
        if isinstance(value, dict):
            found += _flat(value, f"{before}{key}, ")
        else:
            found.append([f"{before}{key}".replace("_", " "), _plain(value)])
    return found


def _plain(value: Any) -> str | Number:
    match value:
        case None:
            return Number(None, "–")
        case int():
            return Number(value, f"{value:,}")
        case float():
            return Number(value, f"{value:.3f}")
        case list():
            shown = [_plain(each) for each in value]
            return " / ".join(each.shown if isinstance(each, Number) else each for each in shown)
        case _:
            return str(value)
