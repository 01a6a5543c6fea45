"""What the coach says fits its card, whatever is asked, at every text size."""

from collections import Counter
from types import SimpleNamespace

import pytest

from lordsball import games
from lordsball.ai.advice import advise
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.kit.widgets.widget import State
from lordsball.ui.table.coach_card import CARD, CoachCard
from tests.ai.lords_games import moments
from tests.ui.scenes.desks import open_desk


@pytest.mark.parametrize("text_size", [100, 150])
def test_every_advice_of_lords_fits_the_card(data_dir, text_size):
    app = open_desk(data_dir, (1280, 720), text_size=text_size).app
    words, asked = games.game("lords").words, Counter()
    for t, _ in moments().moments:
        decision = t.decision
        asked[decision.ask] += 1
        if asked[decision.ask] > 3:
            continue
        view = t.view(decision.seat)
        card = CoachCard(SimpleNamespace(coach_face="", lay_note=lambda canvas, box: canvas), lambda: None)
        card.think(lambda action, view=view: words.action(action, view))
        card.say(advise("lords", view, decision))
        app.art.drawn_text = []
        card.draw(Canvas(app.picture, app.screen, app.art, LORDS.written), State())
        drawn, app.art.drawn_text = app.art.drawn_text, None
        assert [text.text for text in drawn if not text.fits] == []
        assert all(CARD.x < text.place[0] and text.place[0] + text.place[2] <= CARD.right for text in drawn)
        keys = {*card.does.words.split(), "do it", "H", "Esc", card.leaves.words}
        lowest = max(text.place[1] + text.place[3] for text in drawn if text.text not in keys)
        assert lowest <= card.leaves.rect.y + 3, card.advice
    assert len(asked) > 16
