import CChipmunk

/// What the simulation has for one item. Owns its Chipmunk objects until `release`.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    let body: OpaquePointer
    private var shapes: [OpaquePointer] = []
    private var base = CGAffineTransform.identity
    private var written = 0.0
    private(set) var mass = 1.0
    private var size: CGSize = .zero
    private var traits = DynamicTraits()
    var charge: Double { Double(sane: traits.charge ?? 0) }
    var isFixed: Bool { traits.isAnchored ?? false }

    init?(_ item: any UIDynamicItem, in space: OpaquePointer) {
        guard let body = cpBodyNew(1, 1) else { return nil }
        (self.item, self.body) = (item, body)
        cpSpaceAddBody(space, body)
        readPlace()
    }

    func release(from space: OpaquePointer) {
        removeShapes(from: space)
        cpSpaceRemoveBody(space, body)
        cpBodyFree(body)
    }

    /// Takes center and rotation from the item.
    func readPlace() {
        written = Double(sane: item.rotation)
        base = item.transform.concatenating(CGAffineTransform(rotationAngle: -item.rotation))
        // Chipmunk ends the program at a place that is no number.
        guard item.center.x.isFinite, item.center.y.isFinite, written.isFinite else { return }
        cpBodySetPosition(body, cpVect(item.center))
        cpBodySetAngle(body, written)
    }

    func writePlace() {
        let center = position.point
        if item.center != center { item.center = center }
        let angle = cpBodyGetAngle(body)
        guard angle != written else { return }
        written = angle
        item.transform = base.concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
    }

    var position: cpVect { cpBodyGetPosition(body) }
    var velocity: cpVect {
        get { cpBodyGetVelocity(body) }
        set { cpBodySetVelocity(body, newValue) }
    }
    var spin: Double {
        get { cpBodyGetAngularVelocity(body) }
        set { cpBodySetAngularVelocity(body, newValue) }
    }

    func push(_ force: cpVect) {
        guard !isFixed else { return }
        cpBodyApplyForceAtWorldPoint(body, force, position)
    }

    /// Makes mass and outline anew where size or traits differ.
    func update(_ traits: DynamicTraits, in space: OpaquePointer, force: Bool) {
        let size = item.bounds.size
        guard force || shapes.isEmpty || size != self.size || traits != self.traits else { return }
        (self.size, self.traits) = (size, traits)
        removeShapes(from: space)
        setMass()
        addShapes(of: item, at: .zero)
        for shape in shapes {
            cpShapeSetElasticity(shape, max(0, Double(sane: traits.elasticity ?? 0.2)))
            cpShapeSetFriction(shape, max(0, Double(sane: traits.friction ?? 0.2)))
            cpShapeSetCollisionType(shape, DynamicWorld.collisionType)
            cpShapeSetUserData(shape, Unmanaged.passUnretained(self).toOpaque())
            cpSpaceAddShape(space, shape)
        }
    }

    /// 100 by 100 points of density 1 are the unit of mass.
    private func setMass() {
        let (width, height) = (max(1, Double(sane: size.width)), max(1, Double(sane: size.height)))
        mass = max(1e-6, width * height / 10_000 * Double(sane: traits.density ?? 1))
        guard !isFixed else {
            velocity = cpVect(x: 0, y: 0)
            spin = 0
            return cpBodySetType(body, CP_BODY_TYPE_KINEMATIC)
        }
        cpBodySetType(body, CP_BODY_TYPE_DYNAMIC)
        cpBodySetMass(body, mass)
        let turns = traits.allowsRotation ?? true
        cpBodySetMoment(body, turns ? mass * (width * width + height * height) / 12 : .infinity)
        if !turns { spin = 0 }
    }

    /// Slows it by the resistances of the item behaviors.
    func resist(_ duration: Double) {
        guard !isFixed else { return }
        if let resistance = traits.resistance {
            velocity = velocity * (1 / (1 + duration * max(0, Double(sane: resistance))))
        }
        if let resistance = traits.angularResistance { spin *= 1 / (1 + duration * max(0, Double(sane: resistance))) }
    }

    /// Keeps what runs away, as a spring that gains with each step, within numbers: the library ends the program otherwise.
    func restrain() {
        let speed = velocity.length
        if speed > Self.mostSpeed { velocity = velocity * (Self.mostSpeed / speed) }
        if abs(spin) > Self.mostSpin { spin = spin < 0 ? -Self.mostSpin : Self.mostSpin }
    }

    /// Points a second.
    private static let mostSpeed = 1e7
    /// Radians a second.
    private static let mostSpin = 1e4

    private func removeShapes(from space: OpaquePointer) {
        for shape in shapes {
            cpSpaceRemoveShape(space, shape)
            cpShapeFree(shape)
        }
        shapes = []
    }

    private func addShapes(of item: any UIDynamicItem, at offset: CGPoint) {
        if let group = item as? UIDynamicItemGroup {
            for member in group.members { addShapes(of: member.item, at: offset + member.offset) }
            return
        }
        let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
        var points: [CGPoint]
        switch item.collisionBoundsType {
        case .ellipse where width == height:
            if let circle = cpCircleShapeNew(body, Double(sane: width), cpVect(offset)) {
                shapes.append(circle)
            }
            return
        case .ellipse:
            points = (0..<32).map {
                let angle = CGFloat($0) * .pi / 16
                return CGPoint(x: cos(angle) * width, y: sin(angle) * height)
            }
        case .path where !item.collisionBoundingPath.isEmpty:
            let lines = item.collisionBoundingPath.cgPath.flattenedLines(tolerance: DynamicBoundary.tolerance)
            points = Array(lines.joined())
        case .path, .rectangle:
            points = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
                CGPoint(x: $0.0 * width, y: $0.1 * height)
            }
        }
        points = points.map { $0 + offset }
        let identity = cpTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        let shape = cpPolyShapeNew(body, Int32(points.count), points.map(cpVect.init), identity, 0)
        if let shape { shapes.append(shape) }
    }
}
