"""The Regular of Lords of Baseball: what it never does, what it always finds, and that it looks at nothing hidden."""

from collections.abc import Callable

import pytest

from lordsball.ai.lords.regular import Regular
from lordsball.ai.player import PLAYERS
from lordsball.engine.chance import Chance, scatter
from lordsball.games.lords.carrying_out import ChooseOne, OfferTrade
from lordsball.games.lords.finances import BuyingVP
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.hot_stove import ExecutiveMovement, HotStoveActions, HotStoveEvent
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.spring import MediaSupport, SpringActions
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import Lords
from tests.ai.lords_games import Moments, moments
from tests.ai.lords_positions import asked, chosen, hold, nothing_to_build, position
from tests.games.lords.shipped import cards
from tests.games.lords.table import choose

Build = Callable[[], Lords]
BONUS_STARS, BONUS_MEDIA = "bo_01", "bo_12"


def spring_option(card: str, year: int = 3, **club: int) -> Build:
    """Seat 0 has played this card and chooses its option."""
    return lambda: spring(hold(position(year=year, **club), "spring", card), card)


def spring(t: Lords, card: str) -> Lords:
    asked(t, "spring", SpringActions())
    choose(t, f"card {card}")
    return t


def last_winter(**club: int) -> Lords:
    return nothing_to_build(position(year=3, **club))


def winter_option(t: Lords) -> Lords:
    hold(t, "hot_stove", "hs_00")
    asked(t, "winter", HotStoveActions())
    choose(t, "card hs_00")
    return t


def side(card: str, **club: int) -> Build:
    """Seat 0 has played this card against a team without owner."""

    def build() -> Lords:
        t = hold(position(owners=1, **club), "season", card)
        asked(t, "season", Matchup(0, 5))
        if t.decision is not None and t.decision.ask == "season_card":
            choose(t, f"card {card}")
        return t

    return build


def a_die_more() -> Lords:
    t = hold(position(owners=1), "season", "rs_06")
    t.owners[0].field_dice = 1
    asked(t, "season", Matchup(0, 5))
    choose(t, "card rs_06", "primary")
    return t


def two_dice() -> Lords:
    t = a_die_more()
    t.chance = Chance(3)
    choose(t, "use_die", "roll")
    return t


def tokens(*ids: str, **club: int) -> Build:
    def build() -> Lords:
        t = position(owners=1, **club)
        asked(t, "finances", Retirements())
        t.retirement = list(ids)
        t.begin()
        return t

    return build


def buying(t: Lords) -> Lords:
    return asked(t, "finances", BuyingVP())


def hiring(*levels: int, rerolls: int = 0, **club: int) -> Build:
    def build() -> Lords:
        procedure = HireManager(0, rerolls, list(levels), at=HireManager.PLACES["keep_or_reroll"])
        return asked(position(**club), "winter", procedure)

    return build


def on_stage(opponent: str) -> Lords:
    """Seat 0 plays for the title with a card of +1 Team Quality in hand."""
    t = hold(position(owners=1), "season", "rs_06")
    t.champions_left.remove(opponent)
    series = ChampionshipSeries(0, opponent, at=ChampionshipSeries.PLACES["extra_season_card"])
    t.owners[0].rival_base = t.cards.championship[opponent].tq
    return asked(t, "postseason", series)


def two_events() -> Lords:
    t = position()
    t.owners[0].wins, t.owners[1].wins, t.owners[1].vp = 95, 60, 5
    t.owners[1].vp_from[0] = 5
    for card in ("hs_00", "hs_01"):
        t.hot_stove_left.remove(card)
        t.event_cards.append(card)
    return asked(t, "winter", HotStoveEvent(seat=0, at=HotStoveEvent.PLACES["pick_one"]))


def leading_in(bonus: str, **club: int) -> Lords:
    t = nothing_to_build(position(year=3, bonus=bonus, **club))
    t.owners[0].vp = t.owners[0].vp_from[0] = 5
    return t


def with_rivals_ahead() -> Lords:
    """A team without owner now, an owner later; one card is good against owners only."""
    t = hold(position(), "season", "rs_05", "rs_06")
    hold(t, "season", "rs_02", seat=1)
    t.schedule_left = [place for place, card in enumerate(t.the_league.schedule) if (1, 2) in card.matchups][:1]
    return asked(t, "season", Matchup(0, 5))


