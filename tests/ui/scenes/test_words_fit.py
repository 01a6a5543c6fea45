"""Every word on every screen can be read: nothing is cut, too small, too pale, off the screen or over another."""

import itertools
from pathlib import Path

import pytest

from lordsball.content.problems import Problems
from lordsball.match.loading import Divergence
from lordsball.match.replay import Replay
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.scenes.cards_trouble import CardsTroubleScene
from lordsball.ui.scenes.changed_cards import ChangedCardsScene
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.scenes.pause import PauseScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.scenes.rules import RulesScene
from lordsball.ui.scenes.save_as import SaveAsScene
from lordsball.ui.scenes.saves import GAMES, REPLAYS, SavesScene
from lordsball.ui.scenes.settings_scene import SECTIONS, SettingsScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.scenes.trouble import TroubleScene
from lordsball.ui.shell.replay_files import keep_replay
from lordsball.ui.table.curtain import CurtainScene
from tests.records.scripted import played as finished
from tests.ui.looks import every_look
from tests.ui.scenes.desks import KEY, keep, open_desk, own_cards, played

LONG = (Seat("Bartholomew of the Marsh", HUMAN), Seat("Wilhelmina Wakefield III", "veteran"))
TALL = 0.28
"""Share of a line's height above its capitals and below its base line, where lines may come close."""


def fill(desked):
    """Games, finished and not, a name as long as names may be, a replay, and files of no use."""
    finished = played(desked.desk, 4, seats=LONG)
    keep(desked.desk, finished)
    keep(desked.desk, played(desked.desk, 6, 60))
    keep_replay(desked.desk.data, finished)
    desked.desk.saves.save(played(desked.desk, 11, 90), "Forty letters are as long as names get..")
    (desked.desk.saves.folder / "holiday picture from the beach in august.json").write_text("sand")
    return finished


def changed(desked, folder):
    entry = next(entry for entry in desked.desk.saves.entries() if entry.saved and not entry.saved.over)
    odds = "single: {}, double: 15, triple: 5, home_run: {}"
    own = own_cards(folder / "other cards", (odds.format(15, 25), odds.format(10, 30)))
    other = open_desk(desked.desk.data, own=own)
    return ChangedCardsScene(desked.desk, entry, desked.desk.saves.load(entry, other.desk.cards(KEY)))


def mistaken(desked, folder):
    own = own_cards(folder / "broken cards", ("innings: 3", "innings: many"), ("out: 40", "out: 4x0"))
    with pytest.raises(Problems) as found:
        open_desk(desked.desk.data, own=own).desk.cards(KEY)
    return CardsTroubleScene(desked.desk, found.value, lambda: TitleScene(desked.desk))


def renaming(desked, _folder):
    scene = SavesScene(desked.desk)
    desked.show(scene)
    scene._begin_renaming()
    return scene


def decks_setting_up(first, second):
    """A setup of Wild Cards with these two decks: a line about the plan of each stands beside its picture."""
    def shown(desked, _folder):
        scene = desked.show(SetupScene(desked.desk, "wild_cards"))
        scene.seating.take_side(0, first)
        scene.seating.take_side(1, second)
        scene._build()
        return scene

    return shown


def parted(desked, _folder):
    match = played(desked.desk, 4, seats=LONG)
    replay = Replay(match, Divergence(61, "the record says “spin”"), match.history.now)
    replay.history.now = 60
    replay.go(40)
    return ReplayScene(desked.desk, replay)


def stepped(desked, _folder):
    replay = Replay(played(desked.desk, 4))
    replay.go(50)
    return ReplayScene(desked.desk, replay)


def searching(desked, _folder):
    scene = desked.show(RulesScene(desked.desk, KEY))
    scene.field.insert("second")
    return scene


def refusing(desked, _folder):
    scene = TitleScene(desked.desk)
    desked.show(scene)
    scene.refuse("New cards not read; playing with the old ones: cards/lords/season.yaml:12:4: found a word, not 3.")
    return scene


def looking_up(page):
    """A page of the record book, with names as long as names may be."""

    def shown(desked, _folder):
        match = played(desked.desk, 4, seats=LONG)
        match.seconds = 4000
        keep(desked.desk, match)
        keep(desked.desk, finished("wild_cards", 3, LONG))
        keep(desked.desk, finished("lords", 3, (*LONG, Seat("Sam"))))
        desked.desk.records.begin()
        desked.desk.open_records()
        desked.desk.records.background.finish()
        desked.hands.wait(0.2)
        desked.desk.records.background.finish()
        desked.hands.key(str(page))
        return desked.top

    return shown


