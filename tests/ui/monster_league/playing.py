"""Time that passes over a board without a table."""


def play_out(board, timeline, skip_after=None, each=None):
    """In frames of a thirtieth of a second until the timeline is through; after this many frames somebody skips.

    :param each: called after every frame.
    """
    frames = 0
    while timeline.busy:
        if skip_after is not None and frames >= skip_after:
            timeline.finish()
        else:
            timeline.update(1 / 30)
        board.advance(1 / 30)
        frames += 1
        if each is not None:
            each()
