"""Building in winter: a stack, then a space; what it would do is told before, and is what it does."""

from functools import cache

import pytest

from lordsball.games.lords.quality import park_dice, park_income, park_media, park_vp
from lordsball.games.lords.state import EMPTY_STACK
from lordsball.ui.lords.pieces.icon_text import NO_BREAK
from lordsball.ui.lords.winter.site import built_figures, plan_of, services, space_words, with_tile
from tests.ui.lords.winter import Before, asks, at_the_stadium, until
from tests.ui.table.evening import Evening

FIELD, PRESS_BOX, BLEACHERS, CONCESSIONS = range(4)
FREE, PRINTED = 7, 4
"""Keys of a space with nothing on it and of one with printed Bleachers, in the first winter."""


@cache
def a_park():
    """A position at the same moment."""
    return at_the_stadium().position


@pytest.fixture
def evening(tmp_path):
    match = at_the_stadium()
    match.position.owners[0].cash = 150
    return Evening(tmp_path, match)


def in_words(parts):
    """Icon text with plain spaces between a figure and its icon."""
    return [part.replace(NO_BREAK, " ") for part in parts]


def park(evening):
    return list(evening.match.position.owners[0].park)


def gold(evening):
    return next((w for w in evening.choices() if w.primary), None)


def press_on(evening, action, kind):
    widget = next(w for w in evening.board.model.offered if str(w.action) == action and type(w).__name__ == kind)
    evening.hands.click(widget.rect.cx, widget.rect.cy)
    evening.hands.wait(0.3)
    evening.rest()


def test_a_free_space_is_built_on_at_once_by_mouse(evening):
    left = evening.match.position.stack[-1].actions
    before = park(evening)
    press_on(evening, "build 2", "Stack")
    assert park(evening) == before
    press_on(evening, f"space {FREE - 1}", "Ground")
    assert park(evening)[FREE - 1] == 8 * BLEACHERS + 2
    assert evening.match.decision.ask == "stadium_action"
    assert evening.match.position.stack[-1].actions == left - 1
    assert evening.board.stage.site.component == -1


def test_the_same_with_keys(evening):
    evening.press("c")
    evening.press(str(FREE))
    assert park(evening)[FREE - 1] == 8 * CONCESSIONS + 2


def test_what_would_be_built_over_is_asked_for_once(evening):
    before = park(evening)
    evening.press("b")
    assert gold(evening) is None
    evening.press(str(PRINTED))
    assert park(evening) == before
    assert gold(evening) is not None
    evening.press("space")
    assert park(evening)[PRINTED - 1] == 8 * BLEACHERS + 2


def test_the_field_has_one_space_only_so_that_the_stack_is_enough(evening):
    evening.press("f")
    evening.press("space")
    assert park(evening)[4] == 8 * FIELD + 2


def test_a_space_that_takes_one_kind_only_picks_its_stack(evening):
    press_on(evening, "space 0", "Ground")
    assert (evening.board.stage.site.component, evening.board.stage.site.space) == (PRESS_BOX, 0)
    evening.press("space")
    assert park(evening)[0] == 8 * PRESS_BOX + 2


def test_a_stack_can_be_let_go_again(evening):
    before = park(evening)
    for key in ("p", "p"):
        evening.press(key)
    assert evening.board.stage.site.component == -1
    evening.press("p")
    evening.press("b")
    assert evening.board.stage.site.component == BLEACHERS
    assert park(evening) == before


def test_a_lamp_throws_the_top_tile_away(evening):
    press_on(evening, "innovate 0", "InnovateButton")
    assert evening.match.position.owners[0].stacks == [3, 2, 2, 2]
    evening.press("shift+b")
    assert evening.match.position.owners[0].stacks == [3, 2, 3, 2]


def test_undo_takes_a_build_back_whole(evening):
    before = park(evening)
    evening.press("c")
    evening.press(str(FREE))
    assert park(evening) != before
    evening.press("ctrl+z")
    assert park(evening) == before
    assert evening.match.decision.ask == "stadium_action"


