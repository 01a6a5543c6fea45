"""The Edit page with real clicks and keys: a value changed, the line it changes, taken back, mended, made new."""

import shutil
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
import yaml

from lordsball import games, paths
from lordsball.games import from_folder
from lordsball.ui.kit.widgets.choices import ChoiceList, Dropdown
from lordsball.ui.kit.widgets.multi_choice import MultiChoice
from lordsball.ui.kit.widgets.notched import NotchedRail
from lordsball.ui.kit.widgets.stepper import Stepper
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.workshop import edit_troubles
from lordsball.ui.workshop.edit import EditPage
from lordsball.ui.workshop.scene import WorkshopScene
from lordsball.ui.workshop.trial import TrialScene
from tests.ui.scenes.desks import open_desk

CHASE = ("players", "ud_p13")


class Bench:
    """Somebody at the Edit page of the workshop."""

    def __init__(self, folder, key, card, own=None, size=(1280, 720), **settings):
        settings.setdefault("speed", "off")
        self.desked = open_desk(folder, size, own=own, **settings)
        self.hands, self.app = self.desked.hands, self.desked.app
        self.scene = WorkshopScene(self.desked.desk, key)
        self.desked.show(self.scene)
        if card is not None:
            self.scene.room.chosen = card
        self.scene.open("Edit")
        self.hands.wait(0.1)

    @property
    def page(self) -> EditPage:
        assert isinstance(self.scene.page, EditPage)
        return self.scene.page

    @property
    def room(self):
        return self.scene.room

    def data(self):
        return self.room.bench.data(self.page.record)

    def placed(self, label, kind=object, number=0):
        found = [p for p in self.desked.top.group.placed() if p.widget.label == label and isinstance(p.widget, kind)]
        assert len(found) > number, (label, sorted({p.widget.label for p in self.desked.top.group.placed()}))
        return found[number]

    def show(self, label, kind=object, number=0):
        """Scroll until it is in sight, as a hand would."""
        for view in (self.page._boards, self.page._column, self.page._steps):
            widget = next((each for each in view.children if each.label == label and isinstance(each, kind)), None)
            if widget is not None and number == 0:
                view.reveal(widget.rect)
        self.hands.turn()
        return self.placed(label, kind, number)

    def click(self, label, kind=object, number=0, side="middle"):
        box = self.show(label, kind, number).box
        x = {"middle": box.cx, "left": box.x + 12, "right": box.right - 12}[side]
        self.hands.click(x, box.cy)
        self.hands.wait(0.1)

    def write(self, label, text, kind=TextField):
        self.click(label, kind)
        self.hands.key("ctrl+a")
        self.hands.type(text)
        self.hands.wait(0.5)

    def choose(self, label, option, kind=Dropdown, number=0):
        self.click(label, kind, number)
        popup = self.scene.group.popup
        assert isinstance(popup, ChoiceList)
        while popup.lit != popup.options.index(option):
            self.hands.key("down" if popup.lit < popup.options.index(option) else "up")
        self.hands.key("enter")
        self.hands.wait(0.1)

    def texts(self):
        self.app.art.drawn_text = []
        self.app.draw()
        return [text.shown for text in self.app.art.drawn_text]

    def files(self):
        """What stands in My cards: file name and text."""
        folder = self.room.own
        return {p.name: p.read_text("utf-8") for p in folder.rglob("*.yaml") if p.name != "pack.yaml"}

    def changes(self):
        return [(line.mark, line.text.strip()) for line in self.page.file.lines if line.mark != " "]


@pytest.fixture
def derby(tmp_path):
    """The key of a game that does not come with the program, in a folder of its own."""
    shutil.copytree(Path(__file__).parents[3] / "examples" / "home_run_derby", tmp_path / "home_run_derby")
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        (key,) = from_folder.add(tmp_path / "home_run_derby")
        yield key


@pytest.fixture
def at(tmp_path):
    """Opens a bench; closes it afterwards."""
    opened = []

    def open_at(key, card, **how):
        opened.append(Bench(tmp_path / "data", key, card, **how))
        return opened[-1]

    yield open_at
    for each in opened:
        each.app.scenes.clear()
        each.app.close()


