"""A computer player's choice, as a job."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from lordsball.ai import advice
from lordsball.ai.player import EFFORTS, levels_of
from lordsball.engine.chance import scatter
from lordsball.engine.procedure import Action


class Chosen(NamedTuple):
    """What a player chose, and a few words why; "" where there is nothing to say."""

    action: Action
    reason: str


def luck(seed: int, seat: int, moment: int) -> int:
    """The seed of a seat's player at one decision of a match: `moment` is the length of the record before it.

    A player is made from it for this decision and forgotten afterwards. So it chooses the same after an undo, in a
    loaded game, and where the process it thought in was lost; nothing it has thought before can make a difference.
    """
    return scatter(scatter(seed, seat + 1), moment)


def choosing(game: str, level: str, seed: int, effort: str, view: Any) -> Generator[None, None, Chosen]:
    """What a player of that level, made from that seed, chooses at the decision of its view.

    :param effort: how long it may search: a key of `EFFORTS`.
    """
    player = levels_of(game)[level](seed, EFFORTS[effort])
    slices = getattr(player, "choosing", None)
    if slices is None:
        action = player.choose(view.decision, lambda: view)
    else:
        action = yield from slices(view.decision, lambda: view)
    return Chosen(action, player.reason(view, action))


def preparing(game: str, levels: Sequence[str], view: Any) -> Generator[None, None, None]:
    """Read whatever players of these levels need to have read, so that their first choice does not wait for it. Then
    work out what the coach can use.

    :param view: a view of the match, which brings its cards along.
    """
    for level in levels:
        levels_of(game)[level](0)
        yield
    for _ in advice.preparing(game, view):
        yield
