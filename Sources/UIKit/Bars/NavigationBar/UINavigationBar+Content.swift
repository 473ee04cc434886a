import Foundation
import Platform

extension UINavigationBar {
    private var metrics: BarMetrics { BarMetrics(traits: traitCollection) }

    // MARK: The look that counts now
    /// The appearance for the height and the scroll position; nil while the app uses the older properties.
    private var appearanceInUse: UINavigationBarAppearance? {
        guard Quirk.barsHaveAppearances.holds else { return nil }
        let item = topItem
        let isCompact = metrics.isCompactHeight
        let standard = item?.standardAppearance ?? (state.usesAppearances ? state.standardAppearance : nil)
        if usesScrollEdge {
            let edge =
                (isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil)
                ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            if let edge { return edge }
        }
        return (isCompact ? item?.compactAppearance ?? compactAppearance : nil) ?? standard
    }

    /// BR-14: from iOS 15 always at the edge, from 13 under a large title.
    private var usesScrollEdge: Bool {
        guard isAtScrollEdge else { return false }
        return Quirk.barsHaveEdgeAppearance.holds || showsLargeTitle && Quirk.largeTitlesHaveEdgeAppearance.holds
    }

    private var backgroundLook: BarLook {
        if metrics.isGlass, !state.usesAppearances, barTintColor == nil, isTranslucent {
            return .glass(over: state.scrollView, isAtEdge: isAtScrollEdge, \.topEdgeEffect)
        }
        let hasEdge = (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil
        if let appearance = appearanceInUse {
            var look = BarLook(appearance: appearance)
            // Without an edge appearance the standard one loses its background at the edge.
            if usesScrollEdge, !hasEdge { look = .transparent }
            return look
        }
        let image = state.backgroundImages[.default]
        if usesScrollEdge, !hasEdge, image == nil, barTintColor == nil, barStyle == .default, isTranslucent {
            return .transparent
        }
        var look = BarLook.system(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
        if let image {
            look.image = image
            if image.size == .zero { look.fill = nil }
            look.fill = nil
            if let shadowImage {
                look.hairlineImage = shadowImage.size == .zero ? nil : shadowImage
                if shadowImage.size == .zero { look.hairline = nil }
            }
        }
        return look
    }

    private var titleColor: UIColor { barStyle == .default ? .label : .white }

    private func titleAttributes(size: CGFloat, weight: UIFont.Weight, isLarge: Bool) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: titleColor,
        ]
        attributes.merge((isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]) { $1 }
        if let appearance = appearanceInUse {
            attributes.merge(isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes) { $1 }
        }
        return attributes
    }

    // MARK: Showing
    /// Builds the row from the top item.
    func showContent() {
        state.wasAtScrollEdge = isAtScrollEdge
        parts.background.show(backgroundLook)
        let title = topItem?.title ?? ""
        parts.titleLabel.attributedText = text(
            topItem?.attributedTitle,
            or: title,
            titleAttributes(size: BarTextSize(traits: traitCollection).title, weight: .semibold, isLarge: false)
        )
        showSubtitle()
        parts.largeTitleLabel.attributedText = NSAttributedString(
            string: topItem?.largeTitle ?? title,
            attributes: titleAttributes(
                size: BarTextSize(traits: traitCollection).largeTitle,
                weight: .bold,
                isLarge: true
            )
        )
        state.titleOffset = appearanceInUse?.titlePositionAdjustment ?? .zero
        parts.promptLabel.text = topItem?.prompt
        parts.promptLabel.textColor = titleColor
        showTitleView()
        showButtons()
        showSearchBar()
    }

