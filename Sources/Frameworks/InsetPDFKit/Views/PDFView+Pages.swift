import UIKit

/// Which pages are shown, and going to others.
extension PDFView {
    /// The page in the middle of the view; nil without a document.
    public var currentPage: PDFPage? { shown.flatMap { document?.page(at: $0) } }

    /// The pages that can be seen.
    public var visiblePages: [PDFPage] { visibleNumbers.compactMap { document?.page(at: $0) } }

    /// The view that holds the pages, in a scroll view.
    public var documentView: UIView? { document == nil ? nil : content }

    /// The place at the top left of the view.
    public var currentDestination: PDFDestination? {
        guard let page = currentPage else { return nil }
        return PDFDestination(page: page, at: convert(CGPoint.zero, to: page))
    }

    func scroll(to number: Int, _ point: CGPoint? = nil) {
        guard let frame = arranged?.frames[number] else { return }
        let target = point ?? CGPoint(x: frame.minX - pageBreakMargins.left, y: frame.minY - pageBreakMargins.top)
        let scale = scroller.zoomScale
        let (size, inset) = (scroller.contentSize, scroller.contentInset)
        let most = CGPoint(x: size.width - bounds.width + inset.right, y: size.height - bounds.height + inset.bottom)
        let isSideways = displayDirection == .horizontal && displayMode.isContinuous
        let x = isSideways || point != nil ? target.x * scale : scroller.contentOffset.x
        followsScrolling = false
        scroller.contentOffset = CGPoint(
            x: max(-inset.left, min(most.x, x)),
            y: max(-inset.top, min(most.y, target.y * scale))
        )
        followsScrolling = true
        showPages()
    }

    private func go(toNumber number: Int, at point: CGPoint? = nil) {
        guard let document, let page = document.page(at: number) else { return }
        if let shown, shown != number {
            history.leave(shown)
            post(.PDFViewChangedHistory)
        }
        become(number)
        scroll(to: number, point.map { place(of: $0, on: page) })
    }

    /// Goes to the top of a page.
    public func go(to page: PDFPage) {
        guard let number = document?.index(for: page), number != NSNotFound else { return }
        go(toNumber: number)
    }

    /// Goes to a place of a page, which then lies at the view's top left.
    public func go(to destination: PDFDestination) {
        guard let page = destination.page, let number = document?.index(for: page), number != NSNotFound else { return }
        if destination.zoom != kPDFDestinationUnspecifiedValue, destination.zoom > 0 { scaleFactor = destination.zoom }
        let top = page.bounds(for: displayBox)
        let unspecified = kPDFDestinationUnspecifiedValue
        let point = CGPoint(
            x: destination.point.x == unspecified ? top.minX : destination.point.x,
            y: destination.point.y == unspecified ? top.maxY : destination.point.y
        )
        go(toNumber: number, at: point)
    }

    /// Goes to where a selection begins.
    public func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }

    /// Goes to a rectangle of a page's space, whose top left then lies at the view's.
    public func go(to rect: CGRect, on page: PDFPage) {
        go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
    }

    /// Whether there is a page before the current one.
    public var canGoToPreviousPage: Bool { (shown ?? 0) > 0 }
    /// Whether there is a page after the current one.
    public var canGoToNextPage: Bool {
        shown.map { $0 + displayMode.columns <= (document?.pageCount ?? 0) - 1 } ?? false
    }
    /// Whether the current page isn't the first.
    public var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether the current page isn't the last.
    public var canGoToLastPage: Bool { shown.map { $0 < (document?.pageCount ?? 0) - 1 } ?? false }
    /// Whether a page was left that can be gone back to.
    public var canGoBack: Bool { history.canGoBack }
    /// Whether a page was gone back from.
    public var canGoForward: Bool { history.canGoForward }
    /// Goes to the first page.
    public func goToFirstPage(_ sender: Any?) { go(toNumber: 0) }
    /// Goes to the last page.
    public func goToLastPage(_ sender: Any?) { go(toNumber: (document?.pageCount ?? 0) - 1) }
    /// Goes to the page after the current one, or the pair after the current pair.
    public func goToNextPage(_ sender: Any?) { if canGoToNextPage { go(toNumber: (shown ?? 0) + displayMode.columns) } }
    /// Goes to the page before the current one, or the pair before the current pair.
    public func goToPreviousPage(_ sender: Any?) {
        if canGoToPreviousPage { go(toNumber: max(0, (shown ?? 0) - displayMode.columns)) }
    }
    /// Goes back to the page that was left.
    public func goBack(_ sender: Any?) { retrace { $0.back(from: $1) } }
    /// Goes forward again.
    public func goForward(_ sender: Any?) { retrace { $0.forward(from: $1) } }

    private func retrace(_ way: (inout PageHistory, Int) -> Int?) {
        guard let shown, let number = way(&history, shown) else { return }
        become(number)
        scroll(to: number)
        post(.PDFViewChangedHistory)
    }
}
