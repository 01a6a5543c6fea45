"""The cards of Wild Cards: the frozen catalog that a game is played with, and how it is read from files.

Files, below a folder of cards: `rules.yaml`, and one file a team, its whole deck in it, in `teams/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from os import PathLike, fspath
from typing import Any

from lordsball.content import catalog
from lordsball.content.catalog import Library
from lordsball.content.checking import check
from lordsball.content.drawable import Known
from lordsball.content.problems import Findings, Problem
from lordsball.content.vocabulary import Effect
from lordsball.games.wild_cards.card_files import (
    KINDS,
    RULES,
    TEAM,
    AbilityCard,
    Look,
    PlayerCard,
    Rules,
    SpecialCard,
    TeamFile,
)
from lordsball.games.wild_cards.checks import check_between, check_completeness, check_team, warn_about_art
from lordsball.games.wild_cards.names import BASES, PLAYER_ZONES, SPECIAL, WEATHER
from lordsball.games.wild_cards.needs import Need
from lordsball.games.wild_cards.verbs import Modifier

__all__ = ["Ability", "Card", "Catalog", "Look", "Rules", "Team", "changes", "load", "load_texts", "refrozen"]

IN_PLAY = frozenset((*PLAYER_ZONES, SPECIAL, WEATHER, BASES))
"""Where an ability works that names no place: wherever its card is in play (ruling W26)."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card: used by its coach, always in effect, or fired by what happens."""

    text: str
    name: str
    """The word on the button: the card's name, or the Team ability's own."""
    when: frozenset[str]
    """Windows it is used in; empty for the other two kinds."""
    pay: int
    once: str
    always: Modifier | None
    on: str
    zones: frozenset[str]
    """Where the card must lie."""
    needs: tuple[Need, ...]
    effects: tuple[Effect, ...]

    @property
    def own_words(self) -> str:
        """The ability as its verbs word it, to hold beside `text`."""
        does = self.always.own_words() if self.always else " ".join(effect.own_words() for effect in self.effects)
        needs = " and ".join(need.own_words() for need in self.needs)
        return f"{does} Only if {needs}." if needs else does


@dataclass(frozen=True, slots=True)
class Card:
    """A Player or a Special. A Team card is one too, with the team's id: it never moves."""

    id: str
    name: str
    short: str
    player: bool
    stars: int
    tags: frozenset[str]
    pitch: int
    bat: int
    catch: int
    vibes: int
    weather: bool
    quick: bool
    when: frozenset[str]
    """For a Special, the windows it can be turned up in."""
    portrait: str
    quip: str
    abilities: tuple[Ability, ...]
    uses: tuple[int, ...]
    """Which of the abilities are used by the coach."""
    modifiers: tuple[int, ...]
    """Which are always in effect."""
    fires: Mapping[str, tuple[int, ...]]
    """Which fire, by what happens."""

    def number(self, roll: str) -> int:
        """What the card adds to its own pitch, bat or catch rolls."""
        return self.pitch if roll == "pitch" else self.bat if roll == "bat" else self.catch


