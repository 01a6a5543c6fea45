"""A new Manager: two dice, the ladder of levels, and the candidates so far."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import HIRE, REROLL
from lordsball.games.lords.state import MOST_LEVEL, Lords
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.pieces.dice import draw_die, draw_rolling_die
from lordsball.ui.lords.pieces.hiring import Hiring, Level, dice_places, rung_box
from lordsball.ui.lords.plates import Plate
from lordsball.ui.lords.tabs import percent
from lordsball.ui.lords.under_way import MANAGER, Errand
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter.layout import DICE, HIRING_AT, REROLL_AT, seat_shown

_DIE = 46.0
_THROWS = 36


def throws(t: Lords) -> dict[int, list[int]]:
    """For each level the sums of two dice that bring it."""
    found: dict[int, list[int]] = {level: [] for level in range(1, MOST_LEVEL + 1)}
    for place, level in enumerate(t.cards.board.manager_rolls):
        found[level].append(place + 2)
    return found


def chance_of(sums: list[int]) -> float:
    """How likely two dice show one of these sums."""
    return sum(6 - abs(7 - total) for total in sums) / _THROWS


def chance_of_better(t: Lords, than: int, rolls: int = 1) -> float:
    """How likely one of this many rolls is to bring a higher level."""
    once = sum(chance_of(sums) for level, sums in throws(t).items() if level > than)
    return 1 - (1 - once) ** rolls


def hiring_of(model: ViewModel) -> Hiring:
    """The ladder as it stands, without the dice."""
    t, seat = model.shown.t, seat_shown(model)
    errand = model.shown.errand
    came = errand.levels if errand is not None and errand.kind == MANAGER else []
    levels = tuple(
        Level(level, _span(sums), percent(chance_of(sums)), level in came)
        for level, sums in sorted(throws(t).items(), reverse=True)
    )
    dice = errand.dice if errand is not None else None
    total = str(sum(dice)) if dice is not None and DICE not in model.motion else ""
    return Hiring(levels, t.owners[seat].manager, club_of_seat(t, seat).colour, total)


def _span(sums: list[int]) -> str:
    return f"{sums[0]}–{sums[-1]}" if len(sums) > 1 else str(sums[0]) if sums else "–"


def move_dice(canvas: Canvas, model: ViewModel) -> None:
    """The two dice, at rest or on their way."""
    errand = model.shown.errand
    lying = errand.dice if errand is not None else None
    dice, progress = model.motion.get(DICE, (lying, 1.0))
    if dice is None:
        return
    for number, ((cx, cy, twist), face) in enumerate(zip(dice_places(), dice, strict=True)):
        cx, cy = HIRING_AT.x + cx, HIRING_AT.y + cy
        if progress < 1:
            draw_rolling_die(canvas, cx, cy, _DIE, face, progress, twist=twist, turn=number * 2.1)
        else:
            draw_die(canvas, cx, cy, _DIE, face, twist=twist)


def hire_widgets(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """A rung for each level, and one more roll."""
    levels = sorted(throws(view), reverse=True)
    found: list[Widget] = []
    for number, level in enumerate(levels):
        x, y, w, h = rung_box(number, len(levels), HIRING_AT.w, HIRING_AT.h)
        action = HIRE[level]
        place = ActionPlace((HIRING_AT.x + x, HIRING_AT.y + y, w, h), f"Hire the level-{level} Manager", action,
                            keys=(str(level),), on_click=_choosing(choose, action))
        place.radius = 5.0
        bar(place, action, view, why_not, model.ours)
        found.append(place)
    errand = model.shown.errand
    left = errand.left if errand is not None else 0
    plate = Plate(REROLL_AT, f"{{dice}}  Roll again, {left} left", better_words(view, errand), REROLL, "R")
    plate.on_click = _choosing(choose, REROLL)
    plate.label = f"Roll again: {counted(left, 'reroll')} left"
    bar(plate, REROLL, view, why_not, model.ours)
    return [*found, plate]


def better_words(t: Lords, errand: Errand | None) -> str:
    """How likely one more roll brings a better one than any so far, and than who is there already."""
    best = max((t.owners[errand.seat].manager, *errand.levels)) if errand is not None else 0
    return "There is no better one." if best >= MOST_LEVEL else f"A better one: *{percent(chance_of_better(t, best))}*"


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)
