import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Pictures.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "public.webp", "public.image"]
    }
    /// Pictures, the one without losses first.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// The picture of a file's data.
    ///
    /// - Throws: `CocoaError` for data that are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return made
    }

    /// Gives a file's data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
        return nil
    }
}
