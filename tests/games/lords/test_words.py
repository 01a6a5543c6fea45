"""What is said is true and whole: every line of the log, every button, every refusal, the end of a game."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords import events as told
from lordsball.games.lords import log
from lordsball.games.lords.actions import BUY, REPAY
from lordsball.games.lords.carrying_out import CarryOut
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.finances import BuyingVP
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.needs import Fewest, Most
from lordsball.games.lords.scripts import asks, inner_lists
from lordsball.games.lords.spring import SpringActions
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import If
from tests.games.lords.shipped import cards
from tests.games.lords.table import play, table

FOR_AN_ACTION = ("tile", "sign", "card", "front_office", "farm_system")
"""What a payment is for that somebody has just chosen."""


class Step(NamedTuple):
    """A decision, its buttons, what was chosen, told and written."""

    decision: Decision
    said: dict[Action, str]
    chosen: Action
    heard: tuple[Any, ...]
    written: tuple[str, ...]


@cache
def steps() -> tuple[Step, ...]:
    """Random games, half of them of poor clubs."""
    return tuple(_steps())


def _steps() -> Iterator[Step]:
    for seed in range(12):
        t = GAME.new(cards(), options_for(cards(), 1 + seed % 4, 3), seed)
        assert isinstance(t, Lords)
        below = Chance(seed).below
        heard: list[Any] = []
        hear = heard.append
        while t.decision is not None:
            if seed % 2:
                for o in t.owners:
                    o.cash = min(o.cash, 7)
                t.begin()
            assert t.decision is not None
            decision = t.decision
            said = {option: GAME.words.action(option, t) for option in decision.options}
            chosen = decision.options[below(len(decision.options))]
            heard.clear()
            t.tell = lambda one, hear=hear: hear(one.event)
            t.apply(chosen)
            t.tell = None
            written = tuple(line.text for event in heard for line in GAME.words.lines(event, t))
            yield Step(decision, said, chosen, tuple(heard), written)


def test_every_option_that_takes_a_loan_says_so_and_no_other_does() -> None:
    """But for what a card's die brings, which nobody can know."""
    asked = set()
    for decision, said, chosen, heard, _ in steps():
        if any(isinstance(event, told.EffectDie) for event in heard):
            continue
        words = said[chosen]
        taken = 0
        for event, after in zip(heard, heard[1:], strict=False):
            if isinstance(event, told.LoanTaken) and event.seat == decision.seat:
                paid = next(e for e in heard[heard.index(after) :] if isinstance(e, told.CashMoved) and e.amount < 0)
                taken += event.loans if paid.why in FOR_AN_ACTION else 0
        if taken:
            asked.add(decision.ask)
            assert f"takes {taken} loan" in words, (decision.ask, words, taken)
        elif decision.ask not in ("event", "stadium_action"):
            assert "takes" not in words, (decision.ask, words)
    assert asked >= {"effect", "spring_option", "space", "executive"}


def test_a_retirement_button_says_first_what_it_takes_from_this_club() -> None:
    seen = 0
    for decision, said, chosen, heard, _ in steps():
        if decision.ask != "retirement" or chosen == REPAY:
            continue
        words = said[chosen]
        token = cards().retirement[str(chosen.args[0])]
        assert words.startswith("Lose ") and token.name in words
        place = next(n for n, event in enumerate(heard) if isinstance(event, told.RetirementTaken))
        lost = heard[place + 1] if place + 1 < len(heard) else None
        if isinstance(lost, told.Changed) and lost.why == "retired":
            seen += 1
            count = "the Manager" if lost.thing == "manager" else str(-lost.amount)
            assert words.startswith(f"Lose {count}"), words
        else:
            assert words.startswith("Lose nothing: ")
    assert seen > 10


JARGON = r"bank's book|by a card|[+-]\d+ VP \w| with \d+ (Manager|Front|Farm|Field|highest)"


def test_every_line_is_a_whole_sentence_without_the_jargon_of_a_ledger() -> None:
    lines = {line for *_, written in steps() for line in written}
    assert len(lines) > 1000
    for line in lines:
        assert "None" not in line and "  " not in line, line
        assert not re.search(JARGON, line), line


def test_a_sum_that_is_written_adds_up() -> None:
    """Also that of Team Quality where the most a club can have is less."""
    sums = [line for *_, written in steps() for line in written if line.startswith("Team Quality")]
    over = table(1, stars=9, regulars=18, manager=5)
    (capped,) = [line.text for line in GAME.words.lines(told.QualityCounted(0, 9, 6, 5, 3, 20), over)]
    assert capped.endswith("= 23; 20 is the cap.")
    for line in [*sums, capped]:
        parts, total = line.partition(": ")[2].split(" = ")
        assert sum(int(number) for number in re.findall(r"\d+", parts)) == int(re.findall(r"\d+", total)[0])


def test_an_order_is_told_only_where_somebody_is_asked() -> None:
    orders = 0
    for id, card in cards().hot_stove.items():
        clubs = [effect for effect in card.event.do if isinstance(effect, EachOwner)]
        t = table(3, cards())
        t.hot_stove_left.remove(id)
        events = play(t, CarryOut(0, f"{id}.event"))
        told_orders = [event for event in events if isinstance(event, told.OrderDecided)]
        if not any(map(asks, clubs)):
            assert not told_orders, id
        orders += len(told_orders)
    assert orders


