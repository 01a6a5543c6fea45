"""Whom a lone owner is compared with: the clubs of the league (ruling L50)."""

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.cards import Catalog, load_texts
from lordsball.games.lords.ending import BonusCardResolution
from lordsball.games.lords.log import lines
from lordsball.games.lords.needs import Fewest, Most
from lordsball.games.lords.quality import STAT, figures, holds
from lordsball.games.lords.state import BONUS, Lords, base_tq
from lordsball.games.lords.unowned import club_of_token, rivals
from tests.games.lords.shipped import cards
from tests.games.lords.table import play, table


def solo(stat: str, use: Catalog | None = None, owners: int = 1, **club: int) -> Lords:
    """A table whose Bonus card asks for this stat; the league's tokens are of Team Quality 5 to 11."""
    t = table(owners, use or cards(), **club)
    t.bonus = next(id for id, card in t.cards.bonus.items() if card.stat == stat)
    t.bonus_left.remove(t.bonus)
    return t


def test_L50_every_token_becomes_a_club_of_its_team_quality_and_wins() -> None:
    for token, card in cards().npt.items():
        club = club_of_token(cards(), token)
        assert (base_tq(club), club.wins) == (card.tq, card.wins)
        assert club.stars + club.regulars // 3 + club.manager + club.field_tq == card.tq
        assert 0 < club.fans <= 20 and 0 <= club.prospects <= 25 and club.regulars <= 18


def test_L50_a_better_club_has_no_less_of_anything() -> None:
    t = table(1, cards())
    clubs = [club_of_token(cards(), token) for token in sorted(cards().npt, key=lambda id: cards().npt[id].tq)]
    for stat in ("stars", "prospects", "manager", "front_office", "farm_system", "fans", "cash", "media",
                 "highest_field", "combined_press_box", "combined_bleachers", "combined_concessions"):
        found = [STAT[stat](t, club) for club in clubs]
        assert found == sorted(found), stat
        assert found[0] < found[-1], stat


@pytest.mark.parametrize(("stars", "vp"), [(1, 0), (2, 1), (3, 1)])
def test_L50_a_lone_owner_wins_the_bonus_card_only_with_as_much_as_the_best_of_the_league(stars: int, vp: int) -> None:
    t = solo("stars", stars=stars)
    assert max(STAT["stars"](t, club) for club in rivals(t)) == 2
    events = play(t, BonusCardResolution())
    (resolved,) = [event for event in events if isinstance(event, told.BonusResolved)]
    assert resolved.best == max(2, stars)
    assert resolved.winners == ((0,) if vp else ())
    assert (t.owners[0].vp, t.owners[0].vp_from[BONUS]) == (vp, vp)
    assert t.bonus == "", "the card is used up all the same"


def test_L50_the_play_by_play_says_who_won_it_instead() -> None:
    t = solo("stars", stars=1)
    (resolved,) = [event for event in play(t, BonusCardResolution()) if isinstance(event, told.BonusResolved)]
    (line,) = [each.text for each in lines(resolved, t)]
    assert line.startswith("A club of the league wins “")
    assert "with 2 Stars; the " in line and line.endswith("have 1 Star.")


def test_L50_most_and_fewest_of_all_owners_ask_the_league_too() -> None:
    t = solo("stars", fans=1)
    o = t.owners[0]
    assert (holds(t, o, (Most(most="fans"),)), holds(t, o, (Fewest(fewest="fans"),))) == (False, True)
    o.fans = 20
    assert (holds(t, o, (Most(most="fans"),)), holds(t, o, (Fewest(fewest="fans"),))) == (True, False)
    o.fans = max(figures(t, "fans")[1:])
    assert holds(t, o, (Most(most="fans"),)), "ties count"


def test_L50_victory_points_and_loans_only_owners_have() -> None:
    t = solo("stars")
    for stat in ("vp", "loans"):
        assert figures(t, stat) == [0]
        assert holds(t, t.owners[0], (Most(most=stat), Fewest(fewest=stat)))


def test_L50_with_two_owners_the_league_is_compared_with_nobody() -> None:
    t = solo("stars", owners=2, stars=1)
    assert rivals(t) == []
    assert figures(t, "stars") == [1, 1]


def test_L50_house_rule_a_lone_owner_leads() -> None:
    rules = cards().texts["rules.yaml"].replace("solo_leads: false", "solo_leads: true")
    literal = load_texts({**cards().texts, "rules.yaml": rules})
    t = solo("stars", literal, stars=0)
    assert rivals(t) == []
    play(t, BonusCardResolution())
    assert t.owners[0].vp == 1


def test_cards_kept_before_there_was_such_a_file_are_played_as_ever() -> None:
    old = load_texts({path: text for path, text in cards().texts.items() if path != "unowned.yaml"}, kept=True)
    assert old.unowned is None and "unowned" not in old.contents
    t = solo("stars", old, stars=0)
    play(t, BonusCardResolution())
    assert t.owners[0].vp == 1
