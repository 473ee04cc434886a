import Foundation
import UIKit

/// The physics of a scene.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// Meters per second and second; 150 points are a meter. Default: 9.8 down.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// What its time is multiplied by. Default: 1.
    open var speed: CGFloat = 1
    /// Hears of bodies that meet and part.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    private(set) var joints: [SKPhysicsJoint] = []
    private weak var scene: SKScene?
    private lazy var space = PhysicsSpace()

    init(_ scene: SKScene) {
        self.scene = scene
        super.init()
    }

    func advance(by seconds: Double) {
        guard let scene, speed > 0 else { return }
        space?.advance(scene, by: seconds * Double(speed))
    }

    // MARK: Joints
    /// Joins two bodies from the next frame on.
    open func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(joint) else { return }
        joints.append(joint)
        for body in [joint.bodyA, joint.bodyB] { body.hold(by: joint) }
    }

    /// Parts them again.
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        for body in [joint.bodyA, joint.bodyB] { body.letGo(of: joint) }
    }

    /// Parts all.
    open func removeAllJoints() { for joint in joints { remove(joint) } }

    // MARK: Questions
    /// One at a point of the scene, as of the last frame.
    open func body(at point: CGPoint) -> SKPhysicsBody? { space?.body(at: point) }

    /// One in a rectangle of the scene, as of the last frame.
    open func body(in rect: CGRect) -> SKPhysicsBody? { space?.bodies(in: rect).first }

    /// The first one that a line of the scene meets, as of the last frame.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        space?.bodies(from: start, to: end).first?.body
    }

    /// Calls a block with each one in a rectangle, until it says to stop.
    open func enumerateBodies(
        in rect: CGRect,
        using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for body in space?.bodies(in: rect) ?? [] where !stop.boolValue { block(body, &stop) }
    }

    /// Calls a block with each one at a point, until it says to stop.
    open func enumerateBodies(
        at point: CGPoint,
        using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateBodies(in: CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001)), using: block)
    }

    /// Calls a block with each one that a line meets, with where and the direction away from it, until it says to stop.
    open func enumerateBodies(
        alongRayStart start: CGPoint,
        end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (body, point, normal) in space?.bodies(from: start, to: end) ?? [] where !stop.boolValue {
            block(body, point, normal, &stop)
        }
    }
}
