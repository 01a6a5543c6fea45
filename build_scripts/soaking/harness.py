"""What a harness is: one turn of something that could go wrong, which a seed tells from all others."""

from __future__ import annotations

import random
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Found(Exception):
    """Something broke that should have held; the message says what, in words."""


class Harness(NamedTuple):
    """A way to break lordsball."""

    name: str
    about: str
    turn: Callable[[random.Random, Path], None]
    """One try, in an empty folder, with this luck. Raises Found, or whatever broke."""
    allowance: float
    """Seconds of this process's processor that a turn may take."""


def take(harness: Harness, seed: int) -> str:
    """One turn; what it found, or "" where everything held."""
    with tempfile.TemporaryDirectory(prefix=f"lordsball_{harness.name}_", ignore_cleanup_errors=True) as folder:
        began = time.process_time()
        try:
            harness.turn(random.Random(seed), Path(folder))
        except Found as found:
            return str(found)
        except Exception:  # noqa: BLE001  (whatever breaks is what is looked for)
            return traceback.format_exc()
        took = time.process_time() - began
        return f"it took {took:.1f} s of the processor, allowed are {harness.allowance:g}" * (took > harness.allowance)
