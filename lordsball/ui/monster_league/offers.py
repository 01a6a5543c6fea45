"""What the person before the screen can do at each decision: which widgets act, which refuse, what Space does."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import OUT
from lordsball.games.monster_league.reasons import no_change, no_second_spin
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, FLIP, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.monster_league.words import MonsterWords
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.monster_league import table_layout as layout
from lordsball.ui.monster_league.field.dock import CHANGE_COMES, buttons_of
from lordsball.ui.monster_league.tabs import empties_bullpen, runs_to_come
from lordsball.ui.monster_league.view_model import D20, ViewModel
from lordsball.ui.monster_league.wheel.controls import Controls, allow, lead, refuse
from lordsball.ui.table.board import Choice, Offer

WORDS = MonsterWords()

Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


def make_offer(controls: Controls, model: ViewModel, view: MonsterLeague, choose: Choose, why_not: WhyNot) -> Offer:
    """The present decision, for the person who has to make it. At the end of a game there is nothing to choose."""
    decision = view.decision
    if decision is None:
        return make_watch(controls, model, view, why_not)
    _lock(controls, model, view, why_not)
    match decision.ask:
        case "coin_toss":
            lead(controls.coin, choose, FLIP)
            return Offer(_choice(FLIP, view), None, [controls.coin])
        case "choose_side":
            first, second = controls.sides
            lead(first, choose, BAT_FIRST)
            lead(second, choose, FIELD_FIRST)
            return Offer(_choice(BAT_FIRST, view), None, [*controls.sides])
        case "starting_pitcher":
            return _starters(controls, view, decision.seat, choose)
        case "pitching_change":
            return _change(controls, model, view, decision.seat, choose)
        case "at_bat":
            if view.offers_stance:
                _offer_stance(controls, view, choose)
            for widget in (controls.spin, controls.throw):
                lead(widget, choose, SPIN)
            rolls = model.look.spinner == D20
            how = "Roll the die." if rolls else "Spin the wheel."
            return Offer(Choice(SPIN, how.split()[0]), None, controls.dock(), how=how)
        case "ability":
            return _ability(controls, model, view, choose)
        case "batter_ability":
            _name_own(controls, view, USE, layout.USE)
            lead(controls.own, choose, USE)
            return _or_keep(controls, view, choose, controls.own, "Try it")
        case _:
            for widget in (controls.second, controls.throw):
                lead(widget, choose, SPIN)
            return _or_keep(controls, view, choose, controls.second, "Try again")


def make_watch(controls: Controls, model: ViewModel, view: MonsterLeague, why_not: WhyNot) -> Offer:
    """While somebody else decides: everything says why it waits."""
    _lock(controls, model, view, why_not)
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
            lead(widget, choose, PITCH[pitcher])
    return Offer(_choice(PITCH[0], view), None, [*controls.starter_cards, *controls.starters])


def _name_starters(controls: Controls, view: MonsterLeague) -> None:
    assert view.decision is not None
    for pitcher in (0, 1):
        card = view.pitcher(view.decision.seat, pitcher)
        button, whole = controls.starters[pitcher], controls.starter_cards[pitcher]
        button.text = f"Start {card.short}"
        button.label = whole.label = f"Start {card.name}"


def _ability(controls: Controls, model: ViewModel, view: MonsterLeague, choose: Choose) -> Offer:
    lead(controls.use, choose, USE)
    return _or_keep(controls, view, choose, controls.use, "Use ability")


def _or_keep(
    controls: Controls, view: MonsterLeague, choose: Choose, other: Button, label: str
) -> Offer:
    """Keep the result, or change it with the other button: both say how many runs can be expected then."""
    lead(controls.keep, choose, KEEP)
    stands, changed = runs_to_come(view)
    controls.keep.text, other.text = f"Keep: {stands:.1f}", f"{label}: {changed:.1f}"
    more = " It empties the bullpen." if other is controls.use and empties_bullpen(view) else ""
    tip = f"Runs to expect in this inning: {stands:.1f} if the result stands, {changed:.1f} if not.{more}"
    controls.keep.tooltip = other.tooltip = tip
    if other is controls.second and view.result == OUT:
        # Nothing is worse than an Out, and a second try costs nothing: to keep it is no next step.
        return Offer(Choice(SPIN, f"{other.text} runs"), None, controls.dock())
    return Offer(Choice(KEEP, f"{controls.keep.text} runs"), None, controls.dock())


def _offer_stance(controls: Controls, view: MonsterLeague, choose: Choose) -> None:
    """The batter's stance, with the runs to expect; a swing is the wheel's own button."""
    _name_own(controls, view, STANCE, layout.STANCE)
    lead(controls.own, choose, STANCE)
    swing, stance = runs_to_come(view)
    controls.own.text = f"{controls.own.label}: {stance:.1f} (swing: {swing:.1f})"
    controls.own.tooltip = f"Runs to expect in this inning: {swing:.1f} with a swing, {stance:.1f} like this."


def _name_own(controls: Controls, view: MonsterLeague, action: Action, box: Box) -> None:
    controls.own.rect, controls.own.label = box, WORDS.action(action, view)


def ask_twice(controls: Controls) -> None:
    """The button for the ability says what a second press does."""
    controls.use.text = "Spend the last"
    controls.use.tooltip = controls.keep.tooltip = ""


def doubt(model: ViewModel, view: MonsterLeague, action: Action) -> str:
    """The last token is asked for twice, where a person wants that."""
    if action != USE or not model.look.confirms_last_token or not view.spends_last_token():
        return ""
    name = view.pitcher(view.pitching, view.active[view.pitching]).short
    return f"{name} leaves with it. Press again to spend it, or keep the result."


def _change(controls: Controls, model: ViewModel, view: MonsterLeague, seat: int, choose: Choose) -> Offer:
    """Keep or change the pitcher. Before a turn's first batter it is always asked; else who asks only when the button
    was pressed goes on at once where it was not."""
    bring = PITCH[view.relief(seat)]
    for widget in (controls.change, controls.bullpen):
        lead(widget, choose, bring)
    wanted = seat in model.changes_wanted
    asks = wanted or model.look.asks_for_changes or not view.half_batters
    if wanted:
        model.changes_wanted[seat] = True
    _face_of_change(controls, model)
    controls.change.text = WORDS.action(bring, view)
    return Offer(_choice(STAY, view), None, controls.dock(), None if asks else STAY)


def _allow_wish(controls: Controls, model: ViewModel, view: MonsterLeague) -> None:
    """While the other team bats, a person can say at any time that the own pitcher is to be changed before the next
    batter. The wish stands until it is asked; at the start of a turn in the field it is asked in any case."""
    for seat, asked in list(model.changes_wanted.items()):
        now = view.decision is not None and view.decision.ask == "pitching_change" and view.decision.seat == seat
        if view.decision is None or view.relief(seat) == NOBODY or view.active[seat] == NOBODY or (asked and not now):
            del model.changes_wanted[seat]
    seat = view.pitching
    if (
        view.decision is not None
        and model.seats[seat].human
        and not model.look.asks_for_changes
        and view.active[seat] != NOBODY
        and view.relief(seat) != NOBODY
    ):

        def toggle() -> None:
            if model.changes_wanted.pop(seat, None) is None:
                model.changes_wanted[seat] = False
            _face_of_change(controls, model)

        allow(controls.change, toggle)
    _face_of_change(controls, model)


def _face_of_change(controls: Controls, model: ViewModel) -> None:
    wanted = model.change_wanted
    controls.change.text = CHANGE_COMES if wanted else "Change pitcher"
    controls.change.kind = "green" if wanted else "violet"
    when = "Before the next batter you are asked who pitches."
    controls.change.tooltip = f"{when} Press again to leave it." if wanted else ""


def _choice(action: Action, view: MonsterLeague, key: str = "") -> Choice:
    return Choice(action, WORDS.action(action, view), key)


def _lock(controls: Controls, model: ViewModel, view: MonsterLeague, why_not: WhyNot) -> None:
    """Nothing can be done; each widget knows why. What is open now is allowed afterwards."""
    decides = "The game is over."
    if view.decision is not None:
        decides = f"{model.seats[view.decision.seat].name} decides now."

    def why(action: Action) -> str:
        return why_not(action) or decides

    refuse(controls.use, why(USE))
    refuse(controls.keep, why(KEEP))
    for widget in (controls.change, controls.bullpen):
        refuse(widget, no_change(view, _beside_the_field(view), view.pitching) or decides)
    _allow_wish(controls, model, view)
    controls.use.text, controls.keep.text, controls.second.text = "Use ability", "Keep", "Second try"
    controls.use.tooltip = controls.keep.tooltip = controls.second.tooltip = ""
    refuse(controls.second, no_second_spin(view) or decides)
    refuse(controls.own, decides)
    for throw in (controls.throw, controls.spin):
        refuse(throw, why(SPIN))
    controls.spin.visible = view.result == NOBODY
    refuse(controls.coin, why(FLIP))
    for button, action in zip(controls.sides, (BAT_FIRST, FIELD_FIRST), strict=True):
        refuse(button, why(action))
    for pitcher in (0, 1):
        refuse(controls.starters[pitcher], why(PITCH[pitcher]))
        refuse(controls.starter_cards[pitcher], why(PITCH[pitcher]))
    shown = buttons_of(model)
    for name, button in controls.of_the_dock().items():
        button.visible = name in shown


def _beside_the_field(view: MonsterLeague) -> int:
    """The pitcher that the buttons for a change are about: who could come in, else who has left."""
    relief = view.relief(view.pitching)
    return relief if relief != NOBODY else 1 - max(0, view.active[view.pitching])
