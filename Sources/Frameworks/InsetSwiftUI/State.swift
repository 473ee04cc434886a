// A file that imports SwiftUI alone has `ObservableObject` and `@Published`.
@_exported import InsetCombine

/// What is bound to a place, reads and writes it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// By two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    /// Of a value that stays.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
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
}

private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that a view keeps; a change shows nowhere.
@propertyWrapper
public struct State<Value> {
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
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

/// An object from outside; a change shows nowhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Makes bindings of the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// Of a property.
        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
        {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
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

/// An object that a view keeps; a change shows nowhere.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private final class Lazily {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let storage: Lazily
    /// Makes the object when it is asked for.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Lazily(wrappedValue) }
    /// The object.
    public var wrappedValue: ObjectType { storage.object }
    /// Makes bindings of its properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object from a view above; there is none here.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    /// Finds it later.
    public init() {}
    /// The object; asking for it ends the program, as nothing above can set it here.
    public var wrappedValue: ObjectType {
        preconditionFailure("no ObservableObject of type \(ObjectType.self): Inset shows no views of SwiftUI")
    }
    /// Makes bindings of its properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// A value of the surroundings: its default.
@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    /// Of a key.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
    /// The key's default.
    public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

/// Names a value of the surroundings.
public protocol EnvironmentKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is set.
    static var defaultValue: Value { get }
}

/// What views are told by those above them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The defaults.
    public init() {}
    /// A key's value.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// Light or dark. Default: light.
    public var colorScheme = ColorScheme.light
    /// How wide. Default: nil.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// How high. Default: nil.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// How large texts are. Default: large.
    public var sizeCategory = ContentSizeCategory.large
    /// Whether it reacts to touches. Default: true.
    public var isEnabled = true
    /// Closes what is shown; does nothing here.
    public var dismiss: DismissAction { DismissAction() }
    /// The region of texts and numbers.
    public var locale = Locale.current
}

/// Closes what is shown; does nothing here.
public struct DismissAction {
    /// Nothing.
    public func callAsFunction() {}
}
