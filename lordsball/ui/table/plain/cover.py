"""What the screens around the table need of a game that has drawn nothing for them: all of it made from its rules."""

from __future__ import annotations

import importlib
import inspect
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from lordsball.engine.procedure import Procedure
from lordsball.engine.records import KINDS
from lordsball.expectancy.figures import Credited
from lordsball.games import SHELF, Game
from lordsball.games.pieces import Counter, Laid, Track, faces_of, label, laid_out
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import CHAPTER, HEADING, TEXT, Block, Booklet
from lordsball.ui.kit.booklet.page import Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.poster import SIZE, Art, Fact
from lordsball.ui.kit.theme import SEATS, SHELL
from lordsball.ui.table.cover import Ending, Highlight, Persona, Preview, Setting, SetupWords, Solo, Switch
from lordsball.ui.table.plain.painting import draw_ball
from lordsball.ui.table.proofs import Proof

_WORDS_OF_A_NAME = re.compile(r"(?<=[a-z])(?=[A-Z])")
_RULING = re.compile(r" \(rulings? [^)]*\)")
_STEP = 84.0
_SKIES = (
    ("#1d4a5c", "#0c2430"), ("#5a2a48", "#240f24"), ("#2b4a2e", "#0f2314"), ("#5c3a1a", "#26160a"),
    ("#2a3a78", "#101638"),
)
"""A poster's sky, above and below."""
MOST_HIGHLIGHTS = 3


class PlainCover:
    """See `lordsball.ui.table.cover.Cover`."""

    theme = replace(SHELL, accents=(*SHELL.accents[:2], SHELL.gold, *SHELL.accents[3:]))
    banners: tuple[str, str] | None = None
    has_secrets = True
    setup = SetupWords()
    solo: Solo | None = None

    def __init__(self, game: Game) -> None:
        self.game, self.key = game, game.key

    def persona(self, cards: Any, side: str) -> Persona | None:
        """Nobody in particular."""
        return None

    @property
    def poster(self) -> Art:
        """Its name over a ball in the evening sky."""
        return Art(self.key, partial(_paint_poster, name=self.game.name), "#f3e6cc")

    def facts(self, cards: Any) -> Fact:
        """How many can sit down."""
        game = self.game
        several = game.fewest_seats < game.most_seats
        count = f"{game.fewest_seats}–{game.most_seats}" if several else str(game.most_seats)
        return Fact(f"{count} players", "plain table")

    def plan_of(self, cards: Any, side: str) -> str:
        """Nothing: the plain table knows no plans."""
        return ""

    def settings(self, cards: Any) -> list[Setting]:
        """Nothing but who plays."""
        return []

    def switches(self, cards: Any) -> list[Switch]:
        """Nothing."""
        return []

    def draw_side(self, canvas: Canvas, cards: Any, side: str, x: float, y: float, w: float, h: float) -> None:
        """The name of what is played."""
        face = faces_of(cards.contents).get(side)
        canvas.panel(x, y, w, h, 10)
        if face is not None:
            canvas.text(face.name, "display", 24, x + w / 2, y + h / 2, anchor="mc", width=w - 24, height=40)

    def preview(self, saved: SavedMatch, cards: Any) -> Preview | None:
        """Where it stands, as the save says it."""
        return Preview(saved.summary, "Final" if saved.over else "")

    def ending(self, match: Match) -> Ending:
        """Who won."""
        winners = self.game.winners(match.position)
        who = match.names[winners[0]] if len(winners) == 1 else ""
        banner = f"{who.upper()} WINS" if who else "A TIE"
        sentence = self.game.words.result(match.position, match.names)
        table = tuple(f"{name}: {', '.join(numbers)}" for name, numbers in self._standings(match))
        best = self._moments(match)
        shown = tuple(sorted(best, key=lambda each: each.step))
        turning = best[0] if best else None
        return Ending(banner, sentence, winners[0] if who else None, shown, table, "A quiet game", turning)

    def _moments(self, match: Match) -> list[Highlight]:
        """When somebody went ahead, or got a lot at once, by the first number that every seat has; greatest first."""
        words, names, faces = self.game.words, match.names, faces_of(match.cards.contents)
        found: list[tuple[int, Highlight]] = []
        before: list[int] = []
        heading = "Start"
        for number, moment in enumerate(match.history.walk(), 1):
            public = [told.event for told in moment.told if told.only is None and told.event is not None]
            lines = [line for event in public for line in words.lines(event, moment.position)]
            heading = next((line.text for line in reversed(lines) if line.heading), heading)
            now = _scores(laid_out(moment.position, self.game.table, faces), len(names))
            said = [line.text for line in lines if not line.heading]
            if before and now and said:
                seat = max(range(len(now)), key=lambda each: now[each] - before[each])
                gained, others = now[seat] - before[seat], [n for each, n in enumerate(now) if each != seat]
                ahead = bool(others) and before[seat] <= max(others) < now[seat]
                if gained > 0 and (ahead or gained > 1):
                    meant = ", ".join(f"{name} {n}" for name, n in zip(names, now, strict=True))
                    moments = Highlight(heading, said[-1], meant, seat, 0, "", "", number)
                    found.append((gained + 2 * ahead, moments))
            before = now or before
        return [each for _, each in sorted(found, key=lambda each: -each[0])[:MOST_HIGHLIGHTS]]

    def _standings(self, match: Match) -> list[tuple[str, list[str]]]:
        """Every seat's name and its numbers."""
        pieces = laid_out(match.view(None), self.game.table, faces_of(match.cards.contents))
        return [(name, [
            f"{laid.title} {laid.values[0]}"
            for laid in pieces
            if laid.seat == seat and len(laid.values) == 1 and isinstance(laid.piece, Counter | Track)
        ]) for seat, name in enumerate(match.names)]

    def draw_ending(
        self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float,
        players: Sequence[Credited] = (),
    ) -> None:
        """Every seat with its numbers."""
        theme, won = canvas.theme, self.game.winners(match.position)
        standings = self._standings(match)
        step = min(_STEP, h / len(standings))
        for seat, (name, numbers) in enumerate(standings):
            top = y + seat * step
            edge = theme.gold if seat in won else theme.edge
            canvas.rounded(x, top, w, step - 8, 10, theme.panel_top, theme.panel_bottom, edge, 1.5)
            middle = top + (step - 8) / 2
            draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, x + 18, middle - 12, 24)
            used = canvas.text(name, "display", 26, x + 58, middle, theme.gold if seat in won else theme.text, "ml",
                               width=w / 2 - 70, height=step - 10)
            canvas.text(", ".join(numbers), "semibold", 20, x + w - 20, middle, theme.text, "mr",
                        width=w - used - 100, height=step - 10)

    def draw_picture(self, canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
        """The seat's glyph."""
        draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, cx - 30, cy - 30, 60)

    def booklet(self, cards: Any) -> Booklet:
        """The rules as they are written: a heading for each procedure, a paragraph for each step."""
        module = importlib.import_module(SHELF[self.key])
        about = inspect.getdoc(module) or self.game.name
        blocks = [Block(CHAPTER, self.game.name, 0, "start"), Block(TEXT, _plain(about.split("\n\n")[-1]), 0)]
        package = f"{module.__package__}."
        for kind in list(KINDS.values()):
            if issubclass(kind, Procedure) and kind.__module__.startswith(package) and len(kind.STEPS) > 1:
                name = kind.__name__
                steps = tuple(f"{name}.{step}" for step in kind.STEPS)
                title = label(_WORDS_OF_A_NAME.sub(" ", name))
                blocks.append(Block(HEADING, title, 0, name.lower(), steps))
                blocks += [Block(TEXT, _plain(text), 0) for text in _texts(kind)]
        return Booklet(blocks)

    def figures(self, cards: Any) -> dict[str, Figure]:
        """None."""
        return {}

    def proofs(self, cards: Any) -> Iterator[Proof]:
        """None: its cards have room for as much as their models allow."""
        return iter(())


