"""The cards of Lords of Baseball: the frozen catalog a game is played with, read from files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from os import PathLike, fspath
from typing import Any

from lordsball.content import catalog
from lordsball.content.catalog import Library
from lordsball.content.checking import check
from lordsball.content.documents import Document
from lordsball.content.drawable import Known, warn_about_letters, warn_about_pictures
from lordsball.content.models import Model
from lordsball.content.problems import Findings, Problem
from lordsball.content.references import each_once, ids, names_once
from lordsball.content.told_numbers import warn_about_numbers
from lordsball.games.lords import checks, printed
from lordsball.games.lords.board_files import (
    BOARD,
    PARK,
    RULES,
    BoardFile,
    LeagueFile,
    LeagueTokens,
    NptToken,
    ParkFile,
    Rules,
    Tile,
    WinRow,
)
from lordsball.games.lords.card_files import (
    BONUS,
    CHAMPIONSHIP,
    FRANCHISES,
    HOT_STOVE,
    KINDS,
    NEEDED,
    SEASON,
    SPRING,
    TOKENS,
    BonusCard,
    ChampionshipCard,
    FranchiseCard,
    HotStoveCard,
    RetirementToken,
    SeasonCard,
    SpringCard,
    TokensFile,
)
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.lords.owner_files import OWNERS, Character
from lordsball.games.lords.scripts import Script, scripts_of
from lordsball.games.lords.targets import TARGETS, Target
from lordsball.games.lords.unowned_files import UNOWNED, UnownedFile

EMBLEMS = "lords/emblems/"
MOST_WINS, MOST_DIFFERENCE = 7 * 22, 80
DECKS = {"spring": SPRING, "season": SEASON, "franchises": FRANCHISES, "hot_stove": HOT_STOVE,
         "championship": CHAMPIONSHIP, "bonus": BONUS}
SPRING_OPTIONS = ("upgrade", "call_up", "trade", "sign", "fans")
HOT_STOVE_OPTIONS = ("trade", "manager", "stadium", "option", "media")


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """Everything a game of Lords is played with. Never changes."""

    rules: Rules
    board: BoardFile
    park: ParkFile
    leagues: Mapping[str, LeagueFile]
    spring: Mapping[str, SpringCard]
    season: Mapping[str, SeasonCard]
    franchises: Mapping[str, FranchiseCard]
    hot_stove: Mapping[str, HotStoveCard]
    championship: Mapping[str, ChampionshipCard]
    bonus: Mapping[str, BonusCard]
    start: Mapping[str, NptToken]
    """The NPT tokens with a START pennant that every league without its own plays with."""
    npt: Mapping[str, NptToken]
    """Every NPT token: those with a START pennant, and those of single leagues, included."""
    retirement: Mapping[str, RetirementToken]
    owners: tuple[Character, ...]
    """Who owns the clubs of a league, in its order; empty where no file says."""
    targets: Mapping[tuple[str, int], Target]
    """What a lone owner plays for, by league and years; empty where no file says."""
    unowned: UnownedFile | None
    """What clubs without an owner have; None where no file says."""
    fingerprint: str
    """64 hex digits that change with what the cards say, not with comments or layout."""
    sources: Mapping[str, str]
    texts: Mapping[str, str]
    warnings: tuple[Problem, ...]
    contents: Mapping[str, Any] = field(repr=False)

    # Laid out for speed.
    scripts: Mapping[str, Script] = field(repr=False)
    """Every list of effects by its name, such as `rs_42.primary`."""
    tiles: tuple[Tile | None, ...] = field(repr=False)
    """What lies on a space by its number: 0 nothing, 1 to 8 Field of that level, 9 to 16 Press Box, …"""
    stacks: tuple[tuple[Tile, ...], ...] = field(repr=False)
    """The eight levels of each component."""
    takes: tuple[tuple[int, ...], ...] = field(repr=False)
    """The spaces on which each component may be built."""
    empty_park: tuple[int, ...] = field(repr=False)
    """The stadium mat as printed, as numbers of `tiles`."""
    win_rows: tuple[WinRow, ...] = field(repr=False)
    """The row of the win track for 0 to 154 wins."""
    higher_wins: tuple[int, ...] = field(repr=False)
    """Wins of the better team for a difference of 0 to 80."""
    uses: Mapping[str, int] = field(repr=False)
    """The place of every card, option and tile in a position's list of how often each was used."""
    piles: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = field(repr=False)
    """The NPT tokens that each league plays with: for year 1, and for the years after."""


def load(folders: Iterable[str | PathLike[str]], sprites: Known = None, letters: Known = None) -> Catalog:
    """Read the cards of these folders, each laid over the ones before.

    `sprites` (names below assets/sprites without .svg) and `letters` (what the typefaces can draw), as sets or as
    functions, add warnings about what is missing. Raises `Problems` with every mistake of every file.
    """
    findings = Findings()
    places = [fspath(folder) for folder in folders]
    library = catalog.gather(places, KINDS, findings)
    return _catalog(library, places[0] if places else "cards", sprites, letters, findings)


