#define _GNU_SOURCE
#include "Dispatch.h"
#include "MainLoop.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

typedef void (*TimerFunction)(void *timer, void *info);

struct TimerContext {
    intptr_t version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    void *(*copyDescription)(const void *info);
};

void *CFRunLoopGetMain(void) __attribute__((weak));
void *CFRetain(void *object) __attribute__((weak));
void CFRelease(void *object) __attribute__((weak));
double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
unsigned char CFRunLoopTimerIsValid(void *timer) __attribute__((weak));
void CFRunLoopTimerGetContext(void *timer, struct TimerContext *context) __attribute__((weak));
double CFRunLoopTimerGetInterval(void *timer) __attribute__((weak));
double CFRunLoopTimerGetNextFireDate(void *timer) __attribute__((weak));
void CFRunLoopPerformBlock(void *loop, void *mode, void *block);

void *CFRunLoopGetCurrent(void);
void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, intptr_t order, TimerFunction function,
    struct TimerContext *context);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
void CFRunLoopTimerInvalidate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returnsAfterSource);
unsigned char _CFRunLoopFinished(void *loop, void *mode);
int _CFIsMainThread(void);

static bool isCapturing(void) { return atomic_load(&mainLoopIsInstalled); }

// MARK: The main thread

INTERPOSED int _CFIsMainThread(void) { return MainLoopIsMainThread(); }

// Swift Testing's main actor runs on a worker thread, whose own run loop nobody runs.
INTERPOSED void *CFRunLoopGetCurrent(void) {
    REAL(CFRunLoopGetCurrent);
    return isCapturing() && MainLoopIsMainThread() ? CFRunLoopGetMain() : real();
}

INTERPOSED unsigned char _CFRunLoopFinished(void *loop, void *mode) {
    REAL(_CFRunLoopFinished);
    return isCapturing() && loop == CFRunLoopGetMain() ? 0 : real(loop, mode);
}

// MARK: Timers

/// What Core Foundation doesn't tell of a timer: its function, and the delay that its maker meant.
struct TimerRecord {
    struct TimerRecord *next;
    void *timer;
    TimerFunction function;
    double delay;
    bool isAdded;
};

enum { bucketCount = 256 };
static struct TimerRecord *records[bucketCount];
static pthread_mutex_t recordsLock = PTHREAD_MUTEX_INITIALIZER;

static struct TimerRecord **slotOf(void *timer) {
    struct TimerRecord **slot = &records[((uintptr_t)timer >> 4) % bucketCount];
    while (*slot && (*slot)->timer != timer) slot = &(*slot)->next;
    return slot;
}

INTERPOSED void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, intptr_t order, TimerFunction function,
    struct TimerContext *context
) {
    REAL(CFRunLoopTimerCreate);
    void *timer = real(allocator, date, interval, flags, order, function, context);
    if (!timer) return timer;
    double delay = date - CFAbsoluteTimeGetCurrent();
    pthread_mutex_lock(&recordsLock);
    struct TimerRecord **slot = slotOf(timer);
    if (!*slot) {
        *slot = calloc(1, sizeof **slot);
        if (!*slot) abort();
        (*slot)->timer = timer;
    }
    (*slot)->function = function;
    (*slot)->delay = delay;
    (*slot)->isAdded = false;
    pthread_mutex_unlock(&recordsLock);
    return timer;
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    REAL(CFRunLoopAddTimer);
    if (loop == CFRunLoopGetMain() && MainLoopCountForProbe()) return;
    if (!isCapturing() || loop != CFRunLoopGetMain()) return real(loop, timer, mode);
    const double year = 365.0 * 86400;
    pthread_mutex_lock(&recordsLock);
    struct TimerRecord *record = *slotOf(timer);
    // Far dates only keep a run loop from ending.
    bool isOurs = record && record->delay < year;
    bool isFirst = isOurs && !record->isAdded;
    double delay = isOurs ? record->delay : 0;
    if (isFirst) record->isAdded = true;
    pthread_mutex_unlock(&recordsLock);
    if (!isOurs) return real(loop, timer, mode);
    if (isFirst) mainLoopSink.addTimer(timer, delay, CFRunLoopTimerGetInterval(timer));
}

INTERPOSED void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    REAL(CFRunLoopTimerSetNextFireDate);
    real(timer, date);
    double delay = date - CFAbsoluteTimeGetCurrent();
    pthread_mutex_lock(&recordsLock);
    struct TimerRecord *record = *slotOf(timer);
    bool isAdded = record && record->isAdded;
    if (record) record->delay = delay;
    pthread_mutex_unlock(&recordsLock);
    if (isAdded && isCapturing()) mainLoopSink.moveTimer(timer, delay);
}

INTERPOSED void CFRunLoopTimerInvalidate(void *timer) {
    REAL(CFRunLoopTimerInvalidate);
    pthread_mutex_lock(&recordsLock);
    struct TimerRecord **slot = slotOf(timer);
    struct TimerRecord *record = *slot;
    if (record) *slot = record->next;
    pthread_mutex_unlock(&recordsLock);
    bool isAdded = record && record->isAdded;
    free(record);
    real(timer);
    if (isAdded) mainLoopSink.removeTimer(timer);
}

bool MainLoopTimerFire(void *timer) {
    pthread_mutex_lock(&recordsLock);
    struct TimerRecord *record = *slotOf(timer);
    TimerFunction function = record ? record->function : 0;
    pthread_mutex_unlock(&recordsLock);
    if (!function || !CFRunLoopTimerIsValid(timer)) return false;
    struct TimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    function(timer, context.info);
    return CFRunLoopTimerIsValid(timer);
}

void MainLoopTimerInvalidate(void *timer) { CFRunLoopTimerInvalidate(timer); }
void MainLoopTimerRetain(void *timer) { CFRetain(timer); }
void MainLoopTimerRelease(void *timer) { CFRelease(timer); }

// MARK: Blocks

static void dropBlock(void *block) { _Block_release(block); }

INTERPOSED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    REAL(CFRunLoopPerformBlock);
    if (!isCapturing() || loop != CFRunLoopGetMain()) return real(loop, mode, block);
    mainLoopSink.schedule(0, _Block_copy(block), MainLoopRunBlock, dropBlock);
}

// MARK: Running

static double monotonicTime(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// A program that runs its main loop waits in real time, so the virtual clock keeps step with the real one there.
INTERPOSED int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returnsAfterSource) {
    REAL(CFRunLoopRunInMode);
    if (!isCapturing() || !MainLoopIsMainThread()) return real(mode, seconds, returnsAfterSource);
    enum { finished = 1, stopped = 2, timedOut = 3, handledSource = 4 };
    const double slice = 0.004;
    double start = monotonicTime(), last = start;
    for (;;) {
        double now = monotonicTime();
        int count = mainLoopSink.drain(now - last);
        last = now;
        if (count > 0 && returnsAfterSource) return handledSource;
        double remaining = start + seconds - now;
        if (remaining <= 0) return timedOut;
        int result = real(mode, remaining < slice ? remaining : slice, returnsAfterSource);
        if (result == stopped || (result == handledSource && returnsAfterSource)) return result;
        if (result == finished) {
            struct timespec pause = {0, 1000000};
            nanosleep(&pause, 0);
        }
    }
}
