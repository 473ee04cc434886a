import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Texts, the plain one first.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }
    /// A plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// The text of UTF-8.
    ///
    /// - Throws: `CocoaError` for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return made
    }

    /// Gives UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("\(self)".utf8), nil)
        return nil
    }
}
