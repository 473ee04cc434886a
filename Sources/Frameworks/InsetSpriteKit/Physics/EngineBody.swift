import CChipmunk
import CoreGraphics

/// A body in a scene's space of Chipmunk's. Owns its objects until ``release()``.
final class EngineBody {
    let body: OpaquePointer
    private let space: OpaquePointer
    private(set) weak var owner: SKPhysicsBody?
    private var shapes: [OpaquePointer] = []
    private var pin: OpaquePointer?
    private var scale = CGSize.zero
    private var isMoved: Bool?
    private var madeMass: CGFloat = -1
    private var turns = true
    /// Where its node was put last, to notice an app that moves it.
    private var written: (place: CGPoint, angle: CGFloat)?
    /// Kilograms times square points.
    private(set) var moment: CGFloat = .infinity
    /// Those that it touches now, and how many shapes of theirs.
    var touching: [ObjectIdentifier: (other: SKPhysicsBody, count: Int)] = [:]
    var touched: [SKPhysicsBody] { touching.values.map(\.other) }

    init?(_ owner: SKPhysicsBody, in space: OpaquePointer) {
        guard let body = cpBodyNew(1, 1) else { return nil }
        (self.owner, self.body, self.space) = (owner, body, space)
        cpBodySetUserData(body, Unmanaged.passUnretained(self).toOpaque())
        // Within Chipmunk's step, which moves bodies before it speeds them up: they would sink into what holds them.
        cpBodySetVelocityUpdateFunc(body) { body, gravity, _, seconds in
            EngineBody.engine(of: body)?.accelerate(gravity, by: seconds)
        }
        cpSpaceAddBody(space, body)
    }

    func release() {
        removePin()
        removeShapes()
        cpSpaceRemoveBody(space, body)
        cpBodyFree(body)
    }

    private func removeShapes() {
        for shape in shapes {
            cpSpaceRemoveShape(space, shape)
            cpShapeFree(shape)
        }
        shapes = []
    }

    private func removePin() {
        guard let pin else { return }
        cpSpaceRemoveConstraint(space, pin)
        cpConstraintFree(pin)
        self.pin = nil
    }