@dataclass(frozen=True, slots=True)
class Team:
    """A team: its Team card and its deck."""

    id: str
    name: str
    short: str
    motto: str
    look: Look
    card: Card
    deck: tuple[Card, ...]
    """Fourteen Players, then ten Specials."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """Everything a game of Wild Cards is played with. Never changes."""

    rules: Rules
    teams: tuple[Team, ...]
    card: Mapping[str, Card]
    """Every card by its id, Team cards included."""
    fingerprint: str
    """64 hex digits that change with what the cards say, not with comments or layout."""
    sources: Mapping[str, str]
    """Relative path of each card file to where it was read from."""
    texts: Mapping[str, str]
    """Relative path of each card file to its text, for saved games."""
    warnings: tuple[Problem, ...]
    used_in: Mapping[str, frozenset[str]]
    """For each window, the cards that have an ability to be used in it."""
    firing: Mapping[str, frozenset[str]]
    """For each thing that happens, the cards of which something may go off."""
    modifying: frozenset[str]
    """The cards with something that is always in effect."""
    contents: Mapping[str, Any] = field(repr=False)
    """The cards as plain data: what the fingerprint and the list of changes are made from."""

    def team(self, id: str) -> Team:
        """The team with this id; KeyError when there is none."""
        for team in self.teams:
            if team.id == id:
                return team
        raise KeyError(id)


def load(folders: Iterable[str | PathLike[str]], sprites: Known = None, letters: Known = None) -> Catalog:
    """Read the cards of these folders, each laid over the ones before.

    `sprites` (names below assets/sprites without .svg) and `letters` (what the typefaces can draw) add warnings about
    what is missing. Raises `Problems` with every mistake of every file.
    """
    findings = Findings()
    places = [fspath(folder) for folder in folders]
    library = catalog.gather(places, KINDS, findings)
    return _catalog(library, places[0] if places else "cards", sprites, letters, findings)


def load_texts(texts: Mapping[str, str], name: str = "saved game") -> Catalog:
    """The same from the `texts` of an earlier catalog, with the same checks; messages show `name` for the folder."""
    findings = Findings()
    return _catalog(catalog.from_texts(texts, name, KINDS, findings), name, None, None, findings)


def changes(old: Catalog, new: Catalog) -> list[str]:
    """What the new cards say otherwise, a sentence each: `Slam Dunkirk: bat 5 → 6`."""
    return catalog.changes(old.contents, new.contents)


def _catalog(library: Library, where: str, sprites: Known, letters: Known, findings: Findings) -> Catalog:
    rule_files, team_files = (library.documents(kind, findings) for kind in (RULES, TEAM))
    check_completeness(library, where, findings)
    check_between(team_files, len(team_files) == len(library.paths(TEAM)), findings)
    warn_about_art([*rule_files, *team_files], team_files, sprites, letters, findings)
    rules = [file for d in rule_files if (file := check(Rules, d, findings))]
    teams = []
    for document in team_files:
        if team := check(TeamFile, document, findings):
            teams.append(team)
            check_team(team, document, findings)
    warnings = findings.settle()
    return _frozen(rules[0], sorted(teams, key=lambda team: team.id), library, warnings)


def _frozen(rules: Rules, files: list[TeamFile], library: Library, warnings: tuple[Problem, ...]) -> Catalog:
    teams = tuple(map(_team, files))
    contents = {
        "rules": rules.model_dump(mode="json", by_alias=True),
        "teams": [file.model_dump(mode="json", by_alias=True, serialize_as_any=True) for file in files],
    }
    return Catalog(
        rules=rules,
        teams=teams,
        fingerprint=catalog.fingerprint(contents),
        sources=dict(library.sources),
        texts=dict(library.texts),
        warnings=warnings,
        contents=contents,
        **_laid_out(teams),
    )


def refrozen(cards: Catalog, card: Card) -> Catalog:
    """The same cards with this one in the place of the one of its id: to try it out, not to be saved."""
    teams = tuple(
        replace(team, deck=tuple(card if each.id == card.id else each for each in team.deck)) for team in cards.teams
    )
    return replace(cards, teams=teams, **_laid_out(teams))


def _laid_out(teams: Iterable[Team]) -> dict[str, Any]:
    """The fields of a catalog that follow from its teams."""
    every = {card.id: card for team in teams for card in (team.card, *team.deck)}
    return {
        "card": every,
        "used_in": _by_word((card.id, ability.when) for card in every.values() for ability in card.abilities),
        "firing": _by_word((card.id, card.fires) for card in every.values()),
        "modifying": frozenset(card.id for card in every.values() if card.modifiers),
    }


def _by_word(pairs: Iterable[tuple[str, Iterable[str]]]) -> Mapping[str, frozenset[str]]:
    """From cards with words to each word's cards."""
    found: dict[str, set[str]] = {}
    for card, words in pairs:
        for word in words:
            found.setdefault(word, set()).add(card)
    return {word: frozenset(ids) for word, ids in found.items()}


def _team(file: TeamFile) -> Team:
    abilities = tuple(_ability(ability, ability.name, frozenset(("team",))) for ability in file.abilities)
    card = _card(file.id, file.name, file.short, abilities, vibes=file.vibes, portrait=file.look.emblem)
    deck = (*map(_player, file.players), *map(_special, file.specials))
    return Team(file.id, file.name, file.short, file.motto, file.look, card, deck)


def _player(file: PlayerCard) -> Card:
    return _card(
        file.id, file.name, file.short, tuple(_ability(a, file.short) for a in file.abilities), player=True,
        stars=file.stars, tags=frozenset(file.tags), pitch=file.pitch, bat=file.bat, catch=file.catch,
        vibes=file.vibes, portrait=file.portrait, quip=file.quip,
    )


def _special(file: SpecialCard) -> Card:
    return _card(
        file.id, file.name, file.short, tuple(_ability(a, file.short) for a in file.abilities), vibes=file.vibes,
        weather=file.weather, quick=file.quick, when=frozenset(file.when), portrait=file.portrait, quip=file.quip,
    )


def _card(id: str, name: str, short: str, abilities: tuple[Ability, ...], **given: Any) -> Card:
    fires: dict[str, tuple[int, ...]] = {}
    for number, ability in enumerate(abilities):
        if ability.on:
            fires[ability.on] = (*fires.get(ability.on, ()), number)
    plain: dict[str, Any] = {
        "player": False, "stars": 0, "tags": frozenset(), "pitch": 0, "bat": 0, "catch": 0, "weather": False,
        "quick": False, "when": frozenset(), "quip": "",
    }
    return Card(
        id, name, short, abilities=abilities, fires=fires,
        uses=tuple(n for n, a in enumerate(abilities) if a.when),
        modifiers=tuple(n for n, a in enumerate(abilities) if a.always),
        **{**plain, **given},
    )


def _ability(file: AbilityCard, name: str, zones: frozenset[str] = IN_PLAY) -> Ability:
    always = file.always if "always" in file.model_fields_set else None
    use = file.use
    return Ability(
        file.text, name, frozenset(use.when), use.pay, use.once, always, file.on, frozenset(file.where) or zones,
        file.needs, file.do,
    )
