# eddy.  `make run` builds all and starts a server, `make test` proves, `make check` nags.
# Variables: CC, BUILD (output folder), MODE (release, debug, asan, ubsan, tsan).

MODE  ?= release
BUILD ?= $(if $(filter release,$(MODE)),build,build-$(MODE))
CC    := $(if $(filter default,$(origin CC)),gcc,$(CC))
CLANG ?= clang

PKGS     := javascriptcoregtk-4.1 libuv zlib glib-2.0
PKG_OK   := $(shell pkg-config --exists $(PKGS) 2>/dev/null && echo yes)
PKG_INC  := $(patsubst -I%,-isystem%,$(shell pkg-config --cflags-only-I $(PKGS) 2>/dev/null))
PKG_LIBS := $(shell pkg-config --libs javascriptcoregtk-4.1 libuv zlib 2>/dev/null) -lglib-2.0

VERSION := 0.1.0
WARN   := -Wall -Wextra -Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wvla \
          -Wundef -Wpointer-arith -Wno-unused-parameter
CFLAGS_release := -O2 -g1
CFLAGS_debug   := -O0 -g -DDEBUG
CFLAGS_asan    := -O1 -g -DDEBUG -fsanitize=address -fno-omit-frame-pointer
CFLAGS_ubsan   := -O1 -g -DDEBUG -fsanitize=undefined -fno-sanitize-recover=all
CFLAGS_tsan    := -O1 -g -DDEBUG -fsanitize=thread
ALL_CFLAGS := -std=gnu17 $(WARN) $(CFLAGS_$(MODE)) -fvisibility=hidden -fno-strict-aliasing \
              -fstack-protector-strong -fPIE -D_GNU_SOURCE -DEDDY_VERSION='"$(VERSION)"' \
              -Isrc $(PKG_INC) -MMD -MP $(CFLAGS)
LINK := $(CFLAGS_$(MODE)) -pie -Wl,--export-dynamic-symbol='napi_*' -Wl,-z,relro,-z,now $(LDFLAGS)
LIBS := $(PKG_LIBS) -lm -ldl -lpthread

SRC   := $(sort $(wildcard src/*/*.c))
LIB   := $(sort $(patsubst lib/%,%,$(shell find lib -name '*.js' 2>/dev/null)))
MAIN  := $(BUILD)/obj/cli/main.o
OBJ   := $(SRC:src/%.c=$(BUILD)/obj/%.o) $(BUILD)/gen/builtins.o $(BUILD)/gen/builtins_table.o
UNIT_SRC := $(sort $(wildcard test/unit/*/*_test.c))
UNIT  := $(UNIT_SRC:test/unit/%.c=$(BUILD)/test/unit/%)

# `make V=1` shows the commands.
Q := $(if $(V),,@)

.DELETE_ON_ERROR:
.PHONY: all clean unit
all: $(BUILD)/eddy

ifneq ($(PKG_OK),yes)
$(SRC:src/%.c=$(BUILD)/obj/%.o): no-packages
.PHONY: no-packages
no-packages:
	@echo "The libraries of eddy are not installed: run 'make deps' first."; exit 1
endif

$(BUILD)/eddy: $(OBJ)
	@echo '  LD  $@'
	$(Q)$(CC) $(LINK) -o $@ $(OBJ) $(LIBS)

$(BUILD)/libeddy.a: $(filter-out $(MAIN),$(OBJ))
	$(Q)rm -f $@ && ar rcs $@ $^

$(BUILD)/obj/%.o: src/%.c Makefile
	@mkdir -p $(@D)
	@echo '  CC  $<'
	$(Q)$(CC) $(ALL_CFLAGS) -c -o $@ $<

$(BUILD)/embed: tools/embed.c
	@mkdir -p $(@D)
	$(CC) -std=gnu17 -O1 -o $@ $<

# The runner of tests (header comment: how to use it) and the test of the runner itself.
# RUNTIME is what runs JavaScript tests: eddy, or any other that is to be compared with it.
RUNTIME ?= $(BUILD)/eddy
$(BUILD)/testrun: tools/testrun.c Makefile
	@mkdir -p $(@D)
	$(CC) -std=gnu17 $(WARN) -O1 -D_GNU_SOURCE -o $@ $<
test-testrun: $(BUILD)/testrun $(filter $(BUILD)/eddy,$(RUNTIME))
	test/support/testrun_test.sh $(BUILD)/testrun $(RUNTIME)
.PHONY: test-testrun

