"""Movement: a queue of small generator scripts that a click can finish at once.

A step is a generator: it receives the seconds that passed at every ``yield`` and ends when it is done.
A timeline plays one step after the other, faster or slower as the person likes, and never outlives its purpose:
after :meth:`Timeline.finish` everything stands where it would have come to rest.
"""

from collections import deque
from collections.abc import Callable, Generator

Step = Generator[None, float, None]

LONGEST_FRAME = 0.1
"""Seconds. When the desktop held the program up for longer, movement goes on from where it was."""
FADE = 0.12
"""Seconds that anything takes in reduced motion."""
_RATES = {"fast": 2.2, "normal": 1.0, "slow": 0.55}
_AT_ONCE = 1e9
_MOST_STEPS = 100_000

MOMENTS: dict[str, tuple[float, float, float]] = {
    # seconds at Fast, Normal, Slow
    "card_move": (0.12, 0.22, 0.40),
    "card_flip": (0.12, 0.24, 0.42),
    "dice": (0.25, 0.70, 1.20),
    "spinner": (0.40, 1.20, 2.20),
    "coin": (0.30, 0.70, 1.20),
    "runner": (0.09, 0.18, 0.30),
    "run": (0.15, 0.35, 0.60),
    "out_lamp": (0.10, 0.25, 0.40),
    "lamp": (0.08, 0.18, 0.30),
    "ai_decision": (0.15, 0.35, 0.70),
    "side_change": (0.25, 0.60, 1.00),
    "ledger_line": (0.04, 0.11, 0.20),
    "banner": (0.40, 0.90, 1.40),
}
"""How long the things that happen at a table take."""


def smooth(u: float) -> float:
    """Slow at both ends."""
    return u * u * (3 - 2 * u)


def ease_out(u: float) -> float:
    """Fast, then slowing to rest."""
    return 1 - (1 - u) ** 3


class Timeline:
    """Plays steps in turn.

    :param speed: 'off', 'fast', 'normal' or 'slow'; may be changed at any time.
    :param reduced: reduced motion: things appear where they go within 120 ms instead of moving.
    """

    def __init__(self, speed: str = "normal", reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._queue: deque[Step] = deque()
        self._now: Step | None = None
        self.hurried = False
        """True while everything is played to its end at once: what takes time is not seen, and hardly heard."""
        self.holding = False
        """Something is held to be read: nothing moves meanwhile."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be played."""
        return self._now is not None or bool(self._queue)

    def add(self, *steps: Step) -> None:
        """Play these after all that is queued already."""
        self._queue.extend(steps)

    def update(self, dt: float) -> bool:
        """Play on for `dt` seconds; True when anything may have moved."""
        if not self.busy:
            return False
        held = self.holding
        if self.speed == "off":
            self.finish()
        else:
            self._play(min(max(dt, 0.0), LONGEST_FRAME) * _RATES[self.speed])
        return not (held and self.holding)

    def hurry(self) -> None:
        """Go on: what is held has been read; where nothing is, all is played at once up to what has to be read."""
        if self.holding:
            self.holding = False
        else:
            self.finish(until_held=True)

    def finish(self, until_held: bool = False) -> None:
        """Play everything to its end at once, also what is added meanwhile."""
        outer, self.hurried = self.hurried, True
        try:
            for _ in range(_MOST_STEPS):
                if not self.busy or (until_held and self.holding):
                    return
                self._play(_AT_ONCE)
            self.clear()
        finally:
            self.hurried = outer

    def clock(self, moment: str | float) -> float:
        """How long something takes by the clock at the present speed, as `seconds` says it in the timeline's time."""
        return self.seconds(moment) / _RATES.get(self.speed, 1.0)

    def clear(self) -> None:
        """Drop everything that is queued, unplayed."""
        self._queue.clear()
        self.holding = False
        if self._now is not None:
            self._now.close()
            self._now = None

    def _play(self, dt: float) -> None:
        while True:
            if self._now is None:
                if not self._queue:
                    return
                step = self._queue.popleft()
                if not _started(step):
                    continue
                self._now = step
            step, self._now = self._now, None
            # A step that raises is gone already: the timeline stays usable after somebody catches the error.
            if _goes_on(step, dt):
                self._now = step
                return
            dt = 0.0

    # -- steps -----------------------------------------------------------------------------------------------

    def seconds(self, moment: str | float) -> float:
        """How long something takes at the present speed: a name from MOMENTS, or seconds at normal speed.

        Given in the timeline's own time, which runs faster or slower than the clock.
        """
        usual = self._usual(moment)
        return min(usual, FADE * _RATES.get(self.speed, 1.0)) if self.reduced else usual

    def _usual(self, moment: str | float) -> float:
        if not isinstance(moment, str):
            return moment
        column = ("fast", "normal", "slow").index(self.speed) if self.speed in _RATES else 1
        return MOMENTS[moment][column] * _RATES.get(self.speed, 1.0)

    def wait(self, moment: str | float) -> Step:
        """Nothing, for a while."""
        left = self.seconds(moment)
        while left > 0:
            left -= yield

    def pause(self, moment: str | float) -> Step:
        """Time to read something: reduced motion makes it no shorter."""
        left = self._usual(moment)
        while left > 0:
            left -= yield

    def hold(self, seconds: float) -> Step:
        """Time to read something by the clock, whatever the speed, unless somebody goes on before; nothing moves."""
        left, self.holding = seconds * _RATES.get(self.speed, 1.0), True
        while left > 0 and self.holding:
            left -= yield
        self.holding = False

    def drive(self, moment: str | float, show: Callable[[float], None]) -> Step:
        """Call `show` with a number that grows from 0 to exactly 1."""
        duration, passed = self.seconds(moment), 0.0
        while passed < duration:
            show(passed / duration)
            passed += yield
        show(1.0)


def call(function: Callable[[], object]) -> Step:
    """A step that does something at its moment and takes no time."""
    function()
    yield from ()


def together(*steps: Step) -> Step:
    """Several steps at the same time; ends with the last of them."""
    playing = [step for step in steps if _started(step)]
    while playing:
        dt = yield
        playing = [step for step in playing if _goes_on(step, dt)]


def in_turn(*steps: Step) -> Step:
    """Several steps one after the other, as one step."""
    for step in steps:
        yield from step


def _started(step: Step) -> bool:
    try:
        next(step)
    except StopIteration:
        return False
    return True


def _goes_on(step: Step, dt: float) -> bool:
    try:
        step.send(dt)
    except StopIteration:
        return False
    return True
