extension DocumentTables {
    /// What a document leaves out is a row that fills.
    static let stackView = DocumentAttributes<UIStackView>("stackView") {
        $0.choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical], default: .horizontal)
        $0.choice(
            "distribution",
            \.distribution,
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ],
            default: .fill,
            always: true
        )
        $0.choice(
            "alignment",
            \.alignment,
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ],
            default: .fill,
            always: true
        )
        $0.number("spacing", \.spacing, default: 0, always: true)
        $0.choice("spacingType", ["custom": false, "standard": true]) {
            if $1 { $0.spacing = UIStackView.spacingUseSystem }
        }
        $0.bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement, default: false)
        // Interface Builder writes a stack view's margins only where it is to keep them.
        $0.row("layoutMargins", .insets, read: { $0.insets("layoutMargins") }) {
            $0.layoutMargins = $1
            $0.isLayoutMarginsRelativeArrangement = true
        }
        $0.row("directionalLayoutMargins", read: { $0.directionalInsets("directionalLayoutMargins") }) {
            $0.directionalLayoutMargins = $1
            $0.isLayoutMarginsRelativeArrangement = true
        }
    }
}
