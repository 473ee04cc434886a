extension DocumentTables {
    static let tableView = DocumentAttributes<UITableView>("tableView") {
        $0.choice(
            "style",
            ["plain": UITableView.Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped],
            default: .plain,
            always: true
        ) { $0.table.style = $1 }
        let automatic = UITableView.automaticDimension
        $0.height("rowHeight", \.rowHeight, belowZero: automatic, default: automatic)
        $0.height("estimatedRowHeight", \.estimatedRowHeight, belowZero: automatic, default: automatic)
        $0.height("sectionHeaderHeight", \.sectionHeaderHeight, belowZero: automatic, default: automatic)
        $0.height("sectionFooterHeight", \.sectionFooterHeight, belowZero: automatic, default: automatic)
        $0.height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, belowZero: automatic)
        $0.height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, belowZero: automatic)
        $0.height("sectionHeaderTopPadding", \.sectionHeaderTopPadding, belowZero: automatic)
        $0.number("fillerRowHeight", \.fillerRowHeight)
        separators(&$0)
        selection(&$0)
        $0.bool(
            "contentViewInsetsToSafeArea",
            \.insetsContentViewsToSafeArea,
            default: true,
            key: "insetsContentViewsToSafeArea"
        )
        $0.bool("layoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
        $0.bool("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
        $0.color("sectionIndexColor", \.sectionIndexColor)
        $0.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
        $0.color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
        $0.integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, least: 0, default: 0)
        $0.choice(
            "selfSizingInvalidation",
            \.selfSizingInvalidation,
            [
                "disabled": .disabled, "enabled": .enabled,
                "enabledIncludingConstraints": .enabledIncludingConstraints,
            ],
            default: .enabled
        )
    }

    private static func separators(_ table: inout DocumentAttributes<UITableView>) {
        table.choice(
            "separatorStyle",
            \.separatorStyle,
            [
                "default": .singleLine, "singleLine": .singleLine, "none": .none,
                "singleLineEtched": .singleLineEtched,
            ],
            default: .singleLine
        )
        table.color("separatorColor", \.separatorColor, default: .separator)
        table.insets("separatorInset", \.separatorInset)
        table.choice(
            "separatorInsetReference",
            \.separatorInsetReference,
            ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets],
            default: .fromCellEdges
        )
    }

    private static func selection(_ table: inout DocumentAttributes<UITableView>) {
        table.bool("allowsSelection", \.allowsSelection, default: true)
        table.bool("allowsMultipleSelection", \.allowsMultipleSelection, default: false)
        table.bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, default: false)
        table.bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, default: false)
        table.bool("selectionFollowsFocus", \.selectionFollowsFocus, default: false)
        table.bool("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, default: false)
    }
}
