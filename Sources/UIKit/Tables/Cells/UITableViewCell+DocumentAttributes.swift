extension DocumentTables {
    static let tableViewCell = DocumentAttributes<UITableViewCell>("tableViewCell") {
        $0.row("reuseIdentifier", .string, read: { $0.node.string("reuseIdentifier") }) {
            $0.setReuseIdentifier($1)
        }
        $0.choice("accessoryType", \.accessoryType, accessories, default: UITableViewCell.AccessoryType.none)
        $0.choice(
            "editingAccessoryType",
            \.editingAccessoryType,
            accessories,
            default: UITableViewCell.AccessoryType.none
        )
        $0.choice(
            "selectionStyle",
            \.selectionStyle,
            ["default": .default, "none": .none, "blue": .blue, "gray": .gray],
            default: .default
        )
        $0.choice("focusStyle", \.focusStyle, ["default": .default, "custom": .custom], default: .default)
        $0.integer("indentationLevel", \.indentationLevel, default: 0)
        $0.number("indentationWidth", \.indentationWidth, default: 10)
        $0.bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing, default: true)
        $0.bool("showsReorderControl", \.showsReorderControl, default: false)
        $0.insets("separatorInset", \.separatorInset)
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
