/// Changes a view into another.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The kind of what comes of it.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// What comes of it; never asked for here.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {}

/// Leaves a view as it is.
public struct EmptyModifier: ViewModifier, Sendable {
    /// The one there is.
    nonisolated public static let identity = EmptyModifier()
    /// Makes it.
    nonisolated public init() {}
    /// The view itself.
    public func body(content: Content) -> some View { content }
}

/// A modifier whose values are animated; nothing moves here.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view with a change.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier
    /// Keeps both.
    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    /// None.
    public typealias Body = Never
}

extension ModifiedContent: ViewWrapping where Content: View, Modifier: ViewModifier {
    var wrapped: any View { content }
}

extension View {
    /// What changes it.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
