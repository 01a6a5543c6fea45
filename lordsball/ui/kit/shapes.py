"""Recipes for boxes, shadows and light, in whole pixels. Nothing here is cached; the canvas keeps the results.

SVG goes through nanosvg (inside SDL_image): crisp at every size, but it draws only a part of SVG. No text, use,
clipPath, mask, filter or group opacity; gradients in user space.
"""

import io

import pygame

from lordsball.ui.kit.theme import Colour, rgb

# Surfaces from SVG have another byte order than the screen: blitting them unconverted takes forty times as long.
# Converting to a sample (not to "the display") also works where there is no window.
_WITH_ALPHA = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
NIGHT = (6, 2, 14)
"""The color of shadows."""


def transparent(size: tuple[int, int]) -> pygame.Surface:
    """An empty picture."""
    return pygame.Surface(size, pygame.SRCALPHA, 32)


def svg_file(path: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing from a file, as large as it fits into `size` with its own proportions. Raises pygame.error, OSError."""
    return pygame.image.load_sized_svg(path, size).convert(_WITH_ALPHA)


def picture_file(path: str, size: tuple[int, int]) -> pygame.Surface:
    """A PNG or JPG, as large as it fits into `size` with its own proportions. Raises pygame.error, OSError."""
    picture = pygame.image.load(path).convert(_WITH_ALPHA)
    share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
    fitting = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    return pygame.transform.smoothscale(picture, fitting)


def svg(body: str, size: tuple[int, int], view: tuple[float, float, float, float], defs: str = "") -> pygame.Surface:
    """SVG elements, the box `view` (x, y, width, height) stretched to exactly `size` pixels."""
    x, y, w, h = view
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{size[0]}"'
        f' height="{size[1]}" viewBox="{x} {y} {w} {h}" preserveAspectRatio="none"><defs>{defs}</defs>{body}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), size).convert(_WITH_ALPHA)


def rounded(
    size: tuple[int, int],
    radius: float,
    top: str,
    bottom: str,
    edge: str | None,
    edge_width: float,
    alpha: float,
    highlight: str | None,
    light_width: float,
) -> pygame.Surface:
    """A box with round corners: a gradient downwards, an edge, light along the upper edge."""
    width, height = size
    radius = max(0.0, min(radius, width / 2, height / 2))
    # A wide box is drawn narrow and its middle stretched: every column between the corners is the same.
    cap = int(radius + 2 * edge_width) + 3
    drawn = min(width, 2 * cap + 4)
    half = edge_width / 2 if edge else 0.0
    body = (
        f'<rect x="{half}" y="{half}" width="{drawn - 2 * half}" height="{height - 2 * half}"'
        f' rx="{max(0.0, radius - half)}" fill="url(#f)" '
        + (f'stroke="{edge}" stroke-width="{edge_width}"' if edge else "")
        + "/>"
    )
    if highlight:
        y = (edge_width if edge else 0) + light_width / 2 + 0.25
        inset = max(radius * 0.8, light_width)
        body += (
            f'<path d="M{inset} {y} H{drawn - inset}" stroke="{highlight}" stroke-width="{light_width}"'
            ' stroke-linecap="round" stroke-opacity=".6"/>'
        )
    defs = (
        f'<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{top}" stop-opacity="{alpha}"/>'
        f'<stop offset="1" stop-color="{bottom}" stop-opacity="{alpha}"/></linearGradient>'
    )
    box = svg(body, (drawn, height), (0, 0, drawn, height), defs)
    return box if drawn == width else stretched(box, size, cap, None)


def shadow_margin(blur: float) -> int:
    """By how many pixels a shadow is larger than its box on every side."""
    return max(2, round(blur * 2))


def shadow(size: tuple[int, int], radius: float, blur: float, alpha: float) -> pygame.Surface:
    """The soft shadow of a box with round corners, larger by :func:`shadow_margin` on every side."""
    margin = shadow_margin(blur)
    width, height = size
    # Only the corners of a blurred box differ: draw a small one and stretch what lies between.
    cap = margin * 2 + int(radius)
    drawn_width, drawn_height = min(width + 2 * margin, 2 * cap + 4), min(height + 2 * margin, 2 * cap + 4)
    # Blurring at half resolution looks the same and costs a quarter.
    fine = blur < 4
    scale = 1.0 if fine else 0.5
    small = transparent((max(2, round(drawn_width * scale)), max(2, round(drawn_height * scale))))
    small.fill((*NIGHT, 0))
    inner = pygame.Rect(
        round(margin * scale),
        round(margin * scale),
        max(1, round((drawn_width - 2 * margin) * scale)),
        max(1, round((drawn_height - 2 * margin) * scale)),
    )
    pygame.draw.rect(small, (*NIGHT, round(255 * alpha)), inner, border_radius=round(radius * scale))
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur * scale * 0.55)))
    if not fine:
        soft = pygame.transform.smoothscale(soft, (drawn_width, drawn_height))
    full = (width + 2 * margin, height + 2 * margin)
    if full != (drawn_width, drawn_height):
        soft = stretched(soft, full, cap if drawn_width < full[0] else None, cap if drawn_height < full[1] else None)
    return soft


def stretched(picture: pygame.Surface, size: tuple[int, int], cap_x: int | None, cap_y: int | None) -> pygame.Surface:
    """The picture made larger by stretching only what lies between its caps; None: that direction is right already."""
    result = transparent(size)
    for from_x, width, to_x, to_width in _cuts(picture.get_width(), size[0], cap_x):
        for from_y, height, to_y, to_height in _cuts(picture.get_height(), size[1], cap_y):
            piece = picture.subsurface((from_x, from_y, width, height))
            if (width, height) != (to_width, to_height):
                piece = pygame.transform.scale(piece, (to_width, to_height))
            result.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return result


def _cuts(drawn: int, wanted: int, cap: int | None) -> list[tuple[int, int, int, int]]:
    """Where to cut along one direction: (from, length, to, new length)."""
    if cap is None:
        return [(0, drawn, 0, wanted)]
    return [
        (0, cap, 0, cap),
        (cap, drawn - 2 * cap, cap, wanted - 2 * cap),
        (drawn - cap, cap, wanted - cap, cap),
    ]


def halo(size: tuple[int, int], colour: Colour, alpha: float, inner: float) -> pygame.Surface:
    """Light that fades from the middle outwards, an ellipse that fills `size`; full up to `inner` (0 to 1)."""
    red, green, blue = rgb(colour)
    paint = f"rgb({red},{green},{blue})"
    middle = inner + (1 - inner) * 0.5
    defs = (
        '<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
        f'<stop offset="{inner}" stop-color="{paint}" stop-opacity="{alpha}"/>'
        f'<stop offset="{middle}" stop-color="{paint}" stop-opacity="{alpha * 0.36}"/>'
        f'<stop offset="1" stop-color="{paint}" stop-opacity="0"/></radialGradient>'
    )
    # Soft light needs no detail: a small picture, smoothly enlarged, is the same to the eye.
    drawn = (min(size[0], 128), min(size[1], 128))
    light = svg('<circle cx="50" cy="50" r="50" fill="url(#h)"/>', drawn, (0, 0, 100, 100), defs)
    return light if drawn == size else pygame.transform.smoothscale(light, size)


def vertical_gradient(size: tuple[int, int], stops: tuple[tuple[float, Colour], ...]) -> pygame.Surface:
    """An opaque picture whose color changes from top to bottom; stops are (0 to 1, color)."""
    column = pygame.Surface((1, size[1]), 0, 32)
    for y in range(size[1]):
        at = y / max(1, size[1] - 1)
        low = max((stop for stop in stops if stop[0] <= at), default=stops[0], key=lambda stop: stop[0])
        high = min((stop for stop in stops if stop[0] >= at), default=stops[-1], key=lambda stop: stop[0])
        share = (at - low[0]) / (high[0] - low[0]) if high[0] > low[0] else 0.0
        blend = [round(a + (b - a) * share) for a, b in zip(rgb(low[1]), rgb(high[1]), strict=True)]
        column.set_at((0, y), blend)
    return pygame.transform.scale(column, size)
