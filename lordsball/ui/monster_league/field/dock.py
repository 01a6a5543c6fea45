"""The dock of the defense: the pitcher in the game, his tokens and what he can do with them; the bullpen beside it."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.monster_league.state import NOBODY, PITCHERS
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas, Content
from lordsball.ui.kit.theme import Colour
from lordsball.ui.kit.timeline import smooth
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State
from lordsball.ui.monster_league.card_faces import pitcher_face
from lordsball.ui.monster_league.pieces.card import CardFace, draw_card
from lordsball.ui.monster_league.pieces.fielder import draw_fielder
from lordsball.ui.monster_league.pieces.token import draw_token
from lordsball.ui.monster_league.shown import STARTER
from lordsball.ui.monster_league.table_layout import (
    ABILITY,
    BULLPEN,
    BULLPEN_CARD,
    CHANGE,
    DOCK,
    KEEP,
    PITCHER_CARD,
    SECOND_SPIN,
    TOKENS,
    TOKENS_LEFT,
    USE,
    WHEEL,
)
from lordsball.ui.monster_league.tabs import what_comes
from lordsball.ui.monster_league.view_model import ViewModel

_GONE = 0.55
CHANGE_COMES = "Change comes"
"""The button for changing pitchers, once somebody has pressed it ahead of time."""
USE_IT, KEEP_IT, CHANGE_IT, TRY_AGAIN, OWN = "use", "keep", "change", "second", "own"
"""The dock's buttons."""


def buttons_of(model: ViewModel) -> frozenset[str]:
    """The buttons that mean something to the side the table takes: the pitcher's own in the field; at bat the batter's
    own ability, and a second try against an empty bullpen."""
    view, seat = model.shown.view, model.shown.view.pitching
    if model.is_asked("batter_ability"):
        return frozenset((OWN, KEEP_IT))
    if model.is_asked("at_bat") and view.offers_stance:
        return frozenset((OWN,))
    if view.bullpen_empty(seat):
        return frozenset() if model.defends else frozenset((TRY_AGAIN, KEEP_IT))
    if not model.defends:
        return frozenset()
    if model.is_asked("pitching_change"):
        return frozenset((CHANGE_IT,))
    changes = view.active[seat] != NOBODY and view.relief(seat) != NOBODY
    return frozenset((USE_IT, KEEP_IT, CHANGE_IT) if changes else (USE_IT, KEEP_IT))


class OnDuty(NamedTuple):
    """A pitcher as he lies in the dock."""

    face: CardFace
    short: str
    ability: str
    text: str
    tokens: int
    gone: bool


class Defense(NamedTuple):
    """The dock."""

    pitcher: OnDuty
    """The one in the middle of the diamond, or one who has left while nobody is."""
    other: OnDuty
    """The one beside the field."""
    on_mound: bool
    empty: str
    """What the empty bullpen means; "" while there is a pitcher."""
    full: int
    """Tokens of a fresh pitcher."""
    change_lit: bool
    """The other pitcher can be brought in now."""
    change_wanted: bool
    buttons: frozenset[str] = frozenset()
    asked: str = ""
    """What is asked of who may use the ability; "" while nobody is asked."""
    doubted: str = ""
    """Why using it may have been pressed by mistake; "" where it was not."""
    waiting: bool = False
    """The starting pitcher is being chosen: the panel is empty."""
    own: str = ""
    """The batter's own ability, while the person at bat is asked about it."""
    comes: str = ""
    """What comes of it."""
    note: str = ""
    """Below the ability, where no buttons are: whose it is to use, or what comes of changing pitchers."""


