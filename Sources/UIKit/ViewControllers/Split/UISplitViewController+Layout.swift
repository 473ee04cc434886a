import Foundation

extension UISplitViewController: ContainerLayout {
    private var isGlass: Bool { BarMetrics(traits: traitCollection).isGlass }

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
        guard style == .tripleColumn, let width = viewIfLoaded?.bounds.width else { return .oneBesideSecondary }
        return isGlass && width >= Self.leastWidthOfThree ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// SP-M8: 240 + 240 + 10 + 0.5 + 464, to the pixel.
    private static let leastWidthOfThree: CGFloat = 954.25

    private var wishedMode: DisplayMode {
        let wish = split.chosenMode ?? preferredDisplayMode
        return wish == .automatic ? automaticMode : wish
    }

    func modeMayHaveChanged() {
        split.chosenMode = nil
        guard isViewLoaded, !split.isCollapsed, split.hasSettled else { return }
        changeMode(to: wishedMode)
    }

    func settleMode() {
        split.hasSettled = true
        changeMode(to: wishedMode)
    }

    /// - Parameter tellsColumns: False for `show(_:)` and `hide(_:)`, of which the delegate hears the mode only.
    func choose(_ mode: DisplayMode, tellsColumns: Bool = true) {
        split.chosenMode = mode
        changeMode(to: mode, tellsColumns: tellsColumns)
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
        let answer = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard answer == .automatic else { return choose(answer) }
        let isHidden = split.displayMode == .secondaryOnly
        choose(isHidden ? overlays ? .oneOverSecondary : .oneBesideSecondary : .secondaryOnly)
    }

    // MARK: Widths (SP-10)
    func supplementaryWidthsDidChange(_ name: String) {
        guard style == .tripleColumn else {
            return UIKitException.raise(
                .invalidArgument,
                "-[UISplitViewController \(name)] is not supported for a split view without a supplementary column"
            )
        }
        widthsDidChange()
    }

    /// SP-M2.
    ///
    /// - Returns: Whether the split view has columns.
    @discardableResult
    func insistOnColumns(_ name: String) -> Bool {
        if style != .unspecified { return true }
        UIKitException.raise(
            .invalidArgument,
            "-[UISplitViewController \(name)] is not supported for UISplitViewControllerStyleUnspecified"
        )
        return false
    }

    func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

    private func width(
        fraction: CGFloat,
        preferred: CGFloat,
        minimum: CGFloat,
        maximum: CGFloat,
        in total: CGFloat
    ) -> CGFloat {
        func set(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        let isLarge = traitCollection.userInterfaceIdiom == .pad && total >= 1366
        let standardMaximum: CGFloat = isLarge ? 375 : 320
        let standard = min(standardMaximum, total * 0.4)
        var width = set(fraction).map { $0 * total } ?? standard
        if style != .unspecified, let preferred = set(preferred) { width = preferred }
        // The default maximum holds for the default width; an app's own fraction needs its own maximum.
        width = min(width, set(maximum) ?? standardMaximum)
        return max(width, set(minimum) ?? 0).roundedToPixel(scale: traitCollection.displayScale)
    }

    var effectivePrimaryWidth: CGFloat {
        guard let total = viewIfLoaded?.bounds.width else { return style == .tripleColumn ? 280 : 320 }
        if split.isCollapsed { return total }
        return width(
            fraction: preferredPrimaryColumnWidthFraction,
            preferred: preferredPrimaryColumnWidth,
            minimum: minimumPrimaryColumnWidth,
            maximum: maximumPrimaryColumnWidth,
            in: total
        )
    }

    var effectiveSupplementaryWidth: CGFloat {
        guard style == .tripleColumn else { return -1 }
        guard let total = viewIfLoaded?.bounds.width else { return 320 }
        return width(
            fraction: preferredSupplementaryColumnWidthFraction,
            preferred: preferredSupplementaryColumnWidth,
            minimum: minimumSupplementaryColumnWidth,
            maximum: maximumSupplementaryColumnWidth,
            in: total
        )
    }

    // MARK: The container
    func loadContainer() {
        let container = ContainerView(container: self)
        let content = UIView(frame: container.bounds)
        content.clipsToBounds = true
        container.addSubview(content)
        split.contentView = content
        view = container
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            guard let member = member(for: column), member.parent !== self else { continue }
            addChild(member)
            member.didMove(toParent: self)
        }
    }

