"""Every word on the table of Lords can be read at every text size, with few owners and with many."""

import pytest

from lordsball import paths
from lordsball.match.saves import Saves
from lordsball.ui.kit.art import Art
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.gallery_tables import course_of, decisions, hidden, pages
from lordsball.ui.shell.settings import Settings
from tests.ui.lords.leagues import KEY

SMALL, USUAL, LARGE = (960, 540), (1280, 720), (1920, 1080)
SHOWN = [(1, 100, USUAL), (4, 125, LARGE), (8, 150, SMALL)]
COURSES = {}


def desk_with(folder, size, text_size):
    app = App.offscreen(size, Settings(text_size=text_size))
    app.art.drawn_text = []
    return Desk(app, folder, [paths.cards()], Saves(folder))


def course(desk, owners):
    """A whole game of so many owners, played once for all desks."""
    if owners not in COURSES:
        COURSES[owners] = course_of(desk, KEY, owners)
    return COURSES[owners]


def complaints(texts, k):
    for text in texts:
        if not text.fits:
            yield f"cut: {text.text!r} is shown as {text.shown!r}"
        # A size is a whole number of pixels: at small windows 18 units come out a little smaller.
        elif text.shown.strip() and text.size < 18 - 1 / k:
            yield f"small: {text.text!r} at {text.size:.1f}"
        elif text.contrast is not None and text.contrast < 4.5:
            yield f"pale: {text.text!r} at {text.contrast:.1f}"
        elif text.room is not None and text.place[2] > text.room + 2 + 1 / k:
            yield f"wide: {text.text!r} takes {text.place[2]:.0f} of {text.room:.0f}"


@pytest.mark.parametrize(("owners", "text_size", "size"), SHOWN)
def test_every_word_fits_its_place(tmp_path, owners, text_size, size):
    desk = desk_with(tmp_path, size, text_size)
    played, found = course(desk, owners), []
    shown = [decisions(desk, KEY, owners, played, ""), pages(desk, KEY, owners, played, "")]
    if owners > 1:
        shown.append(hidden(desk, KEY, owners, played))
    for pictures in shown:
        for picture in pictures:
            found += [f"{picture.name}: {each}" for each in complaints(desk.app.art.drawn_text, desk.app.screen.k)]
            desk.app.art.drawn_text.clear()
    assert not found, "\n".join(dict.fromkeys(found))


def test_larger_text_is_larger_on_every_stage(tmp_path):
    sizes = {}
    for text_size in (100, 150):
        desk = desk_with(tmp_path / str(text_size), (960, 540), text_size)
        for picture in decisions(desk, KEY, 1, course(desk, 1), ""):
            texts = [text for text in desk.app.art.drawn_text if text.shown.strip()]
            letters = sum(len(text.shown) for text in texts)
            sizes.setdefault(picture.name, []).append(sum(text.size * len(text.shown) for text in texts) / letters)
            desk.app.art = Art(desk.app.screen.k, text_size / 100)
            desk.app.art.drawn_text = []
    assert len(sizes) > 12 and all(len(both) == 2 for both in sizes.values()), sizes
    assert not {name: both for name, both in sizes.items() if both[1] < both[0] * 1.1}
