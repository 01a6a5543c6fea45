"""Shapes as SVG elements, in the part of SVG that the renderer draws right: no clip paths, gradients in percent."""

import math

Point = tuple[float, float]
Stop = str | tuple[float, str] | tuple[float, str, float]

_WAYS = {
    "down": 'x1="0%" y1="0%" x2="0%" y2="100%"',
    "across": 'x1="0%" y1="0%" x2="100%" y2="0%"',
    "aslant": 'x1="0%" y1="0%" x2="100%" y2="100%"',
}


def linear(name: str, *stops: Stop, way: str = "down") -> str:
    """A gradient to fill shapes with by `url(#name)`: down, across or aslant. Stops are colors or (0 to 1, color)."""
    return f'<linearGradient id="{name}" {_WAYS[way]}>{_stops(stops)}</linearGradient>'


def radial(name: str, *stops: Stop, cx: float = 50, cy: float = 50, r: float = 50) -> str:
    """A gradient from a middle outwards; cx, cy and r in percent of the shape."""
    return f'<radialGradient id="{name}" cx="{cx}%" cy="{cy}%" r="{r}%">{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[Stop, ...]) -> str:
    parts = []
    for number, stop in enumerate(stops):
        at, colour, opacity = number / max(1, len(stops) - 1), stop, 1.0
        if not isinstance(stop, str):
            at, colour = stop[0], stop[1]
            opacity = stop[2] if len(stop) == 3 else 1.0
        parts.append(f'<stop offset="{at:.3f}" stop-color="{colour}" stop-opacity="{opacity}"/>')
    return "".join(parts)


def _paint(fill: str, stroke: str, width: float, opacity: float, line_opacity: float) -> str:
    paint = f'fill="{fill}"'
    if opacity < 1:
        paint += f' fill-opacity="{opacity:.3g}"'
    if stroke and width:
        paint += f' stroke="{stroke}" stroke-width="{width:.3g}"'
        if line_opacity < 1:
            paint += f' stroke-opacity="{line_opacity:.3g}"'
    return paint


def box(
    x: float, y: float, w: float, h: float, r: float, fill: str = "none", stroke: str = "", width: float = 0,
    opacity: float = 1, line_opacity: float = 1,
) -> str:
    """A rectangle with round corners; the stroke lies half outside."""
    paint = _paint(fill, stroke, width, opacity, line_opacity)
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{max(0.0, r):.2f}" {paint}/>'


def path(
    d: str, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1, line_opacity: float = 1
) -> str:
    """A path with round joins and ends."""
    paint = _paint(fill, stroke, width, opacity, line_opacity)
    return f'<path d="{d}" {paint} stroke-linejoin="round" stroke-linecap="round"/>'


def circle(
    cx: float, cy: float, r: float, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1,
    line_opacity: float = 1,
) -> str:
    """A circle."""
    return f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="{r:.2f}" {_paint(fill, stroke, width, opacity, line_opacity)}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, opacity: float = 1) -> str:
    """A straight line with round ends."""
    return path(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", "none", stroke, width, line_opacity=opacity)


def polygon(
    points: list[Point], fill: str, stroke: str = "", width: float = 0, opacity: float = 1, line_opacity: float = 1
) -> str:
    """A closed shape through points."""
    return path(outline(points), fill, stroke, width, opacity, line_opacity)


def outline(points: list[Point]) -> str:
    """Path data of a closed shape through points."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def star(cx: float, cy: float, outer: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star that stands on two of its points."""
    corners = []
    for number in range(2 * points):
        r = inner if number % 2 else outer
        angle = math.radians(number * 180 / points - 90)
        corners.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return corners


def rays(cx: float, cy: float, r: float, count: int, fill: str, opacity: float = 0.5) -> str:
    """Beams of light from a point, as many as gaps between them."""
    beams = []
    for number in range(count):
        a, b = math.tau * number / count, math.tau * (number + 0.5) / count
        corners = [(cx, cy), *((cx + r * math.cos(t), cy + r * math.sin(t)) for t in (a, b))]
        beams.append(outline(corners))
    return path("".join(beams), fill, opacity=opacity)


def hatch(
    corners: list[Point], degrees: float, gap: float, stroke: str, width: float = 0.7, opacity: float = 0.5
) -> str:
    """An engraver's parallel lines, cut to a convex shape."""
    angle = math.radians(degrees)
    nx, ny = -math.sin(angle), math.cos(angle)
    depths = [x * nx + y * ny for x, y in corners]
    at = math.floor(min(depths) / gap) * gap + gap / 2
    d = ""
    while at < max(depths):
        hits = []
        for number, (x1, y1) in enumerate(corners):
            x2, y2 = corners[(number + 1) % len(corners)]
            d1, d2 = x1 * nx + y1 * ny - at, x2 * nx + y2 * ny - at
            if d1 * d2 < 0:
                share = d1 / (d1 - d2)
                hits.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
        if len(hits) == 2:
            d += f"M{hits[0][0]:.1f} {hits[0][1]:.1f}L{hits[1][0]:.1f} {hits[1][1]:.1f}"
        at += gap
    return path(d, "none", stroke, width, line_opacity=opacity) if d else ""


def rule(w: float, colour: str) -> str:
    """A rule 9 units high with a diamond in its middle."""
    half = w / 2
    return (
        line(0, 4.5, half - 12, 4.5, colour)
        + line(half + 12, 4.5, w, 4.5, colour)
        + polygon([(half, 0), (half + 5, 4.5), (half, 9), (half - 5, 4.5)], colour)
        + circle(half - 10, 4.5, 1.4, colour)
        + circle(half + 10, 4.5, 1.4, colour)
    )


def corner(x: float, y: float, scale: float, colour: str, fx: int = 1, fy: int = 1) -> str:
    """A printer's ornament for the corner of a frame; fx and fy of -1 turn it round."""
    return (
        f'<g transform="translate({x} {y}) scale({scale * fx} {scale * fy})">'
        + path("M0 14C0 6 6 0 14 0M0 9C3 9 9 3 9 0", "none", colour, 1.4)
        + circle(4, 4, 1.9, colour)
        + path("M14 0C20 0 22 4 19 6C17 7 15 5.5 16.4 4M0 14C0 20 4 22 6 19C7 17 5.5 15 4 16.4", "none", colour, 1.3)
        + "</g>"
    )