    /// The columns that are seen, the farthest first.
    private var visibleColumns: [Column] {
        if split.isCollapsed { return split.columns[.compact] != nil ? [.compact] : [.primary] }
        let inner: Column = style == .tripleColumn ? .supplementary : .primary
        switch split.displayMode {
        case .automatic, .secondaryOnly: return [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: return [.secondary, inner]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            return [.secondary, .supplementary, .primary]
        }
    }

    /// Puts the seen columns' views in and takes the others out, with their appearance callbacks.
    func installColumns() {
        guard let content = split.contentView else { return }
        let members = visibleColumns.compactMap { member(for: $0) }.filter { $0.parent === self }
        let isVisible = view.window != nil && appearance.phase == .appeared
        let leaving = children.filter { child in
            child.viewIfLoaded?.superview === content && !members.contains { $0 === child }
        }
        let entering = members.filter { $0.viewIfLoaded?.superview !== content }
        if isVisible {
            for child in leaving { child.beginAppearanceTransition(false, animated: false) }
            for child in entering { child.beginAppearanceTransition(true, animated: false) }
        }
        for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
        for child in members { content.addSubview(child.loadedView) }
        for child in children { child.updateTraits() }
        view.setNeedsLayout()
        guard isVisible else { return }
        for child in entering { child.appearance.tellIsAppearing(child, animated: false) }
        view.layoutIfNeeded()
        for child in leaving + entering { child.endAppearanceTransition() }
    }

    /// Side columns are compact, the secondary is regular (TR-7).
    func columnTraits(of child: UIViewController) -> UITraitCollection? {
        guard !split.isCollapsed else { return nil }
        let isSide = [Column.primary, .supplementary].contains { column in
            (split.wrappers[column] ?? split.columns[column]) === child
        }
        return isSide ? UITraitCollection(horizontalSizeClass: .compact) : nil
    }

    // MARK: Places
    func layoutContainer() {
        guard let container = viewIfLoaded, let content = split.contentView else { return }
        content.frame = container.bounds
        if split.hasSettled, !split.isCollapsed, split.chosenMode == nil { changeMode(to: wishedMode) }
        let columns = visibleColumns
        let frames = columnFrames(columns, in: container.bounds, safe: container.safeAreaInsets)
        for column in columns {
            guard let view = member(for: column)?.viewIfLoaded, let place = frames[column] else { continue }
            if view.frame != place.frame { view.frame = place.frame }
            view.setContainerInsets(place.insets)
            if column != .secondary { content.bringSubviewToFront(view) }
            let floats = isGlass && !split.isCollapsed && column == columns.last && column != .secondary
            view.layer.cornerRadius = floats ? Self.floatingRadius : 0
            view.clipsToBounds = floats || view.clipsToBounds
        }
        layoutDividers(frames, columns: columns, in: content)
    }

    private struct Place {
        var frame: CGRect
        var insets: UIEdgeInsets = .zero
    }

    /// SP-M3: the floating column's margins, and its radius (looks: split views; the radius is unknown).
    private static let floatingMargin: CGFloat = 10
    private static let floatingBottom: CGFloat = 15
    private static let floatingRadius: CGFloat = 26

    private func columnFrames(_ columns: [Column], in bounds: CGRect, safe: UIEdgeInsets) -> [Column: Place] {
        guard !split.isCollapsed, columns.count > 1 else {
            return Dictionary(uniqueKeysWithValues: columns.map { ($0, Place(frame: bounds)) })
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAtRight = (primaryEdge == .trailing) != isRightToLeft
        func mirrored(_ frame: CGRect) -> CGRect {
            isAtRight
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let covers = [.oneOverSecondary, .twoOverSecondary].contains(split.displayMode)
        let divider = 1 / max(1, traitCollection.displayScale)
        var places: [Column: Place] = [:]
        var x: CGFloat = 0
        for column in columns.dropFirst().reversed() {
            let width = column == .primary ? effectivePrimaryWidth : effectiveSupplementaryWidth
            if isGlass, column == columns.last, !covers {
                let top = safe.top
                let frame = CGRect(
                    x: Self.floatingMargin,
                    y: top,
                    width: width,
                    height: bounds.height - top - Self.floatingBottom
                )
                places[column] = Place(frame: mirrored(frame))
                x = frame.maxX
                continue
            }
            places[column] = Place(frame: mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height)))
            x += width + (covers ? 0 : divider)
        }
        if covers || isGlass && columns.count == 2 {
            var insets = UIEdgeInsets.zero
            if !covers { if isAtRight { insets.right = x } else { insets.left = x } }
            places[.secondary] = Place(frame: bounds, insets: insets)
        } else {
            places[.secondary] = Place(
                frame: mirrored(CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height))
            )
        }
        return places
    }

    private func layoutDividers(_ places: [Column: Place], columns: [Column], in content: UIView) {
        for divider in split.dividers { divider.removeFromSuperview() }
        split.dividers = []
        guard !split.isCollapsed, !isGlass, columns.count > 1 else { return }
        let width = 1 / max(1, traitCollection.displayScale)
        for column in columns.dropFirst() {
            guard let frame = places[column]?.frame else { continue }
            let divider = UIView(frame: CGRect(x: frame.maxX, y: 0, width: width, height: content.bounds.height))
            if frame.minX > 0, frame.maxX >= content.bounds.width { divider.frame.origin.x = frame.minX - width }
            divider.backgroundColor = .separator
            content.addSubview(divider)
            split.dividers.append(divider)
        }
    }
}
