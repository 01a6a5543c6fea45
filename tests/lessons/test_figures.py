"""What a good choice is compared with, where nobody has made another one."""

from unittest.mock import patch

from lordsball import games, paths
from lordsball.ai.advice import Advice, Figure
from lordsball.engine.procedure import parse_action
from lordsball.lessons import figures
from lordsball.lessons.figures import Weighing
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat

GOOD = parse_action("place dyson mound")


def compared(*told: tuple[str, str]) -> str:
    """The action that the first of these is compared with; each is an action and its figure as it reads."""
    ranked = tuple(Figure(parse_action(action), float(text), text) for action, text in told)
    advice = Advice(GOOD, ranked, "", "", False, False)
    game = games.game("monster_league")
    cards = game.load_cards([paths.cards()])
    match = Match(game, cards, game.default_options(cards), [Seat("Robin", HUMAN), Seat("Vera", HUMAN)], 1)
    with patch.object(figures, "advise", return_value=advice), patch.dict(figures._known, clear=True):
        return str(Weighing(match).count().best_of_the_rest(GOOD))


def test_the_same_in_another_order_is_passed_over() -> None:
    """Laying a Special first and Dyson next is no other choice; somebody else on the Mound is."""
    good, soup, nobody = ("place dyson mound", "54.9"), ("place soup special", "54.9"), ("place nobody mound", "46.0")
    assert compared(good, soup, nobody) == "place nobody mound"
    assert compared(good, ("place soup special", "54.0"), nobody) == "place soup special"
    assert compared(good, soup) == "place soup special"
