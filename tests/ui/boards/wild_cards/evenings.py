"""A table of Wild Cards in a window that nobody sees, and people before it: with a mouse or a keyboard."""

from lordsball.match.seats import Table
from lordsball.ui.scenes.curtain import CurtainScene
from lordsball.ui.scenes.table.scene import TableScene
from lordsball.ui.widgets.button import Button
from tests.ui.scenes.desks import open_desk

SECONDARY = (880.0, 45.0)


class Evening:
    """One match on the screen."""

    def __init__(self, folder, match, size=(960, 540), hides=True, **settings):
        settings.setdefault("speed", "off")
        self.desked = open_desk(folder, size, **settings)
        self.hands, self.app, self.match = self.desked.hands, self.desked.app, match
        match.table = Table(screen={"hide_hands": hides})
        self.table = TableScene(self.desked.desk, match)
        self.desked.show(self.table)
        self.rest()
        self.curtains = 0

    @property
    def top(self):
        return self.desked.top

    @property
    def board(self):
        return self.table.board

    def rest(self, turns=4000):
        """Until a person has to do something, or the game is over."""
        for _ in range(turns):
            if self.top is not self.table or self.match.over:
                return
            seat = self.match.to_act()
            if self.table._settled and not self.table.timeline.busy and seat is not None and seat.human:
                return
            self.hands.turn()
        raise AssertionError(f"nobody goes on at {self.match.position.where()}")

    def choices(self):
        """What acts now: everything that leads to an option, the gold button, the other one of the prompt bar."""
        found = []
        for placed in self.table.group.placed():
            widget = placed.widget
            gold = isinstance(widget, Button) and widget.kind == "gold"
            chooses = bool(getattr(widget, "actions", ())) or tuple(widget.rect[:2]) == SECONDARY
            if widget.enabled and (gold or chooses):
                found.append(widget)
        assert found, f"nothing to press at {self.match.position.where()}"
        return found

    def lift_curtain(self):
        """Hold the gold button until the curtain rises."""
        assert isinstance(self.top, CurtainScene)
        self.curtains += 1
        box = self.top.hold.rect
        self.hands.move(box.cx, box.cy)
        self.hands.press(box.cx, box.cy)
        for _ in range(6):
            self.app.turn(0.1)
        self.hands.release(box.cx, box.cy)
        self.app.turn(0.3)
        self.rest()

    def click(self, widget):
        self.hands.click(widget.rect.x + min(widget.rect.w / 2, 20), widget.rect.cy)
        self.app.turn(0.3)  # a second press so soon would count as the same
        self.rest()

    def press(self, key):
        self.hands.key(key)
        self.app.turn(0.3)
        self.rest()
