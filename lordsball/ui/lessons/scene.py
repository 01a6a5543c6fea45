"""A lesson on the screen: the real table, half in the dark, and a bubble that says what to look at and what to do."""

from __future__ import annotations

from typing import Any

from lordsball.lessons.course import Course, LessonBroken
from lordsball.lessons.lesson_files import LookAt
from lordsball.lessons.library import Lesson
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import LEFT, Gone, Input, KeyPress, Move, Press, Release
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lessons.bubble import BUTTON, Bubble
from lordsball.ui.lessons.leaving import LeavingScene
from lordsball.ui.lessons.places import PROMPT, choices_on, places_on
from lordsball.ui.lessons.proofs import no_landmark
from lordsball.ui.lessons.taking import SAID_BY, Phase, Taking
from lordsball.ui.lessons.veil import draw_veil, lit
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.scene import TableScene

_CLOSED = Box(20, 620, 236, 46)
"""Where a button stands that opens the bubble again."""
_LOOKING = ("i", "t", "page up", "page down", "f1", "?", "shift+/", "+", "=", "shift+=", "-")
"""Keys of the table that do no harm at any time."""
STINGS = {Phase.PRAISED: "lesson_right", Phase.DOUBTED: "lesson_wrong", Phase.OVER: "lesson_done"}
"""What is heard when a choice has been made, and at the end: names of cues.yaml."""
_CHOOSING = ("tab", "shift+tab", "left", "right", "up", "down", "enter", "space")
_LATER = "This part comes later."


