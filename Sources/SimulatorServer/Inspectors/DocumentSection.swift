/// The fields of one element of a document.
struct DocumentSection: Codable, Equatable, Sendable {
    /// "Document", "UILabel (Title)", "Constraint".
    var title: String
    /// The element's object ID; "" is the document itself.
    var id: String
    var fields: [DocumentField]
}
