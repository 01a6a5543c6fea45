"""A lone owner's season: the medals to win before it begins, and the best list of those that are over (ruling L49)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.state import Lords
from lordsball.games.lords.targets import GRADES, MEANINGS, grade
from lordsball.games.phrasing import counted
from lordsball.match.best_list import Alone, today
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces import svg

METALS = {
    "bronze": ("#e9b384", "#a8632f", "#4a2710"), "silver": ("#f4f7fa", "#a9b4be", "#39424b"),
    "gold": ("#ffe9a0", "#d9a32c", "#5a3f08"),
}
"""Light, dark, and the letter on it."""
_GAP = 12.0
_HEAD, _FOOT, _ROW = 34.0, 34.0, 26.0
_TEXT = 56.0
"""Where the words on a plate begin, behind the medal."""
MEDAL = 40.0


def draw_medal(canvas: Canvas, name: str, cx: float, cy: float, size: float = MEDAL) -> None:
    """A medal; a large one with its initial, so that color is not all that tells it."""
    light, dark, ink = METALS[name]
    r = size / 2
    ribbon = svg.path(f"M{r * 0.5} 0 L{r * 0.85} {r} L{r * 1.15} {r} L{r * 1.5} 0Z", "#8e2436", "#3a0d16", 1.2)
    disc = (
        f'<circle cx="{r}" cy="{r * 1.2}" r="{r * 0.78}" fill="url(#m)" stroke="{ink}" stroke-width="{size / 22}"/>'
        f'<circle cx="{r}" cy="{r * 1.2}" r="{r * 0.6}" fill="{light}" stroke="{ink}" stroke-opacity=".45" '
        f'stroke-width="{size / 40}"/>'
    )
    canvas.draw(ribbon + disc, cx - r, cy - r, size, size, defs=svg.linear("m", light, dark))
    if size >= MEDAL:  # on smaller ones nobody could read it: there the word stands beside
        canvas.text(name[0].upper(), "display", 18, cx, cy + r * 0.2, ink, "mc", width=size, height=size * 0.6)


class Solo:
    """See `lordsball.ui.table.cover.Solo`."""

    def kind(self, chosen: Mapping[str, str]) -> str:
        """League and length: what makes two seasons comparable."""
        return f"{chosen['league']}, {chosen['years']} years"

    def finished(self, match: Match) -> Alone:
        """The season that is over."""
        t = match.position
        assert isinstance(t, Lords)
        kind = self.kind({"league": t.league, "years": str(t.last_year)})
        return Alone("lords", kind, match.id, t.team_of(0).name, t.owners[0].vp, grade(t), today())

    def draw_goal(
        self, canvas: Canvas, cards: Catalog, chosen: Mapping[str, str], best: Sequence[Alone],
        x: float, y: float, w: float, h: float,
    ) -> None:
        """The three medals with what each takes and means; below them the best season so far."""
        theme, years = canvas.theme, int(chosen["years"])
        league = cards.leagues[chosen["league"]]
        head = f"You play for a medal: {league.name}, {counted(years, 'year')}"
        canvas.text(head, "display", 20, x, y + _HEAD / 2 - 2, theme.text, "ml", width=w, height=_HEAD - 4)
        target = cards.targets.get((league.id, years))
        top, tall = y + _HEAD, h - _HEAD - _FOOT
        if target is None:
            words = "This league and length has no medals yet, so you decide what a good season is. In the source, " \
                    "build_scripts/solo_targets.py works them out."
            size = fitting_size(canvas, words, w, tall, 18)
            canvas.paragraph(words, x, top + 4, w, size, colour=theme.muted)
        else:
            each = (w - 2 * _GAP) / 3
            size = min(fitting_size(canvas, MEANINGS[name], each - _TEXT - 10, tall - 40, 18, line_height=1.1)
                       for name in GRADES)
            for number, name in enumerate(GRADES):
                box = (x + number * (each + _GAP), top, each, tall)
                self._draw_plate(canvas, name, getattr(target, name), size, *box)
        foot = f"Your best here: {best_words(best[0])}" if best else "You have not finished a season here yet."
        font, ink = ("semibold", theme.text) if best else ("body", theme.muted)
        canvas.text(foot, font, 18, x, y + h - _FOOT / 2 + 2, ink, "ml", width=w, height=_FOOT - 6)

    def _draw_plate(
        self, canvas: Canvas, name: str, points: int, size: float, x: float, y: float, w: float, h: float
    ) -> None:
        theme = canvas.theme
        canvas.rounded(x, y, w, h, 12, theme.panel_top, theme.well, theme.edge, 1.5)
        draw_medal(canvas, name, x + 28, y + h / 2)
        left, room = x + _TEXT, w - _TEXT - 10
        canvas.text(f"{name.capitalize()}: {points} VP", "semibold", 20, left, y + 20, theme.text, "ml", width=room,
                    height=30)
        canvas.paragraph(MEANINGS[name], left, y + 36, room, size, colour=theme.muted, line_height=1.1)

    def draw_best(
        self, canvas: Canvas, best: Sequence[Alone], place: int | None, x: float, y: float, w: float, h: float
    ) -> None:
        """The best seasons of this league and length, the one that is over lit."""
        theme = canvas.theme
        canvas.text("Your best seasons of this league and length", "semibold", 18, x, y + 12, theme.accents[0], "ml",
                    width=w, height=28)
        rows = max(1, int((h - _HEAD) // _ROW))
        shown = list(enumerate(best, 1))[:rows]
        if place is not None and place > rows:
            shown[-1] = place, best[place - 1]
        for number, (at, season) in enumerate(shown):
            cy = y + _HEAD + (number + 0.5) * _ROW
            mine = at == place
            if mine:
                row = (x - 8, cy - _ROW / 2 + 1, w + 16, _ROW - 2)
                canvas.rounded(*row, 8, theme.panel_top, theme.well, theme.gold, 1.5)
            if season.grade in METALS:
                draw_medal(canvas, season.grade, x + 46, cy, 26)
            ink = theme.text if mine else theme.muted
            font = "semibold" if mine else "body"
            canvas.text(f"{at}.", font, 18, x + 4, cy, ink, "ml", width=30, height=_ROW)
            words = best_words(season) + ("  (this one)" if mine else "")
            canvas.text(words, font, 18, x + 66, cy, ink, "ml", width=w - 70, height=_ROW)


def best_words(season: Alone) -> str:
    """A season of the list in a line.

    >>> best_words(Alone("lords", "coast, 3 years", "x", "Harbor Gulls", 17, "silver", "2026-12-01"))
    '17 VP, silver, with the Harbor Gulls, Dec 1, 2026'
    """
    reached = f", {season.grade}" if season.grade else ", no medal"
    return f"{season.points} VP{reached}, with the {season.side}, {_day(season.day)}".replace("-", "−")


def _day(day: str) -> str:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    return f"{found:%b} {found.day}, {found.year}"


SOLO = Solo()
