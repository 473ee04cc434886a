import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// Colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// Colours.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// The colour of an archive.
    ///
    /// - Throws: `CocoaError` for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        guard let made = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return made
    }

    /// Gives an archive.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: false)
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
