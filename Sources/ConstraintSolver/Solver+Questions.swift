extension Solver {
    // MARK: Questions
    private mutating func withPlain<Answer>(_ question: (inout PlainSolver) -> Answer) -> Answer {
        solve()
        var plain = answers?.plain ?? PlainSolver(engine.pointee.store)
        answers?.plain = nil
        defer { answers = SolverAnswers(plain: plain, ambiguity: answers?.ambiguity, forms: answers?.forms) }
        return question(&plain)
    }

    /// What fractions answer where coefficients are too far apart for rounded numbers; `nil` where they aren't, or when
    /// it takes too long.
    private mutating func exactSolution(_ wishes: ExactSystem.Wishes) -> ExactSystem.Solution? {
        solve()
        let engine = engine
        guard ExactRoad.isCalledFor(&engine.pointee.store),
            case .solution(let solution) = ExactRoad.solve(engine.pointee.store, wishes)
        else { return nil }
        return solution
    }

    /// The variables that could have other values at the same violations of every level.
    ///
    /// Costs about a plain solve, and more where much is open; kept until the next change.
    public mutating func ambiguousVariables() -> Set<Variable> {
        if isSolved, let known = answers?.ambiguity { return known }
        let found: Set<Variable>
        if let exact = exactSolution(.openVariables) {
            found = Set(exact.open.map { Variable($0) })
        } else {
            found = withPlain { $0.ambiguousVariables() }
        }
        if answers == nil { answers = SolverAnswers() }
        answers?.ambiguity = found
        return found
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
        guard let exact = exactSolution(.otherValues) else { return withPlain { $0.alternativeValues() } }
        let store = engine.pointee.store
        let installed = (0..<store.kinds.count).filter { store.kinds[$0] != .discarded }
        return Dictionary(
            uniqueKeysWithValues: installed.map { (Variable($0), exact.values[$0]?.value ?? store.values[$0]) }
        )
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
        if !isSolved || answers?.forms == nil, let forms = exactSolution(.forms)?.forms {
            if answers == nil { answers = SolverAnswers() }
            answers?.forms = forms
        }
        guard let forms = answers?.forms else { return withPlain { $0.explanation(of: variable) } }
        let form = forms[variable.position] ?? ExactSystem.Form()
        return withPlain { $0.explanation(of: variable, as: form) }
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
    var plain: PlainSolver?
    var ambiguity: Set<Variable>?
    /// What holds each variable, where coefficients are too far apart for rounded numbers.
    var forms: [Int: ExactSystem.Form]?
}
