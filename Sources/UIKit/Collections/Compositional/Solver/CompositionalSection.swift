import Foundation

/// A section's groups and what its elements said of their size; places in the groups' space, in points.
@MainActor
final class CompositionalSection {
    let section: NSCollectionLayoutSection
    let itemCount: Int
    /// Along which groups follow each other.
    let axis: NSLayoutConstraint.Axis
    /// What the groups have.
    let room: CGSize
    private let traits: UITraitCollection
    private var measured: [Int: CGSize] = [:]
    private var groups: [Int: SolvedGroup] = [:]
    /// Groups of which elements said how large they are.
    private var measuredGroups: Set<Int> = []
    private var division: Division

    private enum Division {
        /// All groups have the same number of items.
        case even(capacity: Int, PrefixSums)
        /// How many items have room in a group depends on what they say; the numbers of the groups' first items.
        case wrapping([Int], PrefixSums)
    }

    init(
        _ section: NSCollectionLayoutSection,
        itemCount: Int,
        axis: NSLayoutConstraint.Axis,
        room: CGSize,
        measured: [Int: CGSize],
        traits: UITraitCollection
    ) {
        (self.section, self.itemCount, self.axis, self.room) = (section, itemCount, axis, room)
        (self.measured, self.traits) = (measured, traits)
        division = .wrapping([], PrefixSums(count: 0, common: 0))
        divide()
    }

    // MARK: Dividing
    private func solver(isMeasured: Bool = true) -> GroupSolver {
        GroupSolver(
            measured: isMeasured ? { [measured] in measured[$0] } : { _ in nil },
            traits: traits,
            itemCount: itemCount
        )
    }

    private func divide() {
        groups = [:]
        measuredGroups = []
        guard itemCount > 0 else { return }
        if Self.wraps(section.group) { return divideByWrapping() }
        let plain = GroupSolver(measured: { _ in nil }, traits: traits, itemCount: .max)
        let first = plain.solve(section.group, in: room, first: 0)
        let capacity = max(1, first.leaves.count)
        var lengths = PrefixSums(
            count: (itemCount + capacity - 1) / capacity,
            common: first.size[along: axis],
            spacing: section.interGroupSpacing
        )
        division = .even(capacity: capacity, lengths)
        guard !measured.isEmpty else { return }
        measuredGroups = Set(measured.keys.filter { $0 < itemCount }.map { $0 / capacity })
        for index in measuredGroups { lengths[index] = group(index).size[along: axis] }
        division = .even(capacity: capacity, lengths)
    }

    private func divideByWrapping() {
        var firsts: [Int] = []
        var next = 0
        let solver = solver()
        var solved: [SolvedGroup] = []
        while next < itemCount {
            let group = solver.solve(section.group, in: room, first: next)
            guard !group.leaves.isEmpty else { break }
            groups[firsts.count] = group
            firsts.append(next)
            solved.append(group)
            next += group.leaves.count
        }
        var lengths = PrefixSums(count: firsts.count, common: 0, spacing: section.interGroupSpacing)
        for (index, group) in solved.enumerated() { lengths[index] = group.size[along: axis] }
        division = .wrapping(firsts, lengths)
    }

    /// Whether elements decide how many of them have room in a group of given length.
    private static func wraps(_ group: NSCollectionLayoutGroup) -> Bool {
        if case .flow(let axis) = group.arrangement, !group.layoutSize.measuredAxes.contains(axis.set),
            group.subitems.contains(where: { $0.layoutSize.measuredAxes.contains(axis.set) })
        {
            return true
        }
        return group.subitems.contains { ($0 as? NSCollectionLayoutGroup).map(wraps) ?? false }
    }

    // MARK: Groups
    private var lengths: PrefixSums {
        switch division {
        case .even(_, let lengths), .wrapping(_, let lengths): lengths
        }
    }

    var groupCount: Int { lengths.count }
    /// Along the axis, spaces included.
    var length: CGFloat { lengths.total }
    /// Across the axis: the largest of the groups that elements were shown of, else what is said.
    var breadth: CGFloat {
        guard itemCount > 0 else { return 0 }
        let across = axis.other
        guard section.group.layoutSize.measuredAxes.contains(across.set) else { return group(0).size[along: across] }
        return measuredGroups.map { group($0).size[along: across] }.max() ?? group(0).size[along: across]
    }

    func start(ofGroup index: Int) -> CGFloat { lengths.start(of: index) }
    func length(ofGroup index: Int) -> CGFloat { lengths[index] }

    func firstItem(ofGroup index: Int) -> Int {
        switch division {
        case .even(let capacity, _): index * capacity
        case .wrapping(let firsts, _): firsts[index]
        }
    }

    func groupIndex(ofItem item: Int) -> Int {
        switch division {
        case .even(let capacity, _): return item / capacity
        case .wrapping(let firsts, _):
            var (low, high) = (0, firsts.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if firsts[middle] <= item { low = middle } else { high = middle - 1 }
            }
            return low
        }
    }

    func group(_ index: Int) -> SolvedGroup {
        if let known = groups[index] { return known }
        let solved = solver().solve(section.group, in: room, first: firstItem(ofGroup: index))
        // Far more than a screen holds: what was seen long ago may be solved again.
        if groups.count > 2000 { groups = [:] }
        groups[index] = solved
        return solved
    }

    /// The groups that reach into a stretch along the axis.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let lengths = lengths
        guard lengths.count > 0, high >= 0, low <= lengths.total else { return 0..<0 }
        let first = lengths.index(at: low)
        var last = lengths.index(at: high)
        if lengths.start(of: last) < high || last == first { last += 1 }
        return first..<min(lengths.count, max(first + 1, last))
    }

    /// Where a group begins, in the groups' space.
    func origin(ofGroup index: Int) -> CGPoint { CGPoint(start(ofGroup: index), 0, axis) }

    /// How far items reach beyond their group along the axis, in points; those of the first group speak for all where
    /// all have the same number of items.
    var overflow: CGFloat {
        func reach(_ group: SolvedGroup) -> CGFloat {
            group.leaves.map { max(-$0.frame.start(axis), $0.frame.end(axis) - group.size[along: axis]) }.max() ?? 0
        }
        switch division {
        case .even: return itemCount > 0 ? max(0, reach(group(0))) : 0
        case .wrapping: return groups.values.map(reach).max() ?? 0
        }
    }

    // MARK: Measuring
    var measuresItems: Bool { Self.measures(section.group) }

    private static func measures(_ group: NSCollectionLayoutGroup) -> Bool {
        group.subitems.contains { item in
            (item as? NSCollectionLayoutGroup).map(measures) ?? !item.layoutSize.measuredAxes.isEmpty
        }
    }

    var measuredSizes: [Int: CGSize] { measured }

    /// - Returns: Whether places have changed.
    func take(_ size: CGSize, item: Int) -> Bool {
        guard item < itemCount, measured[item] != size else { return false }
        let index = groupIndex(ofItem: item)
        let old = group(index)
        measured[item] = size
        measuredGroups.insert(index)
        if case .even(let capacity, var lengths) = division {
            groups[index] = nil
            let new = group(index)
            // Freed first: two owners of the tree would copy it.
            division = .wrapping([], PrefixSums(count: 0, common: 0))
            lengths[index] = new.size[along: axis]
            division = .even(capacity: capacity, lengths)
            return new.size != old.size || zip(new.leaves, old.leaves).contains { $0.frame != $1.frame }
        }
        divide()
        return true
    }
}
