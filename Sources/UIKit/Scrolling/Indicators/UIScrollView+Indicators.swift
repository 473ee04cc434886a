import Foundation
import Platform

/// The bars that show where in the content one is; layers, so that they are no subviews.
struct ScrollIndicatorState {
    var vertical: CALayer?
    var horizontal: CALayer?
    var areShown = false
    var fading: EventLoop.Token?
}

/// Measures of the indicators, in points (SC-M15).
private enum IndicatorMetrics {
    static let thickness: CGFloat = 3
    static let edgeDistance: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// Seconds that they stay after scrolling.
    static let lingering: TimeInterval = 0.5
    /// 0…1, of black in light and of white in dark surroundings.
    static let alpha: CGFloat = 0.35
}

extension UIScrollView {
    func showIndicators() {
        scrollIndicators.fading.map(EventLoop.main.cancel)
        scrollIndicators.fading = nil
        scrollIndicators.areShown = true
        updateIndicators()
    }

    func flashIndicators() {
        showIndicators()
        indicatorsShouldFade()
    }

    func indicatorsShouldFade() {
        guard scrollIndicators.areShown else { return }
        scrollIndicators.fading.map(EventLoop.main.cancel)
        scrollIndicators.fading = EventLoop.main.schedule(after: IndicatorMetrics.lingering) { [weak self] in
            guard let self, !scrolling.motion.isActive else { return }
            scrollIndicators.areShown = false
            updateIndicators()
        }
    }

    /// Places the bars for the present offset; nothing exists until they are shown the first time.
    func updateIndicators() {
        guard scrollIndicators.areShown || scrollIndicators.vertical != nil else { return }
        let isVertical = showsVerticalScrollIndicator && contentSize.height > bounds.height
        let isHorizontal = showsHorizontalScrollIndicator && contentSize.width > bounds.width
        place(\.vertical, isVertical ? indicatorFrame(.vertical) : nil)
        place(\.horizontal, isHorizontal ? indicatorFrame(.horizontal) : nil)
    }

    private func place(_ indicator: WritableKeyPath<ScrollIndicatorState, CALayer?>, _ frame: CGRect?) {
        guard scrollIndicators.areShown, let frame else {
            scrollIndicators[keyPath: indicator]?.isHidden = true
            return
        }
        let bar = scrollIndicators[keyPath: indicator] ?? makeIndicator()
        scrollIndicators[keyPath: indicator] = bar
        if bar.superlayer !== layer { layer.addSublayer(bar) }
        bar.isHidden = false
        bar.frame = frame
        bar.backgroundColor = indicatorColor.cgColor
    }

    private func makeIndicator() -> CALayer {
        let bar = CALayer()
        bar.delegate = ViewLikeLayerDelegate.shared
        bar.cornerRadius = IndicatorMetrics.thickness / 2
        bar.zPosition = ScrollLayerOrder.indicator
        return bar
    }

    private var indicatorColor: UIColor {
        let isWhite =
            indicatorStyle == .white || (indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark)
        return UIColor(white: isWhite ? 1 : 0, alpha: IndicatorMetrics.alpha)
    }

    /// SC-10: what the system adds to the insets of the indicators.
    private var systemIndicatorInsets: UIEdgeInsets {
        if Quirk.indicatorsKeepInsideSafeArea.holds {
            let adjusts = automaticallyAdjustsScrollIndicatorInsets && contentInsetAdjustmentBehavior != .never
            return adjusts ? safeAreaInsets : .zero
        }
        return scrolling.systemAdjustment
    }

    private func indicatorFrame(_ axis: NSLayoutConstraint.Axis) -> CGRect {
        var insets = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        insets.add(systemIndicatorInsets)
        let edge = IndicatorMetrics.edgeDistance
        let track = bounds.inset(by: insets).insetBy(
            dx: axis == .horizontal ? edge : 0,
            dy: axis == .vertical ? edge : 0
        )
        let (low, high) = offsetRange
        let isVertical = axis == .vertical
        let range = isVertical ? high.y - low.y : high.x - low.x
        let offset = isVertical ? contentOffset.y - low.y : contentOffset.x - low.x
        let room = track.size(axis)
        let content = range + bounds.size[axis]
        let overshoot = max(0, -offset) + max(0, offset - range)
        let share = content > 0 ? bounds.size[axis] / content : 1
        let length = max(IndicatorMetrics.thickness, max(IndicatorMetrics.leastLength, room * share) - overshoot)
        let progress = range > 0 ? min(max(offset / range, 0), 1) : 0
        let position = track.origin(axis) + (room - length) * progress
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isVertical {
            let x =
                isRightToLeft ? track.minX + edge : track.maxX - edge - IndicatorMetrics.thickness
            return CGRect(x: x, y: position, width: IndicatorMetrics.thickness, height: length)
        }
        return CGRect(
            x: position,
            y: track.maxY - edge - IndicatorMetrics.thickness,
            width: length,
            height: IndicatorMetrics.thickness
        )
    }
}
