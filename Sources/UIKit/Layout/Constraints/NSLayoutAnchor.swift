/// One attribute of a view or layout guide, from which constraints are made in code.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or layout guide; nil after it has gone.
    final var itemReference: AnyObject? { reference?.item }
    private final let reference: ItemReference?
    let attribute: NSLayoutConstraint.Attribute
    /// Added to every constraint made from this anchor on its left side; system spacing stands for itself.
    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        if let item { reference = ItemReference.to(item) } else { reference = nil }
        self.attribute = attribute
        super.init()
    }

    /// The attribute's name, as in logs.
    open var name: String { attribute.name }
    /// The view or layout guide; nil after it has gone.
    open var item: AnyObject? { itemReference }
    /// Whether the constraints leave this place or size open, whatever they say of the item's others (AL-7).
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// `<NSLayoutYAxisAnchor:0x… "UIView:0x….top">`, as in UIKit's messages.
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let item = itemReference.map { "\(ConstraintDescription.name(of: $0)).\(attribute.name)" } ?? "(null)"
            return "<\(attribute.anchorClassName):\(ViewDescription.address(of: self)) \"\(item)\">"
        }
    }

    /// The same place or size, as an inactive, required constraint; raises where the attributes don't go together
    /// (AL-1).
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }
    /// `c` points beyond the other place or size; inactive and required.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c)
    }
    /// At or beyond the other place, or no smaller than the other size; inactive and required.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }
    /// At least `c` points beyond the other place or size; inactive and required.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c)
    }
    /// At or before the other place, or no larger than the other size; inactive and required.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }
    /// At most `c` points beyond the other place or size; inactive and required.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c)
    }

    /// The constraint `self RELATION multiplier × anchor + constant`.
    func relate<Other: AnyObject>(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<Other>,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item as Any,
            attribute: attribute,
            relatedBy: relation,
            toItem: anchor.item,
            attribute: anchor.attribute,
            multiplier: multiplier,
            constant: constant
        )
    }
}

/// A horizontal position: left, right, leading, trailing or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance between two horizontal positions, for constraints between distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}

/// A vertical position: top, bottom, center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance between two vertical positions, for constraints between distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}

/// A width or height, or the distance between two positions.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A guide that spans two anchors in no common tree, where the dimension is a distance; a view keeps others.
    private final var straySpan: UILayoutGuide?

    /// The distance from one anchor to another, measured by a guide in their nearest common ancestor.
    convenience init<Anchor: AnyObject>(from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>) {
        let isHorizontal = first.attribute.axis == .horizontal
        let guide = UILayoutGuide()
        self.init(item: guide, attribute: isHorizontal ? .width : .height)
        let views = [first.item, second.item].compactMap { ($0 as? any ConstraintItem)?.constraintView }
        guard views.count == 2, let owner = views[0].nearestCommonAncestor(with: views[1]) else {
            straySpan = guide
            return
        }
        owner.addLayoutGuide(guide)
        // Constraints answer with this anchor, as with those that items are asked for.
        ItemReference.to(guide).remember(self)
        let ends: [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Anchor>)] =
            [(isHorizontal ? .leading : .top, first), (isHorizontal ? .trailing : .bottom, second)]
        for (edge, anchor) in ends {
            NSLayoutConstraint(
                item: guide,
                attribute: edge,
                relatedBy: .equal,
                toItem: anchor.item,
                attribute: anchor.attribute,
                multiplier: 1,
                constant: 0
            ).isActive = true
        }
    }

    override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        super.init(item: item, attribute: attribute)
    }

    /// Exactly `c` points; inactive and required.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { size(.equal, c) }
    /// At least `c` points; inactive and required.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { size(.greaterThanOrEqual, c) }
    /// At most `c` points; inactive and required.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { size(.lessThanOrEqual, c) }

    /// `m` times the other dimension; a factor of 0 makes a constraint to a constant, without a second item.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scaled(.equal, anchor, m)
    }
    /// `m` times the other dimension and `c` points more.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { scaled(.equal, anchor, m, c) }
    /// At least `m` times the other dimension.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scaled(.greaterThanOrEqual, anchor, m)
    }
    /// At least `m` times the other dimension and `c` points more.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { scaled(.greaterThanOrEqual, anchor, m, c) }
    /// At most `m` times the other dimension.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scaled(.lessThanOrEqual, anchor, m)
    }
    /// At most `m` times the other dimension and `c` points more.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { scaled(.lessThanOrEqual, anchor, m, c) }

    /// AL-60: nothing of another dimension is a constant, in a constraint without a second item.
    private func scaled(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutDimension,
        _ multiplier: CGFloat,
        _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        multiplier == 0
            ? size(relation, constant) : relate(relation, to: anchor, multiplier: multiplier, constant: constant)
    }

    private func size(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item as Any,
            attribute: attribute,
            relatedBy: relation,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: constant
        )
    }
}
