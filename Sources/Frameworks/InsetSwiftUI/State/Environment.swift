/// A value of the surroundings: its default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: () -> Value
    /// Of a key.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
    /// An object that a view above has set, which there is none of here.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { preconditionFailure("no object of type \(Value.self): Inset shows no views of SwiftUI") }
    }
    /// An object that a view above may have set: nil here.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { nil } }
    /// The key's default; asking for an object that must be there ends the program.
    public var wrappedValue: Value { read() }
}
