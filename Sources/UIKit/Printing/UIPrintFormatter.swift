import Foundation

/// Lays content out on pages. A subclass draws it: texts, HTML and views have theirs.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    /// The renderer that it was added to; not kept.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The page on which it begins. Default: 0.
    open var startPage = 0 { didSet { setNeedsPages() } }
    /// The widest that content may be, in points; 0, the default, is as wide as the page.
    open var maximumContentWidth: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The highest that content may be, in points; 0, the default, has no bound.
    open var maximumContentHeight: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The room around content: left and right on all pages, top on the first. Points; default: none.
    open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsPages() } }
    /// The room around content on each page, in points. Default: none.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { setNeedsPages() } }

    public override init() { super.init() }

    /// How many pages it takes; 0 for nothing to draw.
    open var pageCount: Int { 0 }
    /// Draws a page's part into a place, in points. A subclass does; nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// The place of content on a page, in points of the paper.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard pageIndex >= startPage, pageIndex < startPage + pageCount else { return .zero }
        return contentRect(at: pageIndex - startPage)
    }

    /// Takes it out of its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// - Parameter index: Of the page among its own.
    func contentRect(at index: Int) -> CGRect {
        let page = printPageRenderer?.contentRect ?? UIPrintPaper.usual.printableRect
        var room = page.inset(by: perPageContentInsets)
        room.origin.x += contentInsets.left
        room.size.width -= contentInsets.left + contentInsets.right
        if index == 0 {
            room.origin.y += contentInsets.top
            room.size.height -= contentInsets.top
        }
        if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
        if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
        return CGRect(origin: room.origin, size: CGSize(width: max(0, room.width), height: max(0, room.height)))
    }

    /// Forgets how content was laid out.
    func setNeedsPages() {}

    /// A formatter without content and of no renderer; subclasses add theirs.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPrintFormatter()
        take(into: copy)
        return copy
    }

    final func take(into copy: UIPrintFormatter) {
        copy.startPage = startPage
        copy.maximumContentWidth = maximumContentWidth
        copy.maximumContentHeight = maximumContentHeight
        copy.contentInsets = contentInsets
        copy.perPageContentInsets = perPageContentInsets
    }
}
