"""Somebody who takes a lesson in a window that nobody sees: with the mouse or with the keys."""

from lordsball.lessons.lesson_files import LookAt, ThisAction
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.timeline import LONGEST_FRAME
from lordsball.ui.kit.widgets.placing import place
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lessons.places import prompted
from lordsball.ui.lessons.scene import LessonScene
from lordsball.ui.lessons.taking import SAID_BY, Phase
from tests.ui.scenes.desks import open_desk

CANVAS = Box(0, 0, WIDTH, HEIGHT)
HANGS = 300.0
"""A coach who has not come to an end by then never will: it is heard at once when it does."""


def lies_in(box, around):
    return around.x <= box.x and around.y <= box.y and box.right <= around.right and box.bottom <= around.bottom


class Pupil:
    """One evening of lessons.

    :param drawn: whether pictures are drawn; laying out and choosing work without them.
    """

    def __init__(self, folder, drawn=False, own=None, size=(960, 540), **settings):
        settings.setdefault("speed", "off")
        self.desked = open_desk(folder, size, own, **settings)
        self.desk, self.app, self.hands = self.desked.desk, self.desked.app, self.desked.hands
        self.app.presenter.in_sight = drawn

    def close(self):
        self.app.close()

    @property
    def scene(self):
        return self.app.scenes.top

    @property
    def taking(self):
        return self.scene.taking

    @property
    def course(self):
        return self.taking.course

    def lesson(self, game, id):
        return next(lesson for lesson in self.desk.lessons_of(game) if lesson.card.id == id)

    def begin(self, lesson, at=None):
        self.desk.open_lesson(lesson, at)
        self.rest()

    def rest(self):
        """Until something is said, or another scene is there."""
        for _ in range(900):
            self.hands.turn()
            scene = self.scene
            if not isinstance(scene, LessonScene) or (scene.speaks and scene.taking.phase in SAID_BY and scene.widgets):
                self.pause()
                return
        raise AssertionError(f"nobody goes on at step {self.course.number + 1}")

    def wait_for_figures(self):
        """Until the coach has counted, however slow the machine is, and the bubble says it."""
        if not self.taking.has_figures:
            self.desk.thinker.listen(HANGS, self.taking._thought)
            self.hands.turn()
        assert self.taking.has_figures, f"the coach does not come to an end at step {self.course.number + 1}"
        self.hands.turn()

    def looks_well(self):
        """The bubble lies on the canvas, its guide too, and on nothing that has to be pressed or read."""
        scene = self.scene
        bubble = scene.bubble.rect
        assert lies_in(bubble, CANVAS), f"the bubble hangs over the edge at step {self.course.number + 1}"
        spoken_about = scene.marked[:1] if self.taking.phase is Phase.DOUBTED else ()
        for box in (*scene.answers, *spoken_about):
            both = bubble.inside(box)
            assert both.w * both.h == 0, f"the bubble covers what it is about at step {self.course.number + 1}: {box}"
        assert all(lies_in(placed.box, bubble) for placed in place([scene.bubble]))

    def pause(self):
        """A press so soon after another would count as the same."""
        for _ in range(3):
            self.app.turn(LONGEST_FRAME)

    # -- by hand -------------------------------------------------------------------------------------------------

    def read_on(self, mouse):
        gold = next(placed for placed in self.scene.group.placed() if placed.widget.primary)
        if mouse:
            self.hands.click(gold.box.cx, gold.box.cy)
        else:
            self.hands.key("space")
        self.rest()

    def look(self, mouse):
        box, number = self.scene.look, self.course.number
        if mouse:
            self.hands.move(box.cx, box.cy)
        else:
            self.hands.key("i")
        self.rest()
        assert self.course.number == number + 1, "to point at it once is enough"

    def choose(self, action, mouse):
        """Press what chooses this; a card may have to be taken first, and then its place."""
        pressed = []
        for _ in range(6):
            course, ticket = self.course, self.course.match.ticket
            way = self._way_to(action, pressed)
            assert way is not None, f"nothing to press for '{action}' at step {course.number + 1}"
            box, key, widget = way
            pressed.append(box)
            if mouse:
                self.hands.click(box.x + min(box.w / 2, 20), box.cy)
            elif key:
                self.hands.key(key)
            else:
                self._walk_to(widget)
                self.hands.key("enter")
            self.pause()
            if not isinstance(self.scene, LessonScene) or self.taking.phase is not Phase.OPEN or (
                self.course is not course or course.match.ticket != ticket
            ):
                self.rest()
                return
        raise AssertionError(f"'{action}' was not chosen at step {course.number + 1}")

    def _way_to(self, action, pressed):
        """Where to click, which key to press, what to focus."""
        offer = self.scene.table.offer
        for choice, box in prompted(offer):
            if choice.action == action:
                button = next(widget for widget in self.scene.table.widgets if widget.rect == box)
                return box, "space" if choice is offer.gold else choice.key.lower(), button
        found = [placed for placed in place(offer.widgets) if placed.widget.enabled and placed.widget.pressable]
        leads = [placed for placed in found if action in self._actions(placed.widget) and placed.box not in pressed]
        if len(leads) > 1:
            leads = [placed for placed in leads if self._actions(placed.widget) == (action,)] or leads
        if not leads:
            return None
        widget = leads[0].widget
        return leads[0].box, next(iter(widget.keys), ""), widget

    @staticmethod
    def _actions(widget):
        own = getattr(widget, "action", None)
        return tuple(getattr(widget, "actions", ())) or ((own,) if own is not None else ())

    def _walk_to(self, widget):
        group = self.scene.table.group
        for _ in range(120):
            if group.focused is widget and group.ring:
                return
            self.hands.key("tab")
        raise AssertionError("the Tab key does not come there")

    def go_through(self, mouse):
        """The open step, as the lesson would have it."""
        step = self.course.step
        if self.taking.phase is not Phase.OPEN:
            self.read_on(mouse)
        elif isinstance(step.wait, LookAt):
            self.look(mouse)
        elif self.course.asks:
            self.choose(self.course.good()[0], mouse)
        else:
            self.read_on(mouse)

    def to_step(self, number):
        """Open the lesson at a step, from 0."""
        self.begin(self.scene.lesson, number)

    def another(self):
        """An option that is not the good one of the open step."""
        assert isinstance(self.course.step.wait, ThisAction)
        good = self.course.good()[0]
        return next(option for option in self.course.decision.options if option != good)
