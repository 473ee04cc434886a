import InterfaceBuilder

extension DocumentTables {
    static let barAppearance = DocumentAttributes<UIBarAppearance> {
        $0.color("backgroundColor", \.backgroundColor)
        $0.image("backgroundImage", \.backgroundImage)
        $0.image("shadowImage", \.shadowImage)
        $0.row("shadowColor", .color, read: shadowColor) { $0.shadowColor = $1 }
    }

    /// No color at all draws no line.
    private static func shadowColor(_ reader: any DocumentReading) -> UIColor?? {
        reader.node.isNil("shadowColor") ? .some(nil) : reader.color("shadowColor").map(Optional.some)
    }

    static let navigationBarAppearance = DocumentAttributes<UINavigationBarAppearance>("navigationBarAppearance") {
        $0.row("titleTextAttributes", read: { $0.textAttributes("titleTextAttributes") }) {
            $0.titleTextAttributes = $1
        }
        $0.row("largeTitleTextAttributes", read: { $0.textAttributes("largeTitleTextAttributes") }) {
            $0.largeTitleTextAttributes = $1
        }
    }

    static let tabBarAppearance = DocumentAttributes<UITabBarAppearance>("tabBarAppearance") {
        $0.color("selectionIndicatorTintColor", \.selectionIndicatorTintColor)
        $0.image("selectionIndicatorImage", \.selectionIndicatorImage)
    }

    static let toolbarAppearance = DocumentAttributes<UIToolbarAppearance>("toolbarAppearance") { _ in }
}
