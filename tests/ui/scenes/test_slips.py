"""Tips and sentences that come and go never lie on a button that can be pressed, on any screen at any text size."""

import random

import pytest

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.ui.kit import scene as scenes
from lordsball.ui.kit.widgets import slip
from lordsball.ui.kit.widgets.placing import clear_place
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.table.scene import TableScene
from tests.generic.shelf import shelved
from tests.ui.scenes.desks import open_desk
from tests.ui.scenes.test_words_fit import SCREENS, fill

SIZE = (1024, 600)
SENTENCES = (
    "Result copied.",
    "Replay saved: somewhere/down/.local/share/lordsball/replays/Monster League Baseball, Robin and Vera, 2026-05.json",
)
MOMENTS = 5


@pytest.fixture
def slips(monkeypatch):
    """Every place that is tried for a slip, the last one being where it lies."""
    laid = []

    def watched(x, y, w, h, avoid):
        laid.append(clear_place(x, y, w, h, avoid))
        return laid[-1]

    monkeypatch.setattr(slip, "clear_place", watched)
    monkeypatch.setattr(scenes, "clear_place", watched)
    return laid


def covered(group, slip, about=None):
    """What can be pressed and lies under a slip."""
    for placed in group.placed():
        widget, box = placed.widget, placed.box
        if placed.view is not None:
            box = box.inside(placed.view)
        under = box.inside(slip)
        outer = about is not None and box.inside(about) == about != box
        if widget.enabled and widget.pressable and not outer and under.w > 0 and under.h > 0:
            yield widget.label


def complaints(desked, slips):
    """Slips on controls: the tip of each widget, and sentences of two lengths."""
    scene = desked.top
    for placed in list(scene.group.placed()):
        widget = placed.widget
        if widget.tooltip or (not widget.enabled and widget.why):
            slips.clear()
            scene.group.hovered, scene.group._rested = widget, 9.0
            desked.app.draw()
            for slip in slips[-1:]:
                for label in covered(scene.group, slip, placed.about):
                    yield f"{scene.group._tip()!r} covers {label}"
    scene.group.hovered = None
    for sentence in SENTENCES:
        slips.clear()
        scene.notice = sentence
        desked.app.draw()
        for slip in slips[-1:]:
            yield from (f"{sentence!r} covers {label}" for label in covered(scene.group, slip))
    scene.notice = ""


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_no_slip_covers_a_button_on_any_screen(data_dir, tmp_path, slips, text_size):
    found = set()
    for name, make in SCREENS.items():
        desked = open_desk(data_dir / name, SIZE, text_size=text_size, speed="off")
        fill(desked)
        scene = make(desked, tmp_path / name)
        if scene not in list(desked.app.scenes):
            desked.show(scene)
        desked.hands.wait(0.1)
        found |= {f"{name}: {each}" for each in complaints(desked, slips)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("key", ["lords:4" if key == "lords" else key for key in games.SHELF])
def test_no_slip_covers_a_button_of_any_game(data_dir, slips, key, text_size):
    shelf, rng = shelved(key), random.Random(3)
    desked = open_desk(data_dir, SIZE, text_size=text_size, speed="off")
    match = Match(shelf.game, shelf.cards, shelf.options, [Seat(name) for name in shelf.names], 3)
    desked.show(SetupScene(desked.desk, shelf.game.key))
    found = set(complaints(desked, slips))
    for moment in range(MOMENTS):
        for _ in range(2 + 7 * moment):
            if match.decision is not None:
                match.act(rng.choice(match.decision.options))
        desked.app.scenes.reset(TableScene(desked.desk, match))
        desked.hands.wait(0.3)
        found |= set(complaints(desked, slips))
    while match.decision is not None:
        match.act(rng.choice(match.decision.options))
    desked.app.scenes.reset(ResultsScene(desked.desk, match))
    found |= set(complaints(desked, slips))
    assert not found, "\n".join(sorted(found))


def test_a_slip_lies_where_it_is_wished_or_as_near_as_can_be():
    assert clear_place(100, 100, 50, 20, ()) == Box(100, 100, 50, 20)
    assert clear_place(-70, 900, 50, 20, ()) == Box(8, 692, 50, 20)
    button = Box(90, 90, 100, 40)
    assert clear_place(100, 100, 50, 20, (button,)) == Box(100, 66, 50, 20)
    assert clear_place(100, 100, 50, 20, (button, Box(0, 0, 1280, 88))) == Box(100, 134, 50, 20)
    assert clear_place(100, 100, 50, 20, (Box(0, 0, 1280, 100), Box(0, 120, 1280, 600))) == Box(100, 100, 50, 20)
    wall = Box(0, 0, 1280, 720)
    assert clear_place(100, 100, 50, 20, (wall, button)) == Box(100, 70, 50, 20)
