import Foundation

/// How a photo is fetched to be edited.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may be fetched. Default: false.
    open var isNetworkAccessAllowed = false
    /// Hears how far it is fetched. Never called here.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}
