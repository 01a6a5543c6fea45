"""lordsball solve: Monster League worked out to the end, and what it says about tokens, pitchers and batters."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from lordsball.commands.common import OK, USAGE, Refused, add_cards, card_folders, load_cards, names, say, unknown

SOLVED = ("monster_league",)
"""Games small enough to be solved."""
NAMES = ("an Out", "a Single", "a Double", "a Triple", "a Home Run")


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "solve", help="work a game out to the end: who wins, and what everything is worth",
        description="Work out a game between two teams with the best play of both: who should bat first, when to "
        "spend, change and try again, and what tokens, abilities and batters are worth. The shipped teams are worked "
        "out already; others take a minute or so the first time.",
    )
    parser.add_argument("game", metavar="GAME", choices=SOLVED, help=", ".join(SOLVED))
    parser.add_argument("--teams", metavar="A,B", type=names, help="the ids of two teams; default: the usual ones")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a page to read")
    add_cards(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work it out and print it."""
    from lordsball import games as shelf
    from lordsball.ai.monster_league.tables import Unsolvable

    cards = load_cards(args.game, card_folders(args))
    teams = args.teams or tuple(shelf.game(args.game).default_options(cards)["teams"])
    known = [team.id for team in cards.teams]
    for team in teams:
        if team not in known:
            raise unknown("--teams", team, known)
    if len(teams) != 2 or teams[0] == teams[1]:
        raise Refused(f"--teams: found {','.join(teams)!r}, expected two different teams.", USAGE)
    try:
        found = _judged(cards, teams)
    except Unsolvable as wrong:
        raise Refused(f"{wrong} 'lordsball simulate {args.game}' tries games out instead.") from wrong
    say(json.dumps(found) if args.json else "\n".join(_page(cards, found)))
    return OK


def _judged(cards: Any, teams: tuple[str, str]) -> dict[str, Any]:
    """Work it out, with a sign of life on a terminal."""
    from lordsball.ai.monster_league.worth import judging

    work, number = judging(cards, teams), 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: dict[str, Any] = end.value
            break
        number += 1
        if sys.stderr.isatty() and number % 50 == 0:
            print(f"\r{number:,} layers worked out ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return found


def _page(cards: Any, found: dict[str, Any]) -> Iterator[str]:
    one, two = (cards.team(id) for id in found["teams"])
    first = found["bats_first"]
    yield f"{one.name} against {two.name}, with both at their best"
    yield ""
    for team in (one, two):
        yield f"  The {team.short} win {_percent(first[team.id])} of games when they bat first."
    best = "bat first" if sum(first.values()) > 1 else "bat last"
    yield f"  The winner of the toss should {best}."
    for team in (one, two):
        chances = found["starters"][team.id]
        starter = max(chances, key=lambda id: chances[id])
        other = next(id for id in chances if id != starter)
        names = {pitcher.id: pitcher.short for pitcher in team.pitchers}
        gain = chances[starter] - chances[other]
        yield f"  The {team.short} should start {names[starter]}: {_points(gain)} better than {names[other]}."
    yield ""
    yield from _when(two, found)
    yield ""
    yield "What it is worth, in percentage points of the chance to win (abilities and batters are estimates)"
    yield ""
    for team in (one, two):
        yield f"  {team.short}"
        yield "    tokens, spent for nothing in a tie, first to last:  " + "  ".join(
            f"{100 * lost:.1f}" for lost in found["tokens"][team.id])
        worth = found["worth"][team.id]
        yield "    abilities:  " + "  ".join(
            f"{pitcher.ability.name} of {pitcher.short} {100 * worth['abilities'][pitcher.id]:+.1f}"
            for pitcher in team.pitchers)
        yield "    batters, against an average one:  " + "  ".join(
            f"{batter.short} {100 * worth['batters'][batter.id]:+.1f}" for batter in team.batters)


def _when(team: Any, found: dict[str, Any]) -> Iterator[str]:
    """When to spend, change and try again."""
    yield f"When to spend: of the hits that the {team.short} may answer in a tied second inning, this share"
    yield ""
    yield f"  {'on the mound':27}" + "".join(f"{runs:>8}" for runs in ("no run", "1 run", "2 runs", "3 runs", "4 runs"))
    for row in found["spending"]:
        tokens = "1 token" if row["tokens"] == 1 else f"{row['tokens']} tokens"
        who = f"{team.pitchers[row['pitcher']].short}, {tokens}" + ("" if row["relief"] else ", the last")
        yield f"  {who:27}" + "".join(f"{100 * share:>7.0f}%" for share in row["spend"])
    yield ""
    changes = found["changes"]
    yield "Change pitchers: " + (
        f"in {changes} kinds of moments it wins more." if changes else "never, before the rules make you.")
    if found["second_tries"]:
        shares = zip(NAMES, found["second_tries"].values(), strict=True)
        yield "Try again, with their bullpen empty: " + ", ".join(
            f"{name} {'always' if share > 0.999 else 'never' if not share else f'{100 * share:.0f}%'}"
            for name, share in shares) + "."


def _percent(share: float) -> str:
    return f"{100 * share:.2f}%"


def _points(share: float) -> str:
    return f"{100 * share:.2f} points"
