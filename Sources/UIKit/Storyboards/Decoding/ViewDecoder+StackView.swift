import InterfaceBuilder

extension ViewDecoder {
    /// How a stack view arranges the views in it; what a document leaves out is a row that fills.
    func decode(_ stack: UIStackView) {
        if node.string("axis") == "vertical" { stack.axis = .vertical }
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = node.length("spacing") ?? 0
        if node.string("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        // Interface Builder writes a stack view's margins only where it is to keep them.
        if node.insets("layoutMargins") != nil || node.directionalInsets("directionalLayoutMargins") != nil {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        if let isRelative = node.bool("baselineRelativeArrangement") {
            stack.isBaselineRelativeArrangement = isRelative
        }
    }

    /// What a document says of a stack view's distribution.
    var distribution: UIStackView.Distribution {
        switch node.string("distribution") {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }

    /// What a document says of a stack view's alignment.
    var alignment: UIStackView.Alignment {
        switch node.string("alignment") {
        case "leading": .leading
        case "top": .top
        case "firstBaseline": .firstBaseline
        case "center": .center
        case "trailing": .trailing
        case "bottom": .bottom
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }

    /// Adds a view to a stack view; on the canvas an empty view there has the size of a new one unless told otherwise.
    func addArranged(_ subview: UIView, of subnode: ObjectNode, to stack: UIStackView) {
        if instance.environment.isDesignTime, subnode.element.name == "view", subnode.subviews.isEmpty {
            let placeholder = subview.constraintState.placeholderSize
            let sizes = [
                (subview.widthAnchor, placeholder.horizontal, Self.newViewSize.width),
                (subview.heightAnchor, placeholder.vertical, Self.newViewSize.height),
            ]
            for (anchor, known, length) in sizes where known == nil {
                let constraint = anchor.constraint(equalToConstant: length)
                constraint.priority = Self.newViewPriority
                constraint.isActive = true
            }
        }
        stack.addArrangedSubview(subview)
    }

    /// Points; what Xcode's library gives a plain view, seen in stored frames of empty views in stack views.
    private static let newViewSize = CGSize(width: 240, height: 128)
    /// Stronger than what makes views fill a stack across its axis and than the stack's wish to be small: seven stored
    /// frames show it, none the contrary.
    private static let newViewPriority = UILayoutPriority(60)
}