def load_texts(
    texts: Mapping[str, str],
    name: str = "saved game",
    sprites: Known = None,
    letters: Known = None,
    kept: bool = False,
) -> Catalog:
    """The same from the `texts` of an earlier catalog, with the same checks; messages show `name` for the folder.

    Of texts that were `kept` with a match the numbers that the rulebook prints are not asked for again: an earlier
    version may have had some of them otherwise.
    """
    findings = Findings()
    return _catalog(catalog.from_texts(texts, name, KINDS, findings), name, sprites, letters, findings, kept)


def changes(old: Catalog, new: Catalog) -> list[str]:
    """What the new cards say otherwise, a sentence each."""
    return catalog.changes(old.contents, new.contents)


def _catalog(
    library: Library, where: str, sprites: Known, letters: Known, findings: Findings, kept: bool = False
) -> Catalog:
    documents = {kind.name: library.documents(kind, findings) for kind in KINDS}
    checks.check_completeness(library, NEEDED, where, findings)
    for kind in (RULES, BOARD, PARK, TOKENS, OWNERS, TARGETS, UNOWNED):
        checks.check_one(documents[kind.name], kind, findings)
    read = {kind.name: [check(kind.model, d, findings) for d in documents[kind.name]] for kind in KINDS}
    _check_contents(documents, read, findings, kept)
    for kind in KINDS:
        for document in documents[kind.name]:
            warn_about_letters(document, letters, findings)
            warn_about_numbers(document, findings)
    for document in documents["league"]:
        warn_about_pictures([(EMBLEMS, ("teams", "*", "emblem"))], document, sprites, findings)
    return _frozen(read, library, findings.settle())


def _check_contents(
    documents: Mapping[str, list[Document]], read: Mapping[str, list[Any]], findings: Findings, kept: bool
) -> None:
    rules: Rules | None = read["rules"][0] if read["rules"] else None
    for name in DECKS:
        checks.check_deck(name, documents[name], getattr(rules.decks, name) if rules else None, findings)
    sides = (("season", "*", "primary", "text"), ("season", "*", "secondary", "text"))
    checks.check_effect_texts(documents["season"], sides, findings)
    events = (("hot_stove", "*", "event", "text"), ("hot_stove", "*", "event", "name"))
    checks.check_effect_texts(documents["hot_stove"], events, findings)
    checks.check_numbers(documents["season"], findings)
    clubs = [team.id for league in read["league"] if league is not None for team in league.teams]
    if clubs:
        checks.warn_about_clubs(documents["season"], clubs, findings)
    piles = (("start", "*", "id"), ("later", "*", "id"))
    own_piles = [("tokens", *path) for path in piles]
    each_once([*ids(documents["tokens"], *piles), *ids(documents["league"], *own_piles)], findings)
    each_once(ids(documents["tokens"], ("retirement", "*", "id")), findings)
    each_once(ids(documents["owners"], ("owners", "*", "id")), findings)
    each_once(ids(documents["league"], ("id",)), findings)
    checks.check_targets(documents["targets"], [each.id for each in read["league"] if each is not None], findings)
    each_once(ids(documents["league"], ("teams", "*", "id")), findings)
    names_once(documents["league"], [("name",)], findings, fatal=False)
    for key in ("name", "short"):
        for document in documents["league"]:
            names_once([document], [("teams", "*", key)], findings, fatal=True)
    names_once(documents["championship"], [("championship", "*", "short")], findings, fatal=False)
    names_once(documents["tokens"], [("retirement", "*", "name")], findings, fatal=False)
    names_once(documents["owners"], [("owners", "*", "name"), ("owners", "*", "called")], findings, fatal=False)
    single: tuple[tuple[str, Callable[[Any, Document, Findings], None]], ...] = (
        ("board", checks.check_board),
        ("park", checks.check_park),
    )
    for name, check_it in single:
        for model, document in zip(read[name], documents[name], strict=True):
            if model is not None:
                check_it(model, document, findings)
    for league, document in zip(read["league"], documents["league"], strict=True):
        if league is not None:
            checks.check_schedule(league.schedule, document, findings)
    franchises = [card for file in read["franchises"] if file is not None for card in file.franchises]
    if rules is not None:
        checks.check_stars(rules, franchises, documents["rules"][0], findings)
        for tokens, document in zip(read["tokens"], documents["tokens"], strict=True):
            if tokens is not None:
                checks.check_npt_pool(tokens, rules, document, findings)
        for league, document in zip(read["league"], documents["league"], strict=True):
            if league is not None and league.tokens is not None:
                checks.check_npt_pool(league.tokens, rules, document, findings, ("tokens",))
    if not kept and (rules is None or not rules.own_numbers):
        _check_printed(documents, read, findings)


