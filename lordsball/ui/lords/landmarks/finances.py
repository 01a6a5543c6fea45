"""Finances & VP on the stage, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.games.lords.finances import vp_price
from lordsball.games.lords.quality import park_income
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.finances.adjustments import PAPER, RULES, TRACK
from lordsball.ui.lords.finances.finance_moment import BOOKS, CROWD, LEAGUE, RETIRING, moment_of, part_of
from lordsball.ui.lords.finances.ledger import LEDGER, source_boxes
from lordsball.ui.lords.finances.retiring import ORDER, picks_of, token_middle, tokens_of
from lordsball.ui.lords.finances.retiring import TRAY as TOKENS
from lordsball.ui.lords.landmarks.things import dollars, signed, things_of
from lordsball.ui.lords.season.scores import BOARD, COUNTER, LADDER
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_SOURCES = {"fans": "fans", "star": "stars"}


def finances(model: ViewModel, purses: list[Box]) -> Iterator[Landmark]:
    """What the part that is being told shows, and the purses below."""
    t, part = model.shown.t, part_of(model)
    yield from {BOOKS: _books, RETIRING: _retiring, LEAGUE: _league, CROWD: _crowd}.get(part, _scoring)(model)
    for o, box in zip(t.owners, purses, strict=True):
        team = t.team_of(o.seat)
        name = "my_purse" if o.seat == model.attending else f"purse:{team.id}"
        yield Landmark(name, box, f"{team.name}: {dollars(o.cash)}",
                       f"{signed(o.vp)} VP, {counted(o.fans, 'Fan')}, {counted(o.media, 'Media token')}, "
                       f"{counted(o.loans, 'loan')}. Click for the club.", "mat")


def _books(model: ViewModel) -> Iterator[Landmark]:
    t, moment = model.shown.t, moment_of(model)
    yield Landmark("ledger", LEDGER, "The books", "What the year has brought, line by line, and what wages take.",
                   "Finances.income")
    if moment is None or moment.seat not in moment.books:
        return
    o = t.owners[moment.seat]
    things = things_of(t, o)
    for icon, box in source_boxes().items():
        if icon == "stadium":
            yield Landmark("park", box, f"The park pays ${park_income(t, o)} a year",
                           "The sum of what its tiles show. Build more of them in winter.",
                           "StadiumActions.choose_action")
        else:
            yield things[_SOURCES[icon]].at(box)


def _retiring(model: ViewModel) -> Iterator[Landmark]:
    t, picks = model.shown.t, picks_of(model)
    yield Landmark("order", ORDER, "Who picks a token",
                   "Fewest wins picks first. Who alone has most wins picks last, and takes the token that is left too.",
                   "Retirements.turn_order")
    tokens = tokens_of(t, picks)
    yield Landmark("tokens", TOKENS, f"Retirement tokens: {len(tokens)}",
                   "Every club takes one, and loses what it shows.", "Retirements.pick_a_token")
    for number, token in enumerate(tokens):
        if token in t.retirement:
            x, y, d = token_middle(number, len(tokens))
            yield Landmark(f"token:{token}", Box(x - d / 2, y - d / 2, d, d), t.cards.retirement[token].name,
                           "What it would cost your club stands below it.", "Retirements.pick_a_token")


def _scoring(model: ViewModel) -> Iterator[Landmark]:
    t = model.shown.t
    o, rules = t.owners[model.attending], t.cards.rules
    yield Landmark("ladder", LADDER, f"Points for wins: you have {o.wins}",
                   "Only the highest rung you have reached counts.", "Finances.win_track")
    yield Landmark("scores", BOARD, f"Victory Points so far: you have {signed(o.vp)}",
                   "Each column is a place they came from: wins, cash, Prospects, titles, the park, everything else.",
                   "Finances.prospects_on_hand")
    yield Landmark("counter", COUNTER, f"A Victory Point costs ${vp_price(t)} this year",
                   f"A Media token pays ${rules.media_worth} of it. Points are never sold on loan.", "BuyingVP.buy")


def _league(model: ViewModel) -> Iterator[Landmark]:
    yield Landmark("league", PAPER, "Teams without an owner",
                   "A team that every owner has out-won leaves for good, and stronger ones come.",
                   "Finances.npt_alteration")


def _crowd(model: ViewModel) -> Iterator[Landmark]:
    o = model.shown.t.owners[model.attending]
    yield Landmark("crowd", TRACK, f"The Fan track: you have {o.fans}", "Green grows, yellow stays, red drifts away.",
                   "Finances.fan_adjustments")
    yield Landmark("crowd_rules", RULES, "The crowd changes its mind", "Five rules, one after the other.",
                   "Finances.fan_adjustments")
