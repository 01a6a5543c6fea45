"""Every pair of colours that is text on a ground can be read."""

import pytest

from lordsball.ui.kit.theme import BUTTONS, OUTCOMES, SEATS, THEMES, contrast, mix, rgb, stronger

ALL = [*THEMES.values(), *map(stronger, THEMES.values())]


@pytest.mark.parametrize("theme", ALL)
def test_text_stands_out_from_panels_wells_and_the_scene(theme):
    for ink in (theme.text, theme.muted, theme.gold):
        for ground in (theme.panel_top, theme.panel_bottom, theme.well, theme.scene_dark):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(theme.alarm, theme.panel_top) >= 4.5


@pytest.mark.parametrize("theme", ALL)
def test_ink_stands_out_from_paper_and_the_locked_label_from_its_button(theme):
    assert min(contrast(theme.ink, theme.paper_top), contrast(theme.ink, theme.paper_bottom)) >= 4.5
    assert min(contrast(theme.off_text, theme.off_top), contrast(theme.off_text, theme.off_bottom)) >= 4.5


@pytest.mark.parametrize("theme", [stronger(theme) for theme in THEMES.values()])
def test_high_contrast_is_seven_to_one(theme):
    for ink in (theme.text, theme.muted, theme.off_text):
        assert contrast(ink, theme.panel_top) >= 7


@pytest.mark.parametrize("kind", BUTTONS)
def test_button_labels_can_be_read_also_while_hovered(kind):
    look = BUTTONS[kind]
    for ground in (look.top, look.bottom, mix(look.bottom, look.light, 0.12)):
        assert contrast(look.text, ground) >= 4.5, ground


@pytest.mark.parametrize("theme", ALL)
def test_the_focus_ring_is_seen_against_its_own_dark_edge_and_on_panels(theme):
    for ground in (theme.ink, theme.panel_top, theme.scene_dark):
        assert contrast(theme.focus, ground) >= 3


@pytest.mark.parametrize("outcome", OUTCOMES.values())
def test_outcomes_carry_a_letter_that_can_be_read(outcome):
    assert outcome.letter
    assert contrast(outcome.text, outcome.colour) >= 4.5


def test_every_seat_has_its_own_glyph_and_a_colour_that_shows_on_every_panel():
    assert len({seat.glyph for seat in SEATS}) == len(SEATS) == 8
    for seat in SEATS:
        for theme in THEMES.values():
            assert contrast(seat.colour, theme.panel_bottom) >= 3


def test_colours_read_and_mix():
    assert rgb("#102030") == (16, 32, 48)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert round(contrast("#000000", "#ffffff")) == 21
