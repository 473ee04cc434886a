extension DocumentTables {
    static let tabBar = DocumentAttributes<UITabBar>("tabBar") {
        $0.choice("barStyle", \.barStyle, UIBarStyle.documentNames, default: .default)
        $0.bool("translucent", \.isTranslucent)
        $0.color("barTintColor", \.barTintColor)
        // Before iOS 8 the selected item's image had a tint of its own.
        $0.row("selectedImageTintColor", .color, read: { $0.color("selectedImageTintColor") }) { $0.tintColor = $1 }
        $0.color("unselectedItemTintColor", \.unselectedItemTintColor)
        $0.image("backgroundImage", \.backgroundImage)
        $0.image("shadowImage", \.shadowImage)
        $0.image("selectionIndicatorImage", \.selectionIndicatorImage)
        $0.choice(
            "itemPositioning",
            \.itemPositioning,
            ["automatic": .automatic, "fill": .fill, "centered": .centered],
            default: .automatic
        )
        $0.number("itemWidth", \.itemWidth, least: 0, default: 0)
        $0.number("itemSpacing", \.itemSpacing, least: 0, default: 0)
        $0.row("standardAppearance", read: { $0.part("standardAppearance") }) {
            $0.standardAppearance = load($1, into: UITabBarAppearance())
        }
        $0.row("scrollEdgeAppearance", read: { $0.part("scrollEdgeAppearance") }) {
            $0.scrollEdgeAppearance = load($1, into: UITabBarAppearance())
        }
    }
}
