"""The numbers that the rulebook itself prints: to use others, say so in rules.yaml (`own_numbers`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, listed
from lordsball.games.lords.board_files import BoardFile, LeagueFile, ParkFile, Rules
from lordsball.games.lords.card_files import TokensFile

LEAGUES = 2
BOX_THREE = 33
MANAGERS = (1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5)
BOTTOM_ROW = range(6, 9)
MIDDLE_ROW = {3: "bleachers", 5: "concessions"}
PRINTED_INCOME, CONCESSIONS_INCOME = 10, 5

Wrong = Callable[[Loc, object, object, str], None]


def _wrong(document: Document, findings: Findings) -> Wrong:
    """How a breach is noted: where, what is found, what is expected and why."""

    def note(loc: Loc, found: object, expected: object, why: str) -> None:
        unless = "(with own_numbers: true in rules.yaml it may be another)"
        findings.error(document.place(loc), document.path(loc), f"found {found}, expected {expected}: {why} {unless}")

    return note


def check_printed_board(board: BoardFile, document: Document, findings: Findings) -> None:
    """$80 and $3 a Fan, $33 in the third Star box, 13-9 for a difference of 3, and the Managers of two dice."""
    wrong = _wrong(document, findings)
    if board.base_income != 80:
        wrong(("base_income",), board.base_income, 80, "every club takes in $80")
    if board.income_per_fan != 3:
        wrong(("income_per_fan",), board.income_per_fan, 3, "each Fan brings $3")
    if board.star_salaries[2] != BOX_THREE:
        wrong(("star_salaries", 2), board.star_salaries[2], BOX_THREE, "three Stars cost $33 in the rulebook's example")
    for place, (level, printed) in enumerate(zip(board.manager_rolls, MANAGERS, strict=True)):
        if level != printed:
            why = f"dice that show {place + 2} bring a Manager of level {printed}"
            wrong(("manager_rolls", place), f"level {level}", printed, why)
    row = [place for place, row in enumerate(board.records) if row.difference <= 3][-1]
    if board.records[row].higher != 13:
        found = f"{board.records[row].higher}-{board.records[row].lower} for a difference of 3"
        wrong(("records", row), found, "13-9", "a final Team Quality of 13 against 10 wins 13 of the 22 games")


def check_printed_park(park: ParkFile, document: Document, findings: Findings) -> None:
    """A bottom row that takes either, Bleachers left and Concessions right of the Field, $10 in all."""
    wrong = _wrong(document, findings)
    for place in BOTTOM_ROW:
        takes = park.spaces[place].takes
        if sorted(takes) != ["bleachers", "concessions"]:
            why = "every space of the bottom row takes either"
            wrong(("spaces", place, "takes"), listed(takes), "bleachers and concessions", why)
    for place, component in MIDDLE_ROW.items():
        if park.spaces[place].printed != component:
            why = f"the mat prints them {'left' if place == 3 else 'right'} of the Field"
            wrong(("spaces", place), park.spaces[place].printed or "nothing printed", f"printed {component}", why)
    if park.concessions[0].income != CONCESSIONS_INCOME:
        why = "the Concessions of the mat pay $5"
        wrong(("concessions", 0, "income"), park.concessions[0].income, CONCESSIONS_INCOME, why)
    income = sum(stack[0].income for stack in (park.field, park.press_box, park.bleachers, park.concessions))
    if income != PRINTED_INCOME:
        why = "a club with 1 Fan and no tile takes in $80, $3 and $10, which is $93"
        wrong(("bleachers", 0), f"${income} of income in all that the mat prints", f"${PRINTED_INCOME}", why)


def check_printed_tokens(tokens: TokensFile, document: Document, findings: Findings) -> None:
    """A Retirement token moves the tracker of Regulars or Prospects down one box."""
    wrong = _wrong(document, findings)
    for place, token in enumerate(tokens.retirement):
        if token.count != 1:
            why = "a Retirement token moves a tracker down one box"
            wrong(("retirement", place, "count"), token.count, 1, why)


def check_printed_rules(rules: Rules, document: Document, findings: Findings) -> None:
    """The terms of a loan, the cubes of the box, three Stars an owner in the pool, five Prospects for a point."""
    wrong = _wrong(document, findings)
    loans = rules.loans
    for key, found, printed, why in (
        ("grants", loans.grants, 20, "a loan grants $20"),
        ("costs_vp", loans.costs_vp, 2, "a loan costs 2 VP"),
        ("repaid_with", loans.repaid_with, 25, "a loan is paid back with $25"),
        ("returns_vp", loans.returns_vp, 1, "a loan paid back returns 1 VP"),
    ):
        if found != printed:
            wrong(("loans", key), found, printed, why)
    for year, price in enumerate(rules.vp_prices):
        if price <= loans.repaid_with:
            why = "paying a loan back is the cheaper Victory Point in every year"
            wrong(("vp_prices", year), price, f"more than repaid_with ({loans.repaid_with})", why)
    for place, (owners, cubes) in enumerate(((4, 36), (8, 72))):
        if rules.star_cubes[place] != cubes:
            why = f"{owners} mats of nine Star boxes"
            wrong(("star_cubes", place), f"{rules.star_cubes[place]} Star cubes", cubes, why)
    if rules.pool_stars != 3:
        wrong(("pool_stars",), rules.pool_stars, 3, "each owner brings three Stars into the Star Player Pool")
    if rules.prospects_per_vp != 5:
        wrong(("prospects_per_vp",), rules.prospects_per_vp, 5, "every five Prospects are worth 1 VP")


def check_printed_leagues(leagues: Sequence[LeagueFile], documents: Sequence[Document], findings: Findings) -> None:
    """Two leagues to choose from: fourteen Schedule cards."""
    if len(leagues) < LEAGUES and documents:
        why = "there are two leagues of seven Schedule cards to choose from"
        _wrong(documents[0], findings)(("id",), f"{len(leagues)} league", LEAGUES, why)
