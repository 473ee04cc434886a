import Foundation

/// Makes itself of data that an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// An object of data.
    ///
    /// - Throws: Where the data aren't of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
