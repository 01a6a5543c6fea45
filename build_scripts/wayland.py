#!/usr/bin/env python3
"""Drive the program under Wayland, on monitors of different scale, with a pointer and keys, as a person would.

    .venv/bin/python build_scripts/wayland.py [FOLDER]

Weston, a Wayland server, runs without a screen: each of its monitors is a window on a virtual X display, where pointer,
keys and pictures come from. The program opens at 100 and at 200 %, a game is played, and every pixel it draws must be a
pixel of the monitor. Then it is dragged to a monitor of another scale, fills that, and the monitor is pulled out.
Pictures stay in FOLDER (build/wayland). Needs weston and what real_window.py needs. Ends with 0 when everything held,
else with a sentence about the first thing that did not. (150 % takes a newer weston than Debian 12 has.)
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
from real_window import PATIENCE, PRIMARY, TOP, UNITS, Failed, Size, Window, difference, display, surroundings

SOCKET = "lordsball-test"
PLAY = (1140, 553)
"""The button below the poster of Monster League, on the canvas."""
BACKGROUND = (255, 0, 255)
"""Of the empty desktop: a color the game never fills a line with, so that the window is found on the picture."""
PIXELS: Size = (2560, 1440)
"""Of each monitor, whatever its scale."""
FRAME = 60
"""Pixels between two monitors on the X display: room for the borders that a window manager gives them."""


def main() -> None:
    """The whole visit; see the module."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else TOP / "build" / "wayland").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        try:
            for scale in (1, 2):
                with weston([scale]) as surroundings_of_it:
                    a_game(scale, surroundings_of_it, Path(temporary) / f"at {scale}", folder)
            with weston([1, 2]) as surroundings_of_it:
                two_monitors(surroundings_of_it, Path(temporary) / "two", folder)
        except Failed as failed:
            sys.exit(f"under Wayland: {failed}")
    print(f"Wayland held; pictures are in {folder}")


# --- what is tried ------------------------------------------------------------------------------------------------


def a_game(scale: int, env: dict[str, str], data: Path, folder: Path) -> None:
    """Open a game by a click, play it by clicks and keys, and hold what is drawn beside what the monitor shows."""
    points = (960, 540)
    with OnWayland(env, folder, "--data-dir", str(data), "--seed", "7", "--size", f"{points[0]}x{points[1]}") as window:
        window.until_painted()
        time.sleep(1.0)  # weston lets a new window fade in
        wanted = (points[0] * scale, points[1] * scale)
        if window.size() != wanted:
            raise Failed(f"at {scale}00 % a window of {points} points has {window.size()} pixels, expected {wanted}")
        window.changes("a click on Play", lambda: window.click(PLAY))
        window.changes("Space at the setup", lambda: window.keys("space"))
        for _ in range(8):
            window.keys("space")
            time.sleep(0.2)
        for _ in range(4):
            window.click(PRIMARY)
            time.sleep(0.3)
        if not any((data / "saves").rglob("*.json")):
            raise Failed(f"at {scale}00 % nothing is saved after many actions")
        window.keep(f"{scale}00 percent")
        window.changes("Escape at the table", lambda: window.keys("Escape"))
        window.is_crisp(data, f"at {scale}00 %")  # here, where nothing moves between the two pictures
        window.keep(f"{scale}00 percent, pause")
    print(f"at {scale}00 % a game was played, in pixels of the monitor")


