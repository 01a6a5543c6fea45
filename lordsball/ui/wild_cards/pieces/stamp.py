"""Results that are stamped over the table: STRIKE, BALL, HIT +3, OUT, WALK, CAUGHT, RUN."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import BALL_TEXT, LIME, NIGHT, OUT_TEXT, STRIKE_TEXT, WHITE

COLOURS = {
    "STRIKE": STRIKE_TEXT, "BALL": BALL_TEXT, "WALK": BALL_TEXT, "HIT": LIME, "RUN": LIME, "HOME": LIME,
    "OUT": OUT_TEXT, "CAUGHT": OUT_TEXT,
}
"""The colour of a stamp, by its first word."""


def draw_stamp(
    canvas: Canvas, cx: float, cy: float, words: str, progress: float = 1, colour: str = "", size: float = 62,
    room: float = 460,
) -> None:
    """Neon letters with their middle at (cx, cy): they fall upon the table, stay, and fade at the end.

    :param progress: 0 to 1 over the whole time the stamp is seen.
    """
    tone = colour or COLOURS.get(words.split(" ")[0].strip("!").upper(), "#c9a0ff")
    fall = max(0.0, 1 - progress / 0.16)
    alpha = min(1.0, progress / 0.08 + 0.05, max(0.0, (1 - progress) / 0.18))
    grown = round(size * (1 + 0.55 * fall * fall))
    canvas.halo(cx, cy, grown * 2.1, tone, 0.5 * alpha, sx=min(2.0, 0.5 + len(words) * 0.14), sy=0.72)
    canvas.outlined(words, "black", grown, cx, cy, mix(tone, WHITE, 0.78), tone, 2.4, mix(tone, NIGHT, 0.72), 5,
                    room=room, alpha=alpha)
