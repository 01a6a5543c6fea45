"""The boxes of the games: their parts are those of the rulebooks, and all of it comes onto paper."""

from functools import cache
from io import BytesIO

import pytest

from lordsball import games, paths
from lordsball.printing.boards import parts as sheets_of
from lordsball.printing.box import Box
from lordsball.printing.job import print_box
from lordsball.printing.paper import PAPERS
from lordsball.printing.sections import BOARDS, DISCS, SECTIONS
from lordsball.printing.sheets import Order
from lordsball.ui.press.packing import face, packed
from tests.printing.reading import pictures, read

RULEBOOKS = {
    # "COMPONENTS" of the rulebook for its two leagues; a third one adds its own. The rulebook leaves open how many
    # Media, Loan and Retirement tokens and counters there are.
    "lords": {
        "Spring Training cards": 50, "Regular Season cards": 99, "Franchise cards": 12, "Hot Stove cards": 60,
        "Championship cards": 8, "Bonus cards": 17, "Schedule cards": 14, "Game boards": 1, "Team mats": 16,
        "Stadium mats": 8, "NPT tracker boards": 2, "Stadium tiles": 8 * 28, "Player Aid cards": 4,
        "Player cubes": 4 * 9, "Player discs": 4 * 3, "Star cubes": 36, "Year marker": 1, "Game Phase marker": 1,
        "White six-sided dice": 3, "Black six-sided dice": 3, "NPT Team Quality counters": 32, "Retirement tokens": 24,
        "Media tokens": 40, "Loan tokens": 12, "Money": 92,
    },
    # "Set up the table", for each of the six teams there are: 4 batters, 2 pitchers with 2 tokens each; 3 markers.
    "monster_league": {
        "Batter Cards": 6 * 4, "Pitcher Cards": 6 * 2, "Spinner discs": 6 * 4, "d20 tables": 6 * 4,
        "Ability tokens": 6 * 2 * 2, "Runner markers": 3, "Fields": 1, "Coin": 1, "Twenty-sided die": 1,
        "Paper clip and pencil": 1,
    },
    # "Players" and "Specials", for each of the four decks there are; the scoreboard; two dice to roll and one of 20
    # sides for each coach.
    "wild_cards": {
        "Team cards": 4, "Player cards": 4 * 14, "Special cards": 4 * 10, "Playmats": 1, "Strike tokens": 3,
        "Ball tokens": 4, "Out tokens": 3, "Vibe tokens": 30, "Score tokens": 4, "Six-sided dice": 2,
        "Twenty-sided dice": 2,
    },
}


@cache
def box(key: str) -> Box:
    return packed(key, games.game(key).load_cards([paths.cards()]))


def printed(key: str, order: Order, only: tuple[str, ...]) -> bytes:
    out = BytesIO()
    print_box(box(key), order, face, out, only)
    return out.getvalue()


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_parts_are_those_of_the_rulebook(key: str) -> None:
    found = {part.name: part.copies for part in box(key).parts()}
    if key == "lords":
        leagues = games.game(key).load_cards([paths.cards()]).leagues.values()
        more = [league.name for league in leagues if league.id not in ("coast", "plains")]
        for name, each in (("Schedule cards", 7), ("Team mats", 8), ("NPT tracker boards", 1)):
            found[name] -= each * len(more)
        found = {name: copies for name, copies in found.items() if not name.endswith(tuple(more))}
    assert found == RULEBOOKS[key]


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_list_of_parts_says_them_all(key: str) -> None:
    reader = read(printed(key, Order(PAPERS["letter"], "none"), ("parts", "boards", "discs", "tiles", "tokens")))
    told = reader.pages[0].extract_text().split("\n")
    for part in box(key).parts(("boards", "discs", "tiles", "tokens")):
        assert [line for line in told if line.startswith(f"{part.copies} {part.name}")], part


def test_every_token_and_tile_is_printed_as_often_as_it_is_counted() -> None:
    reader = read(printed("lords", Order(PAPERS["a4"], "none"), ("tiles",)))
    placed = [p for number in range(len(reader.pages)) for p in pictures(reader, number)]
    assert len(placed) == 8 * 28
    assert len({p.name for p in placed}) == 28
    assert {(p.w, p.h) for p in placed} == {(45.0, 57.66)}
    reader = read(printed("monster_league", Order(PAPERS["a4"], "none"), ("tokens",)))
    told = " ".join(page.extract_text() for page in reader.pages)
    assert told.count("ability") == 24
    assert told.count("runner") == 3


def test_a_board_larger_than_the_paper_is_tiled_without_a_gap() -> None:
    (board,) = (piece for piece in box("wild_cards").pieces if piece.section == BOARDS)
    for key, paper in PAPERS.items():
        columns, down, turned = sheets_of(board.w, board.h, paper)
        w, h = (board.h, board.w) if turned else (board.w, board.h)
        assert columns * (paper.w - 20) >= w + 5 * (columns - 1), key
        assert down * (paper.h - 20) >= h + 5 * (down - 1), key
        reader = read(printed("wild_cards", Order(paper, "none"), (BOARDS,)))
        assert len(reader.pages) == columns * down
        whole = " ".join(page.extract_text() for page in reader.pages)
        assert all(f"part {chr(65 + row)}{column + 1} of" in whole for row in range(down) for column in range(columns))


