import CChipmunk
import CoreGraphics
import Foundation

/// Two points of the scene that a joint of two bodies holds on to.
struct JointAnchors {
    var first: CGPoint
    var second: CGPoint

    /// Points between them.
    var distance: CGFloat { hypot(first.x - second.x, first.y - second.y) }

    /// Each in its body's own space.
    func local(_ a: EngineBody, _ b: EngineBody) -> (cpVect, cpVect) {
        (SKPhysicsJoint.local(first, a), SKPhysicsJoint.local(second, b))
    }
}
