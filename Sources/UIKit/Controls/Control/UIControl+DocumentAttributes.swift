extension DocumentTables {
    static let control = DocumentAttributes<UIControl>("control") {
        $0.bool("enabled", \.isEnabled, default: true)
        $0.bool("selected", \.isSelected, default: false)
        $0.bool("highlighted", \.isHighlighted, default: false)
        $0.choice(
            "contentHorizontalAlignment",
            \.contentHorizontalAlignment,
            [
                "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
                "center": .center,
            ],
            default: .center
        )
        $0.choice(
            "contentVerticalAlignment",
            \.contentVerticalAlignment,
            ["top": .top, "bottom": .bottom, "fill": .fill, "center": .center],
            default: .center
        )
        $0.bool("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, default: false)
        $0.string("toolTip", \.toolTip)
    }
}
