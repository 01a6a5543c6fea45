"""A season for the tests of pieces: clubs, cards, and sheets that show every piece of Lords of Baseball there is.

A `name` stands wherever a person can write one: clubs, owners, cards, headlines.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from lordsball.games.lords import cards as lords_cards
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import LORDS, SEATS
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.card_pictures import scenes
from lordsball.ui.lords.pieces import (
    club_summary,
    dice,
    gazette,
    ladder,
    ledger,
    marks,
    matchup,
    material,
    park,
    phase_bar,
    rail,
    retirement,
    schedule,
    small_track,
    stack_card,
    standings,
    team_mat,
    vp_chart,
    win_track,
)
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.faces import BackFace, Face
from lordsball.ui.lords.pieces.look import Club

TOP = Path(__file__).resolve().parents[4]
WIDTHS = (960, 1280, 1920)
TEXT_SIZES = (1.0, 1.25, 1.5)
WAGES = (11, 22, 33, 45, 57, 70, 83, 97, 111)
RECORDS = (
    ("0", "11–11"), ("1–2", "12–10"), ("3", "13–9"), ("4–5", "14–8"), ("6", "15–7"), ("7–8", "16–6"), ("9", "17–5"),
    ("10–11", "18–4"), ("12", "19–3"), ("13+", "20–2"),
)
PARK = ((1, 4), (1, 2), (None, 0), (2, 1), (0, 5), (3, 1), (2, 8), (None, 0), (3, 5))
PHASES = ("Spring Training", "Regular Season", "Postseason", "Finances & VP", "Hot Stove")
STEPS = ((0, -2), (40, -2), (60, -1), (66, 0), (77, 1), (84, 2), (90, 3), (95, 4), (99, 5), (105, 6))


@cache
def shipped() -> lords_cards.Catalog:
    """The cards as they are shipped."""
    return lords_cards.load([TOP / "cards" / "lords"])


@cache
def faces() -> dict[str, Face]:
    """Every shipped card by its id."""
    cards = shipped()
    decks = (cards.season, cards.spring, cards.hot_stove, cards.bonus, cards.franchises, cards.championship)
    found = {id: face_of(cards, id) for deck in decks for id in deck}
    return {id: face for id, face in found.items() if face is not None}


def canvas_of(width: int = 1280, text_scale: float = 1.0, watch_text: bool = False) -> Canvas:
    """The table of Lords, 16 to 9, this many pixels wide, with felt on it."""
    surface = pygame.Surface((width, width * 9 // 16))
    screen = Screen.fit(surface.get_size())
    canvas = Canvas(surface, screen, Art(screen.k, text_scale), LORDS)
    material.draw_felt(canvas)
    if watch_text:
        canvas.art.drawn_text = []
    return canvas


def club(seat: int, name: str = "", short: str = "") -> Club:
    """An owned club."""
    names = ("Harbor Gulls", "Iron Hammers", "Belfry Owls", "Cornfield Scarecrows", "Low Tide Mudlarks")
    shorts = ("Gulls", "Hammers", "Owls", "Scarecrows", "Mudlarks")
    look = SEATS[seat]
    return Club(name or names[seat], look.glyph, look.colour, short or ("" if name else shorts[seat]))


def marker(seat: int, value: float) -> win_track.Marker:
    return win_track.Marker(value, SEATS[seat].glyph, SEATS[seat].colour)


def a_mat(name: str = "", owner: str = "Robin") -> team_mat.Mat:
    """A mat with large numbers."""
    return team_mat.Mat(club(3, name), owner, 246, 11, 3, 20, -12, 9, WAGES, 18, 25, 5, 2, 3, ("", "$12", "2d6"), 2, 20)


def a_page(name: str = "") -> gazette.FrontPage:
    """A front page."""
    clubs = [club(seat, name) for seat in range(4)] + [Club(name or "Whistlers") for _ in range(4)]
    places = tuple(gazette.Place(n + 1, each, str(88 - n), "12" if n < 4 else "–") for n, each in enumerate(clubs))
    words = (
        name or "Fifteen Prospects now winter on the Owls' farm. As leaders they draw only *one point* from the Bonus."
    )
    return gazette.FrontPage(
        "The Hot Stove Gazette", (("Final edition", "Two cents"), ("Weather", "Fair, some flags")), "Year two",
        "All the news the owners could not suppress", "October", name or "Scarecrows take flag by two games",
        name or "Harbor nine win 88; Hammers drop their last series, 9–13",
        (gazette.Story(name or "Owls hoard the young", words), gazette.Story(name or "Lanterns in the red", words)),
        words, name or "The flag goes up at Gull Wharf Grounds.", places,
        tuple((icon, label, name or "Lanterns 12") for icon, label in (("dice", "Best series"), ("fans", "Most fans"),
              ("star", "Most Stars"), ("stadium", "Tiles built"))),
        scenes(shipped())["rs_50"], ("loan", "Loans", "Twenty dollars, at once"),
    )


def draw_season(canvas: Canvas, name: str = "") -> None:
    """A matchup in the middle of a season."""
    phases = [phase_bar.Phase(words, ("done", "now", "next")[min(n, 2)]) for n, words in enumerate(PHASES)]
    phase_bar.draw_phase_bar(canvas, 16, 96, "Year 2 of 3", phases)
    rows = [standings.Standing(n + 1, club(n, name) if n < 4 else Club(name or "Whistlers"), "12", "104", "-2", "20",
                               n == 1, n == 2) for n in range(8)]
    standings.draw_standings(canvas, 16, 144, rows)
    win_track.draw_win_track(canvas, 324, 144, [marker(0, 50), marker(1, 58), marker(2, 58), marker(3, 101)], STEPS)
    free = Club(name or "Pilots")
    pairs = [
        schedule.Pairing((club(2, name), free), ("12", "10")),
        schedule.Pairing((club(0, name), club(1)), now=True),
        schedule.Pairing((club(3, name), free)),
        schedule.Pairing((free, free), struck=True),
    ]
    schedule.draw_schedule(canvas, 356, 175, "Week 4", pairs)
    few = (matchup.Modifier("+3", "card 87"), matchup.Modifier("-2", "card 41"))
    many = (*few, matchup.Modifier("+1", "Field die"), matchup.Modifier("±0", "even"))
    matchup.draw_matchup_side(canvas, 356, 236, matchup.Match(club(0, name), "9", few, "9 + 3 − 2 + 6", "16", True))
    matchup.draw_matchup_side(canvas, 700, 236, matchup.Match(free, "12", many, "12 + 3 − 2 + 1 + 6", "20"), True)
    for x, id, mirrored in ((356, "rs_87", False), (700, "rs_41", True)):
        left, top, _, _ = matchup.card_slot(mirrored)
        draw_card(canvas, x + left, 236 + top, faces()[id])
    draw_tray(canvas, 576, 236, 2, 1)
    matchup.draw_result(canvas, 576, 364, "14", "8", "Gap 4", "left")
    schedule.draw_records(canvas, 356, 447, RECORDS, 3, [n / 10 for n in range(10)])
    rail.draw_rail(canvas, 324, 544, "*73 Murder at Bat* reads +3 with a fourth {star}. You have 3. Three more series.")
    for n, ((x, y), id) in enumerate(zip(rail.hand_places(7), list(faces())[40:], strict=False)):
        draw_card(canvas, 324 + x, 544 + y, faces()[id], chosen=n == 1, lit=n == 3)
    rail.draw_rail_lip(canvas, 324, 544)
    counted = (
        ("cash", "131"), ("loan", "10"), ("media", "12"), ("fans", "20"), ("vp", "-16"), ("tq", "19"), ("star", "3"),
        ("regular", "18"), ("prospect", "25"), ("front_office", "2"), ("farm_system", "3"), ("manager", "3"),
    )
    figures = [club_summary.Figure(icon, figure, icon) for icon, figure in counted]
    club_summary.draw_club_summary(canvas, 16, 544, club(0, name), "Robin", figures)
    draw_card(canvas, 988, 105, faces()["rs_44"], full=True, part="primary")
    zones = [small_track.Zone(7, "Grow", "#5f9c6c"), small_track.Zone(13, "Hold", "#c98a3a"),
             small_track.Zone(20, "Fall", "#b4501e")]
    small_track.draw_small_track(canvas, 960, 470, 310, "Fans", "fans", 1, 20, [marker(0, 9), marker(1, 9)], zones)


def draw_tray(canvas: Canvas, x: float, y: float, white: int, black: int) -> None:
    dice.draw_dice_tray(canvas, x, y)
    for n, (cx, cy, size, twist) in enumerate(dice.die_places(white, black)):
        look = dice.WHITE if n < white else dice.BLACK
        dice.draw_die(canvas, x + cx, y + cy, size, n + 1, look, twist, lit=n < white, chosen=n == 0)


def draw_winter(canvas: Canvas, name: str = "") -> None:
    """The Hot Stove League: mat, park, stacks; tokens and ladder beside them."""
    team_mat.draw_team_mat(canvas, 16, 144, a_mat(name, name or "Robin"))
    material.draw_cardboard(canvas, 324, 144, 620, 392)
    park.draw_park(canvas, 334, 202, 366, 324, name or "Scarecrows Park, Year 2", PARK, (2, 7), 7,
                   "Park pays *$30*   {media} *2*   {tq} *2*   {vp} *0*")
    figures = (("cash", "+11"), ("fans", "3"), ("vp", "2"))
    for n in range(4):
        face = stack_card.StackFace(n, 0 if n == 3 else 8 - n, "$109", figures, 1 + n)
        stack_card.draw_stack(canvas, 708 + n % 2 * 117, 202 + n // 2 * 164, face, n == 1, n == 2)
    draw_card(canvas, 988, 105, faces()["hs_04"], full=True, part=2)
    for n, (icon, count) in enumerate((("star", 1), ("regular", 2), ("prospect", 4), ("manager", 1))):
        owner = (SEATS[0].glyph, SEATS[0].colour) if n == 3 else None
        retirement.draw_retirement(canvas, 370 + n * 86, 600, icon, count, lit=n == 1, chosen=n == 2, owner=owner)
    rungs = [ladder.Rung(wins, f"{vp:+d} {{vp}}  +$10", wins < 40) for wins, vp in STEPS]
    ladder.draw_ladder(canvas, 960, 470, 310, 240, rungs, [marker(0, 88), marker(1, 39)], lit=5)
    marks.draw_emblem(canvas, "owl", ("#4a3565", "#f2d77e"), 760, 600, 60)


def draw_accounts(canvas: Canvas, name: str = "") -> None:
    """Money and points: ledger, chart, the wide mat."""
    lines = [
        ledger.LedgerLine("fans", name or "20 Fans at $3", "+$127"),
        ledger.LedgerLine("star", "9 Stars", "-$111"),
    ] * 5
    ledger.draw_ledger(canvas, 16, 100, 300, 376, "The ledger", lines, total=("Balance", "-$146"))
    team_mat.draw_wide_mat(canvas, 324, 100, a_mat(name, name or "Robin"))
    years = ((2, 1, 1, 3, 0, 2, -2, 1), (6, 0, 3, 0, 0, 1, 0, 0), (0, 0, 0, 0, 9, 0, 0, 0))
    bars = [vp_chart.Bar(club(seat, name), years, 27) for seat in range(4)]
    vp_chart.draw_vp_chart(canvas, 324, 500, 620, 214, bars)
    draw_card(canvas, 988, 105, faces()["st_03"], full=True, part=1)


def draw_year(canvas: Canvas, name: str = "") -> None:
    """The front page at the end of a year, and the Bonus card."""
    gazette.draw_front_page(canvas, 16, 96, a_page(name))
    draw_card(canvas, 988, 105, faces()["bo_03"], full=True, part=1)
    for n, id in enumerate(("fr_01", "ch_4", "bo_02")):
        draw_card(canvas, 970 + n * 96, 480, faces()[id])
    draw_card(canvas, 970, 600, BackFace("stove"))


SHEETS: dict[str, Callable[[Canvas, str], None]] = {
    "season": draw_season, "winter": draw_winter, "accounts": draw_accounts, "year": draw_year,
}
