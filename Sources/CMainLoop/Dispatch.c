#define _GNU_SOURCE
#include "Dispatch.h"
#include "MainLoop.h"

#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t wallOrMonotonic = 1ull << 63;
static const uint64_t forever = ~0ull;

/// The last clock reading that this thread got from `dispatch_time(DISPATCH_TIME_NOW, …)`.
static _Thread_local uint64_t lastNow;

void MainLoopRunBlock(void *block) {
    ((struct Block *)block)->invoke(block);
    _Block_release(block);
}

static void dropBlock(void *block) { _Block_release(block); }

static bool isCaptured(void *queue) { return queue == MAIN_QUEUE && atomic_load(&mainLoopIsInstalled); }

static void scheduleBlock(int64_t delay, void *block) {
    mainLoopSink.schedule(delay, _Block_copy(block), MainLoopRunBlock, dropBlock);
}

// MARK: Time

INTERPOSED uint64_t dispatch_time(uint64_t when, int64_t delta) {
    REAL(dispatch_time);
    uint64_t result = real(when, delta);
    if (when == 0 && result != forever) lastNow = result - (uint64_t)delta;
    return result;
}

/// The delay that a caller meant whose clock went on since it read it: a whole millisecond, a sixtieth of a second, or,
/// since a busy machine may stop a thread for some milliseconds there, the tenth of a second that is so near.
static int64_t nominal(int64_t delay) {
    if (delay <= 0) return 0;
    // A date in seconds is rounded to about a tenth of a microsecond, at times upward.
    if (delay > 1000) delay -= 1000;
    const double frame = 1e9 / 60;
    int64_t inFrames = (int64_t)(ceil((double)delay / frame) * frame + 0.5);
    if (inFrames - delay < 200000) return inFrames;
    int64_t inTenths = (delay + 99999999) / 100000000 * 100000000;
    if (inTenths - delay < 4000000) return inTenths;
    return (delay + 999999) / 1000000 * 1000000;
}

int64_t MainLoopNominalDelay(int64_t delay) { return nominal(delay); }

/// Nanoseconds from now to a time of any of libdispatch's three clocks.
///
/// `.now() + 0.25` is exact: the difference is taken to the reading that the caller started from.
int64_t MainLoopDelayUntil(uint64_t when) {
    if (when == 0) return 0;
    if (when == forever) return INT64_MAX;
    int64_t delay;
    if (when & wallOrMonotonic) {
        uint64_t now = when & (1ull << 62) ? dispatch_walltime(0, 0) : dispatch_time(wallOrMonotonic, 0);
        // Wall times count downward from the top.
        delay = when & (1ull << 62) ? (int64_t)(now - when) : (int64_t)(when - now);
    } else {
        uint64_t reading = lastNow;
        uint64_t now = dispatch_time(0, 0);
        bool isFresh = reading != 0 && now - reading < 20000000;
        if (isFresh) return when > reading ? (int64_t)(when - reading) : 0;
        delay = (int64_t)(when - now);
    }
    return nominal(delay);
}

// MARK: Work in the background

static void realGroupAsync(void *group, void *queue, void *block) {
    REAL(dispatch_group_async);
    real(group, queue, block);
}

/// Everything that the program has given to other queues and that hasn't ended yet.
static void *background(void) {
    static _Atomic(void *) group;
    void *found = atomic_load(&group);
    if (found) return found;
    void *made = dispatch_group_create();
    if (atomic_compare_exchange_strong(&group, &found, made)) return made;
    dispatch_release(made);
    return found;
}

bool MainLoopWaitForBackground(int64_t nanoseconds) {
    if (!atomic_load(&mainLoopIsInstalled)) return true;
    return dispatch_group_wait(background(), nanoseconds > 0 ? dispatch_time(0, nanoseconds) : 0) == 0;
}

// MARK: Asynchronous work

INTERPOSED void dispatch_async(void *queue, void *block) {
    REAL(dispatch_async);
    if (queue == MAIN_QUEUE && MainLoopCountForProbe()) return;
    if (isCaptured(queue)) scheduleBlock(0, block);
    else if (atomic_load(&mainLoopIsInstalled)) realGroupAsync(background(), queue, block);
    else real(queue, block);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    REAL(dispatch_barrier_async);
    if (isCaptured(queue)) scheduleBlock(0, block);
    else real(queue, block);
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
    REAL(dispatch_after);
    if (isCaptured(queue)) scheduleBlock(MainLoopDelayUntil(when), block);
    else real(when, queue, block);
}

// MARK: Tasks

/// Whether a function is the Swift runtime's, which enqueues a task's jobs with it.
static bool isTaskJob(DispatchFunction function) {
    static _Atomic(void *) runtime;
    static _Atomic(DispatchFunction) known;
    // Speed: every job comes by here, and asking the linker takes a microsecond.
    if (function == atomic_load(&known)) return true;
    void *base = atomic_load(&runtime);
    Dl_info info;
    if (!base) {
        void *landmark = dlsym(RTLD_DEFAULT, "swift_job_run");
        if (!landmark || !dladdr(landmark, &info)) return false;
        base = info.dli_fbase;
        atomic_store(&runtime, base);
    }
    if (!dladdr((void *)function, &info) || info.dli_fbase != base) return false;
    atomic_store(&known, function);
    return true;
}

/// A job that waits for two clocks; the first that comes runs it.
struct Sleeper {
    atomic_flag isTaken;
    atomic_int owners;
    void *context;
    DispatchFunction function;
};

static void releaseSleeper(void *context) {
    struct Sleeper *sleeper = context;
    if (atomic_fetch_sub(&sleeper->owners, 1) == 1) free(sleeper);
}

