import Foundation

/// Stands for what a change will have made; its name is that of the photo or album.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
    private let identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// The name in the library.
    open override var localIdentifier: String { identifier }
}
