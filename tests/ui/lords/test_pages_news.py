"""The Gazette prints what happened and nothing else; every story has its words, and no dice of the game choose them."""

import random
import re
from collections import Counter
from functools import cache

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.phrases import things
from lordsball.games.lords.state import NOBODY, base_tq
from lordsball.ui.lords.clubs_shown import wins_of
from lordsball.ui.lords.gazette.front_page import front_page, summary
from lordsball.ui.lords.gazette.race import standings
from lordsball.ui.lords.gazette.stories import STORIES, News, chosen, spelled, worded
from lordsball.ui.lords.gazette.story_words import KINDS
from lordsball.ui.lords.gazette.year_book import YearBook, year_book
from lordsball.ui.lords.gazette.year_news import news_of
from tests.ui.lords.leagues import new_match, play

GAMES = (
    *((owners, seed, False) for owners in (1, 2, 3, 4, 6, 8) for seed in range(3)),
    *((owners, seed, True) for owners in (2, 4) for seed in range(3)),
)
"""Owners, seed, and whether everybody chooses by dice: then loans are taken, and worse."""


class Year:
    """A year of a game as the table stood at its end, and all that had been told."""

    def __init__(self, number, table, events):
        self.number, self.t, self.events = number, table, events
        self.book = year_book(events, number)
        first = max((n for n, e in enumerate(events) if isinstance(e, told.YearBegan) and e.year <= number), default=0)
        last = next(n for n, e in enumerate(events) if isinstance(e, told.YearOver) and e.year == number)
        self.own = events[first:last]

    def of(self, kind):
        return [event for event in self.own if isinstance(event, kind)]

    def named(self, name):
        """The place in the league of a team by its short name."""
        return next(place for place in range(8) if self.t.team(place).short == name)

    def seat(self, name):
        return self.t.seat_of[self.named(name)]

    def owner(self, words):
        return self.t.owners[self.seat(words["club"])]

    def retired(self, words, thing):
        """How much of a thing a club has lost to retirement."""
        return -sum(e.amount for e in self.of(told.Changed)
                    if (e.seat, e.thing, e.why) == (self.seat(words["club"]), thing, "retired"))

    def grown(self, words):
        """How far a club's Fans have come since the year before."""
        first = next(e for e in self.own if getattr(e, "seat", None) == self.seat(words["club"])
                     and (isinstance(e, told.FansAdjusted) or getattr(e, "thing", "") == "fans"))
        return self.owner(words).fans - (first.now - first.amount)

    def paid(self, words):
        """What the Bonus card has brought a club."""
        return sum(e.amount for e in self.of(told.Scored)
                   if (e.seat, e.source) == (self.seat(words["club"]), "bonus"))

    def winter(self):
        """Whom the winter's event has touched or not, until the first card is played."""
        dealt = next(n for n, e in enumerate(self.own) if isinstance(e, told.EventDealt))
        ended = (n for n, e in enumerate(self.own[dealt:], dealt) if isinstance(e, told.HotStoveCardUsed))
        return [e for e in self.own[dealt : next(ended, None)] if isinstance(e, told.ClubAffected)]


@cache
def years():
    found = []
    for owners, seed, wild in GAMES:
        match = new_match(people=0, owners=owners, seed=seed)
        dice, overs, act = random.Random(seed), [], match.act

        def acted(action, act=act, overs=overs):
            packet = act(action)
            overs += [(event, after()) for event, after in packet.watched(None) if isinstance(event, told.YearOver)]
            return packet

        match.act = acted
        while wild and match.decision is not None:
            match.act(dice.choice(match.decision.options))
        play(match)
        events = list(match.told())
        found += [Year(event.year, view, events) for event, view in overs]
    return found


@cache
def all_news():
    return [(year, news) for year in years() for news in news_of(year.book, year.t)]


def test_the_standings_are_those_of_the_season():
    for year in years():
        (over,) = year.of(told.SeasonOver)
        assert sorted(standings(year.t)) == sorted(over.table)
        page = front_page(year.book, year.t)
        for row, (wins, team) in zip(page.standings, standings(year.t), strict=True):
            assert (row.club.name, row.wins) == (year.t.team(team).short, str(wins))
            seat = year.t.seat_of[team]
            assert row.vp == ("–" if seat == NOBODY else str(year.t.owners[seat].vp).replace("-", "−"))


