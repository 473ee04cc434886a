/// How a view comes and goes; never asked here.
@preconcurrency @MainActor
public protocol Transition {
    /// The kind of what comes of it.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// What comes of it.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What holds of it.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Optional; it moves.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// In a way of its own.
    nonisolated public func animation(_ animation: Animation?) -> some Transition { _ChangedTransition(base: self) }
    /// Together with another one.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { _ChangedTransition(base: self) }
}

/// A view in whose place something of the framework's would stand.
public struct PlaceholderContentView<Value>: _PrimitiveView {}

/// Coming, there, or going.
public enum TransitionPhase: Hashable, Sendable {
    /// The phases.
    case willAppear, identity, didDisappear
    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 there, and 1 afterwards.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What holds of a transition.
public struct TransitionProperties: Sendable {
    /// Whether something moves.
    public var hasMotion: Bool
    /// Whether something moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition with a change.
public struct _ChangedTransition<Base: Transition>: Transition {
    nonisolated(unsafe) let base: Base
    nonisolated init(base: Base) { self.base = base }
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One of the system's transitions.
public struct _SystemTransition: Transition, Sendable {
    nonisolated init() {}
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == _SystemTransition {
    /// From clear.
    public static var opacity: Self { Self() }
    /// At once.
    public static var identity: Self { Self() }
    /// From small.
    public static var scale: Self { Self() }
    /// From where reading begins.
    public static var slide: Self { Self() }
    /// Out of focus.
    public static var blurReplace: Self { Self() }
    /// From an edge.
    public static func move(edge: Edge) -> Self { Self() }
    /// From an edge, and away to the other one.
    public static func push(from edge: Edge) -> Self { Self() }
    /// From a distance, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
    /// From a size.
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
}
