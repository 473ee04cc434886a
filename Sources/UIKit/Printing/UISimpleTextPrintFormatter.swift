import Foundation

/// Lays a text out on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; with attributes, its characters.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            (plain, attributed) = (newValue, nil)
            setNeedsPages()
        }
    }
    /// The text with attributes; nil where it was given without.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set {
            (plain, attributed) = (nil, newValue)
            setNeedsPages()
        }
    }
    /// Of a text without attributes. Default: the system's of 12 points.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { setNeedsPages() } }
    /// Of a text without attributes. Default: black.
    open var color: UIColor? = .black { didSet { setNeedsPages() } }
    /// Of a text without attributes. Default: natural.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsPages() } }

    private var plain: String?
    private var attributed: NSAttributedString?
    private var pages: PrintedText?

    /// Of a text.
    public init(text: String) {
        plain = text
        super.init()
    }
    /// Of a text with attributes.
    public init(attributedText: NSAttributedString) {
        attributed = attributedText
        super.init()
    }

    open override var pageCount: Int { laidOut.pageCount }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        laidOut.draw(pageIndex - startPage, at: rect.origin)
    }

    override func setNeedsPages() { pages = nil }

    private var laidOut: PrintedText {
        if let pages { return pages }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        let plain = NSAttributedString(
            string: plain ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
            ]
        )
        let made = PrintedText(attributed ?? plain) { contentRect(at: $0).size }
        pages = made
        return made
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UISimpleTextPrintFormatter(text: "")
        (copy.plain, copy.attributed) = (plain, attributed)
        (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
        take(into: copy)
        return copy
    }
}
