"""What an option is said to do is what it does; and nothing of it comes from another owner's hand."""

import random
from collections import Counter
from functools import cache

import pytest

from lordsball.engine.procedure import Action
from lordsball.ui.lords.card_in_view import CARD_ASKS, as_if
from lordsball.ui.lords.preview import build_on, figures_of, in_a_line, preview, season_side, sums
from tests.ui.lords.leagues import new_match

ALONE = {"card", "draw", "enough", "decline", "neither", "play", "leave", "use_die", "keep_die", "roll", "die",
         "choose", "innovate", "stop", "done", "reroll", "event", "manager", "stadium", "option"}
"""What changes no figure by itself: a die, a card or a later choice decides."""
SERIES = ("series_tq", "rival_tq", "dice")
GAMES = ((1, 1), (2, 2), (3, 3), (4, 4), (6, 5), (5, 6))


@cache
def moments(most=900):
    """Positions of games in which everybody chooses by dice: many that no sensible player would see."""
    found = []
    for owners, seed in GAMES:
        match = new_match(people=0, owners=owners, seed=seed)
        dice = random.Random(seed)
        for _ in range(most):
            if match.decision is None:
                break
            found.append((match.position.copy(), match.view(match.decision.seat)))
            match.act(dice.choice(match.decision.options))
    return found


def matter(where):
    """The part of the rules an action belongs to: what comes behind it is no more its doing."""
    steps = where.split(" > ")
    kept = [step for step in steps if step.split(".")[0] in ("PlayGame", "Year")]
    return kept, [step.split(".")[0] for step in steps[2:4]], steps[2]


def test_what_is_foretold_comes_true():
    checked = Counter()
    for position, view in moments():
        decision = position.decision
        seat = decision.seat
        for action in decision.options:
            seen = preview(view, action)
            if seen is None:
                assert action.verb in ALONE, f"nothing is said of {action} at {position.where()}"
                continue
            assert seen.before == figures_of(position, seat)
            if seen.open:
                continue
            after = position.copy()
            after.apply(action)
            if after.decision is None or matter(after.where()) != matter(position.where()):
                continue
            told, came = seen.after._asdict(), figures_of(after, seat)._asdict()
            if not position.owners[seat].rival_base:
                told = {name: number for name, number in told.items() if name not in SERIES}
            differs = {name: (number, came[name]) for name, number in told.items() if number != came[name]}
            assert not differs, f"{action} at {position.where()}: foretold and come {differs}"
            checked[action.verb] += 1
    for verb in ("upgrade", "call_up", "trade", "sign", "fans", "primary", "secondary", "token", "buy", "media", "hire",
                 "move", "space", "repay"):
        assert checked[verb] >= 5, f"{verb}: {checked}"


def test_an_option_of_a_card_that_is_not_chosen_yet_does_what_it_does_when_it_is():
    seen = Counter()
    for position, view in moments():
        decision = position.decision
        if decision.ask not in CARD_ASKS:
            continue
        for choice in decision.options:
            if choice.verb != "card":
                continue
            chosen = position.copy()
            chosen.apply(choice)
            later = as_if(view, str(choice.args[0]))
            assert later.decision.options == chosen.decision.options
            for option in chosen.decision.options:
                real = preview(chosen.view(decision.seat), option)
                assert preview(later, option) == real
                seen[option.verb] += 1
    assert min(seen[verb] for verb in ("upgrade", "call_up", "trade", "sign", "fans", "media")) >= 5


def test_a_side_of_a_season_card_is_foretold_before_the_card_is_laid():
    checked = 0
    for position, view in moments():
        decision = position.decision
        if decision.ask != "season_card" or position.owners[decision.seat].rival >= 0:
            continue
        for choice in decision.options:
            if choice.verb != "card":
                continue
            laid = position.copy()
            laid.apply(choice)
            if laid.decision is None or laid.decision.ask != "effect":
                continue
            for side in (option for option in laid.decision.options if option.verb != "neither"):
                early = season_side(view, decision.seat, str(choice.args[0]), side.verb)
                assert early == preview(laid.view(decision.seat), side)
                checked += 1
    assert checked > 100


def test_a_tile_that_is_held_over_a_space_is_foretold():
    checked = 0
    for position, view in moments():
        decision = position.decision
        if decision.ask != "stadium_action":
            continue
        for choice in (option for option in decision.options if option.verb == "build"):
            picked = position.copy()
            picked.apply(choice)
            if picked.decision.ask != "space":
                continue
            for space in picked.decision.options:
                early = build_on(view, decision.seat, int(choice.args[0]), int(space.args[0]))
                assert early == preview(picked.view(decision.seat), space)
                checked += 1
    assert checked > 20


def others_hands_exchanged(position, seat):
    """The same moment for this seat, with other cards in everybody else's hand and facedown."""
    other = position.copy()
    for o in other.owners:
        if o.seat == seat:
            continue
        for number in range(min(len(o.hand), len(other.season_left))):
            o.hand[number], other.season_left[number] = other.season_left[number], o.hand[number]
        if o.pick and other.season_left:
            o.pick, other.season_left[-1] = other.season_left[-1], o.pick
    return other


def test_no_preview_knows_another_owners_hand():
    compared = 0
    for position, view in moments():
        seat = position.decision.seat
        if not any(o.hand or o.pick for o in position.owners if o.seat != seat):
            continue
        other = others_hands_exchanged(position, seat)
        assert other.save() != position.save()
        for action in position.decision.options:
            assert preview(other.view(seat), action) == preview(view, action)
        for card in position.owners[seat].hand:
            for side in ("primary", "secondary"):
                assert season_side(other.view(seat), seat, card, side) == season_side(view, seat, card, side)
        compared += 1
    assert compared > 200


def test_looking_ahead_changes_nothing():
    for position, view in moments()[::7]:
        before = view.save()
        for action in position.decision.options:
            preview(view, action)
        assert view.save() == before


@pytest.mark.parametrize("action", [Action("card", ("nobody's",)), Action("hire", (9,))])
def test_nothing_is_said_of_what_is_not_open(action):
    _, view = moments()[0]
    assert preview(view, action) is None


def test_what_changes_is_said_in_figures():
    lines = set()
    for position, view in moments()[::5]:
        for action in position.decision.options:
            seen = preview(view, action)
            if seen is None:
                continue
            line = in_a_line(seen)
            lines.add(line)
            assert line and "-" not in line
            assert bool(seen.changes) == ("›" in line)
            assert len(sums(seen)) == 4
    assert len(lines) > 30


def test_a_trade_that_cannot_be_made_is_not_foretold():
    """The side may be used all the same, for whatever else it does."""
    view = next(view.copy() for _, view in moments() if view.decision.ask == "effect")
    seat = view.decision.seat
    o = view.owners[seat]
    o.regulars, o.prospects = 3, 3
    assert "a trade" in season_side(view, seat, "rs_59", "primary").open
    o.regulars = o.prospects = 0
    seen = season_side(view, seat, "rs_59", "primary")
    assert not seen.open and [change.thing for change in seen.changes] == ["series_tq"]
    assert season_side(view, seat, "rs_59", "secondary").changes == ()
