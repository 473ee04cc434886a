import CChipmunk

/// A Chipmunk space with what the animator put into it. `close()` frees all.
@MainActor
package final class DynamicWorld {
    nonisolated static let collisionType: cpCollisionType = 1
    /// Seconds of one step of the simulation.
    static let substep = 1.0 / 240
    private let space: OpaquePointer
    private(set) var bodies: [DynamicBody] = []
    private var table: [ObjectIdentifier: DynamicBody] = [:]
    private var constraints: [OpaquePointer] = []
    private var boundaryShapes: [OpaquePointer] = []
    private var boundaries: [DynamicBoundary] = []
    private var collisions: [UICollisionBehavior] = []
    /// Where positions are measured from in a view that scrolls.
    private(set) var referenceBounds: CGRect?

    init?() {
        guard let space = Self.makeSpace() else { return nil }
        self.space = space
        cpSpaceSetIterations(space, 20)
        cpSpaceSetCollisionSlop(space, 0.1)
        guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
        handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler.pointee.preSolveFunc = { arbiter, _, data in
            guard let arbiter, let data else { return 0 }
            // The space is only ever stepped by the main actor.
            nonisolated(unsafe) let (pair, owner) = (arbiter, data)
            return MainActor.assumeIsolated {
                Unmanaged<DynamicWorld>.fromOpaque(owner).takeUnretainedValue().touch(pair) ? 1 : 0
            }
        }
    }

    isolated deinit { close() }
    private var isClosed = false

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        removeConnections()
        for body in bodies { body.release(from: space) }
        bodies = []
        cpSpaceFree(space)
    }

    var ground: OpaquePointer? { cpSpaceGetStaticBody(space) }
    func body(for item: any UIDynamicItem) -> DynamicBody? { table[ObjectIdentifier(item)] }

    /// Makes the bodies, constraints and boundaries that behaviors ask for.
    func update(
        _ behaviors: [UIDynamicBehavior],
        reference: CGRect?,
        reading: Set<ObjectIdentifier> = []
    ) {
        referenceBounds = reference
        removeConnections()
        var wanted = Set<ObjectIdentifier>()
        var items: [any UIDynamicItem] = []
        for item in behaviors.flatMap(\.dynamicItems)
        where wanted.insert(ObjectIdentifier(item)).inserted {
            items.append(item)
        }
        for body in bodies where !wanted.contains(ObjectIdentifier(body.item)) {
            body.release(from: space)
            table[ObjectIdentifier(body.item)] = nil
        }
        bodies.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
        for item in items where table[ObjectIdentifier(item)] == nil {
            guard let body = DynamicBody(item, in: space) else { continue }
            bodies.append(body)
            table[ObjectIdentifier(item)] = body
        }
        var traits: [ObjectIdentifier: DynamicTraits] = [:]
        for case let behavior as UIDynamicItemBehavior in behaviors {
            for item in behavior.items {
                traits[ObjectIdentifier(item), default: .init()].merge(behavior.traits)
            }
        }
        for body in bodies {
            let id = ObjectIdentifier(body.item)
            body.update(traits[id] ?? DynamicTraits(), in: space, force: reading.contains(id))
        }
        collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        for behavior in behaviors { behavior.install(in: self) }
    }

    private func removeConnections() {
        for constraint in constraints {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        for shape in boundaryShapes {
            cpSpaceRemoveShape(space, shape)
            cpShapeFree(shape)
        }
        (constraints, boundaryShapes, boundaries, collisions) = ([], [], [], [])
    }

    func add(_ constraint: OpaquePointer?) {
        guard let constraint else { return }
        cpConstraintSetCollideBodies(constraint, 1)
        cpSpaceAddConstraint(space, constraint)
        constraints.append(constraint)
    }

    func add(_ boundary: DynamicBoundary) {
        boundaries.append(boundary)
        for (from, to) in boundary.segments {
            guard let shape = cpSegmentShapeNew(ground, cpVect(from), cpVect(to), 0) else { continue }
            cpShapeSetFriction(shape, 0.2)
            cpShapeSetCollisionType(shape, Self.collisionType)
            cpShapeSetUserData(shape, Unmanaged.passUnretained(boundary).toOpaque())
            cpSpaceAddShape(space, shape)
            boundaryShapes.append(shape)
        }
    }

    func step(_ behaviors: [UIDynamicBehavior]) {
        for behavior in behaviors { behavior.apply(in: self, duration: Self.substep) }
        for body in bodies { body.resist(Self.substep) }
        for collision in collisions { collision.contacts.begin() }
        cpSpaceStep(space, Self.substep)
        for body in bodies { body.restrain() }
        for collision in collisions { collision.contacts.end() }
    }

    /// Notes a contact with the collision behaviors it belongs to; false where it belongs to none.
    private func touch(_ arbiter: OpaquePointer) -> Bool {
        var (first, second): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        cpArbiterGetShapes(arbiter, &first, &second)
        guard let first, let second else { return false }
        // The physics mixes by the greater elasticity and the geometric mean of frictions.
        cpArbiterSetRestitution(arbiter, max(cpShapeGetElasticity(first), cpShapeGetElasticity(second)))
        cpArbiterSetFriction(
            arbiter,
            (cpShapeGetFriction(first) * cpShapeGetFriction(second)).squareRoot()
        )
        let point = cpArbiterGetPointA(arbiter, 0).point
        guard let one = owner(of: first), let other = owner(of: second) else { return false }
        var collides = false
        for collision in collisions where collision.note(one, other, at: point) { collides = true }
        return collides
    }

    private func owner(of shape: OpaquePointer) -> AnyObject? {
        cpShapeGetUserData(shape).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
