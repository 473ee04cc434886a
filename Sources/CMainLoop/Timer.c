#define _GNU_SOURCE
#include "MainLoop.h"

// Foundation's `Timer(timeInterval:repeats:block:)` on Linux fires at once the first time; Apple's after the interval.
// This stands before it and calls `Timer(fire:interval:repeats:block:)` with the date that was meant.

#define TIMER_INTERVAL_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define TIMER_FIRE_INIT "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"

typedef void *(*FireInit)(
    double date, double interval, bool repeats, void *block, void *blockContext,
    __attribute__((swift_context)) void *type) __attribute__((swiftcall));

double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));

void *makeTimer(
    double interval, bool repeats, void *block, void *blockContext, __attribute__((swift_context)) void *type
) __attribute__((swiftcall)) __asm__(TIMER_INTERVAL_INIT);

INTERPOSED __attribute__((swiftcall)) void *makeTimer(
    double interval, bool repeats, void *block, void *blockContext, __attribute__((swift_context)) void *type
) {
    static _Atomic(FireInit) known;
    FireInit fireInit = atomic_load_explicit(&known, memory_order_relaxed);
    if (!fireInit) {
        fireInit = (FireInit)MainLoopReal(TIMER_FIRE_INIT);
        atomic_store_explicit(&known, fireInit, memory_order_relaxed);
    }
    return fireInit(CFAbsoluteTimeGetCurrent() + interval, interval, repeats, block, blockContext, type);
}
