import Foundation

/// A picture, a sound or a film that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The app's name for it.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The uniform type of the file, by its extension: "png".
    public let type: String

    /// A file that is there.
    ///
    /// - Parameters:
    ///   - identifier: Empty gives one of its own.
    ///   - options: Which part is shown; not kept.
    /// - Throws: `CocoaError.fileReadNoSuchFile`.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = url.pathExtension
    }
}
