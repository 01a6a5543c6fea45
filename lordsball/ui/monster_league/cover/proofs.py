"""Every place that shows a monster in full, for `check`: the big cards, and the pitchers' dock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lordsball.games.monster_league.cards import Catalog
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.monster_league.card_faces import batter_face, pitcher_face
from lordsball.ui.monster_league.field.dock import Defense, DockView, OnDuty
from lordsball.ui.monster_league.pieces.inspector import draw_batter_inspector, draw_pitcher_inspector
from lordsball.ui.table.proofs import Loc, Proof


def proofs(cards: Catalog) -> Iterator[Proof]:
    """A proof of each card, one a place."""
    def batter_card(canvas: Canvas, face: Any) -> None:
        draw_batter_inspector(canvas, 0, 0, face)

    def pitcher_card(canvas: Canvas, content: Any) -> None:
        draw_pitcher_inspector(canvas, 0, 0, *content)

    for team in cards.teams:
        for number, batter in enumerate(team.batters):
            face = batter_face(team, number)
            yield Proof("batters", batter.id, "the big card", batter_card, face, {("name",): batter.name})
        dock = [
            OnDuty(pitcher_face(team, n), p.short, p.ability.name, p.ability.text, cards.rules.tokens, False)
            for n, p in enumerate(team.pitchers)
        ]
        for number, pitcher in enumerate(team.pitchers):
            power = pitcher.ability
            content = (pitcher_face(team, number), power.name, power.rules)
            yield Proof("pitchers", pitcher.id, "the big card", pitcher_card, content, {("name",): pitcher.name})
            told: dict[Loc, str] = {("name",): power.name, ("rules",): power.rules}
            yield Proof("abilities", power.id, "the big card", pitcher_card, content, told)
            table = Defense(dock[number], dock[1 - number], True, "", cards.rules.tokens, False, False)
            told = {("name",): power.name, ("text",): power.text}
            yield Proof("abilities", power.id, "the table", DockView().paint, table, told)
            table = Defense(dock[1 - number], dock[number], True, "", cards.rules.tokens, False, False)
            yield Proof("pitchers", pitcher.id, "the table", DockView().paint, table, {("short",): pitcher.short})
