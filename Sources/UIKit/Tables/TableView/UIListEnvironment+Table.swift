extension UIListEnvironment {
    /// What a table tells its cells of its style (TR-24).
    init(_ style: UITableView.Style) {
        self =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
    }
}
