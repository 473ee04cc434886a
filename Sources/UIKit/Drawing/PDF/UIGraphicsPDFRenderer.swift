import Foundation

/// Makes PDF files by drawing.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws into the context that it gets.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Of the size of pages that don't have their own, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The format is kept and takes the bounds, so one format belongs to one renderer.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, ownFormat: format)
    }

    /// The file that the closure draws; empty where the bounds are.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
        return data as Data
    }

    /// Writes the file that the closure draws.
    ///
    /// - Throws: A `CocoaError` where the file can't be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(to consumer: CGDataConsumer, _ actions: DrawingActions) {
        let info = (ownFormat as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        var box = CGRect(origin: .zero, size: bounds.size)
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary) else { return }
        let pages = UIGraphicsPDFRendererContext(cgContext: context, ownFormat: ownFormat)
        UIGraphicsPushContext(context)
        actions(pages)
        UIGraphicsPopContext()
        context.closePDF()
    }
}

/// How a PDF renderer's files are made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and the like: `kCGPDFContextTitle`…. Empty by default.
    open var documentInfo: [String: Any] = [:]

    /// Another format with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// What a PDF renderer's closure draws into; nothing is drawn before the first page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// Of the present page, in points.
    open private(set) var pdfContextBounds = CGRect.zero

    /// Ends the page before and begins one of the renderer's size; its state is new.
    open func beginPage() { beginPage(withBounds: ownFormat.bounds, pageInfo: [:]) }

    /// Ends the page before and begins one of another size.
    ///
    /// - Parameters:
    ///   - bounds: In points; an empty one takes the renderer's.
    ///   - pageInfo: Not used.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.isEmpty ? ownFormat.bounds : bounds
        pdfContextBounds = bounds
        cgContext.beginPage(upright: bounds)
    }

    /// Makes a part of the page a link; in points, y down.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as CFURL, for: rect) }

    /// Gives a place of the page a name, for links of this document.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(NSString(string: name), at: point)
    }

    /// Makes a part of the page lead to a named place.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(NSString(string: name), for: rect)
    }
}
