import Platform

extension NSLayoutConstraint {
    /// Counts the moments at which constraints and views were first referenced; one order for all (AL-7).
    @WorldState private static var lastReferenceStamp = 0

    static func nextReferenceStamp() -> Int {
        lastReferenceStamp += 1
        return lastReferenceStamp
    }

    /// The views that the items stand for.
    var constraintViews: [UIView] { items.compactMap { Self.view(standingFor: $0) } }

    /// A view itself, or a guide's owner.
    static func view(standingFor item: AnyObject?) -> UIView? {
        // Speed: casts to classes; one to a protocol costs more than the rest of an activation.
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }

    /// Whether the items stand in one tree, so that the constraint can be activated.
    var hasCommonAncestor: Bool {
        let views = constraintViews
        guard let first = views.first, views.count == items.count else { return false }
        return views.count == 1 || first.nearestCommonAncestor(with: views[1]) != nil
    }

    /// Installs the constraint in the nearest common ancestor of its items (AL-2).
    func activate() {
        guard isValid else { return }
        let (one, two) = (firstItem, secondItem)
        // Speed: plain code in place of closures over optionals, which are asked on which actor they run.
        let first = Self.view(standingFor: one)
        let second = Self.view(standingFor: two)
        guard let first, two == nil || second != nil else {
            return UIKitException.raise(
                .generic,
                "Unable to activate constraint with items \(items) because a layout guide is not in a view. "
                    + "Add the guide with addLayoutGuide(_:) first."
            )
        }
        var common: UIView? = first
        if let second { common = first.nearestCommonAncestor(with: second) }
        guard let ancestor = common else {
            return UIKitException.raise(
                .generic,
                "Unable to activate constraint with anchors \(anchorNames) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."
            )
        }
        holder = ancestor
        referenceStamp = Self.nextReferenceStamp()
        if first.constraintState.referenceStamp == 0 { first.constraintState.referenceStamp = referenceStamp }
        if let second, second.constraintState.referenceStamp == 0 {
            second.constraintState.referenceStamp = referenceStamp
        }
        ancestor.hold(self, one, two)
    }

    func deactivate() {
        let previous = holder
        if previous != nil { ReleasePool.keep(self) }
        holder = nil
        isBroken = false
        previous?.release(self)
    }

    /// What UIKit's messages call the two sides.
    private var anchorNames: String {
        let anchors: [(AnyObject?, Attribute)] = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
        return anchors.compactMap { item, attribute in
            item.map { NSLayoutAnchor<AnyObject>.text(of: $0, attribute) }
        }.joined(separator: " and ")
    }

    // MARK: What is no constraint (AL-1)
    /// Raises UIKit's exception for what is none.
    ///
    /// - Returns: Whether it is one. Where somebody handles the exception, what isn't never becomes active.
    func validate() -> Bool {
        let isBetweenItems = Self.isItem(firstItem) && (secondItem == nil || Self.isItem(secondItem))
        let objection =
            isBetweenItems
            ? ConstraintObjection(firstAttribute, secondAttribute, multiplier: multiplier, constant: constant)
            : .itemIsNoView
        guard let objection else { return true }
        if objection == .attributesDontPair {
            isPaired = false
            return true
        }
        UIKitException.raise(objection.exceptionName, objection.reason(about: self))
        return false
    }

    /// Raises UIKit's exception for attributes that don't go together; told when layout meets the constraint.
    func objectToPairing() {
        let objection = ConstraintObjection.attributesDontPair
        UIKitException.raise(objection.exceptionName, objection.reason(about: self))
    }

    private static func isItem(_ item: AnyObject?) -> Bool { item is UIView || item is UILayoutGuide }

    /// Takes another constant; one that is no number raises UIKit's exception, and the old one stays.
    func constantDidChange(from previous: CGFloat) {
        guard constant != previous else { return }
        guard constant.isFinite else {
            let objection = ConstraintObjection.constantIsNotFinite(constant)
            let reason = objection.reason(about: self)
            constant = previous
            return UIKitException.raise(objection.exceptionName, reason)
        }
        if isActive { holder?.constraintConstantDidChange(self) }
    }
}

extension NSLayoutAnchor {
    /// The description of the anchor that stands for an item's attribute.
    static func text(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String {
        NSLayoutAnchor<AnyObject>(item: item, attribute: attribute).description
    }
}
