"""First contact: what is missing is named before anything is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture
def clone(tmp_path):
    """A clone with nothing but its tools."""
    (tmp_path / "clone/web").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", tmp_path / "clone/tools")
    shutil.copy(ROOT / "web/build_client.py", tmp_path / "clone/web")
    return tmp_path / "clone"


@pytest.fixture
def machine(tmp_path):
    """A folder of programs: those that every system has, and what a test adds."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "bash", "env", "cat", "dirname", "grep", "id", "rm"):
        (programs / name).symlink_to(shutil.which(name))
    return programs


def add(machine, name, *lines):
    (machine / name).unlink(missing_ok=True)  # never write through a link to the system's own
    (machine / name).write_text("\n".join(["#!/bin/sh", *lines, ""]))
    (machine / name).chmod(0o755)


def python(machine, name, version, venv=True):
    # It is asked for its version, or whether it has venv.
    add(
        machine,
        name,
        'case "$2" in',
        f"*print*) echo {version} ;;",
        f"*) exit {int(not venv)};;",
        "esac",
    )


def run(machine, *command, **more):
    env = {"PATH": str(machine), **more.pop("env", {})}
    return subprocess.run(list(map(str, command)), env=env, capture_output=True, text=True, **more)


def check(machine, clone, name="python3"):
    return run(machine, clone / "tools/environment", "--check", name)


def test_no_python_a_wrong_one_and_one_without_venv(machine, clone):
    done = check(machine, clone)
    assert done.returncode == 1
    assert "there is no python3 here" in done.stderr
    assert "sudo apt install python3" in done.stderr
    python(machine, "python3", "3.9")
    assert "python3 is Python 3.9." in check(machine, clone).stderr
    python(machine, "python3.12", "3.12")
    assert "add PYTHON=python3.12" in check(machine, clone).stderr
    python(machine, "python3", "3.11", venv=False)
    done = check(machine, clone)
    assert done.returncode == 1
    assert "sudo apt install python3.11-venv" in done.stderr
    for version in ("3.11", "3.12", "3.13"):
        python(machine, "python3", version)
        assert check(machine, clone).returncode == 0
    assert not (clone / ".venv").exists()


def test_a_first_try_that_fails_leaves_nothing_behind(machine, clone):
    python(machine, "python3", "3.8")
    assert run(machine, clone / "tools/environment", "python3").returncode == 1
    broken = (
        "case $2 in *print*) echo 3.12; exit ;; *import*) exit ;; esac",
        "mkdir .venv",
        "exit 1",
    )
    add(machine, "python3", *broken)
    (machine / "mkdir").symlink_to(shutil.which("mkdir"))
    assert run(machine, clone / "tools/environment", "python3").returncode != 0
    assert not (clone / ".venv").exists()


def environment(clone, home, version=VERSION):
    """Looks as if it had been made in `home`."""
    (clone / ".venv/bin").mkdir(parents=True)
    (clone / f".venv/lib/python{version}").mkdir(parents=True)
    (clone / ".venv/bin/python").symlink_to(sys.executable)
    (clone / ".venv/bin/pip").write_text(f"#!{home}/.venv/bin/python\n")


def test_a_sound_environment_stays(machine, clone):
    environment(clone, clone)
    done = run(machine, clone / "tools/environment", "--repair")
    assert (done.returncode, done.stderr) == (0, "")
    assert (clone / ".venv").exists()


@pytest.mark.parametrize("fault", ["half made", "moved", "of another Python"])
def test_an_environment_that_cannot_work_is_made_anew(machine, clone, fault):
    environment(
        clone,
        clone.parent / "elsewhere" if fault == "moved" else clone,
        "3.1" if fault == "of another Python" else VERSION,
    )
    if fault == "half made":
        (clone / ".venv/bin/pip").unlink()
    done = run(machine, clone / "tools/environment", "--repair")
    assert done.returncode == 0
    assert fault in done.stderr
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize(
    ("node", "enough"),
    [
        (None, False),
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
    ]
    + [(version, True) for version in ("v20.19.0", "v22.12.0", "v24.1.0")],
)
def test_node_is_looked_at_before_it_is_used(machine, clone, node, enough):
    if node is not None:
        add(machine, "node", f"echo {node}")
        add(machine, "npm")
    done = run(machine, sys.executable, clone / "web/build_client.py", "--check")
    assert done.returncode == int(not enough)
    if not enough:
        fault = f"this one is {node}" if node else "there is no node here"
        assert fault in done.stderr
        assert "nodejs.org" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a script of bash")
def test_chromium_is_asked_for_and_installed_in_ci_alone(machine, tmp_path):
    add(machine, "apt-get", f'echo "$@" >> {tmp_path}/asked')
    add(machine, "id", "echo 0")
    script = shutil.copy(ROOT / "tests/browser/chromium", tmp_path)
    done = run(machine, script)
    assert done.returncode == 1
    assert "apt install chromium" in done.stderr
    assert not (tmp_path / "asked").exists()
    run(machine, script, env={"CI": "true"})
    assert "install -y -q chromium-headless-shell" in (tmp_path / "asked").read_text()
    add(machine, "chromium")
    assert run(machine, script).stdout.strip() == str(machine / "chromium")
