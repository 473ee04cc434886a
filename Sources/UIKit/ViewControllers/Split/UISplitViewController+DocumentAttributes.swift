extension DocumentTables {
    static let splitViewController = DocumentAttributes<UISplitViewController>("splitViewController") {
        // Xcode 12 and later write it for controllers of columns, and leave their style out where that is two columns (SP-34).
        $0.row("allowDoubleColumnStyle", .bool, read: { $0.bool("allowDoubleColumnStyle") }) {
            if $1 { $0.split.style = .doubleColumn }
        }
        $0.choice(
            "style",
            [
                "unspecified": UISplitViewController.Style.unspecified, "doubleColumn": .doubleColumn,
                "tripleColumn": .tripleColumn,
            ]
        ) { $0.split.style = $1 }
        $0.choice(
            "preferredDisplayMode",
            \.preferredDisplayMode,
            [
                "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
                "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
                "allVisible": .oneBesideSecondary, "over": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
                "primaryOverlay": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
                "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            ],
            default: .automatic
        )
        let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        for name in ["behavior", "splitBehavior"] {
            $0.choice(name, behaviors) { $0.split.preferredBehavior = $1 }
        }
        $0.bool("presentsWithGesture", \.presentsWithGesture, default: true)
        $0.bool("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, default: false)
        $0.choice(
            "displayModeButtonVisibility",
            \.displayModeButtonVisibility,
            ["automatic": .automatic, "never": .never, "always": .always]
        )
        $0.choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing], default: .leading)
        $0.choice("primaryBackgroundStyle", ["none": UISplitViewController.BackgroundStyle.none, "sidebar": .sidebar]) {
            $0.split.backgroundStyle = $1
        }
        $0.number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, least: 0)
        $0.number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, least: 0)
        $0.number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, least: 0)
        $0.number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, least: 0)
        // Xcode keeps them for two columns as well, where setting them would raise (SP-M2).
        let ofSupplementary: [(String, ReferenceWritableKeyPath<UISplitViewController, CGFloat>)] = [
            ("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
            ("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
            ("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
            ("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
        ]
        for (name, path) in ofSupplementary {
            nonisolated(unsafe) let path = path
            $0.row(name, .number, read: { $0.number(name, least: 0).map { CGFloat($0) } }) {
                if $0.style == .tripleColumn { $0[keyPath: path] = $1 }
            }
        }
    }
}
