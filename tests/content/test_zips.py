"""Zips from strangers: a whole pack or one sentence, and never a file anywhere else."""

import io
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from lordsball import limits
from lordsball.content.zips import NoZip, unpacked

TEAM = "wild_cards/teams/night.yaml"


def zipped(path: Path, *entries: tuple[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> Path:
    """A zip with these names and contents, as they are."""
    with zipfile.ZipFile(path, "w", how) as archive:
        for name, content in entries:
            info = zipfile.ZipInfo("x")
            info.filename = info.orig_filename = name
            info.compress_type = how
            archive.writestr(info, content)
    return path


def everything_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_zip_gives_the_files_of_a_pack_and_no_others(tmp_path: Path) -> None:
    names = ["pack.yaml", TEAM, "wild_cards/portraits/a.png", "bog.yaml.txt", "run.py", "a.exe", ".git/x.yaml"]
    names += ["__MACOSX/wild_cards/teams/night.yaml", "wild_cards\\teams\\old.yaml"]
    zipped(tmp_path / "deck.zip", *((name, b"id: x") for name in names))
    place = unpacked(tmp_path / "deck.zip", tmp_path / "cache")
    assert place.name == "deck.zip"
    wanted = {"pack.yaml", TEAM, "wild_cards/portraits/a.png", "bog.yaml.txt", "wild_cards/teams/old.yaml"}
    assert everything_in(place) == wanted
    assert everything_in(tmp_path) == {"deck.zip", *(f"{place.relative_to(tmp_path).as_posix()}/{n}" for n in wanted)}


def test_what_was_unpacked_is_found_again_until_the_zip_changes(tmp_path: Path) -> None:
    file = zipped(tmp_path / "deck.zip", (TEAM, b"id: one"))
    first = unpacked(file, tmp_path / "cache")
    assert unpacked(file, tmp_path / "cache") == first
    second = unpacked(zipped(file, (TEAM, b"id: two")), tmp_path / "cache")
    assert (first / TEAM).read_bytes() == b"id: one"
    assert (second / TEAM).read_bytes() == b"id: two"


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["../up.yaml"], "found '../up.yaml' in the zip, which leads outside of it, expected only files of the pack"),
        (["a/../../up.yaml"], "leads outside"),
        (["/etc/x.yaml"], "leads outside"),
        (["C:\\x.yaml"], "leads outside"),
        (["..\\up.yaml"], "leads outside"),
        (["a/b/c/d/e/f/g/h/i.yaml"], "expected names of at most 150 letters and 8 folders deep"),
        ([f"{'a' * 160}.yaml"], "expected names of at most 150 letters"),
        (["a//b.yaml"], "expected names that every system can write"),
        (["a/con.yaml"], "expected names that every system can write"),
        (["a /b.yaml"], "expected names that every system can write"),
        (["a\x1bb.yaml"], "expected names that every system can write"),
        (["ab:c.yaml"], "expected names that every system can write"),
        (["A/x.yaml", "a/X.yaml"], "found 'a/X.yaml' twice in the zip (capital letters do not count)"),
        (["a", "a/b.yaml"], "below a file of that name"),
        (["a/b.yaml", "a"], "twice in the zip"),
    ],
)
def test_odd_names_are_refused(names: list[str], sentence: str, tmp_path: Path) -> None:
    file = zipped(tmp_path / "deck.zip", *((name, b"id: x") for name in names))
    refused(file, sentence)


def refused(file: Path, sentence: str) -> None:
    """Nothing of the zip is written, and the sentence says why."""
    with pytest.raises(NoZip) as why:
        unpacked(file, file.parent / "cache")
    assert sentence in str(why.value)
    assert "\n" not in str(why.value)
    assert everything_in(file.parent) == {file.name}


def link(info: zipfile.ZipInfo) -> None:
    info.external_attr = (stat.S_IFLNK | 0o777) << 16


def device(info: zipfile.ZipInfo) -> None:
    info.external_attr = (stat.S_IFIFO | 0o777) << 16


@pytest.mark.parametrize(
    ("make", "sentence"),
    [(link, "which is a link, expected only files and folders"), (device, "which is no ordinary file")],
)
def test_links_and_devices_are_refused(
    make: Callable[[zipfile.ZipInfo], None], sentence: str, tmp_path: Path
) -> None:
    with zipfile.ZipFile(tmp_path / "deck.zip", "w") as archive:
        info = zipfile.ZipInfo("teams/x.yaml")
        make(info)
        archive.writestr(info, "/etc/passwd")
    refused(tmp_path / "deck.zip", sentence)


def test_bombs_are_refused_before_they_are_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(zipped(tmp_path / "deck.zip", ("a.yaml", bytes(3_000_000))), "grows more than 150 times when unpacked")
    monkeypatch.setattr(limits, "PACK_UNPACKED", 5_000_000)
    refused(zipped(tmp_path / "deck.zip", ("a.txt", bytes(6_000_000))), "with more than 5 MB of files")
    monkeypatch.setattr(limits, "PACK_FILES", 3)
    refused(zipped(tmp_path / "deck.zip", *((f"{n}.yaml", b"") for n in range(4))), "with 4 files, expected at most 3")
    monkeypatch.setattr(limits, "PACK_FILE", 100)
    refused(tmp_path / "deck.zip", "found a zip of more than 0 MB")


def test_a_zip_that_lies_about_its_sizes_is_damaged(tmp_path: Path) -> None:
    raw = bytearray(zipped(tmp_path / "deck.zip", ("a.yaml", bytes(50_000))).read_bytes())
    size = (50_000).to_bytes(4, "little")
    assert raw.count(size) == 2
    (tmp_path / "deck.zip").write_bytes(raw.replace(size, (10).to_bytes(4, "little")))
    refused(tmp_path / "deck.zip", "found a zip that is damaged")


def test_damaged_secret_and_rare_zips_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.zip"
    file.write_bytes(b"PK\x03\x04 and then nothing")
    refused(file, "found a zip that is damaged, expected a pack of cards (make the zip again)")
    whole = zipped(file, (TEAM, bytes(range(256)) * 40), how=zipfile.ZIP_STORED).read_bytes()
    file.write_bytes(whole.replace(bytes(range(200)), bytes(200), 1))
    refused(file, "damaged")
    raw = bytearray(zipped(file, (TEAM, b"id: x")).read_bytes())
    raw[raw.index(b"PK\x01\x02") + 8] |= 1
    file.write_bytes(raw)
    refused(file, "under a password, expected a zip without one")
    refused(zipped(file, (TEAM, b"id: x"), how=zipfile.ZIP_LZMA), "packed in a rare way")


def test_a_zip_inside_a_zip_stays_packed(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("a.yaml", "id: x")
    place = unpacked(zipped(tmp_path / "deck.zip", ("b.zip", inner.getvalue()), (TEAM, b"")), tmp_path / "cache")
    assert everything_in(place) == {TEAM}


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    file = zipped(tmp_path / "deck.zip", (TEAM, b"id: x"))
    with pytest.raises(NoZip, match="found a zip that cannot be unpacked"):
        unpacked(file, tmp_path / "cache")
