"""Buying Victory Points at the bank's counter, several in one plan."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import BUY, REPAY
from lordsball.games.lords.finances import vp_price
from lordsball.games.lords.state import Lords, Owner
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.lords.choosing import ActionButton, Choose, WhyNot, action_button
from lordsball.ui.lords.clubs_shown import club_of_seat
from lordsball.ui.lords.finances.finance_moment import SCORING, part_of
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_icon, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_paper
from lordsball.ui.lords.season.scores import COUNTER
from lordsball.ui.lords.view_model import ViewModel


class Plan(NamedTuple):
    """Media tokens put into each point, in turn, and the dollars that go with them."""

    tokens: tuple[int, ...]
    cash: int

    @property
    def points(self) -> int:
        """How many points that buys."""
        return len(self.tokens)

    @property
    def media(self) -> int:
        """How many tokens it takes."""
        return sum(self.tokens)


def plan_for(t: Lords, o: Owner, points: int, media: int) -> Plan | None:
    """This many points with exactly this many Media tokens; None where that is impossible.

    The first points take the tokens, as many as a price takes whole (no change is given).
    """
    price, worth = vp_price(t), t.cards.rules.media_worth
    most = -(-price // worth)
    if points < 1 or media > min(o.media, most * points):
        return None
    tokens, left, cash = [], media, 0
    for _ in range(points):
        tokens.append(min(left, most))
        left -= tokens[-1]
        cash += max(0, price - tokens[-1] * worth)
    return Plan(tuple(tokens), cash) if cash <= o.cash else None


def plans_for(t: Lords, o: Owner, points: int) -> list[Plan]:
    """Every way to pay for this many points, the fewest tokens first."""
    return [plan for media in range(o.media + 1) if (plan := plan_for(t, o, points, media)) is not None]


def most_points(t: Lords, o: Owner) -> int:
    """How many points there is money for."""
    points = 0
    while plans_for(t, o, points + 1):
        points += 1
    return points


@dataclass
class Wish:
    """What an owner has in mind: it is forgotten when another is asked, or has more or less to spend."""

    points: int = 1
    media: int | None = None
    """Tokens to spend; None: as few as will do."""
    made_for: tuple[int, int, int, int] = (-1, -1, -1, -1)

    def meet(self, t: Lords, seat: int) -> None:
        """Start over if the purse has changed."""
        o = t.owners[seat]
        purse = (t.year, seat, o.cash, o.media)
        if purse != self.made_for:
            self.points, self.media, self.made_for = 1, None, purse

    def plan(self, t: Lords, seat: int) -> Plan | None:
        """The plan as it stands; None where not even one point can be paid for."""
        plans = plans_for(t, t.owners[seat], self.points)
        return next((plan for plan in plans if plan.media == self.media), plans[0] if plans else None)

    def set_points(self, t: Lords, seat: int, points: int) -> None:
        """Another number of points, as far as there is money; at least one."""
        self.points = max(1, min(points, most_points(t, t.owners[seat])))

    def step_media(self, t: Lords, seat: int, step: int) -> None:
        """One token more or fewer, where the rules take it."""
        plans, now = plans_for(t, t.owners[seat], self.points), self.plan(t, seat)
        if now is not None:
            at = plans.index(now) + step
            self.media = plans[max(0, min(at, len(plans) - 1))].media


ASK = "buy_vp"


class Counter(NamedTuple):
    """The counter as it lies there."""

    price: int
    club: Club | None
    """Who stands before it; None: nobody."""
    ours: bool
    plan: Plan | None
    cash: int
    media: int
    vp: int


class CounterView:
    """The paper of the counter; what is pressed are widgets on it."""

    area = Box(COUNTER.x - 3, COUNTER.y - 3, COUNTER.w + 10, COUNTER.h + 11)

    def __init__(self, wish: Wish) -> None:
        self.wish = wish

    def describe(self, model: ViewModel) -> Hashable:
        """The price, who may buy, and what is planned."""
        if part_of(model) != SCORING:
            return None
        t, asked = model.shown.t, model.asked
        if asked is None or asked.ask != ASK:
            return Counter(vp_price(t), None, False, None, 0, 0, 0)
        o = t.owners[asked.seat]
        self.wish.meet(t, asked.seat)
        plan = self.wish.plan(t, asked.seat) if asked.ours else None
        return Counter(vp_price(t), club_of_seat(t, asked.seat), asked.ours, plan, o.cash, o.media, o.vp)

    def paint(self, canvas: Canvas, told: Counter | None) -> None:
        """The price tag, the numbers between the steppers, before and after."""
        if told is None:
            return
        draw_paper(canvas, *COUNTER, rule=None)
        if told.plan is None:
            _paint_idle(canvas, told)
            return
        plan = told.plan
        _paint_count(canvas, 0, "vp", plan.points)
        if told.media:
            _paint_count(canvas, 1, "media", plan.media)
        else:
            icon_line(canvas, "{media} none to spend", "body", 18, COUNTER.x + GROUP + 18, MIDDLE, SOFT, "l",
                      GROUP - 12, 30)
        icon_line(canvas, changes_of(told, plan), "semibold", 19, COUNTER.cx, COUNTER.y + 66, INK, "c",
                  COUNTER.w - 24, 28, BURGUNDY)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


GROUP = COUNTER.w / 2 - 4
"""Width of an icon with its stepper."""
MIDDLE = COUNTER.y + 27


def _paint_count(canvas: Canvas, group: int, icon: str, count: int) -> None:
    """An icon, and the number between the two buttons of its stepper."""
    x = COUNTER.x + 12 + group * GROUP
    draw_icon(canvas, icon, x, MIDDLE - 14, 28)
    draw_flip_plate(canvas, x + 73, MIDDLE - 17, 42, 34, str(count), 24, "#ffe6a0")


def changes_of(told: Counter, plan: Plan) -> str:
    """`$92 › $32   VP 4 › 6   Media 2 › 1`."""
    before, after = str(told.vp).replace("-", "−"), str(told.vp + plan.points).replace("-", "−")
    text = f"${told.cash} › *${told.cash - plan.cash}*   {{vp}} {before} › *{after}*"
    return text + (f"   {{media}} {told.media} › *{told.media - plan.media}*" if told.media else "")


def _paint_idle(canvas: Canvas, told: Counter) -> None:
    """Nobody of ours can buy now: what a point costs, and who stands there."""
    x, y, w, _ = COUNTER
    draw_flip_plate(canvas, x + 14, y + 14, 76, 46, f"${told.price}", 30, "#ffe6a0")
    left, wide = x + 104, w - 116
    canvas.text("A Victory Point", "serif_bold", 21, left, y + 26, BURGUNDY, "ml", width=wide, height=30)
    canvas.text("for cash and Media tokens", "body", 18, left, y + 51, INK, "ml", width=wide, height=25)
    lines: tuple[str, ...]
    if told.ours:
        lines = (f"${told.cash} in hand will not buy one.",)
    elif told.club is None:
        lines = ("Never on credit. The owner with the", "most Victory Points goes first.")
    else:
        draw_owner(canvas, told.club.glyph, told.club.colour, x + 16, y + 78, 20)
        words = f"{told.club.name}: ${told.cash}, {counted(told.media, 'Media token')}"
        canvas.text(words, "semibold", 18, x + 44, y + 88, INK, "ml", width=w - 54, height=26)
        lines = ("", "are at the counter.")
    for number, words in enumerate(lines):
        middle = y + (78 if told.ours else 87 + 27 * number)
        canvas.text(words, "serif_italic", 18, COUNTER.cx, middle, SOFT, "mc", width=w - 20, height=25)


# -- what can be pressed -----------------------------------------------------------------------------------------------


class BuyButton(ActionButton):
    """Buys what the stepper says; with other tokens it buys any way the rules offer."""

    actions: tuple[Action, ...] = ()


class Digit(Widget):
    """A key without a place: this many points."""

    focusable = False

    def contains(self, x: float, y: float) -> bool:
        """Nowhere."""
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Nothing."""


