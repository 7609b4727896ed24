# One environment, .venv, kept by the lock files under requirements/.
PYTHON ?= python3
BIN := .venv/bin
LOCKS := requirements/dev.txt

.DEFAULT_GOAL := help
.PHONY: help install test lint types unit bench lock clean

help:  ## What can be made here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/.dev: $(BIN)/python $(LOCKS) pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.bench: .venv/.dev requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

install: .venv/.dev  ## Make .venv with all that development needs

test: lint types unit  ## Lint, types, unit and property tests

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: .venv/.dev
	$(BIN)/mypy

unit: .venv/.dev
	$(BIN)/python -m pytest -n 2

bench: .venv/.bench  ## Speed beside peers (JSON=1 for machines)
	@$(BIN)/python -m bench $(if $(JSON),--json)

lock: .venv/.dev  ## Renew the lock files (they name no host)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
	  --all-extras --group dev pyproject.toml requirements/build.in -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
	  --all-extras --group dev --group bench pyproject.toml requirements/build.in -o requirements/bench.txt

clean:  ## Remove what make made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
