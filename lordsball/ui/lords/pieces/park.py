"""A club's stadium as a little world: nine spaces with drawn tiles by type and level, before a town, under a sky."""

import random
from collections.abc import Collection, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, KINDS, LIT, OUTLINE
from lordsball.ui.lords.pieces.marks import draw_level
from lordsball.ui.lords.pieces.material import draw_title

SPACES = 9
TILE = (160, 190)
"""The box a tile is drawn in; its ground is a diamond 152 x 76 around (80, 134)."""
_GROUND = 76
_SPREAD = 1.035
"""The spaces lie a little apart."""


def half_width(w: float, h: float) -> float:
    """Half the width of one space's ground, for a park of w x h units."""
    return min(w * 0.1555, (h - 0.346 * min(h, 324)) * 0.27)


def space_middle(space: int, w: float, h: float) -> tuple[float, float]:
    """The middle of a space's ground, from the upper left corner of the park; spaces 0 to 8, row by row."""
    if not 0 <= space < SPACES:
        raise ValueError(f"a stadium has no space {space}")
    row, column = divmod(space, 3)
    across, down = column - 1, row - 1
    half = half_width(w, h) * _SPREAD
    cx, cy = w / 2, h - 1.52 * half - 32 * min(1.0, h / 324)
    return cx + (across - down) * half, cy + (across + down) * half / 2


def space_at(px: float, py: float, w: float, h: float) -> int | None:
    """The space whose ground holds a point (from the upper left corner of the park); None beside the stadium."""
    half = half_width(w, h)
    for space in range(SPACES):
        cx, cy = space_middle(space, w, h)
        if abs(px - cx) / half + abs(py - cy) / (half / 2) <= 1:
            return space
    return None


def ground(space: int, w: float, h: float, grown: float = 0) -> list[tuple[float, float]]:
    """The four corners of a space's ground: back, right, front, left."""
    cx, cy = space_middle(space, w, h)
    half = half_width(w, h) + grown
    return [(cx, cy - half / 2), (cx + half, cy), (cx, cy + half / 2), (cx - half, cy)]


