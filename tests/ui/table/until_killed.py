"""A program for a test to kill: plays by Space in a window of the dummy driver and reports what has been saved.

    python -m tests.ui.table.until_killed FOLDER ACTIONS
"""

import sys
from pathlib import Path

from tests.ui.table.evenings import AGAINST_VERA, Evening


def main(folder, actions):
    evening = Evening(Path(folder), AGAINST_VERA, seed=8)
    while True:
        if evening.match.history.now >= actions:
            print("go on", flush=True)
        evening.hands.key("space")
        evening.rest()
        if evening.table.frame.bar.saved.label == "Saved" and evening.table.autosave.flush():
            print("saved", " ".join(evening.match.record()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
