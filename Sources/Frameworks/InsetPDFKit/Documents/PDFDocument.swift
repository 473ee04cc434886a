import CoreGraphics
import Foundation
import Platform
@_exported import UIKit

/// A PDF file and its pages.
open class PDFDocument: NSObject, @unchecked Sendable {
    /// Where the file lies; nil for a document of data, and for an empty one.
    public let documentURL: URL?
    /// Hears of searches; not kept.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// What the file says of itself, by ``PDFDocumentAttribute``.
    open lazy var documentAttributes: [AnyHashable: Any]? = readAttributes()
    private let file: PDFFile?
    private var pages: [PDFPage] = []
    private var isChanged = false
    private var outline: PDFOutline??
    private(set) var isSearching = false

    /// An empty document.
    public override init() { (documentURL, file) = (nil, nil) }

    /// A document of a file; nil for what is no PDF file or too damaged to be read.
    public init?(url: URL) {
        guard url.isFileURL, let file = PDFFile(path: url.path) else { return nil }
        (documentURL, self.file) = (url, file)
        super.init()
        readPages()
    }

    /// A document of a file's bytes; nil for what is no PDF file or too damaged to be read.
    public init?(data: Data) {
        guard let file = PDFFile(data: data) else { return nil }
        (documentURL, self.file) = (nil, file)
        super.init()
        readPages()
    }

    private func readPages() {
        guard let file, file.pages.numberOfPages > 0 else { return }
        pages = (1...file.pages.numberOfPages).compactMap { number in
            file.pages.page(at: number).map { makePage($0, of: file) }
        }
    }

    private func makePage(_ source: CGPDFPage, of file: PDFFile) -> PDFPage {
        let page = pageClass.init()
        page.adopt(source, of: file, in: self)
        return page
    }

    /// The class of the pages. Default: ``PDFPage``, or what the delegate says.
    open var pageClass: PDFPage.Type { PDFPage.self }

    // MARK: Rights

    /// Whether the file has a password, or forbids something.
    open var isEncrypted: Bool { file?.pages.isEncrypted ?? false }
    /// Whether pages can't be read before the file is opened.
    open var isLocked: Bool { file.map { !$0.pages.isUnlocked } ?? false }
    /// Whether the author lets readers print.
    open var allowsPrinting: Bool { file?.pages.allowsPrinting ?? true }
    /// Whether the author lets readers copy text.
    open var allowsCopying: Bool { file?.pages.allowsCopying ?? true }
    /// The file for Core Graphics; nil for a document without one.
    open var documentRef: CGPDFDocument? { file?.pages }

