import Foundation

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

    /// The item's anchors in the order in which they were asked for; each keeps this reference, until the item goes.
    private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

    init(_ item: AnyObject, isStray: Bool = false) {
        self.item = item
        stray = isStray ? item : nil
    }

    /// One that stands for nothing.
    static func toNothing() -> ItemReference {
        let reference = ItemReference(NSNull(), isStray: true)
        reference.item = nil
        return reference
    }

    /// To be called with the item's last breath.
    func itemIsGone() {
        item = nil
        anchors = []
    }

    // MARK: Anchors: one object for an attribute, whoever asks

    @MainActor
    func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        anchor(attribute) { NSLayoutXAxisAnchor(item: item, attribute: attribute) }
    }

    @MainActor
    func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        anchor(attribute) { NSLayoutYAxisAnchor(item: item, attribute: attribute) }
    }

    @MainActor
    func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        anchor(attribute) { NSLayoutDimension(item: item, attribute: attribute) }
    }

    /// The anchor of an attribute as constraints tell it, whatever it measures.
    @MainActor
    func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        let found: AnyObject =
            if attribute == .notAnAttribute {
                anchor(attribute) { NSLayoutAnchor<AnyObject>(item: item, attribute: attribute) }
            } else if attribute.isSize {
                dimension(attribute)
            } else if attribute.axis == .horizontal {
                xAnchor(attribute)
            } else {
                yAnchor(attribute)
            }
        // What anchors are generic over is only for the compiler to keep axes apart; Objective-C has one class.
        return unsafeBitCast(found, to: NSLayoutAnchor<AnyObject>.self)
    }

    /// Keeps an anchor of the item's that was made elsewhere, to be answered with from now on.
    @MainActor
    func remember(_ anchor: NSLayoutDimension) { anchors.append((anchor.attribute, anchor)) }

    private func anchor<Anchor: AnyObject>(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor) -> Anchor {
        for known in anchors where known.attribute == attribute {
            return unsafeDowncast(known.anchor, to: Anchor.self)
        }
        let made = make()
        // A reference whose item has gone would keep itself.
        if item != nil, stray == nil { anchors.append((attribute, made)) }
        return made
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
