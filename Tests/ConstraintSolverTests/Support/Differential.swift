import ConstraintSolver

/// Compares the solver with the reference on one random system; returns what is wrong.
func differences(_ system: RandomSystem) -> (findings: [String], isExact: Bool) {
    let solved = SolvedSystem(system)
    let (handles, report, point, broken) = (solved.handles, solved.report, solved.values, solved.broken)

    var findings: [String] = []
    if point.contains(where: { !$0.isFinite }) { findings.append("a value is not finite: \(point)") }
    for (index, value) in point.enumerated() where system.isNonNegative[index] && value < -1e-6 {
        findings.append("variable \(index) is negative: \(value)")
    }
    var reference = ExactReference(system, rows: Array(system.rows.indices), broken: broken)
    let optima = reference.solve()
    guard reference.isExact else { return (findings, false) }
    guard let optima else { return (findings + ["the remaining required rows contradict each other"], true) }
    let found = system.objective(at: point, broken: broken)
    for level in found.keys.sorted(by: >) {
        let difference = (found[level] ?? 0) - (optima[level] ?? 0)
        if abs(difference) > 1e-6 {
            findings.append("level \(level): \(found[level] ?? 0), possible \(optima[level] ?? 0)")
            break
        }
    }
    for conflict in report.conflicts {
        let members = conflict.constraints.compactMap { handles.firstIndex(of: $0) }
        var whole = ExactReference(system, rows: members, broken: [])
        if whole.solve() != nil { findings.append("\(members) do not contradict each other") }
        for member in members {
            var rest = ExactReference(system, rows: members.filter { $0 != member }, broken: [])
            if rest.solve() == nil, rest.isExact { findings.append("\(members) also contradict without \(member)") }
        }
        let key = handles.firstIndex(of: conflict.broken).map { system.rows[$0].key } ?? -1
        if members.contains(where: { system.rows[$0].key > key }) { findings.append("\(members): the wrong one broke") }
    }
    return (findings, true)
}
