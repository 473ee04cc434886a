extension UIListEnvironment {
    /// What a list section tells its cells of its appearance (TR-24).
    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        self =
            switch appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
    }
}
