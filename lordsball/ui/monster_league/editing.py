"""Editing a batter: five rails of twenty notches and the wheel they make, and what that is worth at bat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from lordsball.games.monster_league.cards import RESULTS, Batter, Catalog, Team
from lordsball.games.monster_league.words import RESULT_NAMES
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.theme import OUTCOMES
from lordsball.ui.kit.widgets.notched import NotchedRail
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.monster_league.card_faces import RESULT_WORDS, portrait, team_look
from lordsball.ui.monster_league.pieces.wheel import Hub, draw_pointer, draw_wheel
from lordsball.ui.table.editing import Editing, Figure

FACES, WORTH = 20, 5
"""Faces of the die, and what each is worth in percent."""
_RAIL, _ROW, _RAILS = 52.0, 54.0, 620.0
"""Height of a rail, from rail to rail, and how wide their side of the board is."""
_TURN = 0.12
"""Seconds in which the wheel turns into new odds."""

Faces = tuple[int, ...]
"""Faces of the die for each result, OUT to HOME_RUN."""


def moved(faces: Faces, result: int, notch: int) -> tuple[Faces, int | None]:
    """Odds with another number of faces for one result, and the result that gave or took the faces for it.

    Out gives and takes, as far as it goes; where it is Out that moves, or it is used up, the largest other result does.
    Out keeps at least one face, and leaves one to the others.

    >>> moved((8, 3, 3, 1, 5), 4, 6)
    ((7, 3, 3, 1, 6), 0)
    """
    new, giver = list(faces), None
    highest = FACES - 1 if result == 0 else FACES
    notch = min(highest, max(1 if result == 0 else 0, notch))
    while new[result] != notch:
        step = 1 if notch > new[result] else -1
        others = [each for each in range(len(new)) if each != result]
        give = 0 if result != 0 and (step < 0 and new[0] < FACES - 1 or step > 0 and new[0] > 1) else None
        if give is None:
            give = max((each for each in others if each != 0), key=lambda each: (new[each], -each), default=0)
        if step > 0 and new[give] <= (1 if give == 0 else 0):
            break
        new[result] += step
        new[give] -= step
        giver = give
    return tuple(new), giver


def faces_of(odds: Any) -> Faces:
    """The faces that odds in percent stand for; what cannot be read counts nothing."""
    found = odds if isinstance(odds, Mapping) else {}
    shares = [found.get(key, 0) for key in RESULTS]
    return tuple(share // WORTH if isinstance(share, int) and 0 <= share <= 100 else 0 for share in shares)


def figures(before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Figure]:
    """What odds mean by arithmetic: bases per at-bat (a single is one, a homer four), and how often he gets on."""
    if "odds" not in after:
        return ()
    old, new = (faces_of(card.get("odds")) for card in (before, after))
    bases = [f"{sum(faces * bases for bases, faces in enumerate(each)) * WORTH / 100:.2f}" for each in (old, new)]
    on_base = [f"{(FACES - each[0]) * WORTH} %" for each in (old, new)]
    return (Figure("Bases per at-bat", *bases), Figure("On-base rate", *on_base))


class OddsEditor(Widget):
    """The wheel of a batter and a rail for each result. It is a control of its own: see `Large`."""

    focusable = False
    pressable = False

    def __init__(
        self, rect: tuple[float, float, float, float], cards: Catalog | None, id: str,
        on_change: Callable[[Any, bool], object],
    ) -> None:
        super().__init__(rect, "Odds")
        self.widget = self
        self.on_change = on_change
        self.faces = self.was = (0,) * len(RESULTS)
        self._from: Faces = self.faces
        self._turned = _TURN
        self._giver = ""
        self._dragged: int | None = None
        """The rail that the hand has moved since it went down on it."""
        self._hub = _hub(cards, id)
        self.rails = [self._rail(row, key) for row, key in enumerate(RESULTS)]
        self.children = list(self.rails)

    def _rail(self, row: int, key: str) -> NotchedRail:
        look, name = OUTCOMES[key], RESULT_NAMES[row].capitalize()
        box = (self.rect.w - _RAILS, 6 + row * _ROW, _RAILS - 8, _RAIL)
        return NotchedRail(box, name, look.letter, 0, 0, lambda notch: self._move(row, notch), most=FACES, worth=WORTH,
                           colour=look.colour, ink=look.text)

    def show(self, value: Any, was: Any, still: bool) -> None:
        """Other odds stand in the file; the wheel turns into them, unless it is to stay still."""
        faces = faces_of(value)
        if faces != self.faces:
            still |= not any(self.faces)
            self._from, self.faces, self._turned = self.faces, faces, _TURN if still else 0.0
        self.was = faces_of(was)
        for rail, now, before in zip(self.rails, self.faces, self.was, strict=True):
            rail.value, rail.was = now, before

    def _move(self, result: int, notch: int) -> None:
        faces, giver = moved(self.faces, result, notch)
        if giver is None:
            return
        more = faces[result] > self.faces[result]
        several = abs(faces[result] - self.faces[result]) > 1
        name = RESULT_NAMES[giver].capitalize()
        self._giver = f"{name} {'gave' if more else 'took'} the face{'s' if several else ''}."
        held = self.group is not None and self.group.pressed is self.rails[result]
        goes_on, self._dragged = held and self._dragged == result, result if held else None
        self.on_change({key: faces[number] * WORTH for number, key in enumerate(RESULTS)}, goes_on)

    def update(self, dt: float) -> bool:
        if self.group is not None and self.group.pressed is None:
            self._dragged = None
        if self._turned >= _TURN:
            return False
        self._turned += dt
        return True

    # -- looks -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        cx, d = x + (w - _RAILS) / 2 - 4, min(300.0, h - 24)
        cy = y + h - d / 2 - 4
        canvas.halo(cx, cy - 6, d * 0.7, "#6a35a8", 0.5)
        draw_wheel(canvas, cx, cy, d, self._sectors(), 0, hub=self._hub)
        draw_pointer(canvas, cx, cy, d)
        self._draw_sum(canvas, x + w - _RAILS, y + 6 + len(self.rails) * _ROW + 4, _RAILS - 8)

    def _sectors(self) -> tuple[Sector, ...]:
        """As wide as the odds; while the wheel turns into new ones, in tenths of a face between old and new."""
        share = min(1.0, self._turned / _TURN)
        if share >= 1:
            shown = self.faces
        else:
            marks = [round(10 * (a + (b - a) * share)) for a, b in zip(
                accumulate(self._from), accumulate(self.faces), strict=True)]
            shown = tuple(b - a for a, b in zip([0, *marks], marks, strict=False))
        return tuple(
            Sector(key, count, word, OUTCOMES[key].colour, OUTCOMES[key].text, OUTCOMES[key].letter)
            for key, word, count in zip(RESULTS, RESULT_WORDS, shown, strict=True)
        )

    def _draw_sum(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        total = sum(self.faces)
        whole = total == FACES
        fill, edge = ("#12301c", "#5aa86a") if whole else ("#4a1c14", "#ff9d7a")
        canvas.rounded(x, y, w, 40, 10, fill, fill, edge, 1.4)
        draw_icon(canvas, "check" if whole else "warning", x + 10, y + 10, 20, "#8fe08a" if whole else "#ffd27a")
        words = f"{total * WORTH} %: {total} of {FACES} faces."
        at = x + 38 + canvas.text(words, "semibold", 18, x + 38, y + 20, "#ffffff", "ml", width=w * 0.5, height=36) + 14
        changed = self.faces != self.was
        room = w - (at - x) - (190 if changed else 10)
        if self._giver and room > 60:
            canvas.text(self._giver, "body", 18, at, y + 20, "#dbe4ec", "ml", width=room, height=36)
        if changed:
            wide = canvas.text("where it was", "body", 18, x + w - 14, y + 20, "#dbe4ec", "mr", width=150, height=36)
            canvas.draw(svg.circle(11, 11, 8, "none", "#ffffff", 2.4), x + w - 44 - wide, y + 9, 22, 22)


def _hub(cards: Catalog | None, id: str) -> Hub | None:
    """Who is in the middle of the wheel."""
    found = _batter(cards, id)
    return None if found is None else Hub(portrait(found[1].portrait), team_look(found[0].look))


def _batter(cards: Catalog | None, id: str) -> tuple[Team, Batter] | None:
    teams = cards.teams if cards is not None else ()
    return next(((team, card) for team in teams for card in team.batters if card.id == id), None)


EDITING = Editing(
    large={"odds": ("The odds", "One notch is one face of the d20: 5 %", OddsEditor)},
    figures=figures,
    words={
        "for": {"pitcher": "a pitcher", "batter": "a batter"},
        "when": {"before": "before the spin", "after": "after the result"},
    },
)
