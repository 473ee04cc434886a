import Foundation
import Platform

/// What the size and the behavior make of a display mode (SP-25).
@MainActor
struct DisplayModeRule {
    typealias Mode = UISplitViewController.DisplayMode

    /// When the mode is asked for.
    enum Moment { case appearing, resizing, shown }

    let behavior: UISplitViewController.SplitBehavior
    let hasThreeColumns: Bool
    /// Whether all three columns fit beside each other (SP-M8).
    let fitsThree: Bool
    /// Whether the table of iOS 26 holds.
    let isGlass: Bool

    /// - Parameter current: The mode that is shown.
    func mode(for wish: Mode, at moment: Moment, current: Mode) -> Mode {
        let allowed = columnLimited(behaviorLimited(wish))
        guard hasThreeColumns, isGlass, behavior == .automatic else { return allowed }
        switch allowed {
        case .oneOverSecondary, .twoOverSecondary:
            if moment == .shown { return allowed }
            let isOverlay = current == .oneOverSecondary || current == .twoOverSecondary
            return moment == .resizing && isOverlay ? current : .secondaryOnly
        case .twoBesideSecondary, .twoDisplaceSecondary:
            if fitsThree { return .twoBesideSecondary }
            return moment == .shown ? .twoOverSecondary : .oneBesideSecondary
        case .automatic, .secondaryOnly, .oneBesideSecondary: return allowed
        }
    }

    private func behaviorLimited(_ mode: Mode) -> Mode {
        switch (behavior, mode) {
        case (.tile, .oneOverSecondary), (.displace, .oneOverSecondary): .oneBesideSecondary
        case (.tile, .twoOverSecondary), (.tile, .twoDisplaceSecondary): .twoBesideSecondary
        case (.overlay, .oneBesideSecondary): .oneOverSecondary
        case (.overlay, .twoBesideSecondary), (.overlay, .twoDisplaceSecondary): .twoOverSecondary
        case (.displace, .twoBesideSecondary), (.displace, .twoOverSecondary): .twoDisplaceSecondary
        default: mode
        }
    }

    private func columnLimited(_ mode: Mode) -> Mode {
        guard !hasThreeColumns else { return mode }
        switch mode {
        case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
        case .twoOverSecondary: return .oneOverSecondary
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: return mode
        }
    }
}

extension UISplitViewController {
    var isGlass: Bool { BarMetrics(traits: traitCollection).isGlass }

    // MARK: Modes (SP-8)
    /// Whether the primary comes over the secondary: on pads in portrait, before iOS 26.
    var overlays: Bool {
        switch split.preferredBehavior {
        case .overlay: return true
        case .tile, .displace: return false
        case .automatic: break
        }
        guard let bounds = viewIfLoaded?.bounds, traitCollection.userInterfaceIdiom == .pad, !isGlass else {
            return false
        }
        return bounds.width < bounds.height
    }

    /// What the system chooses for the present size.
    var automaticMode: DisplayMode {
        if overlays { return .secondaryOnly }
        guard style == .tripleColumn, isGlass, fitsThreeColumns else { return .oneBesideSecondary }
        return split.preferredBehavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    }

    private func resolved(_ wish: DisplayMode, at moment: DisplayModeRule.Moment) -> DisplayMode {
        guard wish != .automatic else { return automaticMode }
        let rule = DisplayModeRule(
            behavior: split.preferredBehavior,
            hasThreeColumns: style == .tripleColumn,
            fitsThree: fitsThreeColumns,
            isGlass: isGlass
        )
        return rule.mode(for: wish, at: moment, current: split.displayMode)
    }

    /// The mode of the expanded interface, as wished by user or app.
    func wishedMode(at moment: DisplayModeRule.Moment) -> DisplayMode {
        resolved(split.chosenMode ?? preferredDisplayMode, at: moment)
    }

    func modeMayHaveChanged() {
        split.chosenMode = nil
        guard isViewLoaded, !split.isCollapsed, split.hasSettled else { return }
        changeMode(to: wishedMode(at: .shown))
    }

    func settleMode() {
        split.hasSettled = true
        split.settledWidth = viewIfLoaded?.bounds.width
        changeMode(to: wishedMode(at: .appearing))
    }

    /// Follows a change of the width.
    func settleWidth() {
        guard split.hasSettled, !split.isCollapsed, !split.isChanging, let width = viewIfLoaded?.bounds.width,
            width != split.settledWidth
        else { return }
        split.settledWidth = width
        changeMode(to: wishedMode(at: .resizing))
    }

