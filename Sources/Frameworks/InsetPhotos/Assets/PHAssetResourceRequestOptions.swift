import Foundation

/// How a file is fetched.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is fetched, a share.
    open var progressHandler: ((Double) -> Void)?
}
