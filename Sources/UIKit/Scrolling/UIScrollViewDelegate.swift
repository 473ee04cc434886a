/// Hears what a scroll view does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each move of the offset by code, finger or motion, but not for `bounds` (SC-18).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after `zoomScale` changed and the offset followed (SC-M19).
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a finger passes the threshold, before the content moves (SC-M8).
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The finger's, in points a millisecond (SC-M10).
    ///   - targetContentOffset: Where scrolling will end; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Called after the end of dragging was announced; `decelerate` says whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called right after `scrollViewDidEndDragging` when the content goes on.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when a released drag has come to rest; not when a finger or the app stops it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the offset, also one that is cut short (SC-M7).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that zooming scales; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch or an animated zoom begins, before the content changes.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when a pinch has ended, or an animated zoom has arrived; after a bounce with the scale at the limit.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Asked when a tap on the status bar would scroll to the top. True by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the scrolling after a tap on the status bar has reached the top, or was stopped.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInsetDidChange()` of the scroll view (SC-1).
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Optional; does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Optional; does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Optional; does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Optional; leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Optional; does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Optional; does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Optional; does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Optional; does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Optional; nil, so that nothing zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Optional; does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Optional; does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Optional; true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Optional; does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Optional; does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