class LessonScene(Scene):
    """One lesson, from one of its steps to its end.

    :param cards: those it is played with.
    :param at: the step it is opened at, from 0.
    """

    table: TableScene
    taking: Taking

    def __init__(self, desk: Desk, lesson: Lesson, cards: Any, at: int = 0) -> None:
        """Raises LessonBroken where the lesson does not come to this step with these cards."""
        super().__init__()
        self.desk, self.lesson, self.cards = desk, lesson, cards
        self._course = self._course_at(at)
        self.bubble: Bubble | None = None
        self.holes: tuple[Box, ...] = ()
        self.marked: tuple[Box, ...] = ()
        """What the bubble is about, the first before all."""
        self.answers: list[Box] = []
        self.look: Box | None = None
        self._shut = False
        """The bubble was closed, to see the table."""
        self._nudged = False
        self._made_for: object = None
        self._look_is_due = False
        """A step has just opened, and what it wants pointed at has not been looked for."""
        self._held = False
        """A press went to the table, and its release goes there too."""

    # -- life ----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._sit_down(self._course)

    def _course_at(self, number: int) -> Course:
        return Course(self.lesson, self.cards, min(number, len(self.lesson.card.steps)))

    def _open(self, number: int) -> None:
        """The lesson at a step, on its own way, whatever was done before."""
        try:
            course = self._course_at(number)
        except LessonBroken as broken:
            self._give_up(broken)
            return
        self.table.leave()
        self._sit_down(course)

    def _sit_down(self, course: Course) -> None:
        self.taking = Taking(course, self.desk.thinker, self._open, self._ask_to_leave)
        self.table = TableScene(self.desk, course.match, script=self.taking, inside=self)
        self.table.app = self.app
        self.table.group.heard = self.group.heard
        self._follow_settings()
        self.table.enter()
        self.theme, self.music = self.table.theme, self.table.music
        self._shut = False
        self._heard = self.taking.phase
        self._settle()

    def resume(self) -> None:
        self.table.resume()
        self._made_for = None

    def leave(self) -> None:
        self.table.leave()

    abandon = leave

    def back(self) -> None:
        self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        number = self.taking.course.number
        ways = (
            ("Skip this step", "step_forward", lambda: self._open(number + (self.taking.phase is not Phase.PRAISED))),
            ("Back a step", "step_back", self.taking.back),
            ("Begin again", "replay", lambda: self._open(0)),
            ("Leave", "quit", lambda: self.desk.open_lessons(self.lesson.game)),
        )
        self.app.scenes.push(LeavingScene(self.lesson.card.title, ways, self.theme))

    def _follow_settings(self) -> None:
        self.table.timeline.speed, self.table.timeline.reduced = self.timeline.speed, self.timeline.reduced

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        self._follow_settings()
        try:
            dirty = self.table.update(dt)
            self.taking.listen()
            self._settle()
            if self._look_is_due:
                self._look_is_due = False
                self._look_for_the_look()
        except LessonBroken as broken:
            self._give_up(broken)
            return True
        if self.taking.phase is not self._heard:
            self._heard = self.taking.phase
            self.group.heard(STINGS.get(self._heard, ""))
        if self.app.scenes.top is self:
            dirty |= self._lay_out()
        return super().update(dt) or dirty

    def _give_up(self, broken: LessonBroken) -> None:
        """The cards have been changed so that the lesson cannot go on."""
        self.desk.open_lessons(self.lesson.game, trouble=str(self.lesson.problem(broken.text, broken.loc)))

    def _settle(self) -> None:
        """Open what is next, where all has been shown."""
        taking = self.taking
        if not self.table.ready or not taking.settle():
            return
        self._shut = self._nudged = False
        self._made_for = None
        if taking.phase is Phase.OVER:
            self._keep()
            self.desk.open_lessons(self.lesson.game, self.lesson)
        elif taking.phase is Phase.OPEN:
            self._look_is_due = True
            self._keep()

    def _look_for_the_look(self) -> None:
        """What is to be pointed at must stand there, or nobody could go on. Raises LessonBroken."""
        wait = self.taking.course.step.wait if self.taking.course.step is not None else None
        if isinstance(wait, LookAt):
            known = places_on(self.table.board, self.table.frame, self.table.offer)
            if wait.look not in known:
                loc = ("steps", self.taking.course.number, "wait", "look")
                raise LessonBroken(loc, no_landmark(wait.look, list(known)))

    def _keep(self) -> None:
        progress, key = self.desk.progress, self.lesson.key
        if self.taking.phase is Phase.OVER:
            progress.finish(key)
        else:
            progress.reach(key, self.taking.course.number)

    # -- what lies over the table ----------------------------------------------------------------------------------

    @property
    def speaks(self) -> bool:
        """Is there something to be said?"""
        phase = self.taking.phase
        return phase in SAID_BY and self.table.ready

    def _lay_out(self) -> bool:
        """Put bubble, holes and buttons where they belong; True when that was necessary."""
        app, taking = self.app, self.taking
        made_for = (app.screen, app.art, app.art.text_scale, app.settings, taking.phase, taking.course.number,
                    self._shut, self.speaks, self.table.match.ticket, id(self.table.offer) if self.speaks else 0,
                    taking.phase is not Phase.OPEN and taking.has_figures)
        if made_for == self._made_for:
            return False
        self._made_for = made_for
        self.bubble, self.holes, self.marked, self.answers, self.look = None, (), (), [], None
        if self.speaks:
            self._light()
            if not self._shut:
                self._speak()
        self.set_widgets(self._widgets())
        return True

    def _light(self) -> None:
        """What lies in the light: what the step names, and where it can be answered."""
        taking = self.taking
        step = taking.course.step if taking.phase in (Phase.OPEN, Phase.DOUBTED) else None
        if step is None:
            return
        places = places_on(self.table.board, self.table.frame, self.table.offer)
        named = [places[name].box for name in step.at if name in places]
        if isinstance(step.wait, LookAt) and step.wait.look in places:
            self.look = places[step.wait.look].box
            named.append(self.look)
        self.marked = tuple(dict.fromkeys(named))
        holes = list(self.marked)
        if taking.course.asks and taking.phase is Phase.OPEN:
            self.answers = choices_on(self.table.offer)
            holes += [PROMPT, *self.answers]
        self.holes = tuple(dict.fromkeys(holes))

    def _speak(self) -> None:
        app = self.app
        canvas = Canvas(app.picture, app.screen, app.art, app.theme_of(self))
        about = self.marked[0] if self.marked else None
        portrait = self.lesson.card.guide.portrait
        answers = self.answers
        if self.taking.phase is Phase.DOUBTED and about is not None:
            answers = [about]  # what it compares has to be seen beside it
        self.bubble = Bubble(canvas, self.taking.speech(), portrait, about, answers, self.holes)
        self.bubble.reduced = app.settings.reduced_motion
        self.bubble.children = self._foot(self.bubble)

    def _foot(self, bubble: Bubble) -> list[Widget]:
        """The buttons at the foot of the bubble, placed within it."""
        phase, top, right = self.taking.phase, bubble.foot, bubble.rect.w - 20
        found: list[Widget] = []
        if phase is Phase.DOUBTED:
            wide = min(220.0, 176 * self.app.art.text_scale, (right - 112) / 2)
            found.append(Button((right - wide, top, wide, BUTTON), "Take it back", self._go_on, kind="gold", size=20))
            found.append(Button((right - 2 * wide - 4, top, wide, BUTTON), "Use it anyway", self._use_anyway,
                                kind="bone", size=18, cap="U"))
        elif not bubble.speech.call:
            last = self.taking.course.number == len(self.taking.course.steps) - 1 and phase is Phase.OPEN
            found.append(Button((right - 160, top, 160, BUTTON), "Done" if last else "Go on", self._go_on, kind="gold",
                                size=20))
        for number, (icon, hint, key, act) in enumerate((
            ("step_back", "Back a step (Backspace)", "backspace", self.taking.back),
            ("eye", "Close the bubble (X)", "x", self._toggle),
        )):
            found.append(Button((16 + number * 46, top + 3, 40, 40), "", act, kind="bone", icon=icon, hint=hint,
                                tooltip=hint, keys=(key,), radius=10))
        return found

    def _widgets(self) -> list[Widget]:
        if self.bubble is not None:
            return [self.bubble]
        if self.speaks:
            return [Button(_CLOSED, f"What {self.lesson.card.guide.name} says", self._toggle, kind="gold" if
                           not self.taking.course.asks else "bone", icon="eye", size=18, keys=("x",))]
        return []

    # -- acts ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.taking.phase is Phase.DOUBTED:
            self.table.board.put_back()
        self.taking.read_on()
        self.table.handle(Gone())  # what was pointed at has been read, too
        self.be_deaf()
        self._made_for = None
        self.table.resume()

    def _use_anyway(self) -> None:
        action = self.taking.use_anyway()
        self.be_deaf()
        self._made_for = None
        if action is not None:
            self.table.choose(self.table.match.ticket, action)

    def _toggle(self) -> None:
        self._shut = not self._shut

    def _nudge(self) -> None:
        """Something dark was pressed."""
        if self.bubble is None:
            self._shut = False
            return
        self.bubble.nudge()
        if self._nudged:
            self.say(_LATER)
        self._nudged = True

    # -- input -----------------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        try:
            return self._take(what)
        except LessonBroken as broken:
            self._give_up(broken)
            return True

    def _take(self, what: Input) -> bool:
        if isinstance(what, KeyPress):
            return self._key(what)
        if isinstance(what, Press):
            return self._press(what)
        if isinstance(what, Release) and self._held:
            self._held = False
            return self.table.handle(what)
        if isinstance(what, Move):
            own = super().handle(what)
            over = self.group.hovered is not None or not self._is_lit(what.x, what.y)
            lit_up = self.table.handle(Gone() if over and not self._held else what)
            return self._looked(what) or lit_up or own
        own = super().handle(what)
        return self.table.handle(what) or own

    def _is_lit(self, x: float, y: float) -> bool:
        return not self.speaks or any(lit(hole).contains(x, y) for hole in self.holes)

    def _looked(self, at: Move | Press) -> bool:
        """The pointer is on what is to be looked at."""
        if self.look is None or not self.look.contains(at.x, at.y) or self.taking.phase is not Phase.OPEN:
            return False
        self.look = None
        self.taking.looked()
        self._made_for = None
        self.table.resume()
        return True

    def _press(self, press: Press) -> bool:
        own = self.group.hit(press.x, press.y)
        if own is not None:
            return super().handle(press)
        bars = self.table.frame.bar
        if bars.menu.contains(press.x, press.y):
            self._ask_to_leave()
            return True
        if self.speaks:
            if self._looked(press):
                return True
            answers = any(box.contains(press.x, press.y) for box in self.answers)
            inspects = press.button != LEFT and self._is_lit(press.x, press.y)
            panel = self._is_lit(press.x, press.y) and self.table.frame.panel.contains(press.x, press.y)
            if not answers and not inspects and not panel:
                self._nudge()
                return True
        self._held = True
        return self.table.handle(press)

    def _key(self, key: KeyPress) -> bool:
        if key.name == "escape":
            self._ask_to_leave()
            return True
        if key.name in ("ctrl+z", "backspace"):
            self.taking.back()
            return True
        if not self.speaks:
            allowed = key.name in _LOOKING or key.name in ("space", "enter")
            return self.table.handle(key) if allowed else False
        if self.group.owner_of(key) is not None or not self.taking.course.asks or self.taking.phase is not Phase.OPEN:
            if key.name in _LOOKING:
                if key.name == "i" and self.look is not None:
                    return self._looked(Press(self.look.cx, self.look.cy))
                return self.table.handle(key)
            return super().handle(key)
        owner = self.table.group.owner_of(key)
        answers = owner is not None and owner.answers and not owner.always
        if key.name in _LOOKING or key.name in _CHOOSING or answers:
            return self.table.handle(key)
        return False

    # -- looks -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self.table.draw(canvas)
        if self.speaks and not self._shut:
            draw_veil(canvas, self.holes, self.marked)
        super().draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The table and the veil are there already."""
