/// A proof that required constraints cannot hold together.
enum Contradiction {
    /// A closure of the elimination whose constant is not zero.
    case closure(Int)
    /// Rows whose combination vanishes but for the constant (Farkas), apart from the equalities in it.
    case combination([(source: Residual.Source, factor: Double)])
}

extension PlainSolver {
    /// Finds an irreducible set behind a contradiction and breaks the member with the greatest key (fact AL-6).
    mutating func resolve(_ contradiction: Contradiction) -> Conflict {
        let members = irreducible(candidates(of: contradiction))
        guard
            let breaking = members.max(by: {
                let (left, right) = (records[$0], records[$1])
                if left.constraint.breakingKey != right.constraint.breakingKey {
                    return left.constraint.breakingKey < right.constraint.breakingKey
                }
                return left.handle.serial < right.handle.serial
            })
        else { preconditionFailure("bounds alone never contradict each other") }
        markBroken(breaking)
        return Conflict(constraints: members.map { records[$0].handle }, broken: records[breaking].handle)
    }

    /// The constraints that take part in the proof, in order of adding.
    private mutating func candidates(of contradiction: Contradiction) -> [Int] {
        let system = presolve()
        let kinds = system.kinds
        var slots: Set<Int> = []
        switch contradiction {
        case .closure(let index):
            let closure = system.elimination.closures[index]
            slots.formUnion(
                system.elimination.equalities(
                    balancing: [],
                    closureFactors: [(index, 1)],
                    kinds: kinds,
                    records: records
                ).map(\.slot)
            )
            slots.insert(closure.slot)
        case .combination(let parts):
            var terms: [Term] = []
            for (source, factor) in parts {
                switch source {
                case .constraint(let slot):
                    slots.insert(slot)
                    terms += records[slot].terms.map { Term($0.variable, $0.coefficient * factor) }
                case .bound(let variable):
                    terms.append(Term(Variable(variable), factor))
                }
            }
            let equalities = system.elimination.equalities(balancing: terms, kinds: kinds, records: records)
            slots.formUnion(equalities.map(\.slot))
        }
        return slots.sorted { records[$0].handle.serial < records[$1].handle.serial }
    }

    /// The deletion filter: leaves out what the contradiction doesn't need, in chunks that get smaller.
    ///
    /// A proof from a vertex is irreducible already, so this mostly confirms. Its cost is bounded: a set too large to
    /// be tested member by member stays as proved.
    private func irreducible(_ candidates: [Int]) -> [Int] {
        var members = candidates
        guard members.count > 1, !isFeasible(members) else { return members }
        var budget = 200 + 40_000 / members.count
        var chunk = max(1, members.count / 4)
        while true {
            // Late members go first, so that of several sets the one that was complete first is found.
            var end = members.count
            while end > 0, budget > 0 {
                let start = max(0, end - chunk)
                var rest = members
                rest.removeSubrange(start..<end)
                budget -= 1
                if !isFeasible(rest) { members = rest }
                end = start
            }
            if chunk == 1 || budget == 0 { return members }
            chunk = max(1, chunk / 4)
        }
    }

    private func isFeasible(_ slots: [Int]) -> Bool {
        var system = PresolvedSystem(records: records, order: slots, kinds: kinds)
        return system.isFeasible(records: records, values: values)
    }
}
