"""Postseason: the pennant and its ties, the Championship Series."""

import pytest

from lordsball.engine.chance import Loaded
from lordsball.games.lords import events as told
from lordsball.games.lords.postseason import Postseason
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import with_season
from tests.games.lords.table import ask, choose, of, options, play, table


def after_a_season(*wins: int, dice: tuple[int, ...] = (), **club: int) -> tuple[Lords, list[object]]:
    """The season ended with these wins of the owners; the strongest team without owner follows from their number."""
    t = table(len(wins), cards=with_season([{"series_tq": 3}], second=[{"rival_tq": -3}]), dice=dice, **club)
    for o, won in zip(t.owners, wins, strict=True):
        o.wins = won
    return t, play(t, Postseason())


def test_the_most_wins_take_the_pennant() -> None:
    t, events = after_a_season(94, 80)
    assert t.pennant == 0
    assert of(events, told.PennantWon) == [told.PennantWon(0, 0, 94, "wins")]


def test_L9_a_tie_with_a_team_without_owner_goes_to_the_owner() -> None:
    t = table(2)
    assert max(t.cards.npt[token].wins for token in t.npt if token) == 84
    t, events = after_a_season(84, 80)
    assert of(events, told.PennantWon)[0].by == "tie_with_npt"


def test_L9_a_team_without_owner_with_more_wins_leaves_no_pennant() -> None:
    t, events = after_a_season(83, 83)
    assert t.pennant == -1
    assert of(events, told.PennantWon) == [told.PennantWon(-1, 7, 84, "wins")]
    assert ask(t) == ""


def test_L9_owners_tied_add_a_die_to_their_tq_and_tie_again_roll_again() -> None:
    t, events = after_a_season(90, 90, dice=(4, 4, 2, 5))
    assert [e.face for e in of(events, told.PennantRoll)] == [4, 4, 2, 5]
    assert (t.pennant, of(events, told.PennantWon)[0].by) == (1, "dice")


@pytest.mark.parametrize(("above", "needs"), [(1, 3), (0, 4), (-1, 5)])
@pytest.mark.parametrize("won", [True, False])
def test_the_face_a_game_needs(above: int, needs: int, won: bool) -> None:
    """Higher Team Quality wins on 3 to 6, equal on 4 to 6, lower on 5 to 6."""
    t = table(1, stars=5)
    t.owners[0].wins, t.npt_tq = 94, 0
    t.champions_left = ["ch_3"]  # one of TQ 11
    t.owners[0].manager = 3 + above
    t.chance = Loaded(1, [1, needs if won else needs - 1])
    play(t, Postseason())
    (game,) = of(choose(t, "roll"), told.GamePlayed)
    assert (game.needs, game.won, game.lost) == (needs, int(won), int(not won))


def test_four_wins_are_the_championship_and_the_card_is_kept() -> None:
    t, _ = after_a_season(94, dice=(1,))
    t.chance = Loaded(1, [6, 6, 1, 6, 6])
    events = choose(t, *["roll"] * 5)
    o = t.owners[0]
    assert (o.titles, len(o.champions), t.champion, ask(t)) == (1, 1, 0, "")
    assert [(g.won, g.lost) for g in of(events, told.GamePlayed)] == [(1, 0), (2, 0), (2, 1), (3, 1), (4, 1)]
    assert len(t.champions_left) == 7


def test_L10_a_lost_series_keeps_the_card_but_is_no_championship() -> None:
    t, _ = after_a_season(94, dice=(1,))
    t.chance = Loaded(1, [1, 1, 1, 1])
    events = choose(t, *["roll"] * 4)
    assert (t.owners[0].titles, len(t.owners[0].champions)) == (0, 1)
    assert not of(events, told.ChampionshipOver)[0].champion


@pytest.mark.parametrize(("side", "mine", "theirs"), [("primary", 3, 0), ("secondary", 0, -3), ("leave", 0, 0)])
def test_L10_a_saved_card_is_used_first_for_its_tq(side: str, mine: int, theirs: int) -> None:
    t = table(1, cards=with_season([{"series_tq": 3}], second=[{"rival_tq": -3}]))
    t.owners[0].wins, t.owners[0].hand = 94, ["rs_40"]
    play(t, Postseason())
    assert options(t) == ["play", "leave"]
    choose(t, *(["leave"] if side == "leave" else ["play", side]))
    assert (t.owners[0].series_tq, t.npt_tq, ask(t)) == (mine, theirs, "roll_game")


def test_cards_that_were_not_needed_are_discarded() -> None:
    t = table(2)
    t.owners[0].wins, t.owners[1].hand = 60, ["rs_40"]
    play(t, Postseason())
    assert t.owners[1].hand == []
    assert t.season_used == ["rs_40"]
