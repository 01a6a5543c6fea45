"""How Lords of Baseball speaks: the prompt and the buttons. The play-by-play is in `log.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.games.lords import clubs, log
from lordsball.games.lords.actions import PRIMARY, SECONDARY
from lordsball.games.lords.carrying_out import ChooseOne, DrawForTrade
from lordsball.games.lords.credit import loans_of
from lordsball.games.lords.finances import prices, vp_price
from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.matchup import SERIES_GAMES, Matchup, split_with
from lordsball.games.lords.needs import COMPONENT_NAMES
from lordsball.games.lords.phrases import DECK_NAMES, SPACES, TRACKS, loss, on_loan, sides, tile_name
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.retirements import loses
from lordsball.games.lords.sides import card_in_question, trade_sides
from lordsball.games.lords.spring import MediaSupport, SpringActions
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager, raise_price
from lordsball.games.lords.state import EMPTY_STACK, Lords, Owner
from lordsball.games.lords.verbs import Either
from lordsball.games.phrasing import counted


class LordsWords:
    """The words of Lords of Baseball; see `lordsball.games.Words`."""

    def lines(self, event: Any, position: Lords) -> list[Line]:
        """The event as lines of the log."""
        return log.lines(event, position)

    def result(self, position: Lords, names: Sequence[str]) -> str:
        """The end of a game in one sentence."""
        return log.result(position)

    def question(self, position: Lords, names: Sequence[str]) -> Question:
        """The present decision in the prompt bar's words."""
        decision = position.decision
        if decision is None:
            return Question("Game over.", self.result(position, names))
        key, text = _question(position, decision.ask, decision.seat)
        return Question(key, f"{names[decision.seat]}, {text}")

    def action(self, action: Action, position: Lords) -> str:
        """A button's words for an action."""
        decision = position.decision
        if decision is None:
            return _action(position, action, 0)
        loans = loans_of(position, decision.seat, action)
        return _action(position, action, decision.seat) + on_loan(loans, position.cards.rules.loans.costs_vp)


def _question(t: Lords, ask: str, seat: int) -> tuple[str, str]:
    o, top = t.owners[seat], t.stack[-1]
    match ask:
        case "media_support":
            deck = top.deck if isinstance(top, MediaSupport) else "spring"
            return "Media support?", f"spend a Media token (you have {o.media}) for one more {DECK_NAMES[deck]} card?"
        case "spring_card":
            return "Spring Training.", "which card do you play? Use it for one of its five options."
        case "hot_stove_card":
            return "Hot Stove League.", "which card do you play? Use it for one of its five options."
        case "spring_option":
            return f"{_card_name(t)}.", "which of its options do you want?"
        case "hot_stove_option":
            return f"{_card_name(t)}.", "trade, hire, build, promote or talk to the press?"
        case "season_card":
            return "Your card?", _against(t, seat)
        case "effect":
            name = t.cards.season[card_in_question(t, seat)].name
            return "Which effect?", f"“{name}”: {_sides(t)}"
        case "saved_card":
            return "The saved card.", "play it in the Championship Series, or leave it?"
        case "stadium_die":
            left = counted(o.field_dice, "series", "series")
            return "One more die?", f"your Field grants another die in {left} of this season. Use it now?"
        case "roll_series":
            return "Roll.", f"{_against(t, seat)} Roll {counted(o.dice, 'die', 'dice')}."
        case "roll_game":
            needs = top.needs if isinstance(top, ChampionshipSeries) else 4
            return "Championship.", f"roll for the next game: {needs} or more wins it."
        case "choose_die":
            return "Which die?", f"dice are not added up, one counts. {_what_dice_make(t, seat)}"
        case "choose_effect":
            return "Which one?", "the card does one of these, your choice."
        case "innovate":
            return "Innovate.", "which stack loses its top tile?"
        case "offered_trade":
            return "A trade?", "which side do you give up, if any?"
        case "drawn_trade":
            name = t.cards.spring[top.card].name if isinstance(top, DrawForTrade) else "the card"
            return "A trade?", f"“{name}” was drawn: make its trade, or discard it."
        case "retirement":
            return "Retirements.", _which_token(t, seat)
        case "buy_vp":
            return _at_the_bank(t, o)
        case "event":
            return "The winter's news.", "which of the two events happens to everybody?"
        case "manager":
            rerolls = top.rerolls if isinstance(top, HireManager) else 0
            return "A new Manager.", f"hire one of the candidates, or keep looking? {counted(rerolls, 'reroll')} left."
        case "executive":
            return "Which office?", "move the Front Office (winter cards) or the Farm System (spring cards)?"
        case "stadium_action":
            actions = top.actions if isinstance(top, StadiumActions) else 0
            return "Stadium.", f"build a tile or throw one away? {counted(actions, 'action')} and ${o.cash} left."
        case _:
            return "Where?", "where does the tile go? Whatever is there leaves the game."


