"""Nothing of last year, and nothing of what was taken back, is shown as if it happened now."""

from lordsball.ui.lords.frame import card_inspected
from lordsball.ui.lords.shown import HOT_STOVE, POSTSEASON, SPRING
from tests.ui.lords.finances import tell
from tests.ui.lords.leagues import asked, board_of, new_match, play, players
from tests.ui.lords.winter import Before


def carry_on(match, board, until):
    """Regulars play on, and the board is told everything."""
    seated = players(match)
    while match.decision is not None and not until(match):
        decision = match.decision
        action = seated[decision.seat].choose(decision, lambda decision=decision: match.view(decision.seat))
        tell(board, match.act(action), frames=0)
        board.show(match.view(0), 0)


def laid(board):
    """What lies on the spring's stage."""
    view = board.stages[SPRING].views[1]
    return view.describe(board.model)


def test_a_new_year_shows_nothing_of_the_last_one_also_under_the_gazette():
    match = new_match(seed=3)
    board = board_of(match)
    spring, winter, finals = (board.stages[phase] for phase in (SPRING, HOT_STOVE, POSTSEASON))
    board.show(match.view(0), 0)
    carry_on(match, board, lambda match: asked(match, "season_card"))
    assert board.model.shown.deeds and laid(board).deeds
    carry_on(match, board, lambda match: asked(match, "hot_stove_card", 0))
    assert winter.wire.event
    finals.words = "How the pennant was won."
    carry_on(match, board, lambda match: match.position.year == 2)
    assert board.pile.page is not None, "the year is over, and its Gazette is being read"
    assert not board.model.shown.deeds and laid(board).face is None and not laid(board).deeds
    assert not winter.wire.news and not winter.wire.event and not finals.words


def test_a_spring_card_that_was_taken_back_is_not_told():
    match = new_match(seed=3)
    play(match, lambda match: asked(match, "spring_card", 0))
    board = board_of(match)
    before = match.view(0)
    board.show(before, 0)
    tell(board, match.act(match.decision.options[0]))
    packet = match.act(match.decision.options[0])
    tell(board, packet)
    assert board.model.shown.deeds
    board.show(before, 0)
    assert not board.model.shown.deeds


def test_the_large_card_is_the_one_that_a_key_has_chosen_whatever_was_pointed_at_before():
    match = play(new_match(seed=3), lambda match: asked(match, "season_card", 0))
    before = Before(match)
    hand = match.position.owners[0].hand
    before.board.model.pointed = hand[1]
    for number in (3, 5):
        keys = (str(number),)
        next(widget for widget in before.offered.widgets if widget.keys == keys).activate()
        assert card_inspected(before.board.model) == hand[number - 1]
