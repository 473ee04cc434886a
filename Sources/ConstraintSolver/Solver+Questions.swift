extension Solver {
    // MARK: Questions
    private mutating func withPlain<Answer>(_ question: (inout PlainSolver) -> Answer) -> Answer {
        solve()
        var known = answers ?? SolverAnswers(PlainSolver(engine.pointee.store))
        answers = nil
        defer { answers = known }
        return question(&known.plain)
    }

    /// The variables that could have other values at the same violations of every level.
    ///
    /// Costs about a plain solve, and more where much is open; kept until the next change.
    public mutating func ambiguousVariables() -> Set<Variable> {
        if isSolved, let known = answers?.ambiguity { return known }
        solve()
        let exact = openVariablesInFractions()
        let found = withPlain { exact ?? $0.ambiguousVariables() }
        answers?.ambiguity = found
        return found
    }

    /// The same for a system on the exact road, whose coefficients are too far apart for rounded answers; `nil` for others,
    /// and when it takes too long.
    private mutating func openVariablesInFractions() -> Set<Variable>? {
        guard ExactRoad.isCalledFor(&engine.pointee.store),
            case .solution(let solution)? = ExactRoad.solve(engine.pointee.store, .openVariables)
        else { return nil }
        return Set(solution.open.map { Variable($0) })
    }

    /// Whether the constraints leave a variable one value only. Prefer ``ambiguousVariables()`` for many variables.
    public func isDetermined(_ variable: Variable) -> Bool {
        if isSolved, let known = answers?.ambiguity { return !known.contains(variable) }
        var copy = self
        return !copy.ambiguousVariables().contains(variable)
    }

    /// Another solution with the same violations at every level, or `nil` when there is none.
    ///
    /// Where a size or position is open, one is moved as far as it goes, or by 20 points when nothing stops it.
    public mutating func alternativeValues() -> [Variable: Double]? {
        guard !ambiguousVariables().isEmpty else { return nil }
        return withPlain { $0.alternativeValues() }
    }

    /// The constraints that hold a variable where it is, in order of adding.
    ///
    /// These are the rows whose combination gives the variable's value: taking one away or changing its constant can
    /// move the variable.
    public mutating func constraints(affecting variable: Variable) -> [ConstraintHandle] {
        explanation(of: variable).parts.map(\.constraint)
    }

    /// Why a variable has its value, as data that can say itself in words.
    public mutating func explanation(of variable: Variable) -> Explanation {
        withPlain { $0.explanation(of: variable) }
    }

    /// The values that the plain road finds, for tests.
    mutating func plainValues() -> [Double] {
        withPlain { plain in
            _ = plain.solve()
            return plain.values
        }
    }

    /// The values that fractions give, for tests; `nil` when the required constraints contradict each other.
    mutating func exactValues() -> [Double]? {
        solve()
        let store = engine.pointee.store
        guard case .solution(let solution) = try? ExactSystem(store).solve() else { return nil }
        return (0..<store.values.count).map { solution.values[$0]?.value ?? store.values[$0] }
    }

    /// Proves what the sums of violations of the solved system have to be; costs nothing until it is asked for.
    ///
    /// - Parameter limit: The most operations on small fractions that this may take.
    /// - Returns: `nil` when the system is too large for exact numbers.
    package mutating func certificate(limit: Int = 20_000_000) -> Certificate? {
        solve()
        return Certificate(engine.pointee.store, limit: limit)
    }

    /// Proves that installed constraints contradict each other and that none of them could be left out, or returns
    /// `nil`.
    package mutating func proof(of conflict: Conflict, limit: Int = 20_000_000) -> ContradictionProof? {
        ContradictionProof(conflict.constraints, in: engine.pointee.store, limit: limit)
    }
}

/// What questions to a solver have found out.
struct SolverAnswers: Sendable {
    var plain: PlainSolver
    var ambiguity: Set<Variable>?

    init(_ plain: PlainSolver) { self.plain = plain }
}