def test_every_most_and_fewest_says_what_ties_do() -> None:
    compared = 0
    for card in cards().season.values():
        for part in (card.primary, card.secondary):
            needs = list(part.needs)
            for effect in part.do:
                needs += effect.condition.needs if isinstance(effect, If) else ()
                assert all(not isinstance(inner, If) for _, inside in inner_lists(effect) for inner in inside)
            if any(isinstance(need, Most | Fewest) for need in needs):
                compared += 1
                assert "ties count" in part.text, card.name
    for card in cards().hot_stove.values():
        for effect in card.event.do:
            if isinstance(effect, EachOwner) and any(isinstance(n, Most | Fewest) for n in effect.clubs.needs):
                compared += 1
                assert "Each club with" in card.event.text, card.event.name
    assert compared >= 16
    assert all("all who tie win" in bonus.text for bonus in cards().bonus.values())
    assert "ties count" in Most.model_validate({"most": "wins"}).own_words()


CLOSED: list[tuple[str, dict[str, int], str]] = [
    ("upgrade", {"stars": 9}, "You already have 9 Stars, as many as there is room for."),
    ("upgrade", {"regulars": 0}, "You have no Regular to turn into a Star."),
    ("fans", {"fans": 20}, "You already have 20 Fans, as many as there is room for."),
]


@pytest.mark.parametrize(("verb", "club", "why"), CLOSED)
def test_each_reason_is_that_of_the_club(verb: str, club: dict[str, int], why: str) -> None:
    t = table(1, **club)
    t.owners[0].spring = [next(card for card in t.spring_left if t.cards.spring[card].fans)]
    play(t, SpringActions(), f"card {t.owners[0].spring[0]}")
    assert t.why_not(Action(verb)) == why


def test_a_lack_of_money_says_what_it_takes_and_what_there_is() -> None:
    t = table(1, cash=29, loans=1, media=0)
    play(t, BuyingVP())
    assert t.why_not(BUY[0]) == "A Victory Point costs $30; you have $29 and 0 Media tokens."
    t.owners[0].cash = 24
    assert t.copy().why_not(REPAY) is None or "It takes $25" in str(t.why_not(REPAY))


REASON = r"This effect (needs|rolls dice for) |You (already )?have |There is no |The .* is at level |None of the "


def test_no_refusal_of_a_side_is_vague() -> None:
    """A condition that fails is named alone; else the track that is full or the count that is nothing."""
    found = set()
    for seed in range(6):
        t = GAME.new(cards(), options_for(cards(), 2, 3), seed)
        below = Chance(seed).below
        while t.decision is not None:
            if seed % 2:
                for o in t.owners:
                    o.fans = 20
                t.begin()
            for side in ("primary", "secondary") if t.decision.ask == "effect" else ():
                why = t.why_not(Action(side))
                if why is not None:
                    assert re.match(REASON, why), why
                    found.add(why.split()[2])
            t.apply(t.decision.options[below(len(t.decision.options))])
    assert {"needs"} <= found and len(found) > 2


@pytest.mark.parametrize(
    ("clubs", "words"),
    [
        ([(3, 0, 5, False), (2, 0, 9, False)], "The Gulls win with 3 VP."),
        ([(3, 1, 5, False), (3, 0, 9, False)],
         "The Gulls win with 3 VP, ahead of the Hammers by more championships."),
        ([(3, 0, 9, False), (3, 0, 5, False)], "The Gulls win with 3 VP, ahead of the Hammers by more Fans."),
        ([(3, 0, 5, False), (12, 0, 9, True)],
         "The Gulls win with 3 VP; the Hammers (12 VP) cannot win after a season of 39 wins or fewer."),
        ([(3, 0, 5, False), (3, 0, 5, True)],
         "The Gulls win with 3 VP; the Hammers (3 VP) cannot win after a season of 39 wins or fewer."),
        ([(3, 0, 5, False), (1, 0, 5, True)], "The Gulls win with 3 VP."),
        ([(3, 0, 5, False), (3, 0, 5, False)],
         "A legendary rivalry: the Gulls and the Hammers share the win with 3 VP."),
        ([(-7, 0, 5, True)], "The Gulls end with -7 VP and cannot win after a season of 39 wins or fewer."),
        ([(-7, 0, 5, True), (-9, 0, 5, True)],
         "The Gulls win with -7 VP; every club has had a season of 39 wins or fewer, which would rule it out."),
    ],
)
def test_the_end_says_by_what_and_why_nobody_else(clubs: list[tuple[int, int, int, bool]], words: str) -> None:
    t = table(len(clubs))
    for o, (vp, titles, fans, out) in zip(t.owners, clubs, strict=True):
        o.vp, o.titles, o.fans, o.cannot_win = vp, titles, fans, out
    names = [t.team_of(seat).short for seat in range(len(clubs))]
    wanted = words.replace("Gulls", names[0]).replace("Hammers", names[-1] if len(names) > 1 else "Hammers")
    wanted = wanted.replace("39", str(max(w for w, row in enumerate(t.cards.win_rows) if row.cannot_win)))
    assert log.result(t) == wanted
