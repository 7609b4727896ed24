"""`rotonde new`: a package for a new game, complete and ready to be changed.

The files lie in `template/`, which is a game itself: only its name is replaced.
"""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rotonde.kernel.files import reason, write_text
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import games
from rotonde.shell import Text, command, tell

_TEMPLATE = Path(__file__).parent / "template"
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_CACHE = re.compile(r"\.|__pycache__")
_LONGEST = 40


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "new", text, _new)
    parser.add_argument("name", metavar=text("name-name"), help=text("new-name"))
    parser.add_argument("--folder", type=Path, help=text("new-folder"))


def _new(args: argparse.Namespace) -> int:
    name: str = args.name
    _check_name(name)
    folder = Path(name) if args.folder is None else args.folder
    _check_folder(folder)
    for path in _template_files():
        target = folder / _rename(path.as_posix(), name)
        _make_folder(target.parent)
        write_text(target, _rename((_TEMPLATE / path).read_text("utf-8"), name))
    tell(args.lang, "new-done", name=name, path=str(folder))
    return 0


def _template_files() -> list[Path]:
    """Relative paths. Installers leave compiled files beside the sources, tools their caches."""
    found = (path.relative_to(_TEMPLATE) for path in _TEMPLATE.rglob("*") if path.is_file())
    return sorted(path for path in found if not any(map(_CACHE.match, path.parts)))


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        raise BadInput("bad-new-name", name=name[:_LONGEST], most=_LONGEST)
    if name in games():
        raise BadInput("bad-new-game", name=name)
    module = _module(name)
    # A package of that name would hide the other one, or be hidden by it. A folder without code
    # that happens to lie here hides nothing: it has no origin.
    known = find_spec(module)
    if keyword.iskeyword(module) or (known is not None and known.origin is not None):
        raise BadInput("bad-new-module", name=name)


def _check_folder(folder: Path) -> None:
    try:
        free = not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
    except OSError as error:
        raise BadInput("bad-file", path=str(folder), detail=reason(error)) from None
    except ValueError:
        raise BadInput("bad-path", path=str(folder)) from None
    if not free:
        raise BadInput("bad-new-folder", path=str(folder))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("bad-file-write", path=str(folder), detail=reason(error)) from None
    except ValueError:
        raise BadInput("bad-path", path=str(folder)) from None


def _rename(text: str, name: str) -> str:
    """A file of the template, or its path, with the new name in its three spellings."""
    title = name.replace("-", " ").title()
    named = text.replace("template-game", name).replace("Template Game", title)
    return named.replace("template_game", _module(name))


def _module(name: str) -> str:
    return name.replace("-", "_")
