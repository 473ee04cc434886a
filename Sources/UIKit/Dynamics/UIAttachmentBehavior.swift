import CChipmunk

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What the item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }
    enum Joint {
        case distance, limit, fixed, pin
        case sliding(axis: CGVector)
    }

    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    private let offset: UIOffset
    private let otherOffset: UIOffset
    private let joint: Joint
    /// The relative angle of the items when it was made.
    private let phase: Double
    /// The items: one, or two.
    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }
    /// What the item is tied to.
    open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }
    /// Where the item is tied, in the reference system; unused between items.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points between the ties; at first what it is when the behavior is made.
    open var length: CGFloat { didSet { changed() } }
    /// Of the swinging: 0, none, to 1, no swinging; zero by default, for use with `frequency`.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; zero, the default, is a rigid tie.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// Torque against turning; zero by default.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// Of sliding, in points, or turning about a pin, in radians; infinite by default.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    init(
        _ item: any UIDynamicItem,
        _ offset: UIOffset,
        _ other: (any UIDynamicItem)?,
        _ otherOffset: UIOffset,
        anchor: CGPoint,
        joint: Joint
    ) {
        (self.item, self.offset, self.other, self.otherOffset) = (item, offset, other, otherOffset)
        (self.joint, anchorPoint) = (joint, anchor)
        let end = other.map { Self.place(otherOffset, of: $0) } ?? anchor
        let start = Self.place(offset, of: item)
        length = hypot(end.x - start.x, end.y - start.y)
        phase = Double(sane: item.rotation - (other?.rotation ?? 0))
        super.init()
    }

    /// From the item's center to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// From a point of the item to a point.
    public convenience init(
        item: any UIDynamicItem,
        offsetFromCenter offset: UIOffset,
        attachedToAnchor point: CGPoint
    ) {
        self.init(item, offset, nil, .zero, anchor: point, joint: .distance)
    }
    /// Between centers.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Between points of items.
    public convenience init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(item1, offset1, item2, offset2, anchor: .zero, joint: .distance)
    }

    private static func offset(_ point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
        let turned = (point - item.center).applying(CGAffineTransform(rotationAngle: -item.rotation))
        return UIOffset(horizontal: turned.x, vertical: turned.y)
    }
    private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
        let point = CGPoint(x: offset.horizontal, y: offset.vertical)
        return item.center + point.applying(CGAffineTransform(rotationAngle: item.rotation))
    }
    private static func make(
        _ one: any UIDynamicItem,
        _ two: (any UIDynamicItem)?,
        _ point: CGPoint,
        _ joint: Joint
    ) -> UIAttachmentBehavior {
        let otherOffset = two.map { offset(point, in: $0) } ?? .zero
        return UIAttachmentBehavior(
            one,
            offset(point, in: one),
            two,
            otherOffset,
            anchor: point,
            joint: joint
        )
    }

    /// Items that slide against each other along an axis, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { make(item1, item2, point, .sliding(axis: axis)) }
    /// An item that slides along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { make(item, nil, point, .sliding(axis: axis)) }
    /// A rope between items, as long as they are apart now.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, joint: .limit)
    }
    /// Items that move as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { make(item1, item2, point, .fixed) }
    /// Items that turn about a common point.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { make(item1, item2, point, .pin) }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func install(in world: DynamicWorld) {
        guard let body = world.body(for: item) else { return }
        let second = other.flatMap(world.body)
        guard other == nil || second != nil, !(body.isFixed && second?.isFixed ?? true) else { return }
        guard let b = second?.body ?? world.ground else { return }
        let a = body.body
        let onA = cpVect(x: Double(sane: offset.horizontal), y: Double(sane: offset.vertical))
        let onB =
            second == nil
            ? cpVect(anchorPoint)
            : cpVect(x: Double(sane: otherOffset.horizontal), y: Double(sane: otherOffset.vertical))
        if frictionTorque > 0, let motor = cpSimpleMotorNew(a, b, 0) {
            cpConstraintSetMaxForce(motor, Double(sane: frictionTorque) * 10_000)
            world.add(motor)
        }
        switch joint {
        case .distance where frequency > 0:
            let mass = reducedMass(body, second)
            let pace = 2 * .pi * Double(sane: frequency)
            let loss = 2 * max(0, Double(sane: damping)) * pace * mass
            world.add(cpDampedSpringNew(a, b, onA, onB, Double(sane: length), mass * pace * pace, loss))
        case .distance where length < 0.01: world.add(cpPivotJointNew2(a, b, onA, onB))
        case .distance:
            guard let pin = cpPinJointNew(a, b, onA, onB) else { return }
            cpPinJointSetDist(pin, Double(sane: length))
            world.add(pin)
        case .limit: world.add(cpSlideJointNew(a, b, onA, onB, 0, Double(sane: length)))
        case .fixed:
            world.add(cpPivotJointNew2(a, b, onA, onB))
            // A gear's phase is the second's angle less the first's.
            world.add(cpGearJointNew(a, b, -phase, 1))
        case .pin:
            world.add(cpPivotJointNew2(a, b, onA, onB))
            guard !attachmentRange.isInfinite else { return }
            let (low, high) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
            world.add(cpRotaryLimitJointNew(b, a, phase + low, phase + high))
        case .sliding(let axis):
            let size = max(1e-9, Double(sane: axis.size))
            let along = cpVect(axis) * (1 / size)
            let low = max(-1e5, Double(attachmentRange.minimum))
            let high = min(1e5, Double(attachmentRange.maximum))
            world.add(cpGrooveJointNew(b, a, onB + along * low, onB + along * high, onA))
            world.add(cpGearJointNew(a, b, -phase, 1))
        }
    }

    private func reducedMass(_ one: DynamicBody, _ two: DynamicBody?) -> Double {
        guard let two, !two.isFixed else { return one.mass }
        return one.isFixed ? two.mass : one.mass * two.mass / (one.mass + two.mass)
    }
}
