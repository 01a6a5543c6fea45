"""Write the targets of a lone owner (cards/lords/targets.yaml) from games that computer players play alone.

    python build_scripts/solo_targets.py --games 400
    python build_scripts/solo_targets.py --cards MY_PACK --league my_league --to MY_PACK/lords/targets.yaml

Leagues that are not named keep the targets they have.

Bronze lies halfway between a Rookie's median and a Regular's: more than a beginner's usual season. Silver is a
Regular's median: half of all good owners reach it. Gold is what a tenth of the games of the best level reach: the
Rookie, the Regular or the Veteran, whichever reaches most; the Expert is too slow for hundreds of games. The same
number of games gives the same targets on every machine.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from lordsball.ai.lords.regular import Regular, Rookie, Veteran
from lordsball.engine.chance import scatter
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import leagues, load, new
from lordsball.games.lords.state import Lords
from lordsball.games.lords.targets import GRADES, Target

CARDS = Path(__file__).parents[1] / "cards"
LEVELS: tuple[type[Regular], ...] = (Rookie, Regular, Veteran)
APART = 2
"""Victory Points from one medal to the next, at least."""
HEAD = """\
# yaml-language-server: $schema=schema/targets.schema.json
# Written by build_scripts/solo_targets.py: what a lone owner has to reach, from games of the computer players.
# Bronze: halfway from a Rookie's median to a Regular's. Silver: a Regular's median. Gold: a tenth of the best level's.
targets:   # Victory Points at the end; games: how many of each level they come from
"""


def main() -> None:
    """Play, then write the file."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=400, help="games of each level, league and length")
    asked.add_argument("--cards", type=Path, action="append", default=[], help="a folder to lay over the shipped cards")
    asked.add_argument("--league", action="append", default=[], help="its id; default: every league there is")
    asked.add_argument("--to", type=Path, default=CARDS / "lords" / "targets.yaml", help="the file to write")
    chosen = asked.parse_args()
    cards = load([CARDS, *chosen.cards])
    unknown = sorted(set(chosen.league) - set(cards.leagues))
    if unknown or chosen.games < 10:
        said = f"found no league {unknown[0]!r}" if unknown else f"found {chosen.games} games, expected 10 or more"
        asked.error(said)
    found: list[Target] = []
    for league in leagues(cards):
        for years in cards.rules.years:
            if not chosen.league or league in chosen.league:
                points = targets([played(cards, league, years, chosen.games, level) for level in LEVELS])
                medals = dict(zip(GRADES, points, strict=True))
                found.append(Target(league=league, years=years, games=chosen.games, **medals))
                print(line(found[-1]), end="", flush=True)
            elif (league, years) in cards.targets:
                found.append(cards.targets[league, years])
    chosen.to.write_text(HEAD + "".join(map(line, found)), encoding="utf-8")


def line(target: Target) -> str:
    """A target as a line of the file."""
    return f"  - {{{', '.join(f'{name}: {value}' for name, value in target)}}}\n"


def targets(ends: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """Bronze, silver and gold from the Victory Points of Rookies, Regulars and Veterans; `APART` points apart at least.

    >>> targets([range(0, 21), range(10, 31), range(12, 33)])
    (15, 20, 30)
    """
    rookie, regular, _ = (reached(each, 0.5) for each in ends)
    silver = regular
    bronze = min(silver - APART, (rookie + silver + 1) // 2)
    return bronze, silver, max(silver + APART, *(reached(each, 0.1) for each in ends))


def reached(ends: Sequence[int], share: float) -> int:
    """What this share of the games reached at least.

    >>> [reached([3, 1, 2, 5, 4], share) for share in (0.2, 0.5, 1.0)]
    [5, 3, 1]
    """
    return sorted(ends)[int(len(ends) * (1 - share))]


def played(cards: Catalog, league: str, years: int, games: int, level: type[Regular]) -> list[int]:
    """The Victory Points of games of one owner, of all clubs in turn."""
    teams = cards.leagues[league].teams
    ends = []
    for number in range(games):
        seed = scatter(years, number)
        team = teams[number % len(teams)].id
        t = new(cards, {"league": league, "teams": [team], "years": years}, seed)
        t.answers_forced = True
        t.begin()
        player = level(seed)

        def look(t: Lords = t) -> Lords:
            return t

        while (decision := t.decision) is not None:
            t.apply(player.choose(decision, look))
        ends.append(t.owners[0].vp)
    return ends


if __name__ == "__main__":
    main()
