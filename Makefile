# Everything a newcomer types. `make` alone explains.

.DEFAULT_GOAL := help
.PHONY: help setup test test-all lint demo dist bench clean

help: ## Explain the commands.
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /  make \1\t/' | expand -t 16

setup: ## Install the C libraries and tools that are missing (Debian: apt-get; see Scripts/setup).
	@Scripts/setup

test: ## Test every package, one after the other; stop at the first that fails.
	@Scripts/test

test-all: test dist ## Test, and hold what `qatlam new` writes to its law, in every combination.
	@Scripts/law dist/qatlam all
	@Scripts/served dist/qatlam

lint: ## Check the form of every Swift file.
	@Scripts/lint

demo: setup ## Build the three systems and show each over a real server.
	@Scripts/demo

dist: ## Build the one file that is shipped, dist/qatlam.
	@Scripts/dist

bench: ## Measure dist/qatlam by stage; TREE=FOLDER STYLE=viper JSON=FILE as you like.
	@Scripts/bench

clean: ## Remove what was built.
	@find . -type d -name .build -prune -exec rm -rf {} +
