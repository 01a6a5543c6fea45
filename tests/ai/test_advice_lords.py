"""The coach of Lords of Baseball: figures in Victory Points at every question, from the seat's view alone."""

from lordsball.ai.advice import advise
from lordsball.ai.lords.regular import Veteran
from lordsball.engine.chance import Chance
from tests.ai.lords_games import moments


def test_in_lords_every_choice_has_figures_and_what_a_veteran_of_no_character_would_do_is_advised() -> None:
    asked = set()
    for t, _ in moments().moments:
        decision = t.decision
        assert decision is not None
        if decision.ask in asked:
            continue
        asked.add(decision.ask)
        advice = advise("lords", t.view(decision.seat), decision)
        assert advice is not None
        assert decision.ask == "choose_die" or advice.action == Veteran(1).thought(t).action
        assert len(advice.figures) >= 2, decision.ask
        assert advice.either or advice.figures[0].value == max(figure.value for figure in advice.figures)
        assert advice.reason.endswith("."), advice.reason
        for number in range(2):
            # Other hidden cards and coming dice, open to a player who peeks.
            assert advise("lords", t.imagine(decision.seat, Chance(number)), decision) == advice
    assert len(asked) > 16
