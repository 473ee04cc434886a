import CoreGraphics
import QuartzCore

/// A ring around the item that has the focus, in the tint color.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring lies, relative to the shape's outline; raw values are UIKit's.
    public enum Position: Int, Sendable {
        /// The system decides: outside here.
        case automatic = 0
        /// Outside of the shape.
        case outside = 1
        /// Within the shape, for items beside which there is no room.
        case inside = 2
    }

    /// The outline of the ring.
    enum Shape {
        /// That of the item: its bounds with the layer's corners.
        case item
        case rounded(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    /// The view that the ring is put in; nil, the default: the item's superview.
    open weak var containerView: UIView?
    /// The view in front of which the ring is put, in the container; nil, the default: the item's own.
    open weak var referenceView: UIView?
    /// Default: automatic.
    open var position: Position = .automatic

    /// A ring within the item.
    static var inside: UIFocusHaloEffect {
        let effect = UIFocusHaloEffect()
        effect.position = .inside
        return effect
    }

    /// A ring along the item's bounds, with the corners of its layer.
    public override init() {
        shape = .item
        super.init()
    }

    /// A ring around a rectangle of the item's bounds space, in points.
    public init(rect: CGRect) {
        shape = .rounded(rect, radius: 0, curve: .circular)
        super.init()
    }

    /// A ring around a rectangle of the item's bounds space with round corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rounded(rect, radius: cornerRadius, curve: curve)
        super.init()
    }

    /// A ring along a path in the item's bounds space.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath)
        super.init()
    }
}
