"""Small marks: the icons of the game, who owns a club, figures on tracks, the ball with a number, cubes and discs."""

from pygame import Surface

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.text import capital_middle
from lordsball.ui.kit.theme import Colour, mix
from lordsball.ui.lords.pieces.look import BRASS, BURGUNDY, INK, OUTLINE, Club


def icon(canvas: Canvas, name: str, size: float) -> Surface:
    """An icon of assets/sprites/lords/icons as a picture."""
    return canvas.sprite(f"lords/icons/{name}", size)


def draw_icon(canvas: Canvas, name: str, x: float, y: float, size: float, alpha: float | None = None) -> None:
    """An icon in a square at (x, y)."""
    canvas.blit(icon(canvas, name, size), x, y, alpha)


def draw_owner(canvas: Canvas, glyph: str, colour: str, x: float, y: float, size: float = 20) -> None:
    """The seat glyph of an owned club in a square at (x, y), or the ringed N of a team nobody owns."""
    if glyph:
        draw_glyph(canvas, glyph, colour, x, y, size)
        return
    body = svg.circle(10, 10, 8.6, "#16281f", "#c9d2be", 1.8)
    body += svg.path("M6.6 13.6V6.6L13.4 13.4V6.6", "none", "#e4ebda", 1.9)
    canvas.draw(body, x, y, size, size, (0, 0, 20, 20))


def draw_emblem(canvas: Canvas, emblem: str, colours: tuple[str, str], cx: float, cy: float, d: float) -> None:
    """A club's emblem on a badge in its two colors, the badge's center at (cx, cy).

    :param emblem: a picture of assets/sprites/lords/emblems.
    """
    main, second = colours

    def paint(layer: Canvas) -> None:
        body = (
            svg.circle(24, 25, 22.4, "#000000", opacity=0.35)
            + svg.circle(24, 24, 22.4, second, OUTLINE, 1.6)
            + svg.circle(24, 24, 19.2, "url(#m)", OUTLINE, 1)
        )
        defs = svg.radial("m", mix(main, "#ffffff", 0.26), main, mix(main, "#000000", 0.18), cx=40, cy=34, r=72)
        layer.draw(body, 0, 0, d, d, (0, 0, 48, 48), defs)
        size = d * 0.62
        layer.blit(layer.sprite(f"lords/emblems/{emblem}", size), (d - size) / 2, (d - size) / 2)

    canvas.blit(canvas.composite(("emblem", emblem, colours, d), d, d, paint), cx - d / 2, cy - d / 2)


def draw_club_name(
    canvas: Canvas, club: Club, font: str, size: float, x: float, y: float, colour: Colour, anchor: str, width: float,
    height: float | None = None,
) -> float:
    """A club's name with its capitals' middle at y, the short one where the whole does not fit; returns its width.

    What is still too wide is set in the narrowest face.
    """
    name, face = club_name(canvas, club, font, width)
    return canvas.text(name, face, size, x, y, colour, f"m{anchor}", width=width, height=height)


def club_name(canvas: Canvas, club: Club, font: str, width: float) -> tuple[str, str]:
    """The name that fits a width, and the face it is set in."""
    least = SMALLEST_TEXT / canvas.art.text_scale
    names = (club.name, club.short) if club.short else (club.name,)
    for face in (font, "display"):
        for name in names:
            if canvas.fitted_width(name, face, least) <= width:
                return name, face
    return names[-1], "display"


def decoration(
    canvas: Canvas, s: str, font: str, size: float, x: float, y: float, colour: Colour, anchor: str = "c",
    tracking: float = 0,
) -> float:
    """Small print that nobody must read (ticks of a track, small caps under a number); returns its width.

    It is part of the drawing: it may be under 18 units and does not grow with the text size.

    :param anchor: l, c or r; y is the middle of the capitals.
    """
    pixels = max(1, round(size * canvas.k))
    pictures = [canvas.art.letters.render(c, font, pixels, colour) for c in (s if tracking else [s])]
    gap = tracking * canvas.k
    wide = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    left = canvas.screen.offset[0] + x * canvas.k - {"l": 0.0, "c": 0.5, "r": 1.0}[anchor] * wide
    top = round(canvas.screen.offset[1] + y * canvas.k - capital_middle(font, pixels))
    for picture in pictures:
        canvas.surface.blit(picture, (round(left), top))
        left += picture.get_width() + gap
    return wide / canvas.k


