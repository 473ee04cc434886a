// What the files of this module share.
#ifndef MAINLOOP_PRIVATE_H
#define MAINLOOP_PRIVATE_H

#include "CMainLoop.h"

#include <stdatomic.h>

/// Stands before the library's function of the same name in a dynamically linked program.
#define INTERPOSED __attribute__((weak, visibility("default")))

/// Finds the library's own function behind an interposed one, once; two threads that come together find the same.
#define REAL(function) REAL_AS(real, function)
#define REAL_AS(name, function) \
    static _Atomic(__typeof__(&function)) known_##name; \
    __typeof__(&function) name = atomic_load_explicit(&known_##name, memory_order_relaxed); \
    if (!name) { \
        name = (__typeof__(&function))MainLoopReal(#function); \
        atomic_store_explicit(&known_##name, name, memory_order_relaxed); \
    }

void *MainLoopReal(const char *name);

/// Whether this thread only asks if its work comes by; it is counted then.
bool MainLoopCountForProbe(void);

extern MainLoopSink mainLoopSink;
extern _Atomic bool mainLoopIsInstalled;
extern _Thread_local bool mainLoopCapturesTasks;
extern _Thread_local bool mainLoopLetsTasksPass;

#endif
