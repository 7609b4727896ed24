"""`rotonde play` from the shell."""

from __future__ import annotations

import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rotonde.cli import main
from rotonde.server.store import read_records
from tests.server.screen import ROOT, Server


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = tmp_path / "new" / "folder" / "matches.sqlite"
    command = ["-m", "rotonde.cli", "--lang", "fr", "play", "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, *command, "--port", str(port), "--database", str(database)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert f"http://127.0.0.1:{port}" in said
    assert "prête" in said
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
    seats = [{"kind": "bot", "bot": "strong"}] * 2
    made = http.post("/api/matches", json={"game": "steam-tunnel", "seats": seats}).json()
    assert http.post("/api/cards", json={"matches": [{"id": made["id"]}]}).status_code == 200
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=20)
    assert process.returncode == 0
    assert complaints == ""
    assert database.exists()


def test_a_busy_port_gets_one_sentence(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = server.host.rpartition(":")[2]
    database = str(tmp_path / "matches.sqlite")
    assert (
        main(["--lang", "en", "play", "--no-browser", "--port", port, "--database", database]) == 2
    )
    said = capsys.readouterr().err
    assert said.startswith(f"Port {port} is taken by another program")
    assert said.count("\n") == 1


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_is_none(port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "matches.sqlite")
    assert main(["--lang", "en", "play", f"--port={port}", "--database", database]) == 2
    assert capsys.readouterr().err == f"{port} is not a port: ports go from 0 to 65535.\n"


def test_a_backup_of_a_running_server_is_its_owners_alone(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, _ = server.open("me", "easy")
    copy = tmp_path / "copy.sqlite"
    command = ["--lang", "en", "backup", str(copy), "--database", str(server.database)]
    assert main(command) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [id for id, _ in read_records(copy)].count(made) == 1
    capsys.readouterr()
    assert main(command) == 2  # what is there is not overwritten
    assert "it is there already" in capsys.readouterr().err
    for bad in (tmp_path, tmp_path / "no"):
        assert main(["--lang", "en", "backup", str(tmp_path / "b"), "--database", str(bad)]) == 2
        assert not (tmp_path / "b").exists()


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("not a database, " * 100)
    for bad in (other, tmp_path, other / "below"):
        assert main(["--lang", "en", "play", "--port", "0", "--database", str(bad)]) == 2
        assert capsys.readouterr().err.startswith("The matches cannot be kept in")
    assert other.read_text().startswith("not a database")


def test_other_commands_do_not_wait_for_the_server() -> None:
    script = (
        "import sys, rotonde.cli; "
        "print([m for m in ('starlette', 'sqlalchemy', 'uvicorn', 'segno') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