def test_three_different_stories_are_told_of_every_year():
    for year in years():
        page = front_page(year.book, year.t)
        assert len(page.stories) == STORIES or len(year.t.owners) == 1
        assert len({story.words for story in page.stories}) == len(page.stories)


def test_the_bonus_winner_stands_on_the_page():
    for year in years():
        (bonus,) = year.of(told.BonusResolved)
        page = front_page(year.book, year.t)
        names = [year.t.team_of(seat).short for seat in bonus.winners]
        if len(names) == 1:
            assert page.ears[1][1].startswith(names[0]) and page.numbers[0][2] == names[0]
        else:
            assert page.numbers[0][2] == (f"{len(names)} clubs" if names else "the league")
            assert names or len(year.t.owners) == 1


def test_the_headline_speaks_of_the_pennant_winner():
    for year in years():
        (pennant,) = year.of(told.PennantWon)
        page = front_page(year.book, year.t)
        name = year.t.team(pennant.team).short
        assert name in page.headline or name in page.subheading + page.lead
        assert str(pennant.wins) in page.subheading + page.lead + page.headline
        champion = any(event.champion for event in year.of(told.ChampionshipOver))
        assert ("cup" in page.headline or "champions" in page.headline) == champion


def test_who_leads_is_said_beside_the_page():
    for year in years():
        _, words = summary(year.book, year.t)
        best = max(o.vp for o in year.t.owners)
        leaders = [year.t.team_of(o.seat).short for o in year.t.owners if o.vp == best]
        assert str(best) in words
        assert len(leaders) > 2 or all(name in words for name in leaders)


def in_words(number, what):
    return f"{spelled(number)} {what}{'s' * (number != 1)}"


def named(year, words, teams):
    """A few clubs are named, more are counted."""
    if len(teams) > 2:
        return words == f"{spelled(len(teams))} clubs"
    return {year.named(name) for name in words.replace("the ", "").split(" and ")} == teams


