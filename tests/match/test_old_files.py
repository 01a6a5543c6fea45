"""What the first version kept can still be opened: saves and replays written by lordsball 0.1.0."""

import gzip
from pathlib import Path

import pytest

from lordsball import games, paths
from lordsball.match.kept_cards import KeptCards
from lordsball.match.loading import Loaded
from lordsball.match.replay import open_replay
from lordsball.match.saves import Saves
from lordsball.match.sealed import seal, unseal

OLD = Path(__file__).parent / "golden" / "0.1.0"


@pytest.fixture(params=games.SHELF)
def game(request: pytest.FixtureRequest) -> games.Game:
    return games.game(request.param)


def replay_file(game: games.Game, folder: Path) -> Path:
    path = folder / "old replay.json"
    path.write_bytes(gzip.decompress((OLD / f"{game.key}.replay.json.gz").read_bytes()))
    return path


def test_a_replay_of_the_first_version_can_be_watched(game: games.Game, tmp_path: Path) -> None:
    shown = open_replay(replay_file(game, tmp_path))
    assert shown.recorded == 12
    while shown.forward() is not None:
        shown.view(None)
    assert shown.at == shown.length
    shown.log(0)


@pytest.mark.parametrize("with_pack", [False, True])
def test_a_save_of_the_first_version_can_be_gone_on_with(game: games.Game, tmp_path: Path, with_pack: bool) -> None:
    saves = Saves(tmp_path)
    path = saves.folder / "old.json"
    path.parent.mkdir(parents=True)
    path.write_bytes((OLD / f"{game.key}.save.json").read_bytes())
    if with_pack:
        packs: KeptCards = saves.packs
        packs.folder.mkdir()
        for fingerprint, texts in unseal("replay", replay_file(game, tmp_path).read_bytes())["packs"].items():
            (packs.folder / f"{fingerprint}.json").write_bytes(seal("card pack", {"game": game.key, "texts": texts}))
    (entry,) = saves.entries()
    assert (entry.trouble, entry.name) == ("", "Golden")
    assert entry.saved is not None
    assert len(entry.saved.record) == 12
    found = saves.load(entry, game.load_cards([paths.cards()]))
    loaded = found if isinstance(found, Loaded) else found.with_old or found.with_todays
    assert loaded is not None
    assert loaded.match.decision is not None
    loaded.match.act(loaded.match.decision.options[0])
    saves.keep(saves.describe(loaded.match), loaded.match.catalogs)
