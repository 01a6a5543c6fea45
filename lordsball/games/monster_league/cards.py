"""The cards of Monster League Baseball: the frozen catalog that a game is played with, and how it is read from files.

Files, below a folder of cards: `rules.yaml`, `abilities.yaml` (more in `abilities/`), and one file a team in `teams/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from os import PathLike, fspath
from typing import Any

from lordsball.content import catalog
from lordsball.content.catalog import Library
from lordsball.content.checking import check
from lordsball.content.documents import Document, Loc
from lordsball.content.drawable import Known, warn_about_letters, warn_about_pictures
from lordsball.content.problems import Findings, Place, Problem, found, listed
from lordsball.content.references import each_exists, each_once, ids, names_once
from lordsball.content.told_numbers import warn_about_numbers
from lordsball.content.vocabulary import Effect
from lordsball.games.monster_league.card_files import (
    ABILITIES,
    KINDS,
    RULES,
    TEAM,
    AbilitiesFile,
    AbilityCard,
    HouseRules,
    Look,
    Odds,
    Rules,
    TeamFile,
)
from lordsball.games.monster_league.needs import Need
from lordsball.games.monster_league.verbs import (
    DOUBLE,
    DOUBLE_PLAY,
    EXTRA,
    HOLD,
    HOME_RUN,
    MOVE_UP,
    OUT,
    RESULT_NAMES,
    RESULTS,
    SINGLE,
    TRIPLE,
    USUAL,
    Change,
    Coin,
    Play,
    Respin,
    Result,
    Runners,
    Shift,
    Turn,
)
from lordsball.games.phrasing import listed as together

__all__ = [
    "AFTER",
    "ANSWER",
    "BEFORE",
    "DOUBLE",
    "DOUBLE_PLAY",
    "EXTRA",
    "HOLD",
    "HOME_RUN",
    "MOVE_UP",
    "OUT",
    "RESULTS",
    "RESULT_NAMES",
    "SINGLE",
    "TRIPLE",
    "USUAL",
    "Ability",
    "Batter",
    "Catalog",
    "Change",
    "Coin",
    "Effect",
    "HouseRules",
    "Look",
    "Pitcher",
    "Play",
    "Respin",
    "Result",
    "Rules",
    "Runners",
    "Shift",
    "Team",
    "Turn",
    "changes",
    "load",
    "load_texts",
]

ANSWER, BEFORE, AFTER = "answer", "before", "after"
"""When an ability comes: a pitcher's answer to a result; a batter's stance before the spin; his own after it."""
PICTURES = (
    ("monster_league/portraits/", ("batters", "*", "portrait")),
    ("monster_league/portraits/", ("pitchers", "*", "portrait")),
    ("monster_league/emblems/", ("look", "emblem")),
)


@dataclass(frozen=True, slots=True)
class Ability:
    """What a pitcher can do for tokens, or a batter at bat."""

    id: str
    name: str
    text: str
    rules: str
    effects: tuple[Effect, ...]
    when: str = ANSWER
    """ANSWER, a pitcher's; BEFORE or AFTER, a batter's."""
    price: int = 0
    """Tokens a pitcher pays; 0 for a batter's."""
    needs: tuple[Need, ...] = ()
    stance: tuple[int, ...] = ()
    """Of a stance: what each result of the wheel becomes, OUT to HOME_RUN. An Out stays an Out (ruling M26)."""
    runners: int = USUAL
    """Of a stance: how the runners begin to take it."""

    def __hash__(self) -> int:
        """Quick and the same everywhere, for what is remembered of it."""
        return int.from_bytes(self.id.encode(), "big")

    @property
    def own_words(self) -> str:
        """The conditions and the effects in words, to hold beside `text`."""
        words = " ".join(effect.own_words() for effect in self.effects)
        return f"Only while {together([need.own_words() for need in self.needs])}: {words}" if self.needs else words


@dataclass(frozen=True, slots=True)
class Batter:
    """A Batter Card."""

    id: str
    name: str
    short: str
    profile: str
    odds: tuple[int, ...]
    """Percent of OUT, SINGLE, DOUBLE, TRIPLE, HOME_RUN."""
    faces: tuple[int, ...]
    """The result of each face of the die, OUT to HOME_RUN: face n is `faces[n - 1]`, low faces are worse."""
    portrait: str
    quip: str
    ability: Ability | None = None
    """A decision of his own at bat."""

    def under(self, stance: bool) -> tuple[int, ...]:
        """The result of each face, as it is or under his stance: the worst on the lowest faces in any case."""
        if not stance or self.ability is None or not self.ability.stance:
            return self.faces
        return tuple(sorted(self.ability.stance[result] for result in self.faces))


