"""The keyboard alone goes everywhere, and keeps its place when a screen changes under it."""

import pytest

from lordsball.match.seats import HUMAN
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.scenes.packs import PacksScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.scenes.saves import SavesScene
from lordsball.ui.scenes.settings_scene import SettingsScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import KEY, keep, open_desk, played


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def tab_to(desked, label, most=40):
    for _ in range(most):
        focused = desked.top.group.focused
        if focused is not None and focused.label == label:
            return focused
        desked.hands.key("tab")
    raise AssertionError(f"Tab never comes to {label!r}; it came to {[w.label for w in desked.top.widgets]}")


SCREENS = {
    "packs": lambda d: PacksScene(d.desk),
    "title": lambda d: TitleScene(d.desk),
    "setup": lambda d: SetupScene(d.desk, KEY),
    "saves": lambda d: SavesScene(d.desk),
    "settings": lambda d: SettingsScene(d.desk, 1),
    "rules": lambda d: RulesScene(d.desk, KEY),
    "end": lambda d: EndScene(d.desk, played(d.desk, 4)),
    "results": lambda d: ResultsScene(d.desk, played(d.desk, 4)),
}


@pytest.mark.parametrize("name", SCREENS)
def test_tab_visits_everything_that_can_be_pressed_and_comes_round(table, name):
    keep(table.desk, played(table.desk, 5, 40))
    scene = table.show(SCREENS[name](table))
    wanted = {
        id(placed.widget) for placed in scene.group.placed() if placed.widget.focusable and placed.widget.enabled
    }
    seen = set()
    for _ in range(len(wanted) + 1):
        table.hands.key("tab")
        assert scene.group.focused is not None and scene.group.ring
        seen.add(id(scene.group.focused))
    assert seen == wanted


@pytest.mark.parametrize("name", SCREENS)
def test_everything_that_can_be_pressed_says_what_it_is(table, name):
    keep(table.desk, played(table.desk, 5, 40))
    scene = table.show(SCREENS[name](table))
    assert all(placed.widget.label.strip() for placed in scene.group.placed() if placed.widget.focusable)


@pytest.mark.parametrize("name", SCREENS)
def test_everything_that_can_be_pressed_is_large_enough_and_on_the_screen(table, name):
    keep(table.desk, played(table.desk, 5, 40))
    scene = table.show(SCREENS[name](table))
    for placed in scene.group.placed():
        x, y, w, h = placed.box
        assert w >= 32 and h >= 32, placed.widget.label
        inside = placed.view is not None or (x >= 0 and y >= 0 and x + w <= 1280 and y + h <= 720)
        assert inside, placed.widget.label


def test_the_focus_stays_where_a_screen_changes_under_it(table):
    scene = table.show(SetupScene(table.desk, KEY))
    tab_to(table, "Who plays seat 2")
    table.hands.key("enter", "down", "enter")
    assert scene.seating.seats[1].player == "regular"
    assert scene.group.focused.label == "Who plays seat 2" and scene.group.ring
    tab_to(table, "Another team for seat 2")
    before = scene.seating.seats[1].side
    table.hands.key("enter")
    assert scene.seating.seats[1].side != before
    assert scene.group.focused.label == "Another team for seat 2"


def test_settings_keep_the_focus_on_the_section(table):
    table.show(SettingsScene(table.desk))
    tab_to(table, "Access")
    table.hands.key("enter")
    assert table.top.group.focused.label == "Access"


def test_the_replay_keeps_the_focus_on_its_button(table):
    scene = table.show(ReplayScene(table.desk, _replay(table)))
    tab_to(table, "Next step (Right)")
    table.hands.key("enter", "enter")
    assert scene.replay.at == 2 and scene.group.focused.label == "Next step (Right)"


def _replay(table):
    from lordsball.match.replay import Replay

    return Replay(played(table.desk, 4, 40))


def test_a_whole_game_from_the_first_screen_to_the_rematch_by_keys_alone(table):
    table.app.change(speed="off", last_seats={KEY: [["Robin", HUMAN, "graveyard_shift"],
                                                    ["Vera", "veteran", "candy_crushers"]]})
    table.hands.key("3", "o")
    table.widget("Seed")._set("7", 1)
    table.hands.key("space")
    assert isinstance(table.top, TableScene)
    for _ in range(3000):
        if isinstance(table.top, ResultsScene):
            break
        table.hands.key("space")
        table.hands.wait(0.02)
    assert isinstance(table.top, ResultsScene)
    before = table.top.match
    assert before.over
    table.hands.key("space")
    assert isinstance(table.top, SetupScene), "the key that ends a game begins no other one"
    table.hands.key("escape")
    assert isinstance(table.top, ResultsScene) and table.top.match is before
    table.hands.wait(0.5)
    table.hands.key("r")
    assert isinstance(table.top, TableScene) and table.top.match is not before
    table.hands.key("escape")
    tab_to(table, "Quit to title")
    table.hands.key("enter")
    assert isinstance(table.top, TitleScene) and table.top._last_game