def back_to_front() -> list[int]:
    """The spaces in the order they must be painted."""
    return sorted(range(SPACES), key=lambda space: (space // 3 + space % 3, space))


def tile_corner(space: int, w: float, h: float) -> tuple[float, float, float]:
    """Where a tile is drawn so that it stands on the space: left, top, and its width."""
    cx, cy = space_middle(space, w, h)
    scale = half_width(w, h) / _GROUND
    return cx - 80 * scale, cy - 134 * scale, TILE[0] * scale


__all__ = ["Space", "draw_park", "space_at", "space_middle", "tile_name"]

Space = tuple[int | None, int]
"""What lies on a space: its component (0 to 3, None for nothing) and its level."""

_HORIZON = 118
_FOOT = 28


def tile_name(space: int, kind: int | None, level: int) -> str:
    """The sprite of what lies on a space; bare ground differs in the press row and below."""
    if kind is None:
        return f"lords/tiles/empty_{'top' if space < 3 else 'bottom'}"
    return f"lords/tiles/{KINDS[kind].key}_{level}"


def draw_park(
    canvas: Canvas, x: float, y: float, w: float, h: float, title: str, spaces: Sequence[Space],
    lit: Collection[int] = (), chosen: int | None = None, foot: str = "", ghost: tuple[int, int, int] | None = None,
    numbered: bool = False,
) -> None:
    """The stadium in its scene, w x h units large (366 x 324 looks best).

    :param title: on a plate in the corner; empty for none.
    :param spaces: nine of them, row by row from the upper left.
    :param lit: spaces that may be chosen.
    :param chosen: the space being pointed at or chosen: its light is stronger.
    :param foot: markup for a line along the foot, such as what the park pays.
    :param ghost: (space, component, level): a tile to be seen there as if it were built.
    :param numbered: the keys 1 to 9 choose a space: those that may be chosen show theirs.
    """
    shown = list(spaces)
    if ghost is not None:
        shown[ghost[0]] = (ghost[1], ghost[2])
    key = ("lords_park", tuple(shown), w, h, None if ghost is None else ghost[0])
    canvas.blit(canvas.composite(key, w, h, lambda layer: _paint(layer, w, h, shown, ghost)), x, y)
    for space in sorted(lit):
        _draw_light(canvas, x, y, w, h, space, shown[space], space == chosen, numbered)
    if chosen is not None and chosen not in lit:
        corners = svg.outline(ground(chosen, w, h))
        canvas.draw(svg.path(corners, "none", "#fff6e0", 2.5, line_opacity=0.9), x, y, w, h)
    if title:
        room = min(w - 24, canvas.fitted_width(title.upper(), "display", 18, w - 44, 28) + 26)
        draw_title(canvas, x + 8, y + 8, room, 28, title)
    if foot:
        body = svg.box(0.6, 0.6, w - 17.2, _FOOT - 1.2, 4, "#fffbec", "#6b5330", 1.1)
        canvas.draw(body, x + 8, y + h - _FOOT - 8, w - 16, _FOOT)
        icon_line(canvas, foot, "semibold", 18, x + w / 2, y + h - 8 - _FOOT / 2, INK, "c", w - 32, _FOOT, BURGUNDY)


def _paint(canvas: Canvas, w: float, h: float, spaces: Sequence[Space], ghost: tuple[int, int, int] | None) -> None:
    for layer in _scene(w, h):
        canvas.draw(layer, 0, 0, w, h, defs=_light())
    half = half_width(w, h)
    cx, cy = space_middle(4, w, h)
    canvas.halo(cx, cy + half * 0.28, half * 3.4, "#1a2210", 0.5, sy=0.56)
    for space in back_to_front():
        kind, level = spaces[space]
        left, top, wide = tile_corner(space, w, h)
        faint = ghost is not None and ghost[0] == space
        canvas.blit(canvas.sprite(tile_name(space, kind, level), wide), left, top, 0.82 if faint else None)
    for space, (kind, level) in enumerate(spaces):
        if kind is not None:
            mx, my = space_middle(space, w, h)
            draw_level(canvas, mx - half * 0.5, my + half * 0.25 - half * 0.16, level, KINDS[kind].colour)


def _draw_light(
    canvas: Canvas, x: float, y: float, w: float, h: float, space: int, there: Space, strong: bool, numbered: bool
) -> None:
    """A space that may be chosen: gold light on its ground, an edge, and a pin above what stands there."""
    corners = ground(space, w, h)
    half = half_width(w, h)
    cx, cy = space_middle(space, w, h)
    built = there[0] is not None
    fill = (0.24 if built else 0.46) if strong else (0.14 if built else 0.3)
    body = svg.polygon(corners, LIT, "#3a2408", 6, fill, 0.55)
    body += svg.polygon(corners, "none", LIT, 3.5)
    top = cy - half / 2
    if built:
        _, corner, wide = tile_corner(space, w, h)
        picture = canvas.sprite(tile_name(space, *there), wide)
        top = min(top, corner + picture.get_bounding_rect().top / canvas.k)
    if strong:
        canvas.halo(x + cx, y + cy, half * 1.2, LIT, 0.55, sy=0.6)
    if not numbered:
        body += svg.path(f"M{cx - 10} {top - 12}H{cx + 10}L{cx} {top + 4}Z", LIT, "#3a2408", 2)
        canvas.draw(body, x, y, w, h)
        return
    pin = f"M{cx - 12} {top - 32}H{cx + 12}V{top - 8}H{cx + 7}L{cx} {top + 4}L{cx - 7} {top - 8}H{cx - 12}Z"
    canvas.draw(body + svg.path(pin, LIT, "#3a2408", 2), x, y, w, h)
    canvas.text(str(space + 1), "display", 18, x + cx, y + top - 20, "#3a2408", "mc", width=20, height=22)


def _light() -> str:
    return svg.linear("sky", "#e79a5c", "#f3c987", "#f9e8be") + svg.linear("gr", "#a9b86a", "#7f9a50")


def _scene(w: float, h: float) -> tuple[str, ...]:
    """Sunset and clouds, an engraved skyline, a meadow, trees, from far to near; smaller where there is little height.

    Each is a picture of its own, so that no single one takes long to make.
    """
    scale = min(1.0, h / 324)
    far = (_sky(w / scale, h / scale), _town(w / scale)[0], _meadow(w / scale, h / scale))
    return *(f'<g transform="scale({scale:.4f})">{body}</g>' for body in far), _trees(w, h)


def _sky(w: float, h: float) -> str:
    sun = w * 0.8
    body = svg.box(0.5, 0.5, w - 1, h - 1, 5, "url(#sky)", "#4a3a1c", 1.3)
    body += svg.circle(sun, 58, 30, "#fff3ce", opacity=0.9) + svg.circle(sun, 58, 46, "#fff3ce", opacity=0.22)
    body += _beams(sun, 58, w, h)
    for cx, cy, scale in ((w * 0.3, 50, 0.9), (w * 0.6, 26, 0.8), (w * 0.66, 78, 0.6)):
        cloud = "M0 14C2 4 16 2 20 8C26 -2 44 0 46 8C56 6 62 12 58 16C40 19 14 19 0 14Z"
        body += f'<g transform="translate({cx:.1f} {cy}) scale({scale})">{svg.path(cloud, "#fffbee", opacity=0.85)}</g>'
    return body


def _meadow(w: float, h: float) -> str:
    meadow = f"M.5 124C{w * 0.3:.1f} 114 {w * 0.7:.1f} 114 {w - 0.5} 124V{h - 5}C{w - 0.5} {h - 2} {w - 2} {h - 0.5}"
    meadow += f" {w - 5} {h - 0.5}H5C2 {h - 0.5} .5 {h - 2} .5 {h - 5}Z"
    body = svg.path(meadow, "url(#gr)", "#4a3a1c", 1)
    furrows = "".join(f"M3 {fy}H{w - 3}" for fy in range(134, int(h) - 2, 7))
    return body + svg.path(furrows, "none", "#5f7a3c", 0.7, line_opacity=0.35)


def _beams(cx: float, cy: float, w: float, h: float) -> str:
    """Rays of the sun that end at the frame (nothing cuts them off for us)."""
    reach = min(cx, w - cx, cy) - 1
    return svg.rays(cx, cy, max(reach, 40), 28, "#fff6da", 0.16)


def chimneys(w: float, h: float) -> tuple[tuple[float, float], ...]:
    """The tops of the chimneys of a park's scene, w x h units large: what rises from them may be drawn there."""
    scale = min(1.0, h / 324)
    return tuple((x * scale, y * scale) for x, y in _town(w / scale)[1])


def corners(w: float, h: float) -> tuple[tuple[float, float], ...]:
    """The left, the far and the right corner of the whole diamond."""
    cx, cy = space_middle(4, w, h)
    reach = 3 * half_width(w, h) * _SPREAD
    return (cx - reach, cy), (cx, cy - reach / 2), (cx + reach, cy)


def _town(w: float) -> tuple[str, list[tuple[float, float]]]:
    """An engraved skyline, and where its chimneys end."""
    dice = random.Random(5)
    body, left = "", 0.0
    tops = []
    while left < w - 2:
        wide = min(16 + dice.random() * 22, w - left - 0.6)
        roof = _HORIZON - 24 - dice.random() * 40
        front = [(left + 0.6, roof), (left + wide, roof), (left + wide, _HORIZON + 10), (left + 0.6, _HORIZON + 10)]
        body += svg.polygon(front, "#b79c83", "#5b4630", 0.9) + svg.hatch(front, 90, 4, "#5b4630", 0.6, 0.45)
        for wy in range(int(roof) + 6, _HORIZON - 2, 9):
            for wx in range(int(left) + 4, int(left + wide) - 4, 7):
                if dice.random() < 0.35:
                    body += svg.box(wx, wy, 3, 4.4, 0, "#ffe29a", "#5b4630", 0.5)
        if dice.random() < 0.5 and wide > 14:
            middle = left + wide / 2
            body += svg.line(middle, roof, middle, roof - 12, "#5b4630", 2)
            body += svg.circle(middle + 5, roof - 18, 5, "#d9cdb8", opacity=0.8)
            body += svg.circle(middle + 12, roof - 24, 7, "#d9cdb8", opacity=0.55)
            tops.append((middle, roof - 12))
        left += wide
    return body, tops


def _trees(w: float, h: float) -> str:
    """Trees on the meadow, wherever the stadium leaves room."""
    dice = random.Random(11)
    scale = min(1.0, h / 324)
    cx, cy = space_middle(4, w, h)
    reach = half_width(w, h) * 3.3
    far = 132 * scale
    places = sorted((far + dice.random() * (h - far - 14), 10 + dice.random() * (w - 20)) for _ in range(64))
    body = ""
    for ty, tx in places:
        r = (5 + dice.random() * 4 + ty * 0.008) * scale
        clear = abs(tx - cx) + 2 * abs(ty + r - cy) > reach + 2 * r
        if not clear or not r + 1 < tx < w - r - 1 or ty + 2 * r > h - 3:
            continue
        leaves = ("#5b8a44", "#6e9a4c", "#b98a3a", "#a8582e")[dice.randrange(4)]
        body += f'<g transform="translate({tx:.1f} {ty + r:.1f}) scale(1 .35)">'
        body += svg.circle(3, 0, r * 1.1, "#2f4a20", opacity=0.35) + "</g>"
        body += svg.path(f"M{tx:.1f} {ty + r:.1f}V{ty + r * 1.5:.1f}", "none", "#4a3018", 2.4)
        body += svg.circle(tx, ty, r, leaves, OUTLINE, 1)
        body += svg.circle(tx - r * 0.3, ty - r * 0.3, r * 0.42, "#fff6ce", opacity=0.28)
    return body