@dataclass(frozen=True, slots=True)
class Pitcher:
    """A Pitcher Card."""

    id: str
    name: str
    short: str
    ability: Ability
    portrait: str
    quip: str


@dataclass(frozen=True, slots=True)
class Team:
    """Four batters in batting order and two pitchers."""

    id: str
    name: str
    short: str
    look: Look
    batters: tuple[Batter, ...]
    pitchers: tuple[Pitcher, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """Everything a game of Monster League is played with. Never changes."""

    rules: Rules
    abilities: tuple[Ability, ...]
    teams: tuple[Team, ...]
    fingerprint: str
    """64 hex digits that change with what the cards say, not with comments or layout."""
    sources: Mapping[str, str]
    """Relative path of each card file to where it was read from."""
    texts: Mapping[str, str]
    """Relative path of each card file to its text, for saved games."""
    warnings: tuple[Problem, ...]
    contents: Mapping[str, Any] = field(repr=False)
    """The cards as plain data, by kind and id: what the fingerprint and the list of changes are made from."""

    _teams: Mapping[str, Team] = field(repr=False)
    _abilities: Mapping[str, Ability] = field(repr=False)

    def team(self, id: str) -> Team:
        """The team with this id; KeyError when there is none."""
        return self._teams[id]

    def ability(self, id: str) -> Ability:
        """The ability with this id; KeyError when there is none."""
        return self._abilities[id]


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
    texts: Mapping[str, str], name: str = "saved game", sprites: Known = None, letters: Known = None
) -> Catalog:
    """The same from the `texts` of an earlier catalog, with the same checks; messages show `name` for the folder."""
    findings = Findings()
    library = catalog.from_texts(texts, name, KINDS, findings)
    return _catalog(library, name, sprites, letters, findings)


def changes(old: Catalog, new: Catalog) -> list[str]:
    """What the new cards say otherwise, a sentence each: `Jack O. Slugger: home_run 25 → 30`."""
    return catalog.changes(old.contents, new.contents)


def _catalog(library: Library, where: str, sprites: Known, letters: Known, findings: Findings) -> Catalog:
    rule_files, ability_files, team_files = (library.documents(kind, findings) for kind in (RULES, ABILITIES, TEAM))
    _check_completeness(library, where, findings)
    _check_ids(library, ability_files, team_files, findings)
    for document in chain(rule_files, ability_files, team_files):
        warn_about_letters(document, letters, findings)
        warn_about_numbers(document, findings)
    for document in team_files:
        warn_about_pictures(PICTURES, document, sprites, findings)
    rules = [file for d in rule_files if (file := check(Rules, d, findings))]
    abilities = [card for d in ability_files if (f := check(AbilitiesFile, d, findings)) for card in f.abilities]
    for document in ability_files:
        _warn_about_prices(document, rules, findings)
    teams = []
    for document in team_files:
        if team := check(TeamFile, document, findings):
            teams.append(team)
            _warn_about_pace(team, document, findings)
    warnings = findings.settle()
    return _frozen(rules[0], abilities, teams, library, warnings)


def _check_completeness(library: Library, where: str, findings: Findings) -> None:
    """Rules, abilities and two teams: the least that can be played."""
    if not library.sources:
        return  # no card file at all, which is said already
    for kind, least in ((RULES, 1), (ABILITIES, 1), (TEAM, 2)):
        there = len(library.paths(kind))
        if there < least:
            text = f"found {there or 'no'} {kind.name} file, expected at least {least} ({listed(kind.patterns)})"
            findings.error(Place(where), "", text)


def _check_ids(library: Library, ability_files: list[Document], team_files: list[Document], findings: Findings) -> None:
    """Ids are used once, pitchers have abilities that exist, abilities have pitchers."""
    abilities = ids(ability_files, ("abilities", "*", "id"))
    known = each_once(abilities, findings)
    each_once(ids(team_files, ("id",)), findings)
    each_once(ids(team_files, ("batters", "*", "id"), ("pitchers", "*", "id")), findings)
    for key in ("name", "short"):
        names_once(team_files, [(key,)], findings, fatal=False)
        for document in team_files:
            names_once([document], [("batters", "*", key), ("pitchers", "*", key)], findings, fatal=True)
    names_once(ability_files, [("abilities", "*", "name")], findings, fatal=False)
    if len(ability_files) < len(library.paths(ABILITIES)) or not known:
        return  # the abilities themselves could not be read: every pitcher would seem to lack one
    batters = {id for document, loc, id in abilities if _of_a_batter(document, loc)}
    used = set()
    for owner in ("pitchers", "batters"):
        theirs = {id: place for id, place in known.items() if (id in batters) == (owner == "batters")}
        what = "ability" if theirs.keys() == known.keys() else f"ability for {owner}"
        used |= each_exists(ids(team_files, (owner, "*", "ability")), theirs, what, findings)
    if len(team_files) < len(library.paths(TEAM)):
        return
    for document, loc, id in abilities:
        if id not in used:
            nobody = "batter" if id in batters else "pitcher"
            text = f"found the ability {found(id)} that no {nobody} has"
            findings.warn(document.place(loc), document.path(loc), text)


