# Every target sets up what it needs in .venv first; all it asks of the machine is Python 3.11 or newer.
PYTHON ?= python3
MINUTES ?= 60
GENERATIONS ?= 20
GAMES ?= 100
TRIES ?= 10000
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
READY := $(VENV)/ready
STEP := $(PYTHON) $(abspath make_step.py)
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
IN_WEB := cd web && $(WITH_NODE)
CLIENT := src/rostra/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/plugins -type f) $(wildcard web/*.* src/rostra/words/*/*.ftl)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.DEFAULT_GOAL := help
.PHONY: help play test lint mutants abuse chaos learners soak bench train exploit docs client browser postgres release clean

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: $(READY)-play $(CLIENT) ## Start the web table and print its address
	@$(BIN)/rostra serve

test: lint $(CLIENT) browser postgres ## Check everything: style, types, layers, tests in Python and in a browser, coverage
	@echo "Tests of what the browser client computes"
	@$(IN_WEB) npm --silent test -- --reporter=dot
	@echo "Tests of the compiled rules"
	@$(BIN)/pytest -m compiled -n 2 --dist loadfile  # what a file needs is compiled once
	@echo "Tests of everything else, interpreted, with coverage of games and table"
	@# One more than the cores that are asked for, since browsers mostly wait; who has nothing left takes from others.
	@ROSTRA_JIT=0 $(BIN)/pytest -m "not compiled" -n 3 --dist worksteal --cov --cov-report=term

lint: $(READY)-dev web/node_modules/.package-lock.json ## Check style, types and layers only
	@$(STEP) "Style" $(BIN)/ruff check
	@$(STEP) "Layout" $(BIN)/ruff format --check
	@$(STEP) "Types" $(BIN)/mypy
	@$(STEP) "Layers" $(BIN)/lint-imports --no-logo
	@$(IN_WEB) $(STEP) "Types of the browser client" npm --silent run check
	@$(IN_WEB) $(STEP) "Style of the browser client" npm --silent run lint

mutants: $(READY)-dev web/node_modules/.package-lock.json ## Plant bugs in a copy of the source and count those that a test notices
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tests.mutants

abuse: $(READY)-dev ## Attack a server in every way we know, and time a table of honest players beside it
	@ROSTRA_ABUSE=long $(BIN)/pytest tests/server/abuse -p no:xdist -rA --show-capture=stdout
	@ROSTRA_SEAT_SEEDS=2000 $(BIN)/pytest -q tests/server/test_seats_in_any_order.py

chaos: $(READY)-dev postgres ## Kill, stop and cut off servers that share a database, while people play; then check what they saw
	@$(BIN)/python -m tests.server.chaos

bench: $(READY)-bench bench/boardgame_io/node_modules/.package-lock.json ## Measure the speed (SECTIONS="rules table"), beside targets and other libraries
	@$(BIN)/python -m bench $(SECTIONS) --json bench.json

learners: $(READY)-learners ## Train for some steps with MaskablePPO, TorchRL, Tianshou and skrl (installs PyTorch)
	@$(BIN)/pytest -m learners -rs tests/adapters/test_libraries.py

soak: $(READY)-dev ## Play for an hour (MINUTES=60) with people who come and go: is the server still as it was?
	@$(BIN)/python -m bench.soak --minutes $(MINUTES)

train: $(READY)-dev ## Teach the bots anew (RAY=host:port on a Ray cluster); the weights go into the package (see docs/strength.md)
	@$(BIN)/python -m training $(if $(RAY),--ray $(RAY))

exploit: $(READY)-dev ## Train exploiters against the best bot (GENERATIONS=20 GAMES=100 TRIES=10000), and say what they win
	@$(BIN)/python -m training.exploit --generations $(GENERATIONS) --games $(GAMES) --workers 2; trained=$$?; \
	  $(BIN)/python -m bench.clause_audit --tries $(TRIES) && exit $$trained

docs: $(READY)-docs ## Build the documentation into site/
	@$(STEP) "Building the documentation" $(BIN)/zensical build --clean --strict
	@$(BIN)/python docs/without_scripts.py site
	@echo "The documentation is in site/index.html"

