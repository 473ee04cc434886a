/// The values that lead to the screens on a stack.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []
    /// What can be stored of a path: how many values there are, as their types aren't known before.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let count: Int
    }
    /// None.
    public init() {}
    /// Of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// Of what was stored, which doesn't bring values back here.
    public init(_ codable: CodableRepresentation) {}
    /// How many.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }
    /// What can be stored; nil here.
    public var codable: CodableRepresentation? { nil }
    /// Adds one at the end.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Takes the last ones away.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
