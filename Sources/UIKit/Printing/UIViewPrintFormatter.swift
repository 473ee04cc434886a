import Foundation

/// Lays a view's picture out on pages, cut where a page ends; a scroll view's whole content.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    /// What is drawn, in the view's own points.
    private var content: CGRect {
        guard let scroll = view as? UIScrollView else { return view.bounds }
        return CGRect(origin: .zero, size: scroll.contentSize)
    }

    /// Wide content is made smaller, narrow content isn't made larger.
    private func scale(_ width: CGFloat) -> CGFloat { content.width > 0 ? min(1, width / content.width) : 1 }

    open override var pageCount: Int {
        let first = contentRect(at: 0)
        guard content.width > 0, content.height > 0, first.width > 0, first.height > 0 else { return 0 }
        let height = content.height * scale(first.width)
        let following = contentRect(at: 1).height
        guard height > first.height, following > 0 else { return 1 }
        return 1 + Int(min(9_999, ((height - first.height) / following).rounded(.up)))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let index = pageIndex - startPage
        let above = index <= 0 ? 0 : contentRect(at: 0).height + CGFloat(index - 1) * contentRect(at: 1).height
        let scale = scale(rect.width)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - above)
        context.scaleBy(x: scale, y: scale)
        if let scroll = view as? UIScrollView { drawScrolled(scroll, context) } else { view.layer.render(in: context) }
        context.restoreGState()
    }

    /// All that is in it, wherever it is scrolled to.
    private func drawScrolled(_ scroll: UIScrollView, _ context: CGContext) {
        let (frame, offset) = (scroll.frame, scroll.contentOffset)
        UIView.performWithoutAnimation {
            scroll.frame.size = content.size
            scroll.contentOffset = .zero
            scroll.layoutIfNeeded()
            scroll.layer.render(in: context)
            scroll.frame = frame
            scroll.contentOffset = offset
            scroll.layoutIfNeeded()
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPrintFormatter(view: view)
        take(into: copy)
        return copy
    }
}

extension UIView {
    /// Lays the view's picture out on pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
