"""Measure how often computer owners of Lords of Baseball use what they may use: options, sides, tiles, offices.

    python build_scripts/uses_of_chances.py --level veteran --owners 2 --years 3 --games 200

A chance is a card that could be used in that way (and would have done something), a side that was open, a winter in
which the tile lay on top of its stack and could be paid, or in which the office stood a level below. What is used in
fewer than 3 of 100 chances is marked. The same games give the same figures on every machine.
"""

import argparse
from collections import Counter

from lordsball import games as shelf
from lordsball import paths
from lordsball.ai.player import PLAYERS
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.actions import BUILD
from lordsball.games.lords.clubs import price_of
from lordsball.games.lords.game import new, options_for
from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.spring import SpringActions
from lordsball.games.lords.state import Lords

LEVELS = PLAYERS["lords"]
RARE = 0.03
OFFICES = ("front_office", "farm_system")
SOME = 20
"""Fewer chances say nothing about a share of 3 %."""

Key = tuple[str, ...]


def main() -> None:
    """Play, then print a line for each thing, the rarest first."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--level", default="veteran")
    words.add_argument("--owners", type=int, default=2)
    words.add_argument("--years", type=int, default=3)
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--first", type=int, default=0, help="the number of the first game")
    words.add_argument("--league", help="default: the usual one")
    wishes = words.parse_args()
    found = Uses()
    for number in range(wishes.first, wishes.first + wishes.games):
        found.add_game(wishes.level, wishes.owners, wishes.years, number, wishes.league)
    print(found.told())


class Uses:
    """Chances and uses of many games."""

    def __init__(self) -> None:
        self.cards = shelf.game("lords").load_cards([paths.cards()])
        self.chances: Counter[Key] = Counter()
        self.used: Counter[Key] = Counter()

    def add_game(self, level: str, owners: int, years: int, number: int, league: str | None = None) -> None:
        """Play a game and count it."""
        options = options_for(self.cards, owners, years)
        if league:
            options |= {"league": league, "teams": [team.id for team in self.cards.leagues[league].teams][:owners]}
        seed = scatter(scatter(years, owners), number)
        t = new(self.cards, options, seed)
        t.answers_forced = True
        t.begin()
        players = [LEVELS[level].make(scatter(seed, seat)) for seat in range(owners)]
        winter = Winter(self)
        while (decision := t.decision) is not None:
            chosen = players[decision.seat].choose(decision, lambda: t)
            winter.note(t, decision)
            self._note(t, decision, chosen)
            t.apply(chosen)
        winter.close(t)

    def count(self, key: Key, used: bool) -> None:
        """One chance, used or not."""
        self.chances[key] += 1
        self.used[key] += used

    def _note(self, t: Lords, decision: Decision, chosen: Action) -> None:
        match decision.ask, t.stack[-1]:
            case "spring_option", SpringActions(card=id):
                card = self.cards.spring[id]
                idle = {"upgrade": card.upgrade == "none", "call_up": card.call_up == "none", "fans": not card.fans}
                for verb in {option.verb for option in decision.options} - {"repay"}:
                    if not idle.get(verb):
                        self.count(("spring option", verb), chosen.verb == verb)
            case "hot_stove_option", HotStoveActions():
                for verb in {option.verb for option in decision.options} - {"repay"}:
                    self.count(("winter option", verb), chosen.verb == verb)
            case "effect", _:
                card = card_in_question(t, decision.seat)
                for option in decision.options:
                    if option.verb in ("primary", "secondary"):
                        self.count(("side", card, option.verb), chosen == option)
            case "event", _:
                for option in decision.options:
                    if option.verb == "event":
                        self.count(("event", str(option.args[0])), chosen == option)

    def told(self) -> str:
        """A line for each thing with chances enough, the rarest first, and how many are rarer than 3 %."""
        shares = sorted((self.used[key] / count, key) for key, count in self.chances.items() if count >= SOME)
        lines = [
            f"{'*' if share < RARE else ' '} {share:6.1%} {self.used[key]:6} of {self.chances[key]:6}  {' '.join(key)}"
            for share, key in shares
        ]
        rare = sum(share < RARE for share, _ in shares)
        few = sum(count < SOME for count in self.chances.values())
        last = f"{rare} of {len(shares)} are used in fewer than 3 % of their chances ({few} had too few)"
        return "\n".join([*lines, last])


class Winter:
    """What each owner could have built or raised this winter, and had at its end."""

    def __init__(self, uses: Uses) -> None:
        self.uses = uses
        self.year = 0
        self.tiles: set[tuple[int, int, int]] = set()
        self.offices: dict[tuple[int, str], int] = {}

    def note(self, t: Lords, decision: Decision) -> None:
        """Before a decision is made."""
        if t.year != self.year:
            self.close(t)
            self.year = t.year
        if decision.ask in ("hot_stove_card", "hot_stove_option"):
            for office in OFFICES:
                self.offices.setdefault((decision.seat, office), getattr(t.owners[decision.seat], office))
        if decision.ask == "stadium_action":
            o = t.owners[decision.seat]
            for component, action in enumerate(BUILD):
                if action in decision.options and price_of(t, o, component) <= o.cash:
                    self.tiles.add((decision.seat, component, o.stacks[component]))

    def close(self, t: Lords) -> None:
        """The winter is over: count it."""
        for seat, component, level in sorted(self.tiles):
            lies = any(number == 8 * component + level for number in t.owners[seat].park)
            self.uses.count(("tile", COMPONENTS[component], str(level)), lies)
        for (seat, office), level in sorted(self.offices.items()):
            now = getattr(t.owners[seat], office)
            if level < 5:
                self.uses.count((office, f"to {level + 1}"), now > level)
            for passed in range(level + 2, now + 1):
                self.uses.count((office, f"to {passed}"), True)
        self.tiles.clear()
        self.offices.clear()


if __name__ == "__main__":
    main()
