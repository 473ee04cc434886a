/// A scroll view's zoom.
struct ZoomingState {
    /// 1 for the content's own size.
    var scale: CGFloat = 1
    var isZooming = false
}

extension UIScrollView {
    /// Scales the view that the delegate names, and the content size with it (SC-M19).
    func zoomContent(to scale: CGFloat) {
        let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard limited > 0, limited.isFinite, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let ratio = limited / zooming.scale
        guard ratio != 1 else { return }
        zooming.scale = limited
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: limited, y: limited)
        let size = CGSize(width: view.bounds.width * limited, height: view.bounds.height * limited)
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
            x: origin.x * ratio + anchor.x * size.width,
            y: origin.y * ratio + anchor.y * size.height
        )
        let middle = CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio)
        scrolling.contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        updateAdjustment()
        move(to: clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)))
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
}
