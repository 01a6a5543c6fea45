"""The twelve things a club has, each with its value and what it is good for."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.finances import salaries
from lordsball.games.lords.state import (
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    MOST_TQ,
    Lords,
    Owner,
    base_tq,
)
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.preview import yearly_income
from lordsball.ui.table.board import Landmark


class Thing(NamedTuple):
    """One of them: the name lessons give it, what it is with its value, why it matters, and the rule book's heading."""

    name: str
    title: str
    about: str
    heading: str

    def at(self, box: Box) -> Landmark:
        """The thing where it stands."""
        return Landmark(self.name, box, self.title, self.about, self.heading)


NAMES = ("cash", "loans", "media", "fans", "points", "quality", "stars", "regulars", "prospects", "offices", "farm",
         "manager")
"""Their names, in the order in which a club's slip shows them."""


def things_of(t: Lords, o: Owner) -> dict[str, Thing]:
    """Everything that an owner's club has, by name."""
    board, rules, pays = t.cards.board, t.cards.rules, salaries(t, o)
    stars, regulars, prospects, office, farm, manager = pays
    loans, per = rules.loans, rules.prospects_per_vp
    zones, third = board.fan_zones, o.regulars // 3
    thirds = counted(3 - o.regulars % 3, "more Regular")
    following = f"Each pays ${board.prospect_salary} a year."
    return {
        thing.name: thing
        for thing in (
            Thing("cash", f"Cash: {dollars(o.cash)}",
                  f"A year as it stands pays you ${yearly_income(t, o)} and costs ${sum(pays)} in wages. What you "
                  "cannot pay, the bank lends.", "Finances.income"),
            Thing("loans", f"Loans: {o.loans}",
                  f"A loan is ${loans.grants}, and costs {loans.costs_vp} VP at once. You get one only when an action "
                  f"costs more than you have. ${loans.repaid_with} pays it back, and {loans.returns_vp} VP returns.",
                  "loans"),
            Thing("media", f"Media tokens: {o.media}",
                  "Each buys one more card, before you play your first of a phase, or is worth "
                  f"${rules.media_worth} when you buy a Victory Point.", "SpringTraining.media_support"),
            Thing("fans", f"Fans: {o.fans} of {MOST_FANS}",
                  f"Fans pay you ${board.income_per_fan} each at the books: ${board.income_per_fan * o.fans} a year "
                  f"now. Up to {zones.growth_to} they grow by themselves, above {zones.steady_to} they drift away.",
                  "fans"),
            Thing("points", f"Victory Points: {signed(o.vp)}",
                  "Most Victory Points at the end win the game. They come from wins, cash, Prospects, titles, the park "
                  "and the Bonus card.", "Finances.win_track"),
            Thing("quality", f"Team Quality: {base_tq(o)} of {MOST_TQ}",
                  f"How good your team is: {counted(o.stars, 'Star')}, {third} for {counted(o.regulars, 'Regular')}, "
                  f"{o.manager} for the Manager, {o.field_tq} from the park. In a series a card and a die come on top.",
                  "SpringTraining.quality"),
            Thing("stars", f"Stars: {o.stars} of {MOST_STARS}",
                  f"Each adds 1 to your Team Quality. Together they earn ${stars} a year, and every one more costs "
                  "more.", "mat"),
            Thing("regulars", f"Regulars: {o.regulars} of {MOST_REGULARS}",
                  f"Every three add 1 to your Team Quality: {third} now, {thirds} for the next. They earn "
                  f"${board.regular_salary} each, ${regulars} a year."
                  if o.regulars < MOST_REGULARS else
                  f"Every three add 1 to your Team Quality: {third} now. They earn ${regulars} a year.", "mat"),
            Thing("prospects", f"Prospects: {o.prospects} of {MOST_PROSPECTS}",
                  f"They do not play yet. Every {per} score 1 Victory Point a year: {o.prospects // per} now. "
                  f"{following if not o.prospects else f'They earn ${prospects} a year.'}",
                  "Finances.prospects_on_hand"),
            Thing("offices", f"Front Office: level {o.front_office} of {MOST_LEVEL}",
                  _office(t, o.front_office, "winter", office), "HotStove.card_draw"),
            Thing("farm", f"Farm System: level {o.farm_system} of {MOST_LEVEL}",
                  _office(t, o.farm_system, "spring", farm), "SpringTraining.spring_training_cards"),
            Thing("manager", f"Manager: level {o.manager} of {MOST_LEVEL}" if o.manager else "Manager: none",
                  f"His level adds to your Team Quality. He earns ${manager} a year. Winter cards hire another."
                  if o.manager else "A Manager's level adds to your Team Quality. Hire one with a winter card.",
                  "HireManager.first_roll"),
        )
    }


def _office(t: Lords, level: int, when: str, pay: int) -> str:
    """The Front Office brings cards in winter, the Farm System in spring, both from some level on."""
    extra, prices = t.cards.rules.hands.extra, t.cards.board.staff_prices
    first = next((number for number, more in enumerate(extra, 1) if more), MOST_LEVEL)
    brings = f"It deals you {counted(extra[level - 1], 'more card')} every {when}." if extra[level - 1] else (
        f"From level {first} on it deals you more cards every {when}."
    )
    rise = f" The next level costs ${prices[level - 1]}." if level < MOST_LEVEL else ""
    return f"{brings} It earns ${pay} a year.{rise}"


def dollars(cash: int) -> str:
    """`$40`, `−$5`."""
    return f"−${-cash}" if cash < 0 else f"${cash}"


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
