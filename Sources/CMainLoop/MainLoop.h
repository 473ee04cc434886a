// What the files of this module share.
#ifndef MAINLOOP_PRIVATE_H
#define MAINLOOP_PRIVATE_H

#include "CMainLoop.h"

/// Stands before the library's function of the same name in a dynamically linked program.
#define INTERPOSED __attribute__((weak, visibility("default")))

/// Finds the library's own function behind an interposed one, once.
#define REAL(function) \
    static __typeof__(&function) real; \
    if (!real) real = (__typeof__(&function))MainLoopReal(#function)

void *MainLoopReal(const char *name);

/// Whether this thread only asks if its work comes by; it is counted then.
bool MainLoopCountForProbe(void);

extern MainLoopSink mainLoopSink;
extern _Atomic bool mainLoopIsInstalled;
extern _Thread_local bool mainLoopCapturesTasks;
extern _Thread_local bool mainLoopLetsTasksPass;

#endif