    /// - Parameter tellsColumns: False for `show(_:)` and `hide(_:)`, of which the delegate hears the mode only.
    func choose(_ mode: DisplayMode, tellsColumns: Bool = true) {
        split.chosenMode = mode
        changeMode(to: resolved(mode, at: .shown), tellsColumns: tellsColumns)
    }

    /// SP-M10.
    func changeMode(to mode: DisplayMode, tellsColumns: Bool = true) {
        guard mode != split.displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let before = visibleColumns
        split.displayMode = mode
        let after = visibleColumns
        let isShown = viewIfLoaded?.window != nil && appearance.phase == .appeared && !split.isCollapsed
        let tells = tellsColumns && isShown && style != .unspecified
        let leaving = tells ? before.filter { !after.contains($0) } : []
        let entering = tells ? after.filter { !before.contains($0) } : []
        for column in leaving { delegate?.splitViewController(self, willHide: column) }
        for column in entering { delegate?.splitViewController(self, willShow: column) }
        if viewIfLoaded?.window != nil { installColumns() }
        viewIfLoaded?.setNeedsLayout()
        for column in leaving { delegate?.splitViewController(self, didHide: column) }
        for column in entering { delegate?.splitViewController(self, didShow: column) }
    }

    /// The columns that a mode shows, the farthest first.
    func columns(in mode: DisplayMode) -> [Column] {
        let inner: Column = style == .tripleColumn ? .supplementary : .primary
        return switch mode {
        case .automatic, .secondaryOnly: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: [.secondary, inner]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.secondary, .supplementary, .primary]
        }
    }

    /// The columns that are seen, the farthest first.
    var visibleColumns: [Column] {
        if split.isCollapsed { return split.columns[.compact] != nil ? [.compact] : [.primary] }
        return (showsInspector ? [.inspector] : []) + columns(in: split.displayMode)
    }

    // MARK: The button and the swipe (SP-9, SP-26)
    var ownDisplayModeButtonItem: UIBarButtonItem {
        if let item = split.buttonItem { return item }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction { [weak self] _ in self?.toggleMode() }
        )
        item.image = UIImage(systemName: "sidebar.left")
        split.buttonItem = item
        return item
    }

    /// SP-9: the delegate's answer, or the other of shown and hidden.
    private func toggleMode() {
        guard !split.isCollapsed else { return }
        let answer = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard answer == .automatic else { return choose(answer) }
        choose(split.displayMode == .secondaryOnly ? modeOfOneColumn : .secondaryOnly)
    }

    /// Shows one column beside the secondary, or over it.
    var modeOfOneColumn: DisplayMode { overlays ? .oneOverSecondary : .oneBesideSecondary }

    /// Puts the button into the bar of the leading column that is seen, where the system places it.
    func placeButton() {
        let places = shownButtonColumn
        for column in [Column.primary, .supplementary, .secondary] {
            guard let root = (member(for: column) as? UINavigationController)?.viewControllers.first else { continue }
            let item = column == places ? ownDisplayModeButtonItem : nil
            guard root.navigationItem.systemLeadingItem !== item else { continue }
            root.navigationItem.systemLeadingItem = item
        }
    }

    private var shownButtonColumn: Column? {
        guard style != .unspecified, !split.isCollapsed, Quirk.splitViewsHaveModeButton.holds else { return nil }
        switch displayModeButtonVisibility {
        case .never: return nil
        case .automatic: guard presentsWithGesture else { return nil }
        case .always: break
        }
        return visibleColumns.last
    }

    func attachSwipe(to container: UIView) {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.targets.append(
            .init(object: nil, selector: nil) { [weak self, weak recognizer] _ in
                if recognizer?.state == .ended { self?.swipeHasEnded() }
            }
        )
        recognizer.isEnabled = presentsWithGesture
        split.swipe = recognizer
        container.addGestureRecognizer(recognizer)
    }

    /// A swipe from the columns' edge shows one more of them.
    private func swipeHasEnded() {
        guard !split.isCollapsed else { return }
        switch split.displayMode {
        case .secondaryOnly: choose(modeOfOneColumn)
        case .oneOverSecondary where style == .tripleColumn: choose(.twoOverSecondary)
        case .oneBesideSecondary where style == .tripleColumn: choose(.twoBesideSecondary)
        default: break
        }
    }

    /// A touch beside columns that cover the secondary hides them.
    func touchedBesideColumns() { choose(.secondaryOnly) }
}
