"""A test changes one card file of a dozen: the others are parsed once for all tests."""

from collections.abc import Iterator

import pytest

from lordsball.content import reader
from lordsball.content.documents import Document
from lordsball.content.problems import Findings

PARSED: dict[tuple[str, str], Document] = {}
"""Files without a slip, by text and name; a document never changes."""
parse = reader.read


def read(text: str, file: str, findings: Findings) -> Document | None:
    """`reader.read`, which remembers; what it has to say about a file it says every time."""
    if (text, file) in PARSED:
        return PARSED[text, file]
    before = len(findings.all)
    document = parse(text, file, findings)
    if document is not None and len(findings.all) == before:
        PARSED[text, file] = document
    return document


@pytest.fixture(autouse=True, scope="module")
def _files_are_parsed_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "read", read)
        yield
