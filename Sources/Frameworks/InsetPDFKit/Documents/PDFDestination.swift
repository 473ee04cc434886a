import CoreGraphics
import Foundation

/// A place in a document.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
    /// The page; not kept.
    open private(set) weak var page: PDFPage?
    /// The place in the page's space; ``kPDFDestinationUnspecifiedValue`` for a coordinate that doesn't count.
    open private(set) var point: CGPoint
    /// The scale; ``kPDFDestinationUnspecifiedValue`` for the one that there is.
    open var zoom = kPDFDestinationUnspecifiedValue

    /// A place on a page.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

    /// Which of two places of a document comes first.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        guard let page, let other = destination.page, let document = page.document else { return .orderedSame }
        let (own, its) = (document.index(for: page), document.index(for: other))
        if own != its { return own < its ? .orderedAscending : .orderedDescending }
        // The top of a page has the greatest y.
        return point.y == destination.point.y
            ? .orderedSame : point.y > destination.point.y ? .orderedAscending : .orderedDescending
    }

    /// Another destination of the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let page else { return self }
        let copy = PDFDestination(page: page, at: point)
        copy.zoom = zoom
        return copy
    }
}

/// A coordinate or a scale that doesn't count.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude
