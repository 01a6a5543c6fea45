"""Gold is always a good next thing: never a plain loss while something else can be done."""

import pytest

from lordsball.ai.lords.regular import Regular
from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import DECLINE, DONE_BUYING, ENOUGH, REROLL, STOP, answers
from lordsball.ui.lords.preview import preview
from lordsball.ui.lords.tabs import percent
from lordsball.ui.lords.under_way import MANAGER, Errand
from lordsball.ui.lords.winter.hire import better_words
from lordsball.ui.table.gold import YOUR_CHOICE
from tests.ui.lords.leagues import asked, new_match, play, players
from tests.ui.lords.winter import Before, asks, until
from tests.ui.table.evening import Evening

HARMLESS = {ENOUGH, STOP, DONE_BUYING, DECLINE}
"""What leaves everything as it is."""


def moments(seed, owners=4, years=3):
    """A match at every decision of seat 0 with more than one option; seat 0 decides at random."""
    match, chance = new_match(owners=owners, seed=seed, years=years), Chance(seed)
    seated = players(match)
    while match.decision is not None:
        decision = match.decision
        if decision.seat == 0:
            if len(decision.options) > 1:
                yield match
            options = answers(decision)
            match.act(options[chance.below(len(options))])
        else:
            match.act(seated[decision.seat].choose(decision, lambda decision=decision: match.view(decision.seat)))


def is_fair(match, gold):
    """Is the gold option no plain loss? By the judge where it knows of passing, by simple figures elsewhere."""
    view, decision = match.view(0), match.decision
    me = view.owners[0]
    if gold in HARMLESS or gold == REROLL or answers(decision) == (gold,):
        return True
    match decision.ask:
        case "manager":
            return gold.args[0] > me.manager or REROLL not in decision.options
        case "choose_die":
            return gold.args[0] == max(option.args[0] for option in decision.options if option.verb == "die")
        case "effect":
            seen = preview(view, gold)
            if not _loses_nothing(view, gold):
                return False
            others = [preview(view, option) for option in decision.options if option != gold]
            return bool(seen.changes or seen.open) or not any(other.changes or other.open for other in others)
    return gold == Regular(0).thought(view).action


def _loses_nothing(view, action):
    seen = preview(view, action)
    dear = ("wages", "loans", "rival_tq")
    gains = [(change.after - change.before) * (-1 if change.thing in dear else 1) for change in seen.changes]
    return min(gains, default=0) >= 0


def test_gold_is_never_a_plain_loss():
    golden = set()
    for match in (match for seed in (1, 2, 3, 4) for match in moments(seed)):
        gold = Before(match).offered.gold
        if gold is not None:
            golden.add(match.decision.ask)
            assert is_fair(match, gold.action), (match.decision, gold, match.position.where())
    assert {"effect", "media_support", "buy_vp"} <= golden
    assert not golden & {"saved_card", "stadium_die"}, "what may be used later is a choice"


def test_cash_is_of_no_use_after_the_last_year_so_gold_does_not_end_the_buying():
    match = play(new_match(owners=1, years=3), lambda m: asked(m, "buy_vp", 0) and len(m.decision.options) > 1)
    assert Before(match).offered.gold.action == DONE_BUYING
    match.position.year = match.position.last_year
    offered = Before(match).offered
    assert (offered.gold, offered.primary.action, offered.how) == (None, DONE_BUYING, YOUR_CHOICE)


@pytest.mark.parametrize("seed", range(1, 9))
def test_gold_hires_nobody_who_is_no_better_as_long_as_more_may_come(seed):
    match = until(4, seed, lambda m: asks("manager")(m) and REROLL in m.decision.options)
    for manager in range(6):
        match.position.owners[0].manager = manager
        best = max(action.args[0] for action in match.decision.options if action != REROLL)
        offered = Before(match).offered
        wanted = (Action("hire", (best,)), REROLL) if best > manager else (REROLL, Action("hire", (best,)))
        assert (offered.primary.action, offered.secondary.action) == wanted


def test_the_last_who_came_has_to_be_hired():
    match = until(4, 1, lambda m: asks("manager")(m) and REROLL not in m.decision.options)
    assert Before(match).offered.primary.action.verb == "hire"


def test_what_can_fail_is_never_certain_and_what_can_happen_never_impossible():
    assert percent(1 - (10 / 36) ** 5) == ">99%"
    assert percent((10 / 36) ** 6) == "<1%"
    assert percent(0.9996, 1) == ">99.9%"
    assert percent(0.0002, 1) == "<0.1%"
    assert [percent(share) for share in (0, 0.424, 1)] == ["0%", "42%", "100%"]
    assert percent(sum([0.1] * 10)) == "100%"


@pytest.mark.parametrize(
    ("now", "came", "chance"), [(3, [1], "28%"), (1, [1, 3], "28%"), (0, [1], "92%"), (5, [2], "")]
)
def test_a_better_manager_is_one_better_than_the_club_has(now, came, chance):
    t = until(4, 1, asks("manager")).view(0)
    t.owners[0].manager = now
    words = better_words(t, Errand(0, MANAGER, 2, came))
    assert words == (f"A better one: *{chance}*" if chance else "There is no better one.")


def test_the_last_season_card_needs_no_choosing(tmp_path):
    match = play(new_match(), lambda m: asked(m, "season_card", 0) and len(m.decision.options) == 1)
    evening, now = Evening(tmp_path, match), match.history.now
    evening.hands.key("space")
    assert match.history.now > now
