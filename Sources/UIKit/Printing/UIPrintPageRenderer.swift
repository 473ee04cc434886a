import Foundation

/// Draws pages: a header, content, which formatters may lay out, and a footer. PDF files are made with it too.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height at the top of each page for a header, in points. Default: 0.
    open var headerHeight: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The height at the bottom of each page for a footer, in points. Default: 0.
    open var footerHeight: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The whole paper, in points; zero while nothing is printed, and what was set by the key `paperRect`.
    open internal(set) var paperRect = CGRect.zero { didSet { setNeedsPages() } }
    /// The part of the paper that is printed on; zero while nothing is printed, and what was set by `printableRect`.
    open internal(set) var printableRect = CGRect.zero { didSet { setNeedsPages() } }
    /// What lays content out. Nil by default.
    open var printFormatters: [UIPrintFormatter]? {
        didSet {
            for formatter in oldValue ?? [] where formatter.printPageRenderer === self {
                formatter.printPageRenderer = nil
            }
            for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
            setNeedsPages()
        }
    }

    public override init() { super.init() }

    /// How many pages there are: up to the formatters' last. A subclass that draws by itself says so.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Adds what lays content out from a page on.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.printPageRenderer?.printFormatters?.removeAll { $0 === formatter }
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// The formatters that have content on a page; nil for none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = (printFormatters ?? []).filter {
            $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount
        }
        return found.isEmpty ? nil : found
    }

    /// Called before pages are drawn. Does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context: header, content, formatters and footer, each at its place.
    ///
    /// - Parameter printableRect: In points.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let page = printableRect
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: page.minX, y: page.minY, width: page.width, height: headerHeight)
            )
        }
        let content = page.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            let y = page.maxY - footerHeight
            drawFooterForPage(at: pageIndex, in: CGRect(x: page.minX, y: y, width: page.width, height: footerHeight))
        }
    }

    /// Draws a formatter's part of a page, at the formatter's place.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }
    /// Draws the header. A subclass does; nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws content under that of the formatters. A subclass does; nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer. A subclass does; nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// The room of formatters, in points of the paper.
    final var contentRect: CGRect {
        let page =
            printableRect.isEmpty ? (paperRect.isEmpty ? UIPrintPaper.usual.printableRect : paperRect) : printableRect
        return page.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    private func setNeedsPages() { for formatter in printFormatters ?? [] { formatter.setNeedsPages() } }
}
