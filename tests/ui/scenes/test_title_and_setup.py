"""From the start of the program to the first decision: few clicks, honest posters, choices remembered."""

import gc
import importlib
import weakref
from unittest.mock import patch

import pytest

from lordsball import games
from lordsball.games import from_folder
from lordsball.match.seats import HUMAN, table_from
from lordsball.ui.kit.scene import Scene
from lordsball.ui.lessons.scene import LessonScene
from lordsball.ui.scenes.seating import FRIENDS
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.scenes.title import FIRST, Poster, TitleScene, bills
from lordsball.ui.shell import desk
from lordsball.ui.shell.desk import SCENES
from lordsball.ui.table.coach import COACH
from lordsball.ui.table.privacy import HIDES
from lordsball.ui.table.scene import TableScene
from tests.generic.shelf import FOLDER
from tests.ui.scenes.desks import KEY, keep, open_desk, own_cards, played


@pytest.fixture
def table(data_dir):
    desked = open_desk(data_dir)
    desked.show(TitleScene(desked.desk))
    return desked


def test_two_clicks_from_the_first_screen_to_the_first_decision(table):
    table.press("Monster League Baseball: new game")
    assert isinstance(table.top, SetupScene)
    table.press("Play ball")
    assert isinstance(table.top, TableScene)
    match = table.top.match
    assert [seat.player for seat in match.seats] == [HUMAN, "rookie"]
    assert match.decision is not None and match.history.now == 0


def test_two_presses_of_space_do_the_same_for_who_has_learned(table):
    learned(table)
    table.hands.key("space")
    assert isinstance(table.top, SetupScene)
    table.hands.key("space")
    assert isinstance(table.top, TableScene)


class Ring:
    def __init__(self):
        self.itself = self


def test_rings_of_objects_that_nothing_holds_are_sought_while_a_table_opens(table, monkeypatch, rings_sought):
    """Python's own search, at a moment of its choosing, could outlast a frame."""
    gone = weakref.ref(Ring())
    monkeypatch.setattr(desk, "_look_for_rings", rings_sought)
    table.desk.play(played(table.desk, steps=3))
    assert gone() is None
    assert gc.get_freeze_count() > 0


def learned(desked):
    """All lessons of the first game are done."""
    desked.desk.progress.done |= {lesson.key for lesson in desked.desk.lessons_of(FIRST)}
    desked.show(TitleScene(desked.desk))


def test_space_begins_with_a_lesson_for_who_is_new(table):
    lesson = table.desk.lessons_of(FIRST)[0]
    table.hands.key("space")
    assert isinstance(table.top, LessonScene) and table.top.lesson.key == lesson.key


def test_learn_hangs_where_a_game_has_lessons_and_in_its_setup_until_they_are_done(table):
    for bill in bills():
        lessons = table.desk.lessons_of(bill.key)
        at_hand = [label for label in table.labels() if label.startswith(f"Learn {bill.name}")]
        assert bool(at_hand) == bool(lessons)
    table.show(SetupScene(table.desk, FIRST))
    assert "Learn it first" in table.labels()
    learned(table)
    table.show(SetupScene(table.desk, FIRST))
    assert "Learn it first" not in table.labels()


@pytest.mark.parametrize(
    ("digit", "name", "key"),
    [("1", "Lords of Baseball", "lords"), ("2", "Wild Cards", "wild_cards"),
     ("3", "Monster League Baseball", "monster_league")],
)
def test_every_poster_is_a_door(table, digit, name, key):
    """Two presses to any game, by mouse and by key; its rules hang beside it."""
    table.press(f"{name}: new game")
    assert table.top.game.key == key
    table.press("Play ball")
    assert isinstance(table.top, TableScene) and table.top.match.game.key == key
    table.show(TitleScene(table.desk))
    table.hands.key(digit)
    assert table.top.game.key == key
    table.hands.key("escape")
    table.press(f"Rules of {name}")
    assert table.top.cover.key == key


