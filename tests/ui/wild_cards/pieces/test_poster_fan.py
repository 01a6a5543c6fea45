"""The cards on the poster of Wild Cards are pictures of people, not cards to be played."""

from lordsball.ui.wild_cards.cover import teams
from tests.ui.wild_cards.pieces.duel import canvas_of


def test_the_cards_of_the_poster_say_no_numbers():
    canvas = canvas_of(watch_text=True)
    canvas.text("seen", "body", 18, 0, 0, "#ffffff")
    teams.draw_fan(canvas)
    assert len(canvas.art.drawn_text) == 1
