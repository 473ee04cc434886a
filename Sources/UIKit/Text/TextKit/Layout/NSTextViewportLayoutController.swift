/// Lays out what is seen of a text, and tells its delegate which fragments that are. From iOS 15.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// Held weakly; says what is seen, and shows fragments.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// Whose text it is; held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What was seen at the last layout, in the container's space; zero before.
    open private(set) var viewportBounds = CGRect.zero
    /// The text of the fragments that were seen at the last layout; nil before, and where there were none.
    open private(set) var viewportRange: NSTextRange?

    /// A controller for a layout manager, which has one already.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Tells the delegate that layout begins, of each fragment that is seen, and that layout has ended.
    open func layoutViewport() {
        guard let textLayoutManager, let delegate else { return }
        viewportBounds = delegate.viewportBounds(for: self)
        delegate.textViewportLayoutControllerWillLayout(self)
        let shown = textLayoutManager.laidOutFragments.filter {
            $0.layoutFragmentFrame.maxY > viewportBounds.minY && $0.layoutFragmentFrame.minY < viewportBounds.maxY
        }
        viewportRange = shown.first.flatMap { first in
            shown.last.map { first.rangeInElement.union($0.rangeInElement) }
        }
        for fragment in shown {
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Where a place's fragment begins, in the container's space, so that the view can scroll there.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    /// Moves the bounds, without layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }
}

/// Shows the fragments of what is seen of a text. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// What is seen, in the container's space.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Called before the fragments.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called for each fragment that is seen, in order.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    )
    /// Called after the fragments.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Optional; does nothing.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Optional; does nothing.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
