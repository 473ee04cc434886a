/// An object from a view above; there is none here.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Finds it later.
    public init() {}
    /// The object; asking for it ends the program, as nothing above can set it here.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        preconditionFailure("no ObservableObject of type \(ObjectType.self): Inset shows no views of SwiftUI")
    }
    /// Makes bindings of its properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }
}
