import Foundation

/// What a tap does.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
    /// The kind, as files call it.
    open var type: String { "" }
    /// The action itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
    /// The address.
    open var url: URL?
    /// An action for an address.
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}

/// Goes to a place of the document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    /// The place.
    open var destination: PDFDestination
    /// An action for a place.
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}

/// Does what its name says: goes to the next page, and the like.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
    /// What is done.
    open var name: PDFActionNamedName
    /// An action by its name.
    public init(name: PDFActionNamedName) { self.name = name }
    open override var type: String { "Named" }
}

/// What an action with a name does.
public enum PDFActionNamedName: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Goes to the next, the page before, the first and the last page.
    case nextPage, previousPage, firstPage, lastPage
    /// Goes back and forward among the places that were seen.
    case goBack, goForward
    /// Asks for a page, searches and prints.
    case goToPage, find, print
    /// Makes pages larger and smaller.
    case zoomIn, zoomOut
}
