nonisolated extension View {
    /// Called when it is tapped; never here.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Called when it is tapped, with the place; never here.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Called when a touch lasts; never here.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Called when a touch lasts; never here. The older form.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }
    /// Recognizes a gesture; never here.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Recognizes a gesture, or not; never here.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Recognizes a gesture of UIKit; never here.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
    /// Recognizes a gesture before those below; never here.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Recognizes a gesture together with those below; never here.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Called when the pointer comes and goes; never here.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Called when the pointer moves; never here.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// How it looks under the pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// How it looks under the pointer, or not.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Whether it reacts to touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Where it reacts to touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Where it reacts, or how it is cut out.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, in points.
    case active(CGPoint)
    /// Elsewhere.
    case ended
}

/// How a view looks under the pointer.
public struct HoverEffect: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Lighter.
    public static let highlight = Self("highlight")
    /// Larger.
    public static let lift = Self("lift")
}

/// For what a shape is.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What a menu is about.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Reading aloud.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
