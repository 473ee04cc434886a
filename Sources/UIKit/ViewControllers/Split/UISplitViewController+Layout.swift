import Foundation

extension UISplitViewController: ContainerLayout {
    // MARK: The container
    func loadContainer() {
        let container = ContainerView(container: self)
        let content = UIView(frame: container.bounds)
        content.clipsToBounds = true
        container.addSubview(content)
        split.contentView = content
        attachSwipe(to: container)
        view = container
        // SP-M7: the supplementary column comes first. SP-M12: all controllers are wrapped and loaded, then moved.
        var members: [UIViewController] = []
        for column in [Column.supplementary, .primary, .secondary, .compact] {
            guard let member = member(for: column) else { continue }
            if member.parent !== self { members.append(member) }
            if style != .unspecified, column != .compact { split.columns[column]?.loadViewIfNeeded() }
        }
        for member in members { addChild(member) }
        for member in members { member.didMove(toParent: self) }
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
        settleWidth()
        split.swipe?.edges = columnsAreAtRight ? .right : .left
        let columns = visibleColumns
        let places = columnPlaces(columns, in: container.bounds, safe: container.safeAreaInsets)
        for column in columns {
            guard let view = member(for: column)?.viewIfLoaded, let place = places[column] else { continue }
            if view.frame != place.frame { view.frame = place.frame }
            view.setContainerInsets(place.insets)
            if column != .secondary { content.bringSubviewToFront(view) }
            let floats = floatsPrimary && !split.isCollapsed && column == .primary
            view.layer.cornerRadius = floats ? Self.floatingRadius : 0
            view.clipsToBounds = floats || view.clipsToBounds
        }
        parkHidden(columns, in: container.bounds, safe: container.safeAreaInsets)
        layoutDividers(places, columns: columns, in: content)
        layoutDimming(columns, in: content)
        placeButton()
    }

    private struct Place {
        var frame: CGRect
        var insets: UIEdgeInsets = .zero
    }

    /// SP-M3: the floating column's margins, and its radius (looks: split views; the radius is unknown).
    static let floatingMargin: CGFloat = 10
    private static let floatingBottom: CGFloat = 15
    private static let floatingRadius: CGFloat = 26

