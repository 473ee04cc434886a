/// A few required rows in an engine of their own, any of which can be left out: the cheapest way to ask whether a set of
/// rows contradicts itself, again and again.
struct RequiredRows: ~Copyable {
    private let engine: UnsafeMutablePointer<Engine>

    /// - Parameters:
    ///   - records: Rows that count as required.
    ///   - kinds: Of all variables.
    ///   - values: Those of the parameters.
    init(_ records: [ConstraintRecord], kinds: [VariableKind], values: [Double]) {
        engine = .allocate(capacity: 1)
        engine.initialize(to: Engine())
        var places: [Int: Int] = [:]
        for record in records {
            let terms = record.terms.map { term in
                let variable = term.variable.position
                let place =
                    places[variable] ?? engine.pointee.store.addVariable(kinds[variable], value: values[variable])
                places[variable] = place
                return Term(Variable(place), term.coefficient)
            }
            terms.withUnsafeBufferPointer { terms in
                _ = engine.pointee.store.add(
                    terms,
                    constant: record.constraint.expression.constant,
                    relation: record.constraint.relation,
                    priority: 1000,
                    stamp: 0,
                    yields: false
                )
            }
        }
    }

    deinit {
        engine.pointee.free()
        engine.deinitialize(count: 1)
        engine.deallocate()
    }

    /// Whether the rows at some places can hold together; false where that is not certain.
    func isFeasible(_ places: [Int]) -> Bool {
        for row in 0..<engine.pointee.store.rows.count {
            engine.pointee.store.rows.base[row].state &= ~ConstraintStore.counts
        }
        for place in places { engine.pointee.store.rows.base[place].state |= ConstraintStore.counts }
        engine.pointee.isPresolved = false
        return Engine.solve(engine)
    }
}