def test_a_number_is_stepped_and_one_line_changes_and_comes_back(at):
    bench = at("wild_cards", CHASE)
    shipped = (paths.cards() / "wild_cards/teams/underdogs.yaml").read_bytes()
    bench.click("Bat", Stepper, side="right")
    assert bench.data()["bat"] == 5
    assert bench.changes() == [("-", "bat: 4"), ("+", "bat: 5")]
    (name, text), = bench.files().items()
    assert yaml.safe_load(text)["players"] == [{"id": "ud_p13", "bat": 5}], name
    assert (paths.cards() / "wild_cards/teams/underdogs.yaml").read_bytes() == shipped
    assert "1 line, in My cards" in bench.texts()
    bench.hands.key("z")
    assert bench.data()["bat"] == 4 and bench.changes() == []
    bench.hands.key("ctrl+y")
    assert bench.data()["bat"] == 5


def test_a_card_in_a_folder_of_ones_own_changes_where_it_stands(at, tmp_path):
    own = tmp_path / "mine"
    (own / "monster_league/teams").mkdir(parents=True)
    file = own / "monster_league/teams/graveyard_shift.yaml"
    shutil.copy(paths.cards() / "monster_league/teams/graveyard_shift.yaml", file)
    before = file.read_text("utf-8").splitlines()
    bench = at("monster_league", ("batters", "jack_o_slugger"), own=own)
    bench.write("Profile", "Masher")
    after = file.read_text("utf-8").splitlines()
    assert [(a.strip(), b.strip()) for a, b in zip(before, after, strict=True) if a != b] == [
        ("profile: Slugger", "profile: Masher")]
    assert not bench.room.own.exists()


def test_a_wrong_value_is_said_beside_it_and_mended_while_the_table_keeps_the_old_card(at):
    bench = at("wild_cards", CHASE)
    before = bench.room.bench.catalog.fingerprint
    bench.click("Add", Stepper)
    bench.hands.key("-", "4", "enter")
    bench.hands.wait(0.1)
    assert not bench.room.bench.sound and bench.room.bench.catalog.fingerprint == before
    words = " ".join(bench.texts())
    assert "expected a whole number from -3 to 3" in words.replace("  ", " ")
    assert "1 problem: the table keeps the last sound version." in words
    attempt = bench.placed("Try it").widget
    assert not attempt.enabled and "-3 to 3" in attempt.why
    bench.click("Make it -3")
    assert bench.room.bench.sound and bench.data()["abilities"][0]["do"] == ({"add": -3},)


def test_words_that_disagree_with_the_verbs_are_remarked_and_written_for_you(at):
    bench = at("wild_cards", ("players", "as_p01"))
    bench.click("Gain", Stepper)
    bench.hands.key("3", "enter")
    bench.hands.wait(0.1)
    bench.show("Write them for me")
    assert "The words say 1, the effect says 3." in bench.texts()
    assert bench.room.bench.sound
    bench.click("Write them for me")
    assert bench.data()["abilities"][0]["text"] == "At bat, on a Hit: Gain 3 Vibes."


def test_a_verb_is_exchanged_for_another_with_values_of_its_own(at):
    bench = at("wild_cards", CHASE)
    verbs = [p.widget for p in bench.scene.group.placed() if isinstance(p.widget, Dropdown)
             and "draw cards" in p.widget.options]
    assert len(verbs) == 1
    bench.choose(verbs[0].label, "draw cards", number=0)
    assert bench.data()["abilities"][0]["do"][0].keys() == {"draw"}


def test_windows_are_ticked_in_a_list_that_stays_open(at):
    bench = at("wild_cards", CHASE)
    bench.click("When", MultiChoice)
    bench.hands.key("home", "space", "escape")
    bench.hands.wait(0.1)
    assert set(bench.data()["abilities"][0]["use"]["when"]) == {"their_pitch", "reveal"}


def test_an_effect_is_added_moved_and_taken_out(at):
    bench = at("wild_cards", CHASE)
    more = [p for p in bench.scene.group.placed() if p.widget.label == "Add to Do"]
    bench.page._boards.reveal(more[0].widget.rect)
    bench.hands.turn()
    bench.click("Add to Do")
    bench.hands.key("end", "enter")
    bench.hands.wait(0.1)
    assert len(bench.data()["abilities"][0]["do"]) == 2
    last = bench.data()["abilities"][0]["do"][1]
    bench.click("Move it up")
    assert bench.data()["abilities"][0]["do"][0] == last
    trash = bench.page.form._kept["out", ("abilities", 0, "do", 0)]
    bench.page._boards.reveal(trash.rect)
    bench.hands.turn()
    box = next(p.box for p in bench.scene.group.placed() if p.widget is trash)
    bench.hands.click(box.cx, box.cy)
    bench.hands.wait(0.1)
    assert len(bench.data()["abilities"][0]["do"]) == 1


