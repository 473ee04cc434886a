/// Begins a PDF file in memory, into which drawing goes until `UIGraphicsEndPDFContext`.
///
/// - Parameters:
///   - data: Gets the file's bytes.
///   - bounds: Of pages, in points; zero for a US letter's 612 × 792.
///   - documentInfo: `kCGPDFContextTitle`…
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    beginDocument(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF file.
///
/// - Returns: False when the file can't be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    beginDocument(CGDataConsumer(url: NSURL(fileURLWithPath: path)), bounds, documentInfo)
}

@discardableResult
private func beginDocument(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    var box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    let named = (info ?? [:]).reduce(into: [String: Any]()) { $0["\($1.key.base)"] = $1.value }
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, named as NSDictionary) else {
        return false
    }
    GraphicsContextStack.push(.init(context: context, imageScale: nil, pdfBounds: box))
    return true
}

/// Ends the page and the file.
public func UIGraphicsEndPDFContext() {
    guard GraphicsContextStack.top?.pdfBounds != nil, let entry = GraphicsContextStack.pop() else { return }
    entry.context.closePDF()
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page.
///
/// - Parameters:
///   - bounds: In points; zero for the document's.
///   - pageInfo: Not used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let entry = GraphicsContextStack.top, let whole = entry.pdfBounds else { return }
    entry.context.beginPage(upright: bounds.isEmpty ? whole : bounds)
}

/// The size of the document's pages, in points; zero in other contexts.
public func UIGraphicsGetPDFContextBounds() -> CGRect { GraphicsContextStack.top?.pdfBounds ?? .zero }

/// Makes a part of the page a link; in points, y down.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url as CFURL, for: rect)
}

/// Gives a place of the page a name.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addDestination(NSString(string: name), at: point)
}

/// Makes a part of the page lead to a named place.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setDestination(NSString(string: name), for: rect)
}
