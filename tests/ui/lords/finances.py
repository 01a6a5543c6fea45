"""The Finances phase before a board: matches that stand right before it, and what its events look like in turn."""

from functools import cache

from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.lords.shown import FINANCES, phase_of
from tests.ui.lords.leagues import board_of, new_match, players


@cache
def decisions_before(owners, seed, year, people):
    """How many decisions Regulars take until the Finances phase of a year begins."""
    match, count = new_match(people=people, owners=owners, seed=seed), 0
    seated = players(match)
    while match.position.year < year or phase_of(match.position) != FINANCES:
        match.act(chosen(match, seated))
        count += 1
    return count


def chosen(match, seated):
    decision = match.decision
    return seated[decision.seat].choose(decision, lambda: match.view(decision.seat))


def before_finances(owners=4, seed=2, year=2, people=1):
    """A match whose next decision ends the Postseason: what it tells begins the Finances phase."""
    match = new_match(people=people, owners=owners, seed=seed)
    seated = players(match)
    for _ in range(decisions_before(owners, seed, year, people) - 1):
        match.act(chosen(match, seated))
    return match


def shown_at(match, viewer=0):
    """A board that shows the match as it stands."""
    board = board_of(match)
    board.show(match.view(viewer), viewer)
    return board


def tell(board, packet, viewer=0, speed="normal", reduced=False, frames=None, each=lambda: None):
    """Play what a packet tells: at once, or in frames of a thirtieth of a second with something done at each."""
    timeline = Timeline(speed, reduced)
    for event, after in packet.watched(viewer):
        step = board.play(event, timeline, after)
        if step is not None:
            timeline.add(step)
    count = 0
    while timeline.busy:
        if frames is not None and count >= frames:
            timeline.finish()
            break
        timeline.update(1 / 30)
        each()
        count += 1
    return count
