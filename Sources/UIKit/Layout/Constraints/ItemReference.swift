/// Stands for a view or layout guide in constraints and anchors, which don't keep it alive; empty once it has gone.
///
/// Speed: an object that ever had a weak reference is retained and released at several times the cost, and layout
/// retains views all the time.
final class ItemReference: @unchecked Sendable {
    // Unchecked: read and written on the main actor, and emptied by the item's last breath.
    /// Set to nil by an item that goes.
    @exclusivity(unchecked) unowned(unsafe) var item: AnyObject?
    /// What is neither view nor guide, and has no say in layout.
    private let stray: AnyObject?

    init(_ item: AnyObject, isStray: Bool = false) {
        self.item = item
        stray = isStray ? item : nil
    }

    /// The one that an item has.
    @MainActor
    static func to(_ item: AnyObject) -> ItemReference {
        if let view = item as? UIView { return view.reference }
        if let guide = item as? UILayoutGuide { return guide.reference }
        return ItemReference(item, isStray: true)
    }
}

extension UIView {
    /// Stands for the view in constraints; made when first asked for.
    var reference: ItemReference {
        if let reference = ownReference { return reference }
        let reference = ItemReference(self)
        ownReference = reference
        return reference
    }
}

extension UILayoutGuide {
    /// Stands for the guide in constraints; made when first asked for.
    var reference: ItemReference {
        if let reference = ownReference { return reference }
        let reference = ItemReference(self)
        ownReference = reference
        return reference
    }
}
