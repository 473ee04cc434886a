/// A sparse linear form under construction, with a queue of the variables still to be substituted.
///
/// The dense arrays live as long as the presolve; `touched` says which places are in use.
struct Accumulator {
    private(set) var coefficients: [Double]
    /// Sums of absolute contributions, against which a cancellation is recognized.
    private var magnitudes: [Double]
    private var isTouched: [Bool]
    private var touched: [Int] = []
    private var queue = RankQueue()

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
            if rank > 0 { queue.push(rank) }
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
        queue.removeAll()
        return terms
    }

    /// The greatest rank in the queue, removed from it.
    mutating func popRank() -> Int32? { queue.pop() }
}
