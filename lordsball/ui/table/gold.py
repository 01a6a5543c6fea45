"""Which option is gold: the one that Space carries out. The rule for every board stands here.

Gold goes on. It is the only thing that can be done, or what the person has already picked, or else an option that
spends nothing, risks nothing and gives nothing away. So who presses nothing but Space sees the whole game at its
quickest and never pays for it. Gold is no advice: that is the coach's, and both may well differ.

Where each option has its price, such as a Catch that may be fumbled against bases given away, none is gold. All its
buttons look alike and have keys of their own, and Space does nothing but say so.
"""

from __future__ import annotations

from collections.abc import Callable

from lordsball.engine.procedure import Action, Decision

YOUR_CHOICE = "Your choice: each has its price. Press the key on its button."
"""What Space says at a question in which each option has its price."""


def has_price(decision: Decision, action: Action | None, costs: Callable[[Action], bool]) -> bool:
    """Is an option no gold one? What is the only one never has a price.

    :param costs: does an option spend, risk or give away something? Each game's board knows that.

    >>> catch, let_run = Action("catch"), Action("let_run")
    >>> has_price(Decision(0, "catch_or_run", (catch, let_run)), catch, lambda action: True)
    True
    >>> has_price(Decision(0, "catch_or_run", (let_run,)), let_run, lambda action: True)
    False
    """
    return action is not None and len(decision.options) > 1 and costs(action)
