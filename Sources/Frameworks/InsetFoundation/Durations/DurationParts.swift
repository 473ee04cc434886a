import Foundation

/// A length of time in units, the largest first.
struct DurationParts {
    /// An amount of a unit; not negative.
    struct Part: Equatable {
        var unit: DurationUnit
        var value: Double
    }

    private(set) var parts: [Part]
    let isNegative: Bool

    /// The time between two moments.
    ///
    /// - Parameters:
    ///   - units: Which may appear, the largest first; not empty.
    ///   - hasFraction: Whether the smallest one has a fraction for the rest.
    init(_ calendar: Calendar, from start: Date, to end: Date, in units: [DurationUnit], hasFraction: Bool) {
        let (first, last) = start <= end ? (start, end) : (end, start)
        isNegative = start > end
        let counted = calendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
        parts = units.map { Part(unit: $0, value: Double(counted.value(for: $0.component) ?? 0)) }
        guard hasFraction, let smallest = units.last, let length = smallest.length,
            let reached = calendar.date(byAdding: counted, to: first)
        else { return }
        parts[parts.count - 1].value += last.timeIntervalSince(reached) / length
    }

    /// Counts a single one of the largest unit in the next smaller one.
    mutating func collapse() {
        guard let index = parts.firstIndex(where: { $0.value != 0 }), index + 1 < parts.count,
            parts[index].value == 1, parts[index + 1].value != 0,
            parts[index + 1].unit.rawValue == parts[index].unit.rawValue + 1,
            let count = parts[index].unit.countOfNext
        else { return }
        parts[index].value = 0
        parts[index + 1].value += Double(count)
        parts.removeSubrange(...index)
    }

    /// Leaves units without a value out; at least one stays.
    mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
        var behavior = behavior
        if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else {
            if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) {
                parts.removeFirst(parts.count - 1)
            }
            return
        }
        var kept: [Part] = []
        for (index, part) in parts.enumerated() {
            // What stands between colons has no other sign of its unit, so only leading ones can go.
            let staysInClock = isPositional && part.unit.isOfClock && index > first
            let isDropped =
                index < first && behavior.contains(.dropLeading)
                || index > last && behavior.contains(.dropTrailing) && !staysInClock
                || first < index && index < last && part.value == 0 && behavior.contains(.dropMiddle) && !staysInClock
            if !isDropped { kept.append(part) }
        }
        parts = kept
    }

    /// Keeps the largest ones.
    mutating func cut(to count: Int) {
        parts = Array(parts.prefix(count))
    }
}
