"""What lies before an owner: the team mat, the stadium mat, the NPT tracker of a league, an aid to remember."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lordsball.games.lords.board_files import LeagueFile, TeamEntry
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.needs import COMPONENT_NAMES, COMPONENTS
from lordsball.printing.art import Art, draw
from lordsball.printing.box import Card
from lordsball.printing.look import on
from lordsball.printing.lords.board import records_table
from lordsball.printing.lords.look import BLUE, BURGUNDY, CREAM, GOLD, GREEN, INK, cells, icon, panel, place
from lordsball.printing.lords.tokens import NPT
from lordsball.printing.pen import Pen
from lordsball.printing.setting import paragraph

MAT = (190.0, 250.0)
STADIUM = (190.0, 235.0)
TILE = (45.0, 57.66)
"""A stadium tile (mm)."""
TRACKER = (110.0, 250.0)
AID = (92.0, 128.0)
REGULARS, PROSPECTS, QUALITY = 18, 25, 20
_KINDS = ("#3f7d3a", "#6a4c93", BLUE, "#b8372f")


def draw_team_mat(pen: Pen, catalog: Catalog, team: TeamEntry, art: Art) -> None:
    """A club's mat."""
    w, h = MAT
    board = catalog.board
    main = str(team.colours[0])
    pen.rect(0, 0, w, h, pen.ground(CREAM) or "#ffffff", INK, 0.6)
    pen.rect(0, 0, w, 22, pen.ground(main), main, 0.6)
    draw(pen, art, f"lords/emblems/{team.emblem}", 3, 1.5, 19, 19, "#ffffff" if pen.save_ink else main)
    pen.text(team.name, 27, 11, 26, "display", INK if pen.save_ink else on(main), room=w - 34)
    x, wide, y = 6.0, w - 12, 26.0
    pay = [f"${money}" for money in board.star_salaries]
    top = panel(pen, x, y, wide, 29, "Stars · pay the highest number that is covered")
    cells(pen, x + 3, top + 2, (wide - 6) / 9, 16.5, [str(n) for n in range(1, 10)], 9, INK, pay)
    y += 32
    top = panel(pen, x, y, wide, 25, f"Regulars · every third is 1 TQ · ${board.regular_salary} each")
    cells(pen, x + 3, top + 2, (wide - 6) / (REGULARS + 1), 13, [str(n) for n in range(REGULARS + 1)], REGULARS + 1,
          INK, (), range(3, REGULARS + 1, 3))
    y += 28
    per = catalog.rules.prospects_per_vp
    top = panel(pen, x, y, wide, 25, f"Prospects · every {per} are 1 VP a year · ${board.prospect_salary} each", GREEN)
    cells(pen, x + 3, top + 2, (wide - 6) / (PROSPECTS + 1), 13, [str(n) for n in range(PROSPECTS + 1)], PROSPECTS + 1,
          INK, (), range(per, PROSPECTS + 1, per), "#9ac46a")
    y += 28
    third = (wide - 6) / 3
    ladders = (("Front Office", board.staff_salaries, board.staff_prices), ("Farm System", board.staff_salaries,
               board.staff_prices), ("Manager", board.manager_salaries, ()))
    for number, (name, salaries, prices) in enumerate(ladders):
        _ladder(pen, x + number * (third + 3), y, third, name, salaries, prices)
    y += 58
    top = panel(pen, x, y, wide, 21, "Team Quality")
    cells(pen, x + 3, top + 1.5, (wide - 6) / QUALITY, 10, [str(n) for n in range(1, QUALITY + 1)], QUALITY, BURGUNDY)
    y += 24
    place(pen, x, y, third, h - y - 28, "Media", BLUE)
    place(pen, x + third + 3, y, third, h - y - 28, "Cash", GREEN)
    place(pen, x + 2 * (third + 3), y, third, h - y - 28, "Loans")
    records_table(pen, catalog, x, h - 20, wide, 15)
    pen.text("Difference in TQ and the wins of a series", w / 2, h - 23.5, 9, "semibold", INK, "c")


def _ladder(
    pen: Pen, x: float, y: float, w: float, name: str, salaries: Sequence[int], prices: Sequence[int]
) -> None:
    """Five levels, the highest on top: what each costs a year, and what the step up to it costs."""
    top = panel(pen, x, y, w, 55, name, BLUE)
    for level in range(5, 0, -1):
        at = top + 1.5 + (5 - level) * 8.9
        pen.rect(x + 2, at, 12, 8, "#ffffff", INK, 0.3, 1)
        pen.text(str(level), x + 8, at + 4, 13, "display", INK, "c")
        pen.text(f"${salaries[level - 1]} a year", x + 16, at + 4, 9.5, "semibold", INK)
        if level > 1:
            told = f"${prices[level - 2]} to rise" if prices else ""
            pen.text(told, x + w - 2.5, at + 4, 8.5, "italic", INK, "r", w - 36)


