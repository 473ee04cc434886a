import Foundation
import Testing

@testable import InsetSpriteKit

@Suite("SpriteKit: physics")
@MainActor
struct PhysicsTests {
    private final class Contacts: NSObject, SKPhysicsContactDelegate {
        var log: [String] = []
        func didBegin(_ contact: SKPhysicsContact) { log.append("begin " + names(contact)) }
        func didEnd(_ contact: SKPhysicsContact) { log.append("end " + names(contact)) }
        private func names(_ contact: SKPhysicsContact) -> String {
            [contact.bodyA.node?.name, contact.bodyB.node?.name].compactMap(\.self).sorted().joined(separator: " ")
        }
    }

    private func ball(_ name: String, at place: CGPoint, in scene: SKScene) -> SKNode {
        let node = SKNode()
        node.name = name
        node.position = place
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        node.physicsBody?.linearDamping = 0
        scene.addChild(node)
        return node
    }

    private func pass(_ scene: SKScene, frames: Int) {
        for frame in 0..<frames { scene.advance(to: Double(frame) / 60, by: 1.0 / 60) }
    }

    @Test func `gravity is 9.8 meters of 150 points, and mass is density times area`() throws {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        let node = ball("ball", at: CGPoint(x: 0, y: 1000), in: scene)
        pass(scene, frames: 60)
        // Half of g after a second, a little more by the steps.
        #expect(abs(node.position.y - (1000 - 9.8 * 150 / 2)) < 5)
        #expect(abs(try #require(node.physicsBody).velocity.dy + 9.8 * 150) < 1)
        #expect(abs(SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300)).mass - 2) < 1e-9)
    }

    @Test func `an impulse changes the speed by itself over the mass, at once`() throws {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        scene.physicsWorld.gravity = .zero
        let node = ball("ball", at: .zero, in: scene)
        let body = try #require(node.physicsBody)
        body.mass = 2
        body.applyImpulse(CGVector(dx: 120, dy: 0))
        #expect(body.velocity == CGVector(dx: 60, dy: 0))
        pass(scene, frames: 60)
        #expect(abs(node.position.x - 60) < 0.01)
        body.applyForce(CGVector(dx: -120, dy: 0))
        pass(scene, frames: 1)
        #expect(abs(body.velocity.dx - 59) < 0.01)
    }

    @Test func `bodies that ask for it tell when they meet and part; where masks say so they go through each other`() {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        let contacts = Contacts()
        scene.physicsWorld.contactDelegate = contacts
        let gate = SKNode()
        gate.name = "gate"
        gate.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 10))
        gate.physicsBody?.isDynamic = false
        scene.addChild(gate)
        let node = ball("ball", at: CGPoint(x: 0, y: 100), in: scene)
        node.physicsBody?.contactTestBitMask = 1
        node.physicsBody?.collisionBitMask = 0
        pass(scene, frames: 40)
        #expect(contacts.log == ["begin ball gate", "end ball gate"])
        #expect(node.position.y < -50)
        let stopped = ball("stopped", at: CGPoint(x: 0, y: 100), in: scene)
        pass(scene, frames: 240)
        #expect(abs(stopped.position.y - 15) < 1)
        #expect(stopped.physicsBody?.allContactedBodies() == [gate.physicsBody].compactMap(\.self))
        #expect(gate.position == .zero)
    }

    @Test func `an edge holds what is inside, and an app may put a node elsewhere`() {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        let node = ball("ball", at: CGPoint(x: 200, y: 30), in: scene)
        node.physicsBody?.velocity = CGVector(dx: 900, dy: 0)
        pass(scene, frames: 300)
        #expect((9...391).contains(node.position.x) && abs(node.position.y - 10) < 2)
        node.position = CGPoint(x: 50, y: 300)
        pass(scene, frames: 1)
        #expect(abs(node.position.y - 300) < 2 && abs(node.position.x - 50) < 20)
    }

    @Test func `a node that is removed as it is heard of is heard of no more`() {
        final class Remover: NSObject, SKPhysicsContactDelegate {
            var count = 0
            func didBegin(_ contact: SKPhysicsContact) {
                count += 1
                for body in [contact.bodyA, contact.bodyB] where body.node?.name == "ball" {
                    body.node?.removeFromParent()
                }
            }
        }
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        let remover = Remover()
        scene.physicsWorld.contactDelegate = remover
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        let node = ball("ball", at: CGPoint(x: 12, y: 12), in: scene)
        node.physicsBody?.contactTestBitMask = .max
        pass(scene, frames: 60)
        #expect(remover.count == 1 && node.parent == nil && scene.children.isEmpty)
    }

    @Test func `a pin keeps two bodies at their distance, and parting them lets go`() {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        let (hook, node) = (
            ball("hook", at: CGPoint(x: 200, y: 300), in: scene), ball("ball", at: CGPoint(x: 260, y: 300), in: scene)
        )
        hook.physicsBody?.isDynamic = false
        guard let first = hook.physicsBody, let second = node.physicsBody else { return }
        let joint = SKPhysicsJointPin.joint(withBodyA: first, bodyB: second, anchor: hook.position)
        scene.physicsWorld.add(joint)
        // A quarter of a swing.
        pass(scene, frames: 22)
        #expect(abs(hypot(node.position.x - 200, node.position.y - 300) - 60) < 2)
        #expect(node.position.y < 260)
        scene.physicsWorld.remove(joint)
        pass(scene, frames: 60)
        #expect(hypot(node.position.x - 200, node.position.y - 300) > 200)
    }

    @Test func `a line finds the first body that it meets`() {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        scene.physicsWorld.gravity = .zero
        let (near, far) = (
            ball("near", at: CGPoint(x: 100, y: 0), in: scene), ball("far", at: CGPoint(x: 200, y: 0), in: scene)
        )
        pass(scene, frames: 1)
        let world = scene.physicsWorld
        #expect(world.body(alongRayStart: .zero, end: CGPoint(x: 400, y: 0)) === near.physicsBody)
        #expect(world.body(at: CGPoint(x: 205, y: 3)) === far.physicsBody)
        var met: [String] = []
        world.enumerateBodies(alongRayStart: .zero, end: CGPoint(x: 400, y: 0)) { body, point, _, _ in
            met.append("\(body.node?.name ?? "") \(Int(point.x.rounded()))")
        }
        #expect(met == ["near 90", "far 190"])
    }
}