@pytest.mark.parametrize("key", RULEBOOKS)
@pytest.mark.parametrize("save_ink", [False, True])
def test_every_typeface_is_in_the_file_and_words_can_be_read_from_it(key: str, save_ink: bool) -> None:
    order = Order(PAPERS["a4"], "none", save_ink=save_ink)
    reader = read(printed(key, order, ("rules", "boards", "discs", "tiles", "tokens")))
    fonts = reader.pages[0]["/Resources"]["/Font"]
    assert len(fonts) >= 3
    for font in fonts.values():
        inner = font.get_object()["/DescendantFonts"][0].get_object()
        file = inner["/FontDescriptor"].get_object()["/FontFile2"].get_object()
        assert len(file.get_data()) == file["/Length1"] > 1000
        assert "/ToUnicode" in font.get_object()
    assert reader.metadata.title == box(key).title
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/PrintScaling"] == "/None"
    first = next(block.text for block in box(key).rules if block.kind == "chapter")
    assert first in reader.pages[0].extract_text()


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_rules_are_whole(key: str) -> None:
    reader = read(printed(key, Order(PAPERS["a4"], "none"), ("rules",)))
    foot = "".join(f"{box(key).title} · Rules".split())
    told = "".join("".join(page.extract_text().split()).replace(foot, "") for page in reader.pages)
    for block in box(key).rules:
        if "\\" not in block.text:
            assert "".join(block.text.replace("*", "").replace("_", "").split()) in told, block.text


def test_one_team_gets_its_own_things_and_the_common_ones() -> None:
    mine = box("monster_league").of("graveyard_shift")
    told = {part.name: part.copies for part in mine.parts()}
    assert told["Batter Cards"] == 4
    assert told["Spinner discs"] == 4
    assert told["Ability tokens"] == 4
    assert told["Runner markers"] == 3
    with pytest.raises(KeyError):
        box("monster_league").of("graveyard_shifts")


def test_a_disc_is_cut_to_the_odds_of_its_batter() -> None:
    from lordsball.printing.monster_league.spinner import numbers, sectors

    catalog = games.game("monster_league").load_cards([paths.cards()])
    for team in catalog.teams:
        for batter in team.batters:
            wide = {result: end - start for result, start, end in sectors(batter.faces)}
            assert {result: round(degrees / 3.6) for result, degrees in wide.items()} == {
                result: percent for result, percent in enumerate(batter.odds) if percent
            }
    assert numbers([0] * 8 + [1] * 3 + [2] * 3 + [3] + [4] * 5, 4) == "16–20"
    assert len([piece for piece in box("monster_league").pieces if piece.section == DISCS]) == 48


def test_every_section_has_pages_in_some_game() -> None:
    assert {part.section for key in RULEBOOKS for part in box(key).parts()} - {""} == set(SECTIONS) - {"parts", "rules"}


@pytest.mark.parametrize("key", RULEBOOKS)
def test_plain_backs_give_nothing_away(key: str) -> None:
    """Cards with one back on the table have one back where ink is saved."""
    by_back: dict[object, set[str]] = {}
    for card in box(key).cards:
        assert card.back is not None
        assert card.behind
        by_back.setdefault(card.back(0).key, set()).add(card.behind)
    assert {len(plain) for plain in by_back.values()} == {1}
    assert len({card.behind for card in box("wild_cards").cards}) == 4  # a back for each deck


def test_a_card_that_saves_ink_has_every_word_of_the_card_it_stands_for() -> None:
    catalog = games.game("wild_cards").load_cards([paths.cards()])
    out = BytesIO()
    print_box(box("wild_cards"), Order(PAPERS["a4"], "none", save_ink=True), face, out, ("cards",))
    told = "".join("".join(page.extract_text().split()) for page in read(out.getvalue()).pages)
    for team in catalog.teams:
        for card in (team.card, *team.deck):
            for words in (card.name, *(ability.text for ability in card.abilities)):
                assert "".join(words.split()) in told, words


def test_a_heavy_picture_is_kept_as_a_photo_and_a_light_one_without_loss() -> None:
    reader = read(printed("lords", Order(PAPERS["a4"], "none"), ("tiles",)))
    filters = {p["/Filter"] for p in reader.pages[0]["/Resources"]["/XObject"].values()}
    assert filters == {"/FlateDecode"}
    some = box("lords")._replace(cards=tuple(card for card in box("lords").cards if card.kind == "championship"))
    out = BytesIO()
    print_box(some, Order(PAPERS["a4"]), face, out, ("cards",))
    photos = [p.get_object() for p in read(out.getvalue()).pages[0]["/Resources"]["/XObject"].values()]
    assert "/DCTDecode" in {photo["/Filter"] for photo in photos}
    assert max(len(photo._data) for photo in photos) < 250_000
