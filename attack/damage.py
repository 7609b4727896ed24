"""Rows of a database as a failing disk or a curious hand may leave them."""

from __future__ import annotations

_NESTED = "'" + "[" * 5000 + "'"
_BROKEN_TEXT = "CAST(x'ff80fe' AS TEXT)"
_TEXTS = ("x'00ff'", "'x'", "''", "'{}'", "7", "1e400", _BROKEN_TEXT, _NESTED)
_HEADER = "replace(header, '\"rules\":', '\"rules\":9')"

_MATCH = [f"UPDATE match SET header = {value} WHERE id = :id" for value in (*_TEXTS, _HEADER)]
_MATCH += [
    f"UPDATE match SET kinds = {value} WHERE id = :id"
    for value in ("x'00ff'", "'x'", "''", "7", "'me'", "'bot bot bot bot'", _BROKEN_TEXT)
]
_MATCH += [f"UPDATE match SET created = {value} WHERE id = :id" for value in ("'x'", "x'00'")]

_ENTRY = [f"UPDATE entry SET line = {value} WHERE match = :id AND n = 2" for value in _TEXTS]
_ENTRY += [
    "UPDATE entry SET at = 'x' WHERE match = :id",
    "UPDATE entry SET at = x'00' WHERE match = :id",
    "UPDATE entry SET n = 'x' WHERE match = :id AND n = 2",
    "UPDATE entry SET n = 99999 WHERE match = :id AND n = 2",
    "UPDATE entry SET line = replace(line, '\"seat\":', '\"seat\":9') WHERE match = :id AND n = 2",
    "DELETE FROM entry WHERE match = :id AND n = 2",
    "DELETE FROM entry WHERE match = :id",
]

_KEY = [
    f"UPDATE key SET seat = {value} WHERE match = :id"
    for value in ("99", "-1", "'x'", "1.5", "x'00'")
]
_KEY += [
    f"UPDATE key SET sealed = {value} WHERE match = :id"
    for value in ("'x'", "'%%'", "x'00ff'", "7", _BROKEN_TEXT)
]
_KEY += [
    "UPDATE key SET hash = CAST(hash AS BLOB) WHERE match = :id",
    "UPDATE key SET hash = match || seat WHERE match = :id",
    "DELETE FROM key WHERE match = :id",
]

_SNAPSHOT = [
    f"INSERT OR REPLACE INTO snapshot (match, n, state) VALUES (:id, {n}, {state})"
    for n, state in (
        ("1", "'x'"),
        ("1", "7"),
        ("1", "1.5"),
        ("1", "x''"),
        ("1", "x'00112233'"),
        ("'x'", "x'00'"),
        ("-1", "zeroblob(100000)"),
        ("1", _BROKEN_TEXT),
    )
]

_ASIDE = [
    f"INSERT INTO aside (match, seat, kind, said) VALUES (:id, {seat}, {kind}, {said})"
    for seat, kind, said in (
        ("0", "'draft'", "'x'"),
        ("0", "'draft'", "7"),
        ("0", "'draft'", "x'00ff'"),
        ("0", "'draft'", '\'{"point":2,"tail":[{},7,null]}\''),
        ("0", "'draft'", _NESTED),
        ("99", "'draft'", '\'{"point":2,"tail":[{}]}\''),
        ("'x'", "'draft'", '\'{"point":2,"tail":[{}]}\''),
        ("0", "'ceiling'", "'x'"),
        ("99", "'ceiling'", '\'{"occasion":"x","most":9}\''),
        ("'x'", "'ceiling'", '\'{"occasion":"x","most":9}\''),
        ("0", "'x'", "x'00'"),
        ("0", "7", "'x'"),
        ("0", "x'00'", "'x'"),
        ("0", _BROKEN_TEXT, "'x'"),
    )
]

DAMAGES = (*_MATCH, *_ENTRY, *_KEY, *_SNAPSHOT, *_ASIDE)
"""Each is done to a match of its own, `:id`."""
