"""A side of a Regular Season card that the rules close is never promised, and says why it is closed."""

from lordsball.games.lords.actions import NEITHER, PRIMARY, SECONDARY
from lordsball.games.lords.carrying_out import legal_sides
from lordsball.games.lords.needs import needs_in_words
from lordsball.ui.lords.plates import Plate
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.lords.winter import Before


def test_the_line_over_the_hand_promises_nothing_that_cannot_be_used():
    closed = 0
    for seed in range(1, 6):
        match = play(new_match(seed=seed), lambda match: asked(match, "season_card", 0))
        before = Before(match)
        for card in match.position.owners[0].hand:
            before.board.model.pointed = card
            words = before.board.hand.describe(before.board.model).words
            for side, name in (("primary", "strong effect"), ("secondary", "light effect")):
                open_now = side in legal_sides(match.position, 0, card)
                closed += not open_now
                assert (name in words) != open_now, (card, words)
                needs = match.position.cards.scripts[f"{card}.{side}"].needs
                assert open_now or not needs or needs_in_words(needs) in words
    assert closed


def test_a_closed_side_lies_there_and_says_why():
    seen = set()
    for seed in range(1, 40):
        match = play(new_match(seed=seed), lambda match: asked(match, "effect", 0) and len(match.decision.options) == 2)
        if match.decision is None:
            continue
        before = Before(match)
        plates = {w.action: w for w in before.offered.widgets if isinstance(w, Plate)}
        only, neither = match.decision.options
        other = SECONDARY if only == PRIMARY else PRIMARY
        assert plates[only].enabled and not plates[other].enabled
        assert (before.offered.primary.action, before.offered.secondary.action) == (only, neither) == (only, NEITHER)
        assert plates[other].why.endswith(".") and len(plates[other].why) > 20
        question = match.game.words.question(match.view(0), match.names).text
        assert question.endswith("effect can be used now. Use it, or neither?")
        seen.add(only)
        if len(seen) == 2 or seed > 12:
            break
    assert seen
