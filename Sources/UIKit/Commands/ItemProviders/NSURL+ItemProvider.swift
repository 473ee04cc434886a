import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    /// URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// A file's URL says so.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// The URL that the data spell.
    ///
    /// - Throws: `CocoaError` for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let made = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return made
    }

    /// Gives the URL's text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString ?? "").utf8), nil)
        return nil
    }
}
