"""Writes the reference of the game contract from its docstrings: `python docs/generate.py`.

A test compares the pages with the code.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTRACT = ROOT / "src/rotonde/kernel/contract"
OUT = ROOT / "docs/contract"
PARTS = (
    *("info", "rules", "visibility", "notation", "presentation", "help", "inputs", "auction"),
    *("bot", "encoding", "sources", "game"),
)


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {f"{part}.md": _page(part) for part in PARTS} | {"README.md": _index()}


def _index() -> str:
    rows = [f"- [{part}]({part}.md): {_first(_module(part))}" for part in PARTS]
    head = "# The game contract\n\nGenerated from the docstrings by `python docs/generate.py`.\n\n"
    return head + "\n".join(rows) + "\n"


def _module(part: str) -> ast.Module:
    return ast.parse((CONTRACT / f"{part}.py").read_text("utf-8"))


def _first(node: ast.Module) -> str:
    return (ast.get_docstring(node) or "").split("\n")[0]


def _page(part: str) -> str:
    tree = _module(part)
    text = [f"# {part}\n\n{ast.get_docstring(tree)}\n"]
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    text += [_class(node) for node in classes if not node.name.startswith("_")]
    return "\n".join(text)


def _class(node: ast.ClassDef) -> str:
    text = [f"## {node.name}\n\n{ast.get_docstring(node) or ''}\n"]
    fields = _fields(node)
    if fields:
        text += ["| attribute | type | meaning |\n|---|---|---|", *fields, ""]
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    text += [_method(each) for each in methods if not each.name.startswith("_")]
    return "\n".join(text)


def _fields(node: ast.ClassDef) -> list[str]:
    rows = []
    for at, each in enumerate(node.body):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            if each.target.id.startswith("_"):
                continue
            after = node.body[at + 1] if at + 1 < len(node.body) else None
            told = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                told = " ".join(str(after.value.value).split())
            kind = ast.unparse(each.annotation).replace("|", "\\|")
            default = f" = {ast.unparse(each.value)}" if each.value is not None else ""
            rows.append(f"| `{each.target.id}` | `{kind}{default}` | {told} |")
    return rows


def _method(node: ast.FunctionDef) -> str:
    marks = [ast.unparse(each) for each in node.decorator_list]
    args = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    gives = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    note = " (required)" if "abstractmethod" in marks else ""
    call = node.name if "property" in marks else f"{node.name}({args})"
    told = ast.get_docstring(node) or ""
    return f"### `{call}{gives}`{note}\n\n{told}\n"


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name, text in pages().items():
        (OUT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
