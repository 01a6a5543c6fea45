"""Printing from the workshop: what is chosen is printed, beside the window; stopping leaves nothing."""

import time

import pytest
from pypdf import PdfReader

from lordsball.ui.workshop.print_scene import PrintScene
from lordsball.ui.workshop.scene import WorkshopScene
from tests.ui.scenes.desks import open_desk

PATIENCE = 90.0


@pytest.fixture
def at_the_printer(tmp_path):
    """The desk, and the panel for Monster League over the workshop."""
    desked = open_desk(tmp_path, speed="off", first_tips=False)
    desked.show(WorkshopScene(desked.desk, "monster_league"))
    desked.hands.key("ctrl+p")
    desked.hands.wait(0.1)
    assert isinstance(desked.top, PrintScene)
    yield desked, desked.top
    desked.app.close()


def until(desked, what) -> None:
    limit = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < limit:
        desked.hands.wait(0.05)
        time.sleep(0.02)
    assert what()


def test_what_is_chosen_is_printed(at_the_printer):
    desked, scene = at_the_printer
    for section in ("cards", "boards", "rules"):
        scene._take_section(section, False)
    scene._take_team(1)
    assert scene.file.name == f"monster league {scene._team_names[1]}.pdf"
    scene._take_paper(1)
    scene._take_backs(3)
    desked.hands.key("enter")
    until(desked, lambda: scene.done is not None)
    reader = PdfReader(scene.file)
    assert scene.done.pages == len(reader.pages) == 4  # the list, discs and tables on two, tokens
    assert scene.file.stat().st_size == scene.done.size
    assert round(float(reader.pages[0].mediabox.width)) == 612
    assert [path.name for path in scene.file.parent.iterdir()] == [scene.file.name]


def test_stopping_leaves_no_file_and_leaving_stops(at_the_printer):
    desked, scene = at_the_printer
    desked.hands.key("enter")
    until(desked, lambda: scene.drawn is not None)
    printer = scene.printer
    desked.hands.key("escape")
    assert scene.printer is None and scene.done is None
    assert not printer._process.is_alive()
    assert list(scene.file.parent.iterdir()) == []
    desked.hands.key("escape")
    desked.hands.wait(0.2)
    assert not isinstance(desked.top, PrintScene)


def test_a_name_and_something_to_print_are_asked_for(at_the_printer):
    _, scene = at_the_printer
    scene._take_name("  ")
    assert scene.go.why == "Give the file a name first."
    scene._take_name("mine")
    assert scene.go.enabled
    for section in scene.sections:
        scene._take_section(section, False)
    assert scene.go.why == "Choose something to print first."


def test_what_goes_wrong_is_said(at_the_printer):
    desked, scene = at_the_printer
    scene.file.parent.write_text("a file where the folder should be")
    desked.hands.key("enter")
    until(desked, lambda: scene.trouble)
    assert scene.trouble.startswith(f"{scene.file} cannot be written: ")
    assert scene.printer is None
