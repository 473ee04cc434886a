import Foundation

/// Gives itself as data to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class give, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that this object gives. Optional; those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Who may have a type's data. Optional; everybody.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Gives the data of a type to the handler, at once or later.
    ///
    /// - Returns: How far it is; nil where that isn't known.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Optional; those of its class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
    /// Optional; everybody.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
