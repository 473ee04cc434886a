import Foundation

/// A scroll view's zoom.
struct ZoomingState {
    /// 1 for the content's own size.
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    var isAnimating = false
    /// Nil while nothing can be zoomed.
    var pinch: UIPinchGestureRecognizer?
    /// The scale at which the fingers took the content up.
    var startScale: CGFloat = 1
}

extension UIScrollView {
    /// Seconds that an animated zoom takes.
    private static let zoomDuration: TimeInterval = 0.3
    /// How much of a scale beyond the limits is shown, as an exponent. Unknown.
    private static let bounceExponent: CGFloat = 0.5

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// Scales the view that the delegate names, and the content size with it (SC-M19).
    ///
    /// - Parameters:
    ///   - anchor: The point of the present content that stays in place, in the bounds' space; nil for the middle.
    ///   - bounces: Whether the scale may lie beyond the limits.
    func zoomContent(to scale: CGFloat, around anchor: CGPoint? = nil, bounces: Bool = false) {
        let wanted = bounces ? scale : limited(scale)
        guard wanted > 0, wanted.isFinite, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let ratio = wanted / zooming.scale
        guard ratio != 1 else { return }
        zooming.scale = wanted
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
        let size = CGSize(width: view.bounds.width * wanted, height: view.bounds.height * wanted)
        let pivot = view.layer.anchorPoint
        view.center = CGPoint(
            x: origin.x * ratio + pivot.x * size.width,
            y: origin.y * ratio + pivot.y * size.height
        )
        let fixed = anchor ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let place = CGPoint(x: fixed.x - contentOffset.x, y: fixed.y - contentOffset.y)
        scrolling.contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        updateAdjustment()
        move(to: clamped(CGPoint(x: fixed.x * ratio - place.x, y: fixed.y * ratio - place.y)))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Zooms so that a rectangle of the zoomed view's own space fills the bounds (SC-M17).
    func zoomContent(to rect: CGRect) {
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
        zoomContent(to: min(bounds.width / rect.width, bounds.height / rect.height))
        let scale = zooming.scale
        let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
        move(to: clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)))
    }

    /// Runs a zoom at once, or shows it as a movement that the delegate hears begin and end.
    func animateZoom(_ animated: Bool, _ zoom: @escaping (UIScrollView) -> Void) {
        guard animated, UIView.areAnimationsEnabled, window != nil,
            let view = scrollDelegate?.viewForZooming(in: self)
        else { return zoom(self) }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        zooming.isAnimating = true
        UIView.animate(
            withDuration: Self.zoomDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { zoom(self) },
            completion: { [weak self] _ in self?.tellEndOfZoom(view) }
        )
    }

    private func tellEndOfZoom(_ view: UIView?) {
        zooming.isBouncing = false
        zooming.isAnimating = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    }

    // MARK: Pinching
    /// A recognizer is there as long as the limits leave something to zoom.
    func updatePinching() {
        let isNeeded = minimumZoomScale < maximumZoomScale
        guard isNeeded != (zooming.pinch != nil) else { return }
        if let pinch = zooming.pinch {
            zooming.pinch = nil
            removeGestureRecognizer(pinch)
        } else {
            let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
            zooming.pinch = pinch
            addGestureRecognizer(pinch)
        }
    }

    func followPinch(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            stopMotion()
            zooming.isZooming = true
            zooming.startScale = zooming.scale
            scrollDelegate?.scrollViewWillBeginZooming(self, with: scrollDelegate?.viewForZooming(in: self))
            zoom(with: pinch)
        case .changed: zoom(with: pinch)
        case .ended, .cancelled: endPinch(at: pinch.location(in: self))
        case .possible, .failed: break
        }
    }

    private func zoom(with pinch: UIPinchGestureRecognizer) {
        guard zooming.isZooming else { return }
        let wish = zooming.startScale * pinch.scale
        let limit = limited(wish)
        let shown = bouncesZoom && limit > 0 ? limit * pow(wish / limit, Self.bounceExponent) : limit
        zoomContent(to: shown, around: pinch.location(in: self), bounces: true)
    }

    private func endPinch(at anchor: CGPoint) {
        guard zooming.isZooming else { return }
        zooming.isZooming = false
        let view = scrollDelegate?.viewForZooming(in: self)
        guard limited(zooming.scale) != zooming.scale else { return tellEndOfZoom(view) }
        zooming.isBouncing = true
        zooming.isAnimating = true
        UIView.animate(
            withDuration: Self.zoomDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: { self.zoomContent(to: self.zooming.scale, around: anchor) },
            completion: { [weak self] _ in self?.tellEndOfZoom(view) }
        )
    }
}

/// The fingers that zoom a scroll view's content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        targets.append(
            Target(
                object: nil,
                selector: nil,
                handler: { recognizer in
                    guard let pinch = recognizer as? ScrollPinchGestureRecognizer else { return }
                    (pinch.view as? UIScrollView)?.followPinch(pinch)
                }
            )
        )
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.scrollDelegate?.viewForZooming(in: scrollView) != nil
        else { return }
        super.touchesMoved(touches, with: event)
    }
}
