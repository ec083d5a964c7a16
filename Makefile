# Two commands do everything: make play, make test. `make help` lists the rest.
PYTHON ?= python3
GAME ?= trambahn
PORT ?= 8000
HOST ?= 0.0.0.0
BIN := .venv/bin
COMPILED := $(shell find src/fullsteam/kernel src/fullsteam/games tools/compiling -name '*.py') src/fullsteam/bots/judge.py src/fullsteam/bots/search.py

CLOCK := $(PYTHON) tools/clock.py

WEB := $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js web/*.json)
PAGE := src/fullsteam/server/page/index.html
GALLERY := build/gallery/gallery.html

# More than there are cores: tests wait for servers, browsers and clusters.
TESTERS ?= 6

.PHONY: help play terminal page wheel test quick source check bench bench-server bench-page matches puzzles gallery layouts accept-pictures soak mutants golden docs how-pictures pictures screenshots sbom lock clean
.DEFAULT_GOAL := help

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play:  ## play in the browser (make play PORT=8080; HOST=127.0.0.1: not for phones in this network)
	@$(PYTHON) tools/start $(HOST) $(PORT)

terminal: .venv/installed .venv/built  ## play in the terminal (make terminal GAME=trambahn)
	$(BIN)/fullsteam play $(GAME)

page: $(PAGE)  ## build the page of the server (needs Node; the wheel carries the result)

wheel: page  ## a wheel with the page in it, into dist/
	$(BIN)/pip wheel -q --no-build-isolation --no-deps -w dist .

test: .venv/installed web/node_modules/installed  ## everything: checks, then all tests, interpreted and compiled
	@$(CLOCK) compiled-and-source -- $(MAKE) --no-print-directory -j2 .venv/built source
	@$(CLOCK) compiled-tests -- $(BIN)/pytest -q -n $(TESTERS) --dist worksteal
	@$(CLOCK)

quick: .venv/installed web/node_modules/installed  ## while working: what a change can touch, within a minute (BASE=commit)
	@$(BIN)/python tools/quick.py $(if $(BASE),--base $(BASE))

# What needs no compiled module, beside the compiler. (PYTHONPATH: while it works the package may not be installed.) Interpreted
# run the tests of what will be compiled and of what it stands on; the rest is the same Python in both halves, and runs compiled.
source check: export PYTHONPATH := $(CURDIR)/src
source: check page $(GALLERY)
	@$(CLOCK) vitest -- npm --prefix web run -s test
	@FULLSTEAM_PURE=1 $(CLOCK) interpreted-tests -- $(BIN)/pytest -q -n 2 --dist worksteal $(addprefix tests/,kernel games conformance play bots)

check: .venv/installed web/node_modules/installed  ## ruff, mypy --strict, import contracts, svelte-check, biome
	$(BIN)/ruff check src tests bench tools setup.py
	$(BIN)/ruff format --check src tests bench tools setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run -s check

bench: .venv/installed .venv/built  ## speed beside the peers, as ratios, in one run
	$(BIN)/python bench/run.py
	$(BIN)/python bench/deliveries.py
	$(BIN)/python bench/research.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/workers.py

bench-server: .venv/installed .venv/built bench/server/node_modules/installed  ## the server under load, beside boardgame.io
	PYTHONPATH=tests $(BIN)/python bench/server/compare.py

bench-page: .venv/installed .venv/built page  ## how soon a move is seen in the browser (on a quiet machine)
	$(BIN)/pytest -q tests/web/speed.py

matches: .venv/installed .venv/built page  ## a whole match of every game through the page, at both sizes, in each language
	$(BIN)/pytest -q -n 2 tests/web/matches.py

puzzles: .venv/installed .venv/built  ## every puzzle of every game, measured anew (docs/analysis.md)
	$(BIN)/pytest -q -n 2 tests/analysis/all_puzzles.py

gallery: .venv/installed .venv/built $(GALLERY)  ## every board at every kind of moment, for who draws them (http://127.0.0.1:8010)
	$(BIN)/python tools/gallery.py

# What the tests of one size found is kept beside its pictures; the report puts them together, also if something was found.
layouts: .venv/installed .venv/built $(GALLERY)  ## is anything cut, covered or too small to touch? every position, every size (GAMES=trambahn EVERY=4: some)
	GAMES="$(GAMES)" EVERY=$(or $(EVERY),1) $(BIN)/pytest -q -n 2 tests/web/layouts.py; status=$$?; \
	PYTHONPATH=src:tests $(BIN)/python -m browserkit.layouts build/layouts; exit $$status

accept-pictures: .venv/installed .venv/built $(GALLERY)  ## write the pictures that boards are compared with anew; look at them before you commit
	PYTHONPATH=src:tests $(BIN)/python -m browserkit.looks

soak: .venv/installed .venv/built page  ## long campaigns, kept in build/soak/ so that they can be stopped and gone on with (PARTS=kills,races JOBS=2)
	PYTHONPATH=src:tests $(BIN)/python -m serverkit.soak $(if $(PARTS),--parts $(PARTS)) $(if $(JOBS),--jobs $(JOBS)) $(if $(ANEW),--anew)

mutants: .venv/installed  ## small faults planted into kernel and rules: which does no test notice? (SAMPLE=300, GAME=trambahn or kernel)
	$(BIN)/python tools/mutants $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(filter command,$(firstword $(origin GAME))),--game $(GAME))

golden: .venv/installed .venv/built  ## write the golden playthroughs anew; review the diff
	$(BIN)/python -m fullsteam.testing.golden tests/golden

docs: .venv/installed .venv/built  ## write docs/games/*.md and docs/how/*.md anew, and what the page knows of the bags
	$(BIN)/python -m fullsteam.testing.pages docs/games tests/games
	$(BIN)/python -m fullsteam.testing.bags web/src/games

how-pictures: .venv/installed .venv/built page  ## draw the pictures of docs/how anew
	$(BIN)/python tools/how_pictures.py docs/pictures/how

pictures: .venv/installed .venv/built page  ## write picture.svg of every game's room anew, as the page draws it
	$(BIN)/python tools/pictures.py

screenshots: .venv/installed .venv/built page  ## every page and the main phases of every game, as pictures, into build/screenshots/
	$(BIN)/python tools/screenshots.py build/screenshots

sbom:  ## what this is made of, as a CycloneDX bill of materials, into build/sbom.json
	@$(PYTHON) tools/sbom.py build/sbom.json

lock:  ## pin the newest allowed versions in requirements.txt, and those that playing needs in requirements-play.txt
	rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install -q '.[dev,research,server,cluster]'
	.venv-lock/bin/pip freeze --all --exclude pip --exclude fullsteam > requirements.txt
	.venv-lock/bin/python tools/play_packages.py > requirements-play.txt
	rm -rf .venv-lock

clean:  ## remove what was built
	rm -rf .venv .venv-peers build dist web/node_modules bench/server/node_modules src/fullsteam/server/page
	find src -name '*.so' -delete

# The environment: system packages (when root), then exactly the pinned versions.
.venv/installed: requirements.txt
	PYTHON=$(PYTHON) bash tools/system-packages
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -r requirements.txt
	touch $@ .venv/playing .venv/compiler

# The part of it with which one can play; and what compiles.
.venv/playing: requirements-play.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-compile -r $<
	touch $@

.venv/compiler: pyproject.toml
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --no-compile -c requirements.txt setuptools mypy librt mypy_extensions
	touch $@

bench/server/node_modules/installed: bench/server/package-lock.json
	cd bench/server && npm ci --silent --no-audit --no-fund --omit=optional --ignore-scripts
	touch $@

# The package, as it lies here, with its command.
.venv/linked: pyproject.toml | .venv/compiler
	FULLSTEAM_PURE=1 $(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

# Compiled beside the sources: only what has changed. Without a C compiler the same source runs as it is.
.venv/built: $(COMPILED) tools/compile.py pyproject.toml | .venv/linked
	$(BIN)/python tools/compile.py || test "$$FULLSTEAM_COMPILE" != 1
	touch $@

# The page: packages as the lock file names them (npm ci would want those of every platform in it), then one build into
# the Python package.
web/node_modules/installed: web/package-lock.json
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@ web/node_modules/building

web/node_modules/building: web/package-lock.json
	cd web && npm install --no-save --omit=dev --loglevel error --no-audit --no-fund
	touch $@

$(PAGE): $(WEB) | web/node_modules/building
	cd web && npm run -s build -- --logLevel warn

$(GALLERY): $(WEB) | web/node_modules/building
	cd web && npm run -s build -- --mode gallery --logLevel error
