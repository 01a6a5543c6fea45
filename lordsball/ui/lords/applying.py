"""What events do to the table that is shown: markers, cards, tokens and tiles go where the rules have put them."""

from __future__ import annotations

from typing import Any

from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords import events as told
from lordsball.games.lords.event_verbs import ManagerRolls, TilePrice, WinterCards
from lordsball.games.lords.quality import park_dice, park_tq
from lordsball.games.lords.state import NOBODY, SOURCES, Lords, Owner

_ZONES = {"spring": "spring", "season": "hand", "hot_stove": "hot_stove"}


def apply_to_table(t: Lords, event: Any, laying: str = "") -> None:
    """Let an event stand. `laying` is the card that the person before the screen has just chosen, if that is known."""
    for apply in (_cards, _clubs, _season, _year, _winter):
        apply(t, event, laying)


def _cards(t: Lords, event: Any, laying: str) -> None:
    match event:
        case told.FranchiseDrawn(seat=seat, card=card):
            o, franchise = t.owners[seat], t.cards.franchises[card]
            o.franchise = card
            o.stars, o.regulars, o.prospects = franchise.stars, franchise.regulars, franchise.prospects
            o.front_office, o.farm_system, o.manager = (
                franchise.front_office, franchise.farm_system, franchise.manager)
            t.supply -= franchise.stars
        case told.CardsDealt(seat=seat, deck=deck, number=number, cards=cards):
            hand = getattr(t.owners[seat], _ZONES[deck])
            hand.extend(cards or [HIDDEN] * number)
        case told.MediaSpent(seat=seat, left=left):
            t.owners[seat].media = left
        case told.SpringCardUsed(seat=seat, card=card):
            _take(t.owners[seat].spring, card)
            t.spring_used.append(card)
        case told.HotStoveCardUsed(seat=seat, card=card):
            _take(t.owners[seat].hot_stove, card)
            t.hot_stove_used.append(card)
        case told.CardLaidDown(seat=seat):
            o = t.owners[seat]
            o.pick = _take(o.hand, laying if laying in o.hand else HIDDEN) or HIDDEN
        case told.CardRevealed(seat=seat, card=card):
            o = t.owners[seat]
            if o.pick:
                o.pick = ""
            else:
                _take(o.hand, card)
            t.season_used.append(card)


def _take(hand: list[str], card: str) -> str:
    """Take a card out of a hand in which it may lie facedown."""
    for each in (card, HIDDEN):
        if each in hand:
            hand.remove(each)
            return each
    return ""


def _clubs(t: Lords, event: Any, laying: str) -> None:
    match event:
        case told.Changed(seat=seat, thing=thing, now=now):
            setattr(t.owners[seat], thing, now)
        case told.Traded(seat=seat, given=given, gained=gained):
            o = t.owners[seat]
            o.stars += gained[0] - given[0]
            o.regulars += gained[1] - given[1]
            o.prospects += gained[2] - given[2]
        case told.StarsMoved(pool=pool, supply=supply):
            t.star_pool, t.supply = pool, supply
        case told.CashMoved(seat=seat, now=now):
            t.owners[seat].cash = now
        case told.LoanTaken(seat=seat, outstanding=outstanding) | told.LoanRepaid(seat=seat, outstanding=outstanding):
            t.owners[seat].loans = outstanding
        case told.Scored(seat=seat, source=source, amount=amount, now=now):
            o = t.owners[seat]
            o.vp = now
            o.vp_from[SOURCES.index(source)] += amount
        case told.QualityCounted(seat=seat, total=total):
            t.owners[seat].quality = total


def _season(t: Lords, event: Any, laying: str) -> None:
    match event:
        case told.SeriesBegan(teams=teams):
            for seat in (t.seat_of[team] for team in teams):
                if seat != NOBODY:
                    _fresh(t.owners[seat])
        case told.DiceGained(seat=seat, dice=dice, why=why):
            o = t.owners[seat]
            o.dice = dice
            if why == "stadium":
                o.field_dice -= 1
        case told.SeriesOver(teams=teams, wins=wins):
            for team, won in zip(teams, wins, strict=True):
                if t.seat_of[team] != NOBODY:
                    t.owners[t.seat_of[team]].wins += won
        case told.SeasonOver():
            t.schedule = NOBODY
        case told.PennantWon(seat=seat):
            t.pennant = seat
        case told.ChampionshipBegan(seat=seat, card=card):
            t.owners[seat].champions.append(card)
        case told.ChampionshipOver(seat=seat, champion=True):
            t.owners[seat].titles += 1
            t.champion = seat


def _fresh(o: Owner) -> None:
    o.series_tq, o.dice, o.die = 0, 1, 0
    o.faces = []


def _year(t: Lords, event: Any, laying: str) -> None:
    match event:
        case told.YearBegan(year=year, bonus=bonus):
            t.year, t.bonus = year, bonus
            t.pennant = t.champion = NOBODY
            t.tile_price = t.manager_rolls = t.winter_cards = 0
            for o in t.owners:
                o.wins = 0
        case told.NptDrawn(team=team, token=token):
            t.npt[team] = token
        case told.IncomeCounted(seat=seat, base=base, fans=fans, stadium=stadium):
            t.owners[seat].income = base + fans + stadium
            if seat == 0:
                _end_of_season(t)
        case told.SalariesCounted(seat=seat):
            t.owners[seat].payroll = sum(event[1:])
        case told.RetirementsDrawn(tokens=tokens):
            t.retirement = list(tokens)
        case told.RetirementTaken(token=token) | told.RetirementLeft(token=token):
            t.retirement.remove(token)
        case told.WinRowReached(seat=seat, cannot_win=cannot_win):
            t.owners[seat].cannot_win |= cannot_win
        case told.FansAdjusted(seat=seat, now=now):
            t.owners[seat].fans = now
        case told.BonusResolved():
            t.bonus = ""


def _end_of_season(t: Lords) -> None:
    """Cards that are left over go to the discards."""
    for o in t.owners:
        o.hand = []


def _winter(t: Lords, event: Any, laying: str) -> None:
    match event:
        case told.EventDealt(cards=cards):
            t.event_cards = list(cards)
        case told.EventDiscarded(card=card):
            _take(t.event_cards, card)
            t.hot_stove_used.append(card)
        case told.EventResolved(card=card):
            _take(t.event_cards, card)
            t.hot_stove_used.append(card)
            _change_winter(t, card)
        case told.DeckReshuffled(deck="hot_stove"):
            t.hot_stove_used.clear()
        case told.ManagerHired(seat=seat, level=level):
            t.owners[seat].manager = level
        case told.Innovated(seat=seat, component=component, level=level):
            t.owners[seat].stacks[component] = level + 1
        case told.Built(seat=seat, component=component, level=level, space=space):
            o = t.owners[seat]
            o.park[space] = 8 * component + level
            o.stacks[component] = level + 1
            o.field_tq = park_tq(t, o)
        case told.CardsDealt(deck="spring"):
            # The year's dice of the stadium are counted before the first cards are dealt.
            for o in t.owners:
                o.field_dice = park_dice(t, o) if not _in_season(t) else o.field_dice


def _change_winter(t: Lords, card: str) -> None:
    """What an event changes for the whole of a winter is told by its card alone."""
    for effect in t.cards.scripts[f"{card}.event"].effects:
        match effect:
            case TilePrice(dollars=dollars):
                t.tile_price += dollars
            case ManagerRolls(rolls=rolls):
                t.manager_rolls += rolls
            case WinterCards(cards=cards):
                t.winter_cards += cards


def _in_season(t: Lords) -> bool:
    return any(o.hand for o in t.owners)
