import CoreGraphics
import Foundation

/// What has to hold of a node after each frame's physics.
@preconcurrency @MainActor
open class SKConstraint: NSObject {
    /// Whether it has to. Default: true.
    open var enabled = true
    /// In whose coordinates it has to hold; nil, the default: the parent's.
    open weak var referenceNode: SKNode?
    private let hold: (SKNode, SKNode?) -> Void

    private init(_ hold: @escaping (SKNode, SKNode?) -> Void) {
        self.hold = hold
        super.init()
    }

    func apply(to node: SKNode) { if enabled { hold(node, referenceNode) } }

    private static func place(_ change: @escaping (inout CGPoint) -> Void) -> SKConstraint {
        SKConstraint { node, reference in
            guard let reference, let parent = node.parent else { return change(&node.position) }
            var place = parent.convert(node.position, to: reference)
            change(&place)
            node.position = reference.convert(place, to: parent)
        }
    }

    /// The node's place across lies in a range.
    public class func positionX(_ range: SKRange) -> SKConstraint { place { $0.x = range.clamp($0.x) } }
    /// The node's place up lies in a range.
    public class func positionY(_ range: SKRange) -> SKConstraint { place { $0.y = range.clamp($0.y) } }
    /// The node's place lies in two ranges.
    public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        place { $0 = CGPoint(x: xRange.clamp($0.x), y: yRange.clamp($0.y)) }
    }
    /// The node's angle lies in a range.
    public class func zRotation(_ range: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = range.clamp(node.zRotation) }
    }
    /// The node's distance from another node lies in a range.
    public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        distance(range, to: .zero, in: node)
    }
    /// The node's distance from a point of its parent's coordinates lies in a range.
    public class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint { node, _ in keep(node, range, from: point) }
    }
    /// The node's distance from a point of another node's coordinates lies in a range.
    public class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] own, _ in
            guard let node, let parent = own.parent else { return }
            keep(own, range, from: node.convert(point, to: parent))
        }
    }
    /// The node looks at another node; a range of angles from there.
    public class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }
    /// The node looks at a point of its parent's coordinates.
    public class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { node, _ in look(node, point, radians) }
    }
    /// The node looks at a point of another node's coordinates.
    public class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] own, _ in
            guard let node, let parent = own.parent else { return }
            look(own, node.convert(point, to: parent), radians)
        }
    }

    private static func keep(_ node: SKNode, _ range: SKRange, from point: CGPoint) {
        let (x, y) = (node.position.x - point.x, node.position.y - point.y)
        let distance = hypot(x, y)
        let wanted = range.clamp(distance)
        guard wanted != distance else { return }
        guard distance > 0 else { return node.position.x += wanted }
        node.position = CGPoint(x: point.x + x / distance * wanted, y: point.y + y / distance * wanted)
    }

    private static func look(_ node: SKNode, _ point: CGPoint, _ range: SKRange) {
        let angle = atan2(point.y - node.position.y, point.x - node.position.x)
        let offset = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
        node.zRotation = angle + range.clamp(offset)
    }
}
