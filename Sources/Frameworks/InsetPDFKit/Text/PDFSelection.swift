import CoreGraphics
import Foundation
import UIKit

/// A part of a document's text, which may span pages.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
    /// Where a part begins.
    struct Place: Comparable {
        let page: Int
        let index: Int

        static func < (left: Place, right: Place) -> Bool { (left.page, left.index) < (right.page, right.index) }
    }

    /// What the selection is marked with. Default: nil, the view's.
    open var color: UIColor?
    private weak var document: PDFDocument?
    /// Parts in the order in which they were added, by the UTF-16 units of their page's text.
    private var parts: [(page: PDFPage, range: Range<Int>)] = []

    /// Nothing of a document.
    public init(document: PDFDocument) { self.document = document }

    convenience init(document: PDFDocument, _ page: PDFPage, _ range: Range<Int>) {
        self.init(document: document)
        add(range, of: page)
    }

    private init(copying other: PDFSelection) {
        (document, parts, color) = (other.document, other.parts, other.color)
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Where the selection begins.
    var place: Place? {
        guard let document else { return nil }
        return parts.map { Place(page: document.index(for: $0.page), index: $0.range.lowerBound) }.min()
    }

    func add(_ range: Range<Int>, of page: PDFPage) {
        guard !range.isEmpty else { return }
        if let last = parts.last, last.page === page, last.range.upperBound >= range.lowerBound,
            last.range.lowerBound <= range.lowerBound
        {
            parts[parts.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
        } else {
            parts.append((page, range))
        }
    }

    /// The pages that the selection touches, each once.
    open var pages: [PDFPage] {
        parts.reduce(into: []) { pages, part in
            if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
        }
    }

    /// The selected text; parts that don't meet are parted by line breaks. Nil for nothing.
    open var string: String? {
        guard !parts.isEmpty else { return nil }
        return parts.map { part in
            (part.page.text.string as NSString).substring(with: NSRange(part.range))
        }.joined(separator: "\n")
    }

    /// The selected text without attributes.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The rectangle around what is selected on a page, in its space; zero for nothing.
    open func bounds(for page: PDFPage) -> CGRect {
        let area = parts.filter { $0.page === page }.reduce(CGRect.null) { $0.union(page.text.bounds(of: $1.range)) }
        return area.isNull ? .zero : area
    }

    /// How many parts of a page's text are selected.
    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    /// A part of a page's text, in UTF-16 units.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let own = parts.filter { $0.page === page }
        return own.indices.contains(index) ? NSRange(own[index].range) : NSRange(location: NSNotFound, length: 0)
    }

    /// A selection for each line.
    open func selectionsByLine() -> [PDFSelection] {
        guard let document else { return [] }
        return parts.flatMap { part in
            part.page.text.lines.compactMap { line in
                let range = line.clamped(to: part.range)
                return range.isEmpty ? nil : PDFSelection(document: document, part.page, range)
            }
        }
    }

    /// Adds another selection.
    open func add(_ selection: PDFSelection) {
        for part in selection.parts { add(part.range, of: part.page) }
    }

    /// Adds other selections.
    open func add(_ selections: [PDFSelection]) { selections.forEach(add) }

    /// Makes the selection longer, within its last page.
    open func extend(atEnd succeed: Int) {
        guard let last = parts.last else { return }
        parts[parts.count - 1].range =
            last.range.lowerBound..<min(last.page.numberOfCharacters, last.range.upperBound + succeed)
    }

    /// Makes the selection longer at its beginning, within its first page.
    open func extend(atStart precede: Int) {
        guard let first = parts.first else { return }
        parts[0].range = max(0, first.range.lowerBound - precede)..<first.range.upperBound
    }

    /// Marks what is selected on a page, line by line.
    ///
    /// - Parameter active: Whether the selection's own color counts; else it is gray.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

    /// Marks what is selected on a page, in UIKit's current context.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        let color =
            active ? color ?? UIColor(red: 0, green: 0.48, blue: 1, alpha: 0.3) : UIColor(white: 0.5, alpha: 0.3)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        page.transform(context, for: box)
        context.setFillColor(color.cgColor)
        for line in selectionsByLine() where line.pages.first === page { context.fill(line.bounds(for: page)) }
        context.restoreGState()
    }

    /// Another selection of the same text.
    open func copy(with zone: NSZone? = nil) -> Any {
        PDFSelection(copying: self)
    }
}