def counter_widgets(
    model: ViewModel, view: Lords, wish: Wish, buy: Callable[[Plan], None], choose: Choose, why_not: WhyNot
) -> list[Widget]:
    """The steppers, the button that buys, the one that pays a loan back."""
    decision = view.decision
    if decision is None or decision.ask != ASK or not model.ours:
        return []
    seat, box = decision.seat, COUNTER
    wish.meet(view, seat)
    o = view.owners[seat]
    plan = wish.plan(view, seat)
    foot = box.bottom - 50
    terms = view.cards.rules.loans
    half = (box.w - 30) / 2
    loans = action_button((box.right - 12 - half, foot, half, 42), f"Repay ${terms.repaid_with}", REPAY, view, choose,
                          why_not, model.ours, kind="bone", cap="R", size=18, radius=8,
                          hint=f"Pay back a loan: ${terms.repaid_with} for {terms.returns_vp} VP")
    if plan is None:
        price = vp_price(view)
        shut = Button((box.x + 12, foot, half, 42), f"Buy for ${price}", kind="green", size=18, radius=8, enabled=False,
                      why=poor_words(view, seat))
        return [shut, loans]

    def again(change: Callable[[], object]) -> Callable[[], None]:
        def act() -> None:
            change()
            model.again()

        return act

    most, ways = most_points(view, o), plans_for(view, o, plan.points)
    at = ways.index(plan)
    more = again(lambda: wish.set_points(view, seat, plan.points + 1))
    fewer = again(lambda: wish.set_points(view, seat, plan.points - 1))
    found: list[Widget] = [
        _step(0, 0, "One point fewer", "q", fewer, plan.points > 1, "One is the fewest: Done buys none."),
        _step(0, 1, "One point more", "e", more, plan.points < most, enough_words(view, seat, plan.points + 1)),
    ]
    if o.media:
        less = again(lambda: wish.step_media(view, seat, -1))
        add = again(lambda: wish.step_media(view, seat, 1))
        found += [
            _step(1, 0, "One token fewer", "a", less, at > 0, fewer_tokens_words(view, seat, plan)),
            _step(1, 1, "One token more", "d", add, at < len(ways) - 1, more_tokens_words(view, seat, plan)),
        ]
    words = f"Buy {plan.points} VP"
    button = BuyButton((box.x + 12, foot, half, 42), words, lambda: buy(plan), kind="green", cap="B", size=18, radius=8,
                       hint=f"{words} for {paid_words(plan)}")
    button.action = BUY[plan.tokens[0]]
    button.actions = tuple(action for action in decision.options if action.verb == "buy")
    digits = [
        Digit((0, 0, 0, 0), counted(number, "point"), again(_setting(wish, view, seat, number)), keys=(str(number),),
              enabled=number <= most, why="" if number <= most else enough_words(view, seat, number))
        for number in range(1, 10)
    ]
    return [*found, button, loans, *digits]


