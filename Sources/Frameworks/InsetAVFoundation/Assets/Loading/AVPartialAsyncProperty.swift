/// A property of an asset, a track or an item, whatever its value is.
public class AVPartialAsyncProperty<Root>: Hashable, @unchecked Sendable {
    private let name: String

    init(name: String) { self.name = name }

    /// Whether both are the same property.
    public static func == (lhs: AVPartialAsyncProperty<Root>, rhs: AVPartialAsyncProperty<Root>) -> Bool {
        lhs.name == rhs.name
    }
    /// Feeds which property it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
