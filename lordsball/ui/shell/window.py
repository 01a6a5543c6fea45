"""The window on the desktop, behind an interface small enough for other ways of showing a picture.

Everything is composed on a plain surface by the processor; a presenter shows the finished picture.
"""

from typing import ClassVar, Protocol
from weakref import WeakSet

import pygame

from lordsball.ui.kit.screen import HEIGHT, SMALLEST, WIDTH

Size = tuple[int, int]


class Presenter(Protocol):
    """Shows finished pictures and brings events."""

    @property
    def size(self) -> Size:
        """What there is to fill, in pixels."""

    @property
    def points(self) -> Size:
        """The same in points of the desktop, the mouse's unit: fewer than pixels on a scaled screen."""

    @property
    def fullscreen(self) -> bool: ...

    @property
    def in_sight(self) -> bool:
        """False while nobody can see it (minimized)."""

    def events(self) -> list[pygame.event.Event]:
        """What happened since the last call."""

    def show(self, picture: pygame.Surface) -> None:
        """Show a picture of just this size."""

    def show_part(self, picture: pygame.Surface, part: pygame.Rect) -> None:
        """Show it again where it differs from the one shown before only in this part."""

    def set_fullscreen(self, on: bool) -> None: ...

    def set_typing(self, on: bool) -> None:
        """Whether keys are to be read as text (input methods open only then)."""

    def close(self) -> None: ...


class SurfacePresenter:
    """A window of the desktop whose surface is written directly.

    :param size: first size in points of the desktop; (0, 0) or larger than the desktop: as suits the desktop.
    """

    _open: ClassVar["WeakSet[SurfacePresenter]"] = WeakSet()
    """Windows not closed yet: with the last one goes the display. A window that outlives it would be freed twice."""

    def __init__(self, title: str, size: Size = (0, 0), fullscreen: bool = False) -> None:
        pygame.display.init()
        desktops = pygame.display.get_desktop_sizes()
        size = first_size(size, desktops[0] if desktops else (WIDTH, HEIGHT))
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._open.add(self)
        self._window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))
        self._fullscreen = False
        self._minimised = False
        self._maximised = False
        # The key that deletes and the arrows repeat while they are held; everything else ignores repeats.
        pygame.key.set_repeat(380, 36)
        self.set_typing(False)
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> Size:
        return self._window.get_surface().get_size()

    @property
    def points(self) -> Size:
        return self._window.size

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    @property
    def in_sight(self) -> bool:
        return not self._minimised

    def events(self) -> list[pygame.event.Event]:
        happened = pygame.event.get()
        for event in happened:
            if event.type == pygame.WINDOWMAXIMIZED:
                self._maximised = True
            elif event.type == pygame.WINDOWRESTORED and not self._fullscreen:
                # (Going to full screen also "restores" a window; it is to be as large as before afterwards.)
                self._maximised = False
            if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
                self._minimised = True
            elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
                self._minimised = False
        return happened

    def show(self, picture: pygame.Surface) -> None:
        # Asked for every time: after a change of size a surface that was kept would be a dead one.
        self._window.get_surface().blit(picture, (0, 0))
        self._window.flip()

    def show_part(self, picture: pygame.Surface, part: pygame.Rect) -> None:
        self._window.get_surface().blit(picture, part, part)
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        if on == self._fullscreen:
            return
        if on:
            self._window.set_fullscreen(True)  # the desktop's own size: nothing flickers, Alt+Tab works
        else:
            self._window.set_windowed()
            self._window.resizable = True
            if self._maximised:
                self._window.maximize()
        self._fullscreen = on

    def set_typing(self, on: bool) -> None:
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture in task bars."""
        self._window.set_icon(icon)

    def close(self) -> None:
        self._window.destroy()
        self._open.discard(self)
        if not self._open:
            pygame.display.quit()


class OffscreenPresenter:
    """No window at all: pictures are kept, events are those that were posted to it. A point is a pixel here."""

    def __init__(self, size: Size) -> None:
        self.size = self.points = size
        self.fullscreen = False
        self.in_sight = True
        self.shown: pygame.Surface | None = None
        self._posted: list[pygame.event.Event] = []

    def post(self, *events: pygame.event.Event) -> None:
        """Have these happen."""
        self._posted.extend(events)

    def resize(self, size: Size) -> None:
        """Have another size."""
        self.size = self.points = size
        self.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def events(self) -> list[pygame.event.Event]:
        happened, self._posted = self._posted, []
        return happened

    def show(self, picture: pygame.Surface) -> None:
        self.shown = picture

    def show_part(self, picture: pygame.Surface, part: pygame.Rect) -> None:
        self.shown = picture

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on

    def set_typing(self, on: bool) -> None:
        """Keys are always read as text here."""

    def close(self) -> None:
        self._posted.clear()


def first_size(wanted: Size, desktop: Size) -> Size:
    """The size of a new window: as wanted if the desktop holds it, else 16:9 and about four fifths of the desktop.

    A desktop holds a little less than its size: title bar and task bar need their place.
    """
    room = (max(320, round(desktop[0] * 0.98)), max(180, round(desktop[1] * 0.92)))
    if wanted[0] > 0 and wanted[1] > 0:
        return min(max(wanted[0], SMALLEST[0]), room[0]), min(max(wanted[1], SMALLEST[1]), room[1])
    k = max(min(desktop[0] * 0.8 / WIDTH, desktop[1] * 0.8 / HEIGHT), 1.0)
    k = min(k, room[0] / WIDTH, room[1] / HEIGHT)
    return round(WIDTH * k), round(HEIGHT * k)
