/// A value that a scene keeps; here as long as the view that names it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let box: Box<Value>
    /// Begins with a value: a truth value, a number, a text, bytes, an address, or what is known by one of them.
    public init(wrappedValue: Value, _ key: String) { box = Box(wrappedValue) }
    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// Reads and writes it.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Begins with nil.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
