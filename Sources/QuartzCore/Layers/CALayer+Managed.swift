import ObjectiveCRuntime

/// What rewritten source calls for a layer's own properties that say `@NSManaged`: such a layer keeps the value under
/// the property's name, asks `action(forKey:)` when it changes, and animations of that key reach its presentation.
extension CALayer {
    /// The value that is kept; the class's default, or else zero, false or nothing, where there is none.
    public func _managedValue<Value>(_ key: String) -> Value {
        if let value = keyedValue(forKey: key).flatMap({ KeyedValue.converted($0, to: Value.self) }) { return value }
        if let empty = KeyedValue.empty(Value.self) { return empty }
        preconditionFailure("\(type(of: self)).\(key) was read before it was set")
    }

    /// Keeps a value.
    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        setKeyedValue(KeyedValue.stored(value), forKey: key)
    }
}
