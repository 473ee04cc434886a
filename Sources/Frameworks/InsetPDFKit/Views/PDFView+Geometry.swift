import UIKit

/// Points of the view and of its pages.
extension PDFView {
    /// The page at a point of the view.
    ///
    /// - Parameter nearest: Whether a page beside the point counts.
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        let place = convert(point, to: content)
        let number =
            arranged?.frames.first { $0.value.contains(place) }?.key ?? (nearest ? arranged?.page(nearest: place) : nil)
        return number.flatMap { document?.page(at: $0) }
    }

    private func frame(of page: PDFPage) -> CGRect {
        document.map { $0.index(for: page) }.flatMap { arranged?.frames[$0] } ?? .zero
    }

    /// A point of a page's space in the content, at a scale of 1.
    func place(of point: CGPoint, on page: PDFPage) -> CGPoint {
        let (frame, own) = (frame(of: page), point.applying(page.transform(for: displayBox)))
        return CGPoint(x: frame.minX + own.x, y: frame.maxY - own.y)
    }

    /// From the view to a page's space.
    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        let (frame, place) = (frame(of: page), convert(point, to: content))
        return CGPoint(x: place.x - frame.minX, y: frame.maxY - place.y)
            .applying(page.transform(for: displayBox).inverted())
    }

    /// From the view to a page's space.
    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        let (one, other) = (
            convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page)
        )
        return CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y).standardized
    }

    /// From a page's space to the view.
    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        convert(place(of: point, on: page), from: content)
    }

    /// From a page's space to the view.
    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        let (one, other) = (
            convert(rect.origin, from: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: page)
        )
        return CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y).standardized
    }

    /// How large a page's row is at the present scale, with the room around it.
    public func rowSize(for page: PDFPage) -> CGSize {
        let size = page.shownSize(for: displayBox)
        let margins = displaysPageBreaks ? pageBreakMargins : .zero
        return CGSize(
            width: (size.width + margins.left + margins.right) * scaleFactor,
            height: (size.height + margins.top + margins.bottom) * scaleFactor
        )
    }

    /// What lies at a point of the view.
    public func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
        guard let page = page(for: cursorLocation, nearest: false) else { return [] }
        let point = convert(cursorLocation, to: page)
        var areas = PDFAreaOfInterest.pageArea
        if page.characterIndex(at: point) >= 0 { areas.insert(.textArea) }
        if let annotation = page.annotation(at: point) {
            areas.insert(annotation.type == "Link" ? [.annotationArea, .linkArea] : .annotationArea)
        }
        return areas
    }

    // MARK: Selection

    /// Sets the selection.
    ///
    /// - Parameter animate: Not heeded.
    public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    /// Selects nothing.
    public func clearSelection() { currentSelection = nil }

    /// Scrolls to the selection.
    public func scrollSelectionToVisible(_ sender: Any?) {
        if let currentSelection { go(to: currentSelection) }
    }

    /// Draws a page anew, as after a change of its annotations.
    public func annotationsChanged(on page: PDFPage) {
        pageViews.values.first { $0.page === page }?.forget()
        showPages()
    }
}
