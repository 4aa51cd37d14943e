# Every target sets up what it needs in .venv first; all it asks of the machine is Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help play test lint bench docs clean

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: $(READY)-core ## Play a game in the terminal
	@$(BIN)/rostra play

test: lint ## Check everything: style, types, layers, tests, coverage
	@echo "Tests of the compiled rules"
	@$(BIN)/pytest -m compiled
	@echo "Tests of everything else, interpreted, with coverage of games and table"
	@ROSTRA_JIT=0 $(BIN)/pytest -m "not compiled" -n 2 --cov --cov-report=term

lint: $(READY)-dev ## Check style, types and layers only
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

bench: $(READY)-bench ## Measure the speed, beside the targets and OpenSpiel
	@$(BIN)/python -m bench

docs: $(READY)-docs ## Build the documentation into site/
	@$(BIN)/zensical build --clean --strict
	@echo "The documentation is in site/index.html"

clean: ## Remove everything that was built
	rm -rf $(VENV) site dist .cache .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY)-core: EXTRAS :=
$(READY)-dev: EXTRAS := [dev]
$(READY)-docs: EXTRAS := [docs]

$(READY)-core $(READY)-dev $(READY)-docs: pyproject.toml | $(BIN)/python
	@echo "Installing rostra$(EXTRAS) in $(VENV)"
	@$(PIP) install --editable ".$(EXTRAS)"
	@touch $@

# OpenSpiel has no wheels for some machines. Building it takes very long, so there it is left out.
$(READY)-bench: pyproject.toml | $(BIN)/python
	@echo "Installing rostra[bench] in $(VENV)"
	@$(PIP) install --only-binary open_spiel --editable ".[bench]" \
	  || { echo "OpenSpiel cannot be installed here: measuring without it"; $(PIP) install --editable .; }
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "rostra needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)
