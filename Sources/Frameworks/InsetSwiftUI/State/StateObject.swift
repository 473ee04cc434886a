/// An object that a view keeps; a change shows nowhere.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Lazily {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let storage: Lazily
    /// Makes the object when it is asked for.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Lazily(wrappedValue) }
    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }
    /// Makes bindings of its properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }
}
