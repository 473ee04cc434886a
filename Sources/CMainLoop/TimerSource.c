#define _GNU_SOURCE
#include "Dispatch.h"
#include "MainLoop.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// Timer sources of the main queue. The real source lives on without a handler and never fires; its record here takes
// part in suspending and cancelling and is scheduled on the event loop.

extern const char _dispatch_source_type_timer[] __attribute__((weak));

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler(void *source, void *block);
void dispatch_source_set_cancel_handler(void *source, void *block);
void dispatch_source_cancel(void *source);
void dispatch_resume(void *object);
void dispatch_activate(void *object);
void dispatch_suspend(void *object);
void dispatch_set_context(void *object, void *context) __attribute__((weak));
void dispatch_set_finalizer_f(void *object, DispatchFunction finalizer) __attribute__((weak));

struct TimerSource {
    struct TimerSource *next;
    void *source;
    void *handler;
    uint64_t interval;
    int suspensions;
    /// An event came while the source was suspended.
    bool hasMissed;
    bool isCancelled;
    /// Events of an earlier arming are stale.
    uint64_t arming;
};

/// An event on its way to a source, which may be gone by then.
struct Arrival {
    void *source;
    uint64_t arming;
    /// Makes up for missed ones, and doesn't count as one of the timer's.
    bool isLate;
};

static struct TimerSource *sources;
static atomic_int sourceCount;
static uint64_t lastArming;
static pthread_mutex_t sourcesLock = PTHREAD_MUTEX_INITIALIZER;

static struct TimerSource *find(void *source) {
    struct TimerSource *found = sources;
    while (found && found->source != source) found = found->next;
    return found;
}

/// Takes the lock if the object is one of ours.
static struct TimerSource *lock(void *object) {
    if (atomic_load(&sourceCount) == 0) return 0;
    pthread_mutex_lock(&sourcesLock);
    struct TimerSource *found = find(object);
    if (!found) pthread_mutex_unlock(&sourcesLock);
    return found;
}

static void unlock(void) { pthread_mutex_unlock(&sourcesLock); }

static void fire(void *context);

/// Schedules an event, with the lock held.
static void expect(struct TimerSource *timer, int64_t delay, bool isLate) {
    struct Arrival *arrival = malloc(sizeof *arrival);
    if (!arrival) abort();
    *arrival = (struct Arrival){timer->source, timer->arming, isLate};
    mainLoopSink.schedule(delay, arrival, fire, free);
}

static void fire(void *context) {
    struct Arrival arrival = *(struct Arrival *)context;
    free(context);
    struct TimerSource *timer = lock(arrival.source);
    if (!timer) return;
    void *handler = 0;
    if (timer->arming == arrival.arming && !timer->isCancelled) {
        if (!arrival.isLate && timer->interval > 0 && timer->interval < INT64_MAX) {
            expect(timer, (int64_t)timer->interval, false);
        }
        if (timer->suspensions > 0) timer->hasMissed = true;
        else if (timer->handler) handler = _Block_copy(timer->handler);
    }
    unlock();
    if (handler) MainLoopRunBlock(handler);
}

static void forget(void *source) {
    struct TimerSource *timer = lock(source);
    if (!timer) return;
    struct TimerSource **link = &sources;
    while (*link != timer) link = &(*link)->next;
    *link = timer->next;
    atomic_fetch_sub(&sourceCount, 1);
    unlock();
    if (timer->handler) _Block_release(timer->handler);
    free(timer);
}

INTERPOSED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    REAL(dispatch_source_create);
    bool isOurs = type == _dispatch_source_type_timer && queue == MAIN_QUEUE && atomic_load(&mainLoopIsInstalled);
    if (!isOurs) return real(type, handle, mask, queue);
    void *source = real(type, handle, mask, MainLoopMessenger());
    struct TimerSource *timer = calloc(1, sizeof *timer);
    if (!source || !timer) abort();
    timer->source = source;
    timer->suspensions = 1;
    dispatch_set_context(source, source);
    dispatch_set_finalizer_f(source, forget);
    pthread_mutex_lock(&sourcesLock);
    timer->next = sources;
    sources = timer;
    atomic_fetch_add(&sourceCount, 1);
    unlock();
    return source;
}

INTERPOSED void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    REAL(dispatch_source_set_timer);
    struct TimerSource *timer = lock(source);
    if (!timer) return real(source, start, interval, leeway);
    int64_t delay = MainLoopDelayUntil(start);
    timer->interval = interval;
    timer->hasMissed = false;
    timer->arming = ++lastArming;
    if (delay < INT64_MAX) expect(timer, delay, false);
    unlock();
}

INTERPOSED void dispatch_source_set_event_handler(void *source, void *block) {
    REAL(dispatch_source_set_event_handler);
    struct TimerSource *timer = lock(source);
    if (!timer) return real(source, block);
    void *former = timer->handler;
    timer->handler = block ? _Block_copy(block) : 0;
    unlock();
    if (former) _Block_release(former);
}

INTERPOSED void dispatch_source_set_cancel_handler(void *source, void *block) {
    REAL(dispatch_source_set_cancel_handler);
    struct TimerSource *timer = lock(source);
    if (!timer) return real(source, block);
    unlock();
    if (!block) return real(source, block);
    struct NotificationBlock forward = MainLoopForwardingBlock(block);
    real(source, &forward);
}

INTERPOSED void dispatch_source_cancel(void *source) {
    REAL(dispatch_source_cancel);
    struct TimerSource *timer = lock(source);
    if (timer) {
        timer->isCancelled = true;
        unlock();
    }
    real(source);
}

static void changeSuspensions(void *object, int change, bool activates) {
    struct TimerSource *timer = lock(object);
    if (!timer) return;
    timer->suspensions = activates ? 0 : timer->suspensions + change;
    if (timer->suspensions == 0 && timer->hasMissed) {
        timer->hasMissed = false;
        expect(timer, 0, true);
    }
    unlock();
}

INTERPOSED void dispatch_resume(void *object) {
    REAL(dispatch_resume);
    changeSuspensions(object, -1, false);
    real(object);
}

INTERPOSED void dispatch_activate(void *object) {
    REAL(dispatch_activate);
    changeSuspensions(object, 0, true);
    real(object);
}

INTERPOSED void dispatch_suspend(void *object) {
    REAL(dispatch_suspend);
    changeSuspensions(object, 1, false);
    real(object);
}
