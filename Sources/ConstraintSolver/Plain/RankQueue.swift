/// A priority queue that hands out the greatest rank first.
struct RankQueue {
    private var heap: [Int32] = []

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

    mutating func push(_ rank: Int32) {
        heap.append(rank)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[parent] < heap[child] else { break }
            heap.swapAt(parent, child)
            child = parent
        }
    }

    mutating func pop() -> Int32? {
        guard let top = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
            guard heap[child] > heap[parent] else { break }
            heap.swapAt(parent, child)
            parent = child
        }
        return top
    }
}
