"""What the package's build does besides packing files: the browser's pages, README for an index."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_IMAGES = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
_LINKS = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
_GALLERY = re.compile(r"(?:^\|.*\|\n)+", re.MULTILINE)


class ClientHook(BuildHookInterface[Any]):
    """The pages are built into the package, so that a wheel needs no Node where it is used."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is for those who build the client themselves, with make.
        if version == "editable":
            return
        client = _client(Path(self.root))
        if client.is_current():
            return
        fault = client.missing()
        if fault is not None:
            raise RuntimeError(fault)
        client.build()
        # They were looked for before there were pages: the licences of these are there now.
        self.metadata.core._license_files = None


class ReadmeHook(MetadataHookInterface):
    """README's links lead to the repository, since a package index has none of its files."""

    def update(self, metadata: dict[str, Any]) -> None:
        root, repository = Path(self.root), self.config.get("repository", "")
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme_for_index(text, repository),
        }
        metadata["urls"] = urls(repository)


def urls(repository: str) -> dict[str, str]:
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}/blob/main/docs/index.md",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def readme_for_index(text: str, repository: str) -> str:
    """README with addresses in full; where the repository has none, without pictures and links."""
    if not repository:
        text = _GALLERY.sub(lambda table: "" if "![" in table[0] else table[0], text)
        text = _IMAGES.sub(lambda found: found[0] if "://" in found[2] else "", text)
        text = _LINKS.sub(lambda found: found[0] if "://" in found[2] else found[1], text)
        return re.sub(r"\n{3,}", "\n\n", text)

    def full(folder: str, target: str) -> str:
        if "://" in target or target.startswith("#"):
            return target
        return f"{repository}/{folder}/main/{PurePosixPath(target)}"

    text = _IMAGES.sub(lambda found: f"![{found[1]}]({full('raw', found[2])})", text)
    return _LINKS.sub(lambda found: f"[{found[1]}]({full('blob', found[2])})", text)


def _client(root: Path) -> ModuleType:
    spec = spec_from_file_location("build_client", root / "web/build_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        spec.loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module