def test_a_space_says_what_it_takes_and_why_not():
    before = Before(at_the_stadium())
    said = {n: before.widget(f"space {n}") for n in range(9)}
    assert not said[6].enabled
    assert said[6].why == "The space takes Bleachers or Concessions: pick the stack first."
    before.widget("build 1", "ActionButton").activate()
    assert before.widget("space 6").why == (
        "Press Box tiles do not go there: the space takes Bleachers or Concessions only."
    )
    assert [n for n in range(9) if before.widget(f"space {n}").enabled] == [0, 1, 2]


def test_what_lies_on_a_space_is_told_with_what_it_gives():
    t = a_park()
    o = t.owners[0]
    tile = t.cards.stacks[BLEACHERS][0]
    assert space_words(t, o, 3) == (
        f"Middle row, left: {tile.name}, Bleachers 1, gives ${tile.income} a year. It takes Bleachers."
    )
    assert space_words(t, o, 0) == "Top row, left: free. It takes Press Box."


@pytest.mark.parametrize("level", range(2, 9))
@pytest.mark.parametrize("component", range(4))
def test_the_foot_of_the_park_foretells_what_it_says_afterwards(component, level):
    t = a_park().copy()
    o = t.owners[0]
    o.stacks[component], o.cash = level, 300
    space = t.cards.takes[component][0]
    (foretold,) = in_words([services(t, o, with_tile(t, o, component, space))])
    figures = in_words(built_figures(t, 0, component, space))
    counts = (park_income, park_media, park_dice)
    before = [count(t, o) for count in counts]
    after = with_tile(t, o, component, space)
    end = t.copy()
    end.owners[0] = after
    for count, one in zip(counts, before, strict=True):
        other = count(end, after)
        assert one == other or f"{one} › *{'$' if count is park_income else ''}{other}*" in foretold
    assert f"Cash $300 › *${after.cash}*" in figures
    points = (park_vp(end, after, False), park_vp(end, after, True))
    if points != (park_vp(t, o, False), park_vp(t, o, True)):
        assert any("for the park" in part for part in figures)
    assert (f"*{points[0]}+{points[1]}/yr*" in foretold) == (points[1] > 0)
    assert "›" not in services(end, after)


def test_a_price_beyond_the_purse_shows_its_loans_and_what_they_cost():
    match = at_the_stadium()
    t = match.position
    t.owners[0].cash = 3
    board = Before(match).board
    stacks = board.stage.views[1].describe(board.model).side
    assert [face.loans for face in stacks.faces] == [1, 1, 1, 1]
    figures = in_words(built_figures(t, 0, BLEACHERS, 6))
    assert "{loan} 0 › *1*" in figures
    assert f"{{vp}} {t.owners[0].vp} › *{t.owners[0].vp - 2}*".replace("-", "−") in figures


def test_the_number_of_tiles_left_stands_on_each_stack():
    match = at_the_stadium()
    match.position.owners[0].stacks = [2, 5, 8, EMPTY_STACK]
    board = Before(match).board
    stacks = board.stage.views[1].describe(board.model).side
    assert [(face.level, face.left) for face in stacks.faces] == [(2, 7), (5, 4), (8, 1), (0, 0)]


def test_the_weighed_tile_is_seen_on_its_space_and_gone_when_nothing_is_weighed():
    before = Before(until(4, 2, asks("stadium_action")))
    board, view = before.board, before.board.stage.views[1]
    assert view.describe(board.model).park.ghost is None
    board.model.considered = before.widget("build 2", "ActionButton").action
    ghost = view.describe(board.model).park.ghost
    assert ghost is not None
    assert ghost[1] == BLEACHERS
    assert plan_of(board.model, board.stage.site).component == BLEACHERS
    board.model.considered = None
    assert view.describe(board.model).park.ghost is None
