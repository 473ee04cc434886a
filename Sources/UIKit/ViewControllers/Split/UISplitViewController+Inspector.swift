import Platform

extension UISplitViewController {
    /// Whether the inspector is a column now (iOS 26).
    var showsInspector: Bool {
        split.wantsInspector && !split.isCollapsed && split.columns[.inspector] != nil
            && Quirk.splitViewsHaveInspector.holds
    }

    /// Shows or hides the inspector: a column, or a sheet while collapsed.
    func setInspector(isShown: Bool) {
        guard Quirk.splitViewsHaveInspector.holds, let member = member(for: .inspector) else { return }
        if split.isCollapsed {
            if isShown { presentInspector(member) } else { dismissInspector(member) }
            return
        }
        guard split.wantsInspector != isShown else { return }
        split.wantsInspector = isShown
        if isShown, member.parent == nil {
            addChild(member)
            member.didMove(toParent: self)
        }
        if viewIfLoaded?.window != nil { installColumns() }
        viewIfLoaded?.setNeedsLayout()
        if !isShown { releaseInspector(member) }
    }

    private func releaseInspector(_ member: UIViewController) {
        guard member.parent === self else { return }
        member.willMove(toParent: nil)
        member.viewIfLoaded?.removeFromSuperview()
        member.removeFromParent()
    }

    private func presentInspector(_ member: UIViewController) {
        guard member.presentingViewController == nil else { return }
        releaseInspector(member)
        split.wantsInspector = false
        member.modalPresentationStyle = .pageSheet
        present(member, animated: true)
    }

    private func dismissInspector(_ member: UIViewController) {
        member.presentingViewController?.dismiss(animated: true)
    }

    func showsNow(_ column: Column) -> Bool {
        guard split.isCollapsed else { return visibleColumns.contains(column) }
        if column == .inspector { return member(for: .inspector)?.presentingViewController != nil }
        if split.columns[.compact] != nil { return column == .compact }
        guard let member = member(for: column) else { return false }
        let base = self.member(for: .primary) as? UINavigationController
        return column == .primary ? base?.viewControllers.count == 1 : base?.topViewController === member
    }
}
