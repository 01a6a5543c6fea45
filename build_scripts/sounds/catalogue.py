"""Every sound by name: its family, how it is made, and in how many takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sounds.creatures import bells, boo, giggle, growl, howl, shadow, steal, sun, thunder, wind, zap
from sounds.crowd import applause, cheer, crowd_bed, gasp, groan, swell
from sounds.field import bat, dirt, mitt, plate, steps, umpire, whiff
from sounds.music import music_lords, music_monster_league, music_title, music_wild_cards
from sounds.office import (
    curtain,
    hammer,
    hat,
    hover,
    lamp,
    page_turn,
    passed,
    pen,
    press,
    pressed,
    refused,
    seal,
    stamp,
    telegraph,
    till,
)
from sounds.organist import ORGAN, organ_tune
from sounds.pieces import (
    card_deal,
    card_flip,
    card_lay,
    card_shuffle,
    card_slide,
    chip,
    coin_land,
    coin_toss,
    dice_shake,
    dice_throw,
    money,
    wheel_slow,
    wheel_stop,
    wheel_tick,
)
from sounds.signals import Signal


class Sound(NamedTuple):
    """How a sound is made, in how many takes, and with which arguments of its recipe."""

    family: str
    make: Callable[..., Signal]
    takes: int = 1
    given: dict[str, Any] = {}


CATALOGUE: dict[str, Sound] = {
    "wheel_tick": Sound("wheel", wheel_tick, 3),
    "wheel_slow": Sound("wheel", wheel_slow),
    "wheel_stop": Sound("wheel", wheel_stop),
    "coin_toss": Sound("pieces", coin_toss),
    "coin_land": Sound("pieces", coin_land, 3),
    **{f"dice_shake_{n}": Sound("dice", dice_shake, 3, {"dice": n}) for n in (1, 2, 3)},
    **{f"dice_throw_{n}": Sound("dice", dice_throw, 3, {"dice": n}) for n in (1, 2, 3)},
    "card_slide": Sound("cards", card_slide, 3),
    "card_flip": Sound("cards", card_flip, 3),
    "card_deal": Sound("cards", card_deal, 3),
    "card_lay": Sound("cards", card_lay, 3),
    "card_shuffle": Sound("cards", card_shuffle, 3),
    "chip": Sound("pieces", chip, 3),
    "money": Sound("pieces", money, 3),
    "stamp": Sound("paper", stamp, 3),
    "seal": Sound("paper", seal),
    "page_turn": Sound("paper", page_turn, 3),
    "pen": Sound("paper", pen, 3),
    "telegraph": Sound("paper", telegraph),
    "press": Sound("paper", press),
    "till": Sound("pieces", till),
    "hammer": Sound("pieces", hammer, 3),
    "hat": Sound("pieces", hat),
    "button_hover": Sound("buttons", hover),
    "button_press": Sound("buttons", pressed, 3),
    "button_refuse": Sound("buttons", refused),
    "lamp": Sound("buttons", lamp, 3),
    "bat_foul": Sound("field", bat, 3, {"result": "foul"}),
    "bat_out": Sound("field", bat, 3, {"result": "out"}),
    "bat_single": Sound("field", bat, 3, {"result": "single"}),
    "bat_double": Sound("field", bat, 2, {"result": "double"}),
    "bat_triple": Sound("field", bat, 1, {"result": "triple"}),
    "bat_homer": Sound("field", bat, 2, {"result": "homer"}),
    "mitt": Sound("field", mitt, 3),
    "whiff": Sound("field", whiff, 3),
    "dirt": Sound("field", dirt, 3),
    "steps": Sound("field", steps, 3),
    "plate": Sound("field", plate, 3),
    "umpire_strike": Sound("voices", umpire, 3, {"pitch": (150, 210, 180), "vowels": "uai", "s": 0.42}),
    "umpire_out": Sound("voices", umpire, 1, {"pitch": (190, 215, 120), "vowels": "aou", "s": 0.5}),
    "umpire_safe": Sound("voices", umpire, 1, {"pitch": (140, 200, 195, 170), "vowels": "eei", "s": 0.55}),
    "umpire_ball": Sound("voices", umpire, 1, {"pitch": (150, 155, 125), "vowels": "oao", "s": 0.36}),
    "giggle_small": Sound("voices", giggle, 3, {"base": 520, "size": 1.5, "many": 5, "vowel": "i"}),
    "giggle_round": Sound("voices", giggle, 2, {"base": 260, "size": 1.25, "many": 4, "vowel": "o"}),
    "howl": Sound("voices", howl),
    "boo": Sound("voices", boo),
    "growl": Sound("voices", growl),
    "crowd_calm": Sound("bed", crowd_bed, 1, {"tense": False}),
    "crowd_tense": Sound("bed", crowd_bed, 1, {"tense": True}),
    "crowd_swell": Sound("crowd", swell),
    "crowd_cheer_small": Sound("crowd", cheer, 3, {"s": 1.3, "people": 8, "rise": 0.25, "density": 50}),
    "crowd_cheer_large": Sound(
        "crowd", cheer, 2, {"s": 2.6, "people": 26, "rise": 0.25, "density": 160, "whistles": 2}
    ),
    "crowd_roar": Sound("crowd", cheer, 1, {"s": 3.6, "people": 40, "rise": 0.16, "density": 220, "whistles": 4}),
    "crowd_groan": Sound("crowd", groan, 3),
    "crowd_gasp": Sound("crowd", gasp, 2),
    "crowd_applause": Sound("crowd", applause, 1, {"s": 2.6, "density": 260}),
    "crowd_polite": Sound("crowd", applause, 1, {"s": 1.4, "density": 60}),
    **{f"organ_{name}": Sound("organ", organ_tune, 1, {"name": name}) for name in ORGAN},
    "sting_right": Sound("effects", bells, 1, {"notes": ("g5", "d6"), "gap": 0.09, "t60": 0.5}),
    "sting_wrong": Sound("effects", bells, 1, {"notes": ("a4", "f4"), "gap": 0.14, "t60": 0.4}),
    "sting_done": Sound("effects", bells, 1, {"notes": ("c5", "e5", "g5", "c6", "e6"), "gap": 0.1, "t60": 0.8}),
    "sting_hint": Sound("effects", bells, 1, {"notes": ("e5",), "gap": 0.0, "t60": 0.5}),
    "pass_tick": Sound("buttons", passed, 3),
    "curtain_close": Sound("effects", curtain),
    "curtain_open": Sound("effects", lambda r: curtain(r)[::-1].copy()),
    "vibe_gain": Sound("effects", bells, 2, {"notes": ("a5", "c#6", "e6", "a6"), "gap": 0.05}),
    "vibe_pay": Sound("effects", bells, 1, {"notes": ("e6", "c#6", "a5"), "gap": 0.06, "t60": 0.4}),
    "vibe_lose": Sound("effects", bells, 1, {"notes": ("eb6", "c6", "a5", "f#5"), "gap": 0.08, "t60": 0.5}),
    "vibe_steal": Sound("effects", steal),
    "token_spend": Sound("effects", bells, 1, {"notes": ("d5", "ab5", "d6"), "gap": 0.07, "t60": 0.8}),
    "neon_zap": Sound("effects", zap, 2),
    "shadow": Sound("effects", shadow, 2),
    "weather_storm": Sound("effects", thunder),
    "weather_wind": Sound("effects", wind),
    "weather_clear": Sound("effects", sun),
    "music_lords": Sound("music", music_lords),
    "music_wild_cards": Sound("music", music_wild_cards),
    "music_monster_league": Sound("music", music_monster_league),
    "music_title": Sound("music", music_title),
}

TAKES = (1.0, 1.035, 0.97)
"""How fast each take of a sound is played: no two are quite in tune with each other."""


def files_of(name: str) -> list[str]:
    """The files of a sound: under its name, or with a letter for each take."""
    takes = CATALOGUE[name].takes
    return [f"{name}.ogg"] if takes == 1 else [f"{name}_{letter}.ogg" for letter in "abc"[:takes]]
