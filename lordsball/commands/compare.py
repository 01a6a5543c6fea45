"""lordsball compare: two versions of the cards, or two teams: which wins more?"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from lordsball.commands import seating
from lordsball.commands.common import (
    OK,
    USAGE,
    Refused,
    card_folders,
    cards_place,
    given,
    hand_over,
    load_cards,
    named_path,
    share,
    whole_number,
    with_cards,
    write,
)
from lordsball.commands.simulate import MOST_GAMES, working

if TYPE_CHECKING:
    from lordsball.ai.exact import Chance
    from lordsball.simulation.paired import Version

LONGEST_CHANGE = 60
MOST_STEPS = 50


class Answer(NamedTuple):
    """What was found: for programs, to read, and with charts for a browser."""

    data: dict[str, Any]
    """Empty where nothing was played."""
    text: str
    report: str


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "compare", help="compare two versions of the cards, or two teams", add_help=False,
        description="Play the same games with two versions of the cards, or two teams in the same place, from every "
        "seat, until one wins more beyond doubt or the difference is as small as --until says. Monster League is "
        "worked out exactly, unless --seats says who plays.",
        epilog="lordsball compare wild_cards --cards OLD --against NEW; lordsball compare wild_cards --teams a,x "
        "--against b (a and b, each against x); lordsball compare wild_cards --sweep underdogs.ud_p14.bat=3..6",
    )
    seating.add(parser, "the team in question, then who plays it; default: the team that the new cards change")
    parser.add_argument("--against", metavar="NEW", help="cards to compare with (a folder or zip), or the id of a team")
    parser.add_argument("--sweep", metavar="FIELD=3..6", help="draw a curve: a number of the cards, at each of these")
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1, MOST_GAMES),
        help="game numbers after which it gives up; each is played from every seat in both versions",
    )
    parser.add_argument(
        "--until", metavar="1%", type=share, default=0.01, help="how small a difference is of no interest; default: 1%%"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a page to read")
    parser.add_argument("--out", metavar="FILE", type=named_path, help="write that to a file instead")
    parser.add_argument("--report", metavar="FILE.html", type=named_path, help="write a page with charts for a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compare, then print."""
    cards = load_cards(args.game, card_folders(args))
    if (args.against is None) == (args.sweep is None):
        raise Refused("compare: expected one of --against and --sweep.", USAGE)
    found = _sweep(args, cards) if args.sweep is not None else _pair(args, cards)
    if args.report is not None:
        write(args.report, found.report)
    hand_over(json.dumps(found.data) if args.json and found.data else found.text, args.out)
    return OK


def _pair(args: argparse.Namespace, cards: Any) -> Answer:
    from lordsball import games as shelf
    from lordsball.content.problems import did_you_mean
    from lordsball.simulation import compare, html
    from lordsball.simulation.compare import wins

    game = shelf.game(args.game)
    names = {side.key: side.name for side in game.sides_of(cards, seating.chosen(args))}
    as_often = ""
    if Path(args.against).exists() and args.against not in names:
        other = load_cards(args.game, card_folders(with_cards(args, [_place(args.against)])))
        changes = game.changes(cards, other)
        names |= {side.key: side.name for side in game.sides_of(other, seating.chosen(args))}
        teams = _teams(args, cards, _changed(names, cards, other))
        old, new = _version(args, cards, teams), _version(args, other, teams)
        short = len(changes) == 1 and len(changes[0]) <= LONGEST_CHANGE
        change = f"with {changes[0]}" if short else "with the new cards"
        letters = "A: the old cards. B: the new ones."
    elif args.against in names:
        teams = _teams(args, cards, list(names)[0], args.against)
        if args.against in teams:
            raise Refused(f"--against: found {args.against!r}, expected a team that --teams does not name.", USAGE)
        old, new = _version(args, cards, teams), _version(args, cards, (args.against, *teams[1:]))
        changes, change, as_often = [], f"than {names[teams[0]]}", f"as {names[teams[0]]}"
        letters = f"A: {names[teams[0]]}. B: {names[args.against]}."
    else:
        guess = did_you_mean(args.against, names)
        expected = "expected a folder or zip of cards, or a team's id"
        raise Refused(f"--against: found {args.against!r}, {expected}{guess}.", USAGE)
    team = names.get(new.teams[0], "Seat 1")
    if compare.nothing_changed(old, new):
        sentence = f"{wins(team)} as often: nothing that these teams play with has changed, so no game was played."
        return Answer({}, sentence, html.comparison_report(sentence, [], None, changes, ()))
    if (chance := _solver(args)) is not None:
        return _exact(args, chance, old, new, team, change, changes, letters)
    games = args.games or game.usual_games
    with working(old.plan, args.workers, args.cluster) as (bar, workers, pool):
        found = compare.compare(old, new, range(games), args.until, workers, pool, bar)
    sentence = compare.verdict(found, team, change, as_often or change)
    return Answer(compare.as_data(found, sentence), compare.as_page(found, sentence, changes),
                  compare.as_html(found, sentence, changes, letters))


