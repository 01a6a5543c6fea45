"""Do the procedures of a saved position fit what lies on the table? The second half of `soundness.py`."""

from __future__ import annotations

from types import UnionType

from lordsball.content.vocabulary import Effect
from lordsball.engine.procedure import Procedure
from lordsball.engine.records import LoadError
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.carrying_out import CarryOut, ChooseOne, DrawForTrade, OfferTrade
from lordsball.games.lords.decks import DECKS
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.finances import BuyingVP
from lordsball.games.lords.hot_stove import HotStove, HotStoveActions, HotStoveEvent
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.spring import MediaSupport, SpringActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.games.lords.verbs import Either, If, Trade


def check_place(path: str, procedure: Procedure, t: Lords, cards: Catalog) -> None:
    """Raises LoadError for a procedure that no game leaves like this."""
    if not _fits(procedure, t, cards):
        raise LoadError(f"{path}: found {procedure.where()} with numbers or cards that do not fit the table")


def _fits(procedure: Procedure, t: Lords, cards: Catalog) -> bool:
    match procedure:
        case Matchup():
            return _matchup(procedure, t, cards)
        case MediaSupport(deck=deck, seats=seats):
            return deck in DECKS and _each_once(seats) and (not procedure.at or bool(seats))
        case BuyingVP(seats=seats):
            return _each_once(seats) and (not procedure.at or bool(seats))
        case SpringActions(seats=seats, turn=turn, card=card):
            return _actions(procedure, t, seats, turn, card, [o.spring for o in t.owners])
        case HotStoveActions(seats=seats, turn=turn, card=card):
            return _actions(procedure, t, seats, turn, card, [o.hot_stove for o in t.owners])
        case HotStove(extra=extra):
            return not procedure.at or len(extra) == len(t.owners)
        case HotStoveEvent(seat=seat):
            if procedure.at != procedure.PLACES["pick_one"]:
                return True
            dealt = len(t.event_cards) == 2 and all(id in cards.hot_stove for id in t.event_cards)
            return dealt and 0 <= seat < len(t.owners)
        case Retirements(seats=seats, taken=taken):
            tokens = {*t.retirement, *taken}
            known = all(token in cards.retirement for token in taken)
            each = _each_once(seats) and len(tokens) == len(t.retirement) + len(taken) == len(seats) + 1
            return known and each and len(taken) < len(seats)
        case HireManager(levels=levels):
            return bool(levels) and all(1 <= level <= 5 for level in levels)
        case ChooseOne(script=script, place=place):
            return _is_effect(cards, script, place, Either)
        case OfferTrade(script=script, place=place):
            return _is_effect(cards, script, place, Trade)
        case DrawForTrade(card=card):
            return card in cards.spring
        case CarryOut(script=script, parts=parts):
            seated = range(len(t.owners))
            return all(seat in seated and _is_part(cards, script, name, place) for seat, name, place in parts)
        case ChampionshipSeries(card=card, saved=saved, needs=needs, won=won, lost=lost):
            known = card in cards.championship and (not saved or saved in cards.season)
            return known and max(won, lost) < 4 and (not won + lost or needs > 0)
    return True


def _each_once(seats: list[int]) -> bool:
    return len(set(seats)) == len(seats)


def _is_effect(cards: Catalog, script: str, place: int, kind: type | UnionType = Effect) -> bool:
    found = cards.scripts.get(script)
    return found is not None and 0 <= place < len(found.effects) and isinstance(found.effects[place], kind)


def _is_part(cards: Catalog, script: str, name: str, place: int) -> bool:
    """Is it an effect of this list, or of one inside it, that is carried out by itself?"""
    inside = name == script or name.startswith(f"{script}.")
    return inside and _is_effect(cards, name, place) and not _is_effect(cards, name, place, If | EachOwner)


def _actions(
    procedure: SpringActions | HotStoveActions, t: Lords, seats: list[int], turn: int, card: str, hands: list[list[str]]
) -> bool:
    if not (_each_once(seats) and len(seats) == len(t.owners) and 0 <= turn < len(seats) + 1):
        return False
    if procedure.at == procedure.PLACES["choose_card"]:
        return any(hands)
    if turn >= len(seats):
        return False
    return procedure.at != procedure.PLACES["choose_option"] or card in hands[seats[turn]]


def _is_scheduled(series: Matchup, t: Lords, cards: Catalog) -> bool:
    """Is it on the Schedule card that lies open? An owner who played twice on one would be a card short."""
    pair = {series.team + 1, series.other + 1}
    schedule = cards.leagues[t.league].schedule
    return t.schedule != NOBODY and any({*matchup} == pair for matchup in schedule[t.schedule].matchups)


def _matchup(series: Matchup, t: Lords, cards: Catalog) -> bool:
    seats = sorted(seat for team in (series.team, series.other) if (seat := t.seat_of[team]) != NOBODY)
    if series.team == series.other or t.seat_of[series.team] == NOBODY:
        return False
    if t.seat_of[series.other] == NOBODY and not t.npt[series.other]:
        return False
    if not _is_scheduled(series, t, cards):
        return False
    if not series.at:
        return not series.seats and not series.cards and not series.turn
    if sorted(series.seats) != seats or not 0 <= series.turn < len(seats):
        return False
    rivals = {seats[0]: seats[-1], seats[-1]: seats[0]} if len(seats) == 2 else {seats[0]: NOBODY}
    if any(t.owners[seat].rival != rivals[seat] for seat in seats):
        return False
    if series.at == series.PLACES["choose_card"]:
        laid = [bool(t.owners[seat].pick) for seat in series.seats]
        enough = all(t.owners[seat].hand for seat in series.seats[series.turn :])
        return not series.cards and enough and laid == [place < series.turn for place in range(len(seats))]
    if series.at == series.PLACES["choose_die"] and len(set(t.owners[series.seats[series.turn]].faces)) < 2:
        return False
    return len(series.cards) == len(seats) and all(card in cards.season for card in series.cards)
