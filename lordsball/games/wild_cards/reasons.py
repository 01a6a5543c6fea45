"""Why something is not open now, in one sentence a person can use. The names are those on the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.engine.procedure import Action
from lordsball.games.phrasing import capital, club, counted
from lordsball.games.wild_cards.names import (
    AT_BAT,
    BATTING_ZONES,
    HOME,
    LYING_WORDS,
    PITCHING_ZONES,
    SPECIAL,
    WEATHER,
    WINDOW_WORDS,
    WINDOWS,
    ZONE_WORDS,
)
from lordsball.games.wild_cards.refusals import refusal, special_refusal
from lordsball.games.wild_cards.totals import keeps_free

if TYPE_CHECKING:
    from lordsball.games.wild_cards.state import WildCards

BASE_WORDS = ("the plate", "first base", "second base", "third base", "home")


def why_not(t: WildCards, action: Action) -> str:
    """Why this action is not among the options of the present decision."""
    match action:
        case Action("flip" | "bat_first" | "pitch_first", ()):
            return _before_the_game(t, action.verb)
        case Action("play_on", ()):
            return "Sides change once the first team's half is over." if t.half < 2 else "Sides have changed already."
        case Action("roll" | "run" | "ball" | "catch" | "let_run" | "pass" | "shuffle", ()):
            return _not_now(t, action.verb)
        case Action("place", (str(card), str(zone))):
            return _no_place(t, card, zone)
        case Action("done", ()):
            return _no_done(t)
        case Action("turn_up", ()):
            return _no_turn_up(t)
        case Action("play", (str(card),)):
            return _no_play(t, card)
        case Action("use", (str(card), int(number))):
            return _no_use(t, card, number)
        case Action("move", (str(card), int(base))):
            return _no_move(t, card, base)
        case Action("keep" | "let_go", (str(zone),)):
            return _no_keep(t, zone, action.verb)
        case Action("trash", (str(zone),)):
            return _no_trash(t, zone)
        case Action("discard", (str(card),)):
            return _no_discard(t, card)
        case Action("choose", (str(card),)):
            return f"{_name(t, card)} cannot be chosen now." if _known(t, card) else _waiting(t)
        case Action("pay", (str(card),)):
            return _no_pay(t, card)
        case Action("clean_up", ()):
            return "Clean Up comes after an Out, a Walk or a Hit that was run."
        case Action("draw", ()):
            return "Cards are drawn once Clean Up is over."
    return f"'{action}' is not an action in this game."


def ability_refusal(t: WildCards, seat: int, card: str, number: int, why: str) -> str:
    """The sentence for each way an ability can be refused; see `abilities.refusal`."""
    known = t.cards.card[card]
    ability = known.abilities[number]
    name = ability.name if card in t.team_ids else known.short
    match why:
        case "zone":
            wanted = " or ".join(LYING_WORDS[zone] for zone in sorted(ability.zones))
            return f"{name} has to be {wanted} for that." if len(ability.zones) < 3 else f"{name} is not in play."
        case "window":
            if not ability.when:
                return f"{name} needs no button: {ability.text}"
            return f"{name} works {' or '.join(WINDOW_WORDS[w] for w in sorted(ability.when))}."
        case "used":
            return f"{name} works once {'a' if ability.once != 'window' else 'each'} {_once(ability.once)}."
        case "needs":
            return f"{name} works only if {' and '.join(need.own_words() for need in ability.needs)}."
        case "vibes":
            return f"{name} costs {ability.pay}, and you have {_vibes(t.vibes_of(seat))}."
    return f"{name} would change nothing now."


def special_sentence(t: WildCards, card: str, why: str) -> str:
    """The sentence for each way a Special can be refused; see `abilities.special_refusal`."""
    known = t.cards.card[card]
    match why:
        case "window":
            if known.when == frozenset(WINDOWS):
                return f"{known.short} is turned up when you are in control."
            return f"{known.short} is turned up {' or '.join(WINDOW_WORDS[w] for w in sorted(known.when))}."
        case "symbol":
            return f"{known.short} is not a Quick Special: place it face down first, at the start of a turn."
        case "full":
            return f"{known.short} needs an empty Special zone."
    return f"{known.short} would change nothing now."


def _once(once: str) -> str:
    return {"window": "roll or reveal", "turn": "turn", "half": "half"}[once]


def _vibes(count: int) -> str:
    return counted(count, "Vibe")


def _before_the_game(t: WildCards, verb: str) -> str:
    if _ask(t) == "coin_toss":
        return "The coin has to be tossed first."
    if _ask(t) == "choose_side":
        return "The coin has been tossed."
    return "Who bats first is settled once, before the game."


def _no_place(t: WildCards, card: str, zone: str) -> str:
    if _ask(t) != "place" or t.decision is None:
        return _waiting(t)
    seat = t.decision.seat
    zones = PITCHING_ZONES if seat != t.batting else BATTING_ZONES
    if not _known(t, card) or zone not in ZONE_WORDS:
        return "There is no such card or zone."
    if zone not in zones:
        return f"{capital(ZONE_WORDS[zone])} is not yours to fill in this half."
    coach = t.coaches[seat]
    if card not in coach.hand:
        return f"{_name(t, card)} is not in your hand."
    if t.cards.card[card].player == (zone == SPECIAL):
        kind = "Player" if zone == SPECIAL else "Special"
        return f"{_name(t, card)} is a {kind}: it cannot go to {ZONE_WORDS[zone]}."
    return f"{capital(ZONE_WORDS[zone])} is taken already."


def _no_done(t: WildCards) -> str:
    if _ask(t) != "place":
        return _waiting(t)
    return "You still have a Player for an empty zone: place one first."


def _no_turn_up(t: WildCards) -> str:
    window, seat = _window(t)
    if not window:
        return _not_in_control(t)
    card = t.coaches[seat].special_down
    if card and not _known(t, card):
        return "Only the coach who placed that card can turn it up."
    if not card:
        return "No Special lies face down in your Special zone."
    return special_sentence(t, card, special_refusal(t, seat, card, window))


def _no_play(t: WildCards, card: str) -> str:
    window, seat = _window(t)
    if not _known(t, card) or t.cards.card[card].player:
        return "Only Specials are played straight from the hand."
    if not window:
        return _not_in_control(t)
    if card not in t.coaches[seat].hand:
        return f"{_name(t, card)} is not in your hand."
    return special_sentence(t, card, special_refusal(t, seat, card, window))


def _no_use(t: WildCards, card: str, number: int) -> str:
    window, seat = _window(t)
    if not _known(t, card) or not 0 <= number < len(t.cards.card[card].abilities):
        return "There is no such ability."
    if not window:
        return _not_in_control(t)
    if card in t.team_ids and card != t.team_ids[seat]:
        return "That Team card is the other coach's."
    if card not in t.team_ids and not t.zone_of(seat, card):
        return f"{_name(t, card)} is not in play on your side."
    return ability_refusal(t, seat, card, number, refusal(t, seat, card, number, window))


def _no_move(t: WildCards, card: str, base: int) -> str:
    if _ask(t) != "run" or t.decision is None:
        return "Nobody runs now." if t.decision is not None else "The game is over."
    now = str(t.decision.options[0].args[0])
    if card != now:
        return f"{_name(t, now)} decides first: the runner in front goes before those behind."
    if not 1 <= base <= HOME:
        return "There is no such base."
    ends = [int(option.args[1]) for option in t.decision.options]
    if base > max(ends):
        start = _base_of(t, card)
        if base > start + t.potential:
            return f"{_name(t, card)} can run {t.potential} {'base' if t.potential == 1 else 'bases'} at most."
        return "Runners do not pass each other, and only one can stand on a base."
    if base < _base_of(t, card):
        return "Nobody runs backwards."
    return f"{_name(t, card)} has to make room on {BASE_WORDS[base]} for those behind."


def _base_of(t: WildCards, card: str) -> int:
    coach = t.coaches[t.batting]
    return next((base for base, on in enumerate((coach.first, coach.second, coach.third), 1) if on == card), 0)


def _no_keep(t: WildCards, zone: str, verb: str) -> str:
    if _ask(t) != "keep" or t.decision is None:
        return "Cards are kept during your own Clean Up."
    seat = t.decision.seat
    zones = PITCHING_ZONES if seat != t.batting else BATTING_ZONES
    if zone not in zones or zone == AT_BAT:
        return "No card there could be kept."
    coach = t.coaches[seat]
    if not getattr(coach, zone) and not getattr(coach, f"{zone}_down"):
        return f"Nothing lies {LYING_WORDS[zone]}."
    if zone in getattr(t.stack[-1], "let_go", ()):
        return "You have let that card go."
    if verb == "let_go":
        return "That card does not stay for free: it goes unless you keep it."
    if keeps_free(t, seat, zone):
        return "That card stays for free."
    if t.vibes_of(seat) < t.cards.rules.keep_cost:
        return f"Keeping a card costs {_vibes(t.cards.rules.keep_cost)}, and you have {_vibes(t.vibes_of(seat))}."
    return "That card is kept already."


def _no_trash(t: WildCards, zone: str) -> str:
    if _ask(t) != "trash":
        return "Only the batting coach trashes cards, at the end of Clean Up."
    if zone in (*PITCHING_ZONES, WEATHER):
        return f"The other coach has no card {LYING_WORDS[zone]}."
    return "No card there could be trashed."


def _no_pay(t: WildCards, card: str) -> str:
    if _ask(t) != "pay":
        return f"Nothing has to be paid now. {_waiting(t)}"
    return f"{_name(t, card)} has no Vibe to pay with." if _known(t, card) else "There is no such card."


def _no_discard(t: WildCards, card: str) -> str:
    if _ask(t) != "discard" or t.decision is None:
        return "Cards of the hand are discarded just before drawing back up."
    return f"{_name(t, card)} is not in your hand." if _known(t, card) else "There is no such card."


def _not_now(t: WildCards, verb: str) -> str:
    rule = {
        "roll": "The dice are rolled to pitch and to swing",
        "run": "The Batter runs on a Hit",
        "ball": "A Ball instead of running is for Hits",
        "catch": "A Catch is tried when the Batter runs on a Hit",
        "let_run": "The runners are let go when the Batter runs on a Hit",
        "pass": "Passing closes a window of control",
        "shuffle": "The discards are shuffled when the pitching coach's deck is empty",
    }[verb]
    return f"{rule}. {_waiting(t)}"


def _not_in_control(t: WildCards) -> str:
    return f"Specials and abilities wait until you are in control. {_waiting(t)}"


def _window(t: WildCards) -> tuple[str, int]:
    """The window that is open, and whose it is; "" where none is."""
    if _ask(t) != "window" or t.decision is None:
        return "", 0
    return str(t.stack[-1].window), t.decision.seat  # type: ignore[attr-defined]


def _waiting(t: WildCards) -> str:
    """What has to be decided before anything else."""
    decision = t.decision
    who = capital(club(t.team(decision.seat).short)) if decision else ""
    match decision.ask if decision else "":
        case "coin_toss":
            return "The coin has to be tossed first."
        case "choose_side":
            return f"{who} choose first whether to bat or to pitch."
        case "place":
            return f"{who} place their cards first."
        case "window":
            return f"{who} are in control now."
        case "pitch":
            return f"{who} have to pitch first."
        case "swing":
            return f"{who} have to swing first."
        case "run_or_ball":
            return f"{who} choose first: run, or take a Ball."
        case "catch_or_run":
            return f"{who} choose first: try a Catch, or let them run."
        case "run":
            return f"{who} move their runners first."
        case "keep" | "trash":
            return f"{who} are at Clean Up."
        case "discard":
            return f"{who} choose first which cards to discard."
        case "choose":
            return f"{who} choose a card first."
        case "shuffle":
            return f"{who} have to shuffle first."
        case "pay":
            return f"{who} have a price to pay first."
        case "change_sides":
            return "The teams change sides first."
    return "The game is over."


def _ask(t: WildCards) -> str:
    return t.decision.ask if t.decision else ""


def _known(t: WildCards, card: str) -> bool:
    return card in t.cards.card


def _name(t: WildCards, card: str) -> str:
    return t.cards.card[card].short if card in t.cards.card else "That card"
