/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// As Apple numbers them.
        public let rawValue: UInt
        /// Those of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var named: [(identifier: any NSCopying, path: UIBezierPath)] = []
    private var insets = UIEdgeInsets.zero
    var contacts = DynamicContacts()
    /// The items, in the order added.
    open var items: [any UIDynamicItem] { list.items }
    /// What items collide with; everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Whether the bounds of the reference view, or of the collection view, are a boundary; false by default.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    /// Hears of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Collisions of some items.
    public init(items: [any UIDynamicItem] = []) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Makes the reference bounds a boundary, moved inwards by insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    /// The identifiers of the boundaries, in the order added; nil when there are none.
    open var boundaryIdentifiers: [any NSCopying]? { named.isEmpty ? nil : named.map(\.identifier) }
    /// Adds a boundary along a path, in place of one of the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        remove(identifier)
        named.append((identifier, bezierPath))
        changed()
    }
    /// Adds a straight boundary, in place of one of the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The path of a boundary.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        named.first { Self.key($0.identifier) == Self.key(identifier) }?.path
    }
    /// Takes a boundary out.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        remove(identifier)
        changed()
    }
    /// Takes out all boundaries that were added.
    open func removeAllBoundaries() {
        named = []
        changed()
    }
    /// Adds an item, once.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    private func remove(_ identifier: any NSCopying) {
        named.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    }
    private static func key(_ identifier: (any NSCopying)?) -> AnyHashable {
        guard let identifier else { return AnyHashable(0) }
        return (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func install(in world: DynamicWorld) {
        guard collisionMode.contains(.boundaries) else { return }
        for (identifier, path) in named {
            world.add(DynamicBoundary(identifier, path.cgPath, of: self))
        }
        guard translatesReferenceBoundsIntoBoundary, let bounds = world.referenceBounds else { return }
        let path = UIBezierPath(rect: bounds.inset(by: insets))
        world.add(DynamicBoundary(nil, path.cgPath, of: self))
    }

    /// Notes a contact of bodies or of a body and a boundary; false if it isn't among its own.
    func note(_ one: AnyObject, _ other: AnyObject, at point: CGPoint) -> Bool {
        let bodies = [one, other].compactMap { $0 as? DynamicBody }.filter { list.contains($0.item) }
        guard let body = bodies.first else { return false }
        let id = AnyHashable(ObjectIdentifier(body.item))
        if let boundary = (one as? DynamicBoundary) ?? (other as? DynamicBoundary) {
            guard boundary.behavior === self else { return false }
            let key: Set<AnyHashable> = [
                id, Self.key(boundary.identifier), AnyHashable(boundary.identifier == nil),
            ]
            contacts.add(
                .init(key: key, item: body.item, other: .boundary(boundary.identifier), point: point)
            )
            return true
        }
        guard bodies.count == 2, collisionMode.contains(.items) else { return false }
        let second = bodies[1].item
        let key: Set<AnyHashable> = [id, AnyHashable(ObjectIdentifier(second))]
        contacts.add(.init(key: key, item: body.item, other: .item(second), point: point))
        return true
    }

    override func finish(in world: DynamicWorld) {
        for (began, pair) in contacts.takeEvents() {
            guard let delegate = collisionDelegate else { continue }
            switch (pair.other, began) {
            case (.item(let item), true):
                delegate.collisionBehavior(self, beganContactFor: pair.item, with: item, at: pair.point)
            case (.item(let item), false):
                delegate.collisionBehavior(self, endedContactFor: pair.item, with: item)
            case (.boundary(let id), true):
                delegate.collisionBehavior(
                    self,
                    beganContactFor: pair.item,
                    withBoundaryIdentifier: id,
                    at: pair.point
                )
            case (.boundary(let id), false):
                delegate.collisionBehavior(self, endedContactFor: pair.item, withBoundaryIdentifier: id)
            }
        }
    }
}
