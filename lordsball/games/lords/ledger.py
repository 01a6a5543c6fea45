"""What came up in a game of Lords of Baseball, for the designer: clubs, cards and their sides, options, events, tiles.

Everything is dealt from decks that the owners share, so a card belongs to the owner who comes by it, and none can
be plain: what it gives, it gives to every owner alike.
"""

from __future__ import annotations

from collections.abc import Callable

from lordsball.engine.position import Told
from lordsball.games.ledger import Ledger, Ledgers, Thing
from lordsball.games.lords import events as told
from lordsball.games.lords.cards import HOT_STOVE_OPTIONS, SPRING_OPTIONS
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.lords.state import Lords

SIDES = ("primary", "secondary")
FIRST_TILE = 2
"""The level of the lowest tile; level 1 is printed on the mat."""


def things(t: Lords) -> list[Thing]:
    """Clubs, franchises, each deck's cards and what they are used for, events, tiles."""
    cards = t.cards
    return [
        *(Thing(f"club {team.id}", "Club", team.name) for team in t.the_league.teams),
        *(Thing(f"franchise {id}", "Franchise", card.name) for id, card in cards.franchises.items()),
        *(Thing(f"spring {id}", "Spring card", card.name) for id, card in cards.spring.items()),
        *(Thing(f"spring option {each}", "Spring option", _words(each)) for each in SPRING_OPTIONS),
        *(Thing(f"season {id}", "Season card", card.name) for id, card in cards.season.items()),
        *(
            Thing(f"season {id} {side}", "Season side", f"{card.name}, {side}")
            for id, card in cards.season.items() for side in SIDES
        ),
        *(Thing(f"hot_stove {id}", "Hot Stove card", card.name) for id, card in cards.hot_stove.items()),
        *(Thing(f"hot_stove option {each}", "Hot Stove option", _words(each)) for each in HOT_STOVE_OPTIONS),
        *(Thing(f"event {id}", "Event", card.event.name) for id, card in cards.hot_stove.items()),
        *(
            Thing(f"tile {component} {tile.level}", "Tile", tile.name)
            for component, stack in zip(COMPONENTS, cards.stacks, strict=True)
            for tile in stack if tile.level >= FIRST_TILE
        ),
    ]


def _words(id: str) -> str:
    return id.replace("_", " ").capitalize()


def keep(t: Lords, ledger: Ledger) -> Callable[[Told], None]:
    """From the first decision on, with what lies in the hands there. An event is played on every owner, and
    fires for those whose club meets its condition."""
    for o in t.owners:
        ledger.play(o.seat, f"club {t.team_of(o.seat).id}")
        ledger.play(o.seat, f"franchise {o.franchise}")
        for deck, hand in (("spring", o.spring), ("season", o.hand), ("hot_stove", o.hot_stove)):
            ledger.draw(o.seat, *(f"{deck} {card}" for card in hand))
    event = [""]

    def heard(message: Told) -> None:
        match message.event:
            case told.CardsDealt(seat=seat, deck=deck, cards=cards):
                ledger.draw(seat, *(f"{deck} {card}" for card in cards))
            case told.SpringCardDrawn(seat=seat, card=card):
                ledger.draw(seat, f"spring {card}")
            case told.SpringCardUsed(seat=seat, card=card, option=option):
                ledger.play(seat, f"spring {card}")
                ledger.play(seat, f"spring option {option}")
            case told.HotStoveCardUsed(seat=seat, card=card, option=option):
                ledger.play(seat, f"hot_stove {card}")
                ledger.play(seat, f"hot_stove option {option}")
            case told.EffectUsed(seat=seat, card=card, side=side):
                event[0] = ""  # a side can look at every club as an event does
                ledger.play(seat, f"season {card}")
                if side in SIDES:
                    ledger.fire(seat, f"season {card} {side}")
            case told.EventResolved(card=card):
                event[0] = f"event {card}"
                for o in t.owners:
                    ledger.play(o.seat, event[0])
            case told.ClubAffected(seat=seat, affected=True) if event[0]:
                ledger.fire(seat, event[0])
            case told.Built(seat=seat, component=component, level=level):
                ledger.play(seat, f"tile {COMPONENTS[component]} {level}")

    return heard


LEDGERS = Ledgers(things, keep)
