/// Weather of several hours or days, in their order.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    /// All of it.
    public let forecast: [Element]
    /// The first place.
    public var startIndex: Int { forecast.startIndex }
    /// Behind the last place.
    public var endIndex: Int { forecast.endIndex }
    /// That of a place.
    public subscript(position: Int) -> Element { forecast[position] }
}
