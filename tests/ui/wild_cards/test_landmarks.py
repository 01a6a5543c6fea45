"""Everything on the table has a name, a title, a reason and a chapter of the rule book; nothing hidden is named."""

from lordsball.ui.wild_cards.cover.rulebook import booklet
from tests.ui.wild_cards.boards import board_of
from tests.ui.wild_cards.duels import at, cards

ALWAYS = {
    "mound", "at_bat", "outfield", "special", "their_special", "weather", "shadows", "hand", "their_hand", "vibes",
    "their_vibes", "strikes", "balls", "outs", "bases", "deck", "discard", "odds", "tray", "potential", "runs", "team",
}


def test_what_stands_on_the_table_says_what_it_is_and_why():
    chapters = booklet(cards())
    for ask in ("place", "window", "catch_or_run"):
        match = at(ask, seed=3, nth=2)
        found = board_of(match, match.decision.seat).landmarks()
        assert {one.name for one in found} >= ALWAYS
        assert all(one.title and one.about and one.box.w > 0 for one in found)
        assert [one.name for one in found if chapters.at_step(one.heading) is None] == []


def test_a_card_is_named_only_where_its_face_is_seen():
    match = at("window", seed=3, nth=2)
    seat = match.decision.seat
    mine, theirs = match.position.coaches[seat].hand, match.position.coaches[1 - seat].hand
    named = {one.name for one in board_of(match, seat).landmarks()}
    assert {f"card:{card}" for card in mine} <= named
    assert not {f"card:{card}" for card in theirs} & named
    spectator = " ".join(one.title + one.about for one in board_of(match).landmarks())
    assert not [card for card in (*mine, *theirs) if cards().card[card].name in spectator]
