extension MutableCollection {
    /// Moves elements before another one, in their order.
    ///
    /// - Parameters:
    ///   - source: How far from the beginning the elements are.
    ///   - destination: How far from the beginning the element is before which they come, as it was before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let offsets = elements.indices.filter { !source.contains($0) }
        let before = offsets.prefix { $0 < destination }
        let order = before + elements.indices.filter(source.contains) + offsets.dropFirst(before.count)
        for (place, offset) in zip(Array(indices), order) { self[place] = elements[offset] }
    }
}

extension RangeReplaceableCollection {
    /// Takes elements away by how far from the beginning they are.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        self = Self(kept)
    }
}
