/// A property that loading sets to an object of the document.
public struct Outlet: Sendable, Identifiable {
    /// The object ID of the connection.
    public let id: String
    /// The property's name.
    public let property: String
    /// The object ID of the value.
    public let destination: String
    /// Whether the property is an array to which the object is added, in document order.
    public let isCollection: Bool
    /// Whether the object is added to what UIKit's own array holds, as with `gestureRecognizers`.
    public let appends: Bool
    /// The line in the document, counted from 1.
    public let line: Int

    init?(_ element: Element) {
        guard let property = element["property"], let destination = element["destination"] else { return nil }
        id = element.id ?? ""
        self.property = property
        self.destination = destination
        isCollection = element.name == "outletCollection"
        appends = element["appends"] == "YES"
        line = element.position.line
    }
}
