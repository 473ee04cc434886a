import InterfaceBuilder

extension ViewDecoder {
    /// How a stack view arranges the views in it; what a document leaves out is a row that fills.
    func decode(_ stack: UIStackView) {
        if node.string("axis") == "vertical" { stack.axis = .vertical }
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        stack.distribution = node.string("distribution").flatMap { distributions[$0] } ?? .fill
        stack.alignment = node.string("alignment").flatMap { alignments[$0] } ?? .fill
        stack.spacing = node.length("spacing") ?? 0
        if node.string("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let isRelative = node.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = isRelative }
    }
}
