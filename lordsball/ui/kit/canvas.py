"""The one drawing surface: every scene, widget and piece draws through it, in units of the 1280 x 720 canvas."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from pygame import BLEND_RGB_MULT, Surface
from pygame.transform import smoothscale

from lordsball.ui.kit import shapes
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.lettering import LINE_HEIGHT, SMALLEST_TEXT, Content, Lettering
from lordsball.ui.kit.screen import HEIGHT, WIDTH, Screen
from lordsball.ui.kit.theme import SHELL, Colour, Theme, mix, opposite

_NEARLY = 0.7
"""In high contrast, a box that hides more than this of what lies under it hides all."""
_APART = 0.3
"""How far the ground of a box is moved away from the letters on it."""
_SCENERY = (72, 72, 72)

__all__ = ["LINE_HEIGHT", "SMALLEST_TEXT", "Canvas", "Content"]


class Canvas(Lettering):
    """A surface seen in units. How text is set on it is in :class:`Lettering`.

    Cheap to make: what is costly is kept in its `art`, which all canvases of a size share.

    :param screen: how units map to pixels; by default the whole canvas fitted into the surface.
    :param art: the pictures and letters of that scale; by default new ones.
    :param theme: the colors that panels and widgets take.
    """

    def __init__(
        self, surface: Surface, screen: Screen | None = None, art: Art | None = None, theme: Theme = SHELL
    ) -> None:
        self.surface = surface
        self.screen = screen or Screen.fit(surface.get_size())
        self.k = self.screen.k
        self.art = art or Art(self.k)
        self.theme = theme

    # -- other canvases ------------------------------------------------------------------------------------------

    def layer(self, w: float, h: float) -> "Canvas":
        """A transparent canvas of w x h units at the same scale, its origin at its corner."""
        size = (self.screen.px(w), self.screen.px(h))
        return Canvas(shapes.transparent(size), Screen(size, self.k), self.art, self.theme)

    def shifted(self, dx: float, dy: float) -> "Canvas":
        """This surface with the origin moved."""
        return Canvas(self.surface, self.screen.shifted(dx, dy), self.art, self.theme)

    def zoomed(self, x: float, y: float, zoom: float) -> "Canvas":
        """This surface with everything drawn `zoom` times as large; the point (x, y) stays where it is."""
        return Canvas(self.surface, self.screen.zoomed(x, y, zoom), self.art, self.theme)

    def dressed(self, theme: Theme) -> "Canvas":
        """This surface in other colors."""
        return Canvas(self.surface, self.screen, self.art, theme)

    @contextmanager
    def clipped(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Within, nothing outside the rectangle is drawn."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.screen.rect(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def shows(self, x: float, y: float, w: float, h: float, around: float = 0) -> bool:
        """Can anything in a rectangle, or within a margin around it, be seen? Not where only other places are drawn."""
        rect = self.screen.rect(x - around, y - around, w + 2 * around, h + 2 * around)
        return bool(self.surface.get_clip().colliderect(rect))

    def composite(self, key: Hashable, w: float, h: float, paint: Callable[["Canvas"], None]) -> Surface:
        """A picture of w x h units that `paint` draws once for every key and size."""
        size = (self.screen.px(w), self.screen.px(h))

        def make() -> Surface:
            layer = self.layer(w, h)
            paint(layer)
            return layer.surface

        return self.art.pictures.get(("composite", key, size, self.theme.name, self.theme.edge), make)

    # -- pictures ------------------------------------------------------------------------------------------------

    def blit(self, image: Surface, x: float, y: float, alpha: float | None = None) -> None:
        """A picture with its upper left corner at (x, y); `alpha` from 0 to 1."""
        self._blit(image, self.screen.to_pixels(x, y), alpha)

    def blit_center(self, image: Surface, cx: float, cy: float, alpha: float | None = None) -> None:
        """A picture with its middle at (cx, cy)."""
        left = round(self.screen.offset[0] + cx * self.k - image.get_width() / 2)
        top = round(self.screen.offset[1] + cy * self.k - image.get_height() / 2)
        self._blit(image, (left, top), alpha)

    def svg(
        self, body: str, w: float, h: float, view: tuple[float, float, float, float] | None = None, defs: str = ""
    ) -> Surface:
        """SVG elements as a picture of w x h units; `view`: their box (x, y, width, height), else (0, 0, w, h)."""
        return self._svg(body, (self.screen.px(w), self.screen.px(h)), view or (0, 0, w, h), defs)

    def _svg(self, body: str, size: tuple[int, int], view: tuple[float, float, float, float], defs: str) -> Surface:
        return self.art.pictures.get(("svg", body, size, view, defs), lambda: shapes.svg(body, size, view, defs))

    def draw(
        self,
        body: str,
        x: float,
        y: float,
        w: float,
        h: float,
        view: tuple[float, float, float, float] | None = None,
        defs: str = "",
        alpha: float | None = None,
    ) -> None:
        """SVG elements drawn into the rectangle."""
        rect = self.screen.rect(x, y, w, h)
        self._blit(self._svg(body, rect.size, view or (0, 0, w, h), defs), rect.topleft, alpha)

    def light(self, body: str, x: float, y: float, w: float, h: float, defs: str = "") -> None:
        """The same for light and shade without edges: drawn with a sixteenth of the pixels and stretched, which on a
        large place takes a fraction of the time."""
        rect = self.screen.rect(x, y, w, h)

        def make() -> Surface:
            small = self._svg(body, (max(1, rect.w // 4), max(1, rect.h // 4)), (0, 0, w, h), defs)
            return smoothscale(small, rect.size)

        self.surface.blit(self.art.pictures.get(("light", body, rect.size, defs), make), rect.topleft)

    def sprite(self, name: str, w: float, h: float | None = None) -> Surface:
        """assets/sprites/`name`.svg, w units wide (and within h, if given). A plain box where there is no such file."""
        return self.art.sprite(name, self.screen.px(w), None if h is None else self.screen.px(h))

    # -- boxes and light -----------------------------------------------------------------------------------------

    def fill(self, colour: Colour) -> None:
        """The whole surface in one color, letterbox included."""
        self.surface.fill(colour)

    def ground(self, *stops: tuple[float, Colour]) -> None:
        """A gradient down the whole surface, letterbox included; stops are (0 to 1, color)."""
        size = self.surface.get_size()
        picture = self.art.pictures.get(("ground", size, stops), lambda: shapes.vertical_gradient(size, stops))
        self.surface.blit(picture, (0, 0))

    def darken_scenery(self) -> None:
        """In high contrast, what has been drawn so far is scenery: it steps back behind what is to be read."""
        if self.art.strong:
            self.surface.fill(_SCENERY, special_flags=BLEND_RGB_MULT)

    def surround(self, colour: Colour) -> None:
        """One color beside the 1280 x 720 canvas, where the window has another shape."""
        whole, inner = self.surface.get_rect(), self.screen.rect(0, 0, WIDTH, HEIGHT)
        self.surface.fill(colour, (0, 0, whole.w, inner.top))
        self.surface.fill(colour, (0, inner.bottom, whole.w, whole.h))
        self.surface.fill(colour, (0, inner.top, inner.left, inner.h))
        self.surface.fill(colour, (inner.right, inner.top, whole.w, inner.h))

    def rounded(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        top: str,
        bottom: str | None = None,
        edge: str | None = None,
        edge_width: float = 1.5,
        alpha: float = 1,
        highlight: str | None = None,
    ) -> None:
        """A box with round corners, a gradient from `top` to `bottom`, an edge, and light along its upper edge."""
        if self.art.strong:
            against = opposite(mix(top, bottom or top, 0.5))
            away = "#ffffff" if against == "#000000" else "#000000"
            top, bottom = mix(top, away, _APART), bottom and mix(bottom, away, _APART)
            edge, edge_width = edge and against, max(edge_width, 2)
            alpha = 1 if alpha > _NEARLY else alpha
        rect = self.screen.rect(x, y, w, h)
        look = (rect.size, r * self.k, top, bottom or top, edge, edge_width * self.k, alpha, highlight, 1.5 * self.k)
        self.surface.blit(self.art.pictures.get(("rounded", *look), lambda: shapes.rounded(*look)), rect.topleft)

    def ring(self, x: float, y: float, w: float, h: float, r: float, colour: str, width: float = 3) -> None:
        """The outline of a box with round corners, drawn inside the rectangle."""
        colour, half = str(self.ink(colour)), width / 2
        body = (
            f'<rect x="{half}" y="{half}" width="{w - width}" height="{h - width}" rx="{max(0.0, r - half)}"'
            f' fill="none" stroke="{colour}" stroke-width="{width}"/>'
        )
        self.draw(body, x, y, w, h)

    def panel(
        self, x: float, y: float, w: float, h: float, r: float = 14, look: Theme | None = None, alpha: float = 0.95
    ) -> None:
        """Furniture for dense text: shadow, gradient, edge, light from above."""
        look = look or self.theme
        self.shadow(x, y, w, h, r, 16, 0.55, 6)
        self.rounded(x, y, w, h, r, look.panel_top, look.panel_bottom, look.edge, 1.5, alpha, look.light)

    def shadow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 12,
        blur: float = 14,
        alpha: float = 0.5,
        dy: float = 6,
    ) -> None:
        """The soft shadow of a box that lies on the scene, `dy` units below it."""
        rect = self.screen.rect(x, y + dy, w, h)
        margin = shapes.shadow_margin(blur * self.k)
        look = (rect.size, r * self.k, blur * self.k, alpha)
        picture = self.art.pictures.get(("shadow", *look), lambda: shapes.shadow(*look))
        self.surface.blit(picture, (rect.x - margin, rect.y - margin))

    def halo(
        self,
        cx: float,
        cy: float,
        r: float,
        colour: Colour,
        alpha: float = 0.5,
        sx: float = 1,
        sy: float = 1,
        inner: float = 0,
    ) -> None:
        """Light around a point, stretched by sx and sy; full up to `inner` (a share of r), then fading. None in high
        contrast, where light only blurs edges."""
        if self.art.strong:
            return
        rect = self.screen.rect(cx - r * sx, cy - r * sy, 2 * r * sx, 2 * r * sy)
        look = (rect.size, colour, alpha, inner)
        self.surface.blit(self.art.pictures.get(("halo", *look), lambda: shapes.halo(*look)), rect.topleft)