SCREENS = {
    **{f"record book, page {page}": looking_up(page) for page in (1, 2, 3)},
    "title that refuses": refusing,
    "title": lambda d, f: TitleScene(d.desk),
    "setup": lambda d, f: SetupScene(d.desk, KEY),
    "setup of the rulebook's decks": decks_setting_up("all_stars", "underdogs"),
    "setup of our own decks": decks_setting_up("red_tape", "jitterbugs"),
    "pause": lambda d, f: PauseScene(d.desk, played(d.desk, 5, 30, LONG)),
    "save as": lambda d, f: SaveAsScene(d.desk, played(d.desk, 5, 30, LONG)),
    "saves": lambda d, f: SavesScene(d.desk, GAMES),
    "replays": lambda d, f: SavesScene(d.desk, REPLAYS),
    "renaming": renaming,
    "changed cards": changed,
    "end": lambda d, f: EndScene(d.desk, played(d.desk, 9, seats=LONG)),
    "results": lambda d, f: ResultsScene(d.desk, played(d.desk, 9, seats=LONG)),
    "replay": stepped,
    "replay that parts": parted,
    "rules": lambda d, f: RulesScene(d.desk, KEY, "HalfInning.tired_pitcher"),
    "rules searched": searching,
    "trouble": lambda d, f: TroubleScene(
        d.desk, KeyError("at_bat"), Path("somewhere/deep/down/.local/share/lordsball/reports/2026-05-01 20-01-02.txt"),
        played(d.desk, 5, 30),
    ),
    "mistakes in cards": mistaken,
    "curtain": lambda d, f: CurtainScene(1, LONG[0].name, ["Vera draws."] * 3, lambda: None, lambda: None),
    **{
        f"settings, {name.lower()}": lambda d, f, number=number: SettingsScene(d.desk, number)
        for number, (name, _) in enumerate(SECTIONS)
    },
}


def drawn_alone(desked, scene):
    """What the scene writes, drawn without the scenes below it, and only what its scrolling views show in full."""
    app = desked.app
    app.art.drawn_text = []
    scene.draw(Canvas(app.picture, app.screen, app.art, app.theme_of(scene)))
    texts, app.art.drawn_text = app.art.drawn_text, None
    views = [widget.rect for widget in scene.widgets if isinstance(widget, ScrollView)]
    return [text for text in texts if text.shown.strip() and not any(_half_out(text, view) for view in views)]


def _half_out(text, view):
    x, y, w, h = text.place
    inside = view.x - 2 <= x and x + w <= view.right + 2
    return inside and (y < view.y + 4 or y + h > view.bottom - 4)


def complaints(texts, k):
    for text in texts:
        x, y, w, h = text.place
        if not text.fits:
            yield f"cut: {text.text!r} is shown as {text.shown!r}"
        # A size is a whole number of pixels: at small windows 18 units come out a little smaller.
        if text.size < 18 - 1 / k:
            yield f"small: {text.text!r} at {text.size:.1f}"
        if text.contrast is not None and text.contrast < 4.5:
            yield f"pale: {text.text!r} at {text.contrast}"
        if text.contrast is not None and (x < 0 or y < -2 or x + w > 1280 or y + h > 722):
            yield f"off the screen: {text.text!r} at {text.place}"
    boxes = [(text, _core(text.place)) for text in texts if text.contrast is not None]
    for (one, a), (two, b) in itertools.combinations(boxes, 2):
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            yield f"over each other: {one.text!r} and {two.text!r}"


def _core(place):
    x, y, w, h = place
    return x + 1, y + h * TALL, x + w - 1, y + h * (1 - TALL)


@pytest.mark.parametrize("name", SCREENS)
@every_look
def test_every_word_can_be_read(data_dir, tmp_path, name, size, text):
    desked = open_desk(data_dir, size=size, text_size=round(100 * text))
    fill(desked)
    scene = SCREENS[name](desked, tmp_path)
    if scene not in list(desked.app.scenes):
        desked.show(scene)
    desked.hands.wait(0.2)
    scene.notice = scene.notice if name == "title that refuses" else ""
    found = list(complaints(drawn_alone(desked, scene), desked.app.screen.k))
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("text_size", [100, 150])
def test_every_page_of_the_rules_can_be_read(data_dir, text_size):
    desked = open_desk(data_dir, size=(1280, 720), text_size=text_size)
    scene = desked.show(RulesScene(desked.desk, KEY))
    while True:
        found = list(complaints(drawn_alone(desked, scene), desked.app.screen.k))
        assert not found, "\n".join(dict.fromkeys(found))
        if not scene.page.scroll_to(scene.page.scrolled + 400):
            break


@pytest.mark.parametrize("name", SCREENS)
def test_high_contrast_makes_every_word_on_panels_stand_out(data_dir, tmp_path, name):
    desked = open_desk(data_dir, high_contrast=True)
    fill(desked)
    scene = SCREENS[name](desked, tmp_path)
    if scene not in list(desked.app.scenes):
        desked.show(scene)
    desked.hands.wait(0.2)
    scene.notice = ""
    pale = [text for text in drawn_alone(desked, scene) if text.contrast is not None and text.contrast < 4.5]
    assert not pale
