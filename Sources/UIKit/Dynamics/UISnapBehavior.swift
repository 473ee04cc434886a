import CChipmunk

/// Draws an item to a point, and upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// Where the center goes, in the animator's reference system.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0, much swinging, to 1, none; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// A snap of an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var dynamicItems: [any UIDynamicItem] { [item] }
    override func apply(in world: DynamicWorld, duration: Double) {
        guard let body = world.body(for: item), !body.isFixed else { return }
        let pace = 18.0
        let loss = 2 * pace * (0.3 + 0.7 * min(1, max(0, Double(sane: damping))))
        let pull = (cpVect(snapPoint) - body.position) * (pace * pace) - body.velocity * loss
        body.velocity = body.velocity + pull * duration
        guard cpBodyGetMoment(body.body).isFinite else { return }
        let turn = remainder(cpBodyGetAngle(body.body), 2 * .pi)
        body.spin += (-turn * pace * pace - body.spin * loss) * duration
    }
}