def _sides(t: Lords) -> str:
    """What of a Regular Season card can be used."""
    options = t.decision.options if t.decision is not None else ()
    if PRIMARY in options and SECONDARY in options:
        return "the strong effect, the light one, or neither?"
    return f"only the {'strong' if PRIMARY in options else 'light'} effect can be used now. Use it, or neither?"


def _at_the_bank(t: Lords, o: Owner) -> tuple[str, str]:
    price, terms = vp_price(t), t.cards.rules.loans
    if prices(t, o):
        return "Buy VP?", f"a Victory Point costs ${price} this year; you have ${o.cash}."
    back = f"a loan is paid back with ${terms.repaid_with} for {terms.returns_vp} VP"
    return "Repay?", f"{back}; you have ${o.cash}, and a Victory Point costs ${price}."


def _which_token(t: Lords, seat: int) -> str:
    """Which Retirement token: who has to take the last one as well is told so before."""
    most = max(o.wins for o in t.owners)
    alone = sum(o.wins == most for o in t.owners) == 1
    if alone and t.owners[seat].wins == most and len(t.retirement) == 2:
        return "the last two are both yours, for the most wins. Which one first?"
    return "every club loses something. Which token do you take?"


def _what_dice_make(t: Lords, seat: int) -> str:
    """What each of the dice to choose from comes to: `The 6: 14–8. The 3: 11–11.`"""
    faces = sorted(set(t.owners[seat].faces), reverse=True)
    return " ".join(f"The {face}: {_what_a_die_makes(t, seat, face)}." for face in faces)


def _what_a_die_makes(t: Lords, seat: int, face: int) -> str:
    """How the games split with this die; what it makes in all, where the rival has yet to choose his."""
    made = split_with(t, seat, face)
    return f"{made.total} in all" if made.wins is None else f"{made.wins}–{SERIES_GAMES - made.wins}"


def _against(t: Lords, seat: int) -> str:
    series = next((p for p in reversed(t.stack) if isinstance(p, Matchup)), None)
    if series is None:
        return "the series begins."
    other = series.other if t.owners[seat].team == series.team else series.team
    return f"22 games against the {t.team(other).short}."


def _card_name(t: Lords) -> str:
    match t.stack[-1]:
        case SpringActions(card=card):
            return t.cards.spring[card].name
        case HotStoveActions(card=card):
            return t.cards.hot_stove[card].name
    return "The card"


