# The verbs that contributors use; each is one command that also works by itself.
.DEFAULT_GOAL := help
FUZZ_SECONDS ?= 3600
.PHONY: docs sanitize sheets exact-solver fuzz-solver fuzz-decoders fuzz-vectors help setup build test preview score looks format lint bench bench-solver bench-layout bench-lists bench-render bench-text bench-port bench-live compare-rendering

CORPORA ?= ../shared
SCORES ?= .build/scores

help: ## Lists the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Checks Swift and the system's packages; installs those as root
	@Scripts/setup

build: setup ## Builds everything for debugging
	swift build --build-tests

test: ## Runs every test (FILTER=SafeArea runs those that match)
	@Scripts/test $(if $(FILTER),--filter $(FILTER))

sanitize: ## Runs UIKit's and the simulator's tests under the address and the thread sanitizer (SANITIZER=thread: that alone)
	@Scripts/sanitize $(SANITIZER)

preview: ## Shows the example on the default devices (PATHS=Main.storyboard shows that)
	@Scripts/run $(PATHS)

docs: setup ## Builds the documentation as a site, without warnings (in .build/documentation)
	@Scripts/docs

score: setup ## Scores `inset layout`, on the canvas and on devices, against Xcode's frames (CORPORA=folder with corpus/ and tools/)
	rm -rf $(SCORES) && mkdir -p $(SCORES)
	inset=$$(Scripts/build inset) && .ci/score-frames "$$inset" $(CORPORA) $(SCORES) && \
		.ci/score-devices "$$inset" $(CORPORA) $(SCORES)

looks: setup ## Compares controls with pictures that iOS made (CORPORA=folder with pictures/; page in .build/looks)
	@if [ -d "$(CORPORA)/pictures" ]; then \
		rm -rf .build/looks && mkdir -p .build/looks/ours && \
		INSET_LOOKS="$$PWD/.build/looks/ours" swift test --filter LooksTests.LooksTests && \
		Scripts/compare_looks.py "$(CORPORA)/pictures" .build/looks/ours .build/looks; \
	else echo "looks: skipped, there is no folder $(CORPORA)/pictures"; fi

sheets: setup ## Draws every control in every state and era, to be looked at (pictures in .build/sheets)
	rm -rf .build/sheets && INSET_SHEETS="$$PWD/.build/sheets" swift test --filter LooksTests.ContactSheetTests

format: ## Formats the sources in place
	swift format --in-place --parallel --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Layout Benchmarks/Animation Benchmarks/Lists

lint: ## Complains about what `make format` would change
	swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Layout Benchmarks/Animation Benchmarks/Lists

bench: setup ## Prints speed and memory as JSON (CORPORA=folder with corpus/)
	swift build -c release --product inset
	swift run --package-path Benchmarks -c release inset-benchmark \
		--inset "$$(swift build -c release --show-bin-path)/inset" --corpora $(CORPORA)

bench-layout: setup ## Measures layout through the public API (JSON in .build/benchmarks/layout.json)
	swift build -c release --product layout-benchmark
	mkdir -p .build/benchmarks
	"$$(swift build -c release --show-bin-path)/layout-benchmark" --counts --json .build/benchmarks/layout.json

bench-animation: setup ## Measures a frame of 60 moving views (JSON)
	swift build -c release --product animation-benchmark
	"$$(swift build -c release --show-bin-path)/animation-benchmark"

bench-lists: setup ## Measures tables and lists of a million rows that size themselves (JSON)
	swift build -c release --product list-benchmark
	"$$(swift build -c release --show-bin-path)/list-benchmark"

bench-solver: setup ## Compares the constraint solver with kiwi (JSON in .build/benchmarks/solver.json; CORPORA=folder)
	Benchmarks/Solver/build
	swift build -c release --product layout-benchmark
	mkdir -p .build/benchmarks/recorded
	"$$(swift build -c release --show-bin-path)/layout-benchmark" --record .build/benchmarks/recorded --corpora $(CORPORA)
	.build/benchmarks/bench-solver --json .build/benchmarks/solver.json --recorded .build/benchmarks/recorded

bench-render: setup ## Measures painting and PNG files beside headless Chromium (JSON in .build/benchmarks/render.json)
	Benchmarks/Render/build
	.build/benchmarks/bench-render time .build/benchmarks/render.json

bench-port: setup ## Times the source rewriter over 100,000 lines (JSON in .build/benchmarks/port.json)
	mkdir -p .build/benchmarks
	Benchmarks/SourcePort/measure.py "$$(Scripts/build inset-source)" --json .build/benchmarks/port.json

bench-live: setup ## Measures the page of a live device in headless Chromium (JSON in .build/benchmarks/live.json)
	mkdir -p .build/benchmarks
	Benchmarks/Live/measure.py "$$(Scripts/build inset)" --json .build/benchmarks/live.json

bench-text: setup ## Prints the share of labels whose width is predicted (JSON in .build/benchmarks/text.json)
	swift build --build-tests
	mkdir -p .build/benchmarks
	INSET_TEXT_BENCHMARK="$(CURDIR)/.build/benchmarks/text.json" swift test --skip-build --filter CorpusWidthTests

exact-solver: setup ## Compares the solver with z3, from SEED on, COUNT systems (pip install z3-solver)
	Benchmarks/Solver/build --exact
	Benchmarks/Solver/Exact/exact.py --tool .build/benchmarks/bench-exact --from $(or $(SEED),0) --count $(or $(COUNT),20000)

fuzz-solver: setup ## Fuzzes the solver for FUZZ_SECONDS, guided by coverage; stops at a wrong answer
	Benchmarks/Solver/build --fuzz
	mkdir -p .build/fuzz/solver
	cd .build/fuzz && SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
		../benchmarks/fuzz-solver solver -len_control=0 -max_len=400 -timeout=20 -max_total_time=$(FUZZ_SECONDS)

compare-rendering: setup ## Compares drawing with headless Chromium's (pictures in .build/benchmarks/comparison)
	Benchmarks/Render/build
	.build/benchmarks/bench-render compare .build/benchmarks/comparison

fuzz-decoders: setup ## Fuzzes the image decoders for FUZZ_SECONDS under the address sanitizer; stops at a crash
	Benchmarks/Decoders/build
	mkdir -p .build/fuzz/decoders
	cd .build/fuzz && SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
		../benchmarks/fuzz-decoders decoders -max_len=20000 -timeout=20 -max_total_time=$(FUZZ_SECONDS)

fuzz-vectors: setup ## Fuzzes PDF and SVG files for FUZZ_SECONDS under the address sanitizer; stops at a crash or a hang
	Benchmarks/Decoders/build
	mkdir -p .build/fuzz/vectors
	cp Benchmarks/Decoders/Seeds/* .build/fuzz/vectors
	cd .build/fuzz && SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
		../benchmarks/fuzz-vectors vectors -max_len=4000 -timeout=60 -max_total_time=$(FUZZ_SECONDS)
