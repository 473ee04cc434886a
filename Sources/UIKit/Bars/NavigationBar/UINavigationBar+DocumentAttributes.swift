extension DocumentTables {
    static let navigationBar = DocumentAttributes<UINavigationBar>("navigationBar") {
        $0.choice("barStyle", \.barStyle, UIBarStyle.documentNames, default: .default)
        $0.bool("translucent", \.isTranslucent)
        $0.bool("largeTitles", \.prefersLargeTitles, default: false, key: "prefersLargeTitles")
        $0.bool("prefersLargeTitles", \.prefersLargeTitles, default: false)
        $0.color("barTintColor", \.barTintColor)
        $0.image("shadowImage", \.shadowImage)
        $0.image("backIndicatorImage", \.backIndicatorImage)
        $0.image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
        $0.row("backgroundImage", .image, read: { $0.image("backgroundImage") }) {
            $0.setBackgroundImage($1, for: .default)
        }
        $0.row("standardAppearance", read: { $0.part("standardAppearance") }) {
            $0.standardAppearance = load($1, into: UINavigationBarAppearance())
        }
        $0.row("compactAppearance", read: { $0.part("compactAppearance") }) {
            $0.compactAppearance = load($1, into: UINavigationBarAppearance())
        }
        $0.row("scrollEdgeAppearance", read: { $0.part("scrollEdgeAppearance") }) {
            $0.scrollEdgeAppearance = load($1, into: UINavigationBarAppearance())
        }
        $0.row("compactScrollEdgeAppearance", read: { $0.part("compactScrollEdgeAppearance") }) {
            $0.compactScrollEdgeAppearance = load($1, into: UINavigationBarAppearance())
        }
        $0.row("titleTextAttributes", read: { $0.textAttributes("titleTextAttributes") }) {
            $0.titleTextAttributes = $1
        }
        $0.row("largeTitleTextAttributes", read: { $0.textAttributes("largeTitleTextAttributes") }) {
            $0.largeTitleTextAttributes = $1
        }
    }
}