def test_the_gold_button_is_about_the_game_of_last_time(table):
    assert [poster.bill.key for poster in posters(table) if poster.framed] == ["monster_league"]
    table.press("Wild Cards: new game")
    table.press("Play ball")
    table.top.leave()
    table.show(TitleScene(table.desk))
    assert [poster.bill.key for poster in posters(table) if poster.framed] == ["wild_cards"]


def posters(table):
    return [placed.widget for placed in table.top.group.placed() if isinstance(placed.widget, Poster)]


def test_escape_does_not_leave_the_first_screen(table):
    table.hands.key("escape")
    assert isinstance(table.top, TitleScene) and table.app.running
    table.press("Quit")
    assert not table.app.running


def test_without_a_game_there_is_nothing_to_continue(table):
    assert "Continue last game" not in table.labels() and "Continue" not in table.labels()


def test_the_last_game_goes_on_where_it_was_and_the_last_result_is_told(data_dir):
    desked = open_desk(data_dir)
    finished, going = played(desked.desk, 4), played(desked.desk, 5, 40)
    keep(desked.desk, finished)
    keep(desked.desk, going)
    title = desked.show(TitleScene(desked.desk))
    assert title._last_game == finished.game.words.result(finished.position, finished.names)
    desked.hands.key("space")
    assert isinstance(desked.top, TableScene)
    assert desked.top.match.id == going.id
    # A computer player may have gone on already.
    assert desked.top.match.record()[: going.history.now] == going.record()


def test_only_the_gold_button_is_what_space_does(table):
    gold = [placed.widget.label for placed in table.top.group.placed() if placed.widget.primary]
    assert gold == [f"Start here: {table.desk.lessons_of(FIRST)[0].card.minutes} minutes"]


def test_the_sign_where_to_start_hangs_until_one_game_is_over(table):
    assert [poster.bill.key for poster in posters(table) if poster.start] == ["monster_league"]
    keep(table.desk, played(table.desk, 4))
    table.show(TitleScene(table.desk))
    assert not any(poster.start for poster in posters(table))
    assert "New game" in table.labels() and not any(label.startswith("Start here") for label in table.labels())


def test_with_more_than_three_games_a_part_of_the_next_poster_is_seen_and_leads_to_it(data_dir):
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        from_folder.add(FOLDER)
        desked = open_desk(data_dir)
        desked.show(TitleScene(desked.desk))
        name = next(bill.name for bill in bills() if bill.key == "home_run_derby")
        assert desked.widget(f"More games: {name}").rect.x < 1280 - 150
        desked.press(f"More games: {name}")
        desked.press(f"{name}: new game")
        assert desked.top.game.key == "home_run_derby"


def test_the_same_seed_is_the_same_game(data_dir):
    positions = []
    for name in ("one", "two"):
        desked = open_desk(data_dir / name)
        desked.show(SetupScene(desked.desk, KEY))
        desked.press("More choices")
        field = desked.widget("Seed")
        field._set("123", 3)
        desked.press("Play ball")
        positions.append(desked.top.match.position.save())
        assert desked.top.match.seed == 123
    assert positions[0] == positions[1]


def test_a_seed_takes_digits_only_and_none_means_any(data_dir):
    desked = open_desk(data_dir)
    desked.show(SetupScene(desked.desk, KEY))
    desked.press("More choices")
    field = desked.widget("Seed")
    field._set("", 0)
    field.insert("seed 12 four 4")
    assert field.text == "124"
    field._set("", 0)
    desked.press("Play ball")
    assert 0 <= desked.top.match.seed < 10**6


def test_choices_are_remembered_for_the_next_time(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, KEY))
    setup.seating.seat(1, "veteran")
    setup.seating.rename(0, "Robin")
    setup.seating.turn_side(0, 1)
    desked.press("Play ball")
    again = open_desk(data_dir, last_seats=desked.app.settings.last_seats)
    again.show(SetupScene(again.desk, KEY))
    seats = again.top.seating.remembered()
    assert seats == [["Robin", HUMAN, "candy_crushers"], ["Vera", "veteran", "graveyard_shift"]]


