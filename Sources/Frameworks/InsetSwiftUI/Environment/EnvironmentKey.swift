/// Names a value of the surroundings.
public protocol EnvironmentKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is set.
    static var defaultValue: Value { get }
}

/// Names a value that views tell those above them; none is collected here.
public protocol PreferenceKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is told.
    static var defaultValue: Value { get }
    /// Takes another view's value in.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil where nothing is told.
    public static var defaultValue: Value { nil }
}

/// A value of a view whose geometry is asked for later.
public struct Anchor<Value> {
    /// What part of a view is meant.
    public struct Source {
        /// A view's bounds.
        public static var bounds: Anchor<CGRect>.Source { .init() }
        /// A place in a view, as a part of its size.
        public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init() }
        /// A place in a view, in points.
        public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init() }
        /// The middle.
        public static var center: Anchor<CGPoint>.Source { .init() }
        /// The middle of the upper edge.
        public static var top: Anchor<CGPoint>.Source { .init() }
        /// The middle of the lower edge.
        public static var bottom: Anchor<CGPoint>.Source { .init() }
        /// The upper corner where reading begins.
        public static var topLeading: Anchor<CGPoint>.Source { .init() }
        /// The lower corner where reading ends.
        public static var bottomTrailing: Anchor<CGPoint>.Source { .init() }
    }
}
