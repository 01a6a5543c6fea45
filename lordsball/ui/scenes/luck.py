"""How you played and how the dice fell: the curve of a finished match, what adds up to its result, and its moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lordsball.expectancy.figures import Analysis, Decided
from lordsball.expectancy.report import points
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import PUMPKIN, draw_banner
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.scenes.luck_pieces import Part, Told, TurnCard, draw_number, draw_sum, try_button
from lordsball.ui.scenes.verdict import LOST, FinishedScene
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.chance_curve import Spot, draw_curve, spot_in

CURVE = Box(28, 112, 640, 296)
SUM = Box(28, 420, 640, 222)
CARDS = Box(684, 112, 568, 530)
_PLOT = Box(CURVE.x + 58, CURVE.y + 46, CURVE.w - 78, CURVE.h - 92)
_TABS = ("Turning points", "Best", "Worst")
_BUTTONS = 656.0
MOST_CHAPTERS = 12
"""More parts of a game than this are not told apart under the curve."""
_FIRST, _STEP = CARDS.y + 54, 158.0


class LuckScene(FinishedScene):
    """Over the table of a finished match; Escape goes back to where it was opened."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk, match)
        self.analysed = desk.analysed(match)
        people = [number for number, seat in enumerate(match.seats) if seat.human]
        winners = match.game.winners(match.position)
        self.seat = people[0] if len(people) == 1 else min(winners, default=0)
        """Whose chance is told."""
        self.tabs = Segmented((CARDS.x + 10, CARDS.y + 8, CARDS.w - 20, 38), "Moments", _TABS, 0, self._turn, tabs=True)

    def enter(self) -> None:
        self._build()

    resume = enter

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        if self.analysed.found is not None:
            return dirty
        if self.analysed.look():
            self._build()
        return True

    def _turn(self, tab: int) -> None:
        self.tabs.chosen = tab
        self._build()

    def _build(self) -> None:
        widgets: list[Widget] = []
        for number, told in enumerate(self._told()):
            card = TurnCard((CARDS.x + 12, _FIRST + number * _STEP, CARDS.w - 24, _STEP - 10), told,
                            partial(self._watch, told.at))
            where = told.when[0].lower() + told.when[1:]
            widgets += [card, try_button(card.rect, partial(self._try, told.at, where), str(number + 1))]
        self.set_widgets([*widgets, self.tabs, *self._ways()])

    def _ways(self) -> list[Widget]:
        ways: list[tuple[str, Callable[[], object], str, tuple[str, ...], str]] = [
            ("Box score", self.close, "table", ("b",), "Back to the numbers (B)"),
            ("Replay", partial(self._watch, 0), "replay", ("w",), "From the first pitch (W)"),
            ("Title", self.desk.title, "home", (), "Back to the title screen"),
        ]
        each = 230.0
        return [
            Button((28 + number * (each + 14), _BUTTONS, each, 52), label, act, icon=icon, size=21, keys=keys,
                   kind="gold" if number == 0 else "plain", tooltip=tip)
            for number, (label, act, icon, keys, tip) in enumerate(ways)
        ]

    # -- what is told ------------------------------------------------------------------------------------------

    def _told(self) -> list[Told]:
        found = self.analysed.found
        if found is None:
            return []
        if self.tabs.chosen == 0:
            return self._turns(found)
        return [self._decision(found, each) for each in (found.best() if self.tabs.chosen == 1 else found.worst())]

    def _turns(self, found: Analysis) -> list[Told]:
        story, cards = self.analysed.story, []
        for number, turn in enumerate(found.turning_points(self.seat), 1):
            by_choice = abs(turn.choices) > abs(turn.swing - turn.choices)
            meant = f"{points(turn.choices)} from choices" if round(100 * turn.choices) else "all of it"
            if by_choice:
                taken = [each for each in found.decided if turn.at <= each.at < turn.until]
                seat = max(taken, key=lambda each: each.cost).seat
            else:
                seat = self.seat
            what = story.told(turn.heart, turn.until) or self.match.names[seat]
            when = story.chapter(turn.at) or "Before the game"
            cards.append(Told(turn.at, number, when, what, "Choice" if by_choice else "Luck", meant, seat, turn.swing))
        return cards

    def _decision(self, found: Analysis, each: Decided) -> Told:
        story = self.analysed.story
        who, taken = self.match.names[each.seat], story.option(each.at, each.action)
        when = story.chapter(each.at) or "Before the game"
        off = f", give or take {100 * each.margin:.0f}" if each.margin else ""
        if each.best == each.action:
            what = f"{who}: “{taken}”"
            return Told(each.at, 0, when, what, "Choice", f"over the next best{off}", each.seat, each.gain)
        best = story.option(each.at, each.best)
        what = f"{who}: “{taken}.” Better: “{best}.”"
        return Told(each.at, 0, when, what, "Choice", f"what it cost{off}", each.seat, -each.cost)

    def _parts(self, found: Analysis) -> list[Part]:
        seats = range(len(self.match.seats))
        parts = [Part(self.cover.setup.luck, None, found.luck(self.seat))]
        others = [seat for seat in seats if seat != self.seat]
        parts.append(self._choices(found, self.seat, f"{self.match.names[self.seat]}'s choices"))
        if len(others) == 1:
            parts.append(self._choices(found, others[0], f"{self.match.names[others[0]]}'s choices"))
        elif others:
            parts.append(Part("Everyone else's choices", others[0], sum(found.choices(self.seat, by) for by in others)))
        return parts

    def _choices(self, found: Analysis, by: int, words: str) -> Part:
        taken = [each for each in found.decided if each.seat == by]
        best = sum(each.cost <= max(0.005, each.margin) for each in taken)
        return Part(words, by, found.choices(self.seat, by), found.off(by), f"{best} of {len(taken)} best")

    # -- ways on -----------------------------------------------------------------------------------------------

    def _watch(self, at: int) -> None:
        replay = Replay(self.match)
        replay.go(at)
        self.desk.open_replay(replay)

    def _try(self, at: int, where: str) -> None:
        self.desk.try_from(self.match, at, where)

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        draw_banner(canvas, 640, 54, self.verdict.words, LOST if self.verdict.lost else PUMPKIN)
        for box in (CURVE, SUM, CARDS):
            canvas.panel(*box, 18, alpha=0.97)
        self._draw_heads(canvas)
        found = self.analysed.found
        if found is None:
            self._draw_progress(canvas)
            return
        self._draw_curve(canvas, found)
        draw_sum(canvas, Box(SUM.x + 20, SUM.y + 44, SUM.w - 40, SUM.h - 54), found.start.shares[self.seat],
                 self._parts(found), found.result[self.seat])
        if not self._told():
            words = "No decision stands out from what chance explains." if self.tabs.chosen else "Nothing stands out."
            canvas.paragraph(words, CARDS.x + 24, _FIRST + 8, CARDS.w - 48, 20, colour=canvas.theme.muted)

    def _draw_heads(self, canvas: Canvas) -> None:
        theme, name = canvas.theme, self.match.names[self.seat]
        found = self.analysed.found
        about = "" if found is None or found.exact else "about, "
        heads = (("How the game went", f"{name}'s chance to win", CURVE),
                 ("Luck and skill", f"{about}in points of the chance to win", SUM))
        for head, note, box in heads:
            canvas.text(head, "display", 22, box.x + 18, box.y + 24, theme.accents[2], "ml", width=250, height=36)
            canvas.text(note, "body", 18, box.right - 18, box.y + 24, theme.muted, "mr", width=340, height=30)

    def _draw_progress(self, canvas: Canvas) -> None:
        share = self.analysed.progress
        canvas.text("Working it out …", "body", 20, CURVE.cx, CURVE.cy - 26, canvas.theme.text, "mc",
                    width=CURVE.w - 60, height=34)
        bar = Box(CURVE.x + 120, CURVE.cy + 4, CURVE.w - 240, 16)
        canvas.rounded(*bar, 8, canvas.theme.well, edge=canvas.theme.edge, edge_width=1.5)
        canvas.rounded(bar.x, bar.y, max(16.0, bar.w * share), bar.h, 8, canvas.theme.light)

    def _draw_curve(self, canvas: Canvas, found: Analysis) -> None:
        last = max(1, found.curve[-1].at)
        spots = [Spot(point.at / last, point.expectancy.shares[self.seat]) for point in found.curve]
        chapters, even = _broad(self.analysed.story.chapters()), 1 / len(self.match.seats)
        draw_curve(canvas, _PLOT, spots, self.seat, even, [at / last for at, _ in chapters[1:]])
        for share in (1.0, even, 0.0):
            _, y = spot_in(_PLOT, Spot(0.0, share))
            words = f"{100 * share:.0f}%"
            canvas.text(words, "body", 18, _PLOT.x - 8, y, canvas.theme.muted, "mr", width=52, height=26)
        self._draw_chapters(canvas, chapters, last)
        for number, turn in enumerate(found.turning_points(self.seat), 1):
            spot = next(spot for spot, point in zip(spots, found.curve, strict=True) if point.at == turn.until)
            cx, cy = spot_in(_PLOT, spot)
            draw_number(canvas, min(_PLOT.right - 12, cx), min(_PLOT.bottom - 14, max(_PLOT.y + 14, cy)), number)

    def _draw_chapters(self, canvas: Canvas, chapters: list[tuple[int, str]], last: int) -> None:
        """The names that have room, below the curve."""
        ends = [at for at, _ in chapters[1:]] + [last]
        for (at, name), end in zip(chapters, ends, strict=True):
            left, _ = spot_in(_PLOT, Spot(at / last, 0.0))
            right, _ = spot_in(_PLOT, Spot(end / last, 0.0))
            room = right - left
            words = next((w for w in (name, _short(name)) if canvas.fitted_width(w, "body", 18, None, 26) < room), "")
            canvas.text(words, "body", 18, (left + right) / 2, _PLOT.bottom + 20, canvas.theme.muted, "mc", height=26)


def _broad(chapters: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Of many chapters only the larger parts they belong to: Year 2, of "Year 2: Spring Training"."""
    if len(chapters) <= MOST_CHAPTERS:
        return chapters
    parts = [(at, name.partition(":")[0]) for at, name in chapters]
    return [part for number, part in enumerate(parts) if not number or parts[number - 1][1] != part[1]]


def _short(chapter: str) -> str:
    """Top of the 3rd: ▲ is no letter of every typeface, so T3; other parts of a game by their last word."""
    words = chapter.split()
    return f"{words[0][0]}{words[-1][0]}" if words and words[-1][:1].isdigit() else words[-1] if words else ""