# What goes over the wire, byte by byte: tools/wire/wire.h has the format of test/wire/*.wire.  In
# test/wire/strict is what eddy refuses though Node takes it.
$(BUILD)/wirerun: $(wildcard tools/wire/*.c tools/wire/*.h) Makefile
	@mkdir -p $(@D)
	$(CC) -std=gnu17 $(WARN) -O1 -D_GNU_SOURCE -o $@ $(filter %.c,$^)
WIRE := test/wire/*.wire $(if $(filter $(BUILD)/eddy,$(RUNTIME)),test/wire/strict/*.wire)
wire: $(BUILD)/wirerun $(filter $(BUILD)/eddy,$(RUNTIME))
	$(BUILD)/wirerun $(RUNTIME) -- $(WIRE)
	$(BUILD)/wirerun -s 1 $(RUNTIME) -- $(WIRE)
test-wirerun: $(BUILD)/wirerun $(filter $(BUILD)/eddy,$(RUNTIME))
	test/support/wirerun_test.sh $(BUILD)/wirerun $(RUNTIME)
# The programs of examples/ under ab and a TCP client.
REQUESTS ?= 50000
load: $(filter $(BUILD)/eddy,$(RUNTIME))
	test/support/load_test.sh $(RUNTIME) $(REQUESTS)
.PHONY: wire test-wirerun load

# eddy beside what else the machine has: docs/performance.md.  ARGS are options of bench/run.js.
BENCH_NODE = $(or $(shell command -v node),$(wildcard node_modules/node-linux-*/bin/node))
bench: $(BUILD)/eddy $(BUILD)/bench/limit $(BUILD)/bench/startup
	BUILD=$(BUILD) $(BENCH_NODE) bench/run.js $(ARGS)
$(BUILD)/bench/%: bench/%.c Makefile
	@mkdir -p $(@D)
	$(CC) -std=gnu17 $(WARN) -O2 -D_GNU_SOURCE -o $@ $<
# Those that measure one function of ours: build/bench/micro_NAME, run by hand.
$(BUILD)/bench/micro_%: bench/micro_%.c $(BUILD)/libeddy.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MF $@.d $(LINK) -o $@ $< $(BUILD)/libeddy.a $(LIBS)
.PHONY: bench

