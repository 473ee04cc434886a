extension DocumentTables {
    static let toolbar = DocumentAttributes<UIToolbar>("toolbar") {
        $0.choice("barStyle", \.barStyle, UIBarStyle.documentNames, default: .default)
        $0.bool("translucent", \.isTranslucent)
        $0.color("barTintColor", \.barTintColor)
        $0.row("backgroundImage", .image, read: { $0.image("backgroundImage") }) {
            $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default)
        }
        $0.row("shadowImage", .image, read: { $0.image("shadowImage") }) {
            $0.setShadowImage($1, forToolbarPosition: .any)
        }
        $0.row("standardAppearance", read: { $0.part("standardAppearance") }) {
            $0.standardAppearance = load($1, into: UIToolbarAppearance())
        }
        $0.row("compactAppearance", read: { $0.part("compactAppearance") }) {
            $0.compactAppearance = load($1, into: UIToolbarAppearance())
        }
        $0.row("scrollEdgeAppearance", read: { $0.part("scrollEdgeAppearance") }) {
            $0.scrollEdgeAppearance = load($1, into: UIToolbarAppearance())
        }
        $0.row("compactScrollEdgeAppearance", read: { $0.part("compactScrollEdgeAppearance") }) {
            $0.compactScrollEdgeAppearance = load($1, into: UIToolbarAppearance())
        }
    }
}