def two_monitors(env: dict[str, str], data: Path, folder: Path) -> None:
    """From a monitor of 100 % to one of 200 %, full screen there, and on when that monitor is gone."""
    with OnWayland(env, folder, "--data-dir", str(data), "--seed", "7", "--size", "960x540") as window:
        window.until_painted()
        window.drag_to_other()
        window.until(lambda: window.size() == (1920, 1080), "on the monitor of 200 % it kept the pixels of 100 %")
        window.until_painted()
        window.is_crisp(data, "on the second monitor")
        window.keep("second monitor")
        window.changes("a click after the move", lambda: window.click(PLAY))
        window.keys("F11")
        window.until(lambda: window.size() == PIXELS, "F11 did not fill the second monitor")
        window.until_painted()
        window.keep("second monitor, full screen")
        window.pull_out()
        window.until_painted()
        window.changes("Escape once the monitor was gone", lambda: window.keys("Escape"))
        window.keep("the monitor pulled out")
    print("it moves between monitors of 100 and 200 %, and outlives one that is pulled out")


# --- how it is done -----------------------------------------------------------------------------------------------


@contextmanager
def weston(scales: Sequence[int]) -> Iterator[dict[str, str]]:
    """A Wayland server with a monitor for each scale, side by side; the environment of its guests."""
    monitors = "".join(
        f"[output]\nname=X{n}\nmode={PIXELS[0] // scale}x{PIXELS[1] // scale}\nscale={scale}\n"
        for n, scale in enumerate(scales, 1)
    )
    with (
        display(((PIXELS[0] + FRAME) * len(scales), PIXELS[1] + FRAME)) as name,
        tempfile.TemporaryDirectory() as folder,
        open(Path(folder) / "log", "w+", encoding="utf-8") as log,
    ):
        settings = Path(folder) / "weston.ini"
        red, green, blue = BACKGROUND
        settings.write_text(
            "[core]\nidle-time=0\n[shell]\nlocking=false\npanel-position=none\nanimation=none\nstartup-animation=none\n"
            f"background-color=0xff{red:02x}{green:02x}{blue:02x}\nbackground-type=tile\nbackground-image=none\n"
            + monitors,
            encoding="utf-8",
        )
        env = surroundings(name) | {"XDG_RUNTIME_DIR": folder}
        # Under Wayland, unlike X, SDL has no other way to show a picture.
        del env["SDL_FRAMEBUFFER_ACCELERATION"]
        command = ["weston", "--backend=x11-backend.so", "--use-pixman", f"--config={settings}", f"--socket={SOCKET}"]
        try:
            server = subprocess.Popen(
                [*command, f"--output-count={len(scales)}"], env=env, stdout=log, stderr=subprocess.STDOUT
            )
        except FileNotFoundError:
            raise Failed("weston is not there; on Debian it is the package of that name") from None
        try:
            _until_up(server, Path(folder) / SOCKET, log.name)
            for n, window in enumerate(monitors_of(env)):
                subprocess.run(
                    ["xdotool", "windowmove", window, str(n * (PIXELS[0] + FRAME)), "0"], env=env, check=True
                )
            yield env | {"WAYLAND_DISPLAY": SOCKET, "SDL_VIDEODRIVER": "wayland"}
        finally:
            server.terminate()
            server.wait()


def _until_up(server: "subprocess.Popen[bytes]", socket: Path, log: str) -> None:
    limit = time.monotonic() + PATIENCE
    while not socket.exists():
        if server.poll() is not None or time.monotonic() > limit:
            raise Failed(f"weston did not start: {Path(log).read_text(encoding='utf-8')[-400:]}")
        time.sleep(0.1)
    time.sleep(1.5)  # until the desktop is painted


def monitors_of(env: dict[str, str]) -> list[str]:
    """The X windows that are weston's monitors, in order."""
    found = subprocess.run(
        ["xdotool", "search", "--class", "weston"], env=env, capture_output=True, text=True, check=False
    ).stdout.split()
    return sorted(found, key=int)