    /// SP-M5: `leading` is at the right in right-to-left.
    private var columnsAreAtRight: Bool {
        (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var covers: Bool { [.oneOverSecondary, .twoOverSecondary].contains(split.displayMode) }

    /// Places of the seen columns, as if the side columns were at the left.
    private func columnPlaces(_ columns: [Column], in bounds: CGRect, safe: UIEdgeInsets) -> [Column: Place] {
        guard !split.isCollapsed, columns.count > 1 else {
            return Dictionary(uniqueKeysWithValues: columns.map { ($0, Place(frame: bounds)) })
        }
        if columns.contains(.inspector) { return placesBesideInspector(columns, in: bounds, safe: safe) }
        var places: [Column: Place] = [:]
        let floats = floatsPrimary && columns.contains(.primary)
        /// Where what is tiled begins, and what floats over it.
        var (x, reach): (CGFloat, CGFloat) = (0, 0)
        if columns.contains(.primary) {
            let width = effectivePrimaryWidth
            if floats {
                places[.primary] = Place(frame: floatingFrame(x: Self.floatingMargin, width: width, bounds, safe))
                reach = Self.floatingMargin + width
            } else {
                places[.primary] = Place(frame: CGRect(x: 0, y: 0, width: width, height: bounds.height))
                x = width + (covers ? 0 : dividerWidth)
            }
        }
        if columns.contains(.supplementary) {
            // SP-M8: it reaches below a floating primary.
            let width = reach + effectiveSupplementaryWidth
            places[.supplementary] = Place(
                frame: CGRect(x: x, y: 0, width: width, height: bounds.height),
                insets: sideInsets(reach)
            )
            x += width + (covers ? 0 : dividerWidth)
            reach = 0
        }
        places[.secondary] = secondaryPlace(x: x, reach: reach, bounds)
        guard columnsAreAtRight else { return places }
        return places.mapValues { place in
            var place = place
            place.frame.origin.x = bounds.width - place.frame.maxX
            return place
        }
    }

    /// The inspector has the trailing edge, the others the rest.
    private func placesBesideInspector(
        _ columns: [Column],
        in bounds: CGRect,
        safe: UIEdgeInsets
    ) -> [Column: Place] {
        let width = effectiveInspectorWidth
        var rest = bounds
        rest.size.width -= width + dividerWidth
        var places = columnPlaces(columns.filter { $0 != .inspector }, in: rest, safe: safe)
        let isAtLeft = columnsAreAtRight
        if isAtLeft { for column in places.keys { places[column]?.frame.origin.x += width + dividerWidth } }
        let x = isAtLeft ? 0 : bounds.width - width
        places[.inspector] = Place(frame: CGRect(x: x, y: 0, width: width, height: bounds.height))
        return places
    }

    private func secondaryPlace(x: CGFloat, reach: CGFloat, _ bounds: CGRect) -> Place {
        if covers { return Place(frame: bounds) }
        var width = max(0, bounds.width - x)
        if split.displayMode == .twoDisplaceSecondary {
            // It keeps the width that it has beside one column, and goes off the screen.
            width = max(width, bounds.width - effectiveSupplementaryWidth - dividerWidth)
        }
        return Place(frame: CGRect(x: x, y: 0, width: width, height: bounds.height), insets: sideInsets(reach))
    }

    private func sideInsets(_ reach: CGFloat) -> UIEdgeInsets {
        columnsAreAtRight
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: reach)
            : UIEdgeInsets(top: 0, left: reach, bottom: 0, right: 0)
    }

    private func floatingFrame(x: CGFloat, width: CGFloat, _ bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
        CGRect(x: x, y: safe.top, width: width, height: bounds.height - safe.top - Self.floatingBottom)
    }

    /// SP-M7, SP-M9: hidden columns wait beyond the edge.
    private func parkHidden(_ columns: [Column], in bounds: CGRect, safe: UIEdgeInsets) {
        guard !split.isCollapsed else { return }
        var x: CGFloat = 0
        for column in [Column.supplementary, .primary] where !columns.contains(column) {
            guard let member = member(for: column), member.parent === self,
                let view = style == .unspecified ? member.viewIfLoaded : member.loadedView
            else { continue }
            let isPrimary = column == .primary
            let width = isPrimary ? effectivePrimaryWidth : effectiveSupplementaryWidth
            x -= width + (isPrimary && floatsPrimary ? Self.floatingMargin : dividerWidth)
            var frame =
                isPrimary && floatsPrimary
                ? floatingFrame(x: x, width: width, bounds, safe)
                : CGRect(x: x, y: 0, width: width, height: bounds.height)
            if columnsAreAtRight { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }

    private func layoutDividers(_ places: [Column: Place], columns: [Column], in content: UIView) {
        for divider in split.dividers { divider.removeFromSuperview() }
        split.dividers = []
        guard !split.isCollapsed, columns.count > 1 else { return }
        for column in columns.dropFirst() where !(floatsPrimary && column == .primary) {
            guard let frame = places[column]?.frame else { continue }
            let x = columnsAreAtRight ? frame.minX - dividerWidth : frame.maxX
            let divider = UIView(frame: CGRect(x: x, y: 0, width: dividerWidth, height: content.bounds.height))
            divider.backgroundColor = .separator
            content.addSubview(divider)
            split.dividers.append(divider)
        }
    }

    /// What lies over the secondary while columns cover it: a touch on it hides them.
    private func layoutDimming(_ columns: [Column], in content: UIView) {
        guard !split.isCollapsed, covers, let secondary = member(for: .secondary)?.viewIfLoaded else {
            split.dimmingView?.removeFromSuperview()
            split.dimmingView = nil
            return
        }
        let dimming = split.dimmingView ?? DismissRegion()
        if split.dimmingView == nil {
            dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
            (dimming as? UIControl)?.addAction(
                UIAction { [weak self] _ in self?.touchedBesideColumns() },
                for: .touchUpInside
            )
            split.dimmingView = dimming
        }
        dimming.frame = content.bounds
        if dimming.superview !== content { content.insertSubview(dimming, aboveSubview: secondary) }
    }

    /// Of the black over the secondary; as of a sheet, a split view's own isn't known.
    private static let dimming: CGFloat = 0.1
}
