"""The Cards page with real clicks and keys: filters, the search, the grid, one card large, and broken files."""

import shutil
from pathlib import Path

import pytest

from lordsball import paths
from lordsball.ui.kit.keys_scene import KeysScene
from lordsball.ui.kit.widgets.ticks import TickRow
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.workshop import browse
from lordsball.ui.workshop.browse import GRID
from lordsball.ui.workshop.grid import CardGrid
from lordsball.ui.workshop.large import FACE
from lordsball.ui.workshop.scene import WorkshopScene
from lordsball.ui.workshop.trial import TrialScene
from tests.ui.scenes.desks import open_desk


class Shop:
    """Somebody at the workshop."""

    def __init__(self, folder, key="wild_cards", own=None, size=(1280, 720), **settings):
        self.desked = open_desk(folder, size, own=own, speed="off", **settings)
        self.hands, self.app = self.desked.hands, self.desked.app
        self.desked.show(TitleScene(self.desked.desk))
        self.desked.desk.open_workshop(key)
        self.hands.wait(0.2)

    @property
    def scene(self) -> WorkshopScene:
        assert isinstance(self.desked.top, WorkshopScene)
        return self.desked.top

    @property
    def page(self):
        return self.scene.page

    @property
    def room(self):
        return self.scene.room

    def tick(self, label):
        """Click a line of the left board, scrolled into sight."""
        row = next(each for each in self.page.list.children if isinstance(each, TickRow) and each.label == label)
        self.page.list.reveal(row.rect)
        self.hands.turn()
        placed = next(p for p in self.scene.group.placed() if p.widget is row)
        self.hands.click(placed.box.cx, placed.box.cy)

    def row(self, label):
        return next(each for each in self.page.list.children if each.label == label)

    def click_card(self, id):
        grid = self.page.grid
        spot = next(spot for spot in grid.spots if spot.card.id == id)
        grid.reveal(spot.box)
        self.hands.turn()
        self.hands.click(grid.rect.x + spot.box.cx, grid.rect.y + spot.box.cy - grid.scrolled)

    def ids(self):
        return [card.id for card in self.page.shown]

    def said(self):
        """Everything that is written on the screen."""
        self.app.art.drawn_text = []
        self.app.draw()
        texts, self.app.art.drawn_text = self.app.art.drawn_text, None
        return " ".join(text.shown for text in texts)


@pytest.fixture
def shop(data_dir):
    return Shop(data_dir)


