extension DocumentTables {
    static let textField = DocumentAttributes<UITextField>("textField") {
        // PR-M34: a decoded field decides by itself whether it clips.
        $0.row("clipsSubviews", .bool, read: { $0.bool("clipsSubviews") }) { _, _ in }
        $0.row("fontDescription", .font, read: { $0.font("fontDescription", defaultSize: UIFont.labelFontSize) }) {
            $0.font = $1
        }
        $0.color("textColor", \.textColor, default: .label)
        $0.choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames, default: .natural)
        $0.choice(
            "borderStyle",
            \.borderStyle,
            ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
            default: UITextField.BorderStyle.none
        )
        $0.string("text", \.text, always: true)
        $0.string("placeholder", \.placeholder, always: true)
        $0.row("attributedText", read: { $0.attributedText("attributedText") }) { $0.attributedText = $1 }
        $0.row("attributedPlaceholder", read: { $0.attributedText("attributedPlaceholder") }) {
            $0.attributedPlaceholder = $1
        }
        $0.bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, default: false, key: "adjustsFontSizeToFitWidth")
        $0.number("minimumFontSize", \.minimumFontSize, least: 0, default: 0)
        $0.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, default: false)
        $0.bool("clearsOnBeginEditing", \.clearsOnBeginEditing, default: false)
        $0.bool("clearsOnInsertion", \.clearsOnInsertion, default: false)
        $0.bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes, default: false)
        $0.choice(
            "clearButtonMode",
            \.clearButtonMode,
            [
                "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
            ],
            default: .never
        )
        $0.image("background", \.background, always: true)
        $0.image("disabledBackground", \.disabledBackground, always: true)
        $0.part("textInputTraits", textFieldTraits)
    }
}
