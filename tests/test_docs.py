"""The README and the docs are run, and their links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import inspect
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import rotonde
from rotonde.kernel.drawing.scene import Piece
from rotonde.server import protocol

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page, language):
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_readmes_example_and_commands_run(tmp_path):
    (example,) = blocks(ROOT / "README.md", "python")
    subprocess.run([sys.executable, "-c", example], cwd=tmp_path, check=True, capture_output=True)
    commands = [
        line
        for block in blocks(ROOT / "README.md", "sh")
        for line in block.splitlines()
        if line.startswith("rotonde ")
    ]
    assert len(commands) >= 6
    for command in commands:
        args = [sys.executable, "-m", "rotonde.cli", *command.split()[1:]]
        done = subprocess.run(args, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (command, done.stderr)


def test_the_readmes_example_is_typed(tmp_path):
    (example,) = blocks(ROOT / "README.md", "python")
    (tmp_path / "example.py").write_text(example)
    # In this folder with its configuration, what `make types` has worked out need not be again.
    check = [sys.executable, "-m", "mypy", "--strict", str(tmp_path / "example.py")]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_page_is_in_the_navigation_of_the_site():
    """`make docs` builds it; folders that the navigation names stand for all their pages."""
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        path = page.relative_to(ROOT / "docs")
        assert re.search(rf"[-:] {path.parts[0]}$", listed, re.MULTILINE), path
    for page in sorted((ROOT / "src/rotonde/games").glob("*/guide/*.md")):
        assert f": games/{page.parts[-3]}/{page.name}\n" in listed, page


def test_public_names_have_docstrings():
    for name in rotonde.__all__:
        thing = getattr(rotonde, name)
        assert thing.__doc__, name
        for part, value in vars(thing).items() if isinstance(thing, type) else ():
            told = callable(value) or isinstance(value, classmethod | property)
            if told and not part.startswith("_"):
                assert value.__doc__, f"{name}.{part}"
    sections = rotonde.start.__doc__
    for argument in inspect.signature(rotonde.start).parameters:
        assert f"        {argument}: " in sections
    assert "Raises:" in sections


def test_every_python_example_in_the_docs_runs():
    pages = [page for page in PAGES if page != ROOT / "README.md"]
    examples = [(page.name, example) for page in pages for example in blocks(page, "python")]
    assert len(examples) >= 10
    # One after the other in one process: most of the time of a new one goes into imports.
    code = f"for page, example in {examples!r}: exec(compile(example, page, 'exec'), {{}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_make_targets_of_the_readme_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", "\n".join(blocks(ROOT / "README.md", "sh")), re.M):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_docstrings_are_doctests():
    tried = 0
    for module in pkgutil.walk_packages(rotonde.__path__, "rotonde."):
        found = doctest.testmod(importlib.import_module(module.name))
        assert not found.failed, module.name
        tried += found.attempted
    tried += doctest.testmod(rotonde).attempted
    assert tried >= 5


def test_what_is_generated_is_what_the_code_says():
    """`python docs/generate.py` writes it anew."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs/generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    for file, text in generate.files().items():
        assert file.read_text("utf-8") == text, file.name


def test_the_examples_of_the_protocol_fit_its_structs():
    page = ROOT / "docs/protocol.md"
    kinds = set()
    for example in blocks(page, "json"):
        said = msgspec.json.decode(example)
        kinds.add(said["type"])
        if said["type"] != "table":
            msgspec.convert(said, protocol.Request)
            continue
        assert set(said) - {"type"} <= set(protocol.Table.__struct_fields__)
        # A delta fits the struct where its runs are left out.
        msgspec.convert(_items(said["choices"]), list[Offered])
        msgspec.convert(_items(said["log"]), list[protocol.LogLine])
        msgspec.convert(_items(said["scene"]["pieces"]), list[Piece])
    assert kinds == {"hello", "decide", "table"}


def _items(delta):
    return [part for part in delta if isinstance(part, dict)]


class Offered(msgspec.Struct, forbid_unknown_fields=True):
    """A choice as a browser reads it: it need not understand its action."""

    action: dict[str, object]
    spots: list[str]
    label: str
