"""The large card at the right follows the play, in every game: what was pointed at once does not stay."""

import pytest

from lordsball import games, paths
from lordsball.games import SHELF
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.table.board import NOWHERE
from tests.ui.table.evening import Evening

GRID = [(x, y) for y in range(110, 720, 30) for x in range(20, 1270, 30)]
LEVELS = {"lords": "regular", "wild_cards": "regular", "monster_league": "veteran"}


def sit_down(folder, key, seed=3):
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    options = game.options(cards, 2, {"years": "3"} if key == "lords" else {})
    return Evening(folder, Match(game, cards, options, [Seat("Robin", HUMAN), Seat("Vera", LEVELS[key])], seed))


def point_at_a_card(evening):
    """Rest the pointer on the first card there is; False where none lies open."""
    board = evening.board
    for x, y in GRID:
        board.hover(x, y)
        if board.model.pointed and not evening.table.frame.panel.contains(x, y):
            evening.hands.move(x, y)
            return bool(board.model.pointed)
    return False


@pytest.mark.parametrize("key", SHELF)
def test_a_card_that_was_pointed_at_does_not_stay_when_the_play_goes_on(tmp_path, key):
    evening, tried = sit_down(tmp_path, key), 0
    for _ in range(25):
        before = evening.match.ticket
        seen = point_at_a_card(evening)
        tried += seen
        for option in [w for w in evening.choices() if w.primary] or evening.choices()[:1]:
            option.activate()
        evening.hands.wait(0.3)
        evening.rest()
        if evening.match.over:
            break
        assert evening.match.ticket == before or not evening.board.model.pointed
    assert tried > 5


@pytest.mark.parametrize("key", SHELF)
def test_a_key_lets_go_of_what_the_pointer_rests_on_and_the_ring_points(tmp_path, key):
    evening, cards = sit_down(tmp_path, key), 0
    for _ in range(15):
        for _ in range(4 * point_at_a_card(evening)):
            evening.hands.key("tab")
            ring = evening.table.group.at_ring()
            found = evening.board.model.pointed
            evening.board.hover(*(ring or NOWHERE))
            assert evening.board.model.pointed == found
            card = getattr(evening.table.group.focused, "card", "")
            if card and ring is not None:
                assert found == card
            cards += bool(found)
        evening.choices()[0].activate()
        evening.hands.wait(0.3)
        evening.rest()
        if evening.match.over:
            break
    assert cards or key == "monster_league"


def test_a_season_card_chosen_by_its_key_lies_in_the_inspector(tmp_path):
    """Also where the pointer rests on another card."""
    evening = sit_down(tmp_path, "lords")
    for _ in range(80):
        if evening.match.decision.ask == "season_card":
            break
        evening.choices()[0].activate()
        evening.hands.wait(0.3)
        evening.rest()
    board = evening.board
    inspector = next(view.view for view in board._views if type(view.view).__name__ == "InspectorView")
    hand = list(evening.match.position.owners[0].hand)
    first = next(p.box for p in evening.table.group.placed() if getattr(p.widget, "card", "") == hand[0])
    for number, card in enumerate(hand[1:], 2):
        evening.hands.move(first.cx, first.cy)
        assert board.model.pointed == hand[0]
        evening.press(str(number))
        assert inspector.describe(board.model).face.name == evening.match.cards.season[card].name
