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

    func addArranged(_ subview: UIView, of subnode: ObjectNode, to stack: UIStackView) {
        instance.environment.policy.willArrange(subview, from: subnode, in: stack)
        stack.addArrangedSubview(subview)
    }
}
