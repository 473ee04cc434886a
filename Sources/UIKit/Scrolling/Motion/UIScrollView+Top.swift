import Foundation

extension UIScrollView {
    /// A tap on the status bar: the only scroll view on the screen that wants to goes to its top.
    package static func statusBarWasTapped() {
        guard let window = WindowList.key else { return }
        var controller = window.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        let candidates = scrollViews(in: controller?.viewIfLoaded ?? window, window)
        guard candidates.count == 1, let scrollView = candidates.first else { return }
        scrollView.goToTop()
    }

    private static func scrollViews(in view: UIView, _ window: UIWindow) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01, view.window === window,
            view.convert(view.bounds, to: window).intersects(window.bounds)
        else { return [] }
        let own = (view as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
        return own + view.subviews.flatMap { scrollViews(in: $0, window) }
    }

    private func goToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard contentOffset.y > top.y, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        stopMotion()
        guard UIView.areAnimationsEnabled else {
            move(to: top)
            scrollDelegate?.scrollViewDidScrollToTop(self)
            return
        }
        animateOffset(to: top)
        scrolling.isGoingToTop = true
    }
}
