"""Computer players of Monster League: what each does at every kind of decision, and what none of them ever does."""

import random
import re
import time
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from lordsball.ai.monster_league.players import Regular, Rookie, Veteran, plays_of_ability
from lordsball.ai.player import PLAYERS, Player
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import DOUBLE, HOME_RUN, OUT, RESULTS, SINGLE, TRIPLE, Catalog
from lordsball.games.monster_league.state import MonsterLeague
from tests.games.monster_league.positions import CANDY, GRAVEYARD, SHIPPED, Table, at_bat, cards_where, new_table

LEVELS = PLAYERS["monster_league"]
THINKING = [key for key in LEVELS if key != "random"]
FEWER = {"expert": 10}
"""Of levels that think longer one game in so many is enough."""
EVERY_BASES = "J--", "-C-", "--H", "JC-", "J-H", "-CH", "JCH", "---"


def choice(player: Player, t: MonsterLeague) -> str:
    """What a player does at a position, by its text form."""
    decision = t.decision
    assert decision is not None
    return str(player.choose(decision, lambda: t.view(decision.seat)))


def face_of(t: MonsterLeague, result: int) -> int:
    """A face that gives the batter in front this result."""
    return t.faces[t.batting][t.next_batter[t.batting]].index(result) + 1


def after_spin(result: int, cards: Catalog = SHIPPED, **situation: object) -> Table:
    """The batter has spun this result."""
    table = at_bat(cards=cards, **situation)
    table.t.chance.faces.append(face_of(table.t, result))
    return table.do("spin")


def whole_game(seed: int, players: list[Player], watch: Callable[[MonsterLeague, Action], None]) -> MonsterLeague:
    """Play a game; `watch` sees every decision with what was chosen, before it is carried out."""
    t = new_table(seed=seed).t
    while t.decision is not None:
        decision = t.decision
        action = players[decision.seat].choose(decision, lambda seat=decision.seat: t.view(seat))
        watch(t, action)
        t.apply(action)
    return t


# --- when a token is spent -------------------------------------------------------------------------------------------


def test_a_rookie_never_spends_a_token() -> None:
    for seed in range(60):
        t = whole_game(seed, [Rookie(1), Rookie(2)], lambda t, action: None)
        assert t.tokens == [2, 2, 2, 2]


@pytest.mark.parametrize("result", range(1, len(RESULTS)))
def test_a_regular_spends_on_home_runs_only(result: int) -> None:
    table = after_spin(result, bases="JCH")
    assert choice(Regular(1), table.t) == ("use" if result == HOME_RUN else "keep")


@pytest.mark.parametrize(("inning", "chosen"), [(1, "keep"), (2, "keep"), (3, "use"), (4, "use")])
def test_a_regular_spends_the_last_token_in_the_last_inning_only(inning: int, chosen: str) -> None:
    table = after_spin(HOME_RUN, tokens=1, pitcher=1, gone=[0], inning=inning)
    assert choice(Regular(1), table.t) == chosen


@pytest.mark.parametrize(
    ("bases", "result", "chosen"),
    [
        ("---", HOME_RUN, "keep"),
        ("J--", HOME_RUN, "use"),
        ("JCH", SINGLE, "keep"),
        ("-CH", DOUBLE, "use"),
        ("--H", TRIPLE, "keep"),
    ],
)
def test_a_veteran_spends_where_two_runs_would_score(bases: str, result: int, chosen: str) -> None:
    assert choice(Veteran(1), after_spin(result, bases=bases).t) == chosen


def test_a_veteran_keeps_the_last_token_of_the_team() -> None:
    assert choice(Veteran(1), after_spin(HOME_RUN, bases="JCH", tokens=1, pitcher=1, gone=[0]).t) == "keep"


def test_a_veteran_spends_a_pitchers_last_token_while_another_waits() -> None:
    assert choice(Veteran(1), after_spin(HOME_RUN, bases="JCH", tokens=1).t) == "use"