    // MARK: Values
    var position: CGPoint { cpBodyGetPosition(body).point }
    var velocity: CGVector {
        get {
            let value = cpBodyGetVelocity(body)
            return CGVector(dx: value.x, dy: value.y)
        }
        set { cpBodySetVelocity(body, cpVect(x: sane(newValue.dx), y: sane(newValue.dy))) }
    }
    var spin: CGFloat {
        get { CGFloat(cpBodyGetAngularVelocity(body)) }
        set { cpBodySetAngularVelocity(body, sane(newValue)) }
    }
    /// Chipmunk ends the program at what is no number.
    private func sane(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

    // MARK: Before a frame
    /// Takes what the app has changed: the body's values, and the node's place in the scene.
    func read(_ place: CGPoint, _ angle: CGFloat, _ scale: CGSize) {
        guard let owner else { return }
        if scale != self.scale { makeShapes(owner.shape, scale) }
        let moves = owner.isDynamic && !owner.shape.isEdge
        if moves != isMoved {
            let kept = (velocity, spin)
            cpBodySetType(body, moves ? CP_BODY_TYPE_DYNAMIC : CP_BODY_TYPE_KINEMATIC)
            (isMoved, madeMass) = (moves, -1)
            if moves { (velocity, spin) = kept } else { (velocity, spin) = (.zero, 0) }
        }
        if moves, owner.mass != madeMass || owner.allowsRotation != turns {
            (madeMass, turns) = (owner.mass, owner.allowsRotation)
            cpBodySetMass(body, Double(max(owner.mass, 1e-9)))
            moment = turns ? Self.moment(of: owner.shape, mass: owner.mass, scale: scale) : .infinity
            cpBodySetMoment(body, Double(moment))
        }
        guard place.x.isFinite, place.y.isFinite, angle.isFinite else { return }
        if written.map({ $0.place != place || $0.angle != angle }) ?? true {
            cpBodySetPosition(body, place.vector)
            cpBodySetAngle(body, Double(angle))
            written = (place, angle)
            cpSpaceReindexShapesForBody(space, body)
        }
        if owner.pinned != (pin != nil) { setPin(owner.pinned) }
    }

    private func setPin(_ isPinned: Bool) {
        removePin()
        guard isPinned, let made = cpPivotJointNew(cpSpaceGetStaticBody(space), body, cpBodyGetPosition(body)) else {
            return
        }
        cpSpaceAddConstraint(space, made)
        pin = made
    }

    private func makeShapes(_ shape: BodyShape, _ scale: CGSize) {
        removeShapes()
        (self.scale, madeMass) = (scale, -1)
        for made in Self.shapes(of: shape, on: body, scale) {
            cpSpaceAddShape(space, made)
            shapes.append(made)
        }
    }

    private static func shapes(of shape: BodyShape, on body: OpaquePointer, _ scale: CGSize) -> [OpaquePointer] {
        func vector(_ point: CGPoint) -> cpVect {
            cpVect(x: Double(point.x * scale.width), y: Double(point.y * scale.height))
        }
        switch shape {
        case .circle(let radius, let center):
            let size = Double(radius * max(scale.width, scale.height))
            return [cpCircleShapeNew(body, max(size, 0.01), vector(center))].compactMap(\.self)
        case .polygon(let points):
            let corners = points.map(vector)
            guard corners.count > 2 else { return [] }
            return [cpPolyShapeNew(body, Int32(corners.count), corners, cpTransformIdentity, 0)].compactMap(\.self)
        case .edges(let points):
            return zip(points, points.dropFirst()).compactMap { cpSegmentShapeNew(body, vector($0), vector($1), 0.5) }
        case .several(let parts): return parts.flatMap { shapes(of: $0, on: body, scale) }
        }
    }

    /// How hard it is to turn: kilograms times square points.
    static func moment(of shape: BodyShape, mass: CGFloat, scale: CGSize) -> CGFloat {
        let (x, y) = (Double(scale.width), Double(scale.height))
        switch shape {
        case .circle(let radius, let center):
            let place = cpVect(x: Double(center.x) * x, y: Double(center.y) * y)
            return CGFloat(cpMomentForCircle(Double(mass), 0, Double(radius) * max(x, y), place))
        case .polygon(let points):
            let corners = points.map { cpVect(x: Double($0.x) * x, y: Double($0.y) * y) }
            guard corners.count > 2 else { return .infinity }
            return CGFloat(cpMomentForPoly(Double(mass), Int32(corners.count), corners, cpVect(x: 0, y: 0), 0))
        case .edges: return .infinity
        case .several(let parts):
            let whole = parts.reduce(0) { $0 + $1.area }
            guard whole > 0 else { return .infinity }
            return parts.filter { !$0.isEdge }.reduce(0) { sum, part in
                sum + moment(of: part, mass: mass * part.area / whole, scale: scale)
            }
        }
    }

    // MARK: A step
    /// Speeds it up by gravity and by what pushes it, and slows it down by its damping.
    private func accelerate(_ gravity: cpVect, by seconds: Double) {
        guard let owner, isMoved == true, !owner.isResting else { return }
        let mass = Double(max(owner.mass, 1e-9))
        var value = cpBodyGetVelocity(body)
        if owner.affectedByGravity {
            value.x += gravity.x * seconds
            value.y += gravity.y * seconds
        }
        value.x += sane(owner.pending.force.dx) / mass * seconds
        value.y += sane(owner.pending.force.dy) / mass * seconds
        let keep = 1 / (1 + seconds * Double(max(owner.linearDamping, 0)))
        cpBodySetVelocity(body, cpVect(x: value.x * keep, y: value.y * keep))
        var turn = cpBodyGetAngularVelocity(body)
        if moment.isFinite, moment > 0 { turn += sane(owner.pending.torque) / Double(moment) * seconds }
        cpBodySetAngularVelocity(body, turn / (1 + seconds * Double(max(owner.angularDamping, 0))))
    }

    // MARK: After a frame
    /// Where its node is to be now, in the scene; nil where it hasn't moved.
    func moved() -> (place: CGPoint, angle: CGFloat)? {
        let now = (place: position, angle: CGFloat(cpBodyGetAngle(body)))
        guard isMoved == true, written.map({ $0.place != now.place || $0.angle != now.angle }) ?? true else {
            return nil
        }
        return now
    }

    /// What its node says of its place once it was put there.
    func didWrite(_ place: CGPoint, _ angle: CGFloat) { written = (place, angle) }
}

extension EngineBody {
    /// The app's body of a shape of the space; nil for one whose app's body is gone.
    static func owner(ofShape shape: OpaquePointer?) -> SKPhysicsBody? {
        shape.flatMap { owner(of: cpShapeGetBody($0)) }
    }

    /// The app's body of one of the space; nil for one that is gone, and for the space's own.
    static func owner(of body: OpaquePointer?) -> SKPhysicsBody? { engine(of: body)?.owner }

    private static func engine(of body: OpaquePointer?) -> EngineBody? {
        guard let body, let data = cpBodyGetUserData(body) else { return nil }
        return Unmanaged<EngineBody>.fromOpaque(data).takeUnretainedValue()
    }
}

extension cpVect {
    var point: CGPoint { CGPoint(x: x, y: y) }
}

extension CGPoint {
    var vector: cpVect { cpVect(x: Double(x), y: Double(y)) }
}
