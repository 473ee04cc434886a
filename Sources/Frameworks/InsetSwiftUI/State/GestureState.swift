/// A value that lasts as long as a gesture does: what it begins with, as no gesture is recognized here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// What it begins with.
    public let wrappedValue: Value
    /// Begins with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Begins with a value.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// Begins with a value, and goes back to it in a way.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    /// Begins with a value, and goes back to it in a way.
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
    /// Begins with a value, and goes back to it in a way that it decides itself.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    /// For `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Begins with nil.
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