def test_a_button_and_a_key_of_the_title_lead_there_and_escape_leads_back(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    desked.press("Workshop")
    desked.hands.wait(0.2)
    assert isinstance(desked.top, WorkshopScene)
    desked.hands.key("escape")
    desked.hands.wait(0.2)
    assert isinstance(desked.top, TitleScene)
    desked.hands.key("k")
    desked.hands.wait(0.2)
    assert isinstance(desked.top, WorkshopScene)


@pytest.mark.parametrize("key", ["wild_cards", "monster_league", "lords"])
def test_every_record_of_every_game_is_there_once(data_dir, key):
    shop = Shop(data_dir, key)
    keys = [card.key for card in shop.room.cards]
    assert len(set(keys)) == len(keys)
    assert {record.key for record in shop.room.bench.records} <= set(keys)
    assert "All files are sound" in shop.said()


def test_teams_kinds_and_words_narrow_what_is_shown(shop):
    whole = len(shop.ids())
    shop.tick("Underdogs")
    assert 0 < len(shop.ids()) < whole
    assert {card.group for card in shop.page.shown} == {"underdogs"}
    shop.tick("Players")
    assert {card.kind for card in shop.page.shown} == {"players"}
    assert len(shop.ids()) == shop.row("Players").count / 4  # of four decks
    shop.hands.key("ctrl+f")
    shop.hands.type("dyson")
    assert [card.name for card in shop.page.shown] == ["Loaded Dyson"]
    assert shop.scene.group.focused is shop.page.field
    shop.hands.key("escape")
    assert shop.scene.group.focused is not None and len(shop.ids()) > 1
    shop.tick("Underdogs")
    shop.tick("Players")
    assert len(shop.ids()) == whole


def test_where_no_card_is_like_that_a_button_shows_all_again(shop):
    shop.hands.key("ctrl+f")
    shop.hands.type("zzzz")
    assert shop.ids() == [] and "No card matches." in shop.said()
    shop.desked.press("Show all cards")
    assert len(shop.ids()) == len(shop.room.cards)


def test_what_is_written_on_a_card_finds_it(shop):
    """Not only names: what it does, and its quip."""
    shop.hands.key("ctrl+f")
    shop.hands.type("big bats")
    assert shop.ids() == ["all_stars"]


def test_a_click_chooses_a_second_one_edits(shop):
    shop.click_card("as_p02")
    assert shop.room.chosen == ("players", "as_p02")
    assert f"all_stars.yaml, line {shop.room.card.record.where.line}" in shop.said()
    shop.click_card("as_p02")
    assert shop.page.title == "Edit" and shop.room.card.id == "as_p02"


def test_arrows_go_from_card_to_card_and_keep_them_in_sight(shop):
    shop.scene.group.focus(shop.page.grid)
    first = shop.room.order[0]
    shop.hands.key("right")
    assert shop.room.chosen == shop.room.order[1]
    for _ in range(30):
        shop.hands.key("down")
    grid = shop.page.grid
    spot = next(spot for spot in grid.spots if spot.card.key == shop.room.chosen)
    assert grid.scrolled <= spot.box.y and spot.box.bottom <= grid.scrolled + grid.rect.h
    shop.hands.key("home")
    assert shop.room.chosen == first
    shop.hands.key("enter")
    assert shop.page.title == "Edit"


def test_tab_goes_from_board_to_board(shop):
    seen = []
    for _ in range(5):
        shop.hands.key("tab")
        seen.append(shop.scene.group.focused.rect.x)
    assert len(set(seen)) == 5, "bar, filters, deck, card, tools"
    shop.hands.key("tab")
    assert shop.scene.group.focused.rect.x == seen[0]


def test_pages_by_key(shop):
    shop.hands.key("ctrl+tab")
    assert shop.page.title == "Edit"
    shop.hands.key("f7")
    assert shop.page.title == "A or B"
    shop.hands.key("1")
    assert shop.page.title == "Cards"
    shop.hands.key("f1")
    assert isinstance(shop.desked.top, KeysScene)


def test_the_card_says_where_it_stands_and_its_folder_opens(shop, monkeypatch):
    opened = []
    monkeypatch.setattr(browse, "open_folder", lambda folder: opened.append(folder))
    shop.click_card("ud_p03")
    line = shop.room.card.record.where.line
    text = (paths.cards() / "wild_cards/teams/underdogs.yaml").read_text("utf-8").splitlines()[line - 1]
    assert "ud_p03" in text
    assert f"underdogs.yaml, line {line}" in shop.said()
    shop.desked.press(f"Open the folder: underdogs.yaml, line {line}")
    assert opened == [paths.cards() / "wild_cards" / "teams"]


def test_the_card_pointed_at_is_the_one_whose_file_is_named(shop):
    shop.click_card("as_p02")
    chosen = f"line {shop.room.card.record.where.line}"
    spot = next(spot for spot in shop.page.grid.spots if spot.card.id == "as_p03")
    box = shop.page.grid.rect
    shop.hands.move(box.x + spot.box.cx, box.y + spot.box.cy - shop.page.grid.scrolled)
    said = shop.said()
    assert f"all_stars.yaml, line {spot.card.record.where.line}" in said and chosen not in said
    shop.hands.move(box.x - 4, 400)
    assert chosen in shop.said()


def test_a_change_is_told_undone_and_taken_back(shop):
    shop.click_card("as_p01")
    shop.room.bench.set(shop.room.card.record, ("bat",), 3)
    shop.scene.changed()
    shop.hands.turn()
    assert shop.row("Changed").count == 1 and "in My cards" in shop.said()
    shop.hands.key("ctrl+z")
    assert shop.row("Changed").count == 0
    shop.hands.key("ctrl+y")
    assert shop.row("Changed").count == 1
    shop.scene.group.focus(shop.page.grid)
    shop.hands.key("delete")
    assert shop.row("Changed").count == 0 and "Undo brings" in shop.scene.notice


def test_a_problem_leads_to_its_card(shop):
    shop.room.bench.set(shop.room.find(("players", "ud_p03")).record, ("catch",), 7)
    shop.scene.changed()
    shop.hands.turn()
    assert shop.row("Problems").count == 1
    shop.desked.press("A problem: Loaded Dyson")
    assert shop.room.chosen == ("players", "ud_p03")
    assert "catch: found 7" in shop.said()
    shop.hands.key("t")
    assert isinstance(shop.desked.top, WorkshopScene) and "Fix it first" in shop.scene.notice


def test_a_file_that_cannot_be_read_is_a_sheet_and_the_other_cards_stay(data_dir, tmp_path):
    shutil.copytree(paths.cards() / "wild_cards", tmp_path / "wild_cards", ignore=shutil.ignore_patterns("lessons"))
    broken = tmp_path / "wild_cards/teams/underdogs.yaml"
    broken.write_text("id: underdogs\nname: [", "utf-8")
    shop = Shop(data_dir, own=tmp_path)
    troubled = [card for card in shop.room.cards if card.problems]
    assert troubled and any("underdogs.yaml" in card.problems[0].place.file for card in troubled)
    assert sum(card.face is not None for card in shop.room.cards) > 20
    shop.page.go_to(troubled[0])
    shop.hands.turn()
    assert "Line 2" in shop.said()


def test_a_change_outside_shows_by_itself(data_dir, tmp_path):
    shutil.copytree(paths.cards() / "monster_league", tmp_path / "monster_league")
    shop = Shop(data_dir, "monster_league", own=tmp_path)
    file = tmp_path / "monster_league/teams/graveyard_shift.yaml"
    file.write_text(file.read_text("utf-8").replace("Jack O. Slugger", "Jack O. Lantern"), "utf-8")
    for _ in range(200):
        shop.hands.turn()
        if any(card.name == "Jack O. Lantern" for card in shop.room.cards):
            break
    assert any(card.name == "Jack O. Lantern" and card.changed for card in shop.room.cards)


def test_try_it_sits_the_chosen_team_down_and_escape_comes_back(shop):
    shop.click_card("ud_p03")
    shop.hands.key("t")
    shop.hands.wait(0.3)
    assert isinstance(shop.desked.top, TrialScene)
    assert shop.desked.top.match.options["teams"][0] == "underdogs"
    shop.hands.key("escape")
    shop.hands.wait(0.3)
    assert shop.room.card.id == "ud_p03"


@pytest.mark.parametrize("key", ["wild_cards", "monster_league", "lords"])
@pytest.mark.parametrize("settings", [{}, {"text_size": 150}, {"high_contrast": True}])
def test_everything_can_be_read(data_dir, key, settings):
    """Beside the cards themselves, which are as large as they lie there."""
    shop = Shop(data_dir, key, **settings)
    shop.app.art.drawn_text = []
    shop.app.draw()
    texts, shop.app.art.drawn_text = shop.app.art.drawn_text, None
    boards = [text for text in texts if not any(box.contains(*text.place[:2]) for box in (GRID, FACE))]
    assert len(boards) > 20
    assert [text.text for text in boards if text.size < 17.5] == []
    assert [text.text for text in boards if not text.fits and "League" not in text.text] == []
    assert [text.text for text in boards if text.contrast is not None and text.contrast < 4.5] == []
    assert [text.text for text in texts if text.place[0] < 0 or text.place[0] + text.place[2] > 1281] == []


def test_three_hundred_cards_scroll_without_a_late_frame(data_dir):
    """Each turn draws what it has time for; nothing is drawn a second time for another place."""
    shop = Shop(data_dir, "lords")
    grid = shop.page.grid
    assert isinstance(grid, CardGrid) and len(grid.spots) > 300
    for _ in range(40):
        shop.hands.wheel(grid.rect.cx, grid.rect.cy, -1)
        shop.app.draw()
    before = shop.app.art.pictures.misses
    for _ in range(40):
        shop.hands.wheel(grid.rect.cx, grid.rect.cy, 1)
        shop.app.draw()
    assert shop.app.art.pictures.misses - before < 60, "what was drawn once is kept"


def test_the_example_pack_of_the_command_line_is_there(data_dir):
    shop = Shop(data_dir, "monster_league", own=Path(__file__).parents[3] / "examples" / "bog_standards")
    packs = {card.record.where.pack for card in shop.room.cards if card.record is not None}
    assert "The Bog Standards" in packs and len(packs) == 2
