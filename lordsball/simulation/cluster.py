"""More than one machine: a Dask cluster to play batches on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from lordsball.simulation.run import SimulationFailed

PATIENCE = "10s"
MISSING = (
    "A cluster needs one more library: 'python3 build_scripts/run.py add cluster' fetches it (docs/cluster.md). "
    "The program for people without Python cannot use one."
)


@contextmanager
def connected(address: str) -> Iterator[tuple[Executor, int]]:
    """The cluster behind a scheduler's address (`tcp://host:8786`), and how many workers it has.

    Raises SimulationFailed, in a sentence, when the library is missing or nobody answers.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError as missing:
        raise SimulationFailed(MISSING) from missing
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as refused:
        raise SimulationFailed(f"No cluster answers at {address}.") from refused
    with client:
        workers = sum(client.ncores().values())
        if not workers:
            raise SimulationFailed(f"The cluster at {address} has no workers.")
        try:
            yield client.get_executor(pure=False), workers
        except (OSError, KilledWorker) as lost:
            raise SimulationFailed(f"The cluster at {address} was lost.") from lost
