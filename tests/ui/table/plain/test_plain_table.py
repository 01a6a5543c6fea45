"""Any game of the shelf on the plain table: whole games, by mouse and by keys, and nothing hidden on it."""

import random
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games, paths
from lordsball.engine.secrets import HIDDEN
from lordsball.games import from_folder
from lordsball.games.pieces import Hand, faces_of, laid_out
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from lordsball.ui import shelf
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.scenes.setup import SetupScene
from lordsball.ui.table.plain.arranging import INSIDE, arrange
from lordsball.ui.table.plain.board import PlainBoard
from lordsball.ui.table.plain.cover import MOST_HIGHLIGHTS, PlainCover
from tests.ui.scenes.desks import open_desk
from tests.ui.table.evening import Evening

EXAMPLES = Path(__file__).resolve().parents[4] / "examples"
DERBY = "home_run_derby"
TABLES = [(DERBY, 2), (DERBY, 4), ("monster_league", 2), ("wild_cards", 2), ("lords", 1), ("lords", 4), ("lords", 8)]


@pytest.fixture(autouse=True)
def without_boards():
    """No game has drawn anything, and the example stands on the shelf."""
    with (
        patch.dict(games.SHELF), patch.dict(games.CARDS_OF), patch.dict(shelf.WINGS, clear=True),
    ):
        from_folder.add(EXAMPLES)
        yield


def match_of(key, people, seats, seed=4):
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    sitting = [Seat(f"Robin {n}") if n < people else Seat(f"Reggie {n}", "random") for n in range(seats)]
    return Match(game, cards, game.options(cards, seats, {}), sitting, seed)


@pytest.mark.parametrize(("key", "people"), [(DERBY, 1), (DERBY, 2), ("monster_league", 1)])
def test_a_whole_game_by_mouse(tmp_path, key, people):
    evening = Evening(tmp_path, match_of(key, people, 2))
    evening.play_by_mouse(random.Random(1), 0.4)
    assert isinstance(evening.board, PlainBoard)


@pytest.mark.parametrize(("key", "seats"), [(DERBY, 4), ("lords", 3)])
def test_everything_on_it_has_a_name_and_lies_on_the_canvas(key, seats):
    match = match_of(key, 1, seats)
    board = board_of(match)
    board.show(match.view(0), 0)
    board.watch(match.view(0), match.view(0).why_not)
    found = board.landmarks()
    assert len({place.name for place in found if not place.name.startswith("card:")}) > 8
    assert all(p.box.x >= 0 and p.box.right <= 1280 and p.box.y >= 88 and p.box.bottom <= 720 for p in found)
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*(:[a-z0-9_]+)?", p.name) and p.title for p in found)


def test_a_whole_game_by_keys(tmp_path):
    Evening(tmp_path, match_of(DERBY, 1, 3)).play_by_keys(random.Random(2), 0.4)


@pytest.mark.parametrize("key", ["wild_cards", "lords"])
def test_a_game_with_a_board_of_its_own_can_be_played_without_it(tmp_path, key):
    clicks = 60
    evening, chance = Evening(tmp_path, match_of(key, 1, 2), hides=False), random.Random(3)
    for _ in range(clicks):
        if evening.match.over:
            break
        evening.click(chance.choice(evening.choices()))
    assert evening.match.history.now >= clicks


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_option_of_every_decision_can_be_chosen(key, seats):
    """With a button or a card: nothing the rules offer is out of reach."""
    match, chance = match_of(key, seats, seats), random.Random(5)
    board = board_of(match)
    for _ in range(150):
        if match.over:
            break
        seat = match.decision.seat
        view = match.view(seat)
        board.show(view, seat)
        wanted, reached = set(match.decision.options), set()
        for _ in range(12):  # page by page
            offer = board.offer(view, lambda action: None, match.position.why_not)
            reached |= {choice.action for choice in (offer.primary, offer.secondary) if choice}
            reached |= {action for widget in offer.widgets for action in getattr(widget, "actions", ())}
            if wanted <= reached:
                break
            board._page += 1
        assert reached == wanted
        match.act(chance.choice(match.decision.options))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_everything_lies_on_the_mat_and_nothing_on_something_else(key, seats):
    match, chance = match_of(key, seats, seats), random.Random(6)
    for _ in range(120):
        if match.over:
            break
        seat = match.decision.seat
        faces = faces_of(match.cards.contents)
        found = arrange(laid_out(match.view(seat), match.game.table, faces), seats, seat)
        boxes = [spot.box for spot in found.spots] + [box for _, _, box, _ in found.tracks] + [found.options]
        for number, box in enumerate(boxes):
            assert INSIDE.x - 1 <= box.x and box.right <= INSIDE.right + 1
            assert INSIDE.y - 1 <= box.y and box.bottom <= INSIDE.bottom + 1
            for other in boxes[number + 1 :]:
                apart = box.right <= other.x + 1 or other.right <= box.x + 1
                assert apart or box.bottom <= other.y + 1 or other.bottom <= box.y + 1, (box, other)
        match.act(chance.choice(match.decision.options))


@pytest.mark.parametrize(("key", "seats"), [(DERBY, 3), ("wild_cards", 2), ("lords", 4)])
def test_hands_of_others_are_backs(key, seats):
    match, chance = match_of(key, seats, seats), random.Random(7)
    seen = 0
    for _ in range(100):
        if match.over:
            break
        faces = faces_of(match.cards.contents)
        for seat in (*range(seats), None):
            for laid in laid_out(match.view(seat), match.game.table, faces):
                if isinstance(laid.piece, Hand) and laid.seat != seat:
                    assert set(laid.cards) <= {HIDDEN}
                    seen += len(laid.cards)
        match.act(chance.choice(match.decision.options))
    assert seen > 100


@pytest.mark.parametrize(("key", "seats"), [(DERBY, 2), (DERBY, 4), ("monster_league", 2)])
def test_the_end_names_moments_that_can_be_watched(key, seats):
    """Each with a sentence of the log, the score right then, and a step of the record."""
    match, chance = match_of(key, seats, seats), random.Random(8)
    while not match.over:
        match.act(chance.choice(match.decision.options))
    ending = PlainCover(match.game).ending(match)
    assert len(ending.highlights) <= MOST_HIGHLIGHTS
    assert [each.step for each in ending.highlights] == sorted({each.step for each in ending.highlights})
    assert all(each.what and 0 < each.step <= match.history.now for each in ending.highlights)
    assert len(ending.table) == seats
    if key == DERBY:
        assert ending.highlights


def board_of(match):
    from lordsball.ui.shell.settings import Settings
    from lordsball.ui.table.board import Seated

    return PlainBoard(match.game, [Seated(seat.name, True, "") for seat in match.seats], Settings)


def test_the_chooser_of_a_game_without_a_cover_speaks_of_no_other_game(tmp_path):
    table = open_desk(tmp_path)
    said = []
    draw_text = Canvas.text

    def text(canvas, words, *rest, **more):
        said.append(words)
        return draw_text(canvas, words, *rest, **more)

    try:
        with patch.object(Canvas, "text", text):
            table.show(SetupScene(table.desk, DERBY))
        widgets = [placed.widget for placed in table.top.group.placed()]
        words = [*said, *table.labels(), *(widget.why for widget in widgets)]
        assert "One more player" in words and "Home Run Derby needs 2 players." in words
        assert not [line for line in words if re.search(r"owner|club|Lord", line)]
    finally:
        table.app.close()
