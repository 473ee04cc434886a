#define _GNU_SOURCE
#include "MainLoop.h"
#include "Dispatch.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

MainLoopSink mainLoopSink;
_Atomic bool mainLoopIsInstalled;
_Thread_local bool mainLoopCapturesTasks;
_Thread_local bool mainLoopLetsTasksPass;

static _Thread_local int depth;
static const char mainQueueKey;

void *MainLoopReal(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

void MainLoopInstall(MainLoopSink sink) {
    if (atomic_load(&mainLoopIsInstalled)) return;
    mainLoopSink = sink;
    // Under Swift Testing the main queue is drained by a worker thread, which this mark tells from the others.
    dispatch_queue_set_specific(MAIN_QUEUE, &mainQueueKey, (void *)&mainQueueKey, 0);
    atomic_store(&mainLoopIsInstalled, true);
}

bool MainLoopIsEffective(void) {
    return dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)dispatch_async_f && dlsym(RTLD_NEXT, "dispatch_async_f");
}

bool MainLoopIsMainThread(void) {
    if (depth > 0 || syscall(SYS_gettid) == getpid()) return true;
    return atomic_load(&mainLoopIsInstalled) && dispatch_get_specific(&mainQueueKey) != 0;
}

void MainLoopEnter(void) { depth += 1; }
void MainLoopLeave(void) { depth -= 1; }

void MainLoopSetLetsTasksPass(bool letsPass) { mainLoopLetsTasksPass = letsPass; }

/// How the standard library hashes.
extern struct {
    uint64_t seed0, seed1;
    bool isDeterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

// Sets, dictionaries and the notification center go through their elements in the same order in every run, so that the
// same app makes the same bytes. Before `main`, as nothing may have been hashed with other seeds.
__attribute__((constructor)) static void hashDeterministically(void) {
    if (!&_swift_stdlib_Hashing_parameters) return;
    _swift_stdlib_Hashing_parameters.seed0 = 0;
    _swift_stdlib_Hashing_parameters.seed1 = 0;
    _swift_stdlib_Hashing_parameters.isDeterministic = true;
}

bool MainLoopSetCapturesTasks(bool captures) {
    bool before = mainLoopCapturesTasks;
    mainLoopCapturesTasks = captures;
    return before;
}
