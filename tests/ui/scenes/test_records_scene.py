"""The record book on the screen, by clicks and by keys."""

import shutil
import time

import pytest

from lordsball.match.lock import InUse
from lordsball.match.seats import Seat
from lordsball.records import figures
from lordsball.records.book import Book as Records
from lordsball.records.book import Course
from lordsball.records.gathering import Gathering
from lordsball.ui.records.chosen import SURE
from lordsball.ui.records.empty import EmptyPage
from lordsball.ui.records.scene import RecordsScene
from lordsball.ui.scenes.replay import ReplayScene
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.scenes.title import TitleScene
from lordsball.ui.table.scene import TableScene
from tests.records.scripted import finish, kept, played
from tests.ui.scenes.desks import open_desk

ANN, BOB, REX = Seat("Ann"), Seat("Bob"), Seat("Rex", "random")


@pytest.fixture(scope="module")
def league(tmp_path_factory):
    """A folder with a small book."""
    data = tmp_path_factory.mktemp("league")
    tables = [("monster_league", (ANN, BOB)), ("wild_cards", (ANN, REX)), ("lords", (BOB, REX)),
              ("monster_league", (REX, ANN)), ("monster_league", (Seat("Ria", "random"), REX))]
    for seed, (key, seats) in enumerate(tables):
        kept(data, played(key, seed, seats, seed))
    return data


class Book:
    """The book on the screen."""

    def __init__(self, data, **settings):
        settings.setdefault("speed", "off")
        self.desked = open_desk(data, **settings)
        self.desk, self.hands = self.desked.desk, self.desked.hands
        self.desk.records.begin()
        self.desk.open_records()
        self.rest()

    def rest(self):
        """Until all that was asked for is there."""
        for _ in range(4):
            self.desk.records.background.finish()
            self.hands.wait(0.2)

    @property
    def scene(self):
        assert isinstance(self.desked.top, RecordsScene)
        return self.desked.top

    @property
    def page(self):
        return self.scene.now

    def key(self, name):
        self.hands.key(name)
        self.hands.wait(0.2)

    def press(self, label):
        self.desked.press(label)
        self.hands.wait(0.2)

    def until(self, reached, seconds=20.0):
        """Until something has come that is worked out beside the frames."""
        end = time.monotonic() + seconds
        while not reached():
            assert time.monotonic() < end
            self.hands.turn()
            time.sleep(0.02)  # who analyses is a thread here
            self.desk.records.background.finish()


@pytest.fixture
def book(league, tmp_path):
    shutil.copytree(league, tmp_path / "data")
    opened = Book(tmp_path / "data")
    yield opened
    opened.desk.close()


# --- games ---------------------------------------------------------------------------------------------------------


def test_old_saves_are_in_the_list_and_games_of_computers_are_apart(book):
    assert [entry.game for entry in book.page.shown] == ["monster_league", "lords", "wild_cards", "monster_league"]
    book.press("Computers only")
    assert [sat.name for entry in book.page.shown for sat in entry.sides] == ["Ria", "Rex"]
    book.press("Anybody")
    assert len(book.page.shown) == 4


def test_filters_narrow_the_list_and_an_empty_one_offers_a_way_back(book):
    book.press("Monster League")
    assert {entry.game for entry in book.page.shown} == {"monster_league"}
    book.press("Bob")
    assert len(book.page.shown) == 1
    book.key("ctrl+f")
    book.hands.type("zebra")
    assert book.page.shown == []
    book.press("Show all games")
    assert len(book.page.shown) == 4


def test_find_looks_at_names_sides_and_seeds(book):
    for words, count in (("rex", 3), ("underdogs", 1), ("harbor", 1), ("bob graveyard", 1)):
        book.page._find(words)
        assert len(book.page.shown) == count, words


def test_arrows_go_through_the_list_and_s_turns_it_round(book):
    first = book.page.entry
    book.key("down")
    assert book.page.entry == book.page.shown[1]
    book.key("end")
    assert book.page.entry == book.page.shown[-1]
    book.key("s")
    assert book.page.shown[0].key == book.page.entry.key
    assert book.page.shown[-1] == first


def test_space_watches_and_escape_comes_back_to_the_same_game(book):
    book.key("down")
    chosen, seed = book.page.chosen, book.page.shown[1].seed
    book.key("space")
    book.until(lambda: isinstance(book.desked.top, ReplayScene))
    assert book.desked.top.replay.match.seed == seed
    book.key("escape")
    assert book.page.chosen == chosen


def test_watching_works_after_the_saves_were_cleared_away(book):
    shutil.rmtree(book.desk.saves.folder)
    book.press("Watch")
    book.until(lambda: isinstance(book.desked.top, ReplayScene))


def test_the_same_seed_is_a_new_match_at_the_table_and_the_book_marks_it(book):
    seed = book.page.entry.seed
    book.key("p")
    book.until(lambda: isinstance(book.desked.top, TableScene))
    match = book.desked.top.match
    assert (match.seed, match.names, match.history.now) == (seed, ("Rex", "Ann"), match.history.now)
    finish(match, 77)
    book.desk.open_records()
    book.rest()
    assert book.page.shown[0].again


