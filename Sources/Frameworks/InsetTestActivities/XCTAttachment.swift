import Foundation
import UIKit

/// Data, a text, a picture or a file that a test leaves behind.
open class XCTAttachment: NSObject {
    /// How long an attachment stays.
    public enum Lifetime: Int, Sendable {
        /// Until the test's end, if it passes; the default.
        case deleteOnSuccess = 1
        /// As long as the report.
        case keepAlways = 0
    }

    /// How good a picture is kept.
    public enum ImageQuality: Int, Sendable {
        case original = 0
        case medium = 1
        case low = 2
    }

    /// The type of the data, `public.png`.
    public let uniformTypeIdentifier: String
    /// A name for people; nil by default.
    open var name: String?
    /// More about it; empty by default.
    open var userInfo: [AnyHashable: Any]?
    /// How long it stays; until the end of a test that passes, by default.
    open var lifetime = Lifetime.deleteOnSuccess
    /// The bytes; nil of a file that isn't there.
    package let payload: Data?

    /// Data of any type.
    public init(
        uniformTypeIdentifier identifier: String?,
        name: String?,
        payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload
        self.userInfo = userInfo
    }

    /// Bytes.
    public convenience init(data: Data, uniformTypeIdentifier identifier: String = "public.data") {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: data)
    }

    /// A text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// A picture as PNG.
    @preconcurrency @MainActor
    public convenience init(image: UIImage, quality: ImageQuality = .original) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    /// A file as it is now.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String = "public.data") {
        let data = FileManager.default.contents(atPath: url.path)
        self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: data)
    }
}
