// libdispatch's functions that stand in Dispatch.c, with blocks as opaque pointers, so that no compiler flag is needed.
#ifndef MAINLOOP_DISPATCH_H
#define MAINLOOP_DISPATCH_H

#include <stdbool.h>
#include <stdint.h>

extern char _dispatch_main_q[] __attribute__((weak));
#define MAIN_QUEUE ((void *)_dispatch_main_q)

typedef void (*DispatchFunction)(void *context);

/// How every block begins.
struct Block {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *block);
};

/// A block that hands another one, which it captures, to the main thread; it may be called once.
struct NotificationBlock {
    struct Block header;
    const void *descriptor;
    void *notification;
};

/// A block on the stack; it takes over a copy of `block`.
struct NotificationBlock MainLoopForwardingBlock(void *block);

/// Calls a block and releases it.
void MainLoopRunBlock(void *block);

/// A queue between libdispatch's notifications and the main thread.
void *MainLoopMessenger(void);

/// Nanoseconds from now to a time of any of libdispatch's three clocks; at most `INT64_MAX`.
int64_t MainLoopDelayUntil(uint64_t when);

void *_Block_copy(const void *block) __attribute__((weak));
void _Block_release(const void *block) __attribute__((weak));

uint64_t dispatch_time(uint64_t when, int64_t delta);
uint64_t dispatch_walltime(const void *when, int64_t delta) __attribute__((weak));
void dispatch_queue_set_specific(void *queue, const void *key, void *value, DispatchFunction destructor)
    __attribute__((weak));
void *dispatch_get_specific(const void *key) __attribute__((weak));
void *dispatch_queue_create(const char *label, void *attributes) __attribute__((weak));
void *dispatch_semaphore_create(intptr_t value) __attribute__((weak));
intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) __attribute__((weak));
intptr_t dispatch_semaphore_signal(void *semaphore) __attribute__((weak));
void dispatch_retain(void *object) __attribute__((weak));
void dispatch_release(void *object) __attribute__((weak));
void *dispatch_group_create(void) __attribute__((weak));
intptr_t dispatch_group_wait(void *group, uint64_t timeout) __attribute__((weak));
void dispatch_group_async_f(void *group, void *queue, void *context, DispatchFunction function) __attribute__((weak));
void dispatch_group_enter(void *group) __attribute__((weak));
void dispatch_group_leave(void *group) __attribute__((weak));
void dispatch_group_notify_f(void *group, void *queue, void *context, DispatchFunction function)
    __attribute__((weak));

void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, DispatchFunction function);
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, DispatchFunction function);
void dispatch_sync(void *queue, void *block);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_notify(void *group, void *queue, void *block);
void dispatch_block_notify(void *block, void *queue, void *notification);

#endif