def _action(t: Lords, action: Action, seat: int) -> str:
    o = t.owners[seat]
    terms = t.cards.rules.loans
    match action:
        case Action("card", (str(card),)):
            return _any_card(t, card)
        case Action("draw"):
            return "Spend 1 Media token on one more card"
        case Action("enough"):
            return "Keep the token"
        case Action("repay"):
            return f"Repay a loan: ${terms.repaid_with}, +{terms.returns_vp} VP"
        case Action("upgrade" | "call_up" | "sign" | "fans" | "trade" | "manager" | "stadium" | "option" | "media"):
            return _option(t, action, seat)
        case Action("decline"):
            return "No trade"
        case Action("primary" | "secondary" as side):
            return _side(t, seat, side)
        case Action("neither"):
            return "Use neither effect"
        case Action("play"):
            return "Play the saved card"
        case Action("leave"):
            return "Leave the saved card"
        case Action("use_die"):
            return "Use the Field's die"
        case Action("keep_die"):
            return "Keep it for later"
        case Action("roll"):
            return "Roll"
        case Action("die", (face,)):
            return f"Take the {face}: {_what_a_die_makes(t, seat, int(face))}"
        case Action("choose", (int(number),)):
            return _choice(t, number)
        case Action("innovate", (int(component),)):
            level = o.stacks[component]
            name = tile_name(t, component, level) if level < EMPTY_STACK else COMPONENT_NAMES[component]
            return f"Innovate {name}"
        case Action("build", (int(component),)):
            return _build(t, seat, component)
        case Action("space", (int(space),)):
            number = o.park[space]
            there = tile_name(t, (number - 1) // 8, (number - 1) % 8 + 1) if number else "empty"
            return f"{SPACES[space]} ({there})"
        case Action("stop"):
            return "No more stadium actions"
        case Action("reroll"):
            return "Roll again"
        case Action("hire", (level,)):
            return f"Hire the level-{level} Manager"
        case Action("move", (str(track), int(steps))):
            return _move(t, seat, track, steps)
        case Action("buy", (int(media),)):
            cash = max(0, vp_price(t) - media * t.cards.rules.media_worth)
            tokens = f" and {counted(media, 'Media token')}" if media else ""
            return f"Buy 1 VP for ${cash}{tokens}"
        case Action("done"):
            return "Buy no more" if prices(t, o) else "Keep the money"
        case Action("token", (str(token),)):
            return _token(t, o, token)
        case Action("event", (str(card),)):
            return t.cards.hot_stove[card].event.name
    return str(action).capitalize()


def _any_card(t: Lords, card: str) -> str:
    for deck in (t.cards.season, t.cards.spring, t.cards.hot_stove):
        if card in deck:
            return deck[card].name
    return "A card"


def _option(t: Lords, action: Action, seat: int) -> str:
    if action.verb == "trade" and (trade := trade_sides(t)) is not None:
        return sides(trade, int(action.args[0]))
    match t.stack[-1] if t.stack else None:
        case SpringActions(card=card) if card:
            return _spring_option(t, action, card)
        case HotStoveActions(card=card) if card:
            return _hot_stove_option(t, action, card)
    return f"{action.verb.replace('_', ' ').capitalize()}{' the other way' if action.args == (1,) else ''}"


def _hot_stove_option(t: Lords, action: Action, card_id: str) -> str:
    card = t.cards.hot_stove[card_id]
    match action.verb:
        case "manager":
            return f"Manager: {counted(card.manager + t.manager_rolls, 'reroll')}"
        case "stadium":
            return f"Stadium: {counted(card.stadium, 'action')}"
        case "option":
            return f"Office: {counted(card.option, 'level')} up or down"
    return f"Media: {counted(card.media, 'token')}"


def _spring_option(t: Lords, action: Action, card_id: str) -> str:
    card = t.cards.spring[card_id]
    match action.verb:
        case "upgrade":
            return "No upgrade" if card.upgrade == "none" else "Upgrade 1 Regular to a Star"
        case "call_up":
            return "No call-up" if card.call_up == "none" else f"Call up 1 Prospect as a {card.call_up.capitalize()}"
        case "sign":
            return f"Sign {counted(card.sign.prospects, 'Prospect')} for ${card.sign.pay}"
    return f"Gain {counted(card.fans, 'Fan')}" if card.fans else "No more Fans"


def _side(t: Lords, seat: int, side: str) -> str:
    card = card_in_question(t, seat)
    part = t.cards.season.get(card)
    text = "" if part is None else f": {part.primary.text if side == 'primary' else part.secondary.text}"
    return f"{'Strong' if side == 'primary' else 'Light'} effect{text}"


def _choice(t: Lords, number: int) -> str:
    top = t.stack[-1] if t.stack else None
    if isinstance(top, ChooseOne):
        effect = t.cards.scripts[top.script].effects[top.place]
        if isinstance(effect, Either) and number < len(effect.choices):
            text = effect.choices[number].text
            return text if text[0].isalpha() else f"Take {text}"
    return f"Choice {number + 1}"


def _build(t: Lords, seat: int, component: int) -> str:
    o = t.owners[seat]
    if o.stacks[component] > 8:
        return f"Build {COMPONENT_NAMES[component]}"
    return f"Build {tile_name(t, component, o.stacks[component])}, for ${clubs.price_of(t, o, component)}"


def _move(t: Lords, seat: int, track: str, steps: int) -> str:
    o = t.owners[seat]
    level = getattr(o, track) + steps
    if steps < 0:
        return f"Lower the {TRACKS[track]} to {level}"
    return f"Raise the {TRACKS[track]} to {level} for ${raise_price(t, o, track, steps)}"


def _token(t: Lords, o: Owner, token: str) -> str:
    """What it does to this club, and then its name."""
    card = t.cards.retirement[token]
    name = card.name
    same = [other for other in t.retirement if t.cards.retirement[other].name == name]
    if len(same) > 1 and token in same:
        name = f"{name} ({same.index(token) + 1} of {len(same)})"
    return f"Lose {loss(card, loses(o, card))}: {name}"
