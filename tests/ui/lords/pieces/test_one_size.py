"""A table has letters of one size: the largest that fits all of its rows."""

import pytest

from lordsball.ui.kit.fitting import line_size
from lordsball.ui.lords.pieces.phase_bar import Phase, draw_phase_bar
from lordsball.ui.lords.pieces.standings import Standing, draw_standings
from tests.ui.lords.pieces.season import canvas_of, club

SHORT = ("Rivets", "Pilots", "Mudlarks", "Lanterns", "Gulls", "Hammers", "Owls", "Spindles")
PHASES = ("Spring Training", "Regular Season", "Postseason", "Finances & VP", "Hot Stove")


def sizes(canvas, wanted):
    texts = [text for text in canvas.art.drawn_text if text.shown in wanted]
    assert len(texts) >= len(set(wanted)) and all(text.fits for text in texts)
    return {text.size for text in texts}


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_names_and_figures_of_the_standings(scale):
    canvas = canvas_of(1280, scale, watch_text=True)
    rows = [
        Standing(n + 1, club(n % 4, f"The {name} of the Coast", name), str(8 + n), str(90 - 9 * n), str(n), "12", False,
                 n % 2 == 0)
        for n, name in enumerate(SHORT)
    ]
    draw_standings(canvas, 16, 144, rows)
    assert len(sizes(canvas, SHORT)) == 1
    assert len(sizes(canvas, ["90", "81", "72"])) == 1
    assert len({text.size for text in canvas.art.drawn_text if text.shown in ("8", "9", "10", "12")} ) <= 2


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("now", range(5))
def test_the_phases_of_a_year(scale, now):
    canvas = canvas_of(1280, scale, watch_text=True)
    states = ["done" if n < now else "now" if n == now else "next" for n in range(5)]
    draw_phase_bar(canvas, 16, 96, "Year 2 of 3", [Phase(*each) for each in zip(PHASES, states, strict=True)])
    assert len(sizes(canvas, PHASES)) == 1


def test_the_common_size_is_the_largest_that_fits():
    canvas = canvas_of(1280, 1.5)
    size = line_size(canvas, [("Mudlarks", 110), ("Owls", 110)], "body", 18)
    assert canvas.text_size("Mudlarks", "body", size)[0] <= 110 < canvas.text_size("Mudlarks", "body", size + 2)[0]
    assert line_size(canvas, [("Owls", 400)], "body", 18) == 18
    assert line_size(canvas, [("A very long name indeed", 20)], "body", 18) * 1.5 == 18
