"""The notebooks run from the first cell to the last, with fewer games than for people."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path, monkeypatch):
    monkeypatch.setenv("NOTEBOOK_SCALE", "0.01")
    monkeypatch.setenv("NOTEBOOK_FOLDER", str(path.parent))
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    notebook = nbformat.read(path, 4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "clear the outputs"
    resources = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=resources).execute()
    assert any(cell.get("outputs") for cell in notebook.cells)


def test_all_notebooks_are_there():
    assert [path.stem for path in NOTEBOOKS] == ["bot", "play", "statistics", "train"]
