"""Works out the shipped tables of Monster League again, into cards/monster_league/solved.

    .venv/bin/python build_scripts/solve_monsters.py            works them out and writes them, in a minute
    .venv/bin/python build_scripts/solve_monsters.py --check    says which pairing of the rulebook has none that fits

Only pairings of the rulebook's own two teams are shipped; others are worked out where they are played.
"""

from __future__ import annotations

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from lordsball.ai.monster_league import keeping  # noqa: E402
from lordsball.ai.monster_league.pairing import Pairing, pairing_of  # noqa: E402
from lordsball.ai.monster_league.solving import solving_pairing  # noqa: E402
from lordsball.ai.slices import done  # noqa: E402
from lordsball.games.monster_league import cards  # noqa: E402
from lordsball.games.monster_league.game import USUAL  # noqa: E402

FOLDER = TOP / "cards" / "monster_league" / "solved"


def pairings() -> dict[str, Pairing]:
    """The pairings that are shipped, by fingerprint: both orders are one where the teams are alike."""
    catalog = cards.load([TOP / "cards" / "monster_league"])
    found = [pairing_of(catalog, order) for order in (USUAL, USUAL[::-1])]
    return {pairing.fingerprint: pairing for pairing in found}


def missing() -> list[str]:
    """Fingerprints without a table that fits."""
    return [fingerprint for fingerprint, pairing in pairings().items() if keeping.find(pairing, [FOLDER]) is None]


def main(words: list[str]) -> int:
    """Write or check; 1 where something is missing."""
    if words == ["--check"]:
        print(*(f"No table fits {fingerprint}" for fingerprint in missing()), sep="\n", end="")
        return bool(missing())
    wanted = pairings()
    for file in FOLDER.glob(f"*{keeping.ENDING}"):
        if file.stem not in wanted:
            file.unlink()
    for pairing in wanted.values():
        print(keeping.keep(done(solving_pairing(pairing)), FOLDER).name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