def offered() -> Lords:
    """A trade on a card, with the whole season to come."""
    t = position(year=3)
    t.schedule_left = list(range(7))
    return asked(t, "season", OfferTrade(0, "rs_03.primary", 0))


DOMINATED: dict[str, tuple[Build, set[str]]] = {
    "passing where two Fans are free": (spring_option("st_00", year=1), {"upgrade", "call_up"}),
    "signing for a full farm": (spring_option("st_01", prospects=25), {"sign"}),
    "signing with borrowed money": (spring_option("st_01", cash=0), {"sign"}),
    "three Stars for a Prospect": (spring_option("st_01"), {"trade 0"}),
    "a Star for two Regulars that make no point": (spring_option("st_00"), {"trade 0"}),
    "a dear Star for the twelfth Regular": (spring_option("st_02", stars=8, regulars=12), {"upgrade"}),
    "the fifth Prospect for a Regular that makes no point": (spring_option("st_03"), {"call_up"}),
    "a loan for one point in one series": (side("rs_01", cash=0), {"primary"}),
    "the lighter of two points": (side("rs_02"), {"secondary"}),
    "losing Fans and the series instead of gaining a Fan": (side("rs_04", fans=5), {"primary"}),
    "a Star for two Regulars on a card": (offered, {"trade 0"}),
    "the Field's die kept beyond the season": (a_die_more, {"keep_die"}),
    "the lower die": (two_dice, {"die 1"}),
    "two dollars instead of nine": (
        lambda: asked(position(), "season", ChooseOne(0, "rs_07.primary", 0)), {"choose 1"}),
    "a Star lost where nothing need be": (tokens("star_1", "front_office_1"), {"token star_1"}),
    "Prospects lost where there is no Manager to lose": (
        tokens("prospects_1", "manager_1", manager=0), {"token prospects_1"}),
    "a Regular lost where there is no Star to lose": (
        tokens("regulars_1", "star_1", stars=0), {"token regulars_1"}),
    "a side used where both do nothing but harm": (side("rs_08"), {"primary", "secondary"}),
    "cash kept beyond its last use": (lambda: buying(last_winter(cash=40)), {"done"}),
    "a debt kept with money to pay it": (lambda: buying(last_winter(cash=34, loans=1)), {"done", "buy 0"}),
    "a debt kept with too little for a Victory Point": (lambda: buying(last_winter(cash=27, loans=1)), {"done"}),
    "tokens kept beyond their last use": (lambda: buying(last_winter(cash=0, media=6)), {"done"}),
    "the worse of two Managers": (hiring(1, 4, manager=0), {"hire 1"}),
    "a bad Manager taken with a roll to come": (hiring(1, rerolls=1, manager=0), {"hire 1"}),
    "sending the best Manager away": (lambda: winter_option(position(manager=5)), {"manager"}),
    "paying for executives who will do nothing more": (
        lambda: asked(last_winter(front_office=2), "winter", ExecutiveMovement(0, 2)),
        {f"move {track} {steps}" for track in ("front_office", "farm_system") for steps in (1, 2)}),
    "a tile that will bring nothing more": (
        lambda: asked(position(year=3), "winter", StadiumActions(0, 1)), {f"build {stack}" for stack in range(4)}),
    "a tile with borrowed money": (
        lambda: asked(position(cash=0), "winter", StadiumActions(0, 1)), {f"build {stack}" for stack in range(4)}),
    "covering what earns money beside empty spaces": (
        lambda: asked(position(), "winter", StadiumActions(0, 1, 3, at=StadiumActions.PLACES["choose_space"])),
        {"space 5"}),
    "leaving the card that makes the title likely": (lambda: on_stage("ch_1"), {"leave"}),
    "an event that hurts nobody but us": (two_events, {"event hs_00"}),
    "tokens kept in the last winter": (
        lambda: asked(hold(last_winter(media=1), "hot_stove", "hs_00"), "winter", MediaSupport("hot_stove")),
        {"enough"}),
    "a Star sold while Stars win the Bonus card": (
        lambda: winter_option(leading_in(BONUS_STARS)), {"trade 0"}),
    "no token where a token wins the Bonus card": (
        lambda: winter_option(leading_in(BONUS_MEDIA)), {"trade 0", "trade 1", "manager", "stadium", "option"}),
    "the card against owners wasted on a team without": (with_rivals_ahead, {"card rs_05"}),
}