class DockView:
    """The foot of the table."""

    area = Box(0, 512, 1000, 208)

    def describe(self, model: ViewModel) -> Defense:
        """Who pitches and who waits."""
        shown = model.shown
        seat = shown.view.pitching
        team = model.team(seat)
        active = shown.view.active[seat]
        first = active if active != NOBODY else 0
        empty = ""
        if all(shown.view.gone[2 * seat : 2 * seat + 2]):
            other = model.team(shown.view.batting).short
            empty = f"The {team.short} have nobody left to pitch. The {other} may try twice in every at-bat."
        return Defense(
            _on_duty(model, seat, first),
            _on_duty(model, seat, (first + 1) % PITCHERS),
            active != NOBODY,
            empty,
            model.rules.tokens,
            model.is_asked("pitching_change"),
            model.change_wanted,
            buttons_of(model),
            _asked(model),
            model.doubt,
            shown.stage == STARTER,
            *_own(model),
            _note(model),
        )

    def paint(self, canvas: Canvas, told: Defense) -> None:
        """Panel, cards, tokens and words; the buttons are widgets."""
        _paint_panel(canvas, told.pitcher.face.look.cap[0])
        if told.waiting:
            return
        _paint_line(canvas)
        pitcher = told.pitcher
        card = PITCHER_CARD
        gone = pitcher.gone
        draw_card(canvas, card.x, card.y, self._face(canvas, pitcher), card.w, card.h, dim=_GONE if gone else 0,
                  glow=0 if gone or not told.on_mound else 0.5)
        if told.own:
            if not told.empty:
                _paint_tokens(canvas, pitcher.tokens, told.full)
            _paint_words(canvas, f"{told.own}?", told.comes, canvas.theme.gold, TOKENS.x if told.empty else ABILITY.x)
        elif told.empty:
            _paint_words(canvas, "Bullpen empty", told.empty, canvas.theme.alarm, TOKENS.x)
        elif not told.on_mound:
            _paint_words(canvas, "Nobody on the mound", "The starting pitcher is being chosen.", canvas.theme.muted,
                         TOKENS.x)
        else:
            _paint_tokens(canvas, pitcher.tokens, told.full)
            _paint_ability(canvas, told)
        if told.change_lit:
            # It can be pressed; gold, which is the next step, it is not.
            box = BULLPEN_CARD
            canvas.ring(box.x - 7, box.y - 7, box.w + 14, box.h + 14, 14, canvas.theme.light, 3)
        _paint_bullpen(canvas, told.other, told.full)
        _draw_locked(canvas, told)

    @staticmethod
    def _face(canvas: Canvas, pitcher: OnDuty) -> CardFace:
        """The card with the whole name, or the short one where that would be cut off."""
        room = PITCHER_CARD.w - 22
        fits = canvas.fitted_width(pitcher.face.name, "display", 18, None, 32) <= room
        return pitcher.face if fits else pitcher.face._replace(name=pitcher.short)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """A token on its way to the wheel."""
        u = model.motion.token
        if u is None:
            return
        x0, y0 = TOKENS.cx, TOKENS.y + 26
        s = smooth(u)
        x = x0 + (WHEEL[0] - x0) * s
        y = y0 + (WHEEL[1] - y0) * s - 120 * 4 * s * (1 - s)
        draw_token(canvas, x, y, 52, alpha=None if u < 0.8 else (1 - u) / 0.2)


def _asked(model: ViewModel) -> str:
    if not model.is_asked("ability"):
        return ""
    return f"Runs the {model.team(model.shown.view.batting).short} can expect this inning, on average:"


def _own(model: ViewModel) -> tuple[str, str]:
    """The batter's own ability and what comes of it, while the person at bat is asked."""
    view = model.shown.view
    ability = view.own[view.batting][view.next_batter[view.batting]]
    if ability is None or OWN not in buttons_of(model):
        return "", ""
    return ability.name, what_comes(view)


def _note(model: ViewModel) -> str:
    view, seat = model.shown.view, model.shown.view.pitching
    if OWN in buttons_of(model):
        return ""
    if not model.defends:
        return f"Only the {model.team(seat).short} can use it, once your result is in."
    if model.is_asked("pitching_change"):
        leaves, comes = (view.pitcher(seat, who).short for who in (view.active[seat], view.relief(seat)))
        left = counted(view.tokens[2 * seat + view.active[seat]], "token")
        return f"If {comes} comes in, {leaves} leaves for good, with {left} unspent."
    return ""


def _on_duty(model: ViewModel, seat: int, pitcher: int) -> OnDuty:
    team, shown = model.team(seat), model.shown
    card = team.pitchers[pitcher]
    return OnDuty(
        pitcher_face(team, pitcher),
        card.short,
        card.ability.name,
        card.ability.text,
        shown.view.tokens[2 * seat + pitcher],
        shown.view.gone[2 * seat + pitcher],
    )


def _paint_panel(canvas: Canvas, colour: str) -> None:
    x, y, w, h = DOCK
    canvas.panel(x, y, w, h, 16, alpha=0.97)
    light = (
        '<linearGradient id="team" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="900" y2="0">'
        f'<stop offset="0" stop-color="{colour}"/><stop offset=".55" stop-color="{colour}" stop-opacity=".35"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient>'
    )
    canvas.draw('<path d="M0 2 H900" stroke="url(#team)" stroke-width="3"/>', x + 14, y + 1, 900, 4, defs=light)


def _paint_line(canvas: Canvas) -> None:
    """Between the pitcher in the game and the bullpen."""
    line = f'<path d="M1 0 V120" stroke="{canvas.theme.light}" stroke-opacity=".4" stroke-width="1.5"/>'
    canvas.draw(line, DOCK.x + 606, DOCK.y + 14, 2, 120)


