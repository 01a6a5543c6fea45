"""Options lie on the stage as one list: letters of one size, no figure without its icon, whole words."""

import pytest

from lordsball.ui.kit.widgets.widget import State
from lordsball.ui.lords.plates import Plate
from lordsball.ui.lords.preview import NO_BREAK, preview, weighty
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.lords.pieces.season import canvas_of
from tests.ui.lords.winter import Before


def spring(seed):
    return play(new_match(seed=seed), lambda match: asked(match, "spring_card", 0))


def plates(before):
    return [widget for widget in before.offered.widgets if isinstance(widget, Plate)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_options_of_a_spring_card_have_letters_of_one_size(seed, scale):
    match = spring(seed)
    before = Before(match)
    before.board.model.settings = lambda: type("Looks", (), {"text_size": int(100 * scale), "reduced_motion": False})()
    for action in match.decision.options:
        if action.verb != "card":
            continue
        before.look_at(action.args[0])
        canvas = canvas_of(1280, scale, watch_text=True)
        for plate in plates(before):
            plate.draw(canvas, State(False, False, False))
        texts = [text for text in canvas.art.drawn_text if len(text.shown) > 1]
        assert all(text.fits for text in texts)
        for role in ("body", "display"):
            assert len({text.size for text in texts if text.font == role}) <= 1, (action, role)


def test_wages_are_called_wages_on_every_plate():
    before = Before(spring(1))
    words = [word for plate in plates(before) for word in plate.words]
    assert any("Wages" in word for word in words) and not any("Pay" in word for word in words)


def test_figures_that_weigh_most_come_first_and_stay_together():
    match = spring(653801)
    for action in match.decision.options:
        if action.verb != "card":
            continue
        before = Before(match)
        before.look_at(action.args[0])
        for plate in plates(before):
            for part in (each for word in plate.words for each in word.split("   ")):
                assert "›" not in part or " " not in part, part
                assert "›" not in part or NO_BREAK in part, part


def test_all_that_changes_is_told_with_the_sums_before_the_players():
    match = play(new_match(seed=2), lambda match: asked(match, "spring_option", 0))
    for action in match.decision.options:
        seen = preview(match.view(0), action)
        if seen is not None and seen.changes:
            parts = weighty(seen)
            assert len(parts) == len(seen.changes) + bool(seen.open)
            moved = [change.thing for change in seen.changes]
            assert "tq" not in moved or parts[0].startswith("{tq}")
