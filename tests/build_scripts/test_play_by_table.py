"""Playing by Monster League's table: the script decides as the Expert does."""

import play_by_table

from lordsball import games, paths
from lordsball.ai.monster_league.expert import Expert


def test_what_is_remembered_is_what_the_expert_would_choose() -> None:
    game, by_table, expert = games.game(play_by_table.KEY), play_by_table.ByTable(), Expert(1)
    cards = game.load_cards([paths.cards()])
    for seed in (1, 2, 1):  # the third game is known by heart
        position = game.new(cards, game.default_options(cards), seed)
        while (decision := position.decision) is not None:
            chosen = by_table.choose(position)
            assert chosen == expert.choose(decision, lambda position=position: position)
            position.apply(chosen)
