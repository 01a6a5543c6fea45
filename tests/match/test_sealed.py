"""What a file is and who made it is known before its content is used; every other file is refused in one sentence."""

import json
import pickle
from hashlib import sha256

import pytest

from lordsball import __version__, formats
from lordsball.match.files import NotReadable
from lordsball.match.sealed import seal, unseal


def remade(**changes: object) -> bytes:
    """A whole file whose stamp says something else."""
    data = {**unseal("save", seal("save", {"a": 1})), **changes}
    body = json.dumps({key: data[key] for key in sorted(data) if data[key] is not None}, separators=(",", ":"))
    return json.dumps({"check": sha256(body.encode()).hexdigest(), "data": json.loads(body)}).encode()


def test_data_comes_back_with_its_stamp() -> None:
    data = {"text": "ü \U0001f98a \ud800", "list": [1, None, True, -(2**63)], "x": {"b": 1, "a": {}}}
    stamp = {"kind": "lordsball save", "format": formats.SAVE, "version": __version__}
    assert unseal("save", seal("save", data)) == {**data, **stamp}


def test_sealing_anew_stamps_the_present_version() -> None:
    old = unseal("save", remade(version="0.0.1"))
    assert old["version"] == "0.0.1"
    assert unseal("save", seal("save", old))["version"] == __version__


def test_the_layout_of_the_file_does_not_count() -> None:
    pretty = json.dumps(json.loads(seal("save", {"a": 1})), indent=4).encode()
    assert unseal("save", pretty)["a"] == 1


class Bomb:
    """Unpickling this would raise SystemExit."""

    def __reduce__(self) -> tuple[object, ...]:
        return (exit, (1,))


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "The file is empty."),
        (b"\0" * 4096, "The file is empty."),
        (b" \n", "The file is empty."),
        (seal("save", {"a": 1})[:-20], "The file is damaged."),
        (seal("save", {"a": 1}).replace(b'"a":1', b'"a":2'), "The file is damaged: its check value does not fit."),
        (seal("replay", {"a": 1}), "This is a replay, not a save."),
        (b"\x89PNG\r\n\x1a\n", "This is not a file of lordsball."),
        (b"[1, 2]", "This is not a file of lordsball."),
        (b'{"data": {"kind": "other save"}}', "This is not a file of lordsball."),
        (b"9" * 5000, "This is not a file of lordsball."),
        (b"[" * 100_000, "This is not a file of lordsball."),
        (pickle.dumps(Bomb()), "This is not a file of lordsball."),
        (b"!!python/object/apply:os.system ['exit 1']", "This is not a file of lordsball."),
        (
            remade(format=formats.SAVE + 1, version="9.9.9"),
            f"Made by lordsball 9.9.9; this is {__version__}. Install that one or a newer one.",
        ),
        (
            remade(format=formats.SAVE - 1, version="0.0.1"),
            f"Made by lordsball 0.0.1, too old for this {__version__} to read.",
        ),
        (remade(format=None), "The file does not say which version of lordsball made it."),
        (remade(version=None), "The file does not say which version of lordsball made it."),
        (remade(format="1"), "The file does not say which version of lordsball made it."),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(raw: bytes, sentence: str) -> None:
    with pytest.raises(NotReadable) as refused:
        unseal("save", raw)
    assert str(refused.value) == sentence
