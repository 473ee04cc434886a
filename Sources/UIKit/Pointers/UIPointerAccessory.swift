import CoreGraphics
import Foundation

/// A small shape beside the pointer, such as an arrow that says which way something can be dragged (iOS 15).
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where an accessory stands around the pointer.
    public struct Position: Hashable, Sendable {
        /// Points from the pointer's edge.
        public let offset: CGFloat
        /// Radians, clockwise from above.
        public let angle: CGFloat

        /// Any place around the pointer.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat) {
            (self.offset, self.angle) = (offset, angle)
        }

        /// Points.
        public static let defaultOffset: CGFloat = 10
        /// Above the pointer.
        public static let top = Position(angle: 0)
        /// Above and to the right.
        public static let topRight = Position(angle: .pi / 4)
        /// To the right.
        public static let right = Position(angle: .pi / 2)
        /// Below and to the right.
        public static let bottomRight = Position(angle: 3 * .pi / 4)
        /// Below the pointer.
        public static let bottom = Position(angle: .pi)
        /// Below and to the left.
        public static let bottomLeft = Position(angle: 5 * .pi / 4)
        /// To the left.
        public static let left = Position(angle: 3 * .pi / 2)
        /// Above and to the left.
        public static let topLeft = Position(angle: 7 * .pi / 4)
    }

    /// What it looks like, about zero, in points.
    open private(set) var shape: UIPointerShape
    /// Where it stands.
    open private(set) var position: Position
    /// Whether the shape is turned by the position's angle. Default: false; true for arrows.
    open var orientationMatchesAngle = false

    /// A shape at a place around the pointer.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -4))
        path.addLine(to: CGPoint(x: 5, y: 3))
        path.addLine(to: CGPoint(x: -5, y: 3))
        path.close()
        let arrow = UIPointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return arrow
    }

    /// Another accessory of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(shape, position: position)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }

    /// The outline around a pointer of some size, about its place.
    ///
    /// - Parameter reach: Points from the pointer's middle to its edge.
    func outline(reach: CGFloat) -> UIBezierPath {
        let distance = reach + position.offset
        let place = CGPoint(x: sin(position.angle) * distance, y: -cos(position.angle) * distance)
        let path = UIBezierPath(cgPath: shape.outline.cgPath)
        var turn = CGAffineTransform(translationX: place.x, y: place.y)
        if orientationMatchesAngle { turn = turn.rotated(by: position.angle) }
        path.apply(turn)
        return path
    }
}
