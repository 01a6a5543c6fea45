"""The end of a game on the spot: it fills the screen and waits for the person."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.theme import WILD
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.table.celebrating import FULL, Confetti, celebrate
from lordsball.ui.table.great_moment import GreatMoment
from lordsball.ui.table.moment_weight import seconds_of
from lordsball.ui.wild_cards.moments.celebrations import draw_moment
from lordsball.ui.wild_cards.moments.motion import Celebration
from lordsball.ui.wild_cards.moments.weights import weight_of
from lordsball.ui.wild_cards.view_model import ViewModel


def walk_off(model: ViewModel, seat: int, runs: int, timeline: Timeline) -> Step:
    """Who brought the run that was missing. Where nobody waits before a screen it passes by itself."""
    t = model.t
    score = f"{t.team(seat).short} {t.runs[seat]}, {t.team(1 - seat).short} {t.runs[1 - seat]}"
    moment = Celebration(seat, model.home[-1] if model.home else "", "WALK-OFF!", score, 0)
    weight, confetti = weight_of("walk_off", t), Confetti()
    if model.seats[seat].human and not model.reduced:
        confetti.throw(runs, FULL)

    def paint(canvas: Canvas, seconds: float, u: float) -> None:
        confetti.draw_at(canvas, seconds)
        draw_moment(canvas, model, moment._replace(progress=u), WIDTH / 2)

    if model.great(GreatMoment(WILD, "walk_off", paint, 1.4 * seconds_of(weight))):
        yield
        return
    yield from celebrate(model, moment, timeline, runs, "walk_off", weight)
