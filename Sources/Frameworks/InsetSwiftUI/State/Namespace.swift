/// Names for views that belong together across screens.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// One such name.
    public struct ID: Hashable, Sendable {
        private let id = UUID()
    }
    private let id = ID()
    /// Makes a new name.
    public init() {}
    /// The name.
    public var wrappedValue: ID { id }
}
