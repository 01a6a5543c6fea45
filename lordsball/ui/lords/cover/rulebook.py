"""The rule book of Lords of Baseball: its text from the assets, its numbers from the cards."""

from __future__ import annotations

from lordsball import paths
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.phrasing import listed
from lordsball.ui.kit.booklet.every_card import with_cards
from lordsball.ui.kit.booklet.markup import Booklet, parse

FILE = "lords.md"
DECKS = (
    ("spring", "Spring Training cards"), ("season", "Regular Season cards"), ("hot_stove", "Hot Stove cards"),
    ("franchises", "Franchises"), ("championship", "Championship opponents"), ("bonus", "Bonus cards"),
)
STACKS = (
    ("field", "Fields"), ("press_box", "Press Boxes"), ("bleachers", "Bleachers"), ("concessions", "Concessions")
)


def booklet(cards: Catalog) -> Booklet:
    """The booklet as today's cards have it."""
    source = (paths.assets() / "rules" / FILE).read_text("utf-8")
    rules, board = cards.rules, cards.board
    last, between, leader = rules.bonus_vp
    values = {
        "years": listed([str(years) for years in rules.years]).replace(" and ", " or "),
        "few_cubes": rules.star_cubes[0],
        "many_cubes": rules.star_cubes[1],
        "pool_stars": rules.pool_stars,
        "start_fans": rules.start_fans,
        "spring_hand": rules.hands.spring,
        "winter_hand": rules.hands.hot_stove,
        "most_hand": rules.hands.most,
        "grants": rules.loans.grants,
        "costs_vp": rules.loans.costs_vp,
        "repaid_with": rules.loans.repaid_with,
        "returns_vp": rules.loans.returns_vp,
        "vp_prices": vp_prices(cards),
        "media_worth": rules.media_worth,
        "prospects_per_vp": rules.prospects_per_vp,
        "champion_vp": rules.champion_vp,
        "solo_removals": rules.solo_removals,
        "bonus_last": last,
        "bonus_between": between,
        "bonus_leader": leader,
        "base_income": board.base_income,
        "income_per_fan": board.income_per_fan,
        "regular_salary": board.regular_salary,
        "prospect_salary": board.prospect_salary,
        "staff_prices": listed([f"${price}" for price in board.staff_prices]),
        "park_income": sum(cards.stacks[COMPONENTS.index(s.printed)][0].income for s in cards.park.spaces if s.printed),
        "growth_to": board.fan_zones.growth_to,
        "steady_from": board.fan_zones.growth_to + 1,
        "steady_to": board.fan_zones.steady_to,
        "reduction_from": board.fan_zones.steady_to + 1,
    }
    book = parse(source, values, {name for name, on in rules.house_rules if on})
    contents = cards.contents
    groups = [(title, contents[key]) for key, title in DECKS]
    groups += [("Retirement tokens", contents["tokens"]["retirement"])]
    groups += [(league["name"], league["teams"]) for league in contents["leagues"]]
    groups += [(title, contents["park"][key]) for key, title in STACKS]
    return with_cards(book, groups)


def vp_prices(cards: Catalog) -> str:
    """`$30 in years 1 to 3, $50 in years 4 to 7`."""
    prices = cards.rules.vp_prices
    parts = []
    first = 0
    for year in range(1, len(prices) + 1):
        if year == len(prices) or prices[year] != prices[first]:
            which = f"year {first + 1}" if year - first == 1 else f"years {first + 1} to {year}"
            parts.append(f"${prices[first]} in {which}")
            first = year
    return ", ".join(parts)
