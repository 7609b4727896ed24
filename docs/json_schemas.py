"""JSON schemas of what `rotonde simulate` and `rotonde arena` write, from their structs."""

from __future__ import annotations

import ast
import inspect
import json
from importlib import import_module
from typing import Any

import msgspec

from rotonde.arena.arena import ArenaGame, ArenaJob
from rotonde.arena.report import ArenaReport
from rotonde.arena.simulate import Simulation

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_MODULES = ("arena", "match", "rating", "report", "simulate")
_TYPES = {
    "simulate.json": (Simulation, "What `rotonde simulate --json` prints."),
    "arena.json": (ArenaReport, "What `rotonde arena --json` prints."),
    "arena_job.json": (ArenaJob, "The first line of a file of `rotonde arena -o`."),
    "arena_game.json": (ArenaGame, "Every further line of a file of `rotonde arena -o`."),
}


def schemas() -> dict[str, str]:
    """File by file."""
    return {name: _schema(*each) for name, each in _TYPES.items()}


def _schema(kind: type, told: str) -> str:
    schema = msgspec.json.schema(kind)
    for name, part in schema["$defs"].items():
        _describe(part, name)
    whole = {"$schema": _DRAFT, "title": kind.__name__, "description": told, **schema}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def _describe(part: dict[str, Any], name: str) -> None:
    """Fields are described by the docstrings below them, which msgspec does not see."""
    for field, text in _DOCSTRINGS[name].items():
        part["properties"][field]["description"] = text


def _docstrings() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name in _MODULES:
        source = inspect.getsource(import_module(f"rotonde.arena.{name}"))
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = dict(_described_fields(node))
    return found


def _described_fields(node: ast.ClassDef) -> list[tuple[str, str]]:
    return [
        (field.target.id, " ".join(str(text.value.value).split()))
        for field, text in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
    ]


_DOCSTRINGS = _docstrings()
