/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items, as given.
    open private(set) var items: [any UIDynamicItem]
    private let offsets: [CGPoint]
    private let size: CGSize

    /// A group of items at the places they have now; groups themselves are left out.
    public init(items: [any UIDynamicItem]) {
        let members = items.filter { !($0 is UIDynamicItemGroup) }
        let box = members.reduce(CGRect.null) { $0.union($1.dynamicFrame) }
        let middle = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
        self.items = members
        size = box.isNull ? .zero : box.size
        offsets = members.map { $0.center - middle }
        center = middle
        super.init()
    }

    /// The middle of the box around the items; setting it moves them.
    open var center: CGPoint { didSet { place() } }
    /// The box around the items at a zero origin.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// Turns the items about the center; identity at first.
    open var transform = CGAffineTransform.identity { didSet { turn(from: oldValue) } }

    private func place() {
        for (item, offset) in zip(items, offsets) { item.center = center + offset.applying(transform) }
    }

    private func turn(from old: CGAffineTransform) {
        let change = old.inverted().concatenating(transform)
        for item in items { item.transform = item.transform.concatenating(change) }
        place()
    }

    /// The members' places about the center, for their outlines.
    var members: [(item: any UIDynamicItem, offset: CGPoint)] { Array(zip(items, offsets)) }
}