class OnWayland(Window):
    """The program in a window of weston, found on the picture of the monitor by what is not empty desktop."""

    def __init__(self, env: dict[str, str], folder: Path, *words: str) -> None:
        self.monitor = 0
        super().__init__(env["DISPLAY"], folder, *words, env=env)

    def _found(self) -> bool:
        found = monitors_of(self.env)
        self.id = found[self.monitor] if len(found) > self.monitor else ""
        return bool(self.id) and self.place().width > 100

    def monitor_picture(self) -> pygame.Surface:
        """All that the monitor shows."""
        return super().picture()

    def place(self) -> pygame.Rect:
        """Where the window lies on its monitor, in pixels."""
        shown = self.monitor_picture()
        empty = pygame.mask.from_threshold(shown, BACKGROUND, (8, 8, 8, 255))
        empty.invert()
        window = empty.connected_component()
        return window.get_bounding_rects()[0] if window.count() else pygame.Rect(0, 0, 0, 0)

    def picture(self) -> pygame.Surface:
        shown = self.monitor_picture()
        return shown.subsurface(self.place().clip(shown.get_rect())).copy()

    def size(self) -> Size:
        return self.place().size

    def _point_at(self, place: tuple[float, float]) -> None:
        window = self.place()
        k = min(window.width / UNITS[0], window.height / UNITS[1])
        x = window.x + (window.width - UNITS[0] * k) / 2 + place[0] * k
        y = window.y + (window.height - UNITS[1] * k) / 2 + place[1] * k
        # In two moves: with the first the pointer comes in, and weston says so.
        for aside in (5, 0):
            self._do("xdotool", "mousemove", "--window", self.id, str(round(x) + aside), str(round(y)))
            time.sleep(0.2)

    def click(self, place: tuple[float, float]) -> None:
        self._point_at(place)
        self._do("xdotool", "click", "1")

    def is_crisp(self, data: Path, where: str) -> None:
        """F12 keeps what the program drew; the monitor must show just that, pixel by pixel."""
        # The pointer would be on the one picture and not on the other.
        self._do("xdotool", "mousemove", "--window", self.id, str(PIXELS[0] - 2), str(PIXELS[1] - 2))
        time.sleep(1.0)
        kept = set(data.rglob("screenshots/*.png"))
        shown = self.picture()
        self.keys("F12")
        self.until(lambda: set(data.rglob("screenshots/*.png")) > kept, f"{where} F12 kept no picture")
        time.sleep(0.3)
        drawn = pygame.image.load((set(data.rglob("screenshots/*.png")) - kept).pop())
        if drawn.get_size() != shown.get_size():
            raise Failed(f"{where} it draws {drawn.get_size()}, the monitor shows {shown.get_size()}")
        if (share := difference(drawn, shown)) > 0.03:
            raise Failed(f"{where} {share:.0%} of what it draws looks different on the monitor")

    def drag_to_other(self) -> None:
        """Take the window to the second monitor with the pointer, as weston's Super key allows."""
        # The pointer stays on its monitor while a button is held: by its left edge the window goes nearly across.
        self._drag((12, UNITS[1] / 2), (PIXELS[0] - 2, PIXELS[1] // 4))
        self.monitor = 1
        self.until(self._found, "dragged to the second monitor, no window came up there")
        self._drag((UNITS[0] / 2, UNITS[1] / 2), (PIXELS[0] // 2, PIXELS[1] // 2))

    def _drag(self, place: tuple[float, float], to: Size) -> None:
        """Drag the window by a place of its canvas to a pixel of the monitor."""
        self._point_at(place)
        self._do("xdotool", "keydown", "super", "mousedown", "1")
        for back in (200, 100, 0):
            self._do("xdotool", "mousemove", "--window", self.id, str(to[0] - back), str(to[1]))
            time.sleep(0.2)
        self._do("xdotool", "mouseup", "1", "keyup", "super")
        time.sleep(1.0)

    def pull_out(self) -> None:
        """Take the second monitor away; weston does when the window that is the monitor is closed."""
        self._do("wmctrl", "-i", "-c", self.id)
        self.monitor = 0
        self.until(self._found, "once its monitor was pulled out, no window came up on the other")


if __name__ == "__main__":
    main()
