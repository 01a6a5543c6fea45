"""What A or B is set to: which cards and which team are A, which are B, and how long it is played."""

from __future__ import annotations

import contextlib

from lordsball import games
from lordsball.ai.exact import SOLVED
from lordsball.content.problems import Problems
from lordsball.ui.workshop.question import NOW, SHIPPED, Cards, Question, ask
from lordsball.ui.workshop.room import Room
from lordsball.ui.workshop.running import EXACT

PAIRS = (100, 1000, 4000, 20000)


class Setting:
    """Of one game, with the cards as they are now.

    :param before: the setting that was before the cards changed: what was chosen there stays.
    """

    def __init__(self, room: Room, before: Setting | None = None) -> None:
        self.room, self.game = room, room.game
        self.touched: bool = before is not None and before.game == self.game and before.touched
        """A person has chosen teams."""
        self.versions = self._versions()
        """The shipped cards first, those of now last."""
        self.b = len(self.versions) - 1
        self.teams = self._teams()
        """Every team of any version, by id, with its name."""
        self.team = self._usual_team()
        self.against = self.team
        self.lengths = (*PAIRS, EXACT) if room.game in SOLVED else PAIRS
        usual = games.game(room.game).usual_games
        self.length = max(n for n, pairs in enumerate(PAIRS) if pairs <= max(usual, PAIRS[0]))
        if before is not None and before.game == self.game:
            self.length = before.length
            if before.touched and {before.team, before.against} <= set(self.teams):
                self.team, self.against = before.team, before.against
        self.a = self.before = self._first()
        """`before` stays the place of the version that taking every change back leads to."""

    def _versions(self) -> list[Cards]:
        room, found = self.room, []
        with contextlib.suppress(Problems):
            found.append(Cards(SHIPPED, games.game(room.game).load_cards(room.desk.folders[:1])))
        opened, now = room.opened, room.bench.catalog
        known = {each.catalog.fingerprint for each in found}
        if opened is not None and now is not None and opened.fingerprint not in known | {now.fingerprint}:
            found.append(Cards("as you came in", opened))
        if now is not None:
            found.append(Cards(NOW, now))
        return found

    def _first(self) -> int:
        """The version to compare with: the shipped cards; where a designer's own files are those, or the team is new,
        the cards as they were before today's changes."""
        if not self.versions:
            return 0
        first, now = self.versions[0].catalog, self.versions[-1].catalog
        has_team = any(side.key == self.team for side in games.game(self.game).sides_of(first, {}))
        shipped_counts = first.fingerprint != now.fingerprint or len(self.versions) == 2
        return 0 if has_team and shipped_counts else len(self.versions) // 2

    def _teams(self) -> dict[str, str]:
        game, found = games.game(self.game), dict[str, str]()
        for version in self.versions:
            found |= {side.key: side.name for side in game.sides_of(version.catalog, {})}
        return found

    def _usual_team(self) -> str:
        """That of the chosen card where it has changed, of another changed card, of the chosen one, or the first."""
        card = self.room.card
        changed = [each.group for each in self.room.cards if each.changed]
        wanted = [card.group if card is not None and card.changed else "", *changed, card.group if card else ""]
        return next((id for id in wanted if id in self.teams), next(iter(self.teams), ""))

    def choose(self, what: str, option: int) -> None:
        """Another option of `a`, `b` (a version), `team` or `against` (a team), by its place."""
        if what in ("a", "b"):
            setattr(self, what, option)
            return
        self.touched = True
        id = list(self.teams)[option]
        if what == "team" and self.against == self.team:
            self.against = id
        setattr(self, what, id)

    @property
    def pairs(self) -> int:
        """How many are to be played; EXACT: none."""
        return self.lengths[self.length]

    @property
    def longer(self) -> int:
        """The next higher number of pairs; the same where there is none."""
        return PAIRS[min(self.length + 1, len(PAIRS) - 1)] if self.pairs else EXACT

    def question(self) -> Question:
        """What is chosen. Raises ValueError with a sentence where that cannot be played."""
        if not self.room.bench.sound:
            raise ValueError("A card has a problem. Fix it first: only sound cards can be played.")
        if not self.versions or not self.team:
            raise ValueError("There are no cards that can be played.")
        a, b = self.versions[self.a], self.versions[self.b]
        return ask(self.game, a, b, self.team, self.against if self.against != self.team else "")
