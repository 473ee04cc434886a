/// Which view has the keyboard: what the app has set, as no view of SwiftUI has it here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes where the keyboard is.
    @propertyWrapper
    public struct Binding {
        let box: Box<Value>
        /// The view that has the keyboard.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        /// Itself.
        public var projectedValue: Binding { self }
    }
    private let box: Box<Value>
    /// Whether the view has the keyboard: not at first.
    public init() where Value == Bool { box = Box(false) }
    /// Which view has the keyboard: none at first.
    public init<T: Hashable>() where Value == T? { box = Box(nil) }
    /// The view that has the keyboard.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// Reads and writes it.
    public var projectedValue: Binding { Binding(box: box) }
}