@pytest.mark.parametrize("name", DOMINATED)
def test_it_never_does_what_is_surely_worse(name: str) -> None:
    build, foolish = DOMINATED[name]
    t = build()
    assert t.decision is not None
    options = {str(action) for action in t.decision.options}
    assert options & foolish, f"{options} hold none of {foolish}"
    assert options - foolish
    assert chosen(t) not in foolish


def test_a_debt_is_paid_in_the_last_winter() -> None:
    t = hold(last_winter(cash=30, loans=1), "hot_stove", "hs_00")
    assert chosen(asked(t, "winter", HotStoveActions())) == "repay"


# --- whole games ------------------------------------------------------------------------------------------------------


def test_it_looks_at_nothing_that_its_seat_cannot_see() -> None:
    """Whatever the hidden cards and the dice to come are, the same view brings the same choice."""
    for place, (t, action) in enumerate(moments().moments):
        assert t.decision is not None
        other = t.imagine(t.decision.seat, Chance(place))
        assert other.decision is not None
        assert Regular(2).choose(other.decision, lambda other=other: other) == action


def test_the_view_is_left_as_it_was() -> None:
    for t, _ in moments().moments:
        assert t.decision is not None
        view = t.view(t.decision.seat)
        before = view.save()
        Regular(1).choose(t.decision, lambda view=view: view)
        assert view.save() == before


def test_nobody_looks_where_there_is_no_choice() -> None:
    t = asked(hold(position(), "spring", "st_00"), "spring", SpringActions())
    assert t.decision is not None
    assert len(t.decision.options) == 1

    def look() -> Lords:
        raise AssertionError("looked")

    assert Regular(1).choose(t.decision, look) == t.decision.options[0]


def test_reasons_are_short_and_told_for_the_own_choice_only() -> None:
    told = set()
    for t, action in moments().moments:
        assert t.decision is not None
        view = t.view(t.decision.seat)
        why = Regular(1).reason(view, action)
        assert len(why) <= 120
        told.add((t.decision.ask, bool(why)))
        other = next(option for option in t.decision.options if option != action)
        assert Regular(1).reason(view, other) == ""
    spoken = {ask for ask, said in told if said}
    assert spoken >= {"spring_option", "hot_stove_option", "buy_vp", "retirement", "manager", "effect"}


def test_a_secret_card_is_laid_down_without_a_word() -> None:
    for t, action in moments().moments:
        if t.decision is not None and t.decision.secret:
            assert Regular(1).reason(t.view(t.decision.seat), action) == ""


def test_every_question_of_the_game_is_answered_by_a_rule_of_its_own() -> None:
    built = [build() for build, _ in DOMINATED.values()]
    asks = {t.decision.ask for t in [*built, *(t for t, _ in moments().moments)] if t.decision is not None}
    assert asks == {
        "media_support", "spring_card", "spring_option", "season_card", "effect", "choose_die", "choose_effect",
        "innovate", "offered_trade", "drawn_trade", "retirement", "buy_vp", "event", "hot_stove_card",
        "hot_stove_option", "manager", "executive", "stadium_action", "space", "saved_card", "stadium_die",
    }


def test_hardly_a_loan_is_taken() -> None:
    owners = [o for t in moments().ends for o in t.owners]
    assert sum(o.loans_taken for o in owners) < 0.34 * len(owners)


@pytest.mark.parametrize("owners", [1, 8])
def test_a_lone_owner_and_a_league_of_eight_play_to_the_end(owners: int) -> None:
    assert all(t.decision is None for t in Moments(owners, 3, range(1)).ends)


def test_it_beats_players_who_do_anything() -> None:
    """Twelve games of two against two: every one is won by a Regular, and by far."""
    levels = PLAYERS["lords"]
    for seed in range(12):
        t = GAME.new(cards(), options_for(cards(), 4, 3), seed)
        assert isinstance(t, Lords)
        seated = ["regular", "random", "random", "regular"] if seed % 2 else ["random", "regular", "regular", "random"]
        players = [levels[name](scatter(seed, seat)) for seat, name in enumerate(seated)]
        while (decision := t.decision) is not None:
            t.apply(players[decision.seat].choose(decision, lambda t=t, seat=decision.seat: t.view(seat)))
        assert {seated[seat] for seat in t.winners()} == {"regular"}
        points = {name: sum(o.vp for o in t.owners if seated[o.seat] == name) for name in levels}
        assert points["regular"] > points["random"] + 6
