# Two commands are the whole set-up: `make play` and `make test`.

PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements.lock --editable

PYTEST := $(BIN)/pytest --quiet --numprocesses auto
RULES := tests/games --ignore tests/games/test_modes.py --ignore tests/games/test_texts.py

CLIENT := src/bauhof/server/static/index.html
NPM := npm --prefix web --loglevel error

.PHONY: play test browser check check-client client dev wheel bench golden protocol docs lock clean

play: .venv/ready-to-play $(CLIENT)
	@$(BIN)/bauhof serve --open

test: check check-client browser
	$(BIN)/python -m tests.warm_up
	$(PYTEST) --ignore tests/browser
	BAUHOF_MODE=checked $(PYTEST) $(RULES)
	BAUHOF_MODE=plain $(PYTEST) $(RULES)
	$(PYTEST) tests/browser

check: .venv/ready-to-test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

# The system's Chromium, in which whole games are played; where it may be installed, it is.
browser: .venv/ready-to-test
	@$(BIN)/python -m tests.browser.chromium

# The browser client: types, its own tests, and how much a first visit loads.
check-client: $(CLIENT)
	@$(NPM) run --silent check
	@$(NPM) run --silent test

client: $(CLIENT)

# Work on the client: changes show at once; run `bauhof serve` beside it.
dev: web/node_modules/.ready
	@$(NPM) run dev

wheel: .venv/bin/pip $(CLIENT)
	@$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

bench: .venv/ready-to-bench $(CLIENT)
	$(BIN)/bauhof bench

# After a change of rules: rewrite the golden playthroughs, then read the difference.
golden: .venv/ready-to-test
	$(BIN)/python -m tests.golden

# After a change of the server's messages: write their page and their TypeScript types.
protocol: .venv/ready-to-test
	$(BIN)/python -m bauhof.server.describe

# After a change of a game's state or actions: write the page about them.
docs: .venv/ready-to-test
	$(BIN)/python -m bauhof.core.pages

lock: .venv/ready-to-test
	$(BIN)/pip install --quiet "pip-tools>=7.4,<8"
	$(BIN)/pip-compile --quiet --all-extras --upgrade --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements.lock pyproject.toml

clean:
	rm -rf src/bauhof/server/static web/node_modules .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bauhof needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "Setting up in .venv, once; this takes about a minute …"
	@$(PYTHON) -m venv .venv

.venv/ready-to-play: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[server]'
	@touch $@

.venv/ready-to-test: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[server,dev,plots]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-bench: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[server,bench]'
	@touch $@ .venv/ready-to-play

web/node_modules/.ready: web/package-lock.json
	@command -v npm > /dev/null || { echo "Bauhof's browser client needs Node 20.19 or newer, with npm." >&2; exit 1; }
	@echo "Fetching what the browser client is built with, once …"
	@$(NPM) install --no-save --no-audit --no-fund --silent
	@touch $@

$(CLIENT): web/node_modules/.ready $(shell find web/src web/public -type f) $(wildcard web/*.json web/*.ts web/*.js web/*.html)
	@echo "Building the browser client …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
