# One environment, .venv, kept by the lock files under requirements/.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STATIC := src/rotonde/server/static/index.html
MARKET := web/companion/market.json
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play install test quick lint types unit client-checks browser soak attack bench lock wheel companion clean

help:  ## What can be made here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/.run: requirements/run.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ .venv/.run

.venv/.bench: requirements/bench.txt .venv/.dev
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent
	@touch $@

# What the companion page knows of the game, exported whenever the game's data or words change.
$(MARKET): $(wildcard src/rotonde/games/silverton/data/*.toml src/rotonde/games/silverton/words/*.ftl) \
	$(addprefix src/rotonde/games/silverton/,companion.py presentation/drawing/icons.py presentation/drawing/styles.py rules/terms.py) | .venv/.run
	$(BIN)/python -m rotonde.games.silverton.companion $@

$(STATIC): web/node_modules/.installed $(MARKET) $(CLIENT)
	cd web && npm run --silent build
	@touch $@

play: .venv/.run $(STATIC)  ## Play in the browser (PORT=…, HOST=0.0.0.0 for friends on your network)
	@$(BIN)/rotonde play --host $(HOST) --port $(PORT)

install: .venv/.dev  ## Make .venv with all that development needs

test: lint types client-checks unit browser  ## All that must pass

quick: lint types  ## Lint, types and the unit tests that matter for what has changed
	$(BIN)/python -m tests.quick

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: .venv/.dev
	$(BIN)/mypy

client-checks: web/node_modules/.installed
	cd web && npm run --silent check

unit: .venv/.dev $(STATIC)
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/browser

soak: .venv/.dev  ## Long runs: hundreds of games of every form (SOAK_GAMES=200)
	$(BIN)/python -m pytest -n 2 tests/soak

browser: .venv/.dev $(STATIC)  ## The table in real Chromium
	@tests/browser/chromium >/dev/null
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

attack: .venv/.dev $(STATIC)  ## Real servers under attack, some minutes (SCENARIO=…, JSON=1 for machines)
	@$(BIN)/python -m attack $(SCENARIO) $(if $(JSON),--json)

bench: .venv/.bench  ## Speed beside peers (JSON=1 for machines)
	@$(BIN)/python -m bench $(if $(JSON),--json)

wheel: .venv/.dev $(STATIC)  ## A wheel that carries the built client
	$(BIN)/python -m hatchling build -t wheel

companion: web/node_modules/.installed $(MARKET)  ## Silverton's companion as a static site in dist/companion
	cd web && npm run --silent companion -- --outDir ../../dist/companion
	@echo "dist/companion is ready to be put on any https host."

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11
lock: .venv/.dev  ## Renew the lock files (they name no host)
	$(PIP) uv
	$(LOCK) pyproject.toml requirements/build.in -o requirements/run.txt
	$(LOCK) --all-extras --group dev pyproject.toml requirements/build.in -o requirements/dev.txt
	$(LOCK) --all-extras --group dev --group bench pyproject.toml requirements/build.in -o requirements/bench.txt

clean:  ## Remove what make made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/rotonde/server/static
