/// The variants of one image.
open class UIImageAsset: NSObject, @unchecked Sendable {}