def _check_printed(documents: Mapping[str, list[Document]], read: Mapping[str, list[Any]], findings: Findings) -> None:
    each: tuple[tuple[str, Callable[[Any, Document, Findings], None]], ...] = (
        ("board", printed.check_printed_board),
        ("park", printed.check_printed_park),
        ("tokens", printed.check_printed_tokens),
        ("rules", printed.check_printed_rules),
    )
    for name, check_it in each:
        for model, document in zip(read[name], documents[name], strict=True):
            if model is not None:
                check_it(model, document, findings)
    printed.check_printed_leagues(read["league"], documents["league"], findings)


def _frozen(read: Mapping[str, list[Any]], library: Library, warnings: tuple[Problem, ...]) -> Catalog:
    decks: dict[str, dict[str, Any]] = {
        name: {card.id: card for card in sorted((c for f in read[name] for c in getattr(f, name)), key=lambda c: c.id)}
        for name in DECKS
    }
    tokens: TokensFile = read["tokens"][0]
    shared = (*tokens.start, *tokens.later)
    board: BoardFile = read["board"][0]
    park: ParkFile = read["park"][0]
    leagues = {league.id: league for league in sorted(read["league"], key=lambda league: league.id)}
    stacks = tuple(getattr(park, component) for component in COMPONENTS)
    contents: dict[str, Any] = {
        **{name: _plain(read[name][0]) for name in ("rules", "board", "park", "tokens")},
        "leagues": [_plain_league(league) for league in leagues.values()],
        **{name: [_plain(card) for card in cards.values()] for name, cards in decks.items()},
    }
    owners: tuple[Character, ...] = read["owners"][0].owners if read["owners"] else ()
    if owners:  # cards kept with an older game have none
        contents["owners"] = [_plain(owner) for owner in owners]
    targets: tuple[Target, ...] = read["targets"][0].targets if read["targets"] else ()
    if targets:
        contents["targets"] = [{"id": f"{each.league}_{each.years}", **_plain(each)} for each in targets]
    unowned: UnownedFile | None = read["unowned"][0] if read["unowned"] else None
    if unowned is not None:
        contents["unowned"] = _plain(unowned)
    return Catalog(
        rules=read["rules"][0],
        board=board,
        park=park,
        leagues=leagues,
        start={token.id: token for token in tokens.start},
        npt={token.id: token for pile in (shared, *_own_tokens(leagues.values())) for token in pile},
        retirement={token.id: token for token in tokens.retirement},
        owners=owners,
        unowned=unowned,
        targets={(each.league, each.years): each for each in targets},
        fingerprint=catalog.fingerprint(contents),
        sources=dict(library.sources),
        texts=dict(library.texts),
        warnings=warnings,
        contents=contents,
        scripts=scripts_of(decks["season"], decks["hot_stove"]),
        tiles=(None, *(tile for stack in stacks for tile in stack)),
        stacks=stacks,
        takes=tuple(tuple(i for i, space in enumerate(park.spaces) if c in space.takes) for c in COMPONENTS),
        empty_park=tuple(8 * COMPONENTS.index(s.printed) + 1 if s.printed else 0 for s in park.spaces),
        win_rows=tuple([row for row in board.win_track if row.wins <= wins][-1] for wins in range(MOST_WINS + 1)),
        higher_wins=tuple(
            [row for row in board.records if row.difference <= d][-1].higher for d in range(MOST_DIFFERENCE + 1)
        ),
        piles={id: _piles(league.tokens or tokens) for id, league in leagues.items()},
        uses={name: place for place, name in enumerate(_usable(decks))},
        **decks,
    )


def _usable(decks: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The names under which uses are counted."""
    return [
        *(f"spring {id}" for id in decks["spring"]),
        *(f"season {id} {side}" for id in decks["season"] for side in ("primary", "secondary", "none")),
        *(f"hot_stove {id}" for id in decks["hot_stove"]),
        *(f"event {id}" for id in decks["hot_stove"]),
        *(f"spring option {option}" for option in SPRING_OPTIONS),
        *(f"hot_stove option {option}" for option in HOT_STOVE_OPTIONS),
        *(f"tile {component} {level}" for component in COMPONENTS for level in range(2, 9)),
    ]


def _piles(tokens: TokensFile | LeagueTokens) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(token.id for token in tokens.start), tuple(token.id for token in tokens.later)


def _own_tokens(leagues: Iterable[LeagueFile]) -> Iterator[tuple[NptToken, ...]]:
    return ((*league.tokens.start, *league.tokens.later) for league in leagues if league.tokens is not None)


def _plain_league(league: LeagueFile) -> Any:
    """A league without tokens of its own reads as one did before leagues could have any."""
    plain = _plain(league)
    if league.tokens is None:
        del plain["tokens"]
    return plain


def _plain(model: Model) -> Any:
    return model.model_dump(mode="json", by_alias=True)
