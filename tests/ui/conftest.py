"""Tests of the window share what is slow to make and always comes out alike: drawings from SVG, and files once read.

Every evening draws its first picture and reads its cards again. That costs half of what most tests here do.
"""

import os
from collections.abc import Iterator
from functools import lru_cache

import pytest

from lordsball.content import reader
from lordsball.content.documents import Document
from lordsball.content.problems import Findings
from lordsball.ui.kit import shapes
from lordsball.ui.shell import desk

_svg, _svg_file, _read, _rings = shapes.svg, shapes.svg_file, reader.read, desk._look_for_rings


@lru_cache(2048)
def _drawn(body, size, view, defs):
    return _svg(body, size, view, defs)


@lru_cache(1024)
def _drawn_file(path, size, _changed):
    return _svg_file(path, size)


@lru_cache(512)
def _entries(text, file):
    """The root of a file, and how many findings there are, which belong to one reading only."""
    findings = Findings()
    document = _read(text, file, findings)
    return None if document is None or findings.all else document.root


def svg(body, size, view, defs=""):
    return _drawn(body, tuple(size), tuple(view), defs).copy()


def svg_file(path, size):
    if not os.path.exists(path):
        return _svg_file(path, size)
    found = os.stat(path)
    return _drawn_file(path, tuple(size), (found.st_mtime_ns, found.st_size)).copy()


def read(text, file, findings):
    root = _entries(text, file)
    return _read(text, file, findings) if root is None else Document(file, root)


@pytest.fixture(scope="module", autouse=True)
def made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shapes, "svg", svg)
        patch.setattr(shapes, "svg_file", svg_file)
        patch.setattr(reader, "read", read)
        # Among all that thousands of tests keep, this takes half a second, at every table that opens.
        patch.setattr(desk, "_look_for_rings", lambda: None)
        yield


@pytest.fixture
def rings_sought():
    """The search that `made_once` leaves out."""
    return _rings
