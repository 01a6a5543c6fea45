"""What the person before the screen can do at each decision: which widgets act, which refuse, what Space does."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.engine.procedure import Action
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, FLIP, KEEP, PITCH, SPIN, STAY, USE
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.monster_league.words import MonsterWords
from lordsball.ui.boards.board import Choice, Offer
from lordsball.ui.boards.monster_league import refusals
from lordsball.ui.boards.monster_league.controls import Controls, allow, refuse
from lordsball.ui.boards.monster_league.quiet import CHANGE_COMES
from lordsball.ui.boards.monster_league.sight import D20, Sight
from lordsball.ui.widgets.widget import Widget

WORDS = MonsterWords()

Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


def make_offer(controls: Controls, sight: Sight, view: MonsterLeague, choose: Choose, why_not: WhyNot) -> Offer:
    """The present decision, for whoever has to take it. At the end of a game there is nothing to choose."""
    decision = view.decision
    if decision is None:
        return make_watch(controls, sight, view, why_not)
    _lock(controls, sight, view, why_not)
    match decision.ask:
        case "coin_toss":
            allow(controls.coin, lambda: choose(FLIP))
            return Offer(_choice(FLIP, view), None, [controls.coin])
        case "choose_side":
            first, second = controls.sides
            allow(first, lambda: choose(BAT_FIRST))
            allow(second, lambda: choose(FIELD_FIRST))
            return Offer(_choice(BAT_FIRST, view), _choice(FIELD_FIRST, view, "2"), [*controls.sides])
        case "starting_pitcher":
            return _starters(controls, view, decision.seat, choose)
        case "pitching_change":
            return _change(controls, sight, view, decision.seat, choose)
        case "at_bat":
            spin = lambda: choose(SPIN)  # noqa: E731
            for widget in (controls.spin, controls.throw):
                allow(widget, spin)
            rolls = sight.look.spinner == D20
            return Offer(Choice(SPIN, "Roll") if rolls else _choice(SPIN, view), None, controls.dock())
        case "ability":
            return _ability(controls, sight, view, choose)
        case _:
            again = lambda: choose(SPIN)  # noqa: E731
            for widget in (controls.second, controls.throw):
                allow(widget, again)
            allow(controls.keep, lambda: choose(KEEP))
            return Offer(_choice(KEEP, view, "D"), _choice(SPIN, view, "S"), controls.dock())


def make_watch(controls: Controls, sight: Sight, view: MonsterLeague, why_not: WhyNot) -> Offer:
    """While somebody else decides: everything says why it waits."""
    _lock(controls, sight, view, why_not)
    ask = view.decision.ask if view.decision is not None else ""
    widgets: list[Widget]
    match ask:
        case "coin_toss":
            widgets = [controls.coin]
        case "choose_side":
            widgets = [*controls.sides]
        case "starting_pitcher":
            _name_starters(controls, view)
            widgets = [*controls.starter_cards, *controls.starters]
        case _:
            widgets = controls.dock()
    return Offer(None, None, widgets)


def _starters(controls: Controls, view: MonsterLeague, seat: int, choose: Choose) -> Offer:
    _name_starters(controls, view)
    for pitcher in (0, 1):
        for widget in (controls.starter_cards[pitcher], controls.starters[pitcher]):
            allow(widget, lambda pitcher=pitcher: choose(PITCH[pitcher]))  # type: ignore[misc]
    widgets = [*controls.starter_cards, *controls.starters]
    return Offer(_choice(PITCH[0], view), _choice(PITCH[1], view, "2"), widgets)


def _name_starters(controls: Controls, view: MonsterLeague) -> None:
    assert view.decision is not None
    for pitcher in (0, 1):
        card = view.pitcher(view.decision.seat, pitcher)
        button, whole = controls.starters[pitcher], controls.starter_cards[pitcher]
        button.text = f"{card.short} opens"
        button.label = whole.label = f"{card.name} opens"


def _ability(controls: Controls, sight: Sight, view: MonsterLeague, choose: Choose) -> Offer:
    allow(controls.keep, lambda: choose(KEEP))
    keep = _choice(KEEP, view, "D")
    if not (sight.look.confirms_last_token and _is_last_token(view)):
        allow(controls.use, lambda: choose(USE))
        return Offer(keep, _choice(USE, view, "A"), controls.dock())

    def once_more() -> None:
        controls.use.text = "Spend the last?"
        allow(controls.use, lambda: choose(USE))
        if controls.use.group is not None:
            controls.use.group.refuse("It is the last token, and the pitcher leaves with it. Press again to spend it.")

    allow(controls.use, once_more)
    return Offer(keep, None, controls.dock())


def _is_last_token(view: MonsterLeague) -> bool:
    """Would spending it cost the team its pitcher (ruling M1)?"""
    seat = view.pitching
    last = view.tokens[2 * seat + view.active[seat]] == 1
    return last and not view.cards.rules.house_rules.tokenless_pitcher_may_stay


def _change(controls: Controls, sight: Sight, view: MonsterLeague, seat: int, choose: Choose) -> Offer:
    """Keep or change the pitcher. Who asks only when the button was pressed goes on at once where it was not."""
    bring = PITCH[view.relief(seat)]
    for widget in (controls.change, controls.bullpen):
        allow(widget, lambda: choose(bring))
    wanted, sight.change_wanted = sight.change_wanted or sight.look.asks_for_changes, False
    _face_of_change(controls, sight)
    return Offer(_choice(STAY, view), _choice(bring, view, "C"), controls.dock(), None if wanted else STAY)


def _allow_wish(controls: Controls, sight: Sight, view: MonsterLeague) -> None:
    """Ahead of time a person can say that the pitcher is to be changed before the next batter."""
    seat = view.pitching
    possible = (
        view.decision is not None
        and sight.seats[seat].human
        and not sight.look.asks_for_changes
        and view.active[seat] != NOBODY
        and view.relief(seat) != NOBODY
        and view.decision.ask in ("at_bat", "ability", "second_spin")
    )
    if possible:

        def toggle() -> None:
            sight.change_wanted = not sight.change_wanted
            _face_of_change(controls, sight)

        allow(controls.change, toggle)
    elif view.decision is None or view.decision.ask != "pitching_change":
        sight.change_wanted = False
    _face_of_change(controls, sight)


def _face_of_change(controls: Controls, sight: Sight) -> None:
    wanted = sight.change_wanted
    controls.change.text = CHANGE_COMES if wanted else "Change pitcher"
    controls.change.kind = "green" if wanted else "violet"
    controls.change.tooltip = (
        "Before the next batter the pitcher can be changed. Press again to leave it." if wanted else ""
    )


def _choice(action: Action, view: MonsterLeague, key: str = "") -> Choice:
    return Choice(action, WORDS.action(action, view), key)


def _lock(controls: Controls, sight: Sight, view: MonsterLeague, why_not: WhyNot) -> None:
    """Nothing can be done; each widget knows why. What is open now is allowed afterwards."""
    seats = sight.seats
    other = PITCH[max(0, view.relief(view.pitching))]
    someone = refusals.decides(view, seats)

    def why(reason: str, action: Action) -> str:
        return reason or why_not(action) or someone

    refuse(controls.use, why(refusals.why_no_ability(view), USE))
    refuse(controls.keep, why(refusals.why_nothing_to_keep(view), KEEP))
    change = why(refusals.why_no_change(view), other)
    refuse(controls.change, change)
    refuse(controls.bullpen, change)
    _allow_wish(controls, sight, view)
    controls.use.text = "Use ability"
    refuse(controls.second, why(refusals.why_no_second_spin(view), SPIN))
    spin = why(refusals.why_no_spin(view), SPIN)
    for throw in (controls.throw, controls.spin):
        refuse(throw, spin)
    controls.spin.visible = view.result == NOBODY
    refuse(controls.coin, why("", FLIP))
    for button, action in zip(controls.sides, (BAT_FIRST, FIELD_FIRST), strict=True):
        refuse(button, why("", action))
    for pitcher in (0, 1):
        refuse(controls.starters[pitcher], why("", PITCH[pitcher]))
        refuse(controls.starter_cards[pitcher], why("", PITCH[pitcher]))