def _setting(wish: Wish, view: Lords, seat: int, number: int) -> Callable[[], object]:
    return lambda: wish.set_points(view, seat, number)


def _step(group: int, side: int, label: str, key: str, act: Callable[[], None], can: bool, why: str) -> Button:
    x = COUNTER.x + 12 + group * GROUP + (34.0, 120.0)[side]
    return Button((x, MIDDLE - 18, 34, 36), "+" if side else "−", act, kind="bone", size=22, radius=7, hint=label,
                  keys=(key,), enabled=can, why="" if can else why)


def paid_words(plan: Plan) -> str:
    """`$55 and 1 Media token`."""
    tokens = counted(plan.media, "Media token")
    if not plan.cash:
        return tokens
    return f"${plan.cash} and {tokens}" if plan.media else f"${plan.cash}"


def poor_words(t: Lords, seat: int) -> str:
    """Why not even one point can be bought."""
    o = t.owners[seat]
    tokens = f" and {counted(o.media, 'Media token')}" if o.media else ""
    return f"A Victory Point costs ${vp_price(t)}: ${o.cash}{tokens} is not enough, and loans cannot buy VP."


def enough_words(t: Lords, seat: int, points: int) -> str:
    """Why there cannot be another point."""
    return f"{points} points cost ${points * vp_price(t)}, more than you have; loans cannot buy them."


def fewer_tokens_words(t: Lords, seat: int, plan: Plan) -> str:
    """Why a token cannot be left out."""
    if not plan.media:
        return "No Media token is part of the price."
    return f"Without it ${t.owners[seat].cash} would not pay for {counted(plan.points, 'point')}."


def more_tokens_words(t: Lords, seat: int, plan: Plan) -> str:
    """Why no token more goes into the price."""
    if plan.media >= t.owners[seat].media:
        return "You have no Media token left."
    return f"No more tokens can be used: each is worth ${t.cards.rules.media_worth}, and no change is given."
