/// Work that waits for its time: a heap by time, then by order of arrival.
struct EventQueue {
    /// A piece of work and when it is due.
    struct Event: @unchecked Sendable {
        /// Nanoseconds of virtual time.
        let time: Int64
        /// Larger than that of every event before it.
        let sequence: UInt64
        let work: EventLoop.Work

        func precedes(_ other: Event) -> Bool {
            time != other.time ? time < other.time : sequence < other.sequence
        }
    }

    private var heap: [Event] = []

    var isEmpty: Bool { heap.isEmpty }
    var count: Int { heap.count }

    /// What is due first.
    var first: Event? { heap.first }

    mutating func insert(_ event: Event) {
        heap.append(event)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() -> Event? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].precedes(heap[smallest]) { smallest = child }
            }
            guard smallest != parent else { return first }
            heap.swapAt(parent, smallest)
            parent = smallest
        }
    }

    /// Takes out all that satisfy a condition. Linear.
    mutating func remove(where condition: (Event) -> Bool) -> [Event] {
        let removed = heap.filter(condition)
        guard !removed.isEmpty else { return [] }
        let kept = heap.filter { !condition($0) }
        heap = []
        for event in kept { insert(event) }
        return removed
    }
}
