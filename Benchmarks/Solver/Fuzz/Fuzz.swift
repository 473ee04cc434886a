// libFuzzer's entry: bytes are edits of a small system. After each solve the values of the fast road must reach the sums
// of violations that the plain road reaches in a solver that is made anew.
//
//     Benchmarks/Solver/build --fuzz && .build/benchmarks/fuzz-solver -max_total_time=3600

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var bytes = UnsafeBufferPointer(start: start, count: min(count, 400)).makeIterator()
    func byte() -> Int { Int(bytes.next() ?? 0) }
    var solver = Solver()
    var variables = [solver.makeParameter(100), solver.makeParameter(40)]
    for index in 0..<(2 + byte() % 7) { variables.append(solver.makeVariable(nonNegative: index & 1 == 0)) }
    var installed: [(handle: ConstraintHandle, constraint: Constraint)] = []
    let coefficients = [1.0, -1, 0.5, -2, 1, -1, 1e-3, 1e3]
    let priorities = [1000.0, 1000, 999, 750, 750, 250, 250, 50]
    for stamp in 0..<60 {
        guard let operation = bytes.next() else { break }
        let place = installed.isEmpty ? 0 : byte() % installed.count
        switch operation % 8 {
        case 0 where !installed.isEmpty:
            solver.remove(installed.remove(at: place).handle)
        case 1 where !installed.isEmpty:
            let constant = Double(byte() - 128)
            installed[place].constraint.expression.constant = constant
            solver.setConstant(installed[place].handle, to: constant)
        case 2:
            solver.setParameter(variables[byte() & 1], to: Double(byte()))
        case 3:
            check(&solver, variables, installed)
        default:
            var expression = Expression(Double(byte() - 128))
            for _ in 0...(byte() % 3) {
                expression += Expression(variables[byte() % variables.count]) * coefficients[byte() & 7]
            }
            let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][byte() & 3]
            let constraint = Constraint(expression, relation, priority: priorities[byte() & 7], stamp: stamp)
            installed.append((solver.add(constraint), constraint))
        }
    }
    check(&solver, variables, installed)
    return 0
}

private func check(
    _ solver: inout Solver,
    _ variables: [Variable],
    _ installed: [(handle: ConstraintHandle, constraint: Constraint)]
) {
    solver.solve()
    let values = variables.map { solver.value(of: $0) }
    let plain = solver.plainValues()
    let (own, other) = (sums(values), sums(variables.map { plain[$0.position] }))
    for level in own.keys.sorted(by: >) {
        let (left, right) = (own[level] ?? 0, other[level] ?? 0)
        precondition(left.isFinite, "a value is not finite")
        // Less than the plain road reaches is no mistake, and makes the levels below incomparable.
        if left < right - 1e-4 { break }
        precondition(left <= right + 1e-4 * max(1, right), "level \(level): \(left), plain \(right)")
    }

    func sums(_ values: [Double]) -> [Double: Double] {
        var sums: [Double: Double] = [:]
        for (handle, constraint) in installed {
            var value = constraint.expression.constant
            for term in constraint.expression.terms {
                guard let place = variables.firstIndex(of: term.variable) else { continue }
                value += term.coefficient * values[place]
            }
            let violation =
                switch constraint.relation {
                case .equal: abs(value)
                case .lessThanOrEqual: max(0, value)
                case .greaterThanOrEqual: max(0, -value)
                }
            let isBroken = solver.brokenConstraints.contains(handle)
            let level = constraint.priority >= 1000 ? (isBroken ? 3000 : .infinity) : constraint.priority
            sums[level, default: 0] += violation
        }
        return sums
    }
}