    /// Opens a locked file; false for a wrong password.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        guard isLocked else { return true }
        guard file?.unlock(password) == true else { return false }
        readPages()
        NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self)
        delegate?.documentDidUnlock(Notification(name: .PDFDocumentDidUnlock, object: self))
        return true
    }

    // MARK: Pages

    /// 0 for a file that is locked.
    open var pageCount: Int { pages.count }

    /// A page by its number from 0; nil beyond the last.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

    /// The number of a page, from 0; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Puts a page before another.
    ///
    /// - Parameter index: From 0 to the count of pages.
    open func insert(_ page: PDFPage, at index: Int) {
        page.document?.forget(page)
        pages.insert(page, at: max(0, min(pages.count, index)))
        page.document = self
        isChanged = true
    }

    /// Takes a page away.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        forget(pages[index])
    }

    private func forget(_ page: PDFPage) {
        pages.removeAll { $0 === page }
        page.document = nil
        isChanged = true
    }

    /// Lets two pages change places.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }

    // MARK: The whole

    /// The text of all pages, parted by line breaks.
    open var string: String? { pages.isEmpty ? nil : pages.map { $0.string ?? "" }.joined(separator: "\n") }

    /// The text of all pages.
    open var selectionForEntireDocument: PDFSelection? {
        let selection = PDFSelection(document: self)
        for page in pages { selection.add(0..<page.numberOfCharacters, of: page) }
        return selection.isEmpty ? nil : selection
    }

    /// The chapters; nil where the file has none.
    open var outlineRoot: PDFOutline? {
        get {
            if let outline { return outline }
            let entries = file?.outline() ?? []
            let root = entries.isEmpty ? nil : PDFOutline(entries, of: self)
            outline = .some(root)
            return root
        }
        set { outline = .some(newValue) }
    }

    /// The chapter that a selection lies in: the last one that begins on its page or before.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let page = selection.pages.first, let root = outlineRoot else { return nil }
        let number = index(for: page)
        return root.all.last { $0.destination?.page.map { index(for: $0) <= number } ?? false }
    }

    /// The file as it is; of a changed document a file whose pages are pictures, with the annotations that were added.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// The document as a file.
    ///
    /// - Parameter options: Not kept.
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
        let isSame = !isChanged && !pages.contains { $0.isChanged }
        return isSame ? file?.data : PDFWriter.data(of: pages)
    }

    /// Writes the document into a file.
    @discardableResult
    open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// Writes the document into a file.
    ///
    /// - Parameter options: Not kept.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }

    /// Writes the document into a file.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    private func readAttributes() -> [AnyHashable: Any]? {
        guard let information = file?.information() else { return nil }
        var result: [AnyHashable: Any] = [:]
        for attribute in PDFDocumentAttribute.texts {
            if let text = information[attribute.rawValue], !text.isEmpty { result[attribute] = text }
        }
        for (attribute, key) in [
            (PDFDocumentAttribute.creationDateAttribute, "CreationDate"), (.modificationDateAttribute, "ModDate"),
        ] {
            if let text = information[key], let date = ISO8601DateFormatter().date(from: text) {
                result[attribute] = date
            }
        }
        if let words = information["Keywords"] {
            result[PDFDocumentAttribute.keywordsAttribute] = words.split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return result
    }

    // MARK: Searching

    /// Whether a search runs; never between calls, as searches run to their end at once.
    open var isFinding: Bool { isSearching }

    /// Where a text is found, page by page, each place a selection of its own.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        pages.flatMap { page in page.ranges(of: string, options).map { PDFSelection(document: self, page, $0) } }
    }

    /// The next place of a text after a selection, or the one before it with `.backwards`; nil for none.
    open func findString(
        _ string: String,
        fromSelection selection: PDFSelection?,
        withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let isBackwards = options.contains(.backwards)
        let all = findString(string, withOptions: options.subtracting(.backwards))
        guard let selection, let place = selection.place else { return isBackwards ? all.last : all.first }
        return isBackwards
            ? all.last { $0.place.map { $0 < place } ?? false } : all.first { $0.place.map { $0 > place } ?? false }
    }

    /// Searches and tells of each place, by the delegate and by notifications.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Searches for several texts.
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        isSearching = true
        tell(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
        for (number, page) in pages.enumerated() where isSearching {
            let information = ["PDFDocumentPageIndex": number]
            tell(.PDFDocumentDidBeginPageFind, information) { $0.documentDidBeginPageFind($1) }
            for string in strings {
                for range in page.ranges(of: string, options) {
                    let match = PDFSelection(document: self, page, range)
                    delegate?.didMatchString(match)
                    tell(.PDFDocumentDidFindMatch, ["PDFDocumentFoundSelection": match]) { $0.documentDidFindMatch($1) }
                }
            }
            tell(.PDFDocumentDidEndPageFind, information) { $0.documentDidEndPageFind($1) }
        }
        isSearching = false
        tell(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
    }

    /// Ends a search at the next page.
    open func cancelFindString() { isSearching = false }

    private func tell(
        _ name: Notification.Name,
        _ information: [String: Any] = [:],
        _ call: (any PDFDocumentDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self, userInfo: information)
        NotificationCenter.default.post(notification)
        if let delegate { call(delegate, notification) }
    }
}
