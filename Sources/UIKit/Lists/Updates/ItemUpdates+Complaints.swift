import Foundation

extension ItemUpdates {
    /// Whose updates they are, as complaints call it.
    enum List {
        case table
        case collection

        var noun: String { self == .table ? "row" : "item" }
        var view: String { self == .table ? "table view" : "collection view" }
    }

    /// UIKit's complaint about updates of places that aren't there, about two of one place, and about counts of the data
    /// source that don't fit the group (TV-33); nil when all is well.
    ///
    /// - Parameter counts: Items in each section, before.
    func complaint(from counts: [Int], to newCounts: [Int], of list: List) -> String? {
        missingSection(counts.count, newCounts.count)
            ?? missingPlace(counts, newCounts, list)
            ?? conflict()
            ?? wrongCount(counts, newCounts, list)
    }

    // MARK: Places that aren't there

    private func missingSection(_ count: Int, _ newCount: Int) -> String? {
        for section in deletedSections.union(reloadedSections) where section >= count {
            return "attempt to delete section \(section), but there are only \(count) sections before the update"
        }
        for section in movedSections.keys.sorted() where section >= count {
            return "attempt to move section \(section), but there are only \(count) sections before the update"
        }
        for section in insertedSections where section >= newCount {
            return "attempt to insert section \(section) but there are only \(newCount) sections after the update"
        }
        return nil
    }

    private func missingPlace(_ counts: [Int], _ newCounts: [Int], _ list: List) -> String? {
        let noun = list.noun
        for path in deleted.union(reloaded).sorted() where !exists(path, in: counts) {
            guard counts.indices.contains(path.section) else {
                return "attempt to delete \(noun) \(path.item) from section \(path.section), but there are only "
                    + "\(counts.count) sections before the update"
            }
            return "attempt to delete \(noun) \(path.item) from section \(path.section) which only contains "
                + "\(counts[path.section]) \(noun)s before the update"
        }
        for path in moved.keys.sorted() where !exists(path, in: counts) {
            return "attempt to move index path (\(Self.name(path))) that does not exist - there are only "
                + rest(path, counts, noun) + " before the update"
        }
        for path in inserted.sorted() where !exists(path, in: newCounts) {
            guard newCounts.indices.contains(path.section) else {
                return "attempt to insert \(noun) \(path.item) into section \(path.section), but there are only "
                    + "\(newCounts.count) sections after the update"
            }
            return "attempt to insert \(noun) \(path.item) into section \(path.section), but there are only "
                + rest(path, newCounts, noun) + " after the update"
        }
        for (path, target) in moved.sorted(by: { $0.key < $1.key }) where !exists(target, in: newCounts) {
            return "attempt to move index path (\(Self.name(path))) to index path (\(Self.name(target))) that does not "
                + "exist - there are only " + rest(target, newCounts, noun) + " after the update"
        }
        return nil
    }

    private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    private func rest(_ path: IndexPath, _ counts: [Int], _ noun: String) -> String {
        guard counts.indices.contains(path.section) else { return "\(counts.count) sections" }
        return "\(counts[path.section]) \(noun)s in section \(path.section)"
    }

    // MARK: Two updates of one place

    /// A reload is a deletion and an insertion.
    private func conflict() -> String? {
        if isDifference { return nil }
        if let path = deleted.intersection(reloaded).min() {
            return "attempt to delete and reload the same index path (\(Self.name(path)))"
        }
        if let path = deleted.union(reloaded).intersection(moved.keys).min() {
            return "attempt to perform a delete and a move from the same index path (\(Self.name(path)))"
        }
        if let path = inserted.intersection(moved.values).min() {
            return "attempt to perform an insert and a move to the same index path (\(Self.name(path)))"
        }
        if let section = deletedSections.union(reloadedSections).first(where: { movedSections[$0] != nil }) {
            return "attempt to perform a delete and a move from the same section (\(section))"
        }
        if let section = insertedSections.first(where: { movedSections.values.contains($0) }) {
            return "attempt to perform an insert and a move to the same section (\(section))"
        }
        return nil
    }

    /// An index path as Foundation describes it; its address is the number that it fits into.
    private static func name(_ path: IndexPath) -> String {
        let address = 0xC000_0000_0000_0016 | UInt64(path.section & 0x1FFF) << 8 | UInt64(path.item & 0xFFFF_FFFF) << 21
        return "<NSIndexPath: 0x\(String(address, radix: 16))> {length = 2, path = \(path.section) - \(path.item)}"
    }

    // MARK: Counts

    private func wrongCount(_ counts: [Int], _ newCounts: [Int], _ list: List) -> String? {
        let (noun, view) = (list.noun, list.view)
        let expectedSections = counts.count + insertedSections.count - deletedSections.count
        guard expectedSections == newCounts.count else {
            return "Invalid update: invalid number of sections. The number of sections contained in the \(view) after "
                + "the update (\(newCounts.count)) must be equal to the number of sections contained in the \(view) before "
                + "the update (\(counts.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        let arriving = Self.count(inserted)
        let leaving = Self.count(deleted)
        let (movingIn, movingOut) = (Self.count(moved.values), Self.count(moved.keys))
        for (section, target) in sectionMapping(counts.count, newCounts.count).sorted(by: { $0.key < $1.key })
        where !reloadedSections.contains(section) && counts.indices.contains(section)
            && newCounts.indices.contains(target)
        {
            let (ins, del) = (arriving[target] ?? 0, leaving[section] ?? 0)
            let (movesIn, movesOut) = (movingIn[target] ?? 0, movingOut[section] ?? 0)
            guard counts[section] + ins - del + movesIn - movesOut != newCounts[target] else { continue }
            return
                "Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s contained in an "
                + "existing section after the update (\(newCounts[target])) must be equal to the number of \(noun)s "
                + "contained in that section before the update (\(counts[section])), plus or minus the number of \(noun)s "
                + "inserted or deleted from that section (\(ins) inserted, \(del) deleted) and plus or minus the number of "
                + "\(noun)s moved into or out of that section (\(movesIn) moved in, \(movesOut) moved out)."
        }
        return nil
    }

    /// How many there are in each section.
    private static func count(_ indexPaths: some Sequence<IndexPath>) -> [Int: Int] {
        indexPaths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}
