// Tells when objects of Swift classes end, by standing before the function in their class's record that frees them.
#define _GNU_SOURCE
#include "CMainLoop.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void (*Destroyer)(__attribute__((swift_context)) void *object);

// The function stands two words before the address of a class's record.
enum { destroyerIndex = -2, capacity = 1 << 14 };

// By the record's address, open addressing; entries only come, so that reading takes no lock.
static struct {
    _Atomic(void *) record;
    _Atomic(Destroyer) destroyer;
} classes[capacity];
static size_t count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(ObjectEndHandler) handler;

static size_t Start(void *record) {
    return ((uintptr_t)record >> 4) * 0x9E3779B97F4A7C15u >> 50;
}

static Destroyer Find(void *record) {
    for (size_t i = Start(record); ; i = (i + 1) % capacity) {
        void *known = atomic_load_explicit(&classes[i].record, memory_order_acquire);
        if (known == record) return atomic_load_explicit(&classes[i].destroyer, memory_order_acquire);
        if (!known) return NULL;
    }
}

static __attribute__((swiftcall)) void Destroy(__attribute__((swift_context)) void *object) {
    Destroyer destroyer = Find(*(void **)object);
    ObjectEndHandler tell = atomic_load_explicit(&handler, memory_order_acquire);
    tell(object, false);
    destroyer(object);
    tell(object, true);
}

static bool MakeWritable(void *address) {
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)address / size * size;
    uintptr_t end = (uintptr_t)address + sizeof(void *);
    return mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) == 0;
}

bool ObjectEndWatch(void *object, ObjectEndHandler function) {
    void *record = *(void **)object;
    if (Find(record)) return true;
    pthread_mutex_lock(&lock);
    bool isWatched = Find(record) != NULL;
    if (!isWatched && count < capacity / 2) {
        _Atomic(Destroyer) *place = (_Atomic(Destroyer) *)record + destroyerIndex;
        Destroyer own = atomic_load_explicit(place, memory_order_acquire);
        if (own && own != Destroy && MakeWritable(place)) {
            atomic_store_explicit(&handler, function, memory_order_release);
            size_t i = Start(record);
            while (atomic_load_explicit(&classes[i].record, memory_order_relaxed)) i = (i + 1) % capacity;
            atomic_store_explicit(&classes[i].destroyer, own, memory_order_release);
            atomic_store_explicit(&classes[i].record, record, memory_order_release);
            atomic_store_explicit(place, Destroy, memory_order_release);
            count += 1;
            isWatched = true;
        }
    }
    pthread_mutex_unlock(&lock);
    return isWatched;
}