def draw_ball(canvas: Canvas, cx: float, cy: float, d: float, number: str, size: float | None = None) -> None:
    """A baseball with a number on it, such as a Team Quality."""
    canvas.halo(cx + 2, cy + d * 0.36, d * 0.62, "#000000", 0.45, sy=0.5)
    seams = "M18 18C31 36 31 64 18 82M82 18C69 36 69 64 82 82"
    body = svg.circle(50, 50, 46, "url(#w)", INK, 2.6) + svg.path(seams, "none", "#b3202e", 2.6)
    for t in (-0.62, -0.38, -0.13, 0.13, 0.38, 0.62):
        y, x = 50 + t * 46, 27.6 - t * t * 17
        body += svg.line(x - 4, y - 2.4, x + 4, y + 1, "#b3202e", 2)
        body += svg.line(104 - x, y - 2.4, 96 - x, y + 1, "#b3202e", 2)
    leather = svg.radial("w", (0, "#ffffff"), (0.6, "#f8efdc"), (1, "#cbb283"), cx=38, cy=32, r=72)
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 100, 100), leather)
    canvas.text(number, "serif_black", size or d * 0.5, cx, cy + 0.5, INK, "mc", width=d * 0.6, height=d * 0.8)


def draw_cube(canvas: Canvas, cx: float, cy: float, size: float, colour: str) -> None:
    """A wooden cube with its center at (cx, cy): what stands on the tracks of a mat."""
    canvas.halo(cx + size * 0.1, cy + size * 0.42, size * 0.75, "#000000", 0.5, sy=0.45)
    edge = "#1a100a"
    body = (
        svg.path("M20 2L38 11V32L20 42L2 32V11Z", mix(colour, "#000000", 0.2), edge, 1.8)
        + svg.path("M20 2L38 11L20 20.5L2 11Z", mix(colour, "#ffffff", 0.42), edge, 1)
        + svg.path("M2 11L20 20.5V42L2 32Z", mix(colour, "#ffffff", 0.06), edge, 1)
        + svg.path("M38 11L20 20.5V42L38 32Z", mix(colour, "#000000", 0.34), edge, 1)
        + svg.path("M4 12L20 20.5L36 12", "none", "#ffffff", 1, line_opacity=0.4)
    )
    canvas.draw(body, cx - size / 2, cy - size * 0.55, size, size * 1.1, (0, 0, 40, 44))


def draw_disc(canvas: Canvas, cx: float, cy: float, d: float, glyph: str, colour: str) -> None:
    """An owner's wooden disc with the seat's glyph on it, its center at (cx, cy)."""
    canvas.halo(cx + 1, cy + d * 0.3, d * 0.66, "#000000", 0.5, sy=0.6)
    edge = "#1a100a"
    foot, rim = mix(colour, "#000000", 0.45), 'fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="1.4"'
    body = (
        f'<ellipse cx="20" cy="25" rx="18" ry="16.4" fill="{foot}" stroke="{edge}" stroke-width="1.6"/>'
        f'<ellipse cx="20" cy="19" rx="18" ry="16.4" fill="url(#g)" stroke="{edge}" stroke-width="1.4"/>'
        f'<ellipse cx="20" cy="19" rx="13.6" ry="12.2" {rim}/>'
    )
    top = svg.linear("g", mix(colour, "#ffffff", 0.38), colour, way="aslant")
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d * 1.1, (0, 0, 40, 44), top)
    side = d * 0.5
    draw_glyph(canvas, glyph, "#10181c", cx - side / 2, cy - d * 0.045 - side / 2, side)


def draw_roundel(canvas: Canvas, cx: float, cy: float, d: float, dark: bool = False) -> None:
    """A brass ring with a paper middle (or a dark one), for an icon or a number to sit in."""
    inner = "#0e2019" if dark else "url(#m)"
    body = svg.circle(20, 20, 18.5, "url(#b)", "#3a2408", 1.5) + svg.circle(20, 20, 15.4, inner, "#6b4a16", 1)
    defs = svg.linear("b", *BRASS, way="aslant") + svg.radial("m", "#fffdf2", "#ecdcb0")
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 40, 40), defs)


def draw_number(canvas: Canvas, cx: float, cy: float, d: float, number: str, colour: str = BURGUNDY) -> None:
    """A number in a brass roundel."""
    draw_roundel(canvas, cx, cy, d)
    size = max(18.0, d * (0.5 if len(number) < 3 else 0.4))
    canvas.text(number, "serif_black", size, cx, cy, colour, "mc", width=d * 0.8, height=d * 0.8)


def draw_level(canvas: Canvas, cx: float, cy: float, level: int, colour: str, d: float = 26) -> None:
    """The level of a tile, on a coin in its component's color."""
    body = (
        svg.circle(15, 16, 13.4, "#000000", opacity=0.35)
        + svg.circle(15, 15, 13.4, "url(#b)", "#3a2408", 1.3)
        + svg.circle(15, 15, 10.6, mix(colour, "#000000", 0.12), "#3a2408", 0.9)
    )
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 30, 30), svg.linear("b", *BRASS, way="aslant"))
    canvas.text(str(level), "display", 18, cx, cy, "#fff6e0", "mc", width=d - 6, height=d - 2)