def test_the_kind_of_an_ability_is_exchanged_at_once(at):
    bench = at("wild_cards", CHASE)
    kinds = next(p for p in bench.scene.group.placed() if "It always counts" in getattr(p.widget, "options", ()))
    bench.hands.click(kinds.box.right - 20, kinds.box.cy)
    bench.hands.wait(0.1)
    ability = bench.data()["abilities"][0]
    assert "always" in ability and ability.keys().isdisjoint({"use", "on", "do"})
    kinds = next(p for p in bench.scene.group.placed() if "It always counts" in getattr(p.widget, "options", ()))
    bench.hands.click(kinds.box.cx, kinds.box.cy)
    bench.hands.wait(0.1)
    ability = bench.data()["abilities"][0]
    assert ability["on"] and len(ability["do"]) == 1 and "always" not in ability


def test_odds_are_dragged_on_the_rail_and_say_what_they_are_worth(at):
    bench = at("monster_league", ("batters", "jack_o_slugger"))
    rail = next(p for p in bench.scene.group.placed() if isinstance(p.widget, NotchedRail) and p.widget.letters == "HR")
    x = rail.dx + rail.widget._at(6)
    bench.hands.click(x, rail.box.cy)
    bench.hands.wait(0.2)
    assert bench.data()["odds"] == {"out": 35, "single": 15, "double": 15, "triple": 5, "home_run": 30}
    assert [line for line in bench.changes() if line[0] == "+"] == [
        ("+", "odds: {out: 35, single: 15, double: 15, triple: 5, home_run: 30}")]
    assert {"1.60", "1.80", "60 %", "65 %"} <= set(bench.texts())


def test_prev_and_next_go_through_the_cards_and_typing_counts_on_the_way(at):
    bench = at("wild_cards", CHASE)
    here = list(bench.room.order).index(CHASE)
    bench.click("Quip", TextField)
    bench.hands.key("ctrl+a")
    bench.hands.type("Talks")
    bench.hands.click(1100, 690 - 600)
    bench.hands.key("page down")
    assert bench.room.chosen == bench.room.order[here + 1]
    bench.hands.key("page up")
    assert bench.room.chosen == CHASE and bench.data()["quip"] == "Talks"


def test_undo_is_a_list_down_to_the_beginning(at):
    bench = at("wild_cards", CHASE)
    for _ in range(2):
        bench.click("Vibes", Stepper, side="right")
    bench.click("Catch", Stepper, side="left")
    assert len(bench.room.bench.history) == 4
    oldest = bench.page._steps.children[2]
    bench.page._steps.reveal(oldest.rect)
    bench.hands.turn()
    placed = next(p for p in bench.scene.group.placed() if p.widget is oldest)
    bench.hands.click(placed.box.cx, placed.box.cy)
    bench.hands.wait(0.1)
    assert bench.data()["vibes"] == 1 and bench.data()["catch"] == 4 and bench.changes() == []


def test_a_new_card_is_a_copy_with_a_name_and_an_id(at):
    bench = at("lords", ("hot_stove", "hs_01"))
    bench.click("New hot stove card from this one")
    bench.hands.type("A Quiet Winter")
    bench.hands.key("enter")
    bench.hands.wait(0.2)
    assert bench.desked.top is bench.scene and bench.room.chosen == ("hot_stove", "a_quiet_winter")
    assert bench.data()["name"] == "A Quiet Winter" and bench.data()["stadium"] == 2
    assert bench.room.bench.sound
    bench.hands.key("z")
    assert all(record.id != "a_quiet_winter" for record in bench.room.bench.records)


def test_a_new_deck_can_begin_with_figures_alone(at):
    bench = at("wild_cards", ("team", "underdogs"))
    bench.click("New team from this one")
    bench.hands.type("Night Market")
    ways = bench.placed("What is copied").box
    bench.hands.click(ways.right - 30, ways.cy)
    bench.click("Make it")
    bench.hands.wait(0.3)
    assert bench.room.chosen == ("team", "night_market") and bench.room.bench.sound
    team = next(team for team in bench.room.bench.catalog.teams if team.id == "night_market")
    old = next(team for team in bench.room.bench.catalog.teams if team.id == "underdogs")
    assert [card.bat for card in team.deck] == [card.bat for card in old.deck]
    assert not {card.name for card in team.deck} & {card.name for card in old.deck}


