"""You win, you lose, or who won: what the end of a match means to the person before the screen, and its banner."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import PUMPKIN, draw_banner
from lordsball.ui.kit.pieces.ground import Ground
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import Theme, mix
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.cover import Cover, Ending

_PROPORTION = 150 / 480
_WORDS = (0.47, 0.54)
"""Middle of the words on a banner, and the room for them: shares of its height and width."""
_LETTERS = 0.26
"""The height of the letters, as a share of the banner's."""
_DARK = 0.82
"""How dark the table is under the verdict."""
LOST = "#5d5d60"
"""The ribbon of who has lost, where a game has no banner of its own."""
_CREAM, _INK = "#fff6dc", "#1b0f24"


class Verdict(NamedTuple):
    """What it comes to."""

    words: str
    lost: bool
    """One person has played and not won."""
    cheers: bool
    """A person has won: confetti may fall."""


def verdict(match: Match, ending: Ending) -> Verdict:
    """Where exactly one person plays, "you" are spoken to; else, and where a win is shared, the winner is named. Alone
    there is nobody to beat: the banner says what was reached."""
    people = [number for number, seat in enumerate(match.seats) if seat.human]
    winners = match.game.winners(match.position)
    won = winners[0] if len(winners) == 1 and not ending.ruled_out else None
    named = Verdict(ending.banner, lost=False, cheers=won in people)
    if len(people) != 1:
        return named
    if len(match.seats) == 1:
        return named._replace(lost=won is None)
    if won == people[0]:
        return named._replace(words="YOU WIN!")
    return Verdict("YOU LOSE", lost=True, cheers=False) if people[0] not in winners else named


def draw_verdict(canvas: Canvas, cover: Cover, told: Verdict, cx: float, top: float, width: float) -> None:
    """The banner of the game with the words on it; a plain ribbon where the game has none of its own."""
    height = width * _PROPORTION
    middle = top + height * _WORDS[0]
    sprite = cover.banners[told.lost] if cover.banners else ""
    if not sprite:
        draw_banner(canvas, cx, middle, told.words, LOST if told.lost else PUMPKIN)
        return
    canvas.halo(cx, middle, width * 0.5, canvas.theme.gold, 0.12 if told.lost else 0.3, sy=0.4)
    canvas.blit(canvas.sprite(sprite, width), cx - width / 2, top)
    size = height * _LETTERS
    deep = mix(canvas.theme.scene_dark, _INK, 0.6)
    canvas.outlined(told.words, "display", size, cx, middle, _CREAM, deep, size / 16, deep, size / 16,
                    room=width * _WORDS[1])


class FinishedScene(Scene):
    """Over the table of a finished match, in its game's own colors, with the verdict at hand."""

    overlay = True
    music = "results"

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self.cover = cover_for(match.game.key)
        self.theme: Theme = self.cover.theme
        self.ending = self.cover.ending(match)
        self.verdict = verdict(match, self.ending)
        self._ground = Ground(_DARK)

    def darken(self, canvas: Canvas) -> None:
        """Nothing of the table is read beside the verdict: no second gold button, no sentence twice."""
        self._ground.draw(canvas)
