"""A picture as it is drawn: place, people and things as one SVG, fitted into a frame of any proportions. Cached."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from pygame import Surface

from lordsball.games.lords.pictures import Picture
from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import OUTLINE
from lordsball.ui.lords.pieces.picture.parts import STYLE, part, recoloured
from lordsball.ui.lords.pieces.picture.people import Uniform, figure, hat_height, placed

SIZE = (220.0, 132.0)
"""A whole picture, in its own units."""
_GROUND, _FEET = 130.0, 127.0
_MIDDLE = (130.0, 40.0)
"""Round which a picture is cut, and toward which people shrink, where it says nothing else."""
_LEAST = 0.6
"""How small people are drawn before a place at least, as a share of their size; lower frames cut off their feet."""

View = tuple[float, float, float, float]


class Scene(NamedTuple):
    """A picture, and the shirts of the clubs that are in it.

    :param uniforms: by the club's id; a club that is not among them wears a plain shirt.
    """

    picture: Picture
    uniforms: tuple[tuple[str, Uniform], ...] = ()


def scene_picture(canvas: Canvas, scene: Scene, w: float, h: float) -> Surface:
    """The scene as a picture of w x h units with an ink edge. Cached: a few milliseconds where it is new."""

    def make() -> Surface:
        layer = canvas.layer(w, h)
        folder = canvas.art.sprites / "lords" / "season"
        body, defs, view = composed(folder, scene, w / h)
        layer.surface.blit(shapes.svg(body, layer.surface.get_size(), view, defs), (0, 0))
        layer.draw(svg.box(0.7, 0.7, w - 1.4, h - 1.4, 2.5, "none", OUTLINE, 1.4), 0, 0, w, h)
        return layer.surface

    size = (canvas.screen.px(w), canvas.screen.px(h))
    return canvas.art.pictures.get(("lords_picture", scene, size), make)


def composed(folder: Path, scene: Scene, proportion: float) -> tuple[str, str, View]:
    """SVG elements, their definitions and the box of them that fills a frame of this width to height.

    In a frame that is lower than the picture people and things are drawn smaller before the same place, so that faces
    and joke stay whole; a picture with a `focus` is cut round that point.

    :param folder: assets/sprites/lords/season.
    """
    picture, uniforms = scene.picture, dict(scene.uniforms)
    place = part(folder, "backdrops", picture.backdrop)
    front = "".join(_layers(folder, picture, uniforms))
    x, y, w, h = window(proportion, (picture.focus[0], picture.focus[1]) if picture.focus else _MIDDLE)
    if picture.focus is None and h < SIZE[1]:
        size = min(1.0, max(_LEAST, h / _GROUND))
        shift = _GROUND * (1 - size)
        hats = [hat_height(folder, layer) for layer in picture.layers if layer.face is not None and not layer.turn]
        y = max(0.0, min(SIZE[1] - h, shift + size * min(hats, default=_GROUND - _FEET) - 1))
        front = f'<g transform="translate({shift:g} {shift:g}) scale({size:g})">{front}</g>'
    return f"<g {STYLE}>{place.body}{front}</g>", place.defs, (x, y, w, h)


def _layers(folder: Path, picture: Picture, uniforms: Mapping[str, Uniform]) -> list[str]:
    plain = Uniform()
    of_all = uniforms.get(picture.club or "", plain)
    found = []
    for layer in picture.layers:
        if layer.prop is not None:
            found.append(recoloured(placed(part(folder, "props", layer.prop).body, layer), of_all.colours()))
        else:
            found.append(figure(folder, layer, uniforms.get(layer.club, plain) if layer.club else of_all))
    return found


def window(proportion: float, focus: tuple[float, float]) -> View:
    """The box of a picture that fills a frame of this width to height round a point, never beyond its edges."""
    width, height = SIZE
    w, h = (width, width / proportion) if proportion > width / height else (height * proportion, height)
    return min(max(focus[0] - w / 2, 0.0), width - w), min(max(focus[1] - h / 2, 0.0), height - h), w, h
