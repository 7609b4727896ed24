# One environment, .venv, kept by the lock files under requirements/.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STATIC := src/rotonde/server/static/index.html
MARKET := web/companion/market.json
PYTEST := $(BIN)/python -m pytest --dist worksteal

# Some machines set it. The tests start hundreds of processes, and each would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

# At the start of every make, since what was made in a moved or broken environment does not count.
$(shell tools/environment --repair)

.DEFAULT_GOAL := help
.PHONY: help play tools install test quick lint types unit timing node-packages client-checks chromium browser thorough soak attack bench ladder docs screenshots lock \
	wheel companion release clean FORCE

help:  ## What can be made here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

# What must be there, before anything is installed.
tools:
	@tools/environment --check $(PYTHON)
	@$(PYTHON) web/build_client.py --check

$(BIN)/python:
	@tools/environment $(PYTHON)

.venv/.run: requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Installing Rotonde and what it needs to run into .venv, about 135 MB."
	@$(PIP) --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Where it cannot be had, the bots play without it.
.venv/.fast: requirements/fast.txt .venv/.run
	@echo "Installing Numba into .venv, about 280 MB, for Steam Tunnel's expert; make play LIGHT=1 goes without."
	@$(PIP) --require-hashes -r requirements/fast.txt || echo "Numba cannot be installed here: the expert thinks without it."
	@touch $@

.venv/.dev: requirements/dev.txt pyproject.toml | $(BIN)/python
	@echo "Installing what development needs into .venv, about 1,150 MB: tests, linters, type checker, Playwright,"
	@echo "NumPy, Numba, SciPy, Dask, Jupyter, PettingZoo and OpenSpiel. To play, make play is enough (415 MB)."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ .venv/.run .venv/.fast

.venv/.bench: requirements/bench.txt .venv/.dev
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

.venv/.docs: requirements/docs.txt .venv/.run
	@echo "Installing what the documentation needs into .venv, about 60 MB: MkDocs with Material and mkdocstrings."
	@$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

# What the companion page knows of the game, exported whenever the game's data or words change.
$(MARKET): $(wildcard src/rotonde/games/silverton/data/*.toml src/rotonde/games/silverton/words/*.ftl) \
	$(addprefix src/rotonde/games/silverton/,companion.py presentation/drawing/icons.py presentation/drawing/styles.py rules/terms.py) | .venv/.run
	@$(BIN)/python -m rotonde.games.silverton.companion $@

FORCE:

# It looks at what the pages were built from, and is done at once if that has not changed.
$(STATIC): $(MARKET) FORCE
	@$(PYTHON) web/build_client.py

play: tools .venv/.run  ## Play in the browser (PORT=…, HOST=0.0.0.0 for friends on your network)
	@$(MAKE) --no-print-directory -j 2 $(STATIC) $(if $(LIGHT),,.venv/.fast)
	@$(BIN)/rotonde play --host $(HOST) --port $(PORT)

install: tools .venv/.dev  ## Make .venv with all that development needs, about 1,150 MB

# What is fetched comes side by side; then what only reads the sources, each of which keeps one core busy.
test: tools  ## All that must pass
	@$(MAKE) --no-print-directory -j 3 .venv/.dev chromium node-packages
	@$(MAKE) --no-print-directory -j 2 types lint client-checks
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

quick: lint types  ## Lint, types and the unit tests that matter for what has changed
	$(BIN)/python -m tests.quick

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: .venv/.dev
	$(BIN)/mypy

node-packages:
	@$(PYTHON) web/build_client.py --install

client-checks: node-packages
	cd web && npm run --silent check

# Three, since many of them wait for servers and clocks.
unit: .venv/.dev $(STATIC)
	$(PYTEST) -n 3 -m "not timing" --ignore=tests/browser

timing: .venv/.dev  ## Tests that assert processor time, on a machine that does nothing else
	$(BIN)/python -m pytest -m timing --ignore=tests/browser

soak: .venv/.dev  ## Long runs: hundreds of games of every form (SOAK_GAMES=200)
	$(BIN)/python -m pytest -n 2 tests/soak

# Asked for before the tests that take long.
chromium:
	@tests/browser/chromium >/dev/null

browser: .venv/.dev $(STATIC) chromium  ## The table in real Chromium
	$(PYTEST) -n 2 tests/browser

thorough: .venv/.dev $(STATIC) chromium  ## The same in all sizes and languages, after every decision: hours
	THOROUGH=1 $(PYTEST) -n 2 tests/browser

attack: .venv/.dev $(STATIC)  ## Real servers under attack, some minutes (SCENARIO=…, JSON=1 for machines)
	@$(BIN)/python -m attack $(SCENARIO) $(if $(JSON),--json)

bench: .venv/.bench  ## Speed beside peers (JSON=1 for machines)
	@$(BIN)/python -m bench $(if $(JSON),--json)

ladder: .venv/.dev  ## Whether each level of the bots beats the one below (most of an hour)
	@$(BIN)/python -m bench.ladder

docs: .venv/.docs  ## The documentation as a site in dist/docs, to be opened from disk
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open dist/docs/index.html."

screenshots: .venv/.dev $(STATIC) chromium  ## The pictures of README taken anew (PICTURE=… for some of them)
	@$(BIN)/python -m tools.screenshots $(PICTURE)

wheel: tools .venv/.run $(STATIC)  ## A wheel that carries the built client, in dist/
	@$(BIN)/python -m hatchling build -t wheel

companion: tools node-packages $(MARKET)  ## Silverton's companion as a static site in dist/companion
	cd web && npm run --silent companion -- --outDir ../../dist/companion
	@echo "dist/companion is ready to be put on any https host."

release: test docs $(STATIC)  ## All that a release needs, up to the upload: see CONTRIBUTING.md
	@$(BIN)/python tools/release.py

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11
lock: .venv/.dev  ## Renew the lock files (they name no host)
	$(PIP) uv
	$(LOCK) pyproject.toml requirements/build.in -o requirements/run.txt
	$(LOCK) --all-extras --group dev pyproject.toml requirements/build.in -o requirements/dev.txt
	echo "numba" | $(LOCK) -c requirements/dev.txt - -o requirements/fast.txt
	$(LOCK) --all-extras --group dev --group bench pyproject.toml requirements/build.in -o requirements/bench.txt
	$(LOCK) --group docs -c requirements/dev.txt pyproject.toml requirements/build.in -o requirements/docs.txt

clean:  ## Remove what make made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/rotonde/server/static
