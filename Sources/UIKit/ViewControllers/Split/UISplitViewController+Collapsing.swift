import Foundation

/// The columns and how they are shown.
struct SplitState {
    var style = UISplitViewController.Style.unspecified
    /// The controllers as they were set.
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    /// The navigation controllers made for columns that have none (SP-20).
    var wrappers: [UISplitViewController.Column: UINavigationController] = [:]
    var isCollapsed = false
    var displayMode = UISplitViewController.DisplayMode.secondaryOnly
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    /// What the user or the app chose since the preference was set.
    var chosenMode: UISplitViewController.DisplayMode?
    var hasSettled = false
    var contentView: UIView?
    var dimmingView: UIView?
    var dividers: [UIView] = []
    var buttonItem: UIBarButtonItem?
}

extension UISplitViewController {
    // MARK: Controllers
    var listedControllers: [UIViewController] {
        if split.isCollapsed {
            let top = split.columns[.compact] ?? split.columns[.primary]
            return top.map { [$0] } ?? []
        }
        return [Column.primary, .supplementary, .secondary].compactMap { split.columns[$0] }
    }

    func setControllers(_ controllers: [UIViewController]) {
        guard controllers.count <= 3 else {
            return UIKitException.raise(.invalidArgument, "A split view controller takes at most three controllers.")
        }
        set(controllers.first, for: .primary)
        if controllers.count == 3 { set(controllers[1], for: .supplementary) }
        if !split.isCollapsed || controllers.count > 1 {
            set(controllers.count > 1 ? controllers.last : nil, for: .secondary)
        }
    }

    func set(_ controller: UIViewController?, for column: Column) {
        let old = split.columns[column]
        guard old !== controller else { return }
        if let controller, split.columns.contains(where: { $0.value === controller }) {
            // SP-M2
            return UIKitException.raise(
                .internalInconsistency,
                "The same view controller (\(controller)) cannot be set for more than one column of a split view."
            )
        }
        if let old { leaveColumn(old, column) }
        split.columns[column] = controller
        guard controller != nil, isViewLoaded, let member = member(for: column), member.parent == nil else {
            if isViewLoaded { view.setNeedsLayout() }
            return
        }
        addChild(member)
        member.didMove(toParent: self)
        if split.isCollapsed, column != .compact, column != .primary { return }
        if view.window != nil { installColumns() }
    }

    /// Takes over the controllers of a document, without a word to them (PR-M30).
    func adoptColumn(_ controller: UIViewController, as column: Column) {
        split.columns[column] = controller
        if let member = member(for: column) { adopt(member) }
    }

    private func leaveColumn(_ old: UIViewController, _ column: Column) {
        let member = split.wrappers[column] ?? old
        split.wrappers[column] = nil
        guard member.parent === self else { return }
        member.willMove(toParent: nil)
        let isVisible = member.viewIfLoaded?.window != nil
        if isVisible { member.beginAppearanceTransition(false, animated: false) }
        member.viewIfLoaded?.removeFromSuperview()
        if isVisible { member.endAppearanceTransition() }
        member.removeFromParent()
    }

    /// The child that stands for a column: the controller itself, or its navigation controller (SP-20).
    func member(for column: Column) -> UIViewController? {
        guard let controller = split.columns[column] else { return nil }
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        if let wrapper = split.wrappers[column] { return wrapper }
        let wrapper = UINavigationController(rootViewController: controller)
        split.wrappers[column] = wrapper
        return wrapper
    }

    // MARK: Collapsing and expanding (SP-1)
    func updateCollapsing() {
        guard isViewLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        guard collapses != split.isCollapsed else {
            if !split.hasSettled { settleMode() }
            return
        }
        let isVisible = split.hasSettled && view.window != nil
        if collapses {
            style == .unspecified ? collapseClassic() : collapseColumns()
        } else {
            style == .unspecified ? expandClassic() : expandColumns()
        }
        split.hasSettled = true
        if isVisible { installColumns() }
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }

