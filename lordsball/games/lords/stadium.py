"""STADIUMS: Stadium Actions, where tiles may go, overbuilding."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import clubs
from lordsball.games.lords.actions import BUILD, INNOVATE, SPACE, STOP
from lordsball.games.lords.state import EMPTY_STACK, Lords


@procedure
class StadiumActions(Procedure):
    """That many actions or fewer, Innovation and Build in any order and across different stacks (ruling L30)."""

    seat: int
    actions: int
    component: int = 0
    """What is being built."""

    @step
    def choose_action(self, t: Lords) -> Flow:
        stacks = [stack for stack in range(4) if t.owners[self.seat].stacks[stack] < EMPTY_STACK]
        if not self.actions or not stacks:
            return DONE
        options = (*(BUILD[s] for s in stacks), *(INNOVATE[s] for s in stacks), STOP)
        return Decision(self.seat, "stadium_action", options)

    @choose_action.answer
    def act(self, t: Lords, chosen: Action) -> Flow:
        match chosen.verb:
            case "stop":
                return DONE
            case "innovate":
                self.actions -= 1
                clubs.innovate(t, t.owners[self.seat], int(chosen.args[0]))
                return Goto("choose_action")
        self.component = int(chosen.args[0])
        return None

    @step
    def choose_space(self, t: Lords) -> Flow:
        """A tile goes on a space whose icon matches its type; what lies there is covered and leaves the game."""
        return Decision(self.seat, "space", tuple(SPACE[space] for space in t.cards.takes[self.component]))

    @choose_space.answer
    def build(self, t: Lords, chosen: Action) -> Flow:
        o = t.owners[self.seat]
        clubs.buy_tile(t, o, self.component)
        self.actions -= 1
        clubs.place(t, o, self.component, int(chosen.args[0]))
        return Goto("choose_action")
