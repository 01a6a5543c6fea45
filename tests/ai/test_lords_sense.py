"""What the Regular of Lords of Baseball never does in whole games: no Star below its worth, no free gain left."""

from __future__ import annotations

from lordsball.ai.lords.thumbs import Thumbs
from lordsball.ai.lords.trades import trade_gain
from lordsball.engine.procedure import Action
from lordsball.games.lords.sides import trade_sides
from lordsball.games.lords.state import Lords
from tests.ai.lords_games import moments


def test_no_star_is_sold_for_less_than_it_is_worth() -> None:
    sold = 0
    for t, action in moments().moments:
        if action.verb == "trade" and (sides := trade_sides(t)) is not None and t.decision is not None:
            given = int(action.args[0])
            if sides[given].stars:
                sold += 1
                assert trade_gain(Thumbs(t.view(t.decision.seat), t.decision.seat), sides[given], sides[1 - given]) > 0
    assert sold > 3


KEPT = ("stars", "regulars", "prospects", "front_office", "farm_system", "manager", "park", "stacks")
MORE = ("cash", "media", "vp", "fans", "series_tq", "dice")
"""What has to be the same, and what nobody has too much of."""


def at_once(t: Lords, action: Action) -> tuple[list[object], list[int]] | None:
    """What an action does to its owner; None where chance, another question or what comes after has a part in it."""
    assert t.decision is not None
    seat, heard, after = t.decision.seat, list[str](), t.copy()
    after.tell = lambda told: heard.append(type(told.event).__name__)
    after.apply(action)
    if "EffectDie" in heard or (after.decision is not None and after.decision.ask in FOLLOW_UPS):
        return None
    if part_of_the_year(after) != part_of_the_year(t):
        return None
    o = after.owners[seat]
    rival = after.npt_tq + (after.owners[o.rival].series_tq if o.rival >= 0 else 0)
    others = [(other.cash, other.fans, other.media) for other in after.owners if other is not o]
    return [*(getattr(o, key) for key in KEPT), rival, others], [getattr(o, key) for key in MORE]


def part_of_the_year(t: Lords) -> list[str]:
    """`PlayGame.a_year`, `Year.finances`, `Finances.buying_vp`: what comes behind it comes whatever is chosen in it."""
    return t.where().split(" > ")[:3]


FOLLOW_UPS = {"choose_effect", "innovate", "offered_trade", "drawn_trade", "manager", "executive", "stadium_action"}


def test_no_free_gain_is_left() -> None:
    """No other option would have left everything as it is and brought more dollars, tokens, Fans, dice or points."""
    compared = 0
    for t, action in moments().moments:
        assert t.decision is not None
        if t.decision.ask not in ("spring_option", "hot_stove_option", "effect", "choose_effect", "buy_vp"):
            continue
        chosen_one = at_once(t, action)
        for option in t.decision.options:
            other = at_once(t, option) if chosen_one and option != action else None
            if chosen_one is None or other is None or other[0] != chosen_one[0]:
                continue
            compared += 1
            more = [there - here for there, here in zip(other[1], chosen_one[1], strict=True)]
            assert not any(more) or min(more) < 0, f"{action} where {option} brings {more} of {MORE}"
    assert compared > 100


def test_nobody_borrows_for_an_action() -> None:
    """Loans are for what is forced: salaries, events, a card without another way."""
    asked = 0
    for t, action in moments().moments:
        if action.verb in ("sign", "move", "build") or (t.decision is not None and t.decision.ask == "space"):
            assert t.decision is not None
            seat, after = t.decision.seat, t.copy()
            after.apply(action)
            asked += 1
            assert after.owners[seat].loans_taken == t.owners[seat].loans_taken
    assert asked > 30