static void wake(void *context) {
    struct Sleeper *sleeper = context;
    if (!atomic_flag_test_and_set(&sleeper->isTaken)) sleeper->function(sleeper->context);
    releaseSleeper(sleeper);
}

INTERPOSED void dispatch_async_f(void *queue, void *context, DispatchFunction function) {
    REAL(dispatch_async_f);
    bool isCapturing = atomic_load(&mainLoopIsInstalled);
    // Only what the main thread itself starts: other tests' jobs come from other threads and must wait until it is free.
    if (isCapturing && !mainLoopLetsTasksPass && isTaskJob(function)) {
        bool isMine = queue == MAIN_QUEUE ? MainLoopIsMainThread() : mainLoopCapturesTasks;
        if (isMine) return mainLoopSink.schedule(0, context, function, 0);
        if (queue != MAIN_QUEUE && MainLoopIsMainThread()) {
            return dispatch_group_async_f(background(), queue, context, function);
        }
    }
    real(queue, context, function);
}

INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *context, DispatchFunction function) {
    REAL(dispatch_after_f);
    if (!atomic_load(&mainLoopIsInstalled)) return real(when, queue, context, function);
    int64_t delay = MainLoopDelayUntil(when);
    struct Sleeper *sleeper = malloc(sizeof *sleeper);
    if (!sleeper) abort();
    *sleeper = (struct Sleeper){ATOMIC_FLAG_INIT, 2, context, function};
    real(when, queue, sleeper, wake);
    mainLoopSink.schedule(delay, sleeper, wake, releaseSleeper);
}

// MARK: Synchronous work

struct Waiter {
    void *block;
    void *semaphore;
};

static void runWaiter(void *context) {
    struct Waiter *waiter = context;
    ((struct Block *)waiter->block)->invoke(waiter->block);
    dispatch_semaphore_signal(waiter->semaphore);
}

static void runAndWait(void *block) {
    // Deviation: on the main thread iOS stops the program here; what the caller wants is plain.
    if (MainLoopIsMainThread()) return ((struct Block *)block)->invoke(block);
    struct Waiter waiter = {block, dispatch_semaphore_create(0)};
    mainLoopSink.schedule(0, &waiter, runWaiter, 0);
    dispatch_semaphore_wait(waiter.semaphore, forever);
    dispatch_release(waiter.semaphore);
}

INTERPOSED void dispatch_sync(void *queue, void *block) {
    REAL(dispatch_sync);
    if (isCaptured(queue)) runAndWait(block);
    else real(queue, block);
}

INTERPOSED void dispatch_barrier_sync(void *queue, void *block) {
    REAL(dispatch_barrier_sync);
    if (isCaptured(queue)) runAndWait(block);
    else real(queue, block);
}

// MARK: Groups and notifications

struct GroupWork {
    void *group;
    void *block;
};

static void dropGroupWork(void *context) {
    struct GroupWork *work = context;
    _Block_release(work->block);
    dispatch_group_leave(work->group);
    dispatch_release(work->group);
    free(work);
}

static void runGroupWork(void *context) {
    struct GroupWork *work = context;
    ((struct Block *)work->block)->invoke(work->block);
    dropGroupWork(work);
}

static void handOver(void *block) { mainLoopSink.schedule(0, block, MainLoopRunBlock, dropBlock); }

/// A queue between a group and the main thread.
void *MainLoopMessenger(void) {
    static _Atomic(void *) queue;
    void *found = atomic_load(&queue);
    if (found) return found;
    void *made = dispatch_queue_create("main-loop.messenger", 0);
    if (atomic_compare_exchange_strong(&queue, &found, made)) return made;
    dispatch_release(made);
    return found;
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    REAL(dispatch_group_async);
    if (!isCaptured(queue)) return real(group, queue, block);
    struct GroupWork *work = malloc(sizeof *work);
    if (!work) abort();
    *work = (struct GroupWork){group, _Block_copy(block)};
    dispatch_retain(group);
    dispatch_group_enter(group);
    mainLoopSink.schedule(0, work, runGroupWork, dropGroupWork);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
    REAL(dispatch_group_notify);
    if (isCaptured(queue)) dispatch_group_notify_f(group, MainLoopMessenger(), _Block_copy(block), handOver);
    else real(group, queue, block);
}

static void invokeNotification(void *context) { handOver(((struct NotificationBlock *)context)->notification); }

struct NotificationBlock MainLoopForwardingBlock(void *block) {
    static const struct {
        uintptr_t reserved;
        uintptr_t size;
    } descriptor = {0, sizeof(struct NotificationBlock)};
    extern void *_NSConcreteStackBlock[] __attribute__((weak));
    return (struct NotificationBlock){
        {_NSConcreteStackBlock, 0, 0, invokeNotification}, &descriptor, _Block_copy(block)};
}

INTERPOSED void dispatch_block_notify(void *block, void *queue, void *notification) {
    REAL(dispatch_block_notify);
    if (!isCaptured(queue)) return real(block, queue, notification);
    struct NotificationBlock forward = MainLoopForwardingBlock(notification);
    real(block, MainLoopMessenger(), &forward);
}

// MARK: The real main queue

static void callFunction(void *context) { ((void (*)(void *))context)(0); }

void MainLoopCallWhenIdle(MainLoopFunction function) {
    REAL(dispatch_async_f);
    real(MAIN_QUEUE, (void *)function, callFunction);
}

void MainLoopCallAfter(int64_t nanoseconds, MainLoopFunction function) {
    REAL(dispatch_after_f);
    REAL_AS(realTime, dispatch_time);
    real(realTime(0, nanoseconds), MAIN_QUEUE, (void *)function, callFunction);
}