def test_a_veteran_spends_the_last_token_where_it_costs_no_pitcher() -> None:
    stays = cards_where(("rules.yaml", "tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"))
    table = after_spin(HOME_RUN, stays, bases="JCH", tokens=1, pitcher=1, gone=[0])
    assert choice(Veteran(1), table.t) == "use"


def test_a_veteran_spends_the_last_token_where_the_game_is_lost_without() -> None:
    walk_off = {"batting": CANDY, "inning": 3, "runs": (4, 4), "bases": "--J", "tokens": 1, "pitcher": 1, "gone": [0]}
    assert choice(Veteran(1), after_spin(SINGLE, **walk_off).t) == "use"
    assert choice(Veteran(1), after_spin(SINGLE, **{**walk_off, "inning": 2}).t) == "keep"
    assert choice(Veteran(1), after_spin(SINGLE, **{**walk_off, "runs": (5, 4)}).t) == "keep"


def last_turns(cards: Catalog) -> Iterator[Table]:
    """Every kind of situation in the last turn of either team in which the defense is asked about a token."""
    teams, leads, batters, gone_ones = (GRAVEYARD, CANDY), (-2, 0, 1), (0, 3), ([], [0])
    bases_before, results = ("---", "X--", "--X", "XXX"), range(len(RESULTS))
    for batting, bases, outs, lead, batter, result, tokens, gone in product(
        teams, bases_before, (0, 2), leads, batters, results, (1, 2), gone_ones
    ):
        letters = "JCH" if batting == GRAVEYARD else "BHJ"
        runners = "".join(who if base == "X" else "-" for base, who in zip(bases, letters, strict=True))
        runs = (3, 3 - lead) if batting == GRAVEYARD else (3 - lead, 3)
        table = after_spin(
            result, cards, batting=batting, bases=runners, outs=outs, inning=3, runs=runs, batter=batter,
            tokens=tokens, pitcher=1 if gone else 0, gone=gone,
        )
        if table.ask.endswith("ability"):
            yield table


WILD_ABILITIES = cards_where(
    ("abilities.yaml", "- respin: worse", "- respin: better"),
    ("abilities.yaml", "- result: out", "- shift: 1"),
)
GAMBLES = cards_where(
    ("abilities.yaml", "- respin: worse", "- respin: new"),
    ("abilities.yaml", "          tails: []", "          tails: [{shift: 1}]"),
)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("cards", [SHIPPED, WILD_ABILITIES, GAMBLES], ids=["shipped", "wild", "gambles"])
def test_no_token_ever_makes_things_surely_worse(level: str, cards: Catalog) -> None:
    asked = 0
    for table in last_turns(cards):
        t = table.t
        asked += 1
        if choice(LEVELS[level](1), t) == "use":
            assert any(play.result < t.result for play in plays_of_ability(t))
    assert asked > 500


@pytest.mark.parametrize("level", THINKING)
def test_an_ability_that_only_helps_the_batter_is_never_used(level: str) -> None:
    assert all(choice(LEVELS[level](1), table.t) == "keep" for table in last_turns(WILD_ABILITIES))


# --- everything else -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "side"), [("rookie", "field_first"), ("regular", "bat_first"), ("veteran", "bat_first")]
)
def test_whoever_spends_tokens_bats_first(level: str, side: str) -> None:
    """Measured over 12,000 games between veterans the team that bats first wins 52 in 100; between rookies 50."""
    assert choice(LEVELS[level](1), new_table([1]).do("flip").t) == side


