"""A card in words: what it can be used for."""

from __future__ import annotations

from lordsball.games.lords.amounts import STAT_NAMES
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.phrases import players
from lordsball.games.phrasing import counted
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.card_faces import set_in_type
from lordsball.ui.table.board import Landmark


def card_landmark(cards: Catalog, card: str, box: Box) -> Landmark | None:
    """A card that lies face up; None for an id that no deck knows."""
    told = in_words(cards, card)
    return Landmark(f"card:{card}", box, *told) if told is not None else None


def in_words(cards: Catalog, card: str) -> tuple[str, str, str] | None:
    """A card's name, what it does, and the rule book's heading."""
    if card in cards.season:
        season = cards.season[card]
        strong, light = set_in_type(season.primary.text), set_in_type(season.secondary.text)
        return season.name, f"One of the two, for one series. Strong: {strong} Light: {light}", "Matchup.effect"
    if card in cards.spring:
        return cards.spring[card].name, _spring(cards, card), "SpringActions.choose_option"
    if card in cards.hot_stove:
        return cards.hot_stove[card].name, _winter(cards, card), "HotStoveActions.choose_option"
    if card in cards.bonus:
        return _bonus(cards, card)
    if card in cards.championship:
        tq = cards.championship[card].tq
        return (cards.championship[card].name, f"Team Quality {tq}. First to four games wins the Championship Series.",
                "ChampionshipSeries.compare")
    if card in cards.franchises:
        franchise = cards.franchises[card]
        return franchise.name, f"How a club begins, with Team Quality {franchise.tq}.", "setup"
    return None


def _trade(sides: object) -> str:
    one, other = (players(side.counts) for side in sides)  # type: ignore[attr-defined]
    return f"trade {one} for {other}, or back"


def _spring(cards: Catalog, card: str) -> str:
    spring = cards.spring[card]
    parts = ["make a Regular a Star"] if spring.upgrade != "none" else []
    if spring.call_up != "none":
        parts.append(f"call up a Prospect as a {'Star' if spring.call_up == 'star' else 'Regular'}")
    parts.append(_trade(spring.trade))
    parts.append(f"sign {counted(spring.sign.prospects, 'Prospect')} for ${spring.sign.pay}")
    if spring.fans:
        parts.append(f"gain {counted(spring.fans, 'Fan')}")
    return f"Use it once, for one of these: {'; '.join(parts)}."


def _winter(cards: Catalog, card: str) -> str:
    winter = cards.hot_stove[card]
    parts = (
        _trade(winter.trade), f"hire a Manager ({counted(winter.manager, 'reroll')})",
        f"build ({counted(winter.stadium, 'stadium action')})", f"move an office by {counted(winter.option, 'level')}",
        f"take {counted(winter.media, 'Media token')}",
    )
    return f"Use it once, for one of these: {'; '.join(parts)}."


def _bonus(cards: Catalog, card: str) -> tuple[str, str, str]:
    bonus = cards.bonus[card]
    last, between, leader = cards.rules.bonus_vp
    return (
        f"This year's Bonus card: {bonus.name}",
        f"At the year's end the owner with the most {STAT_NAMES[bonus.stat]} scores it. Leader, Middle and Last are "
        f"your place in Victory Points then: {leader} VP if you lead, {between} in the middle, {last} if you are last.",
        "SpringTraining.bonus_card",
    )
