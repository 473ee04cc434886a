extension Binding: Sequence where Value: MutableCollection {
    /// A binding of each element.
    public typealias Element = Binding<Value.Element>
    /// Goes from element to element.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The bindings from a place to another.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The value's.
    public typealias Index = Value.Index
    /// The value's.
    public typealias Indices = Value.Indices
    /// The first element's place.
    public var startIndex: Index { wrappedValue.startIndex }
    /// Behind the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The places.
    public var indices: Indices { wrappedValue.indices }
    /// The next place.
    public func index(after place: Index) -> Index { wrappedValue.index(after: place) }
    /// The next place.
    public func formIndex(after place: inout Index) { wrappedValue.formIndex(after: &place) }
    /// Of an element.
    public subscript(position: Index) -> Element {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The place before.
    public func index(before place: Index) -> Index { wrappedValue.index(before: place) }
    /// The place before.
    public func formIndex(before place: inout Index) { wrappedValue.formIndex(before: &place) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