def _scores(pieces: Sequence[Laid], seats: int) -> list[int]:
    """The first number that every seat has one of, on a track if there is one; none where there is no such number."""
    for kind in (Track, Counter):
        for title in dict.fromkeys(laid.title for laid in pieces if isinstance(laid.piece, kind)):
            named = [laid for laid in pieces if laid.title == title and isinstance(laid.piece, kind)]
            values = {laid.seat: laid.values[0] for laid in named if laid.seat is not None and len(laid.values) == 1}
            if len(values) == seats:
                return [values[seat] for seat in range(seats)]
    return []


def _paint_poster(canvas: Canvas, name: str) -> None:
    """A ball on its way out of the park: the sky of the game's own color, searchlights, its name in large letters."""
    w, h = SIZE
    light, dark = _SKIES[zlib.crc32(name.encode()) % len(_SKIES)]
    canvas.rounded(0, 0, w, h, 6, light, dark, "#e0b659", 4)
    lights = "".join(
        svg.path(f"M{x} {h - 64} L{x + lean - 26} 12 L{x + lean + 26} 12 Z", "#fff1c2", line_opacity=0)
        for x, lean in ((46, 60), (w - 46, -60))
    )
    canvas.draw(f'<g opacity=".13">{lights}</g>', 4, 4, w - 8, h - 8, (0, 0, w, h))
    canvas.halo(w / 2, 236, 170, "#ffd98a", 0.45)
    trail = svg.path(f"M28 {h - 76} C90 {h - 116} 126 330 {w / 2 - 30} 270", "none", "#fff3d2", 4)
    stands = svg.path(f"M6 {h - 6} V{h - 78} Q{w / 2} {h - 34} {w - 6} {h - 78} V{h - 6} Z", "#0a1a14", "#e0b659", 2)
    canvas.draw(f'<g stroke-dasharray="10 9">{trail}</g>{stands}', 0, 0, w, h, (0, 0, w, h))
    draw_ball(canvas, w / 2, 236, 84)
    scale = canvas.art.text_scale
    tall = canvas.paragraph_height(name, w - 40, 38 / scale, "display", line_height=1.15) > 100
    canvas.paragraph(name, 20, 26, w - 40, (26 if tall else 38) / scale, "display", "#fff3d2", align="c",
                     line_height=1.15, most_rows=3)


def _texts(kind: type[Procedure]) -> list[str]:
    """What a procedure and its steps say of themselves, each text once."""
    steps = [part for pair in zip(kind.RUN, kind.ON, strict=True) for part in pair if part is not None]
    parts = [inspect.getdoc(part) for part in (kind, *steps)]
    own = [text for text in parts if text and not text.startswith("The step behind")]
    return list(dict.fromkeys(own))


def _plain(text: str) -> str:
    """A docstring as a paragraph: no marks, no ids of rulings."""
    return " ".join(re.sub(r"[*_`]", "", _RULING.sub("", text)).split())
