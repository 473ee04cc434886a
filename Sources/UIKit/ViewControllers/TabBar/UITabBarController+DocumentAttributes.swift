extension DocumentTables {
    static let tabBarController = DocumentAttributes<UITabBarController>("tabBarController") {
        $0.row("tabBar", read: { $0.part("tabBar") }) { load($1, into: $0.tabBar) }
    }
}
