"""What is drawn, dealt and thrown before anybody decides is told as well, to each seat what it may know."""

import pytest

from lordsball import games, paths
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat


def new_match(key="lords", owners=4, seed=3):
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    options = game.options(cards, owners, {})
    return Match(game, cards, options, [Seat(f"Owner {n + 1}", HUMAN) for n in range(owners)], seed)


@pytest.mark.parametrize("owners", [1, 4, 8])
def test_a_new_league_begins_with_franchises_cards_and_the_order_by_dice(owners):
    match = new_match(owners=owners)
    text = "\n".join(line.text for line in match.opening(None))
    for name in (match.position.team_of(seat).short for seat in range(owners)):
        assert name in text
    assert "Spring Training" in text and "dealt" in text
    assert owners == 1 or "Rolled:" in text


def test_telling_it_changes_nothing_and_leads_to_where_the_match_stands():
    match = new_match()
    before = match.position.save()
    told, there = match.game.opening(match.cards, match.options, match.seed)
    assert told and there.save() == before
    match.opening(0)
    assert match.position.save() == before and match.position.tell is None


def test_nobody_reads_what_another_was_dealt():
    match = new_match()
    texts = {seat: [line.text for line in match.opening(seat)] for seat in (None, 0, 1)}
    mine = {match.cards.season[card].name for card in match.position.owners[1].hand}
    for seat in (None, 0):
        assert not [text for text in texts[seat] for name in mine if name in text]


def test_after_some_decisions_the_opening_is_the_same_and_where_the_start_is_lost_there_is_none():
    match = new_match()
    before = match.opening(0)
    match.act(match.decision.options[0])
    assert match.opening(0) == before
    saved = match.position.save()
    lost = Match(match.game, match.cards, match.options, match.seats, match.seed, start=saved)
    assert lost.opening(0) == []


def test_other_games_begin_with_their_first_decision():
    assert new_match("monster_league", 2).opening(None) == []
