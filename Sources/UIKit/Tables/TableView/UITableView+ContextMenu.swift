extension UITableView {
    /// Asks the delegate when a finger rests on a row.
    func installContextMenu() {
        guard table.contextMenu == nil else { return }
        let menu = ListContextMenu(
            cell: { [weak self] point in self?.indexPathForRow(at: point).flatMap { self?.cellForRow(at: $0) } },
            configuration: { [weak self] point in
                guard let self, !isEditing, let indexPath = indexPathForRow(at: point) else { return nil }
                return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
            },
            commit: { [weak self] configuration, animator in
                guard let self else { return }
                delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        )
        menu.install(in: self)
        table.contextMenu = menu
    }
}