def _paint_words(canvas: Canvas, title: str, text: str, colour: str, left: float) -> None:
    y, w = ABILITY.y, ABILITY.right - left
    canvas.text(title, "display", 24, left, y + 16, colour, "ml", width=w, height=34)
    _draw_in_box(canvas, text, left, y + 33, w, ABILITY.h - 33, 18)


def _paint_ability(canvas: Canvas, told: Defense) -> None:
    """What the pitcher can do; while it is asked, what that would come to; at bat, that it is the others' to do."""
    pitcher, theme = told.pitcher, canvas.theme
    if told.doubted:
        _paint_words(canvas, "Spend the last one?", told.doubted, theme.alarm, ABILITY.x)
        canvas.ring(USE.x - 4, USE.y - 4, USE.w + 8, USE.h + 6, 15, theme.alarm, 3)
        return
    _paint_words(canvas, pitcher.ability + "?" * bool(told.asked), told.asked or pitcher.text, theme.gold, ABILITY.x)
    if told.note:
        _draw_in_box(canvas, told.note, ABILITY.x, USE.y + 2, ABILITY.w, USE.h, 18, colour=theme.muted)


def _paint_tokens(canvas: Canvas, left: int, full: int) -> None:
    """All tokens a pitcher came with, spent ones gray, and how many are left in words."""
    x, y, w, h = TOKENS
    columns = 1 if full <= 2 else 2 if full <= 4 else 3
    rows = -(-full // columns)
    size = min(52.0, w / columns - 2, h / rows - 4)
    for number in range(full):
        row, column = divmod(number, columns)
        cx = x + w / 2 + (column - (columns - 1) / 2) * (size + 3)
        cy = y + h / 2 + (row - (rows - 1) / 2) * (size + 4)
        draw_token(canvas, cx, cy, size, spent=number >= left)
    canvas.text(f"{left} left", "semibold", 18, x + w / 2, TOKENS_LEFT, None, "mc", width=w + 8, height=25)


def _paint_bullpen(canvas: Canvas, other: OnDuty, full: int) -> None:
    card, words = BULLPEN_CARD, BULLPEN
    draw_fielder(canvas, card.cx, card.cy, other.face, card.w, card.h, label=False, dim=_GONE if other.gone else 0.18)
    canvas.text(other.short, "semibold", 18, card.cx, DOCK.y + 132, None, "mc", width=card.w + 18, height=26)
    coins = 0.0
    if not other.gone:
        d = 26.0 if full <= 2 else 20.0
        step = d if full <= 2 else min(14.0, 62 / full)
        for number in range(full):
            draw_token(canvas, words.right - d / 2 - (full - 1 - number) * step, words.y + 18, d,
                       spent=number >= other.tokens)
        coins = d + (full - 1) * step + 6
    title = "Bullpen" if not other.gone else "Left the game"
    colour = canvas.theme.text if not other.gone else canvas.theme.muted
    canvas.text(title, "display", 22, words.x, words.y + 16, colour, "ml", width=words.w - coins, height=32)
    canvas.text(other.ability, "body", 18, words.x, words.y + 41, canvas.theme.muted, "ml", width=words.w, height=26)


def _draw_in_box(
    canvas: Canvas, content: Content, x: float, y: float, w: float, h: float, size: float = 18, font: str = "body",
    colour: Colour | None = None, align: str = "l",
) -> float:
    """Words in a box: as large as the person likes them, smaller (never below 18 units) where the box is too low.

    What does not fit even then ends in an ellipsis. Returns the y below the words.
    """
    scale = canvas.art.text_scale
    chosen = size
    while chosen * scale > 18 and canvas.paragraph_height(content, w, chosen, font) > h:
        chosen = max(18 / scale, chosen - 0.5)
    rows = max(1, int(h / (chosen * scale * LINE_HEIGHT) + 0.02))
    return canvas.paragraph(content, x, y, w, chosen, font, colour, align=align, most_rows=rows)


def _draw_locked(canvas: Canvas, told: Defense) -> None:
    """The dock's buttons as they look while nothing can be chosen."""
    change = CHANGE_COMES if told.change_wanted else "Change pitcher"
    for name, box, label in (
        (USE_IT, USE, "Use ability"), (KEEP_IT, KEEP, "Keep"), (CHANGE_IT, CHANGE, change),
        (TRY_AGAIN, SECOND_SPIN, "Second try"),
    ):
        if name in told.buttons:
            Button(box, label, size=20, enabled=False).draw(canvas, State())
