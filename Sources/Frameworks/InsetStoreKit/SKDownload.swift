import Foundation

/// What Apple keeps for a purchase, to be loaded; never comes here, and since iOS 16 nowhere.
open class SKDownload: NSObject, @unchecked Sendable {
    /// How far the product's content is.
    open var state: SKDownloadState { .waiting }
    /// The same under its name since iOS 12.
    open var downloadState: SKDownloadState { .waiting }
    /// A share of what is to load.
    open var progress: Float { 0 }
    /// In seconds; negative: not known.
    open var timeRemaining: TimeInterval { -1 }
    /// The product's content once it is loaded; nil.
    open var contentURL: URL? { nil }
    /// The product's name.
    open var contentIdentifier: String { "" }
    /// The content's version.
    open var contentVersion: String { "" }
    /// In bytes.
    open var expectedContentLength: Int64 { 0 }
    /// Why it failed; nil.
    open var error: (any Error)? { nil }
}
