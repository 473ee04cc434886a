/// A view for each element; none is made here.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    nonisolated(unsafe) public var data: Data
    /// Makes what stands for an element.
    nonisolated(unsafe) public var content: (Data.Element) -> Content

    nonisolated init(elements data: Data, _ content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    /// None.
    public typealias Body = Never
}

extension ForEach where Content: View {
    /// One for each element, known by a property.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(elements: data, content) }

    /// One for each element, known by a property, that can change it.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(elements: data.indices(id: { $0[keyPath: id] })) { place in content(data[place.0]) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One for each element.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content)
    }
}

extension ForEach where Content: View {
    /// One for each element that can change it.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(elements: data.indices(id: { $0.id })) { place in content(data[place.0]) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One for each number.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(elements: data, content)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// The places of the elements with their names.
    nonisolated fileprivate func indices<ID>(id: @escaping (Value.Element) -> ID) -> LazyMapSequence<
        Value.Indices, (Value.Index, ID)
    > {
        let elements = wrappedValue
        return elements.indices.lazy.map { ($0, id(elements[$0])) }
    }
}