def test_back_to_the_shipped_card(at):
    bench = at("wild_cards", CHASE)
    assert not bench.placed("Back to the shipped one").widget.enabled
    bench.write("Name", "Chatter Charles")
    bench.click("Bat", Stepper, side="right")
    bench.click("Back to the shipped one")
    assert bench.data()["name"] == "Chatter Chase" and bench.data()["bat"] == 4 and not bench.page.record.changed


def test_trying_it_plays_these_cards_and_escape_comes_back_to_the_card(at):
    bench = at("wild_cards", CHASE)
    bench.click("Bat", Stepper, side="right")
    bench.hands.key("space")
    bench.hands.wait(0.4)
    table = bench.desked.top
    assert isinstance(table, TrialScene) and table.match.options["teams"][0] == "underdogs"
    deck = next(team.deck for team in table.match.cards.teams if team.id == "underdogs")
    assert next(card for card in deck if card.id == "ud_p13").bat == 5
    bench.hands.key("escape")
    bench.hands.wait(0.3)
    assert bench.desked.top is bench.scene and bench.room.chosen == CHASE


def test_space_and_z_are_letters_where_a_text_is_written(at):
    bench = at("wild_cards", CHASE)
    bench.write("Name", "Zed z")
    assert bench.data()["name"] == "Zed z" and bench.desked.top is bench.scene


def test_enter_in_a_text_counts_it_and_starts_no_game(at):
    bench = at("wild_cards", CHASE)
    bench.click("Name", TextField)
    bench.hands.key("ctrl+a")
    bench.hands.type("Zed")
    bench.hands.key("enter")
    bench.hands.turn()
    assert bench.data()["name"] == "Zed" and bench.desked.top is bench.scene


def test_escape_leaves_a_text_first_and_then_the_workshop(at):
    bench = at("wild_cards", CHASE)
    bench.click("Name", TextField)
    bench.hands.key("end")
    bench.hands.type("!")
    bench.hands.key("escape")
    bench.hands.wait(0.1)
    assert bench.desked.top is bench.scene and bench.data()["name"] == "Chatter Chase!"
    bench.hands.key("escape")
    bench.hands.wait(0.2)
    assert bench.desked.top is not bench.scene


def test_cards_are_called_by_their_names_where_others_name_them(at):
    bench = at("monster_league", ("pitchers", "nocturna_nyx"))
    box = bench.show("Ability", Dropdown).widget
    assert box.options[box.chosen] == "Lights Out"
    bench.choose("Ability", "Double Trouble")
    assert bench.data()["ability"] == "double_trouble"


def test_a_name_may_end_in_a_blank_while_it_is_typed(at):
    bench = at("wild_cards", CHASE)
    bench.write("Name", "Chatter ")
    assert bench.room.bench.sound and bench.data()["name"] == "Chatter"
    bench.hands.type("Box")
    bench.hands.wait(0.5)
    assert bench.data()["name"] == "Chatter Box"


def test_a_text_is_one_step_to_undo_however_often_the_hand_rests(at):
    bench = at("wild_cards", CHASE)
    bench.click("Name", TextField)
    bench.hands.key("end")
    for letter in "rbox":
        bench.hands.type(letter)
        bench.hands.wait(0.5)
    assert bench.data()["name"] == "Chatter Chaserbox" and len(bench.room.bench.history) == 2
    assert "Chatter Chase" in bench.room.bench.history[0] and "Chaserbox" in bench.room.bench.history[0]
    bench.hands.key("ctrl+z")
    bench.hands.wait(0.1)
    assert bench.data()["name"] == "Chatter Chase" and bench.placed("Name", TextField).widget.text == "Chatter Chase"
    bench.hands.type("!")
    bench.hands.wait(0.5)
    assert bench.data()["name"] == "Chatter Chase!" and len(bench.room.bench.history) == 2


def test_a_new_team_brings_all_its_cards(at):
    bench = at("monster_league", ("team", "graveyard_shift"))
    bench.click("New team from this one")
    bench.hands.type("The Day Shift")
    bench.hands.key("enter")
    bench.hands.wait(0.3)
    assert bench.room.chosen == ("team", "the_day_shift") and bench.room.bench.sound
    team = next(team for team in bench.room.bench.catalog.teams if team.id == "the_day_shift")
    assert len(team.batters) == 4 and len(team.pitchers) == 2


