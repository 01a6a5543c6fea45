"""What follows from a card's doing: runs that are stolen, piles that are large."""

from lordsball.games.wild_cards import effects
from lordsball.games.wild_cards.verbs import Take
from tests.games.wild_cards.positions import ALL, DOGS, cards_where, in_control


def test_a_stolen_run_is_a_run_like_any_other() -> None:
    """What waits for a run goes off, no matter who came home or how."""
    waits = "on: hit\n        in: [at_bat]\n        do: [{gain: 1}]"
    cards = cards_where(("teams/all_stars.yaml", waits, waits.replace("hit", "run").replace("at_bat", "mound")))
    bases = ("", "", "ud_p05")
    table = in_control(DOGS, batting=DOGS, bases=bases, vibes=(0, 1), mound="as_p01", cards=cards)
    table.do("use ud_p05 0")
    assert table.t.runs == [0, 1]
    assert table.t.vibes == {"as_p01": 1}


def test_every_card_of_a_large_pile_can_be_chosen() -> None:
    at_the_table = ("as_p12", "ud_p06", "ud_p01")
    shadows = [card.id for card in ALL if card.id not in at_the_table]
    assert len(shadows) == 45
    t = in_control(DOGS, shadows=shadows).t
    assert effects.choices(t, DOGS, Take(take="shadows")) == shadows[::-1]
