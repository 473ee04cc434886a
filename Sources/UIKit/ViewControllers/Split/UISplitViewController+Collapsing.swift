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
    /// The width for which the mode was settled last.
    var settledWidth: CGFloat?
    /// Whether the columns are being collapsed or expanded.
    var isChanging = false
    var swipe: UIScreenEdgePanGestureRecognizer?
    var backgroundStyle: UISplitViewController.BackgroundStyle?
    var dividers: [UIView] = []
    var buttonItem: UIBarButtonItem?
    /// Whether the inspector is to be seen (iOS 26).
    var wantsInspector = false
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
        // An inspector is a child only while it is seen.
        let isUnseen = column == .inspector && !showsInspector
        guard controller != nil, isViewLoaded, !isUnseen, let member = member(for: column), member.parent == nil else {
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
        split.isChanging = true
        if collapses {
            // SP-M16, SP-M17: one that first appears collapsed announces the mode it would have had.
            if !split.hasSettled { announceMode() }
            style == .unspecified ? collapseClassic() : collapseColumns()
        } else {
            style == .unspecified ? expandClassic() : expandColumns()
        }
        split.hasSettled = true
        split.isChanging = false
        split.settledWidth = view.bounds.width
        if isVisible { installColumns() }
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }

    private func announceMode() {
        let mode = automaticMode
        guard mode != split.displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        split.displayMode = mode
    }

    /// SP-2.
    private func collapseClassic() {
        defer { delegate?.splitViewControllerDidCollapse(self) }
        var secondary = split.columns[.secondary]
        if let primary = delegate?.primaryViewController(forCollapsing: self) {
            // The secondary itself may stand for both.
            if primary === secondary {
                split.columns[.secondary] = nil
                secondary = nil
            }
            set(primary, for: .primary)
        }
        guard let primary = split.columns[.primary], let secondary else {
            if let secondary, split.columns[.primary] == nil {
                split.columns = [.primary: secondary]
            }
            split.isCollapsed = true
            return
        }
        let isHandled =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        detachForMoving(secondary)
        split.columns[.secondary] = nil
        if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
        split.isCollapsed = true
    }

    /// SP-5.
    private func expandClassic() {
        defer { delegate?.splitViewControllerDidExpand(self) }
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
        let isFirst = !split.hasSettled
        let proposal: Column = split.columns[.compact] != nil ? .compact : .secondary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
        let hidden = [Column.primary, .supplementary, .secondary].filter { split.columns[$0] != nil && $0 != top }
        for column in hidden {
            // SP-M16: the columns below the top are shown and hidden again.
            if isFirst, column < top { delegate?.splitViewController(self, willShow: column) }
            if !isFirst || column < top { delegate?.splitViewController(self, willHide: column) }
        }
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
        if !isFirst { delegate?.splitViewController(self, didShow: top) }
        delegate?.splitViewControllerDidCollapse(self)
        if isFirst { delegate?.splitViewController(self, didShow: top) }
        for column in hidden where !isFirst || column < top { delegate?.splitViewController(self, didHide: column) }
    }

    /// The column that is seen while collapsed.
    private var topColumnWhileCollapsed: Column {
        if split.columns[.compact] != nil { return .compact }
        let stack = (member(for: .primary) as? UINavigationController)?.viewControllers ?? []
        return [Column.secondary, .supplementary].first { column in
            member(for: column).map { member in stack.contains { $0 === member } } ?? false
        } ?? .primary
    }

    /// SP-22, SP-M15.
    private func expandColumns() {
        let proposal = wishedMode(at: .appearing)
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
        let top = topColumnWhileCollapsed
        let seen = columns(in: mode).sorted()
        let entering = seen.filter { $0 != top && split.columns[$0] != nil }
        let leaves = !seen.contains(top)
        if mode != split.displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
        for column in entering { delegate?.splitViewController(self, willShow: column) }
        if leaves { delegate?.splitViewController(self, willHide: top) }
        let base = member(for: .primary) as? UINavigationController
        for column in [Column.supplementary, .secondary] {
            guard let member = member(for: column), member.parent !== self else { continue }
            base?.removeMerged(member)
            addChild(member)
            member.didMove(toParent: self)
        }
        split.isCollapsed = false
        split.displayMode = mode
        split.settledWidth = viewIfLoaded?.bounds.width
        if leaves { delegate?.splitViewController(self, didHide: top) }
        delegate?.splitViewControllerDidExpand(self)
        for column in entering { delegate?.splitViewController(self, didShow: column) }
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
        guard !split.isCollapsed else { return present(controller, animated: true) }
        if let primary = member(for: .primary), controller.parent === primary {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            return set(controller, for: .secondary)
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
        guard style == .unspecified || split.columns[column] != nil else { return }
        if column == .inspector { return setInspector(isShown: isShown) }
        if split.isCollapsed { return isShown ? showWhileCollapsed(column) : () }
        let isTriple = style == .tripleColumn
        switch (column, isShown) {
        case (.primary, true): choose(isTriple ? modeOfTwoColumns : modeOfOneColumn, tellsColumns: false)
        case (.supplementary, true):
            guard !visibleColumns.contains(.supplementary) else { return }
            choose(modeOfOneColumn, tellsColumns: false)
        case (.primary, false):
            guard visibleColumns.contains(.primary) else { return }
            choose(isTriple ? modeOfOneColumn : .secondaryOnly, tellsColumns: false)
        case (.supplementary, false): choose(.secondaryOnly, tellsColumns: false)
        case (.secondary, true):
            guard [.oneOverSecondary, .twoOverSecondary].contains(split.displayMode) else { return }
            choose(.secondaryOnly, tellsColumns: false)
        case (.secondary, false), (.compact, _), (.inspector, _): return
        }
    }

    private var modeOfTwoColumns: DisplayMode { overlays ? .twoOverSecondary : .twoBesideSecondary }

    /// Pops to the column, or pushes those up to it.
    private func showWhileCollapsed(_ column: Column) {
        guard let base = member(for: .primary) as? UINavigationController else { return }
        guard column != .primary else {
            base.popToRootViewController(animated: false)
            return
        }
        guard column == .supplementary || column == .secondary, let member = member(for: column) else { return }
        if base.viewControllers.contains(where: { $0 === member }) {
            base.popToViewController(member, animated: false)
            return
        }
        for below in [Column.supplementary, .secondary] where below <= column {
            guard let member = self.member(for: below), member.parent == nil || member.parent === self else { continue }
            detachForMoving(member)
            base.pushViewController(member, animated: false)
        }
    }
}
