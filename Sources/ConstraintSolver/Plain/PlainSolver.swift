/// The plain road: a solver over arrays that says who contradicts whom, what is ambiguous, and what holds a variable.
///
/// It is made from a ``ConstraintStore`` for a question and forgotten at the next change. The answers of the fast road
/// (``Engine``) are the same, which the tests check.
struct PlainSolver: Sendable {
    let kinds: [VariableKind]
    private(set) var values: [Double]
    /// By the store's rows; removed ones are not installed.
    private(set) var records: [ConstraintRecord] = []
    /// The rows in order of adding.
    let order: [Int]
    /// The presolved system; `nil` after a constraint has been broken.
    private var presolved: PresolvedSystem?

    init(_ store: ConstraintStore) {
        kinds = (0..<store.kinds.count).map { store.kinds[$0] }
        values = (0..<store.values.count).map { store.values[$0] }
        records.reserveCapacity(store.rows.count)
        for index in 0..<store.rows.count {
            let row = store.rows[index]
            let terms = (row.first..<(row.first + row.count)).map { place in
                Term(Variable(Int(store.cells[place].variable)), store.cells[place].coefficient)
            }
            let constraint = Constraint(
                Expression(terms: terms, constant: row.constant),
                Relation(rawValue: Int(row.relation)) ?? .equal,
                priority: store.priority(of: Int32(truncatingIfNeeded: index)),
                stamp: Int(row.stamp),
                breakingKey: store.key(of: Int32(truncatingIfNeeded: index)),
                yieldsSilently: row.state & ConstraintStore.yields != 0
            )
            records.append(
                ConstraintRecord(
                    constraint: constraint,
                    terms: terms,
                    handle: store.handle(of: Int32(truncatingIfNeeded: index)),
                    isInstalled: row.state & ConstraintStore.counts != 0,
                    isBroken: row.state & ConstraintStore.broken != 0
                )
            )
        }
        var order: [Int] = []
        for place in 0..<store.order.count where records[Int(store.order[place])].isInstalled {
            order.append(Int(store.order[place]))
        }
        self.order = order
    }

    /// Solves, or finds a contradiction among the constraints that aren't broken yet.
    mutating func solve() -> Contradiction? {
        var system = presolve()
        presolved = nil
        defer { presolved = system }
        return system.solve(records: records, values: &values)
    }

    mutating func presolve() -> PresolvedSystem {
        if let presolved { return presolved }
        let system = PresolvedSystem(records: records, order: order, kinds: kinds)
        presolved = system
        return system
    }

    mutating func markBroken(_ slot: Int) {
        records[slot].isBroken = true
        presolved = nil
    }
}
