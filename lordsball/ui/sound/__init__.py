"""The sound: what cues.yaml says is heard when, the voices that play it, the crowd, the music."""