    /// Puts a subtitle below a smaller title, since iOS 26 (looks: navigation bar).
    private func showSubtitle() {
        let label = parts.titleLabel
        guard metrics.isGlass, let subtitle = topItem?.subtitle, !subtitle.isEmpty else {
            label.numberOfLines = 1
            return
        }
        let share = BarTextSize(traits: traitCollection).title / 17
        let titleLook = titleAttributes(size: Self.titleAboveSubtitle * share, weight: .semibold, isLarge: false)
        let lines = NSMutableAttributedString(
            attributedString: text(topItem?.attributedTitle, or: topItem?.title ?? "", titleLook)
        )
        lines.append(NSAttributedString(string: "\n", attributes: titleLook))
        var look: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.subtitleSize * share), .foregroundColor: UIColor.secondaryLabel,
        ]
        look.merge(appearanceInUse?.subtitleTextAttributes ?? [:]) { $1 }
        lines.append(text(topItem?.attributedSubtitle, or: subtitle, look))
        label.numberOfLines = 2
        label.attributedText = lines
        label.textAlignment = .center
    }

    /// An app's own text, or plain text, with attributes where it has none of its own.
    private func text(
        _ own: AttributedString?,
        or plain: String,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        guard let own else { return NSAttributedString(string: plain, attributes: attributes) }
        let text = NSMutableAttributedString(attributedString: NSAttributedString(own))
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { set, range, _ in
            text.setAttributes(attributes.merging(set) { $1 }, range: range)
        }
        return text
    }

    /// Points, at the standard text size.
    private static let (titleAboveSubtitle, subtitleSize): (CGFloat, CGFloat) = (15, 12)

    private func showTitleView() {
        let titleView = topItem?.titleView
        if parts.titleHolder?.content !== titleView || titleView?.superview !== parts.titleHolder {
            parts.titleHolder?.removeFromSuperview()
            parts.titleHolder = titleView.map { BarCustomViewHolder(content: $0) }
            if let holder = parts.titleHolder { parts.content.addSubview(holder) }
        }
        // BR-M17: a tab bar at the top stands in the title's place.
        let isUnderTabs = metrics.hasTopTabBar && state.owner?.standsInShownTabBar ?? false
        parts.titleLabel.isHidden = titleView != nil || isUnderTabs
    }

    private func showButtons() {
        let appearance = appearanceInUse
        let look = BarButtonLook(
            tintColor: tintColor,
            plain: appearance?.buttonAppearance,
            done: appearance?.doneButtonAppearance,
            isGlass: metrics.isGlass,
            isCompactHeight: metrics.isCompactHeight,
            fontSize: BarTextSize(traits: traitCollection).title
        )
        let showsCenter = showsCenterItems
        parts.leading.show(topItem?.leadingItems ?? [], look: look, holder: self)
        parts.trailing.show(topItem?.trailingItems(showsCenter: showsCenter) ?? [], look: look, holder: self)
        parts.center.show(showsCenter ? topItem?.centerItems ?? [] : [], look: look, holder: self)
        parts.titleButton.menu = topItem?.titleView == nil ? topItem?.titleMenu : nil
        let showsBack =
            (backItem != nil || topItem?.backAction != nil) && !(topItem?.hidesBackButton ?? false)
            && (parts.leading.isEmpty || topItem?.leftItemsSupplementBackButton ?? false)
        parts.backButton.isHidden = !showsBack
        guard showsBack else { return }
        // The first item has a back button for an action of its own only.
        let backItem = backItem ?? UINavigationItem(title: topItem?.backAction?.title ?? "")
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarTextSize(traits: traitCollection).title),
            .foregroundColor: metrics.isGlass
                ? UIColor.label : backItem.backBarButtonItem?.tintColor ?? tintColor ?? .label,
        ]
        attributes.merge(backItem.backBarButtonItem?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        attributes.merge(appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]) { $1 }
        let own = backItem.backBarButtonItem?.legacyLooks.backTitleOffset(
            metrics.isCompactHeight ? .compact : .default
        )
        let more = appearance?.backButtonAppearance.normal.titlePositionAdjustment ?? .zero
        parts.backButton.titleOffset = UIOffset(
            horizontal: (own?.horizontal ?? 0) + more.horizontal,
            vertical: (own?.vertical ?? 0) + more.vertical
        )
        parts.backButton.show(
            title: backItem.effectiveBackTitle,
            attributes: attributes,
            image: appearance?.backIndicatorImage ?? backIndicatorImage,
            isGlass: metrics.isGlass
        )
    }

    /// Whether the middle holds items: where the title stands aside and the width is regular.
    private var showsCenterItems: Bool {
        (topItem?.hasLeadingTitle ?? false) && traitCollection.horizontalSizeClass == .regular
    }

    private func showSearchBar() {
        let searchBar = topItem?.searchController?.searchBar
        if parts.searchBar !== searchBar {
            if parts.searchBar?.superview === self { parts.searchBar?.removeFromSuperview() }
            parts.searchBar = searchBar
        }
        guard let searchBar, searchBar.superview !== self else { return placeSearchBar() }
        searchBar.isInBarRow = searchIsInRow
        searchBar.isInNavigationBar = true
        insertSubview(searchBar, aboveSubview: parts.background)
    }

    /// BR-31: a bar that is shown may go into the row and out of it with the bar's width.
    private func placeSearchBar() {
        guard let search = topItem?.searchController, search.searchBar.isInBarRow != searchIsInRow else { return }
        let (before, now) = (search.searchBar.isInBarRow, searchIsInRow)
        search.delegate?.searchController(search, willChangeTo: now ? .inline : .stacked)
        search.searchBar.isInBarRow = now
        search.delegate?.searchController(search, didChangeFrom: before ? .inline : .stacked)
    }
}
