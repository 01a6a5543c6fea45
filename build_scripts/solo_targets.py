"""Write the targets of a lone owner (cards/lords/targets.yaml) from games that computer players play alone.

    python build_scripts/solo_targets.py --games 200

Bronze is what a Regular reaches in half its games, silver a Veteran's median, gold what a tenth of a Veteran's games
reach. The same number of games gives the same targets on every machine. A game of 3 years takes about a twentieth of a
second, so 200 games of each length, league and level take a few minutes on one core.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from lordsball.ai.lords.regular import Regular, Veteran
from lordsball.engine.chance import scatter
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import leagues, load, new
from lordsball.games.lords.state import Lords
from lordsball.games.lords.targets import GRADES

CARDS = Path(__file__).parents[1] / "cards"
HEAD = """\
# yaml-language-server: $schema=schema/targets.schema.json
# Written by build_scripts/solo_targets.py: what a lone owner has to reach, from games of the computer players.
targets:   # Victory Points at the end; games: how many of each level they come from
"""


def main() -> None:
    """Play, then write the file."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=2000, help="games of each level, league and length")
    asked.add_argument("--to", type=Path, default=CARDS / "lords" / "targets.yaml", help="the file to write")
    chosen = asked.parse_args()
    cards = load([CARDS])
    lines = []
    for league in leagues(cards):
        for years in cards.rules.years:
            found = targets(cards, league, years, chosen.games)
            told = ", ".join(f"{grade}: {points}" for grade, points in zip(GRADES, found, strict=True))
            lines.append(f"  - {{league: {league}, years: {years}, {told}, games: {chosen.games}}}\n")
            print(lines[-1], end="", flush=True)
    chosen.to.write_text(HEAD + "".join(lines), encoding="utf-8")


def targets(cards: Catalog, league: str, years: int, games: int) -> tuple[int, int, int]:
    """Bronze, silver, gold; each at least a point above the one below."""
    regular, veteran = (sorted(played(cards, league, years, games, level)) for level in (Regular, Veteran))
    bronze = reached(regular, 0.5)
    silver = max(bronze + 1, reached(veteran, 0.5))
    return bronze, silver, max(silver + 1, reached(veteran, 0.1))


def reached(ends: Sequence[int], share: float) -> int:
    """What this share of the games, sorted from the worst, reached at least."""
    return ends[int(len(ends) * (1 - share))]


def played(cards: Catalog, league: str, years: int, games: int, level: type[Regular]) -> list[int]:
    """The Victory Points of games of one owner, of all clubs in turn."""
    teams = cards.leagues[league].teams
    ends = []
    for number in range(games):
        seed = scatter(years, number)
        team = teams[number % len(teams)].id
        t = new(cards, {"league": league, "teams": [team], "years": years}, seed)
        player = level(seed)

        def look(t: Lords = t) -> Lords:
            return t

        while (decision := t.decision) is not None:
            t.apply(player.choose(decision, look))
        ends.append(t.owners[0].vp)
    return ends


if __name__ == "__main__":
    main()
