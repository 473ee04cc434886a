import Foundation

/// One of the things that are dragged together.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Gives its data.
    public let itemProvider: NSItemProvider
    /// What the app knows it by; other apps don't get it. Nil by default.
    open var localObject: Any?
    /// Makes what is shown under the finger once the drag has begun. Nil by default: what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Of what gives its data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