def test_what_the_table_chose_comes_back_too_and_is_told_while_it_is_folded(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, "wild_cards"))
    desked.hands.key("2", "o")
    assert setup.seating.company == FRIENDS
    desked.press("Always ask")
    desked.press("Hide hands")
    desked.hands.key("escape")
    assert desked.top is setup and not setup.open
    desked.hands.key("space")
    again = open_desk(data_dir, last_seats=desked.app.settings.last_seats,
                      last_choices=desked.app.settings.last_choices)
    setup = again.show(SetupScene(again.desk, "wild_cards"))
    told = [line.now for line in setup.folded]
    assert told == ["Always ask: on", "Choose payment: off", "Hide hands: off", "Coach: on", "Seed: a new one"]
    again.press("Play ball")
    assert again.top.match.options["always_ask"] is True and again.top.match.table.screen == {HIDES: False}


def test_a_table_has_a_coach_unless_it_wants_none_and_between_hidden_hands_only_if_it_wants_one(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, "wild_cards"))
    assert setup.folded[-2].now == "Coach: on"
    desked.hands.key("2", "o")
    assert setup.folded[-2].now == "Coach: off"
    desked.press("Coach")
    assert setup.folded[-2].now == "Coach: on"
    desked.press("Coach")
    desked.hands.key("space")
    assert desked.top.match.table.screen == {HIDES: True, COACH: False}
    again = open_desk(data_dir, last_choices=desked.app.settings.last_choices)
    again.show(SetupScene(again.desk, "wild_cards"))
    assert again.top.folded[-2].now == "Coach: off"


def test_computer_players_that_search_may_be_asked_to_think_less_and_it_is_kept_with_the_match(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, "wild_cards"))
    assert "Think less: off" not in [line.now for line in setup.folded]
    desked.press("Play ball")
    assert desked.top.match.table.effort == "normal"
    setup = desked.show(SetupScene(desked.desk, "wild_cards"))
    setup.seating.seat(1, "veteran")
    desked.hands.key("o")
    desked.press("Think less")
    desked.press("Play ball")
    table = desked.top.match.table
    assert table.effort == "less"
    assert table_from(table.save()) == table
    assert table_from({"effort": ["less"]}).effort == "normal"
    again = open_desk(data_dir, last_seats=desked.app.settings.last_seats,
                      last_choices=desked.app.settings.last_choices)
    assert "Think less: on" in [line.now for line in again.show(SetupScene(again.desk, "wild_cards")).folded]


def test_how_long_is_asked_with_its_minutes(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, "lords"))
    lengths = {label: desked.widget(label).words for label in desked.labels() if label.endswith(" years")}
    assert lengths == {"3 years": "about 50 minutes", "5 years": "about 80 minutes", "7 years": "about 2 hours"}
    desked.press("7 years")
    assert setup.chosen["years"] == "7" and desked.widget("7 years").chosen


def test_a_seed_is_not_asked_for_in_front(table):
    table.press("Monster League Baseball: new game")
    assert "Seed" not in table.labels()


def test_an_empty_or_double_name_is_refused_with_a_sentence(data_dir):
    desked = open_desk(data_dir)
    setup = desked.show(SetupScene(desked.desk, KEY))
    setup.seating.rename(0, "  ")
    desked.press("Play ball")
    assert desked.top is setup and setup.notice == "A seat needs a name."
    setup.seating.rename(0, "Ricky")
    desked.press("Play ball")
    assert desked.top is setup and setup.notice.startswith("Two seats are called Ricky")


