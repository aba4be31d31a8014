# Two commands are the whole set-up: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements.lock --editable

PYTEST := $(BIN)/pytest --quiet --numprocesses auto
RULES := tests/games --ignore tests/games/test_modes.py --ignore tests/games/test_texts.py

.PHONY: play test check bench golden protocol lock clean

play: .venv/ready-to-play
	@$(BIN)/bauhof play machi-koro

test: check
	$(PYTEST)
	BAUHOF_MODE=checked $(PYTEST) $(RULES)
	BAUHOF_MODE=plain $(PYTEST) $(RULES)

check: .venv/ready-to-test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready-to-bench
	$(BIN)/bauhof bench

# After a change of rules: rewrite the golden playthroughs, then read the difference.
golden: .venv/ready-to-test
	$(BIN)/python -m tests.golden

# After a change of the server's messages: write their page and their TypeScript types.
protocol: .venv/ready-to-test
	$(BIN)/python -m bauhof.server.describe

lock: .venv/ready-to-test
	$(BIN)/pip install --quiet "pip-tools>=7.4,<8"
	$(BIN)/pip-compile --quiet --all-extras --upgrade --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bauhof needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "Setting up in .venv, once; this takes about a minute …"
	@$(PYTHON) -m venv .venv

.venv/ready-to-play: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[cli,server]'
	@touch $@

.venv/ready-to-test: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[cli,server,dev,plots]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-bench: .venv/bin/pip pyproject.toml requirements.lock
	@$(INSTALL) '.[cli,server,bench]'
	@touch $@ .venv/ready-to-play