@pytest.mark.parametrize("level", THINKING)
def test_pitchers_with_tokens_are_never_sent_away(level: str) -> None:
    def watch(t: MonsterLeague, action: Action) -> None:
        assert t.decision is not None
        if t.decision.ask == "pitching_change":
            assert action.verb == "stay"

    for seed in range(30 // FEWER.get(level, 1)):
        whole_game(seed, [LEVELS[level](1), LEVELS[level](2)], watch)


def test_a_pitcher_without_tokens_makes_room_for_one_with_some() -> None:
    stays = cards_where(("rules.yaml", "tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"))
    table = after_spin(OUT, stays, tokens=0)
    assert table.ask == f"{CANDY} pitching_change"
    assert choice(Veteran(1), table.t) == "pitch 1"


def test_the_pitcher_who_takes_most_off_a_home_run_opens() -> None:
    table = new_table([1]).do("flip", "bat_first")
    assert table.ask == f"{CANDY} starting_pitcher"
    assert choice(Veteran(1), table.t) == "pitch 1"
    tamed = cards_where(("abilities.yaml", "- result: out", "- shift: -1"))
    assert choice(Veteran(1), new_table([1], tamed).do("flip", "bat_first").t) == "pitch 0"


EMPTY = {"gone": [0, 1]}


@pytest.mark.parametrize("bases", ["---", "J--", "JCH"])
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_outs_are_spun_again_and_hits_are_not(bases: str, outs: int) -> None:
    assert choice(Rookie(1), after_spin(OUT, bases=bases, outs=outs, **EMPTY).t) == "spin"
    for result in range(SINGLE, HOME_RUN + 1):
        assert choice(Rookie(1), after_spin(result, bases=bases, outs=outs, **EMPTY).t) == "keep"


def one_hitter(team: str) -> Catalog:
    """A team whose first batter nearly always homers and whose others are nearly always out: there a single is poor."""
    mighty = "{out: 5, single: 5, double: 0, triple: 0, home_run: 90}"
    hopeless = "{out: 95, single: 5, double: 0, triple: 0, home_run: 0}"
    odds = re.findall(r"odds: (\{.*\})", SHIPPED.texts[f"teams/{team}.yaml"])
    return cards_where(*((f"teams/{team}.yaml", old, mighty if not n else hopeless) for n, old in enumerate(odds)))


def test_a_hit_that_is_poorer_than_the_average_spin_is_spun_again() -> None:
    cards = one_hitter("graveyard_shift")
    assert choice(Rookie(1), after_spin(SINGLE, cards, bases="DCH", outs=2, **EMPTY).t) == "spin"
    assert choice(Rookie(1), after_spin(SINGLE, cards, bases="---", outs=2, **EMPTY).t) == "spin"
    assert choice(Rookie(1), after_spin(HOME_RUN, cards, bases="DCH", outs=2, **EMPTY).t) == "keep"


def test_a_result_that_wins_the_game_is_kept() -> None:
    cards = one_hitter("candy_crushers")
    walk_off = {"batting": CANDY, "inning": 3, "runs": (4, 4), "bases": "HJC", "outs": 2, **EMPTY}
    assert choice(Rookie(1), after_spin(SINGLE, cards, **walk_off).t) == "keep"
    assert choice(Rookie(1), after_spin(SINGLE, cards, **{**walk_off, "runs": (5, 4)}).t) == "spin"


# --- what holds for every player --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    def record(seed: int) -> list[str]:
        chosen: list[str] = []
        whole_game(7, [LEVELS[level](seed), LEVELS[level](seed + 1)], lambda t, action: chosen.append(str(action)))
        return chosen

    assert record(3) == record(3)


def test_another_seed_makes_another_random_player() -> None:
    def record(seed: int) -> list[str]:
        chosen: list[str] = []
        whole_game(7, [LEVELS["random"](seed), LEVELS["random"](seed)], lambda t, a: chosen.append(str(a)))
        return chosen

    assert len({tuple(record(seed)) for seed in range(5)}) == 5


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_changes_nothing_and_asks_neither_the_games_chance_nor_pythons(level: str) -> None:
    t = new_table(seed=5).t
    players = [LEVELS[level](1), LEVELS[level](2)]
    random.seed(99)
    state = random.getstate()
    while t.decision is not None:
        decision, before = t.decision, t.save()
        looks: list[MonsterLeague] = []

        def look(t: MonsterLeague = t, seat: int = decision.seat, looks: list[MonsterLeague] = looks) -> MonsterLeague:
            looks.append(t.view(seat))
            return looks[-1]

        action = players[decision.seat].choose(decision, look)
        assert t.save() == before
        assert action in decision.options
        for view in looks:
            assert view.save() == t.view(decision.seat).save()
        t.apply(action)
    assert random.getstate() == state


@pytest.mark.parametrize("level", LEVELS)
def test_what_cannot_be_seen_makes_no_difference(level: str) -> None:
    """The chance to come is all that is hidden here: with another one, the same is chosen."""
    t, other, seat_seeds = new_table(seed=11).t, Chance(12), (1, 2)
    players = [LEVELS[level](seed) for seed in seat_seeds]
    shadows = [LEVELS[level](seed) for seed in seat_seeds]
    while t.decision is not None:
        decision = t.decision
        imagined = t.imagine(decision.seat, Chance(other.below(1 << 60)))
        action = players[decision.seat].choose(decision, lambda seat=decision.seat: t.view(seat))
        assert shadows[decision.seat].choose(decision, lambda seat=decision.seat, p=imagined: p.view(seat)) == action
        t.apply(action)


@pytest.mark.parametrize("level", LEVELS)
def test_real_choices_have_a_short_reason_that_no_other_action_has(level: str) -> None:
    reasons: set[str] = set()

    def watch(t: MonsterLeague, action: Action) -> None:
        decision = t.decision
        assert decision is not None
        why = LEVELS[level](1).reason(t.view(decision.seat), action)
        if len(decision.options) == 1:
            assert why == ""
            return
        if action.verb == "stay" and level != "random":
            assert why == ""  # said before every batter it would only be noise
            return
        assert 0 < len(why) <= 60, why
        assert why[-1] in ".?!"
        reasons.add(why)
        if level != "random":
            rest = [option for option in decision.options if option != action]
            assert all(LEVELS[level](1).reason(t.view(decision.seat), option) == "" for option in rest)

    for seed in range(25 // FEWER.get(level, 1)):
        whole_game(seed, [LEVELS[level](scatter(seed, seat)) for seat in (0, 1)], watch)
    assert len(reasons) >= (1 if level == "random" else 3)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_what_it_is(level: str) -> None:
    assert LEVELS[level].name == level.capitalize()
    assert LEVELS[level].about.endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_hundreds_of_innings_ends(level: str) -> None:
    """Where nearly everybody is out nearly always, nobody runs out of patience, stack or time."""
    odds = {odd for team in SHIPPED.texts for odd in re.findall(r"odds: \{.*\}", SHIPPED.texts[team])}
    hopeless = "odds: {out: 90, single: 5, double: 0, triple: 0, home_run: 5}"
    swaps = [(file, odd, hopeless) for file, text in SHIPPED.texts.items() for odd in sorted(odds) if odd in text]
    rules = SHIPPED.texts["rules.yaml"]
    one_out = ("rules.yaml", re.findall(r"outs: 3 ", rules)[0], "outs: 1 ")
    longest = 0
    for seed in range(20 // FEWER.get(level, 1)):
        t = new_table(seed=seed, cards=cards_where(*swaps, one_out)).t
        t.tell = None
        players = [LEVELS[level](1), LEVELS[level](2)]
        while t.decision is not None:
            seat = t.decision.seat
            t.apply(players[seat].choose(t.decision, lambda t=t, seat=seat: t.view(seat)))
        longest = max(longest, t.inning)
    assert longest > (20 if level not in FEWER else 5)


@pytest.mark.parametrize("bases", EVERY_BASES)
def test_no_decision_takes_long(bases: str) -> None:
    table = after_spin(OUT, bases=bases, **EMPTY)
    started = time.process_time()
    choice(Veteran(1), table.t)
    assert time.process_time() - started < 0.35
