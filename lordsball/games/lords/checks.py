"""What must be true of the cards of Lords of Baseball beyond the types of single values: each breach with its line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from lordsball import limits
from lordsball.content.catalog import Kind, Library
from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, Place, did_you_mean, found, listed
from lordsball.content.references import each_once, ids
from lordsball.games.lords.board_files import BoardFile, LeagueTokens, ParkFile, Rules, ScheduleCard
from lordsball.games.lords.card_files import FranchiseCard, TokensFile
from lordsball.games.lords.needs import COMPONENTS

TEAMS, GAMES, MOST_YEARS = 8, 22, 7
PAIRS = tuple(combinations(range(1, TEAMS + 1), 2))
LEAST_BEST = 17
"""A table that never reaches 17-5 could not bring a club below 40 wins."""


def check_completeness(library: Library, kinds: Sequence[Kind], where: str, findings: Findings) -> None:
    """At least one file of every kind."""
    if not library.sources:
        return  # no card file at all, which is said already
    for kind in kinds:
        if not library.paths(kind):
            text = f"found no {kind.name} file, expected at least 1 ({listed(kind.patterns)})"
            findings.error(Place(where), "", text)


def check_one(documents: Sequence[Document], kind: Kind, findings: Findings) -> None:
    """Kinds of which there is one file: a second one would silently win or lose."""
    for document in documents[1:]:
        findings.error(document.place(), "", f"found a second {kind.name} file, expected one")


def check_deck(name: str, documents: Sequence[Document], size: int | None, findings: Findings) -> None:
    """Ids once, names and texts once, and no fewer cards than the rules say (None: the rules are not known).

    A pack may bring more: `decks` guards against cards that were lost.
    """
    each_once(ids(documents, (name, "*", "id")), findings)
    for key in ("name", "text"):
        _each_text_once(documents, (name, "*", key), findings)
    cards = [(d, loc) for d in documents for loc, _ in d.find(name, "*")]
    if size is not None and len(cards) < size and documents:
        document, loc = cards[-1] if cards else (documents[-1], ())
        text = f"found {len(cards)} cards in the deck, expected at least {size} (decks.{name} of rules.yaml)"
        findings.error(document.place(loc), name, text)


def check_effect_texts(documents: Sequence[Document], patterns: Iterable[tuple[str, ...]], findings: Findings) -> None:
    """No two sides say the same, whichever sides they are: a deck of 99 has 198 effects to find."""
    first: dict[str, Place] = {}
    for pattern in patterns:
        _each_text_once(documents, pattern, findings, first)


def _each_text_once(
    documents: Sequence[Document], pattern: tuple[str, ...], findings: Findings, first: dict[str, Place] | None = None
) -> None:
    first = {} if first is None else first
    for document in documents:
        for loc, text in document.find(*pattern):
            if not isinstance(text, str):
                continue
            place = document.place(loc)
            if text in first:
                words = f"found {found(text)} again (first in {first[text]}), expected each card to say its own"
                findings.warn(place, document.path(loc), words)
            first.setdefault(text, place)


def check_numbers(documents: Sequence[Document], findings: Findings) -> None:
    """Between two owners the higher number goes first, so no number stands twice."""
    first: dict[int, Place] = {}
    for document in documents:
        for loc, number in document.find("season", "*", "number"):
            if type(number) is not int:
                continue
            place = document.place(loc)
            if number in first:
                text = f"found the number {number} again (first in {first[number]}), expected 1 to 99, each once"
                findings.error(place, document.path(loc), text)
            first.setdefault(number, place)


def warn_about_clubs(documents: Sequence[Document], clubs: Collection[str], findings: Findings) -> None:
    """A picture may show clubs of any league. Those of none are dressed plainly: a league may have been replaced.

    A name that is near a club's has a line of its own; those of a file that are near none share one.
    """
    picture = ("season", "*", "picture")
    for document in documents:
        named = [*document.find(*picture, "club"), *document.find(*picture, "layers", "*", "club")]
        unknown = [(loc, club) for loc, club in named if isinstance(club, str) and club not in clubs]
        hints = {club: did_you_mean(club, clubs) for _, club in unknown[: limits.CARD_PROBLEMS]}
        far = [(loc, club) for loc, club in unknown if not hints.get(club)]
        for loc, club in [(loc, club) for loc, club in unknown if hints.get(club)] + far[:1]:
            more = f" and {len(far) - 1} more" if far[:1] == [(loc, club)] and len(far) > 1 else ""
            text = f"found no club {found(club)} in any league{more}, a plain shirt will be drawn{hints.get(club, '')}"
            findings.warn(document.place(loc), document.path(loc), text)


def check_targets(documents: Sequence[Document], leagues: Collection[str], findings: Findings) -> None:
    """One target for a league and a length. A league that is not here may have been left out, so it is a warning."""
    first: dict[tuple[str, str], Place] = {}
    for document in documents:
        lengths = {loc[:-1]: years for loc, years in document.find("targets", "*", "years")}
        for loc, league in document.find("targets", "*", "league"):
            place, game = document.place(loc), (found(league), found(lengths.get(loc[:-1])))
            if game in first:
                text = f"found {game[0]} with {game[1]} years again (first in {first[game]})"
                findings.error(place, document.path(loc), f"{text}, expected one target for each league and length")
            first.setdefault(game, place)
            if isinstance(league, str) and leagues and league not in leagues:
                text = f"found no league {found(league)}, nobody will play for this{did_you_mean(league, leagues)}"
                findings.warn(place, document.path(loc), text)


def check_schedule(schedule: tuple[ScheduleCard, ...], document: Document, findings: Findings) -> None:
    """Every card brings in all eight teams, and every two teams meet once."""
    met: dict[tuple[int, ...], int] = {}
    for number, card in enumerate(schedule):
        loc: Loc = ("schedule", number, "matchups")
        here = sorted(team for pair in card.matchups for team in pair)
        if here != list(range(1, TEAMS + 1)):
            twice = sorted({team for team in here if here.count(team) > 1})
            text = f"found team {twice[0]} twice on the card, expected each of the teams 1 to 8 once"
            findings.error(document.place(loc), document.path(loc), text)
            return
        for row, pair in enumerate(card.matchups):
            key = tuple(sorted(pair))
            if key in met:
                spot = (*loc, row)
                again = f"found {key[0]} against {key[1]} again (first on card {met[key] + 1})"
                findings.error(
                    document.place(spot), document.path(spot), f"{again}, expected every two teams to meet once"
                )
            met.setdefault(key, number)


def check_board(board: BoardFile, document: Document, findings: Findings) -> None:
    """Tables that go up row by row and have an answer for every number."""

    def wrong(loc: Loc, text: str) -> None:
        findings.error(document.place(loc), document.path(loc), text)

    for row, (one, next_one) in enumerate(zip(board.win_track, board.win_track[1:], strict=False)):
        if next_one.wins <= one.wins:
            wrong(("win_track", row + 1, "wins"), f"found {next_one.wins} after {one.wins}, expected rows that go up")
    if board.win_track[0].wins:
        wrong(
            ("win_track", 0, "wins"),
            f"found {board.win_track[0].wins} in the first row, expected 0",
        )
    records = board.records
    first = records[0]
    if (first.difference, first.higher) != (0, 11):
        text = f"found {first.higher}-{first.lower} for a difference of {first.difference}, expected 11-11 for 0"
        wrong(("records", 0), text)
    if records[1].difference > 1:
        text = f"found a difference of {records[1].difference}, expected 1: the better team wins more than 11"
        wrong(("records", 1, "difference"), text)
    for row, (above, below) in enumerate(zip(records, records[1:], strict=False)):
        if below.difference <= above.difference:
            text = f"found a difference of {below.difference} after {above.difference}, expected rows that go up"
            wrong(("records", row + 1, "difference"), text)
        if below.higher <= above.higher:
            text = f"found {below.higher} wins after {above.higher}, expected more for a greater difference"
            wrong(("records", row + 1, "higher"), text)
    if records[-1].higher < LEAST_BEST:
        text = f"found {records[-1].higher} wins in the last row, expected at least {LEAST_BEST}"
        wrong(("records", len(records) - 1, "higher"), text)
    for box, (less, more) in enumerate(zip(board.star_salaries, board.star_salaries[1:], strict=False)):
        if more <= less:
            wrong(("star_salaries", box + 1), f"found {more} after {less}, expected each Star to cost more in all")
    for total, (less, more) in enumerate(zip(board.manager_rolls, board.manager_rolls[1:], strict=False)):
        if more < less:
            wrong(("manager_rolls", total + 1), f"found level {more} after {less}, expected levels that go up")


def check_park(park: ParkFile, document: Document, findings: Findings) -> None:
    """The mat of the rulebook: a Field in the center only, three Press Boxes on top, each component printed once."""

    def wrong(loc: Loc, text: str) -> None:
        findings.error(document.place(loc), document.path(loc), text)

    for place, space in enumerate(park.spaces):
        loc: Loc = ("spaces", place, "takes")
        if ("field" in space.takes) != (place == 4) or (place == 4 and len(space.takes) > 1):
            wrong(loc, f"found {listed(space.takes)}, expected the Field in the center (space 5) and nowhere else")
        if ("press_box" in space.takes) != (place < 3):
            wrong(loc, f"found {listed(space.takes)}, expected Press Boxes on the three spaces of the top row only")
        if space.printed is not None and space.printed not in space.takes:
            wrong(
                ("spaces", place, "printed"),
                f"found {space.printed}, expected one that the space takes",
            )
    for component in COMPONENTS:
        printed = sum(space.printed == component for space in park.spaces)
        if printed != 1:
            wrong(("spaces",), f"found {component} printed on {printed} spaces, expected exactly one")
        for place, tile in enumerate(getattr(park, component)):
            if tile.level != place + 1:
                wrong(
                    (component, place, "level"),
                    f"found level {tile.level}, expected {place + 1}: levels 1 to 8 in order",
                )
        if getattr(park, component)[0].price:
            wrong((component, 0, "price"), "found a price for what the mat prints, expected none")


def check_stars(rules: Rules, franchises: Sequence[FranchiseCard], document: Document, findings: Findings) -> None:
    """There are cubes for the pool and for the clubs with the most Stars."""
    richest = sorted((card.stars for card in franchises), reverse=True)
    for place, owners in enumerate((4, 8)):
        needed = owners * rules.pool_stars + sum(richest[:owners])
        if rules.star_cubes[place] < needed:
            loc = ("star_cubes", place)
            text = f"found {rules.star_cubes[place]} Star cubes, expected at least {needed} for {owners} owners"
            findings.error(document.place(loc), document.path(loc), text)


def check_npt_pool(
    tokens: TokensFile | LeagueTokens, rules: Rules, document: Document, findings: Findings, at: Loc = ()
) -> None:
    """A lone owner needs seven tokens in each of seven years, and each of the first six may end with removals."""
    needed = TEAMS - 1 + (MOST_YEARS - 1) * rules.solo_removals
    count = len(tokens.start) + len(tokens.later)
    if count < needed:
        text = (
            f"found {count} NPT tokens in all, expected at least {needed}: seven teams without owner for seven years, "
        )
        text += f"of which {rules.solo_removals} may leave in each of six (solo_removals of rules.yaml)"
        findings.error(document.place((*at, "later")), document.path((*at, "later")), text)
