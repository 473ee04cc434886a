import Foundation
import Platform

extension UINavigationBar {
    private var metrics: BarMetrics { BarMetrics(traits: traitCollection) }

    // MARK: Heights
    /// Of the row with title and buttons.
    var rowHeight: CGFloat {
        let usual = state.owner?.isInSheet ?? false ? metrics.sheetBarHeight : metrics.navigationBarHeight
        return max(usual, topItem?.titleView?.leastTitleRowHeight ?? 0)
    }
    private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : metrics.promptHeight }

    /// BR-2: whether the top item's title is large, scrolling aside.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, metrics.allowsLargeTitles, let topItem else { return false }
        return isLarge(topItem)
    }

    /// Automatic inherits from the item before; the first one is large.
    private func isLarge(_ item: UINavigationItem) -> Bool {
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            guard let index = state.items.firstIndex(where: { $0 === item }), index > 0 else { return true }
            return isLarge(state.items[index - 1])
        }
    }

    /// BR-M17: on wide bars of iOS 26 the search bar stands at the row's end.
    var searchIsInRow: Bool {
        guard let topItem, topItem.searchController != nil, topItem.preferredSearchBarPlacement != .stacked else {
            return false
        }
        return metrics.isGlass && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// Whether a search has taken the place of the title's row (BR-M9).
    private var isRowHidden: Bool {
        guard !searchIsInRow else { return false }
        guard let search = topItem?.searchController, Quirk.navigationBarsHoldSearch.holds else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }
    /// Of the row and the prompt above it.
    private var shownRowHeight: CGFloat { isRowHidden ? 0 : rowHeight + promptHeight }
    private var fullLargeTitleHeight: CGFloat {
        guard showsLargeTitle, !isRowHidden else { return 0 }
        return max(metrics.largeTitleHeight, BarTextSize(traits: traitCollection).largeTitleZone)
    }
    private var fullSearchHeight: CGFloat {
        guard !searchIsInRow else { return 0 }
        guard let search = topItem?.searchController, Quirk.navigationBarsHoldSearch.holds else { return 0 }
        return metrics.searchBarHeight
            + (search.searchBar.showsScopeBar ? SearchBarLook.current.scope : 0)
    }
    /// BR-4: how much of the search bar scrolling may hide.
    private var collapsibleSearchHeight: CGFloat {
        guard let topItem, topItem.hidesSearchBarWhenScrolling, state.scrollView != nil,
            !(topItem.searchController?.isActive ?? false)
        else { return 0 }
        return fullSearchHeight
    }

    private var shownSearchHeight: CGFloat {
        fullSearchHeight - min(collapsibleSearchHeight, state.collapsed)
    }
    /// The search bar goes first, then the large title.
    private var shownLargeTitleHeight: CGFloat {
        guard state.scrollView != nil else { return fullLargeTitleHeight }
        return max(0, fullLargeTitleHeight - max(0, state.collapsed - collapsibleSearchHeight))
    }

    var barHeight: CGFloat { shownRowHeight + shownLargeTitleHeight + shownSearchHeight + state.refreshHeight }
    /// The height at rest, before scrolling takes anything away.
    var heightAtRest: CGFloat { shownRowHeight + fullLargeTitleHeight + fullSearchHeight + state.refreshHeight }

    // MARK: Scrolling
    /// Follows a scroll view (BR-3); nil: nothing collapses.
    func watch(_ scrollView: UIScrollView?) {
        if state.scrollView !== scrollView {
            if state.scrollView?.bars.top === self { state.scrollView?.bars.top = nil }
            state.scrollView = scrollView
            state.collapsed = 0
            state.needsContent = true
        }
        if let scrollView, scrollView.bars.top !== self { scrollView.bars.top = self }
    }

    /// Whether the content is at its top, where bars from iOS 15 are transparent (BR-14).
    var isAtScrollEdge: Bool {
        guard let scrollView = state.scrollView else { return true }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
            || state.collapsed < heightAtRest - shownRowHeight
    }

    // MARK: Places
    func layoutBar() {
        if state.needsContent {
            state.needsContent = false
            showContent()
        }
        let reach = backgroundReach
        parts.background.reachAbove = reach
        parts.background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        let prompt = isRowHidden ? 0 : promptHeight
        parts.content.isHidden = isRowHidden
        parts.promptLabel.isHidden = isRowHidden
        parts.promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(0, prompt - 4))
        let row = min(bounds.height - prompt, isRowHidden ? 0 : rowHeight)
        // BR-M4: glass stands at the bar's top, with the rest of the row free below.
        let content = metrics.isGlass ? min(row, BarItemRow.platter) : row
        parts.content.frame = CGRect(x: 0, y: prompt, width: bounds.width, height: content)
        layoutRow(in: parts.content.bounds)
        layoutLargeTitle(below: prompt + row)
        layoutSearchBar()
        parts.titleLabel.alpha = titleAlpha
    }

    /// BR-1: the collapsed title fades in when the large one has gone.
    private var titleAlpha: CGFloat { showsLargeTitle && shownLargeTitleHeight > largeTitleFade ? 0 : 1 }
    private var largeTitleFade: CGFloat { 12 }

    private func layoutRow(in row: CGRect) {
        let scale = traitCollection.displayScale
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = metrics.sideMargin(width: bounds.width)
        let insets = safeAreaInsets
        let (leadingInset, trailingInset) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        // Everything is placed for reading from the left, then mirrored.
        func mirrored(_ frame: CGRect) -> CGRect {
            let frame = frame.roundedToPixels(scale: scale)
            guard isRightToLeft else { return frame }
            return CGRect(x: row.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let trailingWidth = parts.trailing.fittingWidth(height: row.height)
        let searchWidth = searchWidthInRow
        let trailingX = row.width - trailingInset - margin - trailingWidth - searchWidth
        let rightLimit =
            trailingWidth + searchWidth > 0 ? trailingX - Self.titleGap : row.width - trailingInset - margin
        var x = leadingInset
        let titleWidth = wishedTitleWidth(height: row.height)
        // Its parts stand further in on wide bars.
        parts.backButton.setNeedsLayout()
        if !parts.backButton.isHidden {
            x += metrics.isGlass ? margin : 0
            var width = parts.backButton.sizeThatFits(row.size).width
            // BR-12: the back title gives way when it would meet the title.
            let leadingWidth = parts.leading.fittingWidth(height: row.height)
            let room = rightLimit - x - titleWidth - Self.titleGap - leadingWidth
            if width > max(room, Self.leastBackWidth) { width = max(room, Self.leastBackWidth) }
            parts.backButton.frame = mirrored(CGRect(x: x, y: 0, width: width, height: row.height))
            x += width + Self.titleGap
        } else {
            x += margin
        }
        let leadingWidth = parts.leading.fittingWidth(height: row.height)
        if leadingWidth > 0 {
            parts.leading.frame = mirrored(CGRect(x: x, y: 0, width: leadingWidth, height: row.height))
            x += leadingWidth + Self.titleGap
        }
        parts.trailing.frame = mirrored(
            CGRect(x: trailingX, y: 0, width: trailingWidth, height: row.height)
        )
        layoutTitle(from: x, to: rightLimit, in: row, wish: titleWidth, mirrored: mirrored)
        layoutCenter(to: rightLimit, in: row, mirrored: mirrored)
        guard searchWidth > 0, let searchBar = topItem?.searchController?.searchBar else { return }
        let field = CGRect(
            x: row.width - trailingInset - Self.searchSide - searchWidth + Self.searchGap,
            y: (row.height - BarItemRow.platter) / 2,
            width: searchWidth - Self.searchGap,
            height: BarItemRow.platter
        )
        searchBar.frame = mirrored(field).offsetBy(dx: 0, dy: parts.content.frame.minY)
        searchBar.isHidden = false
        searchBar.alpha = 1
    }

    /// BR-M17: at rest, while searching, and from the side.
    private static let searchWidths: (resting: CGFloat, active: CGFloat) = (240, 280)
    private static let searchSide: CGFloat = 15
    /// Between the search field and the items before it; as between items.
    private static let searchGap: CGFloat = 12

    /// What the search takes of the row's end, in points; 0 where it doesn't stand there.
    private var searchWidthInRow: CGFloat {
        guard searchIsInRow, let search = topItem?.searchController else { return 0 }
        return (search.isActive ? Self.searchWidths.active : Self.searchWidths.resting) + Self.searchGap
    }

    /// The items of the middle, between the title and the trailing items.
    private func layoutCenter(to right: CGFloat, in row: CGRect, mirrored: (CGRect) -> CGRect) {
        let width = parts.center.fittingWidth(height: row.height)
        guard width > 0 else { return parts.center.frame = .zero }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title =
            parts.titleLabel.isHidden
            ? 0 : isRightToLeft ? row.width - parts.titleLabel.frame.minX : parts.titleLabel.frame.maxX
        let x = max(title + Self.titleGap, min((row.width - width) / 2, right - width))
        parts.center.frame = mirrored(CGRect(x: x, y: 0, width: width, height: row.height))
    }

    private static let titleGap: CGFloat = 6
    /// Where only the chevron is left.
    private static let leastBackWidth: CGFloat = 24

    /// Centered on the bar where there is room, else moved aside (BR-11).
    private func layoutTitle(
        from left: CGFloat,
        to right: CGFloat,
        in row: CGRect,
        wish: CGFloat,
        mirrored: (CGRect) -> CGRect
    ) {
        let width = min(wish, max(0, right - left))
        var x = topItem?.hasLeadingTitle ?? false ? left : (row.width - width) / 2
        x = max(left, min(x, right - width))
        if let holder = parts.titleHolder {
            holder.frame = mirrored(CGRect(x: x, y: 0, width: width, height: row.height))
            return
        }
        let height = parts.titleLabel.sizeThatFits(row.size).height
        let offset =
            state.titleOffsets[metrics.isCompactHeight ? .compact : .default] ?? state.titleOffsets[.default] ?? 0
        let sign = parts.titleButton.signWidth
        let box = CGRect(x: x, y: (row.height - height) / 2 + offset, width: max(0, width - sign), height: height)
        parts.titleLabel.frame = mirrored(box).offsetBy(
            dx: state.titleOffset.horizontal,
            dy: state.titleOffset.vertical
        )
        parts.titleButton.frame = mirrored(CGRect(x: x, y: 0, width: width, height: row.height))
    }

    private func wishedTitleWidth(height: CGFloat) -> CGFloat {
        if let holder = parts.titleHolder {
            let wish = holder.sizeThatFits(CGSize(width: bounds.width, height: height)).width
            return wish > 0 ? wish : bounds.width
        }
        return parts.titleLabel.sizeThatFits(bounds.size).width + parts.titleButton.signWidth
    }

    private func layoutLargeTitle(below y: CGFloat) {
        let shown = shownLargeTitleHeight
        let full = fullLargeTitleHeight
        parts.largeTitleClip.isHidden = full == 0
        guard full > 0 else { return }
        parts.largeTitleClip.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, shown))
        let inset = effectiveUserInterfaceLayoutDirection == .rightToLeft ? safeAreaInsets.right : safeAreaInsets.left
        let margin = metrics.largeTitleMargin(width: bounds.width) + inset
        let size = parts.largeTitleLabel.sizeThatFits(bounds.size)
        // The box of 41 begins 3.5 below the row (BR-M3); its foot goes up with the content.
        let top = Self.largeTitleTop - (full - shown)
        parts.largeTitleLabel.frame = CGRect(
            x: margin,
            y: top,
            width: max(0, bounds.width - 2 * margin),
            height: size.height
        ).roundedToPixels(scale: traitCollection.displayScale)
        parts.largeTitleLabel.textAlignment = .natural
    }

    private static let largeTitleTop: CGFloat = 3.5

    private func layoutSearchBar() {
        guard let searchBar = topItem?.searchController?.searchBar, searchBar.superview === self, !searchIsInRow else {
            return
        }
        let shown = shownSearchHeight
        searchBar.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
        searchBar.isHidden = shown <= 0
        searchBar.alpha = min(1, shown / max(1, fullSearchHeight))
    }
}

extension UINavigationBar: ScrollViewBarObserver {
    /// Takes away what the content has scrolled, search bar first.
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === state.scrollView else { return }
        let collapsible = fullLargeTitleHeight + collapsibleSearchHeight
        // The offset counts from the bar at rest, whatever the bar's height is now.
        let top = scrollView.adjustedContentInset.top + (heightAtRest - barHeight)
        let collapsed = min(collapsible, max(0, scrollView.contentOffset.y + top))
        if collapsed != state.collapsed {
            state.collapsed = collapsed
            heightMayHaveChanged()
        }
        if isAtScrollEdge != state.wasAtScrollEdge { looksDidChange() }
    }
}

extension UINavigationBar: RefreshBar {
    var roomForRefresh: CGFloat {
        get { state.refreshHeight }
        set {
            state.refreshHeight = newValue
            heightMayHaveChanged()
            state.owner?.layOutAroundBar()
        }
    }
}
