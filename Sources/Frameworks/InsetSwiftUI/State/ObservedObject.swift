/// An object from outside; a change shows nowhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings of the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// Of a property.
        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
        {
            let object = object
            return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }
    /// The object.
    public var wrappedValue: ObjectType
    /// An object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// An object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// Makes bindings of its properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
