"""Saved games as rows of a list: teams and score, how far it is, who plays, when it was saved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.match.measured import as_line
from lordsball.match.saves import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.cover import Preview

HEIGHT = 84.0


class Listed(NamedTuple):
    """A save and what its row says."""

    entry: Entry
    title: str
    second: str
    preview: Preview | None


def listed(entry: Entry, desk: Desk) -> Listed:
    """What a row says about an entry, in texts that a line can hold. Never raises, whatever the file holds."""
    title, second, preview = _said(entry, desk)
    if preview is not None:
        preview = Preview(as_line(preview.score), as_line(preview.where))
    return Listed(entry, as_line(title), as_line(second), preview)


def _said(entry: Entry, desk: Desk) -> tuple[str, str, Preview | None]:
    saved = entry.saved
    if saved is None or entry.trouble:
        return entry.name, entry.trouble, None
    preview = cover_for(saved.game).preview(saved, desk.known_cards(saved.game)) if saved.game in games.SHELF else None
    people = " – ".join(seat.name for seat in saved.seats)
    if preview is None:
        return saved.name or people, entry.notice or saved.summary, None
    second = f"{preview.score} · {preview.where}" if saved.name else f"{preview.where} · {people}"
    return saved.name or preview.score, entry.notice or second, preview


def spoken_time(time: datetime | None, now: datetime | None = None) -> str:
    """When it was, as people say it: Today 14:05, Yesterday 9:30, 3 May 14:05, 3 May 2021; “No date” for None."""
    if time is None:
        return "No date"
    local = time.astimezone()
    now = (now or datetime.now().astimezone()).astimezone()
    days = (now.date() - local.date()).days
    clock = f"{local.hour}:{local:%M}"
    if days in (0, 1):
        return f"{('Today', 'Yesterday')[days]} {clock}"
    day = f"{local.day} {local:%b}"
    return f"{day} {clock}" if local.year == now.year else f"{day} {local.year}"


class SaveRow(Widget):
    """A row; the chosen one is lit. Pressing the chosen one again opens it."""

    radius = 10.0

    def __init__(self, rect: tuple[float, float, float, float], row: Listed, on_click: Callable[[], object]) -> None:
        super().__init__(rect, f"{row.title}. {row.second}", on_click)
        self.row = row
        self.chosen = False

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, entry = canvas.theme, self.row.entry
        x, y, w, h = self.rect
        if self.chosen:
            canvas.rounded(x, y, w, h - 8, 10, theme.panel_top, theme.panel_top, theme.light, 2)
        elif state.hover:
            canvas.rounded(x, y, w, h - 8, 10, theme.panel_top, theme.panel_bottom, theme.edge, 1.5)
        broken = bool(entry.trouble)
        icon = "warning" if broken else ("trophy" if entry.saved and entry.saved.over else "save")
        if entry.automatic and not broken and entry.saved is not None and not entry.saved.over:
            icon = "play"
        colour = theme.alarm if broken else theme.muted
        draw_icon(canvas, icon, x + 16, y + (h - 8) / 2 - 13, 26, colour)
        left, middle = x + 56, y + (h - 8) / 2
        right = x + w - 16
        if entry.saved is not None:
            words = spoken_time(entry.time)
            right -= canvas.text(words, "body", 18, right, middle - 15, theme.muted, "mr", width=150, height=30) + 12
        canvas.text(self.row.title, "semibold", 19, left, middle - 15, theme.text, "ml", width=right - left, height=32)
        canvas.text(self.row.second, "body", 18, left, middle + 16, colour, "ml", width=x + w - 16 - left, height=32)


def draw_about(canvas: Canvas, row: Listed, box: Box) -> None:
    """All that is known of a save without playing it, in the rectangle."""
    theme, entry, saved = canvas.theme, row.entry, row.entry.saved
    y = canvas.paragraph(row.title, box.x, box.y, box.w, 22, "semibold", most_rows=2) + 4
    if entry.trouble or saved is None:
        draw_icon(canvas, "warning", box.x, y + 2, 24, theme.alarm)
        canvas.paragraph(entry.trouble, box.x + 34, y, box.w - 34, 18, colour=theme.alarm, most_rows=8)
        return
    if row.preview is not None:
        words = f"{row.preview.score}\n{row.preview.where}" if saved.name else row.preview.where
        y = canvas.paragraph(words, box.x, y, box.w, 18, colour=theme.muted, most_rows=3) + 8
    known = levels_of(saved.game)
    step = 30 * max(1.0, canvas.art.text_scale * 0.9)
    for number, seat in enumerate(saved.seats):
        look = SEATS[number % len(SEATS)]
        middle = y + step / 2
        draw_glyph(canvas, look.glyph, look.colour, box.x, middle - 11, 22)
        rank = known[seat.player].name if seat.player in known else seat.player
        level = "" if seat.human or rank == seat.name else f" ({rank})"
        canvas.text(f"{seat.name}{level}", "body", 18, box.x + 34, middle, theme.text, "ml", width=box.w - 34,
                    height=step + 4)
        y += step
    kind = f"saved {'as you play' if entry.automatic else 'by name' if saved.name else 'as a replay'}"
    facts = f"{games.game(saved.game).name}, seed {saved.seed}, {kind}. {entry.notice}"
    room = box.bottom - y - 8
    size = fitting_size(canvas, facts, box.w, room)
    if canvas.paragraph_height(facts, box.w, size) <= room:
        canvas.paragraph(facts, box.x, y + 8, box.w, size, colour=theme.muted)
