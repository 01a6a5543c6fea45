"""Several of a list at once: a box that names what is chosen, and a list with ticks that stays open."""

from collections.abc import Callable, Iterable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.choices import ChoiceList, Dropdown, open_below
from lordsball.ui.kit.widgets.widget import State


class TickList(ChoiceList):
    """Options with a tick before each that is chosen. It stays open; Escape, or a press beside it, closes it."""

    def __init__(
        self, at: tuple[float, float, float], label: str, options: Sequence[str], ticked: Iterable[int],
        on_tick: Callable[[int], object],
    ) -> None:
        super().__init__(at, label, options, on_tick)
        self.ticked = set(ticked)

    def _choose(self) -> None:
        self.ticked ^= {self.lit}
        self.on_choose(self.lit)

    def is_marked(self, option: int) -> bool:
        return option in self.ticked

    def key(self, key: KeyPress) -> bool:
        if key.name == "space" and not key.repeat:
            self._choose()
            return True
        return super().key(key)


class MultiChoice(Dropdown):
    """A box with the options that are chosen; a click opens the list of all.

    :param chosen: positions; their order is kept, and what is chosen later goes to the end.
    :param on_change: called with the positions that are chosen now.
    :param none: what the box says where nothing is chosen.
    :param between: what stands between two chosen options.
    """

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        options: Sequence[str],
        chosen: Sequence[int],
        on_change: Callable[[tuple[int, ...]], object],
        *,
        none: str = "none",
        between: str = ", ",
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
        alarm: bool = False,
    ) -> None:
        super().__init__(rect, label, options, -1, self.toggle, none=none, enabled=enabled, why=why, tooltip=tooltip,
                         alarm=alarm)
        self.several = tuple(chosen)
        self.on_several = on_change
        self.between = between

    def toggle(self, option: int) -> None:
        """Choose an option, or leave it out again."""
        kept = tuple(each for each in self.several if each != option)
        self.several = kept if len(kept) < len(self.several) else (*self.several, option)
        self.on_several(self.several)

    def _open(self) -> None:
        open_below(self, len(self.options), lambda at: TickList(
            (at[0], at[1], max(at[2], self.list_width)), self.label, self.options, self.several, self.toggle,
        ))

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        look = self.box(canvas, state)
        words = self.between.join(self.options[each] for each in self.several) or self.none
        font = "semibold" if self.several else "italic"
        canvas.text(words, font, 18, x + 12, y + h / 2, look.text, "ml", width=w - 44, height=h)
        draw_icon(canvas, "chevron_down" if self.enabled else "lock", x + w - 29, self.rect.cy - 10, 20, look.text)