def _of_a_batter(document: Document, loc: Loc) -> bool:
    """Is the ability whose id stands there one for batters?"""
    return any(value == "batter" and at[:-1] == loc[:-1] for at, value in document.find("abilities", "*", "for"))


def _warn_about_prices(document: Document, rules: list[Rules], findings: Findings) -> None:
    """An ability that costs more tokens than a pitcher ever has."""
    for loc, price in document.find("abilities", "*", "price"):
        most = min((file.tokens for file in rules), default=9)
        if isinstance(price, int) and most < price <= 9:
            text = f"found a price of {price}, expected {most} or less: a pitcher brings {most} (rules.yaml)"
            findings.warn(document.place(loc), document.path(loc), text)


def _warn_about_pace(team: TeamFile, document: Document, findings: Findings) -> None:
    """Odds that can be played, but not by people with a last bus to catch."""
    average = sum(batter.odds.out for batter in team.batters) / len(team.batters)
    if average < 10:
        text = f"found {average:g} % for out on average, expected 10 or more: an inning may seem never to end"
    elif average > 90:
        text = f"found {average:g} % for out on average, expected 90 or less: with so few runs a tie may last for hours"
    else:
        return
    findings.warn(document.place(("batters",)), "batters", text)


def _frozen(
    rules: Rules, abilities: list[AbilityCard], teams: list[TeamFile], library: Library, warnings: tuple[Problem, ...]
) -> Catalog:
    by_id = {card.id: _ability(card) for card in sorted(abilities, key=lambda card: card.id)}
    frozen = [_team(team, by_id) for team in sorted(teams, key=lambda team: team.id)]
    contents = {
        "rules": rules.model_dump(mode="json", by_alias=True),
        "abilities": [a.model_dump(mode="json", by_alias=True) for a in sorted(abilities, key=lambda card: card.id)],
        "teams": [t.model_dump(mode="json", by_alias=True) for t in sorted(teams, key=lambda team: team.id)],
    }
    return Catalog(
        rules=rules,
        abilities=tuple(by_id.values()),
        teams=tuple(frozen),
        fingerprint=catalog.fingerprint(contents),
        sources=dict(library.sources),
        texts=dict(library.texts),
        warnings=warnings,
        contents=contents,
        _teams={team.id: team for team in frozen},
        _abilities=by_id,
    )


def _ability(card: AbilityCard) -> Ability:
    if card.owner == "pitcher":
        return Ability(card.id, card.name, card.text, card.rules, card.do, ANSWER, card.price, card.needs)
    if card.when == AFTER:
        return Ability(card.id, card.name, card.text, card.rules, card.do, AFTER, 0, card.needs)
    plays = [Play(result) for result in range(len(RESULTS))]
    for effect in card.do:
        plays = [effect.changed(play) if isinstance(effect, Change) else play for play in plays]
    stance = tuple(play.result for play in plays)
    return Ability(card.id, card.name, card.text, card.rules, card.do, BEFORE, 0, card.needs, stance, plays[0].runners)


def _team(team: TeamFile, abilities: Mapping[str, Ability]) -> Team:
    batters = tuple(
        Batter(
            b.id, b.name, b.short, b.profile, _percents(b.odds), _faces(b.odds), b.portrait, b.quip,
            None if b.ability is None else abilities[b.ability],
        )
        for b in team.batters
    )
    pitchers = tuple(Pitcher(p.id, p.name, p.short, abilities[p.ability], p.portrait, p.quip) for p in team.pitchers)
    return Team(team.id, team.name, team.short, team.look, batters, pitchers)


def _percents(odds: Odds) -> tuple[int, ...]:
    return odds.out, odds.single, odds.double, odds.triple, odds.home_run


def _faces(odds: Odds) -> tuple[int, ...]:
    """Twenty faces, worst results on the lowest (ruling M2)."""
    return tuple(result for result, percent in enumerate(_percents(odds)) for _ in range(percent // 5))