def _place(against: str) -> Path:
    """The folder or zip to compare with. Raises Refused for what holds no cards."""
    try:
        return cards_place(against)
    except argparse.ArgumentTypeError as wrong:
        raise Refused(f"--against: {wrong}.", USAGE) from wrong


def _version(args: argparse.Namespace, cards: Any, teams: tuple[str, ...]) -> Version:
    from lordsball import games as shelf
    from lordsball.simulation.paired import Version

    words = seating.chosen(args)
    plan = replace(seating.plan_of(args, cards, teams), notes=False)
    return Version(plan, teams, lambda table: shelf.game(args.game).options_of(cards, table, words))


def _teams(args: argparse.Namespace, cards: Any, first: str, *less: str) -> tuple[str, ...]:
    """Who sits down: those that were named, filled up with the usual ones but `less`."""
    from lordsball import games as shelf

    game = shelf.game(args.game)
    seats = len(given(args, "seats", ())) or args.owners or game.usual_seats or game.fewest_seats
    named = list(args.teams or (first,))
    known = [side.key for side in game.sides_of(cards, seating.chosen(args))]
    rest = [key for key in known if key not in (*named, *less)]
    teams = (*named, *rest[: max(0, seats - len(named))])
    if len(teams) < seats:
        others = "'lordsball simulate' plays two teams against each other"
        raise Refused(f"compare: found {len(teams)} teams for {seats} seats; {others}.", USAGE)
    return teams


def _changed(names: dict[str, str], cards: Any, other: Any) -> str:
    """The first team that two versions have differently, else the first there is."""
    from lordsball.games.pieces import every_record

    old, new = ({record["id"]: record for record in every_record(each.contents)} for each in (cards, other))
    return next((key for key in names if key in old and old.get(key) != new.get(key)), next(iter(names)))


# --- worked out -------------------------------------------------------------------------------------------------------


def _solver(args: argparse.Namespace) -> Chance | None:
    """How the game is worked out, unless players are named or the game cannot be."""
    from lordsball.ai.exact import chance_in

    return None if given(args, "seats", None) else chance_in(args.game)


def _chance(args: argparse.Namespace, chance: Chance, version: Version, exact: bool) -> float:
    """The first team's, with a sign of life. Raises Refused where the cards are too much."""
    from lordsball.simulation.batch import cards_of

    work, number = chance(cards_of(version.plan), (version.teams[0], version.teams[1]), exact), 0
    try:
        while True:
            next(work)
            number += 1
            if number == 1 and exact:
                print("Working it out takes about a minute, once for these cards.", file=sys.stderr)
    except StopIteration as end:
        return float(end.value)
    except ValueError as wrong:
        raise Refused(f"{wrong} With --seats {','.join(version.plan.levels)} it is played instead.") from wrong


