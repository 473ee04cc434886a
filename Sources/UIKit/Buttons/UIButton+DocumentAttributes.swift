import InterfaceBuilder

extension DocumentTables {
    /// States and the configuration come after these rows.
    static let button = DocumentAttributes<UIButton>("button") {
        $0.choice("buttonType", buttonTypes, default: .custom, always: true) { $0.setButtonType($1) }
        $0.row("fontDescription", .font, always: false, read: titleFont) {
            if let font = $1 { $0.titleLabel?.font = font }
        }
        $0.choice("lineBreakMode", NSLineBreakMode.documentNames) { $0.titleLabel?.lineBreakMode = $1 }
        $0.insets("contentEdgeInsets", \.contentEdgeInsets)
        $0.insets("titleEdgeInsets", \.titleEdgeInsets)
        $0.insets("imageEdgeInsets", \.imageEdgeInsets)
        $0.row("titleShadowOffset", .size, read: { $0.node.size("titleShadowOffset") }) {
            $0.titleLabel?.shadowOffset = $1
        }
        $0.bool("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted, default: false)
        $0.bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, default: true)
        $0.bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, default: true)
        $0.bool("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, default: false)
        $0.bool("pointerInteraction", \.isPointerInteractionEnabled, default: false, key: "pointerInteractionEnabled")
        $0.bool("springLoaded", \.isSpringLoaded, default: false)
        $0.bool("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
        $0.choice(
            "role",
            \.role,
            ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive],
            default: .normal
        )
    }

    /// The font, or UIKit's own for a button without one; nothing where a configuration decides.
    private static func titleFont(_ reader: any DocumentReading) -> UIFont?? {
        let isCustom = (reader.node.string("buttonType") ?? "custom") == "custom"
        // Points; custom buttons have larger titles than the system's.
        let size: CGFloat = isCustom ? 18 : 15
        if let font = reader.font("fontDescription", defaultSize: size) { return .some(font) }
        return reader.node.buttonConfiguration == nil ? .some(.systemFont(ofSize: size)) : .none
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}