def test_a_third_team_is_found_and_played(data_dir, tmp_path):
    own = own_cards(tmp_path / "cards")
    team = (own / KEY / "teams" / "graveyard_shift.yaml").read_text("utf-8")
    for name in ("graveyard_shift", "jack_o_slugger", "chompin_charlie", "howlin_hal", "grave_dave", "windup_wanda",
                 "phantom_phil"):
        team = team.replace(f"id: {name}", f"id: new_{name}")
    (own / KEY / "teams" / "night.yaml").write_text(team.replace("The Graveyard Shift", "The Night Nurses"), "utf-8")
    desked = open_desk(data_dir, own=own)
    setup = desked.show(SetupScene(desked.desk, KEY))
    names = {setup.seating.side(0).name, setup.seating.side(1).name}
    for _ in desked.desk.cards(KEY).teams:
        names.add(setup.seating.side(0).name)
        desked.press("Another team for seat 1")
    assert names == {team.name for team in desked.desk.cards(KEY).teams} >= {"The Graveyard Shift", "The Night Nurses"}
    while setup.seating.side(0).name != "The Night Nurses":
        desked.press("Another team for seat 1")
    desked.press("Play ball")
    assert desked.top.match.position.team(0).name == "The Night Nurses"


def test_cards_that_cannot_be_read_any_more_are_told_and_the_old_ones_played(data_dir, tmp_path):
    own = own_cards(tmp_path / "cards")
    desked = open_desk(data_dir, own=own)
    desked.desk.cards(KEY)
    (own / KEY / "rules.yaml").write_text("innings: many\n", "utf-8")
    setup = desked.show(SetupScene(desked.desk, KEY))
    assert "rules.yaml" in setup.notice
    desked.press("Play ball")
    assert isinstance(desked.top, TableScene)


def test_a_poster_tells_who_plays_how_long_and_how_hard_it_is_by_the_cards(data_dir, tmp_path):
    own = own_cards(tmp_path / "cards", ("innings: 3", "innings: 5"))
    desked = open_desk(data_dir, own=own)
    desked.show(TitleScene(desked.desk))
    poster = desked.widget("Monster League Baseball: new game")
    assert poster.facts[:3] == ("2 players", "8–17 min", 1)
    assert poster.tooltip == "Easy. 5 innings of luck, and a few tokens to cheat with."


def test_a_storm_of_clicks_on_start_begins_one_game(table):
    learned(table)
    table.press("Start here")
    box = table.widget("Play ball").rect
    for _ in range(20):
        table.hands.press(box.cx, box.cy)
        table.hands.release(box.cx, box.cy)
    table.hands.wait(0.3)
    saves = [entry for entry in table.desk.saves.entries() if entry.automatic]
    assert isinstance(table.top, TableScene) and len(saves) <= 1


@pytest.mark.parametrize("key", games.SHELF)
def test_every_game_is_set_up_with_its_own_words_and_as_many_seats_as_it_takes(data_dir, key):
    desked = open_desk(data_dir, speed="off")
    setup = desked.show(SetupScene(desked.desk, key))
    game, words = setup.game, setup.cover.setup
    assert any(label.startswith(f"{words.side.capitalize()} of seat 1") for label in desked.labels())
    more = f"One more {words.player}"
    while more in desked.labels():
        desked.widget(more).activate()
    assert len(setup.seating.seats) == game.most_seats
    assert len({seat.side for seat in setup.seating.seats}) == game.most_seats
    while game.most_seats > 2 and len(setup.seating.seats) > game.fewest_seats:
        desked.widget("Seat 1 leaves the table").activate()
    if game.most_seats > 2:
        assert not desked.widget("Seat 1 leaves the table").enabled
        assert desked.widget("Seat 1 leaves the table").why
    desked.press("Play ball")
    assert isinstance(desked.top, TableScene)
    assert len(desked.top.match.seats) == max(game.fewest_seats, len(setup.seating.seats))


def test_every_scene_that_the_desk_can_open_is_where_the_table_says():
    for name, module in SCENES.items():
        assert issubclass(getattr(importlib.import_module(f"lordsball.ui.{module}"), name), Scene)
