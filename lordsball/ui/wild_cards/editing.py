"""Editing a card of Wild Cards: its abilities read as sentences, and its words are called as the rules call them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lordsball.games.wild_cards.names import LYING_WORDS, WINDOW_WORDS
from lordsball.ui.table.editing import Editing, Sentence, Step

LONGEST = 120
"""Letters that an ability's text may have."""

_ABILITY = Sentence(
    steps=(
        Step("When", (("use", "when"), ("on",), "while it lies", ("in",), "as often as", ("use", "once"))),
        Step("Price", (("use", "pay"),)),
        Step("Changes", (("always",),)),
        Step("Does", (("do",),)),
        Step("Only if", (("needs",),)),
    ),
    one_of={"use": "Its coach uses it", "on": "It fires by itself", "always": "It always counts"},
    wants={"use": ("do",), "on": ("do",), "always": ()},
)

_HAPPENINGS = {
    "flipped": "when turned up", "strike": "on a Strike", "ball": "on a Ball", "hit": "on a Hit", "walk": "on a Walk",
    "out": "on an Out", "strikeout": "on a strikeout", "caught": "when the ball is caught",
    "fumble": "when the catch is fumbled", "run": "when a run scores", "doubles": "when you roll doubles",
}


def worded(group: Mapping[str, Any], words: str) -> str:
    """An ability in words: where, when and for how much before what its verbs do, as far as the card has room.

    >>> worded({"use": {"when": ("pitch",), "pay": 1}, "in": ("mound",)}, "Turn the lower die to 5.")
    'On the Mound, pay 1 after your Pitch roll: Turn the lower die to 5.'
    >>> worded({"on": "flipped"}, "Draw 2 cards.")
    'When turned up: Draw 2 cards.'
    """
    where = " or ".join(LYING_WORDS.get(zone, "") for zone in group.get("in", ()))
    use = group.get("use")
    price, when = "", _HAPPENINGS.get(group.get("on", ""), "")
    if isinstance(use, Mapping):
        price = f"pay {use['pay']}" if use.get("pay") else ""
        when = " or ".join(WINDOW_WORDS.get(window, "") for window in use.get("when", ()))
    for parts in ((where, f"{price} {when}".strip()), (where, price), (price,), ()):
        begun = ", ".join(part for part in parts if part)
        text = f"{begun[:1].upper()}{begun[1:]}: {words}" if begun else words
        if len(text) <= LONGEST:
            return text
    return words


EDITING = Editing(
    worded=worded,
    sentences={"abilities": _ABILITY},
    units={"pay": "Vibes"},
    names={"free_keep": "Kept for free", "always": "Always"},
    words={
        "when": {
            "reveal": "at your reveals", "pitch": "your pitch is rolled", "bat": "your swing is rolled",
            "hit": "you have a Hit", "catch": "your catch is rolled", "their_special": "they turn up a Special",
            "their_pitch": "their pitch is rolled", "their_bat": "their swing is rolled",
            "their_hit": "they run on a Hit", "their_catch": "their catch is rolled",
        },
        "on": {
            "flipped": "this card is turned up", "strike": "there is a Strike", "ball": "there is a Ball",
            "hit": "there is a Hit", "walk": "there is a Walk", "out": "there is an Out",
            "strikeout": "there is a strikeout", "caught": "the ball is caught", "fumble": "the catch is fumbled",
            "run": "a run scores", "doubles": "you roll doubles",
        },
        "in": {
            "mound": "on the Mound", "outfield": "in the Outfield", "at_bat": "At Bat",
            "special": "in the Special zone", "weather": "in the Weather zone", "bases": "on base",
        },
        "for": {"self": "this Player", "ours": "all of ours", "theirs": "all of theirs"},
        "once": {"window": "once a window", "turn": "once a turn", "half": "once a half"},
        "do": {
            "add": "add to the roll", "reroll": "roll again", "turn_lowest": "turn the lower die to",
            "turn_highest": "turn the higher die to", "potential": "change the Potential by", "gain": "gain Vibes",
            "steal": "steal Vibes", "drain": "they lose Vibes", "draw": "draw cards", "strikes": "Strikes",
            "balls": "Balls", "shadow": "send to the Shadows", "take": "take a card from",
            "cancel": "cancel the Special", "swap": "swap the fielders", "advance": "the lead runner advances",
            "peek": "look at",
        },
    },
)
