# make alone lists what there is to make.

PYTHON ?= python3
CONFIG ?= el_cero
GAMES  ?= 1M
BASE   ?= HEAD~1
SAMPLE ?= 400

VENV      := .venv
BIN       := $(VENV)/bin
CREATED   := $(VENV)/.created
FILES     := $(VENV)/.files
INSTALLED := build/.installed

PIP       := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
PYTEST    := $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal

# Tests that are run once more without the compiler.
PLAIN     := $(wildcard tests/golden tests/kernel tests/strategies tests/trace)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install run test lint bench test-referee test-statistics test-engine fuzz mutants gallery clean FORCE

help:  ## list what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(INSTALLED)  ## make .venv with exact versions and unosim in it

run: $(INSTALLED)  ## play CONFIG=el_cero GAMES=1M (or others) into the next folder of runs/
	$(BIN)/unosim run $(CONFIG) --games $(GAMES)

test: $(INSTALLED)  ## run the tests: compiled with bounds checks, then without the compiler
	$(PYTEST) -m "not heavy"
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m "not heavy and not compiled" $(PLAIN)

lint: $(INSTALLED)  ## check style, formatting and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(INSTALLED)  ## measure the speed, and compare it with the commit before (or BASE=...)
	$(BIN)/unosim bench
	$(BIN)/python benchmarks/compare_commits.py $(BASE)

test-referee: $(INSTALLED)  ## let the referee judge many more hands
	$(PYTEST) -m heavy tests/referee tests/kernel

test-statistics: $(INSTALLED)  ## test the statistics by long simulations
	$(PYTEST) -m heavy tests/stats tests/statistical

test-engine: $(INSTALLED)  ## kill, interrupt and resume many runs
	$(PYTEST) -m heavy tests/engine

fuzz: $(INSTALLED)  ## load 10,000 generated config documents
	$(PYTEST) -m heavy tests/config

mutants: $(INSTALLED)  ## change rule functions in a copy, SAMPLE=400 times, and see whether tests notice
	@$(PIP) --group mutants
	$(BIN)/python benchmarks/mutants.py --sample $(SAMPLE)

gallery: $(INSTALLED)  ## play presets and draw the README's pictures anew, in docs/gallery
	$(BIN)/python docs/make_gallery.py

clean:  ## remove .venv and all that can be made again; runs/ stays
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(CREATED):
	@command -v $(PYTHON) > /dev/null || { echo "unosim needs Python 3.11 or newer; there is no $(PYTHON): make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "unosim needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1): make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# A file that is new, gone or elsewhere must be installed anew; an edited one need not: the names are kept, and
# written again only when they change.
$(FILES): FORCE | $(CREATED)
	@{ pwd; find sim reports configs -type f ! -name '*.pyc' | LC_ALL=C sort; } > $@.new
	@cmp -s $@.new $@ || cp $@.new $@
	@rm -f $@.new

$(INSTALLED): pyproject.toml constraints.txt $(FILES)
	@echo "installing exact versions into $(VENV) (a minute or two the first time) ..."
	@rm -rf build
	@$(PIP) pip setuptools
	@$(PIP) --no-build-isolation --group dev --editable .
	@touch $@

FORCE:
