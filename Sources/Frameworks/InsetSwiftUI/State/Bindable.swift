/// Makes bindings of the properties of an object that is observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// Of an object that is observed. Without a condition, as only then an initializer may assign the property.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// Of a property.
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

extension Bindable where Value: Observable & AnyObject {
    /// Of an object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The object's.
    public var id: Value.ID { wrappedValue.id }
}