def draw_stadium_mat(pen: Pen, catalog: Catalog, printed: Mapping[str, Card], art: Art) -> None:
    """The nine spaces of a park: what can be built on each, and what stands there from the start.

    :param printed: the tiles of level 1 by their component.
    """
    w, h = STADIUM
    pen.rect(0, 0, w, h, pen.ground("#c9dcae") or "#ffffff", INK, 0.6)
    pen.rect(0, 0, w, 14, pen.ground(GREEN), GREEN, 0.6)
    pen.text("Stadium", w / 2, 7, 19, "display", INK if pen.save_ink else "#ffffff", "c")
    gap_x, gap_y = (w - 3 * TILE[0]) / 4, 8.0
    for number, space in enumerate(catalog.park.spaces):
        x = gap_x + number % 3 * (TILE[0] + gap_x)
        y = 19 + number // 3 * (TILE[1] + gap_y + 4)
        pen.rect(x - 1.5, y - 1.5, TILE[0] + 3, TILE[1] + 3, "#ffffff" if pen.save_ink else "#fffbec", INK, 0.5, 2)
        names = " or ".join(COMPONENT_NAMES[COMPONENTS.index(each)] for each in space.takes)
        if space.printed is not None:
            card = printed[space.printed]
            pen.picture(card.face(0), x, y, TILE[0], TILE[1])
        else:
            for place_, each in enumerate(space.takes):
                side = 18.0 if len(space.takes) == 1 else 15.0
                left = x + TILE[0] / 2 + (place_ - (len(space.takes) - 1) / 2) * (side + 3) - side / 2
                icon(pen, art, each, left, y + 16, side, "#ffffff" if pen.save_ink else "#fffbec")
            pen.text(names, x + TILE[0] / 2, y + 43, 11, "display", INK, "c", TILE[0] - 3)
        for place_, each in enumerate(space.takes):
            colour = _KINDS[COMPONENTS.index(each)]
            wide = (TILE[0] + 3) / len(space.takes)
            pen.rect(x - 1.5 + place_ * wide, y + TILE[1] + 2.4, wide, 4, pen.ground(colour), colour, 0.4)
            ink = INK if pen.save_ink else on(colour)
            name = COMPONENT_NAMES[COMPONENTS.index(each)]
            pen.text(name, x - 1.5 + (place_ + 0.5) * wide, y + TILE[1] + 4.4, 7.5, "bold", ink, "c", wide - 1)


def draw_tracker(pen: Pen, league: LeagueFile, art: Art) -> None:
    """The NPT tracker of a league: a place for a counter beside every club, from top to bottom."""
    w, h = TRACKER
    pen.rect(0, 0, w, h, pen.ground(CREAM) or "#ffffff", INK, 0.6)
    pen.text(league.name, w / 2, 8, 16, "display", BURGUNDY, "c", w - 10)
    pen.text("Non-player teams", w / 2, 14.5, 10, "semibold", INK, "c")
    for number, team in enumerate(league.teams):
        y = 19 + number * 28.6
        main = str(team.colours[0])
        pen.rect(4, y, w - 8, 27, "#ffffff", main, 0.6, 2)
        draw(pen, art, f"lords/emblems/{team.emblem}", 7, y + 5.5, 16, 16)
        pen.text(f"{number + 1}  {team.short or team.name}", 26, y + 13.5, 15, "display", INK, room=w - 26 - NPT - 10)
        pen.circle(w - 8 - NPT / 2, y + 13.5, NPT / 2, None, "#999999", 0.3)


def draw_aid(pen: Pen, catalog: Catalog) -> None:
    """The course of a year on one card."""
    w, h = AID
    rules, board = catalog.rules, catalog.board
    pen.rect(0, 0, w, h, pen.ground(CREAM) or "#ffffff", INK, 0.5, 3)
    pen.rect(0, 0, w, 9, pen.ground(BURGUNDY), BURGUNDY, 0.5, 3)
    pen.text("The course of a year", w / 2, 4.5, 13, "display", INK if pen.save_ink else "#ffffff", "c")
    loans = rules.loans
    steps = (
        ("Spring Training", "Turn up a Bonus card. Counters for teams that nobody owns. "
         f"{rules.hands.spring} cards each, one of five options a card, fewest VP first. Count Team Quality."),
        ("Regular Season", "Seven Schedule cards, one card a series. Add a die; the difference in TQ gives the wins."),
        ("Postseason", "The pennant goes to the most wins. One die a game, first to four: 3–6 with the higher TQ, 4–6 "
         "when even, 5–6 with the lower."),
        ("Finances & VP", f"Income: ${board.base_income}, ${board.income_per_fan} for each Fan, the stadium. Salaries. "
         "Retirements. VP for wins, Prospects, tiles, or bought. Adjust Fans."),
        ("Hot Stove League", f"An event for all. {rules.hands.hot_stove} cards each: trade, hire a Manager, build, "
         "raise an office, take Media. Who wins the Bonus?"),
    )
    y = 12.0
    for name, told in steps:
        pen.text(name, 4, y + 2, 11.5, "display", BURGUNDY)
        y = paragraph(pen, told, 4, y + 4.6, w - 8, 10.4, 19) + 1.6
    pen.line(4, y, w - 4, y, GOLD, 0.5)
    paragraph(
        pen, f"*TQ:* 1 a Star, 1 for three Regulars, the Manager's level, the stadium; 20 at most. *A Loan* is "
        f"${loans.grants} and costs {loans.costs_vp} VP; ${loans.repaid_with} repays it and returns "
        f"{loans.returns_vp}.",
        4, y + 1.6, w - 8, 10.4, h - y - 3,
    )
