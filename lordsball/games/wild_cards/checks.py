"""What is checked about team files beyond the types of their keys: ids, names, and abilities that could never work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lordsball.content.catalog import Library
from lordsball.content.documents import Document, Loc
from lordsball.content.drawable import Known, warn_about_letters, warn_about_pictures
from lordsball.content.problems import Findings, Place, did_you_mean, found, listed
from lordsball.content.references import each_exists, each_once, ids, names_once
from lordsball.content.told_numbers import warn_about_numbers
from lordsball.games.wild_cards.card_files import RULES, TEAM, AbilityCard, PlayerCard, SpecialCard, TeamFile
from lordsball.games.wild_cards.names import AT_BAT, HIT_WINDOWS, PLAYER_ZONES, ROLL_WINDOWS, ZONE_WORDS
from lordsball.games.wild_cards.verbs import ON_ROLLS, Cancel, Potential, ToShadows

ABILITIES = ("abilities", "*", "needs", "*")
CARDS = ("players", "specials")
PICTURES = (
    ("wild_cards/portraits/", ("players", "*", "portrait")),
    ("wild_cards/specials/", ("specials", "*", "portrait")),
    ("wild_cards/emblems/", ("look", "emblem")),
)


def check_completeness(library: Library, where: str, findings: Findings) -> None:
    """Rules and two teams: the least that can be played."""
    if not library.sources:
        return  # no card file at all, which is said already
    for kind, least in ((RULES, 1), (TEAM, 2)):
        there = len(library.paths(kind))
        if there < least:
            text = f"found {there or 'no'} {kind.name} file, expected at least {least} ({listed(kind.patterns)})"
            findings.error(Place(where), "", text)


def check_between(documents: list[Document], all_read: bool, findings: Findings) -> None:
    """Ids are used once in all teams; conditions speak of cards and tags that exist."""
    cards = ids(documents, ("id",), ("players", "*", "id"), ("specials", "*", "id"))
    known = each_once(cards, findings)
    for key in ("name", "short"):
        names_once(documents, [(key,)], findings, fatal=False)
    if not all_read:
        return  # what a file that could not be read holds would seem to be missing
    specials = {value: known[value] for _, _, value in ids(documents, ("specials", "*", "id"))}
    weathers = ids(documents, *((kind, "*", *ABILITIES, "weather_is") for kind in CARDS))
    each_exists(weathers, specials, "Special", findings)
    tags = {value: document.place(loc) for document, loc, value in ids(documents, ("players", "*", "tags", "*"))}
    for document, loc, value in ids(
        documents, *((kind, "*", *ABILITIES, key) for kind in CARDS for key in ("facing", "team_mate"))
    ):
        if value not in tags:
            text = f"found the tag {found(value)} that no Player has{did_you_mean(value, tags)}"
            findings.warn(document.place(loc), document.path(loc), text)


def check_team(team: TeamFile, document: Document, findings: Findings) -> None:
    """Names are used once, and every ability can work where its card can lie."""
    for key in ("name", "short"):
        names_once([document], [(kind, "*", key) for kind in CARDS], findings, fatal=True)
    for number, power in enumerate(team.abilities):
        loc: Loc = ("abilities", number)
        for wrong in _wrong_with(power, frozenset(power.use.when)):
            findings.error(document.place(loc), document.path(loc), wrong)
        if "use" not in power.model_fields_set or power.where:
            text = "found a Team ability that is not used, or tied to a zone, expected use without in"
            findings.error(document.place(loc), document.path(loc), text)
    for spot, card in _cards(team):
        if not card.abilities:
            text = "found no abilities, expected at least one: every card has something it can do"
            findings.warn(document.place(spot), document.path(spot), text)
        for number, ability in enumerate(card.abilities):
            here: Loc = (*spot, "abilities", number)
            windows = ability.use.when
            if isinstance(card, SpecialCard) and ability.on == "flipped":
                windows = card.when
            for wrong in (*_wrong_with(ability, frozenset(windows)), *_wrong_place(ability, card)):
                findings.error(document.place(here), document.path(here), wrong)


def _cards(team: TeamFile) -> Iterator[tuple[Loc, PlayerCard | SpecialCard]]:
    """Every card of the deck and where it stands in the file."""
    yield from ((("players", place), card) for place, card in enumerate(team.players))
    yield from ((("specials", place), card) for place, card in enumerate(team.specials))


def _wrong_with(ability: AbilityCard, windows: frozenset[str]) -> Iterator[str]:
    """Verbs in windows where they can do nothing."""
    for effect in ability.do:
        if isinstance(effect, ON_ROLLS):
            if ability.on == "doubles":
                continue
            fits, wanted = ROLL_WINDOWS, "windows after rolls (pitch, bat, catch and those with their_)"
        elif isinstance(effect, Potential):
            fits, wanted = HIT_WINDOWS, "the windows hit or their_hit"
        elif isinstance(effect, Cancel):
            fits, wanted = frozenset(("their_special",)), "the window their_special"
        else:
            continue
        if not windows or not windows <= fits:
            there = listed(sorted(windows)) if windows else "no window"
            yield f"found {effect.verb()} in {there}, expected only {wanted}"


def _vanishes(ability: AbilityCard) -> bool:
    return any(isinstance(effect, ToShadows) and effect.what == "this" for effect in ability.do)


def _wrong_place(ability: AbilityCard, card: object) -> Iterator[str]:
    """Zones a card never lies in while its ability could work."""
    if isinstance(card, SpecialCard):
        never = [zone for zone in ability.where if zone in (*PLAYER_ZONES, "bases")]
        if ability.on == "flipped" and ability.where:
            yield "found in beside on: flipped, expected a Special to work wherever it is turned up"
        elif never:
            yield f"found {listed(never)} for a Special, expected special or weather"
        elif card.weather != ("weather" in ability.where) and ability.where:
            yield f"found {listed(ability.where)}, expected {ZONE_WORDS['weather' if card.weather else 'special']}"
        if ability.always.for_ == "self" and "always" in ability.model_fields_set and not ability.always.free_keep:
            yield "found a modifier for self on a Special, expected for: ours, theirs or everyone"
    elif ability.on != "out" and _vanishes(ability) and (not ability.where or AT_BAT in ability.where):
        yield "found shadow: this At Bat, expected only on: out, for somebody has to bat; else say in without at_bat"
    elif wrong := [zone for zone in ability.where if zone in ("special", "weather")]:
        yield f"found {listed(wrong)} for a Player, expected mound, outfield, at_bat or bases"


def warn_about_art(
    documents: Iterable[Document], teams: Iterable[Document], sprites: Known, letters: Known, findings: Findings
) -> None:
    """Warn about pictures and letters that cannot be drawn."""
    for document in documents:
        warn_about_letters(document, letters, findings)
        warn_about_numbers(document, findings)
    for document in teams:
        warn_about_pictures(PICTURES, document, sprites, findings)
