extension DocumentTables {
    static let label = DocumentAttributes<UILabel>("label") {
        $0.row(
            "fontDescription",
            .font,
            always: true,
            read: { $0.font("fontDescription", defaultSize: UIFont.labelFontSize) },
            reset: { $0.font = .systemFont(ofSize: UIFont.labelFontSize) },
            property: DocumentAttributes.property("font", \UILabel.font)
        ) { $0.font = $1 }
        $0.color("textColor", \.textColor, default: .label)
        $0.choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames, default: .natural)
        $0.integer("numberOfLines", \.numberOfLines, default: 1, always: true)
        $0.choice(
            "lineBreakMode",
            \.lineBreakMode,
            NSLineBreakMode.documentNames,
            default: .byTruncatingTail,
            always: true
        )
        $0.choice(
            "baselineAdjustment",
            \.baselineAdjustment,
            ["none": .none, "alignCenters": .alignCenters, "alignBaselines": .alignBaselines],
            default: .alignBaselines,
            always: true
        )
        shrinking(&$0)
        $0.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, default: false)
        $0.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, least: 0, default: 0)
        $0.bool("enabled", \.isEnabled, default: true)
        $0.bool("highlighted", \.isHighlighted, default: false)
        $0.color("highlightedColor", \.highlightedTextColor)
        $0.color("shadowColor", \.shadowColor)
        $0.size("shadowOffset", \.shadowOffset, default: CGSize(width: 0, height: -1))
        $0.bool("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, default: false)
        $0.string("text", \.text, always: true)
        $0.row("attributedText", read: { $0.attributedText("attributedText") }) { $0.attributedText = $1 }
    }

    private static func shrinking(_ table: inout DocumentAttributes<UILabel>) {
        table.bool(
            "adjustsFontSizeToFit",
            \.adjustsFontSizeToFitWidth,
            default: false,
            key: "adjustsFontSizeToFitWidth"
        )
        table.row("minimumScaleFactor", .number, read: { $0.number("minimumScaleFactor", least: 0) }) {
            $0.minimumScaleFactor = $1
            $0.adjustsFontSizeToFitWidth = true
        }
        table.row("minimumFontSize", .number, read: leastFontSize) {
            guard $0.font.pointSize > 0 else { return }
            $0.minimumScaleFactor = $1 / $0.font.pointSize
            $0.adjustsFontSizeToFitWidth = true
        }
        table.bool(
            "adjustsLetterSpacingToFitWidth",
            \.allowsDefaultTighteningForTruncation,
            default: false,
            key: "allowsDefaultTighteningForTruncation"
        )
    }

    /// A scale goes before a size.
    private static func leastFontSize(_ reader: any DocumentReading) -> Double? {
        let size = reader.number("minimumFontSize", least: 0)
        return reader.node.has("minimumScaleFactor") ? nil : size
    }
}

extension UILabel {
    /// The smallest size that shrinking gives the font, in points, as it was said before iOS 6; by key alone.
    var leastFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { if font.pointSize > 0 { minimumScaleFactor = newValue / font.pointSize } }
    }
}
