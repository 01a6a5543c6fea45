"""Pictures of tables for the gallery: every sort of decision in the middle of a game, every sort of movement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from pygame import Surface

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.engine.procedure import Action
from lordsball.match.match import Match
from lordsball.match.record import Done
from lordsball.match.seats import Seat, Table
from lordsball.ui.kit.timeline import Step, Timeline, call, in_turn
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.curtain import CurtainScene
from lordsball.ui.table.scene import TableScene

SEED = 4471
NAMES = ("Robin", "Sam", "Alex", "Kim", "Jo", "Lee", "Max", "Pat")
LARGER = (4, 8)
"""Where more than two can sit down, games of this many are shown as well."""
MOST_ACTIONS = 5000
FRAME = 1 / 30
MOST_FRAMES = 1000


class Picture(NamedTuple):
    """One picture and the name of its file, without .png."""

    name: str
    surface: Surface


class Course(NamedTuple):
    """A whole game: what was done, after how many actions each sort of question was asked, and with which of them
    each sort of event was told."""

    actions: list[Action]
    asked: dict[str, list[int]]
    told: dict[str, list[int]]


def table_pictures(desk: Desk, key: str, moving: bool = True) -> Iterator[Picture]:
    """Each sort of decision in the middle of a game, and each sort of event halfway through its movement; where many
    can sit down, the decisions of larger games, and what stands between people who hide their hands."""
    game = games.game(key)
    course = course_of(desk, key, game.fewest_seats)
    _sit_down(desk, new_match(desk, key))
    yield Picture(f"{key}_00_start", drawn(desk.app))
    yield from decisions(desk, key, game.fewest_seats, course, key)
    for name, numbers in course.told.items() if moving else ():
        surface = _in_motion(desk, key, course.actions[: _central(numbers, course.actions) + 1], name)
        if surface is not None:
            yield Picture(f"{key}_moving_{name}", surface)
    yield from pages(desk, key, game.fewest_seats, course, key)
    for seats in LARGER:
        if game.fewest_seats < seats <= game.most_seats:
            course = course_of(desk, key, seats)
            yield from decisions(desk, key, seats, course, f"{key}_{seats}_seats")
            yield from pages(desk, key, seats, course, f"{key}_{seats}_seats")
            yield from hidden(desk, key, seats, course)


def course_of(desk: Desk, key: str, seats: int) -> Course:
    """A whole game of this many seats."""
    match = new_match(desk, key, seats)
    play_on(match, lambda match: False)
    found = Course([], {}, {})
    for number, moment in enumerate(match.history.walk()):
        assert isinstance(moment.step.line, Done)  # nobody changes the cards here
        found.actions.append(moment.step.line.action)
        if moment.position.decision is not None:
            found.asked.setdefault(moment.position.decision.ask, []).append(number + 1)
        for one in moment.told:
            found.told.setdefault(type(one.event).__name__, []).append(number)
    return found


def decisions(desk: Desk, key: str, seats: int, course: Course, prefix: str) -> Iterator[Picture]:
    """Each sort of decision, in the middle of the game if it can be."""
    match = new_match(desk, key, seats)
    moments = {_central(numbers, course.actions): ask for ask, numbers in course.asked.items()}
    for count, number in enumerate(sorted(moments), 1):
        _sit_down(desk, _after(match, course.actions[match.history.now : number]))
        yield Picture(f"{prefix}_{count:02}_{moments[number]}", drawn(desk.app))


def pages(desk: Desk, key: str, seats: int, course: Course, prefix: str) -> Iterator[Picture]:
    """What is to be read after some events before the game goes on."""
    match = new_match(desk, key, seats)
    told = [name for name in _sit_down(desk, match).board.page_events if name in course.told]
    moments = {name: _central(course.told[name], course.actions) for name in told}
    for name, number in sorted(moments.items(), key=lambda moment: moment[1]):
        if match.history.now > number:  # two pages of one action, or the table has answered by itself
            match = new_match(desk, key, seats)
        scene = _sit_down(desk, _after(match, course.actions[match.history.now : number]))
        scene.timeline.finish()
        scene.update(0.0)
        _choose(scene, match, course.actions[number])
        picture = drawn(desk.app)
        if scene.board.holds:
            yield Picture(f"{prefix}_page_{name}", picture)


def _after(match: Match, actions: Sequence[Action]) -> Match:
    for action in actions:
        match.act(action)
    return match


def hidden(desk: Desk, key: str, seats: int, course: Course) -> Iterator[Picture]:
    """What falls before a secret decision, what is behind it, and a decision with the hand face down."""
    match = new_match(desk, key, seats, hides=True)
    for action in course.actions:
        if match.decision is not None and match.decision.secret:
            break
        match.act(action)
    if match.decision is None:
        return
    _sit_down(desk, match)
    yield Picture(f"{key}_{seats}_seats_curtain", drawn(desk.app))
    curtain = desk.app.scenes.top
    assert isinstance(curtain, CurtainScene)
    curtain.close()
    curtain.on_rise()
    yield Picture(f"{key}_{seats}_seats_lifted", drawn(desk.app))
    for action in course.actions[match.history.now :]:
        if not match.decision.secret:
            break
        match.act(action)
    _sit_down(desk, match)
    yield Picture(f"{key}_{seats}_seats_facedown", drawn(desk.app))


def _sit_down(desk: Desk, match: Match) -> TableScene:
    scene = TableScene(desk, match)
    desk.app.scenes.reset(scene)
    assert scene.autosave is not None
    scene.autosave.flush()
    return scene


def _choose(scene: TableScene, match: Match, action: Action) -> None:
    """Choose, and press once more where the table asks whether that was meant."""
    ticket = match.ticket
    scene.choose(ticket, action)
    if match.ticket == ticket:
        scene.choose(ticket, action)


def _in_motion(desk: Desk, key: str, actions: Sequence[Action], name: str) -> Surface | None:
    """The table halfway through an event of this name that the last of these actions tells; None: nothing moves."""
    whole = _play_event(desk, key, actions, name, MOST_FRAMES)
    if whole < 2:
        return None
    _play_event(desk, key, actions, name, whole // 2)
    return drawn(desk.app, still=False)


def _play_event(desk: Desk, key: str, actions: Sequence[Action], name: str, frames: int) -> int:
    """Play the last action up to this many frames of its first event of this name; how many frames there were."""
    match = _after(new_match(desk, key, games.game(key).fewest_seats), actions[:-1])
    scene = _sit_down(desk, match)
    scene.timeline.finish()
    scene.update(0.0)
    if match.history.now >= len(actions):
        return 0  # the table has answered by itself what nobody would think about
    ends: list[str] = []
    """`began` while the event is played, then `over`."""
    play = scene.board.play

    def noted(event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        step: Step | None = play(event, timeline, after)
        if step is None or type(event).__name__ != name:
            return step
        return in_turn(call(lambda: ends.append("began")), step, call(lambda: ends.append("over")))

    scene.board.play = noted  # type: ignore[method-assign]
    _choose(scene, match, actions[-1])
    seen = 0
    for _ in range(MOST_FRAMES):
        if not scene.timeline.busy or "over" in ends or seen >= frames:
            break
        scene.timeline.update(FRAME)
        seen += ends == ["began"]
    return seen


def _central(numbers: Sequence[int], actions: Sequence[Action]) -> int:
    """The one nearest to the middle of the game."""
    return min(numbers, key=lambda number: abs(number - len(actions) // 2))


def new_match(desk: Desk, key: str, seats: int = 0, hides: bool = False) -> Match:
    """A match of people; the fewest that can play, unless said otherwise. `hides`: their hands, from each other."""
    game, cards = games.game(key), desk.cards(key)
    people = [Seat(name) for name in NAMES[: seats or game.fewest_seats]]
    options = game.options(cards, len(people), {})
    return Match(game, cards, options, people, SEED, Table(screen={"hide_hands": hides}))


def play_on(match: Match, enough: Callable[[Match], bool]) -> None:
    """Play with computer players until it is enough, or over."""
    level = levels_of(match.game.key)["regular"]
    players = [level(SEED + number) for number in range(len(match.seats))]
    for _ in range(MOST_ACTIONS):
        decision = match.decision
        if decision is None or enough(match):
            return
        match.act(players[decision.seat].choose(decision, partial(match.view, decision.seat)))


def drawn(app: App, still: bool = True) -> Surface:
    """What is on the screen now, everything at rest unless told otherwise."""
    top = app.scenes.top
    if still and top is not None:
        top.timeline.finish()
        top.update(0.0)
        top.timeline.finish()
    app.draw()
    app.end_fade()
    app.draw()
    return app.picture.copy()