def _exact(
    args: argparse.Namespace, chance: Chance, old: Version, new: Version, team: str, change: str,
    changes: Sequence[str], letters: str,
) -> Answer:
    from lordsball.simulation.compare import wins
    from lordsball.simulation.html import comparison_report
    from lordsball.simulation.report import about, under

    before, after = (_chance(args, chance, version, True) for version in (old, new))
    more = after - before
    sentence = f"{wins(team)} {100 * abs(more):.2f} points {'more' if more >= 0 else 'less'} {change}."
    data = {
        **about(old.plan), "against": about(new.plan)["cards"], "kind": "exact", "teams": list(old.teams),
        "against_teams": list(new.teams), "win_rates": [before, after], "difference": more, "verdict": sentence,
    }
    how = f"Worked out, with the best play of both sides: {100 * before:.2f} % → {100 * after:.2f} %."
    text = "\n".join([sentence, "", *(f"  {each}" for each in changes), "", how])
    page = comparison_report(sentence, [letters, how, under(old.plan)], (more, more, more), changes, ())
    return Answer(data, text, page)


# --- sweeps -----------------------------------------------------------------------------------------------------------


def _sweep(args: argparse.Namespace, cards: Any) -> Answer:
    """One number, set to each of some values; the difference to what it is."""
    from lordsball import games as shelf
    from lordsball.simulation import sweep
    from lordsball.simulation.edited import NoSuchField, with_value

    path, steps = _steps(args.sweep)
    game = shelf.game(args.game)
    names = {side.key: side.name for side in game.sides_of(cards, seating.chosen(args))}
    owner = path.split(".")[0]
    teams = _teams(args, cards, owner if owner in names else next(iter(names)))
    base, versions, now = _version(args, cards, teams), [], 0
    for value in steps:
        try:
            texts, now = with_value(base.plan.texts, shelf.card_kinds(args.game), path, value)
            _checked(game.load_texts, texts)
        except NoSuchField as wrong:
            raise Refused(f"--sweep: {wrong}.", USAGE) from wrong
        versions.append(base._replace(plan=replace(base.plan, texts=texts)))
    if (chance := _solver(args)) is not None:
        usual = _chance(args, chance, base, False)
        points = [
            sweep.Point(value, gain := _chance(args, chance, version, False) - usual, (gain, gain))
            for value, version in zip(steps, versions, strict=True)
        ]
        about = "worked out, with four average batters a side"
    else:
        games = args.games or max(1, game.usual_games // 10)
        with working(base.plan, args.workers, args.cluster) as (bar, workers, pool):
            points = sweep.swept(base, versions, steps, range(games), workers, pool, bar)
        about = f"{games:,} game numbers from every seat, the same for each value"
    shown = names.get(teams[0], "Seat 1"), path, now, points, about
    return Answer(sweep.as_data(base, path, now, points), sweep.as_page(*shown), sweep.as_html(*shown))


def _checked(load: Callable[[dict[str, str]], Any], texts: Sequence[tuple[str, str]]) -> None:
    from lordsball.commands.common import BAD_DATA
    from lordsball.content.problems import Problems

    try:
        load(dict(texts))
    except Problems as found:
        raise Refused([*map(str, found.problems)], BAD_DATA) from found


def _steps(text: str) -> tuple[str, list[int]]:
    """`underdogs.ud_p14.bat=3..6`. Raises Refused."""
    path, _, values = text.partition("=")
    low, _, high = values.partition("..")
    try:
        steps = list(range(int(low), int(high) + 1))
    except ValueError:
        steps = []
    if not path or not 1 <= len(steps) <= MOST_STEPS:
        example = "expected a field and two numbers such as underdogs.ud_p14.bat=3..6"
        raise Refused(f"--sweep: found {text!r}, {example}.", USAGE)
    return path, steps
