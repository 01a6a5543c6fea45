"""The card files of the rulebook's two teams as texts, for tests that change a word and look at what is said."""

from lordsball import paths
from lordsball.content.problems import Problems
from lordsball.games.monster_league.cards import Catalog, load, load_texts

SHIPPED = paths.cards() / "monster_league"
RULES, ABILITIES = "rules.yaml", "abilities.yaml"
GRAVEYARD, CANDY = "teams/graveyard_shift.yaml", "teams/candy_crushers.yaml"
RULEBOOK = (RULES, ABILITIES, GRAVEYARD, CANDY)


def texts() -> dict[str, str]:
    """Relative path to text of each card file of the rulebook."""
    return {path: text for path, text in load([SHIPPED]).texts.items() if path in RULEBOOK}


def edited(path: str, old: str, new: str) -> dict[str, str]:
    """The shipped texts with the first `old` of a file replaced."""
    shipped = texts()
    assert old in shipped[path], f"{path} does not say {old!r}"
    return {**shipped, path: shipped[path].replace(old, new, 1)}


def with_edit(path: str, old: str, new: str) -> Catalog:
    """The catalog of the shipped cards with the first `old` of a file replaced."""
    return load_texts(edited(path, old, new))


def messages(changed: dict[str, str]) -> list[str]:
    """What the loader says about these texts: errors or, if there are none, warnings."""
    try:
        return [str(problem) for problem in load_texts(changed, "cards").warnings]
    except Problems as found:
        return [str(problem) for problem in found.problems]
