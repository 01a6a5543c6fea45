"""A table in a window that nobody sees, and people before it who play a whole game: with a mouse or with keys."""

from lordsball.match.seats import Table
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.scenes.end import EndScene
from lordsball.ui.table.curtain import CurtainScene
from lordsball.ui.table.scene import TableScene
from tests.ui.scenes.desks import open_desk

SECONDARY = (880.0, 45.0)


class Evening:
    """One match on the screen.

    :param drawn: whether pictures are drawn; laying out and choosing work without them.
    """

    def __init__(self, folder, match, size=(960, 540), hides=True, drawn=True, **settings):
        settings.setdefault("speed", "off")
        settings.setdefault("first_tips", False)  # they have an evening of their own
        self.desked = open_desk(folder, size, **settings)
        self.hands, self.app, self.match = self.desked.hands, self.desked.app, match
        self.app.presenter.in_sight = drawn
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
            asked = self.board.holds or (seat is not None and seat.human)
            if self.table._settled and not self.table.timeline.busy and asked:
                return
            self.hands.turn()
        raise AssertionError(f"nobody goes on at {self.match.position.where()}")

    def choices(self):
        """What acts now: everything that leads to an option, the gold button, the other one of the prompt bar."""
        found = []
        for placed in self.table.group.placed():
            widget = placed.widget
            gold = isinstance(widget, Button) and widget.kind == "gold"
            chooses = getattr(widget, "actions", ()) or getattr(widget, "action", None) is not None
            if widget.enabled and (gold or chooses or tuple(widget.rect[:2]) == SECONDARY):
                found.append(widget)
        assert found, f"nothing to press at {self.match.position.where()}"
        return found

    def lift_curtain(self, keys=False):
        """Hold the gold button until the curtain rises."""
        assert isinstance(self.top, CurtainScene)
        self.curtains += 1
        if keys:
            self.hands.key_down("space")
            self.hands.wait(1.0)
            self.hands.key_up("space")
        else:
            box = self.top.hold.rect
            self.hands.move(box.cx, box.cy)
            self.hands.press(box.cx, box.cy)
            self.hands.wait(1.0)
            self.hands.release(box.cx, box.cy)
        self.hands.wait(0.3)
        self.rest()

    def click(self, widget):
        self.hands.click(widget.rect.x + min(widget.rect.w / 2, 20), widget.rect.cy)
        self.hands.wait(0.3)  # a second press so soon would count as the same
        self.rest()

    def press(self, key):
        self.hands.key(key)
        self.hands.wait(0.3)
        self.rest()

    # -- whole games -------------------------------------------------------------------------------------------------

    def play_by_mouse(self, chance, gold_share):
        """To the results: anything that can be clicked, and so often the gold button where there is one."""
        for _ in range(3000):
            if isinstance(self.top, CurtainScene):
                self.lift_curtain()
            elif isinstance(self.top, EndScene):
                break
            else:
                widgets = self.choices()
                gold = [widget for widget in widgets if widget.primary]
                self.click(gold[0] if gold and chance.random() < gold_share else chance.choice(widgets))
        assert self.match.over and isinstance(self.top, EndScene)

    def play_by_keys(self, chance, gold_share):
        """To the results: what Tab reaches, and so often the space bar where there is a gold button."""
        for _ in range(4000):
            if isinstance(self.top, EndScene):
                break
            widgets = self.choices()
            if any(widget.primary for widget in widgets) and chance.random() < gold_share:
                self.press("space")
                continue
            wanted = chance.choice([widget for widget in widgets if not widget.primary] or widgets)
            for _ in range(80):
                if self.table.group.focused is wanted and self.table.group.ring:
                    break
                self.hands.key("tab")
            assert self.table.group.focused is wanted, f"the Tab key does not reach {wanted.label}"
            self.press("enter")
        assert isinstance(self.top, EndScene)
