import Foundation

/// How a part is added.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The file's name.
    open var originalFilename: String?
    /// The type's name.
    open var uniformTypeIdentifier: String?
    /// Whether the file may be taken. Default: false.
    open var shouldMoveFile = false
}
