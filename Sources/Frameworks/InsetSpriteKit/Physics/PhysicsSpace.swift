import CChipmunk
import CoreGraphics
import UIKit

/// A Chipmunk space with the bodies of a scene. Units are points and kilograms.
@MainActor
final class PhysicsSpace {
    private let space: OpaquePointer
    private var bodies: [ObjectIdentifier: EngineBody] = [:]
    private var constraints: [ObjectIdentifier: [OpaquePointer]] = [:]
    /// What bodies did since it was last asked.
    private var events: [PhysicsEvent] = []
    /// Seconds of a step.
    private static let step = 1.0 / 240
    /// Steps of a frame, at most: after a pause the world doesn't catch up.
    private static let mostSteps = 24

    init?() {
        guard let space = DynamicWorld.makeSpace() else { return nil }
        self.space = space
        cpSpaceSetIterations(space, 16)
        cpSpaceSetCollisionSlop(space, 0.2)
        guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
        handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler.pointee.beginFunc = { arbiter, _, data in
            PhysicsSpace.call(arbiter, data) { $0.note(.began, $1) }
            return 1
        }
        handler.pointee.preSolveFunc = { arbiter, _, data in
            var collides = false
            PhysicsSpace.call(arbiter, data) { collides = $0.prepare($1) }
            return collides ? 1 : 0
        }
        handler.pointee.separateFunc = { arbiter, _, data in
            PhysicsSpace.call(arbiter, data) { $0.note(.ended, $1) }
        }
    }

    isolated deinit {
        for joint in constraints.values.flatMap(\.self) {
            cpSpaceRemoveConstraint(space, joint)
            cpConstraintFree(joint)
        }
        for body in bodies.values {
            body.owner?.engine = nil
            body.release()
        }
        cpSpaceFree(space)
    }

    nonisolated private static func call(
        _ arbiter: OpaquePointer?,
        _ data: UnsafeMutableRawPointer?,
        _ body: @MainActor (PhysicsSpace, OpaquePointer) -> Void
    ) {
        guard let arbiter, let data else { return }
        // The space is only ever stepped by the main actor.
        nonisolated(unsafe) let (pair, owner) = (arbiter, data)
        MainActor.assumeIsolated { body(Unmanaged<PhysicsSpace>.fromOpaque(owner).takeUnretainedValue(), pair) }
    }

    private func pair(of arbiter: OpaquePointer) -> (first: SKPhysicsBody, second: SKPhysicsBody)? {
        var (a, b): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        cpArbiterGetBodies(arbiter, &a, &b)
        guard let first = EngineBody.owner(of: a), let second = EngineBody.owner(of: b) else { return nil }
        return (first, second)
    }

    // MARK: What Chipmunk asks
    /// Whether two move each other: where one that is moved says that the other one's kind moves it.
    private func prepare(_ arbiter: OpaquePointer) -> Bool {
        guard let (first, second) = pair(of: arbiter) else { return false }
        let collides =
            first.isDynamic && first.collisionBitMask & second.categoryBitMask != 0
            || second.isDynamic && second.collisionBitMask & first.categoryBitMask != 0
        guard collides else { return false }
        let isHard = Self.approach(first, second, cpArbiterGetNormal(arbiter)) > Self.leastBounce
        cpArbiterSetRestitution(arbiter, isHard ? Double(max(first.restitution, second.restitution)) : 0)
        cpArbiterSetFriction(arbiter, Double((max(first.friction, 0) * max(second.friction, 0)).squareRoot()))
        return true
    }

    private func note(_ kind: PhysicsEvent.Kind, _ arbiter: OpaquePointer) {
        guard let (first, second) = pair(of: arbiter), first.isDynamic || second.isDynamic else { return }
        let change = kind == .began ? 1 : -1
        let before = first.engine?.touching[ObjectIdentifier(second)]?.count ?? 0
        for (own, other) in [(first, second), (second, first)] {
            let count = (own.engine?.touching[ObjectIdentifier(other)]?.count ?? 0) + change
            own.engine?.touching[ObjectIdentifier(other)] = count > 0 ? (other, count) : nil
        }
        // Bodies of several shapes meet once.
        guard kind == .began ? before == 0 : before <= 1 else { return }
        guard
            first.contactTestBitMask & second.categoryBitMask != 0
                || second.contactTestBitMask & first.categoryBitMask != 0
        else { return }
        let hasPoint = kind == .began && cpArbiterGetCount(arbiter) > 0
        let normal = cpArbiterGetNormal(arbiter)
        events.append(
            PhysicsEvent(
                kind: kind,
                contact: SKPhysicsContact(
                    first,
                    second,
                    at: hasPoint ? cpArbiterGetPointA(arbiter, 0).point : first.engine?.position ?? .zero,
                    normal: CGVector(dx: normal.x, dy: normal.y),
                    impulse: Self.impulse(first, second, normal)
                )
            )
        )
    }

    /// Points a second at which two meet; what meets more slowly comes to rest, as in Box2D, which bounces from a meter a
    /// second on.
    private static let leastBounce = SKPhysicsBody.pointsOfMeter

    /// Points a second at which two come nearer along the normal.
    private static func approach(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ normal: cpVect) -> CGFloat {
        (first.velocity.dx - second.velocity.dx) * CGFloat(normal.x)
            + (first.velocity.dy - second.velocity.dy) * CGFloat(normal.y)
    }

    /// How hard two meet: kilograms times points a second along the normal.
    private static func impulse(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ normal: cpVect) -> CGFloat {
        let speed = approach(first, second, normal)
        let masses = [first, second].filter(\.isDynamic).map { 1 / max($0.mass, 1e-9) }.reduce(0, +)
        return masses > 0 ? abs(speed) / masses : 0
    }

