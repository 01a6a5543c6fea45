"""The end of a game on the spot: it fills the screen and waits for the person."""

from __future__ import annotations

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.words import RESULT_NAMES, VERBS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.monster_league.big_hits import BigHit, ScoreRow, draw_big_hit
from lordsball.ui.monster_league.card_faces import batter_face, seat_ring, small_face
from lordsball.ui.monster_league.motion import Celebration
from lordsball.ui.monster_league.view_model import ViewModel
from lordsball.ui.monster_league.weights import weight_of
from lordsball.ui.table.celebrating import FULL, Confetti, celebrate
from lordsball.ui.table.great_moment import GreatMoment
from lordsball.ui.table.moment_weight import seconds_of


def big_hit(model: ViewModel, event: told.AtBatOver) -> BigHit:
    """An at-bat as one to talk about."""
    team = model.team(event.seat)
    name = team.batters[event.batter].short
    words = "GRAND SLAM!" if event.runs == 4 else f"{RESULT_NAMES[event.result]}!".upper()
    fact = f"{name} {VERBS[event.result]} on a {event.face}"
    fact += f" and brings {event.runs} home." if event.runs > 1 else "."
    runners = tuple(small_face(team.batters[who], team.look) for who, _, end in event.moves if end == 4)
    return BigHit(batter_face(team, event.batter), words, fact, runners, *seat_ring(event.seat))


def walk_off(model: ViewModel, timeline: Timeline) -> Step:
    """The last hit once more, as large as it is. Where nobody waits before a screen it passes by itself."""
    event, view = model.last_hit, model.shown.view
    assert event is not None
    visitors = 1 - view.home
    rows = tuple(
        ScoreRow(model.team(seat).short, *seat_ring(seat), event.score[seat], event.runs if seat == event.seat else 0)
        for seat in (visitors, view.home)
    )
    hit = big_hit(model, event)._replace(above="WALK-OFF", score=rows)
    weight, confetti = weight_of("walk_off", view, event.score), Confetti()
    if model.seats[event.seat].human and not model.reduced:
        confetti.throw(event.face, FULL)

    def paint(canvas: Canvas, seconds: float, u: float) -> None:
        confetti.draw_at(canvas, seconds)
        draw_big_hit(canvas, hit, u, WIDTH / 2)

    if model.great(GreatMoment(MONSTER, "walk_off", paint, 1.4 * seconds_of(weight))):
        yield
        return
    moment = Celebration(event.seat, "", "", hit)
    yield from celebrate(model, moment, timeline, event.face, "walk_off", weight)
