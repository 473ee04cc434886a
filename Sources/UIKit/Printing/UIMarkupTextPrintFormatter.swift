import Foundation

/// Lays HTML out on pages, as far as attributed texts know it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML.
    open var markupText: String? { didSet { setNeedsPages() } }
    private var pages: PrintedText?

    /// Of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    open override var pageCount: Int { laidOut.pageCount }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        laidOut.draw(pageIndex - startPage, at: rect.origin)
    }

    override func setNeedsPages() { pages = nil }

    private var laidOut: PrintedText {
        if let pages { return pages }
        let text = try? NSAttributedString(
            data: Data((markupText ?? "").utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        let made = PrintedText(text ?? NSAttributedString(string: markupText ?? "")) { contentRect(at: $0).size }
        pages = made
        return made
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMarkupTextPrintFormatter(markupText: markupText ?? "")
        take(into: copy)
        return copy
    }
}
