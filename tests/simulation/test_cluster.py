"""A simulation on a real cluster, a scheduler and two workers on this machine: the same outcome as in one process."""

import json
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from lordsball.cli import main
from lordsball.simulation import run


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a scheduler that listens for connections as one on another machine would."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp://", dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_comes_to_the_same(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.001)
    words = ["simulate", "monster_league", "--games", "60", "--seats", "random,regular", "--json"]
    found = []
    for more in ([], ["--cluster", address], ["--cluster", address, "--until", "20%"]):
        assert main([*words, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["digest"] == found[1]["digest"] == found[2]["digest"]
    assert found[0]["things"] == found[1]["things"]


def test_a_comparison_on_a_cluster_comes_to_the_same(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "monster_league", "--teams", "swamp_shuffle", "--against", "mountain_maulers", "--games", "20",
             "--seats", "random,regular", "--json"]
    found = []
    for more in ([], ["--cluster", address]):
        assert main([*words, *more]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]
