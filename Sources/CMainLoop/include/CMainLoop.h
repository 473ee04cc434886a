/// Hands what programs give to the main queue, the main run loop and sleeping tasks to an event loop of ours.
///
/// libdispatch and Foundation are shared libraries, so a function of theirs that the executable defines too is taken
/// from the executable, by them and by everybody else. The functions in these files do so (weakly: a static standard
/// library wins over them) and pass on whatever isn't for the main thread.
#ifndef CMAINLOOP_H
#define CMAINLOOP_H

#include <stdbool.h>
#include <stdint.h>

/// A piece of work; `context` is its own.
typedef void (*MainLoopFunction)(void *_Nullable context);

/// Where captured work goes.
typedef struct {
    /// Takes a piece of work for the main thread, due so many nanoseconds after the virtual now; `drop` frees it
    /// unrun, and is null for work that may not be lost.
    void (*_Nonnull schedule)(
        int64_t delay, void *_Nullable context, MainLoopFunction _Nonnull run, MainLoopFunction _Nullable drop);
    /// Takes a timer of the main run loop; the sink asks `MainLoopTimer…` for the rest.
    void (*_Nonnull addTimer)(void *_Nonnull timer, double delay, double interval);
    /// A timer got another date, in seconds from now.
    void (*_Nonnull moveTimer)(void *_Nonnull timer, double delay);
    /// A timer was invalidated.
    void (*_Nonnull removeTimer)(void *_Nonnull timer);
    /// Runs what is due on the main thread and says how many pieces that were; real seconds since the last call
    /// may pass on the virtual clock.
    int (*_Nonnull drain)(double elapsed);
} MainLoopSink;

/// Starts capturing, for the life of the process. Call it on the main actor.
void MainLoopInstall(MainLoopSink sink);

/// Whether the functions here stand before libdispatch's: false with a static standard library.
bool MainLoopIsEffective(void);

/// Whether this is built for the thread sanitizer, whose own functions stand before libdispatch's.
bool MainLoopIsUnderThreadSanitizer(void);

/// Has the calling thread's blocks for the main queue and timers for the main run loop be counted and dropped, until
/// the end, which returns their number.
void MainLoopBeginProbe(void);
int MainLoopEndProbe(void);

/// Whether the calling thread is the one that the main actor runs on now.
bool MainLoopIsMainThread(void);

/// Tells that the calling thread begins or ends running main-thread work for the event loop.
void MainLoopEnter(void);
void MainLoopLeave(void);

/// While on, the jobs that tasks enqueue from this thread come to the event loop as well, those of the global
/// executor included. Returns what it was.
bool MainLoopSetCapturesTasks(bool captures);

/// While on, jobs of tasks that this thread enqueues go to the real executors.
void MainLoopSetLetsTasksPass(bool letsPass);

/// Has the real main queue call `function` as soon as the main thread is free.
void MainLoopCallWhenIdle(MainLoopFunction _Nonnull function);

/// Has the real main queue call `function` after some real nanoseconds.
void MainLoopCallAfter(int64_t nanoseconds, MainLoopFunction _Nonnull function);

/// Waits until nothing that the program gave to other queues runs anymore; false when the time was too short.
bool MainLoopWaitForBackground(int64_t nanoseconds);

/// The delay that was meant when somewhat less of it was left: nanoseconds.
int64_t MainLoopNominalDelay(int64_t delay);

/// Calls a timer's function; false when it isn't valid anymore.
bool MainLoopTimerFire(void *_Nonnull timer);
void MainLoopTimerInvalidate(void *_Nonnull timer);
void MainLoopTimerRetain(void *_Nonnull timer);
void MainLoopTimerRelease(void *_Nonnull timer);

/// Has the standard library hash without random seeds from now on; what was hashed before can't be found any more.
/// Returns whether it does.
bool HashSeedsFix(void);

/// Whether the standard library hashes without random seeds.
bool HashSeedsAreFixed(void);

/// Whether the seeds were fixed before `main`, as in a test run that has the simulator in it.
bool HashSeedsWereFixedForTests(void);

/// Called before an object ends, and again when its memory is free.
typedef void (*ObjectEndHandler)(void *_Nonnull object, bool isOver);

/// Has `function` called for every object of the very class of this Swift object that ends from now on; the same
/// function for all classes. False where the class's record can't be changed.
bool ObjectEndWatch(void *_Nonnull object, ObjectEndHandler _Nonnull function);

#endif
