/// A value that a view keeps; a change shows nowhere.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: Box<Value>
    /// Begins with a value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// Begins with a value.
    public init(initialValue: Value) { box = Box(initialValue) }
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

extension State where Value: ExpressibleByNilLiteral {
    /// Begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
