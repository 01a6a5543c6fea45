"""A device for tests: it plays nothing and remembers everything."""

from lordsball import paths
from lordsball.ui.sound import cue_file
from lordsball.ui.sound.player import Found, Player

FOLDER = paths.assets() / "sounds"
SHEET = cue_file.load(FOLDER)
TAKES = SHEET.takes(cue_file.files(FOLDER))
LONG = 2.0


class Notepad:
    """Every file lasts two seconds; what was begun stands in `played`, as (channel, file)."""

    here = True
    music_at = 12.5

    def __init__(self, missing=()):
        self.played, self.volumes, self.stopped, self.music = [], {}, [], []
        self.missing, self.music_plays, self.music_volume, self.closed = missing, False, 0.0, False

    def length(self, file):
        return None if file in self.missing else LONG

    def play(self, channel, file, volume, loop=False):
        self.played.append((channel, file))
        self.volumes[channel] = volume

    def set_volume(self, channel, volume):
        self.volumes[channel] = volume

    def stop(self, channel):
        self.stopped.append(channel)

    def play_music(self, file, rounds, start=0.0):
        self.music.append(file)
        self.started_at = start
        self.music_plays = True
        return True

    def stop_music(self):
        self.music_plays = False

    def set_music_volume(self, volume):
        self.music_volume = volume

    def close(self):
        self.closed = True

    @property
    def files(self):
        """What was begun, murmur left out."""
        return [file for channel, file in self.played if channel > 1]


def player_with(device):
    """A player that plays the shipped cues on this device."""
    player = Player()
    player.begin(Found(SHEET, TAKES, device))
    return player


def pass_time(player, seconds, frame=1 / 30):
    """So many seconds go by."""
    for _ in range(round(seconds / frame)):
        player.update(frame)
