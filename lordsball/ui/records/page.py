"""A page of the record book, under the bar that all pages share; and what several of them draw."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from lordsball import games
from lordsball.records.entry import Entry
from lordsball.ui.kit import paged
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import WELL
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.shelf import cover_for

if TYPE_CHECKING:
    from lordsball.ui.records.scene import RecordsScene


class Page(paged.Page):
    """One page of the record book.

    :param scene: the frame; `scene.refresh()` builds the widgets again.
    """

    def __init__(self, scene: RecordsScene) -> None:
        self.scene = scene

    @property
    def games(self) -> list[Entry]:
        """Every game of the book, the newest first."""
        return self.scene.contents.games

    @property
    def own(self) -> list[Entry]:
        """Those in which a person played."""
        return self.scene.own

    def read(self) -> None:
        """The book has been read again."""

    @property
    def main(self) -> Widget | None:
        """What the keyboard begins with; None: nothing."""
        return None


SHORT = {"lords": "Lords", "wild_cards": "Wild Cards", "monster_league": "Monster League"}
CHIP = {**SHORT, "monster_league": "Monsters"}
"""Where there is still less room."""
DRESS = {
    "lords": ("#2f7350", "#17412e", "#e0b659"), "wild_cards": ("#2b2390", "#120d4a", "#35e6ff"),
    "monster_league": ("#54349a", "#36235c", "#b79cf0"),
}
_PLAIN = ("#33465f", "#223650", "#8fa3bf")


def short_name(entry: Entry) -> str:
    """What a game is called where there is little room."""
    return SHORT.get(entry.game, entry.title)


def colours_of(game: str) -> tuple[str, str, str]:
    """Top, foot and edge of a game's dress."""
    if game in DRESS or game not in games.SHELF:
        return DRESS.get(game, _PLAIN)
    theme = cover_for(game).theme
    return mix(theme.panel_top, "#ffffff", 0.1), theme.panel_bottom, theme.edge


def draw_chip(canvas: Canvas, entry: Entry, x: float, y: float, w: float) -> None:
    """The game's name in its dress, its middle at `y`."""
    top, foot, edge = colours_of(entry.game)
    canvas.rounded(x, y - 15, w, 30, 7, top, foot, edge, 1.6)
    words = short_name(entry) if w > 120 else CHIP.get(entry.game, entry.title)
    canvas.text(words, "semibold", 18, x + w / 2, y, "#ffffff", "mc", width=w - 12, height=28)


def spoken_day(time: datetime | None, now: datetime | None = None) -> str:
    """The day of a game as people say it: Today, Sunday, Nov 27, Nov 27, 2025; “No date” for None.

    >>> spoken_day(datetime(2026, 11, 27, 20), datetime(2026, 12, 9, 8)), spoken_day(None)
    ('Nov 27', 'No date')
    """
    if time is None:
        return "No date"
    now = now or datetime.now().astimezone()
    days = (now.date() - time.date()).days
    if days in (0, 1):
        return ("Today", "Yesterday")[days]
    if 1 < days < 7:
        return f"{time:%A}"
    return f"{time:%b} {time.day}" if time.year == now.year else f"{time:%b} {time.day}, {time.year}"


def minutes(seconds: int | None) -> str:
    """How long a game took, in words; nothing where that is not known.

    >>> minutes(30), minutes(250), minutes(7300), minutes(None)
    ('under a minute', '4 minutes', '2 h 2 min', '')
    """
    if not seconds:
        return ""
    whole = round(seconds / 60)
    if whole < 1:
        return "under a minute"
    if whole < 60:
        return f"{whole} minute{'s' * (whole != 1)}"
    return f"{whole // 60} h {whole % 60} min"


def draw_track(
    canvas: Canvas, x: float, y: float, w: float, share: float, interval: tuple[float, float], colour: str
) -> None:
    """A share as a bar, with its interval as whiskers; `y`: its middle."""
    canvas.rounded(x, y - 12, w, 24, 6, WELL, WELL, "#4c5f78", 1.2)
    if share > 0:
        canvas.rounded(x + 2, y - 10, max(4.0, (w - 4) * share), 20, 4, mix(colour, "#ffffff", 0.2), colour)
    low, high = (x + 2 + (w - 4) * end for end in interval)
    wide = max(6.0, high - low)
    body = f'<path d="M1 10 H{wide - 1:.1f} M1.5 3 V17 M{wide - 1.5:.1f} 3 V17" stroke="#ffffff" stroke-width="2.6"/>'
    canvas.draw(body, low, y - 10, wide, 20)
