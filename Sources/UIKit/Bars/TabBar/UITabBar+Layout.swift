import Foundation
import Platform

/// What a tab bar holds besides what apps see.
struct TabBarState {
    var items: [UITabBarItem]?
    var buttons: [TabButton] = []
    var isTranslucent: Bool?
    var standardAppearance: UITabBarAppearance?
    var usesAppearances = false
    weak var scrollView: UIScrollView?
    weak var owner: (any TabBarOwner)?
    var needsLooks = true
    /// As the bar looks now.
    var wasAtScrollEdge = true
    var platter: GlassView?
    /// While people arrange the items.
    var customizing: TabCustomizingView?
    /// Shows the tab under a resting finger enlarged.
    var largeContent: LargeContentPress?
}

extension UITabBar: BarItemHolder, BarAppearanceHolder {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === state.standardAppearance { state.usesAppearances = true }
        looksDidChange()
    }

    var metrics: BarMetrics { BarMetrics(traits: traitCollection) }

    func setUpBar() {
        background.hairlineIsAbove = true
        addSubview(background)
        state.largeContent = LargeContentPress(on: self)
    }

    // MARK: Items
    func take(items: [UITabBarItem]?) {
        for button in state.buttons { button.removeFromSuperview() }
        for item in state.items ?? [] { item.holder = nil }
        state.items = items
        state.buttons = (items ?? []).map { item in
            item.holder = self
            let button = TabButton(item: item)
            button.addAction(
                UIAction { [weak self] _ in self?.buttonWasTouched(item) },
                for: .touchUpInside
            )
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        looksDidChange()
    }

    private func buttonWasTouched(_ item: UITabBarItem) {
        guard item.isEnabled, !isCustomizing else { return }
        if let owner = state.owner {
            guard owner.userSelects(item) else { return }
        } else {
            selectedItem = item
        }
        delegate?.tabBar(self, didSelect: item)
    }

    func selectionDidChange() { looksDidChange() }
    func barItemDidChange() { looksDidChange() }
    func looksDidChange() {
        state.needsLooks = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        state.owner?.barLayoutMayHaveChanged()
    }

    // MARK: Looks
    private var isAtScrollEdge: Bool {
        // A bar that watches no content is at its edge.
        state.scrollView?.isAtBottomEdge ?? true
    }

    func watch(_ scrollView: UIScrollView?) {
        guard state.scrollView !== scrollView else { return }
        if state.scrollView?.bars.bottom === self { state.scrollView?.bars.bottom = nil }
        state.scrollView = scrollView
        scrollView?.bars.bottom = self
        looksDidChange()
    }

    private var appearanceInUse: UITabBarAppearance? {
        guard Quirk.barsHaveAppearances.holds else { return nil }
        let item = selectedItem
        if isAtScrollEdge, Quirk.barsHaveEdgeAppearance.holds,
            let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        {
            return edge
        }
        return item?.standardAppearance ?? (state.usesAppearances ? state.standardAppearance : nil)
    }

    private var backgroundLook: BarLook {
        if metrics.hasTopTabBar { return .transparent }
        if metrics.isGlass { return .glass(over: state.scrollView, isAtEdge: isAtScrollEdge, \.bottomEdgeEffect) }
        let hidesAtEdge =
            Quirk.barsHaveEdgeAppearance.holds && isAtScrollEdge && scrollEdgeAppearance == nil
            && selectedItem?.scrollEdgeAppearance == nil
        if let appearance = appearanceInUse { return hidesAtEdge ? .transparent : BarLook(appearance: appearance) }
        if hidesAtEdge, backgroundImage == nil, barTintColor == nil, barStyle == .default, isTranslucent {
            return .transparent
        }
        var look = BarLook.system(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
        if let backgroundImage {
            look.image = backgroundImage
            look.fill = nil
            if let shadowImage {
                look.hairlineImage = shadowImage.size == .zero ? nil : shadowImage
                look.hairline = shadowImage.size == .zero ? nil : look.hairline
            }
        }
        return look
    }

    private func showLooks() {
        state.wasAtScrollEdge = isAtScrollEdge
        background.show(backgroundLook)
        // At the top there are only titles, in the middle of the platter, on glass too.
        let isInline = metrics.hasTopTabBar || metrics.tabsAreInline && !metrics.isGlass
        let look = TabLook(
            appearance: appearanceInUse,
            isInline: isInline,
            isCompactHeight: metrics.isCompactHeight,
            hidesImages: metrics.hasTopTabBar,
            tint: tintColor,
            unselected: unselectedItemTintColor ?? (metrics.isGlass || metrics.hasTopTabBar ? .label : .tabGray),
            indicator: appearanceInUse?.selectionIndicatorImage ?? selectionIndicatorImage,
            indicatorTint: appearanceInUse?.selectionIndicatorTintColor
        )
        for button in state.buttons { button.show(look, isSelected: button.item === selectedItem) }
        let wantsPlatter = (metrics.isGlass || metrics.hasTopTabBar) && !state.buttons.isEmpty
        if wantsPlatter, state.platter == nil {
            let platter = GlassView(isProminent: false)
            insertSubview(platter, aboveSubview: background)
            state.platter = platter
        } else if !wantsPlatter {
            state.platter?.removeFromSuperview()
            state.platter = nil
        }
    }

    // MARK: Places
    func layoutBar() {
        if state.needsLooks {
            state.needsLooks = false
            showLooks()
        }
        background.frame = bounds
        if !metrics.hasTopTabBar { background.frame.size.height += reachOfLoneBar(at: .bottom) }
        guard !state.buttons.isEmpty else { return }
        let frames = buttonFrames
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, frame) in zip(state.buttons, frames) {
            button.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        if let platter = state.platter, let first = frames.first, let last = frames.last {
            let inset = Self.glassRim
            platter.frame = CGRect(
                x: first.minX - inset,
                y: first.minY - inset,
                width: last.maxX - first.minX + 2 * inset,
                height: first.height + 2 * inset
            )
            let selected = state.buttons.first { $0.item === selectedItem }
            platter.showSelection(selected.map { convert($0.frame, to: platter) })
        }
    }

    private var buttonFrames: [CGRect] {
        let count = CGFloat(state.buttons.count)
        if metrics.hasTopTabBar { return packedFrames }
        if metrics.isGlass {
            return glassFrames
        }
        let height = min(bounds.height, metrics.tabBarHeight)
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        let appearance = appearanceInUse
        let wish = appearance?.stackedItemPositioning ?? .automatic
        let positioning = wish == .automatic ? itemPositioning : wish
        if positioning == .centered || positioning == .automatic && metrics.isPad {
            func first(_ lengths: CGFloat...) -> CGFloat { lengths.first { $0 > 0 } ?? 0 }
            let width = first(appearance?.stackedItemWidth ?? 0, itemWidth, Self.centeredWidth)
            let gap = first(appearance?.stackedItemSpacing ?? 0, itemSpacing, Self.centeredGap)
            let total = count * width + (count - 1) * gap
            if total <= room {
                let start = insets.left + (room - total) / 2
                return (0..<state.buttons.count).map {
                    CGRect(x: start + CGFloat($0) * (width + gap), y: 0, width: width, height: height)
                }
            }
        }
        // Items share the width with four points between them and two at the ends (looks: tab bar).
        let width = (room - count * 2 * Self.filledMargin) / count
        let pitch = width + 2 * Self.filledMargin
        return (0..<state.buttons.count).map { index in
            CGRect(x: insets.left + Self.filledMargin + CGFloat(index) * pitch, y: 0, width: width, height: height)
                .roundedToPixels(scale: traitCollection.displayScale)
        }
    }

    /// BR-M11: a platter of three items 94 wide and 54 high, which overlap by 8, begins 4 inside its rim. Four and more
    /// fill the width and overlap further (looks: tab bar).
    private var glassFrames: [CGRect] {
        let count = CGFloat(state.buttons.count)
        let room = bounds.width - 2 * (Self.glassSide + Self.glassRim)
        let isFull = state.buttons.count > 3
        let overlap = isFull ? Self.fullOverlap : Self.glassOverlap
        let share = (room + (count - 1) * overlap) / count
        let width = isFull ? share : min(Self.glassItemWidth, share)
        let total = width * count - overlap * (count - 1)
        let start = (bounds.width - total) / 2
        return (0..<state.buttons.count).map {
            CGRect(
                x: start + CGFloat($0) * (width - overlap),
                y: Self.glassRim,
                width: width,
                height: metrics.tabBarHeight - 2 * Self.glassRim
            ).roundedToPixels(scale: layoutScale)
        }
    }

    /// BR-M16: packed by their widths and centered.
    private var packedFrames: [CGRect] {
        let widths = state.buttons.map { $0.sizeThatFits(bounds.size).width + Self.topItemPadding }
        var x = (bounds.width - widths.reduce(0, +)) / 2
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: 4, width: width, height: bounds.height - 8)
        }
    }

    private static let filledMargin: CGFloat = 2
    private static let centeredWidth: CGFloat = 76
    private static let centeredGap: CGFloat = 34
    private static let glassItemWidth: CGFloat = 94
    private static let glassSide: CGFloat = 21
    private static let glassRim: CGFloat = 4
    private static let (glassOverlap, fullOverlap): (CGFloat, CGFloat) = (8, 13.3)
    private static let topItemPadding: CGFloat = 36
}

extension UITabBar: ScrollViewBarObserver {
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        if Quirk.barsHaveEdgeAppearance.holds, isAtScrollEdge != state.wasAtScrollEdge { looksDidChange() }
    }
}

extension UIColor {
    /// Of tabs that aren't selected: 153 on white (looks: tab bar).
    static var tabGray: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 0.6, alpha: 1) }
    }
}
