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
    }
}
