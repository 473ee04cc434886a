/// A bar that collapses, or changes its background, with the scrolling of content.
@MainActor
protocol ScrollViewBarObserver: AnyObject {
    /// The offset, or the insets that it counts from, changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}

/// The bars that watch a scroll view.
struct ScrollViewBars {
    weak var top: (any ScrollViewBarObserver)?
    weak var bottom: (any ScrollViewBarObserver)?
    weak var toolbar: (any ScrollViewBarObserver)?

    @MainActor
    func tell(_ scrollView: UIScrollView) {
        top?.scrollViewDidMove(scrollView)
        bottom?.scrollViewDidMove(scrollView)
        toolbar?.scrollViewDidMove(scrollView)
    }
}

extension UIScrollView {
    /// Whether the content is at its bottom, where bars below it are at their scroll edge (BR-14).
    var isAtBottomEdge: Bool {
        contentOffset.y >= (contentSize.height + adjustedContentInset.bottom - bounds.height).rounded(.down)
    }
}
