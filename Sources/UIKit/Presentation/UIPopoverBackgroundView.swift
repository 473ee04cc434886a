/// What an app's popover background tells about its measures.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// The width of the arrow where it meets the background, in points.
    static func arrowBase() -> CGFloat
    /// Points between the background's edges and the content, the arrow left out.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow stands out, in points.
    static func arrowHeight() -> CGFloat
}

/// Draws a popover's background and arrow in place of the system; apps subclass it.
///
/// Subclasses override everything but ``wantsDefaultContentAppearance``; the class itself raises exceptions.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Points from the middle of the arrow's side to the arrow, to the right or downward. Set at each layout.
    open var arrowOffset: CGFloat {
        get { Self.demand("arrowOffset", 0) }
        set { Self.demand("setArrowOffset:", ()) }
    }
    /// One side. Set before the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.demand("arrowDirection", .up) }
        set { Self.demand("setArrowDirection:", ()) }
    }
    /// Whether the content has the system's rounded corners. Default: true.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// The width of the arrow where it meets the background, in points. A subclass that leaves it out raises an exception.
    open class func arrowBase() -> CGFloat { demand("arrowBase", 0) }
    /// From the background's edges to the content, in points, for an arrow that points up. A subclass that leaves it out
    /// raises an exception.
    open class func contentViewInsets() -> UIEdgeInsets { demand("contentViewInsets", .zero) }
    /// How far the arrow sticks out, in points. A subclass that leaves it out raises an exception.
    open class func arrowHeight() -> CGFloat { demand("arrowHeight", 0) }

    private static func demand<Value>(_ name: String, _ value: Value) -> Value {
        UIKitException.raise(
            .internalInconsistency,
            "\(name) must be implemented by a subclass of UIPopoverBackgroundView."
        )
        return value
    }
}
