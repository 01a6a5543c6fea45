"""Golden transcripts: whole games as the log tells them, one for each way a game can end.

python -m tests.games.wild_cards.transcripts        rewrites them; read the difference before you keep it
"""

from __future__ import annotations

from pathlib import Path

from lordsball.engine.chance import Chance
from lordsball.engine.position import Told
from lordsball.games.wild_cards import events
from lordsball.games.wild_cards.game import GAME
from lordsball.games.wild_cards.state import WildCards
from tests.games.wild_cards.positions import SHIPPED, TEAMS, turn_at

FOLDER = Path(__file__).parent / "transcripts"
GAMES: dict[str, int] = {
    "three_outs": 714,
    "nobody_left_to_bat": 694,
    "walk_off_hit": 1293,
    "walk_off_walk": 1307,
    "tie": 830,
    "emergency_draw_finds_nobody": 0,
}
"""The seed of each game."""
LAST_TURN = turn_at("reveal", half=2, batter="", decks=(["as_s03", "as_s04"], None), runs=[1, 2])


def started(seed: int) -> WildCards:
    """A game at its beginning; seed 0 is one in its last turn, with no Player left to bat."""
    if not seed:
        return LAST_TURN.t
    t = GAME.new(SHIPPED, {"teams": list(TEAMS)}, seed)
    assert isinstance(t, WildCards)
    return t


def played(seed: int) -> tuple[WildCards, list[Told], list[str]]:
    """A game of a seed: half sensible, half at random, always the same way. With all that was told, and the log."""
    t = started(seed)
    told: list[Told] = []
    log: list[str] = []

    def hear(one: Told) -> None:
        told.append(one)
        for line in GAME.words.lines(one.event, t):
            log.extend(
                ["", line.text, "-" * len(line.text)] if line.heading else [f"{line.chip:>3}  {line.text}".rstrip()]
            )

    if seed:
        t.tell = hear
    else:
        for one in LAST_TURN.told:
            hear(one)
    below = Chance(seed).below
    while t.decision is not None:
        options = t.decision.options
        lazy = t.decision.ask in ("discard", "keep", "trash") and below(3) > 0
        t.apply(options[-1] if lazy else options[below(len(options))])
    return t, told, log


def ending(t: WildCards, told: list[Told]) -> str:
    """How a game ended, as the position and the events say; "" for an end that no transcript is kept of."""
    kinds = [type(one.event) for one in told]
    if t.winners() == (0, 1):
        return "tie" if t.ends == ["outs", "outs"] else ""
    if events.NobodyFound in kinds:
        return "emergency_draw_finds_nobody"
    if t.ends == ["outs", "outs"]:
        return "three_outs"
    if t.ends == ["outs", "no_players"]:
        return "nobody_left_to_bat"
    if t.ends != ["outs", "walk_off"]:
        return ""
    last = [one.event for one in told if isinstance(one.event, events.RunnerMoved)][-1]
    return {"run": "walk_off_hit", "walk": "walk_off_walk"}.get(last.why, "")


def text(name: str) -> str:
    """The transcript of a game."""
    t, _, log = played(GAMES[name])
    score = ", ".join(f"{t.team(seat).short} {t.runs[seat]}" for seat in (t.first, 1 - t.first))
    return "\n".join([f"{name.replace('_', ' ')}: seed {GAMES[name]}", *log, "", score, ""])


def main() -> None:
    """Rewrite every transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text(name), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
