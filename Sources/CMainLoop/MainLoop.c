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

static _Thread_local struct MainLoopProbe {
    bool isOn;
    int count;
} mainLoopProbe;

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

bool MainLoopIsUnderThreadSanitizer(void) {
#if __has_feature(thread_sanitizer)
    return true;
#else
    return false;
#endif
}

bool MainLoopIsMainThread(void) {
    if (depth > 0 || syscall(SYS_gettid) == getpid()) return true;
    return atomic_load(&mainLoopIsInstalled) && dispatch_get_specific(&mainQueueKey) != 0;
}

void MainLoopEnter(void) { depth += 1; }
void MainLoopLeave(void) { depth -= 1; }

void MainLoopSetLetsTasksPass(bool letsPass) { mainLoopLetsTasksPass = letsPass; }

void MainLoopBeginProbe(void) { mainLoopProbe = (struct MainLoopProbe){true, 0}; }

int MainLoopEndProbe(void) {
    mainLoopProbe.isOn = false;
    return mainLoopProbe.count;
}

bool MainLoopCountForProbe(void) {
    if (mainLoopProbe.isOn) mainLoopProbe.count += 1;
    return mainLoopProbe.isOn;
}

bool MainLoopSetCapturesTasks(bool captures) {
    bool before = mainLoopCapturesTasks;
    mainLoopCapturesTasks = captures;
    return before;
}
