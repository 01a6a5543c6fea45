"""Every event is told after its change: the position right after it is what the event says."""

import pytest

from lordsball import games, paths
from lordsball.ai.player import PLAYERS
from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, SOURCES, base_tq
from lordsball.match.match import Match
from lordsball.match.seats import Seat


def says(event, t):
    """Pairs that must be equal: what the event says, and what stands in the position."""
    o = t.owners[event.seat] if getattr(event, "seat", NOBODY) not in (NOBODY, None) else None
    match event:
        case told.FranchiseDrawn(card=card):
            franchise = t.cards.franchises[card]
            return [(card, o.franchise), (franchise.stars, o.stars), (franchise.manager, o.manager)]
        case told.YearBegan(year=year, bonus=bonus):
            return [(year, t.year), (bonus, t.bonus), ([0] * len(t.owners), [owner.wins for owner in t.owners])]
        case told.NptDrawn(team=team, token=token):
            return [(token, t.npt[team])]
        case told.NptRemoved(token=token):
            return [(token, t.npt_removed[-1])]
        case told.CardsDealt(deck=deck, cards=cards) if cards:
            hand = o.hand if deck == "season" else getattr(o, deck)
            return [(list(cards), hand[-len(cards):])]
        case told.DeckReshuffled(deck=deck):
            return [([], getattr(t, f"{deck}_used"))]
        case told.MediaSpent(left=left):
            return [(left, o.media)]
        case told.SpringCardUsed(card=card):
            return [(card, t.spring_used[-1]), (False, card in o.spring)]
        case told.HotStoveCardUsed(card=card):
            return [(card, t.hot_stove_used[-1]), (False, card in o.hot_stove)]
        case told.Changed(thing=thing, now=now):
            return [(now, getattr(o, thing))]
        case told.StarsMoved(pool=pool, supply=supply):
            return [(pool, t.star_pool), (supply, t.supply)]
        case told.CashMoved(now=now):
            return [(now, o.cash)]
        case told.LoanTaken(outstanding=outstanding) | told.LoanRepaid(outstanding=outstanding):
            return [(outstanding, o.loans)]
        case told.Scored(source=source, now=now):
            return [(now, o.vp), (now, sum(o.vp_from)), (True, source in SOURCES)]
        case told.QualityCounted(total=total):
            return [(total, o.quality)]
        case told.CardLaidDown():
            return [(True, o.pick != "")]
        case told.CardRevealed(card=card):
            return [("", o.pick), (card, t.season_used[-1]), (False, card in o.hand)]
        case told.SeriesTqChanged(team=team, now=now) if team != NOBODY:
            owner = t.owners[t.seat_of[team]]
            return [(now, base_tq(owner) + owner.series_tq)]
        case told.DiceGained(dice=dice):
            return [(dice, o.dice)]
        case told.SeriesRolled(team=team, faces=faces) if team == o.team:
            return [(list(faces), o.faces), (max(faces), o.die)]
        case told.DieChosen(face=face):
            return [(face, o.die)]
        case told.PennantWon(seat=seat):
            return [(seat, t.pennant)]
        case told.ChampionshipBegan(card=card):
            return [(card, o.champions[-1])]
        case told.ChampionshipOver(champion=champion):
            return [(champion, t.champion == event.seat)]
        case told.IncomeCounted(base=base, fans=fans, stadium=stadium):
            return [(base + fans + stadium, o.income)]
        case told.SalariesCounted():
            return [(sum(event[1:]), o.payroll)]
        case told.RetirementsDrawn(tokens=tokens):
            return [(list(tokens), t.retirement)]
        case told.RetirementTaken(token=token) | told.RetirementLeft(token=token):
            return [(False, token in t.retirement)]
        case told.WinRowReached(wins=wins, cannot_win=cannot_win):
            return [(wins, o.wins), (True, o.cannot_win or not cannot_win)]
        case told.FansAdjusted(now=now):
            return [(now, o.fans)]
        case told.EventDealt(cards=cards):
            return [(list(cards), t.event_cards)]
        case told.EventDiscarded(card=card) | told.EventResolved(card=card):
            return [(card, t.hot_stove_used[-1]), (False, card in t.event_cards)]
        case told.ManagerHired(level=level):
            return [(level, o.manager)]
        case told.ManagerRolled(level=level, rerolls_left=left):
            return [(level, t.stack[-1].levels[-1]), (left, t.stack[-1].rerolls)]
        case told.Innovated(component=component, level=level):
            return [(level + 1, o.stacks[component])]
        case told.Built(component=component, level=level, space=space):
            return [(level + 1, o.stacks[component]), (8 * component + level, o.park[space])]
        case told.BonusResolved(card=card):
            return [("", t.bonus), (card, t.bonus_used[-1])]
        case told.SeasonOver():
            return [(NOBODY, t.schedule)]
    return []


@pytest.mark.parametrize(("owners", "seed"), [(4, 1), (8, 2), (1, 3), (2, 5)])
def test_every_event_is_told_after_its_change(owners, seed):
    game = games.game("lords")
    cards = game.load_cards([paths.cards()])
    seats = [Seat(f"Owner {n + 1}", "regular") for n in range(owners)]
    match = Match(game, cards, game.options(cards, owners, {"years": "3"}), seats, seed)
    players, seen = [PLAYERS["lords"]["regular"](seat) for seat in range(owners)], set()
    while match.decision is not None:
        seat = match.decision.seat
        packet = match.act(players[seat].choose(match.decision, lambda seat=seat: match.view(seat)))
        for told_once, after in zip(packet.told, packet.after, strict=True):
            if told_once.event is not None:
                for said, stands in says(told_once.event, after):
                    assert said == stands, told_once.event
                    seen.add(type(told_once.event))
    assert len(seen) > 30
