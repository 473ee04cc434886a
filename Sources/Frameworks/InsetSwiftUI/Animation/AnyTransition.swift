/// How a view comes and goes; nothing moves here.
public struct AnyTransition {
    /// At once.
    public static let identity = AnyTransition()
    /// From clear.
    public static let opacity = AnyTransition()
    /// From small.
    public static var scale: AnyTransition { AnyTransition() }
    /// From where reading begins.
    public static var slide: AnyTransition { AnyTransition() }
    init() {}
    /// Hides a transition's kind.
    public init<T: Transition>(_ transition: T) {}
    /// From a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge, and away to the other one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From a distance, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From a distance, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Coming in one way and going in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// By modifiers of the app's.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// Together with another one.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// In a way of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition: Sendable {}
