"""Why an option of Wild Cards is the better one, in a sentence with the dice that decide it: what the coach says."""

from __future__ import annotations

from lordsball.ai.wild_cards import outlook
from lordsball.ai.wild_cards.regular import option_worth
from lordsball.ai.wild_cards.thumbs import Scale
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.names import CATCH, HOME, MOUND, OUTFIELD, SPECIAL
from lordsball.games.wild_cards.state import WildCards

_BY_VERB = {
    "bat_first": "Bat first or last: over hundreds of games, neither side won more often.",
    "pitch_first": "Bat first or last: over hundreds of games, neither side won more often.",
    "move": "The farther a runner gets on a Hit, the fewer Hits it takes to bring him home.",
    "keep": "Kept, it is worth more than a new card and the Vibe it costs.",
    "let_go": "You have somebody better for the next turn.",
    "trash": "It is worth more to them than the Vibes are to you.",
    "clean_up": "Nothing else on the table is worth its Vibes.",
    "discard": "You will hardly need it, and discards bring a Vibe.",
    "draw": "Every card in your hand may still be needed.",
    "choose": "It fits best what comes next.",
    "pay": "The other Vibes lie where you still need them.",
    "done": "What is left in your hand would do nothing now.",
}


def told(t: WildCards, action: Action) -> str:
    """The sentence for an option of the view's decision."""
    decision = t.decision
    assert decision is not None
    match action:
        case Action("run" | "ball" | "catch" | "let_run", ()):
            return _catch(t, action.verb)
        case Action("pass", ()):
            return "Nothing that you could do here is worth its price."
        case Action("use" | "play" | "turn_up", _):
            runs = option_worth(Scale(t, decision.seat), action)
            if runs >= 0.05:
                return f"It is worth about {runs:.1f} runs more than it costs."
            return "Played out, it wins more often than waiting does."
        case Action("place", (str(card), str(zone))):
            return _place(t, card, zone)
    return _BY_VERB.get(action.verb, "Played out, it wins more often than the rest.")


def _catch(t: WildCards, verb: str) -> str:
    """How likely a Catch is, and what hangs on it."""
    need = t.bat_total - outlook.number_of(t, CATCH)
    share = outlook.above(need)
    outfielder = t.cards.card.get(t.coaches[t.pitching].outfield)
    glove = outfielder.name if outfielder is not None else "The glove"
    if share == 0:
        odds = f"{glove} cannot catch it"
    elif share == 1:
        odds = f"{glove} catches it for sure"
    else:
        odds = f"{glove} needs {need + 1} or more on two dice: {share:.0%}"
    match verb:
        case "run":
            return f"{odds}, and bases are worth more than a Ball."
        case "ball":
            return f"{odds}, and a Ball risks nothing."
    fumble = "nothing more" if t.potential >= HOME else "every runner one more base"
    if verb == "catch":
        return f"{odds}, and a fumble gives {fumble}."
    return f"{odds}; a fumble would give {fumble}."


def _place(t: WildCards, card: str, zone: str) -> str:
    name, face = t.name(card), t.cards.card[card]
    if zone == SPECIAL:
        return f"{name} can do something this turn, and other cards wait well in the hand."
    if zone == MOUND:
        return f"{name} pitches {face.pitch}: that counts in every pitch, a glove only in some."
    if zone == OUTFIELD:
        return f"{name} catches {face.catch}, and you keep the better arm for the Mound."
    return f"{name} bats {face.bat}, and what he can do at the plate counts too."
