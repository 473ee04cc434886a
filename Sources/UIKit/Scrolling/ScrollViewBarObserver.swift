/// A bar that collapses, or changes its background, with the scrolling of content.
@MainActor
protocol ScrollViewBarObserver: AnyObject {
    /// The offset, or the insets that it counts from, changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// What the bar looks like isn't what it was.
    func looksDidChange()
}

/// A bar below which a refresh control stands, in room that the bar makes where it shows a large title (BR-M20).
@MainActor
protocol RefreshBar: UIView {
    /// Of title and buttons, in points.
    var rowHeight: CGFloat { get }
    var showsLargeTitle: Bool { get }
    /// Points that the bar makes room of; setting lays out around the bar.
    var roomForRefresh: CGFloat { get set }
}

/// The bars that watch a scroll view, and what else lies over its edges.
struct ScrollViewBars {
    struct Container {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    var containers: [Container] = []
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
    /// An effect that what lies over the edge shows as it changes.
    func edgeEffect() -> UIScrollEdgeEffect {
        let effect = UIScrollEdgeEffect()
        effect.didChange = { [weak self] in
            for bar in [self?.bars.top, self?.bars.bottom, self?.bars.toolbar] { bar?.looksDidChange() }
            self?.updateEdgeContainers()
        }
        return effect
    }

    /// Lets content fade below what lies over an edge, as things are now.
    func updateEdgeContainers() {
        for container in bars.containers { container.interaction?.update() }
    }

    /// Whether the content is at its bottom, where bars below it are at their scroll edge (BR-14).
    var isAtBottomEdge: Bool {
        contentOffset.y >= (contentSize.height + adjustedContentInset.bottom - bounds.height).rounded(.down)
    }
}