def test_the_curve_of_a_game_of_monster_league_is_worked_out_and_kept(book):
    about = book.page.about
    book.until(lambda: about.course is not None)
    assert about.course.points[-1][1:] == tuple(float(sat.won) for sat in book.page.entry.sides)
    book.rest()
    assert book.desk.records.book.course(book.page.chosen) == about.course
    wpa = [line for line in book.desk.records.book.lines("batter") if line.what == "WPA"]
    assert len(wpa) == 8


def test_deleting_asks_and_then_the_game_is_gone_for_good(book):
    key = book.page.chosen
    book.key("delete")
    assert SURE in book.desked.labels()
    book.key("down")
    book.key("up")
    assert SURE not in book.desked.labels()
    book.key("delete")
    book.press(SURE)
    book.rest()
    assert key not in [entry.key for entry in book.page.games]
    book.desk.records.begin()
    book.rest()
    assert key not in [entry.key for entry in book.page.games]


def test_a_window_that_does_not_keep_the_book_shows_it_and_deletes_nothing(league, tmp_path):
    shutil.copytree(league, tmp_path / "data")
    Gathering(tmp_path / "data", Records(tmp_path / "data")).gather()
    desked = open_desk(tmp_path / "data", speed="off")
    desked.desk.saves.in_use = InUse(1)
    desked.desk.open_records()
    desked.desk.records.background.finish()
    desked.hands.wait(0.2)
    desked.hands.key("delete")
    assert desked.top.notice == "Another window keeps the book."
    assert SURE not in desked.labels()


# --- people, hall, the rest ----------------------------------------------------------------------------------------


def test_people_are_counted_against_anybody_and_against_a_level(book):
    book.key("2")
    page = book.page
    assert page.people == [("Ann", 3), ("Bob", 2)]
    assert page.won.of == 3
    book.press("Random")
    assert page.won.of == 2
    book.press("People")
    assert page.won.of == 1


def test_careers_are_of_the_person_and_turn_to_cards(book):
    book.key("2")
    page = book.page
    lines = book.desk.records.book.lines("batter")
    mine = [line for line in lines if figures.seat_of(entry_of(book, line), "Ann") == seat_of(book, line)]
    assert sum(one.of("AB") for one in page.careers) == sum(line.amount for line in mine if line.what == "AB")
    page._turn(1)
    assert sum(one.of("played") for one in page.careers) > 0


def entry_of(book, line):
    return next(entry for entry in book.scene.contents.games if entry.key == line.game)


def seat_of(book, line):
    return entry_of(book, line).sides[line.seat]


def test_the_hall_leads_to_the_game_of_a_club(book):
    book.key("3")
    assert [club.vp for club in book.page.clubs] == sorted((club.vp for club in book.page.clubs), reverse=True)
    great = next(placed for placed in book.scene.group.placed() if placed.widget.label.startswith("1st"))
    book.hands.click(great.box.cx, great.box.cy)
    book.hands.wait(0.2)
    assert book.page.title == "Games"
    assert book.page.entry.game == "lords"


def test_pages_turn_by_keys_and_escape_goes_to_the_title(book):
    titles = []
    for _ in range(3):
        book.key("ctrl+tab")
        titles.append(book.page.title)
    assert titles == ["People", "Hall of Fame", "Games"]
    book.key("escape")
    assert isinstance(book.desked.top, TitleScene)
    book.key("b")
    assert isinstance(book.desked.top, RecordsScene)


def test_tab_reaches_every_board(book):
    seen = set()
    for _ in range(12):
        book.key("tab")
        seen.add(type(book.scene.group.focused).__name__)
    assert {"Rows", "TickRow", "Button"} <= seen


def test_the_book_is_saved_as_a_spreadsheet(book):
    book.key("ctrl+s")
    book.desked.app.background.finish()
    (file,) = book.desk.data.glob("records *.csv")
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2 * 5


def test_an_empty_book_leads_to_the_first_game(tmp_path):
    book = Book(tmp_path)
    assert isinstance(book.page, EmptyPage)
    book.key("space")
    assert isinstance(book.desked.top, SetupScene)


def test_a_book_without_lords_says_how_a_club_gets_into_the_hall(tmp_path):
    kept(tmp_path, played())
    book = Book(tmp_path)
    book.key("3")
    assert book.page.clubs == []
    book.press("Play Lords")
    assert isinstance(book.desked.top, SetupScene)


def test_what_an_analysis_found_before_is_shown_at_once(league, tmp_path):
    shutil.copytree(league, tmp_path / "data")
    records = Records(tmp_path / "data")
    Gathering(tmp_path / "data", records).gather()
    key = next(entry.key for entry in records.games() if not entry.computers_only)
    course = Course(((0.0, 0.5, 0.5), (1.0, 1.0, 0.0)), "A swing and a miss.")
    records.add_analysis(key, course, [])
    book = Book(tmp_path / "data")
    assert book.page.about.course == course