CHECKS = {
    "rout": lambda y, w: any(
        set(e.teams) == {y.named(w["club"]), y.named(w["rival"])} and sorted(e.wins) == [w["lost"], w["won"]]
        and e.teams[e.wins.index(w["won"])] == y.named(w["club"]) for e in y.of(told.SeriesOver)),
    "upset": lambda y, w: any(
        set(e.tq) == {w["mine"], w["theirs"]} and {y.named(w["club"]), y.named(w["rival"])} == set(e.teams)
        for e in y.of(told.SeriesBegan)) and w["mine"] < w["theirs"] and w["won"] > w["lost"],
    "loans": lambda y, w: w["cost"] == 2 * sum(
        e.loans for e in y.of(told.LoanTaken) if e.seat == y.seat(w["club"])),
    "repaid": lambda y, w: any(e.seat == y.seat(w["club"]) for e in y.of(told.LoanRepaid)),
    "great_season": lambda y, w: y.t.owners[y.seat(w["club"])].wins == w["wins"],
    "poor_season": lambda y, w: y.t.owners[y.seat(w["club"])].wins == w["wins"],
    "lead": lambda y, w: w["vp"] == max(o.vp for o in y.t.owners) == y.t.owners[y.seat(w["club"])].vp,
    "purse": lambda y, w: w["cash"] == max(o.cash for o in y.t.owners),
    "most_fans": lambda y, w: w["fans"] == max(o.fans for o in y.t.owners),
    "best_quality": lambda y, w: w["number"] == max(base_tq(o) for o in y.t.owners),
    "full_house": lambda y, w: y.owner(w).fans == 20,
    "crowd": lambda y, w: y.owner(w).fans == w["fans"] and w["grown"] == spelled(y.grown(w)),
    "empty_seats": lambda y, w: y.owner(w).fans == w["fans"] and w["fallen"] == spelled(-y.grown(w)),
    "most_stars": lambda y, w: w["number"] == spelled(max(o.stars for o in y.t.owners)) == spelled(y.owner(w).stars),
    "young": lambda y, w: w["number"] == spelled(max(o.prospects for o in y.t.owners)) == spelled(y.owner(w).prospects),
    "bought": lambda y, w: w["number"] == spelled(sum(
        e.amount for e in y.of(told.Scored) if (e.seat, e.source) == (y.seat(w["club"]), "bought"))),
    "builders": lambda y, w: w["number"] == spelled(sum(e.seat == y.seat(w["club"]) for e in y.of(told.Built))),
    "bonus_last": lambda y, w: y.of(told.BonusResolved)[0].winners == (y.seat(w["club"]),) and y.paid(w) == w["paid"],
    "bonus_shared": lambda y, w: w["number"] == spelled(len(y.of(told.BonusResolved)[0].winners)),
    "gone": lambda y, w: w["number"].split()[0] == spelled(len(y.of(told.NptRemoved))),
    "news_none": lambda y, w: not any(e.affected for e in y.winter()),
    "news_some": lambda y, w: named(y, w["clubs"], {y.t.owners[e.seat].team for e in y.winter() if e.affected}),
    "ruled_out": lambda y, w: y.owner(w).wins == w["wins"] and y.owner(w).cannot_win,
    "roll_off": lambda y, w: any((e.tq + e.face, e.seat) == (w["mine"], y.seat(w["club"]))
                                 for e in y.of(told.PennantRoll)) and w["mine"] > w["theirs"],
    "masterpiece": lambda y, w: any(
        e.seat == y.seat(w["club"]) and e.level == w["level"] for e in y.of(told.Built)),
    "great_manager": lambda y, w: any(
        e.seat == y.seat(w["club"]) and e.level == 5 for e in y.of(told.ManagerHired)),
    "poor_manager": lambda y, w: any(
        e.seat == y.seat(w["club"]) and (e.before, e.level) == (w["before"], w["level"])
        for e in y.of(told.ManagerHired)),
    "star_retires": lambda y, w: y.retired(w, "stars") == 1
        and w["left"] == in_words(y.owner(w).stars, "Star"),
    "players_leave": lambda y, w: any(
        w["lost"] == things(kind, y.retired(w, kind)) for kind in ("stars", "regulars", "prospects")),
    "manager_leaves": lambda y, w: y.retired(w, "manager") == w["level"]
        and (f"level {y.owner(w).manager}." in w["after"] if y.owner(w).manager else "Nobody" in w["after"]),
    "stars_come": lambda y, w: any(e.gained[0] > e.given[0] for e in y.of(told.Traded)),
    "stars_go": lambda y, w: any(e.given[0] > e.gained[0] for e in y.of(told.Traded)),
    "bonus": lambda y, w: y.t.cards.bonus[y.of(told.BonusResolved)[0].card].name == w["card"]
        and y.paid(w) == w["paid"],
    "comeback": lambda y, w: y.t.owners[y.seat(w["club"])].wins == w["wins"],
    "collapse": lambda y, w: y.t.owners[y.seat(w["club"])].wins == w["wins"],
    "hair": lambda y, w: w["wins"] - w["less"] == 1
        and wins_of(y.t, y.named(w["club"])) == w["wins"] and wins_of(y.t, y.named(w["rival"])) == w["less"],
    "news_all": lambda y, w: sum(e.affected for e in y.of(told.ClubAffected)) >= len(y.t.owners),
}


@pytest.mark.parametrize("kind", sorted(CHECKS))
def test_stories_are_true(kind):
    found = [(year, news) for year, news in all_news() if news.kind == kind]
    for year, news in found:
        assert CHECKS[kind](year, news.words), f"{news} in year {year.number}"


def test_most_kinds_of_stories_do_happen():
    seen = Counter(news.kind for _, news in all_news())
    assert set(CHECKS) - set(seen) <= set(RARE)
    assert len(seen) >= 28


