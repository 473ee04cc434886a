/// Required rows in an engine of their own, any of which can be left out: the cheapest way to ask whether a set of rows
/// contradicts itself, again and again.
struct RequiredRows: ~Copyable {
    private let engine: UnsafeMutablePointer<Engine>

    /// - Parameters:
    ///   - records: Rows that count as required.
    ///   - kinds: Of all variables.
    ///   - values: Those of the parameters.
    init(_ records: [ConstraintRecord], kinds: [VariableKind], values: [Double]) {
        engine = SpareMemory.takeEngine()
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

    /// - Parameter rows: Of the store, in the order in which they get places.
    init(_ rows: [Int32], of store: ConstraintStore) {
        engine = SpareMemory.takeEngine()
        var places = [Int32](repeating: -1, count: store.kinds.count)
        var terms: [Term] = []
        for row in rows {
            let record = store.rows[row]
            terms.removeAll(keepingCapacity: true)
            for place in record.first..<(record.first + record.count) {
                let cell = store.cells[place]
                let variable = Int(cell.variable)
                if places[variable] < 0 {
                    let place = engine.pointee.store.addVariable(store.kinds[variable], value: store.values[variable])
                    places[variable] = Int32(truncatingIfNeeded: place)
                }
                terms.append(Term(Variable(Int(places[variable])), cell.coefficient))
            }
            terms.withUnsafeBufferPointer { terms in
                _ = engine.pointee.store.add(
                    terms,
                    constant: record.constant,
                    relation: Relation(rawValue: Int(record.relation)) ?? .equal,
                    priority: 1000,
                    stamp: 0,
                    yields: false
                )
            }
        }
    }

    deinit { SpareMemory.put(engine) }

    /// Whether the rows at some places can hold together; false where that is not certain.
    func isFeasible(_ places: [Int]) -> Bool {
        for row in 0..<engine.pointee.store.rows.count {
            engine.pointee.store.rows.base[row].state &= ~ConstraintStore.counts
        }
        for place in places { engine.pointee.store.rows.base[place].state |= ConstraintStore.counts }
        engine.pointee.isPresolved = false
        return Engine.solve(engine)
    }

    /// The places of an irreducible set, among those at some places, of rows that contradict each other, in order; `nil` when
    /// they can hold together, or the elimination doesn't tell.
    ///
    /// Of several sets it is the one that was complete first when rows were added one after the other.
    func contradiction(among places: [Int]) -> [Int]? {
        guard !isFeasible(places), var members = proved() else { return nil }
        while let last = members.last {
            let before = Array(places.prefix { $0 < last })
            if isFeasible(before) { break }
            guard let earlier = proved() else { return nil }
            members = earlier
        }
        guard members.count > 1 else { return members }
        guard let needed = DeletionFilter.irreducible(members.count, isFeasible: { isFeasible($0.map { members[$0] }) })
        else { return nil }
        // What was proved above is proved; a part of it has to be proved again.
        if needed.count == members.count { return members }
        let rest = needed.map { members[$0] }
        return !isFeasible(rest) && proved()?.count == rest.count ? rest : nil
    }

    /// The places of the rows behind the contradiction that the last solve has found.
    private func proved() -> [Int]? {
        var trace = ContradictionTrace(engine)
        return trace.rows()?.map(Int.init)
    }
}
