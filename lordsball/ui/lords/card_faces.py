"""What is printed on the cards of Lords of Baseball: from the catalog's cards to the faces that the pieces draw."""

import re

from lordsball.games.lords.card_files import (
    BonusCard,
    ChampionshipCard,
    FranchiseCard,
    HotStoveCard,
    SeasonCard,
    SpringCard,
)
from lordsball.games.lords.cards import Catalog
from lordsball.ui.lords.card_pictures import scenes
from lordsball.ui.lords.figures import MINUS, STAT_ICONS, figures, short_figures, short_trade, trade
from lordsball.ui.lords.pieces.faces import (
    BonusFace,
    Face,
    FranchiseFace,
    OpponentFace,
    Option,
    SeasonFace,
    SpringFace,
    StoveFace,
)
from lordsball.ui.lords.pieces.picture.scene import Scene

NONE = "none"


def season_face(card: SeasonCard, scene: Scene) -> SeasonFace:
    """A Regular Season card, with its picture."""
    one, other = card.primary, card.secondary
    return SeasonFace(
        card.name, card.number, scene, set_in_type(one.text), figures(one.do), short_figures(one.do),
        set_in_type(other.text), short_figures(other.do),
    )


def set_in_type(text: str) -> str:
    """A card's text with real minus signs."""
    return re.sub(r"(?<![\w)])-(?=\d)", MINUS, text)


def spring_face(card: SpringCard) -> SpringFace:
    """A Spring Training card; its options in the order of the rules: Upgrade, Call-Up, Trade, Sign, Fans."""
    up, called = card.upgrade != "none", card.call_up != "none"
    to = "{star}" if card.call_up == "star" else "{regular}"
    money, signed, fans = card.sign.pay, card.sign.prospects, card.fans
    return SpringFace(card.name, card.text, (
        Option("upgrade", "Upgrade", "1 {regular} › 1 {star}", "{regular}›{star}" if up else NONE, up),
        Option("farm_system", "Call up", f"1 {{prospect}} › 1 {to}", f"{{prospect}}›{to}" if called else NONE, called),
        Option("trade", "Trade", trade(card.trade), short_trade(card.trade)),
        Option("sign", "Sign", f"${money} › {signed} {{prospect}}", f"${money}›{signed}{{prospect}}"),
        Option("fans", "Fans", f"+{fans} {{fans}}", f"+{fans}{{fans}}" if fans else NONE, fans > 0),
    ))


def stove_face(card: HotStoveCard) -> StoveFace:
    """A Hot Stove card; its options in the order of the rules: Trade, Manager, Stadium, Office, Media."""
    rolls, built, moved, told = card.manager, card.stadium, card.option, card.media
    return StoveFace(card.name, card.text, (
        Option("trade", "Trade", trade(card.trade), short_trade(card.trade)),
        Option("manager", "Manager", f"{rolls} {'reroll' if rolls == 1 else 'rerolls'}", f"{rolls}{{dice}}"),
        Option("stadium", "Stadium", f"{built} {'action' if built == 1 else 'actions'}", f"{built}{{stadium}}"),
        Option("front_office", "Office", f"{moved} {{front_office}} / {{farm_system}}",
               f"{moved}{{front_office}}/{{farm_system}}"),
        Option("media", "Media", f"+{told} {{media}}", f"+{told}{{media}}"),
    ), card.event.name, set_in_type(card.event.text))


def bonus_face(card: BonusCard, worth: tuple[int, ...]) -> BonusFace:
    """A Bonus card; `worth` is what it gives to the last in Victory Points, to those between, and to the leader."""
    shares = tuple((label, str(vp)) for label, vp in zip(("Leader", "Middle", "Last"), reversed(worth), strict=True))
    return BonusFace(card.name, card.text, STAT_ICONS[card.stat].split("}")[0].removeprefix("{"), shares)


def franchise_face(card: FranchiseCard) -> FranchiseFace:
    """A Franchise card."""
    return FranchiseFace(card.name, card.text, (
        ("cash", "Cash", f"${card.cash}"),
        ("star", "Stars", str(card.stars)),
        ("front_office", "Front Office", str(card.front_office)),
        ("regular", "Regulars", str(card.regulars)),
        ("farm_system", "Farm System", str(card.farm_system)),
        ("prospect", "Prospects", str(card.prospects)),
        ("manager", "Manager", str(card.manager) if card.manager else "–"),
    ), card.tq)


def opponent_face(card: ChampionshipCard) -> OpponentFace:
    """A Championship card."""
    return OpponentFace(card.name, card.short, card.text, card.tq)


def face_of(cards: Catalog, card: str) -> Face | None:
    """The face of any card by its id; None for an id that no deck knows."""
    if card in cards.season:
        return season_face(cards.season[card], scenes(cards)[card])
    if card in cards.spring:
        return spring_face(cards.spring[card])
    if card in cards.hot_stove:
        return stove_face(cards.hot_stove[card])
    if card in cards.bonus:
        return bonus_face(cards.bonus[card], cards.rules.bonus_vp)
    if card in cards.franchises:
        return franchise_face(cards.franchises[card])
    if card in cards.championship:
        return opponent_face(cards.championship[card])
    return None
