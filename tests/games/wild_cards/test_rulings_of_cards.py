"""Rulings about what is printed on cards, and about placing and keeping them, by their ids."""

import re

from lordsball.engine.chance import Loaded
from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards import events
from lordsball.games.wild_cards.abilities import CarryOut
from lordsball.games.wild_cards.verbs import Reroll
from tests.games.wild_cards.positions import ALL, DOGS, SHIPPED, STARS, TEAMS, at_bat, in_control, turn_at


def test_w26_a_card_that_names_no_place_works_on_a_base_too_and_one_that_does_only_there() -> None:
    table = at_bat([1, 2, 4, 4], bases=("as_p09", "", "")).do("roll", "roll")
    assert table.t.vibes == {"as_p09": 1}
    for card in (card for card in ALL if card.player):
        for number, ability in enumerate(card.abilities):
            named = re.search(r"(?i)\b(on the Mound|on the field|in the Outfield|At Bat|she is out)\b", ability.text)
            assert ("bases" in ability.zones) == (named is None), f"{card.id}:{number}"


def test_w26_who_has_run_from_the_plate_is_not_at_bat_any_more() -> None:
    table = at_bat([1, 2, 6, 5], bases=("as_p01", "", ""), vibes=(0, 0)).do("roll", "roll")
    assert table.heard(events.HitMade)
    assert table.t.vibes_of(STARS) == 0  # Dunkirk gains on every Hit, but only At Bat


def test_w27_doubles_count_each_time_dice_are_rolled_and_not_when_a_die_is_turned() -> None:
    again = at_bat([1, 2, 3, 4, 5, 5], batter="as_p09", vibes=(2, 0)).do("roll", "roll", "use all_stars 0")
    assert again.t.vibes == {"as_p09": 1}
    one = at_bat([1, 2, 3, 4, 4], batter="as_p09", specials=("as_s05", ""), vibes=(1, 0)).do("roll", "roll")
    assert one.do("use as_s05 0").t.vibes == {"as_p09": 1}
    turned = at_bat([1, 2, 4, 3], batter="as_p07", bases=("as_p09", "", ""), vibes=(1, 0)).do("roll", "roll")
    turned.do("use as_p07 0")
    assert (turned.t.dice or [4, 4]) == [4, 4]
    assert turned.t.vibes_of(STARS) == 0


def test_w27_every_ability_that_rolls_dice_again_can_roll_doubles() -> None:
    """Whatever rolls again: an ability of the Team card, of a Player, of a Special."""
    rerolls = [
        (card, number)
        for team in map(SHIPPED.team, TEAMS)
        for card in (team.card, *team.deck)
        for number, ability in enumerate(card.abilities)
        if any(isinstance(effect, Reroll) for effect in ability.effects)
    ]
    assert len(rerolls) == 6
    for card, number in rerolls:
        windows = card.abilities[number].when or card.when
        table = in_control(STARS, "window", batting=DOGS, mound="as_p09", outfield="as_p13", batter="ud_p06")
        assert windows & {"pitch", "catch"}, card.id
        table.t.roll, table.t.dice = "pitch", [1, 6]
        table.t.chance = Loaded(1, [6, 6] if card.id in TEAMS else [6])
        table.t.stack.append(CarryOut(STARS, card.id, number))
        table.t.begin()
        assert table.t.vibes.get("as_p09") == 1, card.id


def test_w28_the_batting_coach_places_second_and_sees_backs_only() -> None:
    table = turn_at(
        "drawing_and_playing_cards", batter="", mound="", outfield="",
        hands=(["as_p01", "as_p02"], ["ud_p02", "ud_p03", "ud_s07"]),
    )
    assert table.ask == "1 place"
    table.do("place ud_p02 mound", "place ud_p03 outfield", "place ud_s07 special")
    assert (table.ask, table.options) == ("1 place", ["done"])  # a card can be taken back until then
    assert table.do("done").ask == "0 place"
    seen = table.t.view(STARS).coaches[DOGS]
    assert [seen.mound_down, seen.outfield_down, seen.special_down] == [HIDDEN] * 3


def test_w29_at_a_reveal_is_before_or_after_any_reveal_of_the_own_coach_once_a_turn_with_the_roll() -> None:
    before = turn_at("reveal", batting=DOGS, mound="as_p12", outfield="", batter="", balls=2, vibes=(2, 0),
                     hands=(["as_p13"], []))
    before.t.coaches[STARS].outfield_down, before.t.coaches[STARS].hand = "as_p13", []
    assert before.ask == "0 window"
    assert "use as_p12 0" in before.options  # Teller is up already: the window of his own reveal
    before.do("pass")
    before.through("window", "pitch")
    assert before.ask == "0 window"  # before the Outfielder is turned up
    before.do("use as_p12 0").through("pitch").do("roll")
    assert before.t.balls == 1
    assert "use as_p12 0" not in before.options  # once a turn


def test_w30_what_stays_for_free_stays_unless_it_is_let_go() -> None:
    table = turn_at("clean_up", batting=DOGS, mound="as_p10", outfield="as_p13", batter="", vibes=(1, 0))
    assert table.options == ["keep outfield", "let_go mound", "clean_up"]
    assert table.why_not("keep mound") == "That card stays for free."
    stays = table.do("clean_up").t.coaches[STARS]
    assert (stays.mound, stays.outfield) == ("as_p10", "")
    gone = turn_at("clean_up", batting=DOGS, mound="as_p10", outfield="as_p13", batter="", vibes=(1, 0))
    gone.do("let_go mound")
    assert gone.options == ["keep outfield", "clean_up"]
    assert gone.why_not("let_go mound") == gone.why_not("keep mound") == "You have let that card go."
    gone.do("clean_up")
    assert gone.t.coaches[STARS].mound == ""
    assert "as_p10" in gone.t.coaches[STARS].discard
