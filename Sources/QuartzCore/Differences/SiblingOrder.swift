/// Which siblings keep their places when their order changes.
enum SiblingOrder {
    /// For each of the new siblings, whether it can stay while the others are moved or put in beside it; as many stay as
    /// possible.
    static func kept<ID: Hashable>(from old: [ID], to new: [ID]) -> [Bool] {
        var kept = [Bool](repeating: false, count: new.count)
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] {
            kept[start] = true
            start += 1
        }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            kept[newEnd] = true
        }
        guard start < oldEnd, start < newEnd else { return kept }
        let places = Dictionary(uniqueKeysWithValues: (start..<oldEnd).map { (old[$0], $0) })
        let present = (start..<newEnd).compactMap { index in places[new[index]].map { (index, $0) } }
        for position in longestGrowing(present.map(\.1)) { kept[present[position].0] = true }
        return kept
    }

    /// The positions of a longest growing subsequence (by patience sorting).
    private static func longestGrowing(_ values: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (position, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[position] = tails[low - 1] }
            if low == tails.count { tails.append(position) } else { tails[low] = position }
        }
        var result: [Int] = []
        var position = tails.last ?? -1
        while position >= 0 {
            result.append(position)
            position = before[position]
        }
        return result.reversed()
    }
}
