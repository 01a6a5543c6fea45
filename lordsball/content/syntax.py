"""The YAML parser's complaints in words a designer can act on."""

from __future__ import annotations

import yaml

_SAYS = (  # a piece of the parser's message (of the C one or the Python one): what was found, what was expected
    (
        "mapping values are not allowed",
        "found a ':' where no key can stand, expected one 'key: value' a line (a text with ': ' in it needs quotes)",
    ),
    ("found unexpected ':'", "found a ':' with no value after it, expected 'key: value' with a blank after the ':'"),
    ("found character '\\t'", "found a tab, expected blanks"),
    ("found a tab character", "found a tab, expected blanks"),
    ("could not find expected ':'", "found a line without ':', expected 'key: value'"),
    ("expected ',' or ']'", "found a list that is not closed, expected ',' or ']'"),
    ("expected ',' or '}'", "found a group that is not closed, expected ',' or '}'"),
    ("expected '-' indicator", "found a line that does not line up with its list, expected '- ' in the same column"),
    ("expected key", "found a line that does not line up, expected 'key: value' in the column of the keys around it"),
    ("expected <block end>", "found a line that does not line up, expected it in the column of the lines around it"),
    ("expected the node content", "found a sign that no value can stand for, expected a value"),
    ("unexpected end of stream", "found the end of the file inside a quoted text, expected the closing quote"),
    ("unknown escape character", "found a '\\' with a sign it cannot go with, expected '\\\\' (or single quotes)"),
    ("escape", "found a '\\' that does not name a character, expected '\\\\' (or single quotes)"),
    ("document separator", "found '---' inside a quoted text, expected the closing quote"),
    ("expected <document start>", "found more after the end of the cards, expected one list or group of keys a file"),
    ("cannot start any token", "found a sign that no plain text can start with, expected quotes around it"),
    ("undefined tag handle", "found a tag, expected a plain value without tags"),
    ("tag", "found a tag, expected a plain value without tags"),
    ("anchor", "found an anchor that cannot be read, expected '&name' with a name used once"),
    ("alias", "found an anchor that cannot be read, expected '*name'"),
    ("comment or line break", "found text after '|' or '>', expected the text on the next line"),
    ("block scalar", "found text after '|' or '>', expected the text on the next line"),
    ("block entries are not allowed", "found '- ' where no list can stand, expected the list on its own lines"),
    ("maximum nesting depth", "found groups inside groups, far too deep, expected a few"),
    ("mapping keys are not allowed", "found '?' where no key can stand, expected 'key: value'"),
)


def in_our_words(broken: yaml.MarkedYAMLError, text: str) -> str:
    """One sentence for a file that is not YAML: what was found and what was expected."""
    problem = broken.problem or "text that is not YAML"
    if broken.problem_mark and _starts_with_tab(text, broken.problem_mark.line):
        return "found a tab at the start of the line, expected blanks"
    for piece, sentence in _SAYS:
        if piece in problem:
            return sentence
    return f"found text that is not YAML ({problem}), expected 'key: value' or '- ' in a column of their own"


def _starts_with_tab(text: str, line: int) -> bool:
    lines = text.splitlines()
    return line < len(lines) and "\t" in lines[line][: len(lines[line]) - len(lines[line].lstrip())]