    /// SP-2.
    private func collapseClassic() {
        let secondary = split.columns[.secondary]
        if let primary = delegate?.primaryViewController(forCollapsing: self) { set(primary, for: .primary) }
        guard let primary = split.columns[.primary], let secondary else {
            if let secondary, split.columns[.primary] == nil {
                split.columns = [.primary: secondary]
            }
            split.isCollapsed = true
            return
        }
        detachForMoving(secondary)
        split.columns[.secondary] = nil
        let isHandled =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
        split.isCollapsed = true
    }

    /// SP-5.
    private func expandClassic() {
        if let primary = delegate?.primaryViewController(forExpanding: self) { set(primary, for: .primary) }
        split.isCollapsed = false
        settleMode()
        guard let primary = split.columns[.primary] else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        guard let secondary else { return }
        set(secondary, for: .secondary)
    }

    /// SP-21: the compact column, or the columns' stacks chained onto the primary's.
    private func collapseColumns() {
        let proposal: Column = split.columns[.compact] != nil ? .compact : .secondary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
        let hidden = [Column.primary, .supplementary, .secondary].filter { split.columns[$0] != nil && $0 != top }
        for column in hidden { delegate?.splitViewController(self, willHide: column) }
        delegate?.splitViewController(self, willShow: top)
        if split.columns[.compact] == nil, let base = member(for: .primary) as? UINavigationController {
            for column in [Column.supplementary, .secondary] where column <= top {
                guard let member = member(for: column) else { continue }
                detachForMoving(member)
                base.pushViewController(member, animated: false)
            }
        }
        split.isCollapsed = true
        // SP-M13
        delegate?.splitViewController(self, didShow: top)
        delegate?.splitViewControllerDidCollapse(self)
        for column in hidden { delegate?.splitViewController(self, didHide: column) }
    }

    /// SP-22.
    private func expandColumns() {
        let proposal = automaticMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
        let base = member(for: .primary) as? UINavigationController
        var shown: [Column] = []
        for column in [Column.supplementary, .secondary] {
            guard let member = member(for: column) else { continue }
            if member.parent !== self {
                base?.removeMerged(member)
                addChild(member)
                member.didMove(toParent: self)
            }
            shown.append(column)
            delegate?.splitViewController(self, willShow: column)
        }
        split.isCollapsed = false
        changeMode(to: mode, tellsColumns: false)
        delegate?.splitViewControllerDidExpand(self)
        // SP-M15
        for column in shown { delegate?.splitViewController(self, didShow: column) }
    }

    /// Ends a child's relation before another controller takes it.
    private func detachForMoving(_ member: UIViewController) {
        guard member.parent === self else { return }
        member.viewIfLoaded?.removeFromSuperview()
        member.removeFromParent()
    }

    // MARK: Showing (SP-30, SP-31)
    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        guard !split.isCollapsed else {
            return (member(for: .primary) as? UINavigationController)?.show(controller, sender: sender)
                ?? present(controller, animated: true)
        }
        set(controller, for: .primary)
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if style == .unspecified,
            delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false
        {
            return
        }
        guard controller !== split.columns[.secondary] || split.isCollapsed else { return }
        guard split.isCollapsed else { return set(controller, for: .secondary) }
        guard let shown = member(for: split.columns[.compact] == nil ? .primary : .compact) else {
            return present(controller, animated: true)
        }
        (shown as? UINavigationController)?.navigation.mergedSecondary = controller
        shown.show(controller, sender: sender)
    }

    /// SP-24.
    func setColumn(_ column: Column, isShown: Bool) {
        if split.isCollapsed {
            guard isShown, let base = member(for: .primary) as? UINavigationController else { return }
            if column == .primary { base.popToRootViewController(animated: false) }
            if column == .secondary, let member = member(for: column), member.parent == nil {
                base.pushViewController(member, animated: false)
            }
            return
        }
        let mode: DisplayMode
        switch (column, isShown) {
        case (.primary, true):
            mode = style == .tripleColumn ? .twoBesideSecondary : overlays ? .oneOverSecondary : .oneBesideSecondary
        case (.supplementary, true): mode = overlays ? .oneOverSecondary : .oneBesideSecondary
        case (.primary, false): mode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
        case (.supplementary, false): mode = .secondaryOnly
        case (.secondary, _), (.compact, _), (.inspector, _): return
        }
        choose(mode, tellsColumns: false)
    }
}
