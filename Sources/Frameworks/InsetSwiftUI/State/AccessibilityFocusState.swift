/// Which view is read aloud: what the app has set, as no view of SwiftUI is read here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes what is read aloud.
    @propertyWrapper
    public struct Binding {
        let box: Box<Value>
        /// The view that is read aloud.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        /// Itself.
        public var projectedValue: Binding { self }
    }
    private let box: Box<Value>
    /// Whether the view is read aloud: not at first.
    public init() where Value == Bool { box = Box(false) }
    /// Which view is read aloud: none at first.
    public init<T: Hashable>() where Value == T? { box = Box(nil) }
    /// The view that is read aloud.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// Reads and writes it.
    public var projectedValue: Binding { Binding(box: box) }
}