release: $(READY)-release ## Build and check what could be published (URL=https://...): publishes nothing
	@test -n "$(URL)" || { echo "Say where the repository is: make release URL=https://..."; exit 1; }
	@rm -rf dist
	@ROSTRA_URL="$(URL)" $(STEP) "Building the source distribution, and the wheel from it" $(BIN)/python -m build
	@$(BIN)/twine check --strict dist/*
	@$(STEP) "Trying the wheel outside the checkout" $(BIN)/python -m tests.wheel dist/*.whl
	@ls -l dist
	@echo "Nothing has been published. When you are sure: git tag v$$($(BIN)/python -c 'import rostra; print(rostra.__version__)'), then twine upload dist/*"

clean: ## Remove everything that was built or installed here; results of arena and benchmark stay
	rm -rf $(VENV) site dist bench.json web/node_modules bench/boardgame_io/node_modules src/rostra/server/static
	rm -rf .cache .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o \( -name __pycache__ -o -name '*.egg-info' \) -type d -prune -exec rm -rf {} +

client: $(CLIENT) ## Build the browser client only

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@$(IN_WEB) $(STEP) "Building the browser client" npm run build

web/node_modules/.package-lock.json: web/package-lock.json $(READY)-node
	@# What the lock file says; ci would insist on the binaries of every platform.
	@$(IN_WEB) $(STEP) "Installing what the browser client is built with" npm install --no-save
	@touch $@

bench/boardgame_io/node_modules/.package-lock.json: bench/boardgame_io/package-lock.json $(READY)-node
	@(cd bench/boardgame_io && $(WITH_NODE) $(STEP) "Installing boardgame.io to measure ours beside it" npm ci \
	  && touch node_modules/.package-lock.json) \
	  || echo "boardgame.io cannot be installed here: going on without it"

# What Debian recommends beside them (a file server's libraries, printing, an accelerator) is not needed here.
browser: $(READY)-dev
	@$(BIN)/python -m tests.installed >/dev/null || $(call debian,chromium fonts-liberation,the browser tests)

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || $(call debian,postgresql,the tests of the storage)

# Where there is no apt, the tests are skipped, and say so at the end.
debian = if command -v apt-get >/dev/null; then \
	  $(SUDO) $(STEP) "Asking Debian for $(1), for $(2)" apt-get update && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) $(STEP) "Installing Debian's $(1), for $(2)" \
	    apt-get install -y --no-install-recommends $(1); \
	else echo "There is no $(firstword $(1)) here, and no apt to install it: $(2) will be skipped"; fi

$(READY)-play: EXTRAS := [server,node]
$(READY)-node: EXTRAS := [node]
$(READY)-docs: EXTRAS := [docs]
$(READY)-learners: EXTRAS := [dev,learners]
$(READY)-release: EXTRAS := [release]
$(READY)-dev: EXTRAS := [dev,node,openspiel]
$(READY)-dev: OTHERS := [dev,node]
$(READY)-bench: EXTRAS := [bench]

$(READY)-play $(READY)-node $(READY)-docs $(READY)-learners $(READY)-release: pyproject.toml | $(BIN)/python
	@$(STEP) "Installing rostra$(EXTRAS) in $(VENV)" $(PIP) install --editable ".$(EXTRAS)"
	@touch $@ $(if $(findstring node,$(EXTRAS)),$(READY)-node)

# OpenSpiel has no wheels for some machines. Building it takes very long, so there it is left out.
$(READY)-dev $(READY)-bench: pyproject.toml | $(BIN)/python
	@$(STEP) "Installing rostra$(EXTRAS) in $(VENV)" $(PIP) install --only-binary open_spiel --editable ".$(EXTRAS)" \
	  || { echo "OpenSpiel cannot be installed here: going on without it"; \
	       $(STEP) "Installing rostra$(OTHERS) in $(VENV)" $(PIP) install --editable ".$(OTHERS)"; }
	@$(if $(filter %-dev,$@),$(STEP) "Installing Ray" $(PIP) install --only-binary ray --editable ".[ray]" \
	  || echo "Ray cannot be installed here: going on without it")
	@touch $@ $(if $(findstring node,$(EXTRAS)),$(READY)-node)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "rostra needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(STEP) "Setting up $(VENV)" $(PYTHON) -m venv $(VENV)
