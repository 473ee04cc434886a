extension NSLayoutConstraint {
    /// Counts the moments at which constraints and views were first referenced; one order for all (AL-7).
    static var lastReferenceStamp = 0

    static func nextReferenceStamp() -> Int {
        lastReferenceStamp += 1
        return lastReferenceStamp
    }

    /// The views that the items stand for.
    var constraintViews: [UIView] { items.compactMap { ($0 as? any ConstraintItem)?.constraintView } }

    /// Whether the items stand in one tree, so that the constraint can be activated.
    var hasCommonAncestor: Bool {
        let views = constraintViews
        guard let first = views.first, views.count == items.count else { return false }
        return views.count == 1 || first.nearestCommonAncestor(with: views[1]) != nil
    }

    /// Installs the constraint in the nearest common ancestor of its items (AL-2).
    func activate() {
        let views = constraintViews
        guard let first = views.first, views.count == items.count else {
            return UIKitException.raise(
                .generic,
                "Unable to activate constraint with items \(items) because a layout guide is not in a view. "
                    + "Add the guide with addLayoutGuide(_:) first."
            )
        }
        guard let ancestor = views.count == 1 ? first : first.nearestCommonAncestor(with: views[1]) else {
            return UIKitException.raise(
                .generic,
                "Unable to activate constraint with anchors \(anchorNames) because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."
            )
        }
        holder = ancestor
        referenceStamp = Self.nextReferenceStamp()
        for view in views where view.constraintState.referenceStamp == 0 {
            view.constraintState.referenceStamp = referenceStamp
        }
        ancestor.hold(self)
    }

    func deactivate() {
        let old = holder
        holder = nil
        isBroken = false
        old?.release(self)
    }

    /// What UIKit's messages call the two sides.
    private var anchorNames: String {
        let anchors: [(AnyObject?, Attribute)] = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
        return anchors.compactMap { item, attribute in
            item.map { "<\(attribute.anchorClassName):\"\(ConstraintDescription.name(of: $0)).\(attribute.name)\">" }
        }.joined(separator: " and ")
    }

    // MARK: What is no constraint (AL-1)
    func validate() {
        if let objection = Self.objection(firstAttribute, secondAttribute, multiplier: multiplier, constant: constant) {
            UIKitException.raise(.invalidArgument, objection)
        }
    }

    /// Why two attributes can't be related so; nil when they can.
    static func objection(
        _ one: Attribute,
        _ two: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) -> String? {
        if !multiplier.isFinite || !constant.isFinite {
            return
                "Constraint's \(multiplier.isFinite ? "constant" : "multiplier") is not a finite number.  That's illegal."
        }
        if two == .notAnAttribute || multiplier == 0 {
            return one.isSize || one == .notAnAttribute
                ? nil
                : "Invalid layout constraint: a constraint of a location (\(one.name)) to a constant is nonsensical; "
                    + "location attributes must be specified in pairs."
        }
        if one.isSize, two.isSize { return nil }
        guard one.isSize == two.isSize, one.axis == two.axis else {
            return "Invalid pairing of layout attributes: \(one.name) and \(two.name)."
        }
        if one.isDirectional, two.isAbsolute {
            return "A constraint cannot be made between \(one.name) and \(two.name): one is leading or trailing, "
                + "the other left or right. Use leading/trailing for both or neither."
        }
        if one.isAbsolute, two.isDirectional {
            return "A constraint cannot be made between \(one.name) and \(two.name): one is left or right, "
                + "the other leading or trailing. Use leading/trailing for both or neither."
        }
        return nil
    }
}
