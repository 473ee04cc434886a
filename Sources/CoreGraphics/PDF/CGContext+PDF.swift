import CCairo
import Foundation

/// Writing PDF files. Shapes, text and images stay what they are; shadows, and what is masked by images, become pixels, one
/// for a point.
extension CGContext {
    /// A context that writes a PDF file; its space has y up, one unit a point.
    ///
    /// - Parameters:
    ///   - consumer: Gets the file's bytes as they are made; the last ones by `closePDF()`.
    ///   - mediaBox: Of pages without one of their own; nil for a US letter's 612 × 792 points.
    ///   - auxiliaryInfo: Title, author and the like: `kCGPDFContextTitle`….
    /// - Returns: Nil for an empty or endless media box.
    public convenience init?(
        consumer: CGDataConsumer,
        mediaBox: UnsafePointer<CGRect>?,
        _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let pages = PDFPages(consumer: consumer, mediaBox: box) else { return nil }
        if let auxiliaryInfo { pages.setMetadata(auxiliaryInfo) }
        self.init(pages: pages, mediaBox: pages.mediaBox)
    }

    /// A context that writes a PDF file; nil when it can't be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    // MARK: Pages

    /// Begins a page with a state of its own, after ending one that is open; does nothing in other contexts.
    ///
    /// - Parameter pageInfo: `kCGPDFContextMediaBox` for a size of its own.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let stored = pageInfo?["\(kCGPDFContextMediaBox)"] ?? pageInfo?[kCGPDFContextMediaBox]
        var box: CGRect?
        if let data = stored as? NSData, data.length == MemoryLayout<CGRect>.size {
            box = Data(referencing: data).withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(in: box)
    }

    /// Begins a page, with the media box as a rectangle; nil for the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

    /// The same for UIKit: its space has y down.
    ///
    /// - Parameter bounds: The page in that space, in points.
    package func beginPage(upright bounds: CGRect) {
        guard pages != nil else { return }
        beginPage(in: CGRect(origin: .zero, size: bounds.size))
        begin(base: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    }

    private func beginPage(in box: CGRect?) {
        guard let pages else { return }
        endPDFPage()
        var box = (box ?? pages.mediaBox).standardized
        if !box.isFinite || box.width < 1 || box.height < 1 { box = pages.mediaBox }
        pages.beginPage(box)
        (width, height) = (Int(box.width.rounded(.up)), Int(box.height.rounded(.up)))
        begin(base: Self.pageMatrix(box))
    }

    /// Ends the page that was begun last.
    public func endPDFPage() {
        guard let pages, pages.isInPage else { return }
        begin(base: baseMatrix)
        pages.endPage(cairo)
    }

    /// The same as `endPDFPage()`.
    public func endPage() { endPDFPage() }

    /// Ends the last page and the file; it happens by itself when the context goes.
    public func closePDF() {
        endPDFPage()
        pages?.close()
    }

    // MARK: Links

    /// Makes a part of the page a link.
    ///
    /// - Parameter rect: In the page's own space.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        link("uri='\(Self.escaped(url.absoluteString))'", rect)
    }

    /// Gives a place of the page a name, for links of this document.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard isVector, point.x.isFinite, point.y.isFinite else { return }
        let place = point.applying(baseMatrix)
        tag("cairo.dest", "name='\(Self.escaped("\(name)"))' x=\(place.x) y=\(place.y)")
    }

    /// Makes a part of the page lead to a named place of the document.
    public func setDestination(_ name: CFString, for rect: CGRect) { link("dest='\(Self.escaped("\(name)"))'", rect) }

    private func link(_ target: String, _ rect: CGRect) {
        guard isVector, rect.isFinite else { return }
        let area = rect.applying(baseMatrix)
        tag("Link", "\(target) rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)]")
    }

    private func tag(_ name: String, _ attributes: String) {
        withDeviceSpace(cairo) {
            cairo_tag_begin(cairo, name, attributes)
            cairo_tag_end(cairo, name)
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
