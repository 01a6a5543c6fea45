"""A game imagined from what a seat sees: every way the other coach's cards can lie is as likely as any other."""

from collections import Counter
from collections.abc import Sequence

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.wild_cards.game import GAME
from lordsball.games.wild_cards.names import DOWN, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from tests.games.wild_cards.positions import DOGS, SHIPPED, STARS, TEAMS, turn_at

COPIES = 4000
CASES = {
    "two Players down, 2 in hand": (("mound", "outfield"), ["ud_p06", "ud_s03"]),
    "the Outfielder down, 3 in hand": (("outfield",), ["ud_p06", "ud_p07", "ud_s03"]),
    "a Special down, 2 in hand": (("special",), ["ud_p06", "ud_p07"]),
    "everything down, 1 in hand": (("mound", "outfield", "special"), ["ud_s03"]),
    "nothing down, 5 in hand": ((), ["ud_p06", "ud_p07", "ud_p08", "ud_s03", "ud_s04"]),
}
"""Which zones of the pitching Underdogs hold a back, and their hand."""
LIE = {"mound": "ud_p01", "outfield": "ud_p02", "special": "ud_s01"}


def placed(zones: Sequence[str], hand: list[str]) -> WildCards:
    """The Underdogs have placed; the All-Stars, at bat, are about to."""
    table = turn_at("drawing_and_playing_cards", mound="", outfield="", batter="", hands=(["as_p01"], hand))
    t = table.t
    for zone in zones:
        t.coaches[DOGS].deck.remove(LIE[zone])
        setattr(t.coaches[DOGS], DOWN[zone], LIE[zone])
    return t


def shadows_of(t: WildCards) -> list[WildCards]:
    view = t.view(STARS)
    return [view.imagine(STARS, Chance(seed)) for seed in range(COPIES)]


@pytest.mark.parametrize("case", CASES)
def test_a_hand_is_imagined_with_as_many_specials_as_chance_would_deal_it(case: str) -> None:
    zones, hand = CASES[case]
    t = placed(zones, hand)
    unseen = 24 - len(zones)
    specials = 10 - ("special" in zones)
    fair = len(hand) * specials / unseen
    card = SHIPPED.card
    hands = [sum(not card[id].player for id in each.coaches[DOGS].hand) for each in shadows_of(t)]
    mean = sum(hands) / COPIES
    error = (len(hand) * specials / unseen * (1 - specials / unseen) / COPIES) ** 0.5
    assert abs(mean - fair) < 4 * error, (mean, fair)


@pytest.mark.parametrize("case", CASES)
def test_every_card_that_fits_lies_under_a_back_as_often_as_any_other(case: str) -> None:
    zones, hand = CASES[case]
    shadows = shadows_of(placed(zones, hand))
    for zone in zones:
        counted = Counter(getattr(each.coaches[DOGS], DOWN[zone]) for each in shadows)
        fitting = {card.id for card in SHIPPED.team(TEAMS[DOGS]).deck if card.player == (zone != SPECIAL)}
        assert set(counted) == fitting
        expected = COPIES / len(fitting)
        assert all(abs(count - expected) < 5 * expected**0.5 for count in counted.values())


def test_at_every_decision_of_many_games_only_players_lie_in_zones_for_players() -> None:
    card, looked_at = SHIPPED.card, 0
    for seed in range(40):
        t = GAME.new(SHIPPED, {"teams": list(TEAMS)}, seed)
        assert isinstance(t, WildCards)
        below = Chance(seed).below
        while t.decision is not None:
            for seat in (0, 1, None):
                imagined = t.imagine(seat, Chance(below(1 << 40)))
                for coach in imagined.coaches:
                    for zone, down in DOWN.items():
                        lying = getattr(coach, down)
                        looked_at += bool(lying)
                        assert not lying or card[lying].player == (zone != SPECIAL)
            t.apply(t.decision.options[below(len(t.decision.options))])
    assert looked_at > 5000
