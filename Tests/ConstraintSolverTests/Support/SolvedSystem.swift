import ConstraintSolver

/// A random system and what a new solver made of it.
struct SolvedSystem {
    let solver: Solver
    let variables: [Variable]
    /// By row.
    let handles: [ConstraintHandle]
    let report: SolveReport
    /// By variable, in the system's order.
    let values: [Double]
    /// The indices of the rows that the solver broke.
    let broken: Set<Int>

    init(_ system: RandomSystem) {
        var solver = Solver()
        let variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
        let handles = system.rows.indices.map { solver.add(system.constraint($0, over: variables)) }
        report = solver.solve()
        values = variables.map { solver.value(of: $0) }
        broken = Set(handles.indices.filter { solver.brokenConstraints.contains(handles[$0]) })
        self.solver = solver
        self.variables = variables
        self.handles = handles
    }
}
