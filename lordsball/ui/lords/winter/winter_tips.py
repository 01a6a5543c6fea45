"""What the parts of a mat count, said when the pointer rests on them, and in what order the owners play."""

from __future__ import annotations

from lordsball.games.lords.finances import salaries
from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.state import MOST_LEVEL, MOST_REGULARS, MOST_STARS, Lords, Owner, base_tq
from lordsball.games.phrasing import counted, listed
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.pieces.team_mat import PARTS
from lordsball.ui.lords.places import LEFT
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.winter.winter_places import TURNS
from lordsball.ui.lords.winter.winter_state import seat_shown


class Tip(Widget):
    """A place that only explains itself."""

    focusable = False

    def __init__(self, box: Box, words: str) -> None:
        super().__init__(box, words, tooltip=words)


def tips(sight: Sight, view: Lords) -> list[Widget]:
    """One for each part of the mat on the table, and one for the order of play."""
    o = view.owners[seat_shown(sight)]
    found: list[Widget] = [
        Tip(Box(LEFT.x + x, LEFT.y + y, w, h), words)
        for name, x, y, w, h in PARTS
        if (words := part_words(view, o, name))
    ]
    playing = next((p for p in view.stack if isinstance(p, HotStoveActions)), None)
    if playing is not None and len(playing.seats) > 1:
        names = listed([view.team_of(seat).short for seat in playing.seats])
        found.append(Tip(TURNS, f"Cards are played one at a time in this order: {names}."))
    return found


def part_words(t: Lords, o: Owner, part: str) -> str:
    """What a part of the mat is good for and what it costs, as it stands."""
    stars, regulars, prospects, office, farm, manager = salaries(t, o)
    match part:
        case "purse":
            return "Cash, Media tokens, loans, Fans and Victory Points."
        case "stars":
            return f"Each Star adds 1 Team Quality; at most {MOST_STARS}. All of them earn ${stars} a year."
        case "regulars":
            return f"Every 3 Regulars add 1 Team Quality; at most {MOST_REGULARS}. They earn ${regulars} a year."
        case "prospects":
            per = t.cards.rules.prospects_per_vp
            return f"Every {per} Prospects score 1 Victory Point a year. They earn ${prospects} a year."
        case "front_office":
            return _office(t, o.front_office, "Hot Stove card", "winter", office)
        case "farm_system":
            return _office(t, o.farm_system, "Spring Training card", "spring", farm)
        case "manager":
            return f"The Manager's level adds to Team Quality. He earns ${manager} a year."
        case "quality":
            return f"Stars, a third of the Regulars, the Manager and the stadium make Team Quality {base_tq(o)}."
    return ""


def _office(t: Lords, level: int, card: str, when: str, pay: int) -> str:
    """The Front Office and the Farm System bring cards from some level on."""
    more = t.cards.rules.hands.extra[level - 1]
    cards = counted(more, f"more {card}") if more else f"no more {card}s"
    prices = t.cards.board.staff_prices
    rise = f"Level {level + 1} costs ${prices[level - 1]}." if level < MOST_LEVEL else "There is no higher level."
    return f"Level {level} brings {cards} each {when}, and earns ${pay} a year. {rise}"
