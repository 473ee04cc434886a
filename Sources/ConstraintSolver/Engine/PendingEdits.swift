/// What was edited since the last solve, and what an update still has to look at.
struct PendingEdits {
    // MARK: What was edited
    /// Rows whose constants changed.
    var rows = Buffer<Int32>()
    /// Rows that are there now, or count for something else.
    var added = Buffer<Int32>()
    /// Rows that are gone, or counted for something else.
    var removed = Buffer<Int32>()
    /// Variables that were given back or got another kind.
    var variables = Buffer<Int32>()

    // MARK: What an update still has to look at
    /// Definitions whose variables have to be computed again.
    var definitions = DefinitionQueue()
    /// Solved columns that follow columns which have changed; the one solved last comes first.
    var solved = RankQueue()
    /// Solved columns whose equations may not hold any more, negated; the one solved first comes first.
    var solvers = RankQueue()
    /// Residual rows whose constants have to be computed again.
    var residual = Buffer<Int32>()
    /// Rows and sizes without columns that have to hold.
    var checks = Buffer<Int32>()
    var sizes = Buffer<Int32>()

    var changesStructure: Bool { !added.isEmpty || !removed.isEmpty || !variables.isEmpty }
    var isEmpty: Bool { rows.isEmpty && !changesStructure }

    func free() {
        rows.free()
        added.free()
        removed.free()
        variables.free()
        definitions.free()
        residual.free()
        checks.free()
        sizes.free()
    }

    mutating func removeAll() {
        rows.removeAll()
        added.removeAll()
        removed.removeAll()
        variables.removeAll()
        definitions.removeAll()
        solved.removeAll()
        solvers.removeAll()
        residual.removeAll()
        checks.removeAll()
        sizes.removeAll()
    }
}

/// Definitions that wait to be computed, handed out in an order in which none depends on a later one.
struct DefinitionQueue {
    private struct Item: BitwiseCopyable {
        var label: Int64
        var index: Int32
    }

    private var heap = Buffer<Item>()
    /// By definition.
    private var isQueued = Buffer<Bool>()

    func free() {
        heap.free()
        isQueued.free()
    }

    mutating func removeAll() {
        while let item = heap.isEmpty ? nil : heap.removeLast() { isQueued[item.index] = false }
    }

    @inline(__always)
    mutating func push(_ index: Int32, label: Int64) {
        if index >= isQueued.count {
            let count = isQueued.count
            isQueued.extend(by: Int(index) + 64 - count)
            (isQueued.base + count).update(repeating: false, count: isQueued.count - count)
        }
        guard !isQueued[index] else { return }
        isQueued[index] = true
        let item = Item(label: label, index: index)
        var child = heap.count
        heap.append(item)
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[parent].label > label else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = item
    }

    @inline(__always)
    mutating func pop() -> Int32? {
        guard !heap.isEmpty else { return nil }
        let top = heap[0].index
        isQueued[top] = false
        let item = heap.removeLast()
        let count = heap.count
        guard count > 0 else { return top }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < count else { break }
            if child + 1 < count, heap[child + 1].label < heap[child].label { child += 1 }
            guard heap[child].label < item.label else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = item
        return top
    }
}

/// The solved columns that mention each column.
struct ColumnUses {
    private struct Link: BitwiseCopyable {
        var solved: Int32
        var next: Int32
    }

    private var heads = Buffer<Int32>()
    private var links = Buffer<Link>()
    private var solvedCount = 0

    func free() {
        heads.free()
        links.free()
    }

    mutating func removeAll() {
        heads.removeAll()
        links.removeAll()
        solvedCount = 0
    }

    /// Takes up what has been solved since.
    mutating func update(_ solved: Buffer<Engine.SolvedColumn>, _ entries: EntryTable, columnCount: Int) {
        let old = heads.count
        if old < columnCount {
            heads.extend(by: columnCount - old)
            (heads.base + old).update(repeating: -1, count: columnCount - old)
        }
        while solvedCount < solved.count {
            let record = solved[solvedCount]
            for place in record.first..<(record.first + record.count) {
                let column = entries[place].column
                links.append(Link(solved: Int32(truncatingIfNeeded: solvedCount), next: heads[column]))
                heads[column] = Int32(truncatingIfNeeded: links.count - 1)
            }
            solvedCount += 1
        }
    }

    @inline(__always)
    func forEach(_ column: Int32, _ body: (Int32) -> Void) {
        guard column < heads.count else { return }
        var link = heads[column]
        while link >= 0 {
            body(links[link].solved)
            link = links[link].next
        }
    }
}