    // MARK: Frames
    /// Lets time pass for the bodies of a scene's nodes.
    func advance(_ scene: SKScene, by seconds: Double) {
        let world = scene.physicsWorld
        read(scene)
        joinAndPart(world.joints)
        let count = min(Int((seconds / Self.step).rounded()), Self.mostSteps)
        let (x, y) = (world.gravity.dx * SKPhysicsBody.pointsOfMeter, world.gravity.dy * SKPhysicsBody.pointsOfMeter)
        cpSpaceSetGravity(space, x.isFinite && y.isFinite ? cpVect(x: Double(x), y: Double(y)) : cpVect(x: 0, y: 0))
        for _ in 0..<count {
            cpSpaceStep(space, Self.step)
            tell(world, scene)
        }
        for body in bodies.values { body.owner?.pending = PendingPush() }
        write(scene)
    }

    private func read(_ scene: SKScene) {
        var seen = Set<ObjectIdentifier>()
        scene.forEachNode { node in
            guard let body = node.physicsBody else { return }
            let id = ObjectIdentifier(body)
            seen.insert(id)
            if bodies[id] == nil {
                let (velocity, spin) = (body.velocity, body.angularVelocity)
                bodies[id] = EngineBody(body, in: space)
                body.engine = bodies[id]
                (body.velocity, body.angularVelocity) = (velocity, spin)
            }
            let (place, angle, scale) = node.placeInScene
            bodies[id]?.read(place, angle, scale)
        }
        for (id, body) in bodies where !seen.contains(id) {
            remove(body)
            bodies[id] = nil
        }
    }

    private func remove(_ body: EngineBody) {
        // Chipmunk doesn't let go of a body that something holds.
        for joint in body.owner?.joints ?? [] { part(ObjectIdentifier(joint)) }
        let owner = body.owner
        let (velocity, spin) = (body.velocity, body.spin)
        for (other, _) in body.touching.values { other.engine?.touching[ObjectIdentifier(owner ?? other)] = nil }
        body.release()
        owner?.engine = nil
        owner?.velocity = velocity
        owner?.angularVelocity = spin
        events.removeAll { $0.contact.bodyA === owner || $0.contact.bodyB === owner }
    }

    private func write(_ scene: SKScene) {
        scene.forEachNode { node in
            guard let body = node.physicsBody?.engine, let (place, angle) = body.moved() else { return }
            node.stand(at: place, angle)
            let (now, turned, _) = node.placeInScene
            body.didWrite(now, turned)
        }
    }

    private func tell(_ world: SKPhysicsWorld, _ scene: SKScene) {
        let events = events
        self.events = []
        for event in events {
            // What an app takes away as it hears of one contact has no further ones.
            guard event.contact.bodyA.node?.scene === scene, event.contact.bodyB.node?.scene === scene else { continue }
            switch event.kind {
            case .began: world.contactDelegate?.didBegin(event.contact)
            case .ended: world.contactDelegate?.didEnd(event.contact)
            }
        }
    }

    // MARK: Joints
    private func joinAndPart(_ joints: [SKPhysicsJoint]) {
        let wanted = Set(joints.map { ObjectIdentifier($0) })
        for id in constraints.keys where !wanted.contains(id) { part(id) }
        for joint in joints where constraints[ObjectIdentifier(joint)] == nil {
            guard let first = joint.bodyA.engine, let second = joint.bodyB.engine else { continue }
            let made = joint.make(first, second)
            for one in made { cpSpaceAddConstraint(space, one) }
            constraints[ObjectIdentifier(joint)] = made
        }
    }

    private func part(_ id: ObjectIdentifier) {
        for joint in constraints.removeValue(forKey: id) ?? [] {
            cpSpaceRemoveConstraint(space, joint)
            cpConstraintFree(joint)
        }
    }

    // MARK: Questions
    /// The body nearest to the viewer's eye at a point: any of those there.
    func body(at point: CGPoint) -> SKPhysicsBody? {
        EngineBody.owner(ofShape: cpSpacePointQueryNearest(space, point.vector, 0, Self.anything, nil))
    }

    /// What a line meets first, with where.
    func bodies(from start: CGPoint, to end: CGPoint) -> [(body: SKPhysicsBody, point: CGPoint, normal: CGVector)] {
        var found: [(body: SKPhysicsBody, point: CGPoint, normal: CGVector, part: Double)] = []
        withUnsafeMutablePointer(to: &found) { list in
            cpSpaceSegmentQuery(
                space,
                start.vector,
                end.vector,
                0,
                Self.anything,
                { shape, point, normal, part, data in
                    guard let data, let found = EngineBody.owner(ofShape: shape) else { return }
                    data.assumingMemoryBound(to: [(SKPhysicsBody, CGPoint, CGVector, Double)].self).pointee.append(
                        (found, point.point, CGVector(dx: normal.x, dy: normal.y), part)
                    )
                },
                list
            )
        }
        return found.sorted { $0.part < $1.part }.map { ($0.body, $0.point, $0.normal) }
    }

    /// All whose boxes meet a rectangle.
    func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        var found: [SKPhysicsBody] = []
        let box = cpBB(l: Double(rect.minX), b: Double(rect.minY), r: Double(rect.maxX), t: Double(rect.maxY))
        withUnsafeMutablePointer(to: &found) { list in
            cpSpaceBBQuery(
                space,
                box,
                Self.anything,
                { shape, data in
                    guard let data, let found = EngineBody.owner(ofShape: shape) else { return }
                    data.assumingMemoryBound(to: [SKPhysicsBody].self).pointee.append(found)
                },
                list
            )
        }
        var seen = Set<ObjectIdentifier>()
        return found.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static let anything = cpShapeFilter(group: 0, categories: .max, mask: .max)
}
