"""What the screens around the table need of a game that has drawn nothing for them: all of it made from its rules."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from lordsball.engine.procedure import Procedure
from lordsball.engine.records import KINDS
from lordsball.games import SHELF, Game
from lordsball.games.pieces import Counter, Track, faces_of, label, laid_out
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import CHAPTER, HEADING, TEXT, Block, Booklet
from lordsball.ui.kit.booklet.page import Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.poster import SIZE, Art, Fact
from lordsball.ui.kit.theme import SEATS, SHELL
from lordsball.ui.table.cover import Ending, Preview, Setting, Switch
from lordsball.ui.table.plain.painting import draw_ball
from lordsball.ui.table.proofs import Proof

_WORDS_OF_A_NAME = re.compile(r"(?<=[a-z])(?=[A-Z])")
_RULING = re.compile(r" \(rulings? [^)]*\)")
_STEP = 34.0


class PlainCover:
    """See `lordsball.ui.table.cover.LeagueCover`."""

    theme = SHELL
    has_secrets = True
    owners: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game, self.key = game, game.key

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
        return Ending(banner, sentence, winners[0] if who else None, ())

    def draw_ending(self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float) -> None:
        """Every seat with its numbers."""
        faces = faces_of(match.cards.contents)
        pieces = laid_out(match.view(None), self.game.table, faces)
        for seat, name in enumerate(match.names):
            top = y + 24 + seat * _STEP
            if top + _STEP > y + h:
                break
            numbers = [
                f"{laid.title} {laid.values[0]}"
                for laid in pieces
                if laid.seat == seat and len(laid.values) == 1 and isinstance(laid.piece, Counter | Track)
            ]
            draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, x + 16, top - 10, 20)
            used = canvas.text(name, "semibold", 20, x + 48, top, anchor="ml", width=w / 2 - 60, height=_STEP)
            canvas.text(", ".join(numbers), "body", 19, x + 68 + used, top, canvas.theme.muted, "ml",
                        width=w - used - 84, height=_STEP)

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


def _paint_poster(canvas: Canvas, name: str) -> None:
    w, h = SIZE
    canvas.rounded(0, 0, w, h, 6, "#1d4a5c", "#0c2430", "#e0b659", 4)
    canvas.halo(w / 2, 250, 170, "#ffd98a", 0.4)
    draw_ball(canvas, w / 2, 250, 92)
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
