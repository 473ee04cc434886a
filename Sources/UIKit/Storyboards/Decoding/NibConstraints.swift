import InterfaceBuilder

/// Makes the constraints of a document.
@MainActor
struct NibConstraints {
    let instance: NibInstance

    init(_ instance: NibInstance) { self.instance = instance }

    /// Points of Interface Builder's standard space to the superview and between siblings (AL-M4).
    private static let standardToSuperview: CGFloat = 20

    /// Makes and activates the constraints that a view lists, as far as their items are there.
    func add(_ constraints: [InterfaceBuilder.Constraint], of holder: ObjectNode) {
        let content = namelessContent(of: holder)
        for constraint in constraints
        where !constraint.isPlaceholder || instance.environment.policy.countsPlaceholderConstraints {
            guard let made = make(constraint, content) else { continue }
            Self.activateIfPossible(made)
            instance.place(made, withID: constraint.id)
        }
        guard instance.environment.policy.followsSizeClasses else { return }
        // What isn't installed is there too, for outlets and for other size classes.
        let uninstalled = holder.uninstalledConstraints
        for constraint in holder.unresolved.constraints
        where uninstalled.contains(constraint.id) && !constraint.isPlaceholder {
            guard instance.object(withID: constraint.id) == nil, let made = make(constraint, content) else { continue }
            instance.place(made, withID: constraint.id)
        }
    }

    /// Activates a constraint unless one of its views isn't installed.
    static func activateIfPossible(_ constraint: NSLayoutConstraint) {
        if constraint.hasCommonAncestor { constraint.isActive = true }
    }

    /// Gives a constraint the values that the document has for other size classes.
    func set(_ constraint: InterfaceBuilder.Constraint, on made: NSLayoutConstraint) {
        made.constant =
            constraint.constant.map { CGFloat($0) } ?? standardConstant(constraint, made.firstItem, made.secondItem)
        let priority = UILayoutPriority(constraint.priority)
        // AL-3: an active constraint doesn't turn from required to optional or back.
        guard !made.isActive || (priority == .required) == (made.priority == .required) else { return }
        made.priority = priority
    }

    /// Makes what could not be made before because an item was missing, in a view and below.
    func addMissing(below view: ObjectNode) {
        for subview in view.subviews { addMissing(below: subview) }
        add(view.constraints.filter { instance.object(withID: $0.id) == nil }, of: view)
    }

    /// Tells of the constraints whose items are in different ones of the nib's trees, in a view and below.
    func reportSevered(below view: ObjectNode, roots: [UIView]) {
        for subview in view.subviews { reportSevered(below: subview, roots: roots) }
        for constraint in view.constraints {
            guard let made = instance.object(withID: constraint.id) as? NSLayoutConstraint, !made.hasCommonAncestor,
                made.constraintViews.allSatisfy({ item in roots.contains { item.isDescendant(of: $0) } })
            else { continue }
            leaveOut(constraint, because: "Its items are in different view hierarchies.")
        }
    }

    /// - Parameter content: What a cell stands for that holds the constraint (IB-42).
    private func make(_ constraint: InterfaceBuilder.Constraint, _ content: UIView?) -> NSLayoutConstraint? {
        guard let firstNamed = item(constraint.firstItem) else { return nil }
        let secondNamed = constraint.secondItem.flatMap(item)
        if constraint.secondItem != nil, secondNamed == nil { return nil }
        let first = meant(by: firstNamed, beside: secondNamed, content)
        let second = secondNamed.map { meant(by: $0, beside: firstNamed, content) }
        guard let firstAttribute = NSLayoutConstraint.Attribute(constraint.firstAttribute) else { return nil }
        let secondAttribute = constraint.secondAttribute.flatMap(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute
        let constant = constant(of: constraint, first, second)
        if let objection = ConstraintObjection(
            firstAttribute,
            second == nil ? .notAnAttribute : secondAttribute,
            multiplier: constraint.multiplier,
            constant: constant
        ) {
            leaveOut(constraint, because: objection.sentence)
            return nil
        }
        let made = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation(constraint.relation),
            toItem: second,
            attribute: second == nil ? .notAnAttribute : secondAttribute,
            multiplier: constraint.multiplier,
            constant: constant
        )
        made.priority = UILayoutPriority(constraint.priority)
        made.identifier = constraint.identifier
        return made
    }

    /// The content view of a cell whose document has no ID for it; nil for any other view.
    private func namelessContent(of holder: ObjectNode) -> UIView? {
        guard let content = holder.object(forKey: "contentView"), content.id.isEmpty else { return nil }
        return (item(holder.id) as? UICollectionViewCell)?.contentView
    }

    /// A cell stands for its content view where that can't be named, beside something in it (IB-42).
    private func meant(by item: AnyObject, beside other: AnyObject?, _ content: UIView?) -> AnyObject {
        guard let content, item === content.superview,
            let inner = (other as? any ConstraintItem)?.constraintView, inner.isDescendant(of: content)
        else { return item }
        return content
    }

    private func leaveOut(_ constraint: InterfaceBuilder.Constraint, because objection: String) {
        instance.environment.report(
            LoadingNote(
                file: instance.document.name,
                line: constraint.element.position.line,
                objectID: constraint.id,
                message: objection + " The constraint is left out"
            )
        )
    }

    private func item(_ id: String) -> AnyObject? {
        guard let object = instance.object(withID: id), object is UIView || object is UILayoutGuide else { return nil }
        return object
    }

    private func constant(
        of constraint: InterfaceBuilder.Constraint,
        _ first: AnyObject,
        _ second: AnyObject?
    ) -> CGFloat {
        guard let constant = constraint.constant, !isLeftOutStandard(constraint, first, second) else {
            return standardConstant(constraint, first, second)
        }
        return CGFloat(constant)
    }

    /// Whether a standard space has a number that a host leaves out: there is none to the safe area.
    private func isLeftOutStandard(
        _ constraint: InterfaceBuilder.Constraint,
        _ first: AnyObject,
        _ second: AnyObject?
    ) -> Bool {
        guard constraint.isSymbolic, !instance.environment.policy.resolvesStandardDistances else { return false }
        return [first, second].contains { item in
            guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return false }
            return guide === view.safeAreaLayoutGuide
        }
    }

    /// A constant that the document leaves to the standard space.
    private func standardConstant(
        _ constraint: InterfaceBuilder.Constraint,
        _ first: AnyObject?,
        _ second: AnyObject?
    ) -> CGFloat {
        guard constraint.isSymbolic, instance.environment.policy.resolvesStandardDistances, let first, let second
        else { return 0 }
        let isContained = [(first, second), (second, first)].contains { inner, outer in
            guard let view = (inner as? any ConstraintItem)?.constraintView else { return false }
            let container = (outer as? any ConstraintItem)?.constraintView
            return outer is UILayoutGuide || (container != nil && container !== view && view.superview === container)
        }
        return isContained ? Self.standardToSuperview : SystemSpacing.standard
    }

    private func relation(_ relation: InterfaceBuilder.Constraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute that a document names.
    init?(_ attribute: InterfaceBuilder.Constraint.Attribute) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .baseline: self = .lastBaseline
        case .firstBaseline: self = .firstBaseline
        case .leftMargin: self = .leftMargin
        case .rightMargin: self = .rightMargin
        case .topMargin: self = .topMargin
        case .bottomMargin: self = .bottomMargin
        case .leadingMargin: self = .leadingMargin
        case .trailingMargin: self = .trailingMargin
        case .centerXWithinMargins: self = .centerXWithinMargins
        case .centerYWithinMargins: self = .centerYWithinMargins
        }
    }
}
