import Foundation

/// Lengths in a row with their sums: a change and a search cost O(log n), and lengths that are all alike no memory.
///
/// A Fenwick tree of what lengths differ from the common one.
struct PrefixSums {
    private(set) var count: Int
    private let common: CGFloat
    private let spacing: CGFloat
    private var changes: [CGFloat] = []
    private var tree: [CGFloat] = []

    /// - Parameters:
    ///   - common: Points, of each until it is set.
    ///   - spacing: Points after each but the last.
    init(count: Int, common: CGFloat, spacing: CGFloat = 0) {
        (self.count, self.common, self.spacing) = (count, common, spacing)
    }

    /// Of known lengths, at once: O(n).
    init(_ lengths: [CGFloat]) {
        self.init(count: lengths.count, common: lengths.first ?? 0)
        guard lengths.contains(where: { $0 != common }) else { return }
        changes = lengths.map { $0 - common }
        tree = [0] + changes
        for node in 1...count where node + (node & -node) <= count { tree[node + (node & -node)] += tree[node] }
    }

    private var pitch: CGFloat { common + spacing }

    subscript(index: Int) -> CGFloat {
        get { common + (changes.isEmpty ? 0 : changes[index]) }
        set {
            let difference = newValue - self[index]
            guard difference != 0 else { return }
            if changes.isEmpty {
                changes = Array(repeating: 0, count: count)
                tree = Array(repeating: 0, count: count + 1)
            }
            changes[index] += difference
            var node = index + 1
            while node <= count {
                tree[node] += difference
                node += node & -node
            }
        }
    }

    /// Where one begins, in points from the first.
    func start(of index: Int) -> CGFloat {
        var sum = CGFloat(index) * pitch
        guard !tree.isEmpty else { return sum }
        var node = index
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    /// From the first one's begin to the last one's end.
    var total: CGFloat { count == 0 ? 0 : start(of: count) - spacing }

    /// The last one that begins at a place or before it; 0 before all.
    func index(at place: CGFloat) -> Int {
        guard count > 1, place > 0 else { return 0 }
        guard !tree.isEmpty else {
            return pitch > 0 ? max(0, min(count - 1, Int((place / pitch).rounded(.down)))) : 0
        }
        var (node, sum) = (0, CGFloat(0))
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = node + step
            if next < count, sum + tree[next] + CGFloat(step) * pitch <= place {
                node = next
                sum += tree[next] + CGFloat(step) * pitch
            }
            step /= 2
        }
        return node
    }
}
