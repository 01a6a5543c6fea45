"""Golden transcripts: whole games as the log tells them, one for each way a game can end.

    python -m tests.games.monster_league.transcripts        rewrites them; read the difference before you keep it
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import DOUBLE, SINGLE, Catalog
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STAY, USE
from lordsball.games.monster_league.state import AT_BATS, HITS, HOME_RUNS, RUNS_BATTED_IN, MonsterLeague
from lordsball.games.monster_league.words import runs_if_kept
from tests.games.monster_league.positions import MONSTERS, SHIPPED, TEAMS, Table, cards_where

FOLDER = Path(__file__).parent / "transcripts"
TIES_STAND = cards_where(("rules.yaml", "ties_stand: false", "ties_stand: true"))


def careful(t: MonsterLeague) -> Action:
    """Bats last, spends a token where runs would score but keeps the last one, spins again on a single or less."""
    assert t.decision is not None
    tokens = t.tokens[2 * t.pitching + t.active[t.pitching]]
    match t.decision.ask:
        case "choose_side":
            return FIELD_FIRST
        case "starting_pitcher":
            return PITCH[0]
        case "pitching_change":
            return STAY
        case "ability":
            return USE if runs_if_kept(t) and tokens > 1 else KEEP
        case "second_spin":
            return SPIN if t.result <= SINGLE else KEEP
    return t.decision.options[0]


def generous(t: MonsterLeague) -> Action:
    """Bats first, spends every token as soon as somebody is on, and changes pitchers when the next inning starts."""
    assert t.decision is not None
    match t.decision.ask:
        case "choose_side":
            return BAT_FIRST
        case "starting_pitcher":
            return PITCH[1]
        case "pitching_change":
            return t.decision.options[1] if t.inning == 2 and not t.half_batters else STAY
        case "ability":
            return USE
        case "second_spin":
            return SPIN if t.result < DOUBLE else KEEP
    return t.decision.options[0]


class Golden(NamedTuple):
    """A game that is always played the same way."""

    seed: int
    policy: Callable[[MonsterLeague], Action]
    cards: Catalog = SHIPPED


GAMES = {
    "home_does_not_need_the_bottom_of_the_third": Golden(96, careful),
    "walk_off_single": Golden(1068, careful),
    "walk_off_home_run": Golden(92, careful),
    "visitors_win_in_three": Golden(740, careful),
    "home_wins_in_extra_innings": Golden(856, careful),
    "visitors_win_in_extra_innings": Golden(73, careful),
    "both_bullpens_exhausted": Golden(64, generous),
    "a_tie_stands": Golden(996, careful, TIES_STAND),
}


def played(golden: Golden) -> Table:
    """The whole game, with everything that was told."""
    t = MONSTERS.new(golden.cards, {"teams": list(TEAMS)}, golden.seed)
    assert isinstance(t, MonsterLeague)
    table = Table(t)
    while t.decision is not None:
        t.apply(golden.policy(t))
    return table


def told(name: str) -> str:
    """The game as a text: the log, the line score, the box score."""
    golden = GAMES[name]
    table = played(golden)
    head = f"{name.replace('_', ' ')}: seed {golden.seed}, both seats {golden.policy.__name__}"
    return "\n".join([head, "", *log(table), "", *line_score(table.t), "", *box_score(table.t), ""])


def log(table: Table) -> list[str]:
    """As on the screen: chip and face at the left, a heading before each half."""
    found = []
    for line in table.lines:
        if line.heading:
            found += ["", line.text, "-" * len(line.text)]
        else:
            found.append(f"{line.chip:>3} {line.face or '':>2}  {line.text}".rstrip())
    return found


def line_score(t: MonsterLeague) -> list[str]:
    """Runs by inning, runs, hits; X for a turn that was not needed."""
    innings = max(len(t.line_score(seat)) for seat in (0, 1))
    rows = ["".join([" " * 16, *(f"{inning:>3}" for inning in range(1, innings + 1)), "    R  H"])]
    for seat in (1 - t.home, t.home):
        runs = [*map(str, t.line_score(seat)), "X"][:innings]
        cells = "".join(f"{run:>3}" for run in runs)
        rows.append(f"{t.team(seat).short:<16}{cells}  {t.runs[seat]:>3}{t.hits(seat):>3}")
    return rows


def box_score(t: MonsterLeague) -> list[str]:
    """A row a batter, and what is left of the pitchers."""
    rows = []
    for seat in (1 - t.home, t.home):
        rows.append(f"{t.team(seat).short:<18}AB  H HR RBI")
        for batter, card in enumerate(t.team(seat).batters):
            column = 16 * seat + 4 * batter
            counts = [t.box[column + each] for each in (AT_BATS, HITS, HOME_RUNS, RUNS_BATTED_IN)]
            rows.append("  {:<16}{:>2} {:>2} {:>2} {:>3}".format(card.name, *counts))
        for pitcher, card in enumerate(t.team(seat).pitchers):
            left = t.tokens[2 * seat + pitcher]
            gone = ", out of the game" if t.gone[2 * seat + pitcher] else ""
            rows.append(f"  {card.name}: {left} {'token' if left == 1 else 'tokens'}{gone}")
    return rows


def main() -> None:
    """Rewrite every transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(told(name), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