# Fuzz targets are fuzz/*.c (their header comments say what must hold); clang's libFuzzer with ASan and
# UBSan.  `make fuzz T=h1_parse SECONDS=600` runs one; what it finds goes to $(BUILD)/fuzz, seeds come
# from fuzz/corpus/T.  `make fuzz-all SECONDS=5` runs each, and ends with "N passed, N failed".
SECONDS ?= 60
FUZZ := $(sort $(basename $(notdir $(wildcard fuzz/*.c))))
FUZZ_SAN := -fsanitize=address,undefined -fno-sanitize-recover=all
FUZZ_CFLAGS := -std=gnu17 $(WARN) -O1 -g -DDEBUG -D_GNU_SOURCE -fno-strict-aliasing -Isrc -MMD -MP
FUZZ_SRC := $(wildcard src/base/*.c src/text/*.c src/codec/*.c) \
  $(addprefix src/http/h1_,parse.c facts.c token.c body.c write.c session.c exchange.c) \
  src/net/conn.c $(wildcard src/loop/loop*.c) $(wildcard src/module/es*.c) src/module/cjsnames.c
FUZZ_OBJ := $(FUZZ_SRC:src/%.c=$(BUILD)/fuzz/obj/%.o)
# The sources of Debian's node-llhttp, which fuzz/h1_llhttp.c compares with; elsewhere: LLHTTP=...
LLHTTP ?= /usr/share
LLHTTP_OBJ := $(patsubst %,$(BUILD)/fuzz/obj/llhttp/%.o,api http llhttp)
$(BUILD)/fuzz/obj/%.o: src/%.c Makefile
	@mkdir -p $(@D)
	@echo '  CC  $< (fuzz)'
	$(Q)$(CLANG) $(FUZZ_CFLAGS) $(FUZZ_SAN) -fsanitize=fuzzer-no-link -c -o $@ $<
$(BUILD)/fuzz/obj/llhttp/%.o: $(LLHTTP)/llhttp/%.c Makefile
	@mkdir -p $(@D)
	$(Q)$(CLANG) -O1 -g -w -DLLHTTP_STRICT_MODE=1 -I$(LLHTTP)/include/llhttp -c -o $@ $<
$(addprefix $(BUILD)/fuzz/h1_,llhttp connection): $(LLHTTP_OBJ)
$(addprefix $(BUILD)/fuzz/h1_,llhttp connection): \
  FUZZ_CFLAGS += -DLLHTTP_STRICT_MODE=1 -isystem $(LLHTTP)/include/llhttp
$(FUZZ:%=$(BUILD)/fuzz/%): $(BUILD)/fuzz/%: fuzz/%.c $(FUZZ_OBJ) Makefile
	@mkdir -p $(@D)
	@echo '  CC  $<'
	$(Q)$(CLANG) $(FUZZ_CFLAGS) $(FUZZ_SAN) -fsanitize=fuzzer -o $@ $< $(filter %.o,$^) -lz -ldl -luv
FUZZ_RUN = mkdir -p $(BUILD)/fuzz/corpus/$(1) && $(BUILD)/fuzz/$(1) -max_total_time=$(SECONDS) \
  -timeout=10 -max_len=2048 -artifact_prefix=$(BUILD)/fuzz/$(1)- -print_final_stats=1 \
  $(addprefix -dict=,$(filter $(if $(filter h1_%,$(1)),fuzz/http.dict) fuzz/$(1).dict,$(wildcard fuzz/*.dict))) \
  $(BUILD)/fuzz/corpus/$(1) $(wildcard fuzz/corpus/$(1))
fuzz: $(if $(T),$(BUILD)/fuzz/$(T))
	$(if $(T),,$(error make fuzz T=name, one of: $(FUZZ)))
	$(call FUZZ_RUN,$(T))
fuzz-all: SECONDS := $(if $(filter command%,$(origin SECONDS)),$(SECONDS),5)
fuzz-all: $(FUZZ:%=$(BUILD)/fuzz/%)
	@p=0 f=0; $(foreach t,$(FUZZ),echo "$(t)"; \
	  if ($(call FUZZ_RUN,$(t))) >$(BUILD)/fuzz/$(t).log 2>&1; then p=$$((p + 1)); \
	  else f=$$((f + 1)); tail -60 $(BUILD)/fuzz/$(t).log; \
	    echo "FAILED; alone: make fuzz T=$(t)"; fi;) \
	echo "$$p passed, $$f failed"; [ $$f = 0 ]
.PHONY: fuzz fuzz-all

# What seldom happens: each system call failing in turn, and tests with a collection every few
# allocations and the memory of dead cells overwritten (options of the engine).  Takes long.
$(BUILD)/fault.so: tools/torture/fault.c Makefile
	@mkdir -p $(@D)
	$(CC) -std=gnu17 $(WARN) -O1 -fPIC -shared -o $@ $< -ldl
torture: all $(BUILD)/testrun $(BUILD)/wirerun $(BUILD)/fault.so
	tools/torture/run.sh $(BUILD)/eddy $(BUILD)/fault.so
	JSC_slowPathAllocsBetweenGCs=7 JSC_scribbleFreeCells=1 $(BUILD)/testrun -t 900 $(BUILD)/eddy -- \
	  test/js/*.js
	JSC_slowPathAllocsBetweenGCs=7 JSC_scribbleFreeCells=1 $(BUILD)/wirerun $(BUILD)/eddy -- \
	  test/wire/*.wire
.PHONY: torture

# One rule makes both files; the list of names is a dependency of its own, so that a file that
# goes away is noticed too.
$(BUILD)/gen/lib.list: FORCE
	@mkdir -p $(@D)
	@echo '$(LIB)' | cmp -s - $@ || echo '$(LIB)' > $@
.PHONY: FORCE
FORCE:

# What comes from npm is bundled here (tools/bundle.sh), with the licences of all of it.  The packages are
# those of the lock file; they are fetched when it changes.
BUNDLES := $(notdir $(wildcard bundle/*.js))
NPM := node_modules/.lock-of-eddy
$(NPM): package-lock.json tools/npm-deps.sh
	@echo '  NPM package-lock.json'
	$(Q)tools/npm-deps.sh
$(BUNDLES:%=$(BUILD)/gen/bundle/%): $(BUILD)/gen/bundle/%.js: bundle/%.js tools/bundle.sh $(NPM) \
  $(shell find bundle/* -name '*.js' -path 'bundle/*/*')
	@mkdir -p $(@D)
	@echo '  JS  $<'
	$(Q)tools/bundle.sh $* $(@D)
$(BUILD)/gen/licenses.txt: LICENSE tools/licenses.sh $(NPM)
	@mkdir -p $(@D)
	$(Q)tools/licenses.sh > $@

$(BUILD)/gen/builtins.s $(BUILD)/gen/builtins_table.c &: $(BUILD)/embed $(BUILD)/gen/lib.list $(LIB:%=lib/%) \
  $(BUNDLES:%=$(BUILD)/gen/bundle/%) $(BUILD)/gen/licenses.txt
	@echo '  JS  lib'
	$(Q)$(BUILD)/embed $(BUILD)/gen lib $(LIB) -- $(BUILD)/gen/licenses.txt $(BUILD)/gen/bundle $(BUNDLES)
$(BUILD)/gen/builtins.o: $(BUILD)/gen/builtins.s $(BUNDLES:%=$(BUILD)/gen/bundle/%) $(BUILD)/gen/licenses.txt
	$(Q)$(CC) -c -o $@ $<
$(BUILD)/gen/builtins_table.o: $(BUILD)/gen/builtins_table.c
	$(Q)$(CC) $(ALL_CFLAGS) -c -o $@ $<

$(BUILD)/test/unit/unit.o: test/unit/unit.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itest/unit -c -o $@ $<
$(BUILD)/test/unit/%: test/unit/%.c $(BUILD)/test/unit/unit.o $(BUILD)/libeddy.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itest/unit -MF $@.d $(LINK) -o $@ $< $(BUILD)/test/unit/unit.o \
	  $(BUILD)/libeddy.a $(LIBS)
unit: $(UNIT)
	@for t in $(UNIT); do echo "$$t"; $$t || exit 1; done

# The page that says which modules are built, from the binary itself.
STATUS = $(BUILD)/eddy --no-warnings --expose-internals tools/status.js
status: $(BUILD)/eddy
	@mkdir -p docs
	$(STATUS) > docs/status.md
check-status: $(BUILD)/eddy
	@$(STATUS) | cmp -s - docs/status.md || { echo 'docs/status.md is stale: run make status'; exit 1; }
	@echo '1 passed, 0 failed'
.PHONY: status check-status

# Everything that tests run, built.
tests: $(UNIT) $(BUILD)/testrun $(BUILD)/wirerun
.PHONY: tests

# ---- doors ----

.PHONY: deps test-deps run test test-parity check asan ubsan tsan install

deps:
	@tools/deps.sh build
test-deps:
	@tools/deps.sh test
	@tools/npm-deps.sh

# The two commands of the README.  The packages may be missing when make starts, so the build is a
# make of its own.
run: deps
	@$(MAKE) --no-print-directory $(BUILD)/eddy
	$(BUILD)/eddy examples/01-hello-published.js

# What nags: format, layers, names, sizes, banned calls, clang-tidy, cppcheck, stale pages.  The last two
# tools look only at what has changed since they were content (stamps).
TIDY_FLAGS = -std=gnu17 $(WARN) -Wno-unknown-warning-option -fvisibility=hidden -D_GNU_SOURCE \
  -DEDDY_VERSION='"$(VERSION)"' -Isrc $(PKG_INC)
TIDY := $(SRC:src/%.c=$(BUILD)/tidy/%.stamp)
$(BUILD)/tidy/%.stamp: $(BUILD)/obj/%.o .clang-tidy
	@mkdir -p $(@D)
	@clang-tidy --quiet src/$*.c -- $(TIDY_FLAGS) >$@.log 2>&1 || { grep -v 'warnings\? ' $@.log; exit 1; }
	@touch $@
check-tidy: $(TIDY)
CPPCHECK = cppcheck --quiet --enable=warning,portability --std=c11 --inline-suppr --error-exitcode=1 \
  --cppcheck-build-dir=$(BUILD)/cppcheck -j2 --library=posix --suppress=missingIncludeSystem \
  --suppress=readdirCalled --suppress=invalidPointerCast --template=gcc -D_GNU_SOURCE -D__GNUC__=12 \
  -D__x86_64__ -DEDDY_VERSION='"$(VERSION)"' -Isrc
check-cppcheck:
	@mkdir -p $(BUILD)/cppcheck
	@$(CPPCHECK) src test/unit tools bench
check: all
	@BUILD=$(BUILD) MAKE="$(MAKE)" tools/check.sh
.PHONY: check-tidy check-cppcheck

SUITES := check unit tools js plain slow wire load parity asan ubsan fuzz
test: deps test-deps
	@$(MAKE) --no-print-directory all tests
	@BUILD=$(BUILD) MAKE=$(MAKE) tools/test.sh $(SUITES)

test-parity: all tests
	@tools/npm-deps.sh
	@BUILD=$(BUILD) tools/test.sh js wire parity

asan ubsan: all tests
	@BUILD=$(BUILD) MAKE=$(MAKE) tools/test.sh $@
tsan:
	@$(MAKE) --no-print-directory MODE=tsan all tests
	@BUILD=build-tsan tools/test.sh unit

# The command and its page; `make install NODE=1` makes it answer to `node`, too.
PREFIX ?= /usr/local
install: all
	install -D -m 755 $(BUILD)/eddy $(DESTDIR)$(PREFIX)/bin/eddy
	install -D -m 644 docs/eddy.1 $(DESTDIR)$(PREFIX)/share/man/man1/eddy.1
	$(if $(NODE),ln -sfn eddy $(DESTDIR)$(PREFIX)/bin/node)

clean:
	rm -rf build build-*

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