def test_streaks_are_as_long_as_they_are_said_to_be():
    for year, news in all_news():
        if news.kind not in ("streak", "slump"):
            continue
        team = year.named(news.words["club"])
        letters = ""
        for event in year.of(told.SeriesOver):
            if team in event.teams:
                mine = event.wins[event.teams.index(team)]
                letters += "W" if mine > 11 else "L" if mine < 11 else "T"
        letter = "W" if news.kind == "streak" else "L"
        longest = max(map(len, re.findall(f"{letter}+", letters)))
        assert news.words["number"] == ("", "one", "two", "three", "four", "five", "six", "seven")[longest]


RARE = {
    "ruled_out": {"club": "Gulls", "wins": 38, "vp": "no points"},
    "repaid": {"club": "Gulls", "notes": "one loan", "points": "1 point"},
    "empty_seats": {"club": "Gulls", "fans": 6, "fallen": "four"},
    "full_house": {"club": "Gulls"},
    "lead": {"club": "Gulls", "rival": "Owls", "vp": 9},
    "upset": {"club": "Gulls", "rival": "Owls", "won": 12, "lost": 10, "week": "first", "gap": "three", "mine": 8,
              "theirs": 11},
    "roll_off": {"club": "Gulls", "rival": "Owls", "wins": 88, "mine": 15, "theirs": 12},
}


def test_every_wording_of_every_kind_can_be_filled():
    samples = {news.kind: news.words for _, news in all_news()} | RARE
    for name, kind in KINDS.items():
        for year in range(len(kind.headlines) * len(kind.texts)):
            story = worded(News(name, (0,), samples[name]), "seed", year)
            assert story.headline and story.words
            assert "{" not in story.headline, story.headline


def test_every_kind_can_be_told_in_three_rows():
    """The column holds three stories, not all of four rows."""
    for year, news in all_news():
        ways = [worded(news, "seed", turn).words.replace("*", "") for turn in range(12)]
        assert min(map(len, ways)) <= 84, f"{news} in year {year.number}"


def test_another_year_takes_another_wording():
    news = News("purse", (0,), {"club": "Gulls", "cash": 40})
    assert worded(news, "s", 1) != worded(news, "s", 2)


def test_a_roll_off_is_told_with_its_last_throws():
    year = next(y for y in years() if len(y.t.owners) > 1 and y.book.pennant.seat != NOBODY)
    book, seat = YearBook(year.number), year.book.pennant.seat
    other = (seat + 1) % len(year.t.owners)
    book.pennant = year.book.pennant._replace(by="dice")
    book.rolls = [told.PennantRoll(seat, 9, 2), told.PennantRoll(other, 8, 3),
                  told.PennantRoll(seat, 9, 5), told.PennantRoll(other, 8, 1)]
    (news,) = [news for news in news_of(book, year.t) if news.kind == "roll_off"]
    assert (news.words["mine"], news.words["theirs"]) == (14, 9)


def test_the_same_year_is_printed_the_same_way_again():
    for year in years()[::5]:
        assert front_page(year.book, year.t) == front_page(year_book(year.events, year.number), year.t)


def test_a_page_can_be_printed_of_a_year_nobody_has_watched():
    for year in years()[::5]:
        page = front_page(YearBook(year.number), year.t)
        assert page.headline and page.lead and len(page.standings) == 8


def test_what_the_headline_tells_is_no_story():
    found = iter([News("hair", (1,), {}), News("rout", (2,), {}), News("purse", (3,), {})])
    assert [news.kind for news in chosen(found, "s", ("hair",))] == ["rout", "purse"]


def test_figures_beside_the_table_name_a_club_only_where_it_is_alone():
    for year in years():
        page, fans = front_page(year.book, year.t), [o.fans for o in year.t.owners]
        for _, label, said in page.numbers[1:]:  # the first tells of the Bonus card, by name alone
            if label == "Most Fans":
                alone = fans.count(max(fans)) == 1
                name = year.t.team_of(fans.index(max(fans))).short if alone else f"{fans.count(max(fans))} clubs,"
                assert said == f"{name} {max(fans)}"


def test_the_log_and_the_panel_keep_level_clubs_in_one_order():
    level = 0
    for year in years():
        (over,) = year.of(told.SeasonOver)
        level += len({wins for wins, _ in over.table}) < 8
        assert list(over.table) == sorted(over.table, key=lambda row: (-row[0], row[1]))
    assert level
