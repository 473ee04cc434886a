#define _GNU_SOURCE
#include "CMainLoop.h"

#include <errno.h>
#include <string.h>

/// How the standard library hashes (github.com/swiftlang/swift, stdlib/public/SwiftShims/swift/shims/GlobalObjects.h).
extern struct {
    uint64_t seed0, seed1;
    bool isDeterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Defined by the module `Simulator`, so that programs without it are told apart.
void InsetSimulatorIsLinked(void) __attribute__((weak));

static bool wereFixedForTests;

bool HashSeedsFix(void) {
    if (!&_swift_stdlib_Hashing_parameters) return false;
    _swift_stdlib_Hashing_parameters.seed0 = 0;
    _swift_stdlib_Hashing_parameters.seed1 = 0;
    _swift_stdlib_Hashing_parameters.isDeterministic = true;
    return true;
}

bool HashSeedsAreFixed(void) {
    return &_swift_stdlib_Hashing_parameters && _swift_stdlib_Hashing_parameters.isDeterministic
        && _swift_stdlib_Hashing_parameters.seed0 == 0 && _swift_stdlib_Hashing_parameters.seed1 == 0;
}

bool HashSeedsWereFixedForTests(void) { return wereFixedForTests; }

/// SwiftPM calls the program that runs a package's tests "PackageTests.xctest".
static bool isTestRun(void) {
    const char *ending = strrchr(program_invocation_short_name, '.');
    return ending && strcmp(ending, ".xctest") == 0;
}

// A test boots its devices long after Swift Testing has filled its own tables, so a test run decides before `main`.
__attribute__((constructor)) static void fixForTests(void) {
    wereFixedForTests = InsetSimulatorIsLinked && isTestRun() && HashSeedsFix();
}
