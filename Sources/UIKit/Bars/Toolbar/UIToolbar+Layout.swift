import Foundation
import Platform

/// What a toolbar holds besides what apps see.
struct ToolbarState {
    var position: UIBarPosition?
    /// Shows the item under a resting finger enlarged.
    var largeContent: LargeContentPress?
    var isTranslucent: Bool?
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?
    var standardAppearance: UIToolbarAppearance?
    var usesAppearances = false
    /// The content above, whose bottom edge counts.
    weak var scrollView: UIScrollView?
    var needsContent = true
    /// As the bar looks now.
    var wasAtScrollEdge = true
    /// Points from the bar's bottom down to the background's, where a controller says so.
    var backgroundReach: CGFloat?
    /// Points from the bar's top to the items.
    var rowY: CGFloat = 0
}

extension UIToolbar: BarItemHolder, BarAppearanceHolder {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === state.standardAppearance { state.usesAppearances = true }
        looksDidChange()
    }

    private var metrics: BarMetrics { BarMetrics(traits: traitCollection) }

    func setUpBar() {
        background.hairlineIsAbove = true
        row.stretches = true
        addSubview(background)
        addSubview(row)
        state.largeContent = LargeContentPress(on: self)
    }

    func itemsDidChange(from old: [UIBarButtonItem]?) {
        for item in old ?? [] where item.holder === self { item.holder = nil }
        barItemDidChange()
    }

    func barItemDidChange() { looksDidChange() }

    func looksDidChange() {
        state.needsContent = true
        setNeedsLayout()
    }

    var backgroundReach: CGFloat {
        get { state.backgroundReach ?? reachOfLoneBar(at: barPosition) }
        set {
            guard newValue != state.backgroundReach else { return }
            state.backgroundReach = newValue
            setNeedsLayout()
        }
    }

    /// A bar that watches no content is at its edge.
    private var isAtScrollEdge: Bool { state.scrollView?.isAtBottomEdge ?? true }

    private var appearanceInUse: UIToolbarAppearance? {
        guard Quirk.barsHaveAppearances.holds else { return nil }
        if Quirk.barsHaveEdgeAppearance.holds, isAtScrollEdge {
            let edge = (metrics.isCompactHeight ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
            if let edge { return edge }
        }
        return (metrics.isCompactHeight ? compactAppearance : nil)
            ?? (state.usesAppearances ? state.standardAppearance : nil)
    }

    private var backgroundLook: BarLook {
        if let appearance = appearanceInUse { return BarLook(appearance: appearance) }
        if metrics.isGlass, barTintColor == nil, isTranslucent {
            return .glass(over: state.scrollView, isAtEdge: isAtScrollEdge, \.bottomEdgeEffect)
        }
        var look = BarLook.system(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
        if let image = state.backgroundImages[.default] {
            look.image = image
            look.fill = nil
            if let shadow = state.shadowImage {
                look.hairlineImage = shadow.size == .zero ? nil : shadow
                look.hairline = shadow.size == .zero ? nil : look.hairline
            }
        }
        return look
    }

    func layoutBar() {
        if state.needsContent {
            state.needsContent = false
            state.wasAtScrollEdge = isAtScrollEdge
            background.hairlineIsAbove = barPosition == .bottom
            background.show(backgroundLook)
            let appearance = appearanceInUse
            row.show(
                items ?? [],
                look: BarButtonLook(
                    tintColor: tintColor,
                    plain: appearance?.buttonAppearance,
                    done: appearance?.doneButtonAppearance,
                    isGlass: metrics.isGlass,
                    isCompactHeight: metrics.isCompactHeight,
                    fontSize: BarTextSize(traits: traitCollection).title
                ),
                holder: self
            )
        }
        let reach = backgroundReach
        background.frame = CGRect(
            x: 0,
            y: barPosition == .topAttached ? -reach : 0,
            width: bounds.width,
            height: bounds.height + reach
        )
        let insets = safeAreaInsets
        let margin = metrics.toolbarMargin(width: bounds.width)
        row.frame = CGRect(
            x: insets.left + margin,
            y: state.rowY,
            width: max(0, bounds.width - insets.left - insets.right - 2 * margin),
            height: bounds.height
        )
    }
}

extension UIToolbar: ScrollViewBarObserver {
    /// Follows the content above; nil: the bar is at its scroll edge.
    func watch(_ scrollView: UIScrollView?) {
        guard state.scrollView !== scrollView else { return }
        if state.scrollView?.bars.toolbar === self { state.scrollView?.bars.toolbar = nil }
        state.scrollView = scrollView
        scrollView?.bars.toolbar = self
        looksDidChange()
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        let followsEdge = metrics.isGlass || scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
        if followsEdge, isAtScrollEdge != state.wasAtScrollEdge { looksDidChange() }
    }
}
