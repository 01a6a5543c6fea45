"""The part of SVG that the window's renderer draws correctly, for our own drawings and for those of packs.

The renderer never reports an error: what it does not know it leaves out, or paints black or gray. So every rule here
names one feature that would silently go wrong, and what to write instead.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import NamedTuple


class Finding(NamedTuple):
    """One thing the renderer would draw wrongly: the line it stands on (from 1) and what to do."""

    line: int
    message: str


# A pattern that must not occur in the text, and what to tell the artist.
FORBIDDEN: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"<text\b", "<text> is not drawn: let the program set the words"),
        (r"<use\b", "<use> is not drawn: repeat the shape"),
        (r"<symbol\b", "<symbol> is drawn in place and unscaled: use a group"),
        (r"<clipPath\b|\bclip-path\b", "clipPath is ignored: shape the path itself"),
        (r"<mask\b|\bmask=", "mask is ignored: shade with a gradient inside the shape"),
        (r"<filter\b|\bfilter=", "filter is ignored: fake blur with a radial gradient"),
        (r"<pattern\b", "a pattern fill draws nothing: repeat the shapes"),
        (r"<image\b", "<image> is not drawn"),
        (r"<marker\b|\bmarker-(?:start|mid|end)\b", "marker is not drawn: add the arrow head as a path"),
        (r"<style\b", "use attributes: most style sheet selectors turn shapes black"),
        (r"<svg\b[\s\S]*<svg\b", "a nested <svg> loses its place: use a group with a transform"),
        (r"\bhsla?\(|\brgba\(", "hsl() and rgba() turn grey: write #rrggbb and an opacity"),
        (r'="#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{4})"', "the alpha of a colour is dropped: write an opacity"),
        (r"\bcurrentColor\b", "currentColor turns grey: write the colour"),
        (r'\bspreadMethod="(?:reflect|repeat)"', "spreadMethod is ignored"),
        (r'\b(?:fx|fy)="', "the focal point of a gradient is ignored"),
        (r'<g\b[^>]*\sopacity="(?!1")', "a group's opacity goes to each child: set it on the shapes"),
        (r"\btransform-origin\b", "transform-origin is ignored: write rotate(angle cx cy)"),
        (r"\bvisibility=", 'visibility is ignored: use display="none" or delete the shape'),
        (r'\bclass="', "use attributes instead of classes"),
        (r'(?<!xlink:)\bhref="#', "a plain href draws nothing: write xlink:href, and only between gradients"),
        (r"\bvector-effect\b|\bpaint-order\b|\bmix-blend-mode\b", "ignored by the renderer"),
        (r"<!DOCTYPE|<!ENTITY", "write plain SVG without a document type"),
    )
)

GRADIENT = re.compile(r"<(?:linear|radial)Gradient\b([^>]*)>")
GRADIENT_NUMBER = re.compile(r'\b(x1|y1|x2|y2|cx|cy|r)="([^"]+)"')
FILL_BY_NAME = re.compile(r"url\(#([^)]+)\)")
_DOCUMENT_TYPE = re.compile(r"<!DOCTYPE|<!ENTITY")
DEFINED_NAME = re.compile(r'\bid="([^"]+)"')


def line_of(text: str, offset: int) -> int:
    """The line number (from 1) of a character offset."""
    return text.count("\n", 0, offset) + 1


def forbidden_features(text: str) -> Iterator[Finding]:
    """Everything the renderer ignores or draws in the wrong color."""
    for pattern, message in FORBIDDEN:
        for match in pattern.finditer(text):
            yield Finding(line_of(text, match.start()), message)


def gradient_units(text: str) -> Iterator[Finding]:
    """Gradients without userSpaceOnUse must be written in percent: bare numbers are read as pixels."""
    for gradient in GRADIENT.finditer(text):
        if "userSpaceOnUse" in gradient[1]:
            continue
        for name, value in GRADIENT_NUMBER.findall(gradient[1]):
            if not value.endswith("%") and value != "0":
                message = f'{name}="{value}" without userSpaceOnUse is read as pixels: write percent'
                yield Finding(line_of(text, gradient.start()), message)


def names(text: str) -> Iterator[Finding]:
    """A gradient must exist and have one meaning; a missing one leaves the shape unpainted."""
    defined: dict[str, int] = {}
    for match in DEFINED_NAME.finditer(text):
        line = line_of(text, match.start())
        if match[1] in defined:
            yield Finding(line, f'id="{match[1]}" is already used on line {defined[match[1]]}')
        defined.setdefault(match[1], line)
    for match in FILL_BY_NAME.finditer(text):
        if match[1] not in defined:
            yield Finding(line_of(text, match.start()), f"url(#{match[1]}) is not defined in this file")


def well_formed(text: str) -> Iterator[Finding]:
    """The file must be XML, and its root must say which part of the plane is drawn."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        yield Finding(error.position[0], f"not well-formed: {error.msg}")
        return
    if not root.tag.endswith("}svg"):
        yield Finding(1, 'the root must be <svg xmlns="http://www.w3.org/2000/svg">')
    if "viewBox" not in root.attrib:  # width and height may be left out, as many drawing programs do
        yield Finding(1, "<svg> has no viewBox, such as viewBox=\"0 0 240 240\"")


def check(text: str) -> list[Finding]:
    """All findings of one SVG text, in order of line. One with a document type is not taken apart: it may be a bomb."""
    if _DOCUMENT_TYPE.search(text):
        return sorted(forbidden_features(text))
    checks = (well_formed, forbidden_features, gradient_units, names)
    return sorted(finding for rule in checks for finding in rule(text))
