/// A proof that required constraints cannot hold together.
enum Contradiction {
    /// A closure of the elimination whose constant is not zero.
    case closure(Int)
    /// Rows whose combination vanishes but for the constant (Farkas), apart from the equalities in it.
    case combination([(source: Residual.Source, factor: Double)])
}

extension PlainSolver {
    /// An irreducible set behind a contradiction, by places among the records, in order of adding.
    mutating func members(of contradiction: Contradiction) -> [Int] {
        irreducible(candidates(of: contradiction))
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

    private func irreducible(_ candidates: [Int]) -> [Int] {
        guard candidates.count > 1 else { return candidates }
        let rows = RequiredRows(candidates.map { records[$0] }, kinds: kinds, values: values)
        // What the engine takes for contradictory may be so by rounding only.
        if let places = DeletionFilter.irreducible(candidates.count, isFeasible: { rows.isFeasible($0) }) {
            let members = places.map { candidates[$0] }
            if !isFeasible(members) { return members }
        }
        let places = DeletionFilter.irreducible(candidates.count) { places in isFeasible(places.map { candidates[$0] })
        }
        return places?.map { candidates[$0] } ?? candidates
    }

    private func isFeasible(_ slots: [Int]) -> Bool {
        var system = PresolvedSystem(records: records, order: slots, kinds: kinds)
        return system.isFeasible(records: records, values: values)
    }
}
