/// What is bound to a place, reads and writes it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How changes are animated.
    public var transaction = Transaction()

    /// By two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, { value, _ in set(value) })
    }
    /// By two closures, of which one is told how the change is animated.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.get, self.set) = (get, set)
    }
    /// Itself, for closures that take a binding apart.
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    /// Of a value that stays.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction) }
    }
    /// Itself.
    public var projectedValue: Binding<Value> { self }
    /// Of a part of the value.
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: path] },
            set: { subject in
                var value = wrappedValue
                value[keyPath: path] = subject
                wrappedValue = value
            }
        )
    }
    /// With an animation for each change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
    /// With a transaction for each change.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

extension Binding {
    /// Of a value that may be missing: what is set is never nil.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// Of a value that is there now; nil where it is missing.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }
    /// Of a value of a type that can be hashed, as any such.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's.
    public var id: Value.ID { wrappedValue.id }
}
