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
    private(set) var order: [Int]
    /// The presolved system; `nil` after a constraint has been left out.
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

    /// The required constraints only, and the variables that they mention; numbered anew, so that nothing costs what
    /// the rest of the system is.
    init(requiredOf store: ConstraintStore) {
        var kinds: [VariableKind] = []
        var values: [Double] = []
        var places = [Int32](repeating: -1, count: store.kinds.count)
        for place in 0..<store.order.count {
            let index = store.order[place]
            let row = store.rows[index]
            guard row.state & ConstraintStore.counts != 0, row.level == 0 else { continue }
            let terms = (row.first..<(row.first + row.count)).map { cell in
                let variable = Int(store.cells[cell].variable)
                if places[variable] < 0 {
                    places[variable] = Int32(truncatingIfNeeded: kinds.count)
                    kinds.append(store.kinds[variable])
                    values.append(store.values[variable])
                }
                return Term(Variable(Int(places[variable])), store.cells[cell].coefficient)
            }
            records.append(
                ConstraintRecord(
                    constraint: Constraint(
                        Expression(terms: terms, constant: row.constant),
                        Relation(rawValue: Int(row.relation)) ?? .equal
                    ),
                    terms: terms,
                    handle: store.handle(of: index)
                )
            )
        }
        self.kinds = kinds
        self.values = values
        order = Array(records.indices)
    }

    /// Finds a contradiction among the constraints.
    mutating func findContradiction() -> Contradiction? {
        var system = presolve()
        presolved = nil
        defer { presolved = system }
        return system.findContradiction(records: records, values: values)
    }

    /// Takes a constraint out.
    mutating func leaveOut(_ place: Int) {
        order.removeAll { $0 == place }
        presolved = nil
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
}
