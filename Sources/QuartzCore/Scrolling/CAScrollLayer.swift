/// A layer that shows a part of a larger content by moving the origin of its bounds.
open class CAScrollLayer: CALayer {
    /// The directions in which it scrolls. Default: both.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// A layer that scrolls both ways and clips.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let source = layer as? CAScrollLayer { scrollMode = source.scrollMode }
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a point of the content at the top left corner.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Shows as much of a rectangle of the content as fits, moving no further than needed.
    open func scroll(to r: CGRect) {
        func nearest(_ present: CGFloat, _ room: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if start < present || length > room { return start }
            return max(present, start + length - room)
        }
        scroll(
            to: CGPoint(
                x: nearest(bounds.minX, bounds.width, r.minX, r.width),
                y: nearest(bounds.minY, bounds.height, r.minY, r.height)
            )
        )
    }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as the default.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer doesn't scroll.
    public static let none = Self(rawValue: "none")
    /// Up and down.
    public static let vertically = Self(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = Self(rawValue: "horizontally")
    /// Both ways.
    public static let both = Self(rawValue: "both")
}
