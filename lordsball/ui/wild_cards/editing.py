"""Editing a card of Wild Cards: its abilities read as sentences, and its words are called as the rules call them."""

from __future__ import annotations

from lordsball.ui.table.editing import Editing, Sentence, Step

_ABILITY = Sentence(
    steps=(
        Step("When", (("use", "when"), ("on",), "while it lies", ("in",), "as often as", ("use", "once"))),
        Step("Price", (("use", "pay"),)),
        Step("Changes", (("always",),)),
        Step("Does", (("do",),)),
        Step("Only if", (("needs",),)),
    ),
    one_of={"use": "Its coach uses it", "on": "It fires by itself", "always": "It always counts"},
)

EDITING = Editing(
    sentences={"abilities": _ABILITY},
    units={"pay": "Vibes"},
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
        "once": {"window": "once a window", "turn": "once a turn", "half": "once a half"},
        "do": {
            "add": "add to the roll", "reroll": "roll again", "turn_lowest": "turn the lower die to",
            "turn_highest": "turn the higher die to", "potential": "change the Potential by", "gain": "gain Vibes",
            "steal": "steal Vibes", "drain": "they lose Vibes", "draw": "draw cards", "strikes": "Strikes",
            "balls": "Balls", "shadow": "send to the Shadows", "take": "take a card from",
            "cancel": "cancel the Special", "swap": "swap the fielders", "advance": "the lead runner goes on",
            "peek": "look at",
        },
    },
)
