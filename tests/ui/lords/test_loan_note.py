"""The bank's note: a borrower sees what for, how many, and at what cost, no matter what is on the stage."""

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.log import WHY_CASH
from lordsball.ui.lords.loan_note import NOTE, Borrowed, note_of
from lordsball.ui.lords.pieces.note import draw_note
from tests.ui.lords.finances import before_finances, chosen, shown_at, tell
from tests.ui.lords.leagues import players
from tests.ui.lords.pieces.season import canvas_of
from tests.ui.lords.pieces.test_words_fit import assert_readable


def poor():
    """Two clubs that cannot pay their wages."""
    match = before_finances(seed=2, year=2)
    for o in match.position.owners[:2]:
        o.cash, o.stars = 0, 8
    return match


def notes_of(match, **how):
    """The notes that were seen, in turn, and what was told of loans."""
    board, seen = shown_at(match), []

    def watch():
        found = board.model.motion.get(NOTE)
        if found is not None and (not seen or seen[-1] != found[0]):
            seen.append(found[0])

    packet = match.act(chosen(match, players(match)))
    tell(board, packet, each=watch, **how)
    assert NOTE not in board.model.motion
    events = [event for each in packet.told if (event := each.for_seat(0)) is not None]
    return seen, events


def test_a_forced_payment_says_what_it_took_and_what_it_costs():
    seen, events = notes_of(poor())
    taken = [event for event in events if isinstance(event, told.LoanTaken)]
    assert [note.club.short for note in seen] == ["Gulls", "Hammers"]
    for note, loan in zip(seen, taken, strict=True):
        wages = next(-e.amount for e in events
                     if isinstance(e, told.CashMoved) and e.seat == loan.seat and e.why == "salaries")
        left = next(e.now for e in events
                    if isinstance(e, told.CashMoved) and e.seat == loan.seat and e.why == "salaries")
        assert f"${wages}" in note.reason and "Salaries" in note.reason
        assert f"+${20 * loan.loans}" in note.terms and f"−{2 * loan.loans}" in note.terms
        assert f"${left} left" in note.terms
        assert "$25" in note.back


def test_notes_are_read_in_reduced_motion_too_and_never_outlive_their_moment():
    seen, _ = notes_of(poor(), reduced=True)
    assert len(seen) == 2
    notes_of(poor(), frames=3)


def test_a_note_that_was_skipped_over_is_not_laid_down_later():
    match = poor()
    board = shown_at(match)
    for event, after in match.act(chosen(match, players(match))).watched(0):
        board.play(event, None, after)
    board.show(match.view(0), 0)
    assert not board.bank._borrowed
    board.bank.hear(told.LoanTaken(1, 2, 2))
    board.bank.hear(told.CashMoved(1, -31, 9, "tile"))
    assert [(b.seat, b.price, b.why) for b in board.bank._borrowed] == [(1, 31, "tile")]


@pytest.mark.parametrize(("width", "scale"), [(960, 1.0), (1280, 1.0), (1280, 1.25), (1280, 1.5), (1920, 1.5)])
def test_every_note_can_be_read(width, scale):
    board, canvas = shown_at(poor()), canvas_of(width, scale, watch_text=True)
    board.model.shown.t.owners[1].cash = 19
    for why in WHY_CASH:
        note = note_of(board.model, Borrowed(1, 9, 199, why))
        draw_note(canvas, 300, 200, note)
    assert_readable(canvas)