def test_a_color_is_chosen_by_its_shares_or_its_number(at):
    bench = at("monster_league", ("team", "graveyard_shift"))
    swatch = next(w for w in bench.page._boards.children if w.label == "Accent" and hasattr(w, "colour")
                  and w.on_click is not None)
    bench.page._boards.reveal(swatch.rect)
    bench.hands.turn()
    placed = next(p for p in bench.scene.group.placed() if p.widget is swatch)
    bench.hands.click(placed.box.cx, placed.box.cy)
    bench.hands.wait(0.1)
    bench.hands.click(*bench.placed("Number", TextField).box[:2])
    field = bench.placed("Number", TextField).box
    bench.hands.click(field.cx, field.cy)
    bench.hands.key("ctrl+a")
    bench.hands.type("#123456")
    bench.hands.key("escape")
    bench.hands.wait(0.2)
    assert bench.desked.top is bench.scene and bench.data()["look"]["accent"] == "#123456"


def test_a_picture_is_one_of_those_there_are(at):
    bench = at("monster_league", ("batters", "jack_o_slugger"))
    box = bench.show("Portrait", Dropdown).widget
    assert "howlin_hal" in box.options and box.pictures[0].startswith("monster_league/portraits/")
    bench.choose("Portrait", "howlin_hal")
    assert bench.data()["portrait"] == "howlin_hal"


def test_a_disk_that_refuses_is_one_amber_line_and_saves_elsewhere(at, tmp_path, monkeypatch):
    bench = at("wild_cards", CHASE)
    bench.room.own.parent.mkdir(parents=True, exist_ok=True)
    bench.room.own.write_text("a file where the folder should be", "utf-8")
    bench.click("Bat", Stepper, side="right")
    assert bench.data()["bat"] == 5 and bench.room.bench.refused
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    bench.click("Save elsewhere")
    assert any("bat: 5" in file.read_text("utf-8") for file in home.rglob("*.yaml"))


def test_every_control_is_reached_with_the_keyboard(at):
    bench = at("wild_cards", CHASE)
    wanted = {id(p.widget) for p in bench.scene.group.placed() if p.widget.focusable and p.widget.enabled}
    reached = set()
    for _ in range(len(wanted) + 3):
        bench.hands.key("tab")
        reached.add(id(bench.scene.group.focused))
    assert wanted <= reached


def test_a_game_of_ones_own_is_edited_field_by_field(at, derby):
    bench = at(derby, ("cards", "heater"))
    bench.click("Bat", Stepper, side="right")
    assert bench.data()["bat"] == 1 and bench.changes()
    bench.click("Strike")
    assert bench.data()["strike"] is False
    bench.hands.key("ctrl+z")
    bench.hands.key("ctrl+z")
    assert bench.data()["bat"] == 0 and bench.data()["strike"] is True


@pytest.mark.parametrize("key", ["monster_league", "wild_cards", "lords"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 600), 150)])
def test_every_kind_of_record_is_laid_out_whole(at, key, size, text):
    bench = at(key, None, size=size, text_size=text)
    kinds = {card.kind: card for card in bench.room.cards}
    for card in kinds.values():
        bench.room.chosen = card.key
        bench.scene.open("Edit")
        bench.page.enter()
        bench.scene.refresh()
        bench.hands.turn(2)
        for view in (bench.page._boards, bench.page._column):
            for widget in view.children:
                assert widget.rect.x >= 0 and widget.rect.right <= view.rect.w + 1, (card.key, widget.label)
        drawn = pygame.mask.from_threshold(bench.app.picture, (255, 248, 230), (40, 40, 40)).count()
        assert drawn > 100, card.key


def test_a_file_that_cannot_be_read_is_its_sentence_and_the_other_cards_stay_usable(at, tmp_path, monkeypatch):
    own = tmp_path / "mine"
    (own / "wild_cards/teams").mkdir(parents=True)
    text = (paths.cards() / "wild_cards/teams/underdogs.yaml").read_text("utf-8")
    file = own / "wild_cards/teams/underdogs.yaml"
    file.write_text(text.replace("name: The Underdogs", "name: 'The Underdogs", 1), "utf-8")
    bench = at("wild_cards", ("problem", "0"), own=own)
    words = " ".join(bench.texts())
    assert "found a quote ' that is not closed" in words and "Line 5" in words
    opened = []
    monkeypatch.setattr(edit_troubles, "open_file", opened.append)
    bench.click("Open the file")
    assert opened == [file]
    bench.room.chosen = ("players", "as_p01")
    bench.page.enter()
    bench.scene.refresh()
    bench.click("Bat", Stepper, side="left")
    assert bench.data()["bat"] == 5
