/// A sparse linear form under construction, with a queue of the variables still to be substituted.
///
/// The dense arrays live as long as the presolve; `touched` says which places are in use.
struct Accumulator {
    private(set) var coefficients: [Double]
    /// Sums of absolute contributions, against which a cancellation is recognized.
    private var magnitudes: [Double]
    private var isTouched: [Bool]
    private var touched: [Int] = []
    /// A max-heap of substitution ranks.
    private var heap: [Int32] = []

    /// A coefficient below this part of what was added up to it is rounding noise.
    private static let cancellation = 1e-11

    init(variableCount: Int) {
        coefficients = Array(repeating: 0, count: variableCount)
        magnitudes = coefficients
        isTouched = Array(repeating: false, count: variableCount)
    }

    /// Adds a term; `rank` above zero queues the variable for substitution, greatest rank first.
    mutating func add(_ variable: Int, _ coefficient: Double, rank: Int32) {
        if !isTouched[variable] {
            isTouched[variable] = true
            touched.append(variable)
            if rank > 0 { push(rank) }
        }
        coefficients[variable] += coefficient
        magnitudes[variable] += abs(coefficient)
    }

    /// Takes a variable out and returns its coefficient, zero when it has cancelled.
    mutating func take(_ variable: Int) -> Double {
        let coefficient = significant(variable)
        coefficients[variable] = 0
        return coefficient
    }

    private func significant(_ variable: Int) -> Double {
        let coefficient = coefficients[variable]
        return abs(coefficient) > Self.cancellation * magnitudes[variable] ? coefficient : 0
    }

    /// Returns the terms that are left and empties the accumulator.
    mutating func drain() -> [Term] {
        var terms: [Term] = []
        for variable in touched {
            let coefficient = significant(variable)
            if coefficient != 0 { terms.append(Term(Variable(variable), coefficient)) }
            coefficients[variable] = 0
            magnitudes[variable] = 0
            isTouched[variable] = false
        }
        touched.removeAll(keepingCapacity: true)
        heap.removeAll(keepingCapacity: true)
        return terms
    }

    private mutating func push(_ rank: Int32) {
        heap.append(rank)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[parent] < heap[child] else { break }
            heap.swapAt(parent, child)
            child = parent
        }
    }

    /// The greatest rank in the queue, removed from it.
    mutating func popRank() -> Int32? {
        guard let top = heap.first else { return nil }
        let last = heap.removeLast()
        if !heap.isEmpty {
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
        }
        return top
    }
}
