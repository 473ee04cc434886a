/// Shows a part of content that is larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The content's area; its size follows from constraints (SC-12).
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content, identifier: "UIScrollViewContentLayoutGuide") }
    /// The visible frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, identifier: "UIScrollViewFrameLayoutGuide") }
    /// The content's size, in points. Default: zero.
    open var contentSize: CGSize = .zero
    /// Whether a finger moves the content. Default: true.
    open var isScrollEnabled = true
}
