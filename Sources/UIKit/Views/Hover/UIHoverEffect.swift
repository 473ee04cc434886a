/// What happens to a view that a pointer or a look comes to. From iOS 17.
public protocol UIHoverEffect {}

/// The effect that suits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
    /// The only one there is.
    public init() {}
}

/// The view is lit up.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
    /// The only one there is.
    public init() {}
}

/// The view comes nearer.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
    /// The only one there is.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The view is lit up.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view comes nearer.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
