"""Letters fit, wrap and never crash, whatever is written."""

import random

import pytest

from lordsball.ui.kit import text
from lordsball.ui.kit.paragraph import Markup, as_parts, marked, parse, plain, wrap
from lordsball.ui.kit.text import FACES, Letters, fit, lacking, one_line, runs, width_of

NASTY = [
    "", "\0", "a\0b", "\t", "tab\there", "line\nbreak\r\n", "🎲⚾👩‍🚀", "漢字かな", "مرحبا", "e\u0301\u0327", "\ud800",
    "\u200b\u2028\ufeff", "x" * 5000, "Ďábelský Žižka", "½ “Hal’s” – 3 → 4 … ×", "★☆♠♥", "\U0010ffff", " ", "𝔊𝔬𝔱𝔥𝔦𝔠",
]


@pytest.mark.parametrize("role", FACES)
def test_anything_can_be_drawn_in_any_face(role):
    for nasty in NASTY:
        picture = Letters().render(nasty, role, 20, "#ffffff")
        assert picture.get_height() >= 20, nasty


@pytest.mark.parametrize("nasty", NASTY)
def test_anything_can_be_wrapped(nasty):
    for width in (1, 40, 300):
        rows = wrap(as_parts(nasty, "body", "#ffffff", None), 20, width)
        assert rows
        for row in rows:
            for word in row:
                fits = word.x + width_of(word.text, word.role, 20) <= width
                assert fits or (word.x == 0 and len(word.text) == 1)


def test_every_face_draws_all_of_ascii():
    # runs() takes this for granted, so that plain texts need no looking up of glyphs.
    for role in FACES:
        for code in range(32, 127):
            assert text._glyphs(role).get_metrics(chr(code))[0] is not None, (role, chr(code))


def test_a_name_the_display_face_lacks_a_letter_of_is_set_in_one_other_face():
    assert runs("Jack", "display") == (("display", "Jack"),)
    assert runs("Ďábel", "display") == (("black", "Ďábel"),)


def test_a_symbol_changes_the_face_only_for_itself():
    roles = [run.role for run in runs("15 → 2B", "display")]
    assert roles[0] == roles[2] == "display"
    assert roles[1] != "display"


def test_what_no_face_has_becomes_one_neutral_mark():
    assert "".join(run.text for run in runs("a🎲b", "body")) == f"a{text.UNKNOWN}b"
    assert lacking("Hal 🎲🎲 漢") == "🎲漢"
    assert lacking("Ďábel → ½") == ""


def test_one_line_keeps_the_words_and_drops_what_cannot_be_drawn():
    assert one_line("a\tb\nc") == "a b c"
    assert one_line("a\0\x07\u200db\ufe0f") == "ab"
    assert one_line("e\u0301") == "é"


def test_a_label_shrinks_before_it_is_cut_and_never_below_the_smallest():
    name = "Keep the result"
    whole = width_of(name, "display", 30)
    assert fit(name, "display", 30, whole, 18) == (name, 30)
    shrunk = fit(name, "display", 30, whole - 20, 18)
    assert shrunk.text == name and 18 <= shrunk.size < 30
    cut = fit(name, "display", 30, 60, 18)
    assert cut.size == 18 and cut.text.endswith("…") and len(cut.text) > 2


def test_a_fitted_label_is_as_large_as_it_can_be():
    rng = random.Random(3)
    for _ in range(60):
        name = "".join(rng.choice("abcdeiWM ÉŽ") for _ in range(rng.randint(3, 24)))
        room = rng.randint(30, 260)
        line = fit(name, "semibold", 40, room, 18)
        if line.text == name.strip() and line.size < 40:
            assert width_of(line.text, "semibold", line.size) <= room
            assert width_of(line.text, "semibold", line.size + 1) > room
        elif line.text != one_line(name):
            assert line.size == 18


@pytest.mark.parametrize("length", [1, 40, 200])
def test_names_of_any_length_stay_inside_their_box(length):
    for room in (40, 120, 300):
        line = fit("W" * length, "display", 22, room, 18)
        assert width_of(line.text, "display", line.size) <= room


def test_markup_makes_bold_and_italic_and_leaves_arithmetic_alone():
    parts = parse("Pay *2 tokens*: _twice_, 3 * 4 * 5 snake_case_name", "body", "#ffffff", "#ffc24a")
    assert [(part.text, part.role) for part in parts] == [
        ("Pay ", "body"), ("2 tokens", "bold"), (": ", "body"), ("twice", "italic"),
        (", 3 * 4 * 5 snake_case_name", "body"),
    ]
    assert parts[1].colour == "#ffc24a"


@pytest.mark.parametrize("name", ["*Hal*", "_x_", "a\\b", "\\*", "50 * 2", "*", "a_b_c", "\\"])
def test_foreign_text_made_plain_shows_as_it_is(name):
    for markup in (plain(name), f"*{plain(name)}*", f"Now *{plain(name)} bats*."):
        shown = "".join(part.text for part in parse(markup, "body", "#ffffff", "#ffffff"))
        assert shown == {plain(name): name, f"*{plain(name)}*": name}.get(markup, f"Now {name} bats.")


@pytest.mark.parametrize("name", ["*Hal*", "_x_", "a\\b", "\\*", "{name}", "*"])
def test_signs_set_the_typeface_in_our_own_markup_alone(name):
    def shown(content):
        return [(part.text, part.role) for part in as_parts(content, "body", "#ffffff", None)]

    assert shown(name) == [(name, "body")]
    assert shown(marked("*{name}*: {name}", name=name)) == [(name, "bold"), (f": {name}", "body")]


def test_words_wrap_whole_and_keep_their_order():
    sentence = "Spend *1 token*: the *batter*'s spin is done again and the worse result counts."
    rows = wrap(as_parts(Markup(sentence), "body", "#ffffff", None), 20, 180)
    assert len(rows) > 3
    shown = " ".join(word.text for row in rows for word in row)
    assert shown.replace(" 's", "'s").replace(" :", ":").split() == sentence.replace("*", "").split()
    together = [row for row in rows if any(word.text == "batter" for word in row)]
    assert any(word.text.startswith("'s") for word in together[0])  # one word in two faces stays on one row


def test_an_empty_line_stays_between_paragraphs_and_leftover_rows_end_in_an_ellipsis():
    assert [len(row) for row in wrap(as_parts("a\n\nb", "body", "#fff", None), 20, 100)] == [1, 0, 1]
    rows = wrap(as_parts("one two three four five six seven", "body", "#fff", None), 20, 60, 2)
    assert len(rows) == 2 and rows[-1][-1].text.endswith("…")


def test_a_thick_rulebook_wraps_in_a_moment():
    import time

    parts = as_parts(("word " * 60 + "\n") * 120, "body", "#ffffff", None)
    start = time.process_time()
    assert len(wrap(parts, 18, 600)) > 500
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize("size", [18, 19, 20, 28, 42])
def test_a_bold_word_in_a_long_line_keeps_its_space(size):
    parts = parse(
        "The swing is higher: a Hit. By how much is its *Potential*, the number of bases.", "body", "#000", "#000"
    )
    row = wrap(parts, size, 4000)[0]
    before, bold = row[0], row[1]
    assert bold.x - (before.x + width_of(before.text, before.role, size)) >= width_of(" ", bold.role, size) - 1
