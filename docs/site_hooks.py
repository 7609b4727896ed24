"""Brings pages that lie elsewhere in the repository into the documentation's site.

Guides lie with their games, CHANGELOG and the like at the top, where people look for them. Links
between pages are written for the repository and are led to the site's pages here.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
_LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")


def _outside() -> dict[str, str]:
    """Pages that are not below docs/: where they lie, and where the site has them."""
    pages = {name: name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")}
    pages["examples/night_mail/README.md"] = "examples/night_mail.md"
    for page in sorted(ROOT.glob("src/rotonde/games/*/guide/*.md")):
        pages[page.relative_to(ROOT).as_posix()] = f"games/{page.parts[-3]}/{page.name}"
    return pages


def on_config(config: Any) -> Any:
    """A folder in the navigation stands for all its pages."""
    for section in config.nav:
        for items in section.values() if isinstance(section, dict) else ():
            for item in items:
                for title, target in item.items() if isinstance(item, dict) else ():
                    if isinstance(target, str) and (ROOT / "docs" / target).is_dir():
                        pages = sorted((ROOT / "docs" / target).glob("*.md"))
                        item[title] = [f"{target}/{page.name}" for page in pages]
    return config


def on_files(files: Files, config: Any) -> Files:
    for source, target in _outside().items():
        files.append(File.generated(config, target, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(text: str, page: Any, **_: Any) -> str:
    outside = _outside()
    place = page.file.src_uri
    homes = {target: source for source, target in outside.items()}
    home = PurePosixPath(homes.get(place, f"docs/{place}")).parent

    def lead(found: re.Match[str]) -> str:
        if "://" in found[2]:
            return found[0]
        target = normpath(str(home / found[2]))
        if target in outside:
            inside = outside[target]
        elif target.startswith("docs/") and (ROOT / target).is_file():
            inside = target.removeprefix("docs/")
        elif target == "docs/decisions":
            inside = "decisions/0001-draws-are-keyed-and-recorded.md"
        else:
            return found[0]
        start = PurePosixPath(place).parent.as_posix()
        return f"{found[1]}{relpath(inside, start)}{found[3]}"

    return _LINK.sub(lead, text)
